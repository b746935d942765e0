"""Bots' turns are leased work: whatever happens to whoever has one, it is played."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

import httpx
import psycopg
from prometheus_client import CollectorRegistry, Gauge

from elfenland.server.fair import EVERY, FairQueue, Share

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


def test_another_server_takes_over_the_turns_of_one_that_was_killed(
    own: Callable[..., Server], postgres: Postgres
) -> None:
    database = postgres.empty()
    one = own(database, bot_pace="900", bot_lease="2")
    game = bots_only(one.client())
    two = own(database, bot_lease="2")
    two.client().let_bots_play()
    assert moves(database, game) == 1, "the second server took a turn that the first one had leased"
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


def test_a_turn_that_is_a_persons_again_is_nobodys_work(own: Callable[..., Server]) -> None:
    server = own(bot_pace="900", bot_lease="0.3")
    client = server.client()
    game = client.new("mine", "device")["game"]
    client.post(f"/api/games/{game}/seats/0/bot", {"bot": "random"})
    client.post(f"/api/games/{game}/seats/0/take")
    other = own(f"sqlite:///{server.log.parent / 'other.sqlite'}", FORGETFUL, bot_lease="0.3").client()
    other.wait_beyond(bots_only(other), 4)  # long enough for several looks
    assert overdue(server) == 0
    assert client.get(f"/api/games/{game}")["version"] == 1


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
        await asyncio.gather(*tasks, return_exceptions=True)
        assert queue.free == 1

    asyncio.run(run())
