"""First steps: a lesson with a wrong way, help and the next task, by mouse and keyboard, and where one was is kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .harness import Watched, axe, until
from .test_rounds import WATCH


def test_a_lesson_is_learned(open_page: Callable[..., Watched]) -> None:
    page = open_page("/", viewport={"width": 360, "height": 740}).page
    page.click("#learn")
    until(page, "document.querySelectorAll('.learn-list li').length === 6")
    assert axe(page) == []
    page.click("#learn-travel")
    until(page, "document.querySelector('.lesson-bar') && document.querySelector('#end-turn')")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert axe(page) == []
    page.click("#end-turn")
    until(page, "document.querySelector('#lesson-again.main')")  # a turn without a town has lost the task
    page.click("#lesson-again")
    until(page, "document.querySelector('#lesson-show')")
    page.evaluate("document.querySelector('[id=\"town:beata\"]').focus()")
    page.keyboard.press("Enter")  # shows the way
    page.keyboard.press("Enter")  # goes it
    until(page, "document.querySelector('#lesson-next')")
    page.click("#lesson-next")
    until(page, "document.querySelector('#lesson-show')")
    page.click("#lesson-show")
    until(page, "document.querySelector('#lesson-again')")
    page.click("#lesson-show")
    until(page, "document.querySelector('#lesson-next')")
    page.click("#lesson-all")
    until(page, "document.querySelector('.learn-list .learn-number')?.textContent === '✓'")
    page.reload()
    until(page, "document.querySelector('#learn-caravan.main')")
    page.click("#learn-game")
    until(page, "location.pathname.startsWith('/g/') && document.querySelector('#dock')")


def test_no_scroll_of_a_new_round_lies_behind_a_lost_lesson(open_page: Callable[..., Watched]) -> None:
    page = open_page("/learn/travel", settings={"speed": "normal"}).page
    page.locator("#end-turn").wait_for()
    page.evaluate(WATCH)
    page.click("#end-turn")
    until(page, "document.querySelector('#lesson-again.main')")
    until(page, "document.querySelector('.round-words').textContent === 'Round 2 of 4'")
    page.evaluate("new Promise((done) => requestIdleCallback(done))")
    page.locator("#lesson-again").focus()
    page.keyboard.press("Enter")
    until(page, "document.querySelector('#lesson-show')")
    assert page.evaluate("() => scrolls") == []


#: The parts that a step needs, where they are on the screen, and whether a finger at the town's name reaches the map.
NEEDED = """(town) => {
  const label = document.getElementById(`label:${town}`).getBoundingClientRect();
  const [x, y] = [label.x + label.width / 2, label.y + label.height / 2];
  const boxes = ['.lesson-bar strong', '#lesson-show', '#sentence', '#dock .fan-card'].map((which) => {
    const box = document.querySelector(which).getBoundingClientRect();
    return box.top >= 0 && box.bottom <= innerHeight;
  });
  return [...boxes, document.elementFromPoint(x, y)?.closest('.lesson-bar, .map-tools, .dock, .map')?.className];
}"""


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
def test_what_to_do_and_the_town_are_in_sight_together_on_a_phone(
    open_page: Callable[..., Watched], size: tuple[int, int]
) -> None:
    phone = {"width": size[0], "height": size[1]}
    page = open_page("/learn/travel", viewport=phone, has_touch=True, settings={"language": "ru"}).page
    for lesson, town in {"travel": "beata", "caravan": "ergeren", "water": "rivinia"}.items():
        page.goto(page.url.rpartition("/")[0] + f"/{lesson}")
        until(page, f"document.querySelector('.lesson-bar strong') && document.getElementById('label:{town}')")
        found = page.evaluate(NEEDED, town)
        assert found[:4] == [True] * 4, lesson
        assert "map" in found[4].split(), lesson


def test_those_who_know_the_game_go_to_what_differs(open_page: Callable[..., Watched]) -> None:
    page = open_page("/learn").page
    page.locator("#learn-editions").focus()
    page.keyboard.press("Enter")
    until(page, "location.pathname + location.hash === '/rules#editions'")
    seen = "Math.abs(document.querySelector('#editions')?.getBoundingClientRect().top ?? 1e6) < innerHeight"
    until(page, seen)


def test_a_lesson_by_keyboard_goes_on_where_one_was(open_page: Callable[..., Watched]) -> None:
    page = open_page("/learn/travel").page
    for name in ("show", "next"):
        page.locator(f"#lesson-{name}").wait_for()
        page.locator(f"#lesson-{name}").focus()
        page.keyboard.press("Enter")
    until(page, "/ 2 of/.test(document.querySelector('.lesson-bar [role=status] .lesson-where')?.textContent)")
    page.goto(page.url.replace("/learn/travel", "/learn"))
    page.locator("#learn-travel").focus()
    page.keyboard.press("Enter")
    until(page, "/ 2 of/.test(document.querySelector('.lesson-bar .lesson-where')?.textContent)")


#: How many cards the signs of the waterways ask for.
RAFTS = """Object.fromEntries([...document.querySelectorAll('[data-sign*="~"]')].map((sign) =>
  [sign.dataset.sign, sign.querySelectorAll('circle[r="2.9"]').length]))"""


def test_the_sign_of_a_raft_says_what_it_costs_from_here(open_page: Callable[..., Watched]) -> None:
    """Three rafts at Elvenhold: one is enough down to Rivinia, two are needed up to Beata and across the lake."""
    page = open_page("/learn/water").page
    for name in ("show", "next"):
        page.locator(f"#lesson-{name}").wait_for()
        page.click(f"#lesson-{name}")
    until(page, f"({RAFTS})['elvenhold~rivinia'] === 1")
    until(page, f"({RAFTS})['beata~elvenhold'] === 2")
    assert page.evaluate(f"() => ({RAFTS})['elvenhold~virst']") == 2
