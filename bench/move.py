"""Measure what one move costs the server: processor time until the answer and a follower's message.

    python bench/move.py [--games 3] [--players 4]

It plays whole games inside one process, over the ASGI interface, with one open stream. It counts only the
event loop's thread; the database writes in its own thread, so the disk plays no part. The last column compares
with a bare `Game.play` in the same run. Late moves must cost no more than early ones.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import random
import re
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import structlog

from elfenland import Game, view_for
from elfenland.server.app import create
from elfenland.server.settings import Settings

LIMITS = ("writes", "writes_per_address", "reads", "reads_per_address", "creations", "creations_per_address")


VERSION = re.compile(rb"^id: (\d+)$", re.MULTILINE)


def answered(body: bytes) -> int:
    """The version in an answer; parsing it all would count the client's time."""
    return int(body[body.index(b":") + 1 : body.index(b",")])


class Guest:
    """A guest who talks ASGI to the application, without a socket."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.cookie = b""

    def scope(self, method: str, path: str) -> dict[str, Any]:
        headers = [(b"host", b"localhost"), (b"content-type", b"application/json"), (b"cookie", self.cookie)]
        return {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
            "path": path, "raw_path": path.encode(), "root_path": "", "query_string": b"", "headers": headers,
            "client": ("127.0.0.1", 1), "server": ("localhost", 80),
        }  # fmt: skip

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """Send a request and return its status and body."""
        sent: list[dict[str, Any]] = []
        message = {"type": "http.request", "body": b"" if body is None else json.dumps(body).encode()}

        async def receive() -> dict[str, Any]:
            return message

        async def send(part: dict[str, Any]) -> None:
            sent.append(part)

        await self.app(self.scope(method, path), receive, send)
        for name, value in sent[0]["headers"]:
            if name == b"set-cookie":
                self.cookie = value.partition(b";")[0]
        return sent[0]["status"], b"".join(part.get("body", b"") for part in sent[1:])


class Follower:
    """A stream that only keeps track of the latest version."""

    def __init__(self, guest: Guest, game: str) -> None:
        self.version = 0
        self.news = asyncio.Event()
        self.gone = asyncio.Event()
        self.task = asyncio.create_task(
            guest.app(guest.scope("GET", f"/api/games/{game}/stream"), self.receive, self.send)
        )

    async def receive(self) -> dict[str, Any]:
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, part: dict[str, Any]) -> None:
        found = VERSION.search(part.get("body", b""))
        if found:
            self.version = int(found[1])
            self.news.set()

    async def heard(self, version: int) -> None:
        while self.version < version:
            self.news.clear()
            await self.news.wait()


async def play_game(app: Any, players: int, rng: random.Random) -> list[float]:
    """Play one whole game; return the processor time of each move."""
    guest = Guest(app)
    await guest.ask("GET", "/api/me")
    seats = [{"kind": "device"} for _ in range(players)]
    _, body = await guest.ask("POST", "/api/games", {"seats": seats, "start": True, "starting_player": 0})
    game = json.loads(body)["game"]
    follower = Follower(guest, game)
    await follower.heard(1)
    times: list[float] = []
    while True:
        table = json.loads((await guest.ask("GET", f"/api/games/{game}"))[1])
        if table["status"] == "finished":
            break
        view = table["view"]
        choice = rng.choice(view["legal"])
        cards = rng.sample(view["players"][view["seat"]]["hand"], choice.get("choose", 0))
        wish = {"id": str(len(times)), "version": table["version"], "action": " ".join([choice["text"], *cards])}
        began = time.thread_time()
        status, body = await guest.ask("POST", f"/api/games/{game}/actions", wish)
        if status == 409:  # the server made the only choice itself
            continue
        assert status == 200, body
        await follower.heard(answered(body))
        times.append(time.thread_time() - began)
    follower.gone.set()
    await follower.task
    return times


def play_bare(players: int, rng: random.Random) -> list[float]:
    """The same without a server: return the processor time of each `Game.play`."""
    game = Game.new(players, seed=rng.randrange(2**53))
    times: list[float] = []
    while not game.over:
        choice, seat = rng.choice(game.legal()), game.to_act
        hand = view_for(game, seat).players[seat or 0].hand or ()
        action = " ".join([str(choice), *rng.sample(hand, choice.choose)])
        began = time.thread_time()
        game.play(action, seat)
        times.append(time.thread_time() - began)
    return times


async def measure(games: int, players: int) -> None:
    """Play the games and print the medians."""
    chance = random.Random(1)
    early: list[float] = []
    late: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        generous = dict.fromkeys(LIMITS, "100000/second")
        settings = Settings(database_url=f"sqlite:///{Path(folder) / 'games.sqlite'}", bot_pace=0, **generous)  # type: ignore[arg-type]
        app = create(settings, lambda state: chance.choices(*zip(*state.outcomes(), strict=True))[0])
        async with app.router.lifespan_context(app):
            for number in range(games):
                times = await play_game(app, players, random.Random(number))
                third = len(times) // 3
                early += times[:third]
                late += times[-third:]
    bare = [seconds for number in range(games) for seconds in play_bare(players, random.Random(number))]
    unit = statistics.median(bare)
    for name, found in (("Game.play", bare), ("server, early moves", early), ("server, late moves", late)):
        median = statistics.median(found)
        print(f"{name:20} {median * 1e6:7.0f} µs  {median / unit:6.1f} times Game.play")


if __name__ == "__main__":
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--players", type=int, default=4)
    chosen = parser.parse_args()
    asyncio.run(measure(chosen.games, chosen.players))
