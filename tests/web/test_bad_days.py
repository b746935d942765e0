"""Trouble at the table: a lost connection, a paused game, a friend whom a bot replaces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from .harness import Watched, until
from .player import NOWHERE, sit, sit_together

Open = Callable[..., Watched]


def ask(page: Page, what: str, **body: Any) -> Any:
    """Something of the table's own, through the API."""
    game = page.url.rsplit("/", 1)[-1]
    origin = page.evaluate("() => location.origin")
    return page.request.post(f"{origin}/api/games/{game}/{what}", data=body).json()


def test_a_line_that_is_cut_is_told_at_once(open_page: Open) -> None:
    watched = open_page(NOWHERE)
    sit(watched.page, "3")
    watched.context.set_offline(True)
    watched.page.locator(".notice.offline").wait_for()
    watched.context.set_offline(False)
    until(watched.page, "!document.querySelector('.notice.offline')")
    watched.page.locator(".market button.take").first.click()
    until(watched.page, "document.querySelectorAll('#counters .counter').length > 1")
    watched.forgive("ERR_INTERNET_DISCONNECTED")


def test_a_paused_game_invites_nobody_to_move(open_page: Open) -> None:
    page = open_page(NOWHERE).page
    sit(page, "3")
    assert page.title().startswith("Your turn")
    assert ask(page, "pause", agree=True)["status"] == "paused"
    until(
        page, "!document.querySelector('.dock.mine') && !document.querySelector('.market button.take:not(:disabled)')"
    )
    assert not page.title().startswith("Your turn")
    assert ask(page, "resume")["status"] == "running"
    until(page, "document.querySelector('.dock.mine') && document.querySelector('.market button.take')")
    assert page.title().startswith("Your turn")


def test_who_plays_on_with_a_bot_is_told(open_page: Open) -> None:
    host, guest, _ = sit_together(open_page)
    until(host, "document.querySelectorAll('.player').length === 2")
    ask(guest, "seats/1/bot", bot="random")
    until(
        host,
        "[...document.querySelectorAll('.notice')].some((one) => one.textContent.includes('A bot now plays for Bo'))",
    )
    until(host, "document.querySelectorAll('.tag.robot').length === 1")
    # A question about a pause waits for nobody who plays by a bot.
    ask(host, "pause", agree=True)
    until(host, "document.querySelector('.table')")
    assert "Waiting for 0" not in host.locator(".notices").inner_text()
