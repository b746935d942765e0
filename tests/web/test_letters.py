"""The text face comes last, and what is on the screen never moves for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

from .harness import Server, Watched, new_page, until

Visit = Callable[..., tuple[Page, list[Route]]]
FILES = "**/alegreya-sans-*.woff2"
WORN = "getComputedStyle(document.body).fontFamily.startsWith('\"Alegreya Sans\"')"
HERE = """['400', '700'].every((weight) => document.fonts.check(`${weight} 1em "Alegreya Sans"`, 'aя'))"""
PLACES = """() => [...document.querySelectorAll('body *:not(svg *)')].map((part) => {
  const { x, y, width, height } = part.getBoundingClientRect();
  return `${part.tagName}.${part.className} ${[x, y, width, height].map(Math.round)}`;
})"""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """A browser in which whatever asks for the text face waits until it is let go."""
    opened: list[Watched] = []

    def first(path: str, screen: tuple[int, int] = (1440, 900), **options: Any) -> tuple[Page, list[Route]]:
        size = {"width": screen[0], "height": screen[1]}
        watched = new_page(chromium, server.address, viewport=size, **options)
        opened.append(watched)
        waiting: list[Route] = []
        watched.page.route(FILES, lambda route: waiting.append(route))
        watched.page.goto(server.address + path, wait_until="commit")  # a page that waits for letters is not yet loaded
        return watched.page, waiting

    yield first
    for watched in opened:
        watched.context.close()
        assert not watched.wrong


def let_go(page: Page, waiting: list[Route]) -> None:
    while len(waiting) < 4:  # both weights, both scripts
        page.wait_for_timeout(25)
    for route in waiting:
        route.continue_()
    page.unroute(FILES)
    until(page, f"{HERE} && localStorage.getItem('elfenland.letters')")
    page.evaluate(PAINTED)


@pytest.mark.parametrize("language", ["de", "ru"])
@pytest.mark.parametrize("screen", [(1440, 900), (360, 640)], ids=["desk", "phone"])
def test_late_letters_move_nothing_and_are_put_on_with_the_next_place(
    visit: Visit, language: str, screen: tuple[int, int]
) -> None:
    page, waiting = visit("/about", screen, settings={"language": language}, lettered=False)
    page.locator(".credits").first.wait_for()
    page.evaluate("() => Promise.all([400, 700].map(weight => document.fonts.load(`${weight} 1em Philosopher`, 'aя')))")
    page.evaluate(PAINTED)
    before = page.evaluate(PLACES)
    assert len(before) > 30
    let_go(page, waiting)
    assert not page.evaluate(f"() => {WORN}")
    assert page.evaluate(PLACES) == before
    page.locator(".brand").click()
    page.locator("#play-now").wait_for()
    assert page.evaluate(f"() => {WORN}")


def test_a_later_visit_has_them_from_the_start(visit: Visit) -> None:
    page, waiting = visit("/about", lettered=False)
    let_go(page, waiting)
    assert not page.evaluate(f"() => {WORN}")
    page.reload()
    page.locator(".credits").first.wait_for()
    assert page.evaluate(f"() => {WORN}")


def test_letters_that_are_lost_keep_nobody_waiting(visit: Visit) -> None:
    page, waiting = visit("/about", lettered=True)
    page.locator(".credits").first.wait_for()
    assert waiting
    assert not page.evaluate(f"() => {WORN}")
    let_go(page, waiting)
    assert not page.evaluate(f"() => {WORN}"), "late letters wait for the next place"
