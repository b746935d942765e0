"""Bots' turns are leased: whatever happens to the worker that holds one, the turn is played."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import psycopg
from prometheus_client import CollectorRegistry, Gauge

from elfenland.server import lobby, play
from elfenland.server.app import make_context
from elfenland.server.bodies import NewGame, SeatWish
from elfenland.server.fair import EVERY, FairQueue, Share
from elfenland.server.settings import Settings

from .harness import Client, Postgres, Server, wait_for

#: Turns fail at each place in turn: before thinking, in the store, in the middle of everything.
FAULTS = """
from elfenland.server import bots
bots.AGAIN = 0.05

def faulty(real, error):
    times = 0

    async def run(*arguments):
        nonlocal times
        times += 1
        if times % 3:
            raise error
        return await real(*arguments)
    return run

bots.store = faulty(bots.store, RuntimeError("planted"))
bots.Bots._decide = faulty(bots.Bots._decide, OSError(24, "too many open files"))
"""
NO_PROCESSES = """
from elfenland.server import thinkers

def none(*arguments):
    raise OSError(24, "too many open files")

thinkers.ProcessPool = none
"""
#: Every second turn is forgotten by the worker that leased it.
FORGETFUL = """
from elfenland.server.bots import Bots
turn, times = Bots._turn, 0

async def forget(*arguments):
    global times
    times += 1
    if times % 2:
        await turn(*arguments)

Bots._turn = forget
"""


#: The server's log tells in whose line each turn waits.
SHARES = """
from elfenland.server.thinkers import Thinkers, log
think = Thinkers.think

async def noted(self, bot, view, share, *more):
    log.warning("share", **share._asdict())
    return await think(self, bot, view, share, *more)

Thinkers.think = noted
"""


def bots_only(client: Client, **more: Any) -> str:
    seats = [{"kind": "bot", "bot": "random"}] * 3
    return str(client.post("/api/games", {"seats": seats, "start": True, **more}, 201)["game"])


def overdue(server: Server) -> float:
    text = httpx.get(f"{server.url}/metrics", timeout=60).text
    return sum(float(line.split()[1]) for line in text.splitlines() if line.startswith("elfenland_bot_turns_overdue_t"))


def test_a_turn_that_fails_is_tried_until_it_is_played(own: Callable[..., Server]) -> None:
    server = own(None, FAULTS)
    client = server.client()
    client.wait_beyond(bots_only(client), 8)
    assert "planted" in server.said()
    assert "too many open files" in server.said()


def test_without_any_process_the_fallback_plays(own: Callable[..., Server]) -> None:
    server = own(None, NO_PROCESSES)
    client = server.client()
    client.wait_beyond(bots_only(client), 8)
    assert "bot failed" in server.said()


def test_a_forgotten_turn_is_found_and_counted(own: Callable[..., Server]) -> None:
    server = own(None, FORGETFUL, bot_lease="0.3")
    client = server.client()
    client.wait_beyond(bots_only(client), 6)
    assert overdue(server) >= 3
    assert "bot's turn overdue" in server.said()


def moves(database: str, game: str) -> int:
    """How far a game is, without asking any server for it."""
    with contextlib.closing(psycopg.connect(database)) as connection:
        (count,) = connection.execute("SELECT COUNT(*) FROM log WHERE game = %s", (game,)).fetchone() or (0,)
        return int(count)


def lease(database: str, game: str) -> tuple[str, float]:
    """Which worker has a game's turn, and until when."""
    with contextlib.closing(psycopg.connect(database)) as connection:
        (found,) = connection.execute("SELECT worker, until FROM claims WHERE game = %s", (game,)).fetchall()
        return found


def test_another_server_takes_over_the_turns_of_one_that_was_killed(
    own: Callable[..., Server], postgres: Postgres
) -> None:
    database = postgres.empty()
    one = own(database, bot_pace="900", bot_lease="2")
    game = bots_only(one.client())
    two = own(database, bot_lease="2")
    worker, until = lease(database, game)
    wait_for(lambda: lease(database, game)[1] > until + 2)  # longer than any lease that is not renewed
    assert lease(database, game)[0] == worker, "the second server took a turn that the first one had leased"
    assert moves(database, game) == 1
    assert overdue(one) == overdue(two) == 0, "the lease ran out instead of being renewed"
    one.kill()
    wait_for(lambda: moves(database, game) > 5)
    assert overdue(two) >= 1


def test_a_server_that_stops_gives_its_turns_away_at_once(own: Callable[..., Server], postgres: Postgres) -> None:
    database = postgres.empty()
    one = own(database, bot_pace="900", bot_lease="3600")
    game = bots_only(one.client())
    own(database, bot_lease="3")
    assert moves(database, game) == 1
    one.stop()
    wait_for(lambda: moves(database, game) > 5)


