"""Challenges and fair luck on the page: from a game to others' games of its deal, from a commitment to its proof."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from elfenland.game import record, verify

from .harness import Pictures, Server, Watched, axe, until
from .test_people import open_table, post, sit

Open = Callable[..., Watched]
PHONE = {"width": 360, "height": 640}
#: Plays a game of one's own to its end: passes and ends turns where that is allowed.
PLAY_OUT = """async (id) => {
  for (;;) {
    const table = await (await fetch(`/api/games/${id}`)).json();
    if (table.status === 'finished') return;
    const { view, version } = table;
    if (!view.legal.length) { await new Promise((then) => setTimeout(then, 20)); continue; }
    const choice = view.legal.find(({ text }) => text === 'pass' || text.startsWith('end')) ?? view.legal[0];
    const cards = view.players[view.seat].hand.slice(0, choice.choose ?? 0);
    const body = { id: `${version}`, version, action: [choice.text, ...cards].join(' ') };
    const headers = { 'content-type': 'application/json' };
    await fetch(`/api/games/${id}/actions`, { method: 'POST', headers, body: JSON.stringify(body) });
  }
}"""
POST = """async (path, body) => (await fetch(path, { method: 'POST', headers: {'content-type': 'application/json'},
    body: JSON.stringify(body) })).json()"""
NAME = f"(name) => ({POST})('/api/me', {{ name }})"
NEW = f"""async (name) => {{
  const seats = [{{ kind: 'mine', name }}, {{ kind: 'bot', bot: 'random' }}];
  return (await ({POST})('/api/games', {{ seats, start: true, starting_player: 0 }})).game;
}}"""


def play_out(watched: Watched, game: str) -> None:
    watched.page.evaluate(PLAY_OUT, game)
    watched.forgive("409")  # the server may have made an only choice first (R3.5, R5.2)


def wide(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth"))


def test_a_game_becomes_a_challenge_and_both_games_are_watched_side_by_side(
    open_page: Open, pictures: Pictures
) -> None:
    watched = open_page()
    ann = watched.page
    game = ann.evaluate(NEW, "Ann")
    play_out(watched, game)
    ann.goto(ann.url + f"g/{game}")
    ann.click("#challenge")
    ann.wait_for_selector(".challenge-table tbody tr.mine")
    link = ann.url
    assert "/c/" in link
    assert ann.locator(".challenge-table tbody tr").count() == 1
    # Bo opens the link, sees the result and not the game, and plays.
    watched = open_page(link[link.index("/c/") :], viewport=PHONE)
    bo = watched.page
    bo.evaluate(
        "fetch('/api/me', {method: 'POST', headers: {'content-type': 'application/json'}, body: '{\"name\": \"Bo\"}'})"
    )
    bo.wait_for_selector(".challenge-table tbody tr")
    assert bo.locator(".challenge-table a").count() == 0
    assert not axe(bo)
    pictures(bo, "challenge-new-phone.png")
    bo.click("#play")
    until(bo, "location.pathname.startsWith('/g/')")
    theirs = bo.url.rpartition("/")[2]
    play_out(watched, theirs)
    bo.click("#challenge")
    until(bo, "document.querySelectorAll('.challenge-table tbody tr').length === 2")
    assert bo.locator(".challenge-table a[href^='/review/']").count() == 2
    assert sorted(bo.locator(".challenge-table tbody th").all_inner_texts()) == ["Ann", "Bo"]
    assert wide(bo) <= 360
    assert not axe(bo)
    pictures(bo, "challenge-results-phone.png")
    watch_both(bo, theirs, game, pictures)
    bo.go_back()
    bo.go_back()
    bo.wait_for_selector(".challenge-table a")
    bo.click(f".challenge-table a[href='/review/{game}']")
    until(bo, f"location.pathname === '/review/{game}'")


def watch_both(page: Page, mine: str, theirs: str, pictures: Pictures) -> None:
    """From a moment of the own game to the same moment of the other's."""
    page.click(f".challenge-table a[href='/r/{mine}']")
    page.wait_for_selector(".same-deal button:text-is('Ann')")
    for _ in range(6):
        page.click("#step")
    until(page, "document.querySelector('#timeline').value === '7'")
    assert not axe(page)
    pictures(page, "challenge-replay-phone.png")
    page.click(".same-deal button")
    until(page, f"location.pathname === '/r/{theirs}' && document.querySelector('#timeline')?.value === '7'")
    page.wait_for_selector(".same-deal button:text-is('Bo')")


def test_fair_luck_is_committed_in_the_lobby_and_proved_at_the_end(
    open_page: Open, tmp_path: Path, pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ELFENLAND_LUCK", "own")
    server = Server(tmp_path / "games.sqlite").start()
    try:
        prove(open_page, server, pictures)
    finally:
        server.kill()


def prove(open_page: Open, server: Server, pictures: Pictures) -> None:
    watched = [open_page("/", server.address)]
    ann = watched[0].page
    path = open_table(ann, "Ann")
    table = f"/api{path.replace('/g/', '/games/')}"
    commitment = ann.evaluate(f"fetch('{table}').then((answer) => answer.json()).then(({{fair}}) => fair.commitment)")
    watched.append(open_page(path, server.address, viewport=PHONE))
    bo = watched[1].page
    sit(bo, "Bo")
    given = f"fetch('{table}').then((answer) => answer.json()).then(({{fair}}) => fair.numbers.every(Boolean))"
    until(bo, given)
    for page in (ann, bo):
        page.click(".fair summary")
        assert commitment in page.inner_text(".fair")
        assert not axe(page)
    assert wide(bo) <= 360
    pictures(bo, "fair-lobby-phone.png")
    ann.click("#start:enabled")
    for page in (ann, bo):
        page.wait_for_selector(".table")
    for seat, page in enumerate((ann, bo)):
        post(page, f"seats/{seat}/bot", '{"bot": "random"}')
    receipts = []
    for page in (ann, bo):
        page.wait_for_selector("#rematch", timeout=60_000)
        page.click(".fair summary")
        receipts.append(page.inner_text("#receipt"))
    pictures(ann, "fair-end.png")
    pictures(bo, "fair-end-phone.png")
    for page in (ann, bo):
        page.evaluate("scrollTo(0, 0)")  # nothing lies half below the strip
        # A line of the log may lie half outside its frame, which axe takes for a target that is too small.
        assert not [found for found in axe(page) if "log-words" not in found]
    text = ann.evaluate(f"fetch('{table}/record').then((answer) => answer.text())")
    assert "secret" in json.loads(text.splitlines()[0])["notes"]["fair"]
    found = verify(record.loads(text), receipts)
    assert (found.contributions, found.receipts) == (2, 2)
    for one in watched:
        one.page.close()  # before the server ends
