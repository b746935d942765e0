"""First steps: a lesson with a wrong way, help and the next task, by mouse and keyboard, and where one was is kept."""

from __future__ import annotations

from collections.abc import Callable

from .harness import Watched, axe, until


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
