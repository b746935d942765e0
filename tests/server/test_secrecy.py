"""What a caller gets over HTTP does not depend on what he may not know: bodies, headers, ids, errors, sizes."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import httpx
import pytest
from long import LONG
from secrecy.twins import hidden_differs, twin_of

from elfenland.game import Game, choose_whole
from elfenland.game.events import Player
from elfenland.rules import Rng
from elfenland.server import documents
from elfenland.server.documents import SeatDoc, TableDoc
from elfenland.server.records import entries_of
from elfenland.server.sessions import Sessions
from elfenland.server.store import Db, open_store, queries

from .harness import Server

SECRET = "the same for both"
AT = 1_794_000_000.5
MOMENTS = (3, 9, 16, 25, 40, 60, 85)


def played(players: int, town_cards: bool, seed: int) -> Iterator[Game]:
    """One game at several moments."""
    game = Game.new(players, town_cards=town_cards, seed=seed)
    rng = random.Random(seed)
    for number in range(max(MOMENTS) + 1):
        if game.over:
            return
        if number in MOMENTS:
            yield game.copy()
        game.play(choose_whole(game.state, lambda state, legal: rng.choice(legal)))


@cache
def all_pairs() -> list[tuple[str, Game, Game, int | None]]:
    """Made once for all tests."""
    return list(pairs())


def pairs() -> Iterator[tuple[str, Game, Game, int | None]]:
    """Games and twins that one seat, or a spectator, cannot tell apart."""
    number = 0
    for players, town_cards in ((2, False), (3, True), (4, False)):
        for game in played(players, town_cards, players):
            for seat in (number % players, (number + 1) % players, None):
                twin = twin_of(game, seat, Rng(number, 4))
                number += 1
                if hidden_differs(game, twin):
                    yield f"game{number}", game, twin, seat


def stored(name: str, game: Game, seat: int | None) -> tuple[queries.GameRow, TableDoc]:
    """A table whose seat is ours, the others another guest's."""
    seats = [
        SeatDoc("human", f"P{n}", owners=["me" if n == seat else "they"], key=f"key{n}")
        for n in range(len(game.players))
    ]
    doc = TableDoc(
        game.edition, game.options.to_dict(), seats, 0, "none", "link", "they", AT,
        players=[Player(f"P{n}") for n in range(len(seats))], first=game.starting_player, coach=True,
    )  # fmt: skip
    return queries.GameRow(name, 1, "running", AT, AT, documents.dump(doc)), doc


def write(path: Path, games: list[tuple[str, Game, int | None]]) -> str:
    """A database with these games in it; its address."""

    async def fill() -> None:
        store = open_store(f"sqlite:///{path}")
        await store.open(asyncio.get_running_loop())

        def work(db: Db) -> None:
            for name, game, seat in games:
                row, doc = stored(name, game, seat)
                queries.insert_game(db, row, doc.members)
                for entry in entries_of(game, AT):
                    queries.insert_entry(db, name, entry)

        await store.write(work)
        await store.close()

    asyncio.run(fill())
    return f"sqlite:///{path}"


def everything(url: str, name: str, seat: int | None, players: int) -> Iterator[bytes]:
    """All that the caller can ask for, and all that he gets, as bytes."""
    cookie = Sessions(SECRET).cookie("me" if seat is not None else "nobody", False).partition(";")[0]
    path = f"/api/games/{name}"
    with httpx.Client(base_url=url, headers={"cookie": cookie}, verify=False, timeout=30) as http:
        version = http.get(path).json()["version"]
        asked = [path, f"{path}/record", f"{path}/log", f"{path}/reach", f"{path}/journey", f"{path}/seat-link"]
        asked += [f"{path}/journey?guessed=", f"{path}/journey?guessed=place%20dragon%20feodor-lapphalya"]
        asked += [f"{path}?at={at}" for at in range(0, version + 2, 5)]
        asked += [f"{path}{part}?seat={n}" for part in ("", "/log", "/record", "/reach") for n in range(players + 1)]
        for address in [*asked, "/api/me", "/api/games?which=mine", "/api/games?which=running", "/qr.svg?text=x"]:
            yield raw(http.get(address))
        yield first_message(http, f"{path}/stream", {})
        yield first_message(http, f"{path}/stream", {"last-event-id": "1"})
        yield raw(http.post(f"{path}/hint", json={"step": 3}))
        wishes = [
            "pass",
            "undo",
            "draw dragon",
            "end",
            "end raft",
            "keep dragon secret",
            "move elvenhold~virst",
            "nonsense",
        ]
        wishes += [
            "place giant_pig feodor-lapphalya",
            "obstacle feodor-lapphalya",
            "caravan feodor-lapphalya raft raft raft",
        ]
        for number, wish in enumerate(wishes):
            for at in (version + 7, version):
                if at == version and wish in ("pass", "draw dragon", "end", "end raft", "keep dragon secret"):
                    continue  # may be legal, and chance may follow
                body = {"id": f"w{number}{at}", "version": at, "action": wish}
                yield raw(http.post(f"{path}/actions", json=body))
        yield raw(http.get(f"{path}/log"), times=True)


