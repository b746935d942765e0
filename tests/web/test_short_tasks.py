"""What keeps the page's tasks short, as far as it can be told without a clock; `bench/page.py` has the figures."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page

from .harness import Watched, until
from .player import begin

Open = Callable[..., Watched]
CATEGORIES = ["devtools.timeline", "__metadata"]


def watch_bots(page: Page) -> None:
    """Hand my seat to a bot, so that the game goes on by itself."""
    game = page.url.rsplit("/", 1)[1]
    status = page.evaluate(
        """async (game) => (await fetch(`/api/games/${game}/seats/0/bot`, { method: 'POST',
          headers: { 'content-type': 'application/json' }, body: '{"bot": "wanderer"}' })).status""",
        game,
    )
    assert status == 200


def layouts_in_scripts(trace: bytes) -> list[dict[str, Any]]:
    """Layouts that a function of the page forced, instead of leaving them to the browser."""
    events = json.loads(trace)["traceEvents"]
    whole = [event for event in events if event.get("ph") == "X"]
    calls = [
        (event["tid"], event["ts"], event["ts"] + event["dur"])
        for event in whole
        if event["name"] == "FunctionCall" and "/static/" in event["args"].get("data", {}).get("url", "")
    ]
    return [
        event
        for event in whole
        if event["name"] == "Layout"
        and any(tid == event["tid"] and start <= event["ts"] < end for tid, start, end in calls)
    ]


def test_nothing_is_measured_while_bots_play(open_page: Open, chromium: Browser) -> None:
    page = open_page(settings={"speed": "fast"}).page
    begin(page, 4, "wanderer")
    page.locator(".side").wait_for()
    lines = page.locator(".log-line").count()
    chromium.start_tracing(page=page, categories=CATEGORIES)
    watch_bots(page)
    until(page, f"document.querySelectorAll('.log-line').length > {lines + 30}")
    trace = chromium.stop_tracing()
    assert b"/static/" in trace
    assert b'"Layout"' in trace
    assert not layouts_in_scripts(trace)


def test_the_log_ends_in_sight(open_page: Open) -> None:
    page = open_page().page
    begin(page, 4, "wanderer")
    page.locator(".side").wait_for()
    watch_bots(page)
    until(page, "document.querySelectorAll('.log-line').length > 40")
    until(page, "document.querySelector('.log').scrollHeight > document.querySelector('.log').clientHeight + 100")
    in_sight = """(() => {
      const box = document.querySelector('.log').getBoundingClientRect();
      const last = [...document.querySelectorAll('.log-line')].at(-1).getBoundingClientRect();
      return last.bottom <= box.bottom + 1 && last.top >= box.top;
    })()"""
    assert page.evaluate(f"() => {in_sight}")
