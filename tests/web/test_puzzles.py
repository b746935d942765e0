"""Puzzles on the page: solved on the map by mouse, finger, keys and the list of steps; no request for a step."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page

from elfenland.coach import puzzles
from elfenland.coach.puzzles import Puzzle
from elfenland.coach.puzzles_page import shown_solution
from elfenland.game import events as e

from .harness import Watched, axe, until

Open = Callable[..., Watched]


def with_caravan(puzzle: Puzzle) -> bool:
    return any(isinstance(event, e.Moved) and event.caravan for event in shown_solution(puzzle))


JOURNEY = next(p for p in puzzles.shipped() if p.kind == "journey" and with_caravan(p))
PLAIN = next(p for p in puzzles.shipped() if p.kind == "journey" and not with_caravan(p))
PLACE = next(puzzle for puzzle in puzzles.shipped() if puzzle.kind == "place")


def go(page: Page, event: e.Event, by: str) -> None:
    """Make one step of a journey, as a mouse, a finger or the keyboard does."""
    assert isinstance(event, e.Moved)
    town = page.locator(f"[id='town:{event.to}']")
    if by == "key":
        town.focus()
        page.keyboard.press("Enter")
    else:
        town.dispatch_event("click")
    until(
        page, f"document.querySelector('#pay') || document.querySelector('.say .main:not(#check)') || {arrived(event)}"
    )
    if page.locator("#pay").count() == 0 and page.locator(".say .main:not(#check)").count():
        page.locator(".say .main:not(#check)").nth(0).click()  # several ways lead there
    if event.caravan:
        page.locator("#pay").wait_for()
        for card in event.cards:
            page.locator(f".fan-card[aria-pressed=false]:has(.kind-{card})").first.click()
        page.locator("#pay").click()
    until(page, arrived(event))


def arrived(event: e.Moved) -> str:
    name = f"document.querySelector('[id=\"town:{event.to}\"]').getAttribute('aria-label').split(',')[0]"
    return f"document.getElementById('sentence').textContent.includes({name})"


def test_a_puzzle_from_the_shelf_to_the_next(open_page: Open) -> None:
    watched = open_page("/puzzles")
    page = watched.page
    page.locator("#today").wait_for()
    assert re.fullmatch(r"[A-Z][a-z]+ \d{1,2}, \d{4}", page.locator(".puzzles-day time").inner_text())
    assert axe(page) == []
    date = page.locator(".puzzles-day time").inner_text()
    page.locator("#today").click()
    page.locator("#check").wait_for()
    assert page.locator(".puzzle-about time").inner_text() == date
    page.go_back()
    page.locator("#train").click()
    page.locator("#check").wait_for()
    assert "/puzzle/" in page.url
    page.goto(f"{watched.address}/puzzle/{JOURNEY.id}")
    page.locator("#check").wait_for()
    until(page, "!!document.querySelector('#map .reachable')")
    assert axe(page) == []
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    events = shown_solution(JOURNEY)
    for event in events:
        go(page, event, "mouse")
    page.locator("#undo").click()
    go(page, events[-1], "key")
    assert [url for url in asked if "/api/" in url] == []
    page.locator("#check").click()
    page.locator("#next").wait_for()
    assert page.locator(".puzzle-change").is_visible()
    assert f"/puzzle/{JOURNEY.id}" in page.locator("#link").input_value()
    page.locator("#next").click()
    until(page, f"!location.pathname.endsWith({JOURNEY.id!r}) && !!document.querySelector('#check')")


def test_a_wrong_answer_hints_and_the_solution_by_finger(open_page: Open) -> None:
    small = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
    watched = open_page(f"/puzzle/{PLAIN.id}", **small)
    page = watched.page
    page.locator("#check").wait_for()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(".puzzle-chart tbody tr").count() == 7  # what everything costs, before the list of steps
    chart, steps = (page.locator(f".puzzle-{part}").bounding_box() for part in ("chart", "steps"))
    assert chart
    assert steps
    assert chart["width"] <= 360
    assert chart["y"] + chart["height"] <= steps["y"]
    page.locator(".puzzle-steps button").first.click()  # in words, for whoever cannot see the map
    page.locator("#undo").wait_for()
    page.locator("#check").click()
    page.locator("#solution").wait_for()
    assert "more" in page.locator("#sentence").inner_text()
    page.locator("#hint").click()
    page.locator("#undo").click()
    until(page, f"document.getElementById('sentence').textContent.startsWith('{PLAIN.score} ')")
    page.locator("#hint").click()
    until(page, "document.getElementById('sentence').textContent.includes('begins')")
    page.locator("#solution").click()
    page.locator("#next").wait_for()
    page.locator("#again").click()
    page.locator("#check").wait_for()


def test_a_counter_is_placed_and_its_journey_is_shown(open_page: Open) -> None:
    watched = open_page(f"/puzzle/{PLACE.id}")
    page = watched.page
    page.locator("#check").wait_for()
    first = shown_solution(PLACE)[0]
    assert isinstance(first, e.Placed)
    page.locator(f"#counters button:has(.kind-{first.counter})").first.click()
    road = page.locator(f"[id='road:{first.connection}']")
    until(page, f"document.getElementById('road:{first.connection}').classList.contains('reachable')")
    road.focus()
    page.keyboard.press("Enter")
    until(page, f"!!document.querySelector('[data-sign=\"{first.connection}\"]')")
    page.locator("#check").click()
    page.locator("#next").wait_for()
    until(page, "document.querySelectorAll('#trails use').length > 0")


def test_the_deal_of_the_day_is_played_once(open_page: Open) -> None:
    watched = open_page("/puzzles")
    page = watched.page
    page.locator("#deal").click()
    page.locator("#play").wait_for()
    assert page.url.endswith("/c/today")
    assert axe(page) == []
    assert "/c/day-" in page.locator("#link").input_value()
    page.locator("#play").click()
    page.locator(".dock").wait_for()
    game = page.url
    page.goto(f"{watched.address}/c/today")
    page.locator("#play").click()
    page.locator(".dock").wait_for()
    assert page.url == game