def raw(answer: httpx.Response, times: bool = False) -> bytes:
    """Status, headers without the date, and body without the present time."""
    changing = {"date", "content-length"} if b'"touched"' in answer.content else {"date"}  # times vary in length
    headers = [(name, value) for name, value in answer.headers.items() if name not in changing]
    body = re.sub(rb'"(now|touched)":[\d.]+', b"", answer.content)
    if times:
        body = re.sub(rb'"at":[\d.]+', b'"at":0', body)
    length = b"" if times else repr(headers).encode()
    return f"{answer.status_code}".encode() + length + body


def first_message(http: httpx.Client, path: str, headers: dict[str, str]) -> bytes:
    with http.stream("GET", path, headers=headers) as answer:
        lines = []
        for line in answer.iter_lines():
            lines.append(line)
            if line.startswith("data:"):
                break
        return re.sub(r'"now":\d+\.0', "", "\n".join(lines)).encode()


def differences(own: Callable[..., Server], folder: Path, prelude: str = "", every: int = 10) -> Iterator[str]:
    """Where the answers about a game and about its twin are not the same; every third pair is a spectator's."""
    found = all_pairs()
    assert len(found) > 30
    found = found[5::every]
    one = own(write(folder / "one.sqlite", [(n, g, s) for n, g, _, s in found]), prelude, secret=SECRET, bot_pace="900")
    two = own(write(folder / "two.sqlite", [(n, t, s) for n, _, t, s in found]), prelude, secret=SECRET, bot_pace="900")
    port = two.url.rpartition(":")[2].encode(), one.url.rpartition(":")[2].encode()
    for name, game, _, seat in found:
        answers = zip(
            everything(one.url, name, seat, len(game.players)),
            everything(two.url, name, seat, len(game.players)),
            strict=True,
        )
        for number, (first, second) in enumerate(answers):
            if first != second.replace(*port):
                yield f"{name} seat {seat} answer {number}: {first[:80]!r}"


def test_twins_give_the_same_bytes_over_http(own: Callable[..., Server], tmp_path: Path) -> None:
    every = 1 if LONG else 8
    assert list(differences(own, tmp_path, every=every)) == []


@pytest.mark.parametrize(
    "leak",
    [
        "from elfenland.server import event_log; event_log.redact = lambda event, seat: event",
        "from elfenland.game import views; views.redact = lambda event, seat: event",
        "from elfenland.game import record; record.redact = lambda event, seat: event",
        "from elfenland.server import stream; v = stream.view_of; "
        "stream.view_of = lambda table, seat, **more: v(table, 0, **more)",
        "from elfenland.server import coaching; from zlib import crc32; v = coaching.view_for; coaching.view_for = "
        "lambda game, seat: setattr(coaching, 'WORLDS', 8 + crc32(game.state.to_bytes()) % 97) or v(game, seat)",
    ],
    ids=["log", "view", "record", "stream", "hint"],
)
def test_a_planted_leak_is_seen(own: Callable[..., Server], tmp_path: Path, leak: str) -> None:
    assert next(differences(own, tmp_path, leak), None)
