"""The review of a finished game on the page: it grows, shows what decided the game, and opens the replay there."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route

from .harness import Server, Watched, axe, until

RECORD = Path(__file__).parent.parent / "records" / "games" / "instant.jsonl"
IMPORT = """async (text) => (await (await fetch('/api/records', {
  method: 'POST', headers: {'content-type': 'application/jsonl'}, body: text})).json()).game"""
#: Has the page speak another language from the next load on.
SPEAK = """(language) => {
  const kept = JSON.parse(localStorage.getItem('elfenland.settings'));
  localStorage.setItem('elfenland.settings', JSON.stringify({ ...kept, language }));
}"""
PARTS = ["curve", "moments", "players", "known", "journeys", "counters", "decisions", "notes"]


def walk_along_the_curve(page: Page, game: str) -> None:
    """By arrow keys from moment to moment, each told with its chances; Enter opens the replay there."""
    curve = page.locator(".review-curve")
    moments = int(curve.get_attribute("aria-valuemax") or "")
    curve.focus()
    for key, now in (("Home", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", moments), ("ArrowLeft", moments - 1)):
        page.keyboard.press(key)
        until(page, f"document.querySelector('.review-curve').getAttribute('aria-valuenow') === '{now}'")
    words = curve.get_attribute("aria-valuetext") or ""
    assert re.fullmatch(rf"Round \d, moment {moments - 1} of {moments}: .+ \d+% and .+ \d+%", words), words
    assert page.locator(".review-at").inner_text() == words
    box = curve.bounding_box()
    assert box
    assert 0 <= box["x"] < box["x"] + box["width"] <= 360, "all of it is in sight on a phone"
    page.keyboard.press("Enter")
    until(page, f"location.pathname === '/r/{game}' && document.querySelector('#timeline')")
    page.go_back()
    until(page, "document.querySelector('#review-notes')")


def wait_for_a_review(page: Page, game: str) -> None:
    """While it is made, one reads how far it is and what was judged last."""
    path = f"/api/games/{game}/review"
    whole = page.evaluate("async (path) => (await fetch(path)).json()", path)
    judged = [{"seat": 1, "decision": whole["review"]["seats"][1]["decisions"][0]}]
    half = {**whole, "status": "running", "done": 3, "total": 12, "review": None, "decisions": judged, "curve": []}
    page.route(f"**{path}", lambda route: route.fulfill(json=half))
    page.reload()
    until(page, "/25%/.test(document.querySelector('.review-progress [role=status]')?.textContent)")
    assert "Judged last: round 1, Player 1: " in page.locator(".review-progress").inner_text()
    assert axe(page) == []
    page.unroute(f"**{path}")
    until(page, "document.querySelector('#review-notes') && !document.querySelector('.review-progress')")


def read_as_a_player(page: Page, game: str) -> None:
    """Whoever played it sees which seat was theirs, in words that fit a phone in the longest languages, too."""
    table = page.evaluate("async (path) => (await fetch(path)).json()", f"/api/games/{game}")
    page.route(f"**/api/games/{game}", lambda route: route.fulfill(json={**table, "my_seats": [1]}))
    for language, word in {"it": "tu", "ru": "вы", "en": "you"}.items():
        page.evaluate(SPEAK, language)
        page.reload()
        until(page, "document.querySelector('#review-notes')")
        marks = page.evaluate(
            "[...document.querySelectorAll('.review-legend .you, .by-seat .you')].map((one) => one.innerText)"
        )
        assert marks == [word] * 4, "in the legend and in three tables"
        wide = "[...document.querySelectorAll('.review-scroll')].map((part) => part.scrollWidth - part.clientWidth)"
        assert page.evaluate(wide) == [0] * 4, language
    page.unroute(f"**/api/games/{game}")


def test_a_finished_game_is_reviewed(
    open_page: Callable[..., Watched], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ELFENLAND_REVIEW_TIME", "0.5")
    server = Server(tmp_path / "games.sqlite").start()
    try:
        watched = open_page("/", server.address, viewport={"width": 360, "height": 740})
        page = watched.page
        game = page.evaluate(IMPORT, RECORD.read_text(encoding="utf-8"))
        page.goto(f"{server.address}/g/{game}")
        held: list[Route] = []
        page.route("**/api/games/*/review", lambda route: held.append(route))
        page.click("#review")
        until(page, f"location.pathname === '/review/{game}'")
        # Until there is something to show: where everybody's boot stands at the end, and the way to the replay.
        until(page, "document.querySelectorAll('.review-land image[href*=portrait]').length === 2")
        assert page.locator("#review-replay").inner_text() == "Watch the replay"
        assert axe(page) == []
        for route in held:
            route.continue_()
        page.unroute("**/api/games/*/review")
        until(page, "document.querySelector('#review-notes')", 400)
        parts = page.evaluate("[...document.querySelectorAll('.review-part h2')].map((h) => h.id)")
        assert parts == [f"review-{part}" for part in PARTS]
        assert page.title() == "Review · Elfenland"
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert axe(page) == []
        luck = page.locator("[aria-labelledby='review-lucks'] tbody th").all_inner_texts()
        assert luck == ["Deals", "Draws", "Round 1", "Round 2", "Round 3", "Round 4"]
        never = page.locator("[aria-labelledby='review-lucks'] tbody tr:last-child td").all_inner_texts()
        assert never == ["–", "–"], "the game ended in round 3"
        wide = "[...document.querySelectorAll('.by-seat')].some((t) => t.scrollWidth > t.parentElement.clientWidth)"
        assert not page.evaluate(wide), "two players fit on a phone"
        walk_along_the_curve(page, game)
        page.click("[aria-labelledby='review-journeys'] button >> nth=0")
        until(page, "document.querySelectorAll('.review-both svg').length === 2")
        page.click("#review-decisions ~ details summary >> nth=0")
        page.click("#review-decisions ~ details .review-go >> nth=3")
        until(page, f"location.pathname === '/r/{game}' && document.querySelector('#timeline')")
        until(page, "/new town/.test(document.querySelector('.replay .think-bar')?.textContent)")  # what-if
        moment, seat = page.evaluate("location.hash.slice(1).split(',')")
        assert page.locator("#timeline").input_value() == moment
        assert page.locator(".replay-seat select").input_value() == seat == "0"
        page.go_back()
        until(page, "document.querySelector('#review-notes')")  # stored, so it is there at once
        wait_for_a_review(page, game)
        read_as_a_player(page, game)
    finally:
        server.kill()
