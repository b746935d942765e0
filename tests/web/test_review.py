"""The review of a finished game on the page: it grows, shows what decided the game, and opens the replay there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from .harness import Server, Watched, axe, until

RECORD = Path(__file__).parent.parent / "records" / "games" / "instant.jsonl"
IMPORT = """async (text) => (await (await fetch('/api/records', {
  method: 'POST', headers: {'content-type': 'application/jsonl'}, body: text})).json()).game"""
PARTS = ["curve", "moments", "players", "known", "journeys", "counters", "decisions", "notes"]


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
        page.click("#review")
        until(page, f"location.pathname === '/review/{game}'")
        until(page, "document.querySelector('#review-notes')", 150)
        parts = page.evaluate("[...document.querySelectorAll('.review-part h2')].map((h) => h.id)")
        assert parts == [f"review-{part}" for part in PARTS]
        assert page.title() == "Review · Elfenland"
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert axe(page) == []
        luck = page.locator("[aria-labelledby='review-lucks'] tbody th").all_inner_texts()
        assert luck == ["Deals", "Draws", "Round 1", "Round 2", "Round 3", "Round 4"]
        wide = "[...document.querySelectorAll('.by-seat')].some((t) => t.scrollWidth > t.parentElement.clientWidth)"
        assert not page.evaluate(wide), "two players fit on a phone"
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
    finally:
        server.kill()
