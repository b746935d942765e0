"""First steps: a lesson with a wrong way, help and the next task, by mouse and keyboard, and where one was is kept."""

from __future__ import annotations

from collections.abc import Callable

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
