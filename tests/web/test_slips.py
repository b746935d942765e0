"""What hurried or clumsy hands do: it never costs a move."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route

from .harness import Watched, until
from .player import NOWHERE, sit

Open = Callable[..., Watched]
PICK = "#counters button.pick:not(.dull)"
STEPS = "[...document.querySelectorAll('.log-line')].filter(l => l.textContent.includes('You travel')).length"
#: A road or river that can be taken without choosing cards for a caravan.
PLAIN = "[...document.querySelectorAll('.way.reachable')].find(w => !/caravan/i.test(w.getAttribute('aria-label')))"


def drag_to(page: Page, x: float, y: float) -> None:
    """A counter taken up and held over a place of the screen."""
    box = page.locator(PICK).first.bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(x, y, steps=6)


def over_a_ghost(page: Page) -> tuple[float, float]:
    """Choose the first counter, and tell where a road for it is; then let it go."""
    page.locator(PICK).first.click()
    box = page.locator("[data-ghost]").first.bounding_box()
    assert box
    page.keyboard.press("Escape")
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def laid(page: Page) -> int:
    return int(page.evaluate("() => document.querySelectorAll('[data-sign]').length"))


def test_a_counter_dropped_beside_the_map_can_be_chosen_by_the_next_click(open_page: Open) -> None:
    page = open_page(NOWHERE).page
    sit(page, "4")
    before = laid(page)
    drag_to(page, 1300, 880)
    assert page.locator(".dragged").count() == 1
    page.mouse.up()
    page.keyboard.press("Escape")
    page.locator(PICK).first.click()
    until(page, "document.querySelector('#counters [aria-pressed=true]')")
    assert laid(page) == before


def test_a_drag_marks_its_road_and_escape_ends_it(open_page: Open) -> None:
    page = open_page(NOWHERE).page
    sit(page, "4")
    before = laid(page)
    drag_to(page, *over_a_ghost(page))
    assert page.locator(".way.aimed").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".dragged, .way.aimed").count() == 0
    page.mouse.up()
    page.wait_for_timeout(200)
    assert laid(page) == before


def test_a_finger_beside_a_lit_road_lays_on_it(open_page: Open) -> None:
    page = open_page(NOWHERE, viewport={"width": 390, "height": 844}, has_touch=True).page
    sit(page, "4")
    page.locator(PICK).first.tap()
    spot = page.evaluate("""() => {
      const frame = document.getElementById('map').getBoundingClientRect();
      const roads = [...document.querySelectorAll('[data-ghost]')].map(g => g.getBoundingClientRect())
        .map(b => [b.x + b.width / 2, b.y + b.height / 2]);
      const far = (x, y) => roads.filter(([a, b]) => Math.hypot(a - x, b - y) < 60).length === 1;
      for (const [x, y] of roads) for (const [dx, dy] of [[14, 14], [-14, 14], [14, -14], [-14, -14]]) {
        const at = [x + dx, y + dy];
        if (at[0] < frame.left + 10 || at[0] > frame.right - 10 || at[1] < frame.top + 10) continue;
        if (at[1] > frame.bottom - 90 || !far(x, y)) continue;
        if (document.elementFromPoint(...at)?.closest('#map') && !document.elementFromPoint(...at)
          .closest("[id^='road:'], [id^='town:'], [id^='label:'], [data-ghost], [data-sign], button")) return at;
      }
      return null;
    }""")
    assert spot, "no road stands alone enough for this test"
    before = laid(page)
    page.touchscreen.tap(*spot)
    until(page, f"document.querySelectorAll('[data-sign]').length > {before}")


def test_a_double_click_goes_one_step(open_page: Open) -> None:
    page = open_page().page
    travel_at_last(page)
    road = page.evaluate(f"() => ({PLAIN}).id.slice(5)")
    spot = page.evaluate(
        """id => { const b = document.querySelector(`[data-sign="${id}"]`).getBoundingClientRect();
        return [b.x + b.width / 2, b.y + b.height / 2]; }""",
        road,
    )
    page.mouse.click(*spot)
    until(page, f"{STEPS} === window.stepsBefore + 1")
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.wait_for_timeout(500)
    assert page.evaluate(f"() => {STEPS} === window.stepsBefore + 1")


def travel_at_last(page: Page) -> None:
    """My turn to travel, with a road to take."""
    sit(page, "5")
    until(page, PLAIN)
    page.evaluate(f"() => {{ window.stepsBefore = {STEPS} }}")


def test_a_click_on_the_map_does_not_drop_the_cards_being_chosen(open_page: Open) -> None:
    page = open_page(NOWHERE).page
    sit(page, "5", edition="jesweb")
    page.locator("#end-turn").click()
    page.locator("#pay").wait_for()  # eight cards in the hand, so four must go
    page.locator(".fan-card").first.click()
    sentence = page.locator("#sentence").inner_text()
    for town in ("virst", "strykhaven", "rivinia", "beata"):
        page.locator(f'[id="label:{town}"]').click(force=True)
    page.wait_for_timeout(300)
    assert page.locator("#sentence").inner_text() == sentence


def test_a_neighbour_with_a_way_round_is_asked_about(open_page: Open) -> None:
    watched = open_page()
    page = watched.page

    def with_a_way_round(route: Route) -> None:
        answer = route.fetch()
        reach: dict[str, Any] = answer.json()
        for way in reach["towns"].values():
            way["steps"] = (way["steps"] * 2)[:2]
        route.fulfill(response=answer, body=json.dumps(reach))

    page.route("**/reach?*", with_a_way_round)
    travel_at_last(page)
    until(page, "document.querySelector('.town.reachable')")
    town = page.evaluate("""() => {
      const [way] = document.querySelectorAll('.way.reachable');
      const ends = way.id.slice(5).split(/[~:-]/).map(id => document.getElementById('town:' + id));
      return ends.find(t => t?.classList.contains('reachable'))?.id.slice(5) ?? null;
    }""")
    assert town
    label = page.locator(f'[id="label:{town}"]')
    label.hover(force=True)
    until(page, "document.querySelector('.way.selected')")  # the page knows the ways to the towns by now
    label.click(force=True)
    until(page, "document.querySelector('#go-all')")
    assert page.evaluate("() => document.querySelectorAll('.say .buttons button.main').length") >= 2


def test_plus_and_minus_zoom_from_everywhere(open_page: Open) -> None:
    page = open_page(NOWHERE).page
    sit(page, "3")
    scale = "Number(document.querySelector('.sheet').style.transform.match(/scale\\((.*)\\)/)[1])"
    before = page.evaluate(f"() => {scale}")
    page.locator(".log").focus()
    page.keyboard.press("+")
    until(page, f"{scale} > {before} * 1.3")
    page.keyboard.press("0")
    until(page, f"Math.abs({scale} - {before}) < .01")