def claims(file: Path) -> list[tuple[str, int, str]]:
    """Which turns are leased, and to whom."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        return connection.execute("SELECT game, version, worker FROM claims").fetchall()


def test_a_turn_that_is_a_persons_again_is_nobodys_work(own: Callable[..., Server], tmp_path: Path) -> None:
    client, file = own(bot_pace="900", bot_lease="3600").client(), tmp_path / "games.sqlite"
    game = client.new("mine", "device")["game"]
    client.post(f"/api/games/{game}/seats/0/bot", {"bot": "random"})
    assert [version for _, version, _ in claims(file)] == [1]
    client.post(f"/api/games/{game}/seats/0/take")
    assert claims(file) == []


def test_a_persons_turn_is_never_overdue(own: Callable[..., Server], tmp_path: Path) -> None:
    """Even if somebody leased it and died."""
    server, file = own(bot_lease="0.3"), tmp_path / "games.sqlite"
    client = server.client()
    game = client.new("mine", "device")["game"]
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("INSERT INTO claims (game, version, worker, until) VALUES (?, 1, 'dead', 1)", (game,))
    wait_for(lambda: claims(file) == [])
    assert overdue(server) == 0
    assert client.get(f"/api/games/{game}")["version"] == 1


def test_whoever_is_behind_takes_no_lease_away(tmp_path: Path) -> None:
    """One worker gives a seat back to its player while another has already moved on to the next bot's turn."""
    file = tmp_path / "games.sqlite"
    one, two = [make_context(Settings(database_url=f"sqlite:///{file}")) for _ in range(2)]

    async def run() -> None:
        await one.store.open(asyncio.get_running_loop())
        two.store = two.tables.store = one.store
        wish = NewGame(seats=(SeatWish("mine"), SeatWish("device")), starting_player=0, start=True)
        table = await lobby.create(one, "ann", "127.0.0.1", wish)
        for seat in (0, 1):
            await lobby.hand_over(one, table, "ann", seat, "random")
        ahead = await two.tables.get(table.id)
        async with ahead.lock:
            await play.store(two, ahead, *play.carry_out(two, ahead, 0, "draw blind"))
        await lobby.take_back(one, table, "ann", 0)
        await one.store.close()

    asyncio.run(run())
    assert [lease[1:] for lease in claims(file)] == [(2, two.tables.worker)]


# ------------------------------------------------------------------ the queue


def order(slots: int, shares: list[Share]) -> list[Share]:
    """The order in which turns that wait are let through, one after the other."""

    async def run() -> list[Share]:
        queue = FairQueue(slots, Gauge("waiting", "waiting", registry=CollectorRegistry()))
        served: list[Share] = []
        begin = asyncio.Event()

        async def first() -> None:
            async with queue.slot(Share(True, "", "")):
                await begin.wait()

        async def turn(share: Share) -> None:
            async with queue.slot(share):
                served.append(share)
                await asyncio.sleep(0)

        busy = [asyncio.create_task(first()) for _ in range(slots)]
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(turn(share)) for share in shares]
        await asyncio.sleep(0)
        begin.set()
        await asyncio.gather(*busy, *waiting)
        assert queue.free == slots
        return served

    return asyncio.run(run())


def test_turns_wait_in_the_line_of_their_tables_host(own: Callable[..., Server]) -> None:
    server = own(None, SHARES, trusted_proxies="127.0.0.1")
    ann, bo = server.client(), server.client()
    for client, address in ((ann, "192.0.2.1"), (bo, "192.0.2.2")):
        client.http.headers["x-forwarded-for"] = address
    for client, game in [(ann, bots_only(ann)), (ann, bots_only(ann)), (bo, bo.new("bot", "mine")["game"])]:
        client.wait_beyond(game, 1)
    said = [json.loads(line) for line in server.said().splitlines()]
    shares = {(line["people"], line["address"], line["guest"]) for line in said if line["event"] == "share"}
    (bots, people) = sorted(shares)
    assert (bots[0], people[0]) == (False, True)
    assert bots[1] != people[1], "two addresses in one line"
    assert bots[2] != people[2], "two guests in one line"


def test_hundreds_of_tables_of_one_address_slow_nobody_else() -> None:
    many = [Share(False, "flood", f"guest {n}") for n in range(250)]
    quiet = [Share(False, "home", "ann"), Share(False, "office", "bo")]
    served = order(1, [*many, *quiet])
    assert sorted(served.index(share) for share in quiet) <= [2, 4]


def test_guests_of_one_address_share_it() -> None:
    served = order(1, [Share(True, "school", "ann")] * 50 + [Share(True, "school", "bo")])
    assert served.index(Share(True, "school", "bo")) <= 1


def test_people_come_before_tables_of_bots_alone_which_still_go_on() -> None:
    bots, people = [Share(False, "a", "a")] * 50, [Share(True, "a", "b")] * 50
    served = order(2, bots + people)
    first = served[:40]
    assert 40 // EVERY - 1 <= sum(not share.people for share in first) <= 40 // EVERY + 1


def test_whoever_gives_up_waiting_keeps_no_slot() -> None:
    async def run() -> None:
        queue = FairQueue(1, Gauge("waiting", "waiting", registry=CollectorRegistry()))
        share = Share(True, "a", "a")

        async def turn() -> None:
            async with queue.slot(share):
                pass

        async with queue.slot(share):
            tasks = [asyncio.create_task(turn()) for _ in range(3)]
            await asyncio.sleep(0)
            tasks[0].cancel()
        tasks[1].cancel()  # it has just got the slot
        await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 20)
        assert queue.free == 1

    asyncio.run(run())
