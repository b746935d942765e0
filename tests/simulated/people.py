"""People at a table: they follow it, play, race, repeat, undo, take back, and ask for bots; on any worker."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import TYPE_CHECKING, Any

import msgspec

from elfenland.server.sessions import Sessions
from elfenland.server.tables import AWAY
from simulated.checks import NEWS
from simulated.network import Answer, Broken, Exchange, Network
from simulated.worker import SECRET, Worker

if TYPE_CHECKING:
    from simulated.world import World


class Person:
    """One guest with one seat."""

    def __init__(self, world: World, session: str, seat: int) -> None:
        self.world, self.session, self.seat = world, session, seat
        self.rng = random.Random(f"{world.seed} {session}")
        self.network = Network(world.wires, self.rng)
        self.cookie = Sessions(SECRET).cookie(session, False).partition(";")[0].encode()
        self.game = ""
        self.position: int | None = None  # the version up to which the person has everything
        self.view: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.news = asyncio.Event()
        self.worker: Worker | None = None  # the one that sends the stream
        self.opened = 0.0
        self.number = 0

    @property
    def path(self) -> str:
        return f"/api/games/{self.game}"

    # ------------------------------------------------------------------ asking

    def choose(self) -> Worker:
        """Any worker; the same again where people stay with one while it is there."""
        home = self.world.workers[self.seat % len(self.world.workers)]
        return home if self.world.apart and home.serves else self.rng.choice(self.world.workers)

    async def ask(self, method: str, path: str, body: Any = None, worker: Worker | None = None) -> Answer:
        worker = worker or self.choose()
        return await self.network.request(
            worker, method, path, self.cookie, msgspec.json.encode(body) if body is not None else b""
        )

    async def insist(self, path: str, body: Any = None) -> Any:
        """Ask until there is an answer; for the time before the trouble begins."""
        answer = await self.ask("POST", path, body)
        assert answer.status in (200, 201), answer
        return msgspec.json.decode(answer.body)

    # ------------------------------------------------------------------ following

    async def follow(self) -> None:
        """Keep a stream open, to whichever worker; each goes on where the last one ended."""
        while True:
            worker = self.choose()
            try:
                asked = self.world.now
                exchange = await self.network.stream(
                    worker, f"{self.path}/stream?seat={self.seat}", self.cookie, self.position
                )
                self.opened, self.worker = self.world.now, worker
                await self._read(exchange, worker, asked)
            except Broken:
                pass
            self.worker = None
            await asyncio.sleep(self.rng.uniform(0.01, 1.0))

    async def _read(self, exchange: Exchange, worker: Worker, asked: float | None) -> None:
        async for chunk in exchange:
            if exchange.status != 200:
                continue
            for message in chunk.split(b"\n\n"):
                self._hear(message, worker, asked)
                asked = None if message.startswith(b"event: sync") else asked
            if self.rng.random() < self.world.wires.cut:
                exchange.cut()

    def _hear(self, message: bytes, worker: Worker, asked: float | None) -> None:
        fields = dict(line.split(b": ", 1) for line in message.split(b"\n") if b": " in line)
        event, data = fields.get(b"event"), fields.get(b"data", b"")
        if event == b"sync":
            self.position = int(fields[b"id"])
            self.table = msgspec.json.decode(data)
            self.view = self.table["view"]
            if self.view is not None:
                self.world.checks.told(self.game, self.seat, self.position, data, history=True)
                if asked is not None:
                    self.saw(worker, self.position, asked)
        elif event == b"log":
            self._log(int(fields[b"id"]), data)
        elif event == b"table":
            self.table = msgspec.json.decode(data)
        self.news.set()

    def _log(self, version: int, data: bytes) -> None:
        """New entries must follow those that the person has, without gap or repeat."""
        log, checks = msgspec.json.decode(data), self.world.checks
        before = self.position or 0
        if [entry["version"] for entry in log["entries"]] != list(range(before + 1, version + 1)):
            numbers = [entry["version"] for entry in log["entries"]]
            return checks.fail(self.game, f"seat {self.seat} has version {before} and was sent {numbers}")
        self.position, self.view = version, log["view"]
        checks.told(self.game, self.seat, version, data, after=before)
        return None

    def saw(self, worker: Worker, version: int, asked: float) -> None:
        """Note a read, unless the worker could not ask the database and showed what it knew."""
        if worker.store.failed < asked - AWAY - 0.5:
            self.world.checks.games[self.game].history.saw.append((version, asked, self.world.now))

    @property
    def is_current(self) -> bool:
        """Whether an open stream has brought everything."""
        return self.worker is not None and self.position == self.world.checks.games[self.game].version

    def tick(self) -> None:
        """An open stream must bring what is new within its time."""
        shadow = self.world.checks.games[self.game]
        if self.worker is None or self.position is None or self.position >= shadow.version:
            return
        since = max(shadow.times[self.position], self.opened, self.world.checks.disturbed, self.worker.store.failed)
        if self.world.now - since > NEWS:
            sentence = f"seat {self.seat} still has version {self.position} of {shadow.version}"
            self.world.checks.fail(self.game, sentence)

    # ------------------------------------------------------------------ doing

    async def play(self) -> None:
        """Do what is to be done, and now and then something else."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), self.rng.uniform(0.5, 3))
            self.news.clear()
            await asyncio.sleep(self.rng.uniform(0.01, self.world.thinking))
            if self.world.resting:
                continue
            try:
                await self._do()
            except Broken:
                continue

    async def _do(self) -> None:
        view, luck = self.view, self.rng.random()
        votes = self.table.get("votes") or {}
        if view is None:
            return
        if self.table["status"] == "paused":
            await self.ask("POST", f"{self.path}/resume")
        elif votes.get("takeback_by") is not None and self.seat not in votes["takeback"]:
            await self.ask("POST", f"{self.path}/takeback", {"agree": self.rng.random() < 0.8})
        elif view["can_undo"] and luck < 0.15:
            await self.act("undo")
        elif view["legal"]:
            await self._turn(view, luck)
        elif luck < 0.05:
            await self.ask("POST", f"{self.path}/takeback", {"agree": True})
        elif luck < 0.06:
            await self.ask("POST", f"{self.path}/pause", {"agree": True})

    async def _turn(self, view: dict[str, Any], luck: float) -> None:
        if luck > 0.92:
            await self._rest()
        elif luck > 0.85:  # two clicks at once, on two workers
            await asyncio.gather(self.act(self._choose(view)), self.act(self._choose(view)))
        else:
            await self.act(self._choose(view))

    async def _rest(self) -> None:
        """Let a bot play for a while."""
        answer = await self.ask("POST", f"{self.path}/seats/{self.seat}/bot", {"bot": "random"})
        await asyncio.sleep(self.rng.uniform(0.1, 4))
        while answer.status == 200:
            try:
                if (await self.ask("POST", f"{self.path}/seats/{self.seat}/take")).status in (200, 409):
                    return
            except Broken:
                await asyncio.sleep(0.5)

    def _choose(self, view: dict[str, Any]) -> str:
        choice = self.rng.choice(view["legal"])
        cards = self.rng.sample(list(view["players"][self.seat]["hand"]), choice.get("choose", 0))
        return " ".join([choice["text"], *cards])

    async def act(self, action: str) -> None:
        """Send an action, under the same id on any worker, until there is an answer to it."""
        self.number += 1
        version, asked = self.position or 0, self.world.now
        wish = {"id": f"{self.session}-{self.number}", "version": version, "action": action, "seat": self.seat}
        for _ in range(12):
            worker, tried = self.choose(), self.world.now
            try:
                answer = await self.ask("POST", f"{self.path}/actions", wish, worker)
            except Broken:
                await asyncio.sleep(self.rng.uniform(0.05, 1.5))
                continue
            if answer.status == 200:
                return self._played(wish["id"], asked, answer.body)
            problem = msgspec.json.decode(answer.body)
            if problem["code"] == "stale":
                self.world.checks.refuse(self.game, str(wish["id"]), "stale")
                return self.saw(worker, problem["version"], tried)
            if problem["code"] not in ("away", "busy", "paused", "not_running"):
                return self.world.checks.fail(self.game, f"{wish} was answered {problem}")
            await asyncio.sleep(self.rng.uniform(0.05, 1.5))
        return None

    def _played(self, client_id: Any, asked: float, body: bytes) -> None:
        version = msgspec.json.decode(body)["version"]
        checks = self.world.checks
        checks.acknowledge(self.game, self.seat, client_id, version, asked)
        checks.told(self.game, self.seat, version, body)

    async def look(self) -> None:
        """Read the table again and again, on any worker."""
        while True:
            await asyncio.sleep(self.rng.uniform(0.2, 3))
            worker, asked = self.choose(), self.world.now
            try:
                answer = await self.ask("GET", f"{self.path}?seat={self.seat}", worker=worker)
            except Broken:
                continue
            if answer.status == 200:
                table = msgspec.json.decode(answer.body)
                version = table["version"]
                if table["view"] is not None:  # a worker without the database may still know the lobby only
                    self.world.checks.told(self.game, self.seat, version, answer.body, history=True)
                self.saw(worker, version, asked)
