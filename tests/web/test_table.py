"""At the table: what is pointed at, chosen and said, and the people around it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from elfenland.board import BOARD

from .harness import Watched, axe, until
from .player import NOWHERE, Mouse, begin, play_until, sit

Open = Callable[..., Watched]
#: Shows the page another view of its own table, to see what it makes of one that chance seldom deals.
SHOW = """async (change) => {
  const all = await import(document.querySelector('script[type=module]').src);
  const store = Object.values(all).find((module) => module.send && module.model);
  const now = store.model.value;
  store.model.value = { ...now, view: { ...now.view, ...change.view }, reach: change.reach ?? now.reach, notice: null };
  return store.model.value.view;
}"""


def show(page: Page, view: dict[str, Any], reach: dict[str, Any] | None = None) -> Any:
    return page.evaluate(SHOW, {"view": view, "reach": reach})


def test_a_line_of_the_log_shows_its_place_on_the_map(open_page: Open) -> None:
    page = open_page(NOWHERE).page
    sit(page, "4")
    Mouse(page).step()
    until(page, "document.querySelector('[data-sign]')")
    line = page.locator("button.log-words", has_text=" places ").last
    line.hover()
    until(page, "document.querySelectorAll('.way.selected').length === 1")
    page.mouse.move(5, 5)
    until(page, "!document.querySelector('.way.selected')")
    line.focus()
    until(page, "document.querySelectorAll('.way.selected').length === 1")


def test_a_table_for_friends_bots_and_spectators(open_page: Open) -> None:
    host = open_page().page
    host.locator("#mode-friends").click()
    host.locator("#my-name").fill("Ada")
    host.locator("input[name=friends][value='3']").click(force=True)
    host.locator("input[name=watch][value='everyone']").click(force=True)
    host.locator("#create").click()
    assert host.locator("#start").is_disabled()
    for _ in range(2):
        host.get_by_role("button", name="Add a bot").first.click()
        host.wait_for_timeout(100)
    until(host, "!document.querySelector('#start').disabled")
    host.locator("#start").click()
    host.locator(".dock").wait_for()
    watcher = open_page().page
    watcher.get_by_role("button", name="Watch").first.click()
    until(watcher, "document.querySelector('#sentence')?.textContent.includes('You are watching this game')")
    assert watcher.locator(".dock .buttons button").count() == 0
    assert watcher.locator(".fan-card").count() == 0
    until(watcher, "document.querySelector('.way[aria-label]')")  # words come after the picture
    assert not axe(watcher)
    before = watcher.locator(".log-line").count()
    until(watcher, f"document.querySelectorAll('.log-line').length > {before}", each=Mouse(host).step)


def test_light_and_dark_at_once(open_page: Open) -> None:
    page = open_page(color_scheme="light").page
    page.locator("#theme").click()
    until(page, "document.documentElement.classList.contains('night')")
    until(page, "document.querySelector('.still-map img').src.includes('ground-night')")
    page.reload()
    until(page, "document.documentElement.classList.contains('night')")


def test_the_obstacle_is_laid_by_clicks(open_page: Open) -> None:
    page = open_page(NOWHERE).page
    sit(page, "4")
    player = Mouse(page)
    play_until(
        player,
        lambda now: bool(now["mine"]) and page.locator("#counters [data-explain=obstacle]:not(.dull)").count() > 0,
    )
    page.locator("#counters [data-explain=obstacle]").click()
    player.show_all()
    player.click_sign("[data-sign]")
    until(page, "[...document.querySelectorAll('.log-line')].some(l => l.textContent.includes('obstacle'))")


def test_the_last_counters_are_ringed(open_page: Open) -> None:
    page = open_page(NOWHERE).page
    sit(page, "4")
    play_until(Mouse(page), lambda now: bool(now["mine"]) and page.locator("[data-sign]").count() > 1)
    ringed = "[...document.querySelectorAll('[data-sign]')].filter(s => s.querySelector('circle[stroke=\"#8a2f1c\"]'))"
    until(page, f"{ringed}.length >= 1 && {ringed}.length <= 2")
    way = page.evaluate(f"() => {ringed}[0].dataset.sign")
    assert "placed last" in str(page.locator(f'[id="road:{way}"]').get_attribute("aria-label")).lower()


TO_BEATA = {"to": "beata", "action": "move"}
ROAD = {
    "text": "move elvenhold-beata",
    "connection": "elvenhold-beata",
    "kind": "dragon",
    "cards": ["dragon"],
    **TO_BEATA,
}
RIVER = {
    "text": "move beata~elvenhold",
    "connection": "beata~elvenhold",
    "kind": "raft",
    "cards": ["raft", "raft"],
    **TO_BEATA,
}


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_road_or_river(open_page: Open, by: str) -> None:
    """Where both lead to a town, one chooses; each shows what it takes."""
    page = open_page(NOWHERE).page
    sit(page, "4")
    steps = [{"action": ROAD["text"], "connection": ROAD["connection"], "to": "beata", "cards": ["dragon"]}]
    way = {"steps": steps, "cards": ["dragon"], "town": "beata", "collected": 1}
    legal = [ROAD, RIVER, {"text": "end", "action": "end", "choose": 0}]
    players = [{**player, "boot": "elvenhold"} for player in show(page, {})["players"]]
    show(page, {"phase": "travel", "legal": legal, "players": players}, {"towns": {"beata": way}})
    page.wait_for_timeout(500)
    show(page, {"phase": "travel", "legal": legal, "players": players}, {"towns": {"beata": way}})
    if by == "mouse":
        label = page.locator('[id="label:beata"]')
        label.hover(force=True)
        label.click(force=True)
    else:
        page.locator('[id="town:beata"]').focus()
        page.keyboard.press("Enter")
    until(page, "document.querySelector('#sentence').textContent === 'There are several ways to Beata: choose one.'")
    texts = page.locator(".say .buttons button.main").all_inner_texts()
    assert any("dragon" in text for text in texts), texts
    assert any("2 rafts" in text for text in texts), texts


def test_pointing_at_a_town_shows_the_way_and_what_it_takes(open_page: Open) -> None:
    page = open_page(NOWHERE).page
    sit(page, "5")
    town = until(page, "document.querySelector('.town.reachable')?.id.slice(5)")
    until(page, "/From \\w+.* you can reach .+\\./.test(document.querySelector('#announcer').textContent)")
    page.locator(f'[id="label:{town}"]').hover(force=True)
    until(page, "/^[^:]+: \\d cards? → .+/.test(document.querySelector('#sentence').textContent)")
    assert page.locator(".way.selected").count() >= 1
    assert page.locator(".fan-card.up").count() >= 1


def test_the_counter_to_keep_is_seen_heard_and_kept_by_keys(open_page: Open) -> None:
    page = open_page(NOWHERE, settings={"hints": True}).page
    sit(page, "6", 3)
    page.get_by_text("you keep one counter for the next round").wait_for()
    sentence = "document.querySelector('#sentence').textContent"
    assert page.evaluate(f"() => {sentence}").startswith("Choose the one counter to keep")
    assert page.locator("#keep[aria-disabled=true]").count() == 1
    assert page.locator("#counters .pick:not(button)").count() == 0  # nothing that cannot be kept
    page.keyboard.press("e")  # nothing is chosen yet
    for key in ("c", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    words = until(page, f"{sentence}.startsWith('You keep ') && {sentence}")
    until(page, f"document.querySelector('#announcer p:last-child').textContent === '{words}'")
    pale = "[...document.querySelectorAll('#counters .counter')].map((one) => getComputedStyle(one).opacity)"
    assert page.evaluate(f"() => {pale}") == ["0.6", "1", "0.6", "0.6"]
    page.keyboard.press("e")
    until(page, f"[...document.querySelectorAll('.log-words')].some((one) => one.textContent.startsWith('{words}'))")


def test_a_table_on_a_very_large_screen(open_page: Open) -> None:
    page = open_page(viewport={"width": 3840, "height": 2160}).page
    begin(page, 5)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    box = page.locator("#map").bounding_box()
    sheet = page.locator(".sheet").bounding_box()
    assert box
    assert sheet
    assert sheet["width"] > box["width"] * 0.97 or sheet["height"] > box["height"] * 0.97
    assert float(page.evaluate("() => parseFloat(getComputedStyle(document.body).fontSize)")) >= 16


ALONG = """async () => {
  const { pointAlong } = await import('/static/js/map/courses.js');
  let worst = 0;
  for (const course of document.querySelectorAll('[id^="course:"]')) {
    const length = course.getTotalLength();
    for (let step = 0; step <= 32; step++) {
      const { x, y } = course.getPointAtLength(length * step / 32);
      const [a, b] = pointAlong(course.id.slice(7), step / 32);
      worst = Math.max(worst, Math.hypot(a - x, b - y));
    }
  }
  return [document.querySelectorAll('[id^="course:"]').length, worst];
}"""


def test_places_along_a_course_are_where_the_browser_finds_them(open_page: Open) -> None:
    page = open_page(NOWHERE).page
    sit(page, "3")
    courses, worst = page.evaluate(ALONG)
    assert courses == len(BOARD.connections)
    assert worst < 0.5  # of a map that is 1140 wide


LATE = """async (table) => {
  const { EMPTY, update } = await import('/static/js/update.js');
  const seats = (n) => table.seats.map((seat) => ({ ...seat, name: `${n}` }));
  const sent = (model, type, rev, version, more = {}) =>
    update(model, { type, table: { ...table, rev, version, seats: seats(rev), ...more }, ...more });
  const told = (model) => [model.version, model.table.version, model.table.rev, model.table.seats[0].name];
  const now = sent(EMPTY, 'sync', 5, 20);
  return Object.fromEntries(Object.entries({
    now,
    late_game: sent(now, 'sync', 6, 19),
    late_seats: sent(now, 'sync', 4, 21),
    late_table: sent(now, 'table', 4, 20),
    late_both: sent(now, 'table', 6, 19),
    new_seats: sent(now, 'table', 6, 20),
    new_game: sent(now, 'sync', 5, 21),
    restored: sent(now, 'sync', 3, 10, { anew: true }),
  }).map(([name, model]) => [name, told(model)]));
}"""


def test_an_older_answer_that_comes_last_turns_nothing_back(open_page: Open) -> None:
    """Answers and the stream come on two ways; what a stream says when it begins counts whatever it is."""
    page = open_page(NOWHERE).page
    sit(page, "4")
    table = page.request.get(page.url.replace("/g/", "/api/games/")).json()
    now = [20, 20, 5, "5"]
    assert page.evaluate(LATE, table) == {
        "now": now,
        "late_game": [20, 20, 6, "6"],
        "late_seats": now,
        "late_table": now,
        "late_both": [20, 20, 6, "6"],
        "new_seats": [20, 20, 6, "6"],
        "new_game": [21, 21, 5, "5"],
        "restored": [10, 10, 3, "3"],
    }
