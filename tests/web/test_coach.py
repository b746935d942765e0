"""The coach and what-if on the page: three steps over the map, counters laid in thought, and the small first game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from .harness import Watched, axe, until
from .player import sit

Open = Callable[..., Watched]
RECORDS = Path(__file__).parent.parent / "records" / "games"
FREE = "!document.querySelector('#coach-next[aria-disabled=true]')"
SAID = "document.querySelector('.coach-said')?.textContent"


def lit(road: str) -> str:
    return f"document.querySelector('.way.selected[id$=\":{road}\"]')"


def table_of(page: Page) -> dict[str, object]:
    found: dict[str, object] = page.request.get(page.url.replace("/g/", "/api/games/")).json()
    return found


def lay_on_first(page: Page, n: int = 0) -> None:
    """Lay the chosen counter on one of the roads for it, by keyboard."""
    page.evaluate(
        """(n) => {
          const ways = [...document.querySelectorAll('.way.reachable')].filter((way) => !/~/.test(way.id));
          ways[n].focus();
        }""",
        n,
    )
    page.keyboard.press("Enter")


def test_three_steps_by_keyboard_and_the_table_shows_it(open_page: Open) -> None:
    page = open_page().page
    sit(page, "4", 2)
    before = table_of(page)
    page.locator("#coach").focus()
    page.keyboard.press("Enter")
    page.locator("#coach-next").focus()
    page.keyboard.press("Enter")
    until(page, f"/Look at/.test({SAID}) && {FREE}", 60)
    assert page.evaluate("() => document.activeElement.id") == "coach-next", "the next step is where the last one was"
    page.keyboard.press("Enter")
    until(page, f"/My advice: /.test({SAID}) && {FREE}", 60)
    hint = page.request.post(f"{page.url.replace('/g/', '/api/games/')}/hint", data={"step": 2}).json()["hint"]
    assert page.locator(".coach-said strong").inner_text().startswith("My advice: ")
    road = hint["choice"].split()[2] if hint["choice"].startswith("place") else None
    if road:
        until(page, lit(road))
    page.keyboard.press("Enter")
    until(page, "document.querySelectorAll('.coach-compared tr').length > 1", 60)
    assert "±" in page.locator(".coach-compared").inner_text()
    until(page, "/Coach 1/.test(document.querySelector('.player.me .coached').textContent)")
    assert axe(page) == []
    after = table_of(page)
    assert after["version"] == before["version"]
    assert sum(after["helped"]) == 1  # type: ignore[call-overload]
    page.locator("#coach-close").click()
    until(page, "!document.querySelector('.coach-bar') && document.querySelector('#coach')")


def test_on_a_phone_one_sees_who_was_helped_too(open_page: Open) -> None:
    page = open_page(viewport={"width": 360, "height": 640}).page
    sit(page, "4", 3)
    page.request.post(f"{page.url.replace('/g/', '/api/games/')}/hint", data={"step": 1}, timeout=90_000)
    seen = """(() => {
      const tag = document.querySelector('.player.me .coached'), chip = document.querySelector('.player.me');
      if (!tag || !tag.checkVisibility()) return false;
      const [a, b] = [tag.getBoundingClientRect(), chip.getBoundingClientRect()];
      return a.width > 8 && a.left >= b.left && a.right <= b.right + 0.5 && a.top >= b.top && a.bottom <= b.bottom;
    })()"""
    until(page, seen, 60)
    assert axe(page) == []


def test_the_end_says_who_was_helped(open_page: Open) -> None:
    page = open_page(viewport={"width": 360, "height": 640}).page
    origin = page.evaluate("() => location.origin")
    seats = [{"kind": "mine", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    wish = {"seats": seats, "start": True, "starting_player": 0}
    game = page.request.post(f"{origin}/api/games", data=wish).json()["game"]
    page.request.post(f"{origin}/api/games/{game}/hint", data={"step": 1}, timeout=90_000)
    page.request.post(f"{origin}/api/games/{game}/seats/0/bot", data={"bot": "random"})  # which ends it for her
    page.goto(f"{origin}/g/{game}")
    until(page, "document.querySelectorAll('.end-table .coached').length === 1", 120)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert axe(page) == []


def test_what_is_laid_in_thought_stays_in_thought(open_page: Open) -> None:
    page = open_page(viewport={"width": 1440, "height": 900}).page
    sit(page, "4", 2)
    before = table_of(page)
    page.get_by_role("button", name="Menu").first.click()
    page.locator("#menu-think").click()
    until(page, f"/you would reach/.test({SAID})")
    picks = page.locator("#counters button.pick:not(.dull)")
    for n in range(2):
        picks.first.click()
        until(page, "document.querySelector('.way.reachable')")
        lay_on_first(page, n)
        until(page, f"/In thought: /.test({SAID}) && /With this you would reach (no|\\d+) new/.test({SAID})")
    assert page.locator("[data-ghost]").count() >= 1, "what is laid in thought is a ghost"
    assert axe(page) == []
    page.locator("#think-back").click()
    after = table_of(page)
    assert (after["version"], after["rev"]) == (before["version"], before["rev"])
    assert after["view"]["counters"] == before["view"]["counters"]  # type: ignore[index]
    page.locator("#think-close").click()
    until(page, "!document.querySelector('.coach-bar') && !document.querySelector('[data-ghost]')")


def test_what_if_in_travelling_shows_the_best_journey(open_page: Open) -> None:
    page = open_page(viewport={"width": 360, "height": 640}).page
    sit(page, "5", 2)
    page.get_by_role("button", name="Menu").first.click()
    page.locator("#menu-think").click()
    until(page, f"/As things are, you would reach (no|\\d+) new/.test({SAID})")
    seat = table_of(page)["view"]["seat"]  # type: ignore[index]
    found = page.request.get(f"{page.url.replace('/g/', '/api/games/')}/journey?seat={seat}").json()
    for step in found["steps"]:
        until(page, lit(step["connection"]))
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert axe(page) == []


def test_what_if_in_a_replay_is_about_the_moment_and_the_seat_that_is_shown(open_page: Open) -> None:
    page = open_page().page
    origin = page.evaluate("() => location.origin")
    record = (RECORDS / "instant.jsonl").read_bytes()
    game = page.request.post(f"{origin}/api/records", data=record, headers={"content-type": "application/jsonl"}).json()
    page.goto(f"{origin}/r/{game['game']}#30")
    page.locator(".replay-seat select").wait_for()
    assert not page.locator("#think").count(), "without a seat there is no journey"
    page.locator(".replay-seat select").select_option("1")
    page.locator("#think").click()
    found = page.request.get(f"{origin}/api/games/{game['game']}/journey?seat=1&at=30").json()
    towns = found["collected"] or "no"
    until(page, f"/As things are, you would reach {towns} new/.test({SAID})")
    page.locator("#think").click()
    until(page, "!document.querySelector('.coach-bar')")


@pytest.mark.parametrize("size", [(1440, 900), (360, 640)])
def test_counters_are_laid_in_thought_in_a_replay(open_page: Open, size: tuple[int, int]) -> None:
    page = open_page(viewport={"width": size[0], "height": size[1]}).page
    origin = page.evaluate("() => location.origin")
    record = (RECORDS / "instant.jsonl").read_bytes()
    game = page.request.post(f"{origin}/api/records", data=record, headers={"content-type": "application/jsonl"}).json()
    path = f"{origin}/api/games/{game['game']}"
    log = page.request.get(f"{path}/log").json()["entries"]
    laid = next(entry for entry in log if entry["events"][0]["event"] == "place")
    page.goto(f"{origin}/r/{game['game']}#{laid['version'] - 1},{laid['seat']},what-if")
    page.locator("#counters button.pick:not(.dull)").first.click()
    until(page, "document.querySelector('.way.reachable')")
    lay_on_first(page)
    until(page, f"document.querySelectorAll('[data-ghost]').length === 1 && /In thought: /.test({SAID})")
    box = page.locator("[data-ghost]").bounding_box()
    bar = page.locator(".think-bar").bounding_box()
    assert box is not None
    assert bar is not None
    assert box["y"] + box["height"] < bar["y"], "the map stays in sight"
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert axe(page) == []
    assert page.request.get(f"{path}/record").body().splitlines()[1:] == record.splitlines()[1:]
    page.locator("#step").click()
    until(page, "!document.querySelector('[data-ghost]')")


def test_what_if_holds_in_the_text_view_too(open_page: Open) -> None:
    page = open_page(settings={"textView": True}).page
    sit(page, "4", 2)
    before = table_of(page)
    page.get_by_role("button", name="Menu").first.click()
    page.locator("#menu-think").click()
    page.locator(".think-bar").wait_for()
    page.locator("details:has(.text-choices) summary").first.click()
    page.locator("details[open] .text-choices button").first.click()
    until(page, f"/In thought: /.test({SAID})")
    assert table_of(page)["version"] == before["version"]


def test_the_first_game_has_the_coach_at_ones_side(open_page: Open) -> None:
    page = open_page("/learn", viewport={"width": 360, "height": 740}).page
    page.locator("#learn-game").click()
    until(page, "document.querySelector('.coach-bar #coach-next')")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_friends_choose_whether_there_is_a_coach(open_page: Open) -> None:
    host, guest = open_page().page, open_page().page
    for coach in (True, False):
        seats = [{"kind": "mine", "name": "Ann"}, {"kind": "open"}]
        origin = host.evaluate("() => location.origin")
        wish = {"seats": seats, "coach": coach, "starting_player": 0}
        game = host.request.post(f"{origin}/api/games", data=wish).json()["game"]
        guest.goto(f"{origin}/g/{game}")
        until(
            guest,
            f"document.querySelector('#sit') && !!document.querySelector('#lobby-coach') === {str(coach).lower()}",
        )
        guest.locator("#my-name").fill("Bo")
        guest.locator("#sit").click()
        until(guest, "document.querySelector('.lobby-seats') && !document.querySelector('#sit')")
        host.request.post(f"{origin}/api/games/{game}/start", data={})
        host.goto(f"{origin}/g/{game}")
        until(
            host, f"document.querySelector('.dock.mine') && !!document.querySelector('#coach') === {str(coach).lower()}"
        )
