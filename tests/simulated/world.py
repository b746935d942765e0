"""A simulated world: a database, workers, a network, people, and trouble, all from one seed."""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections.abc import Awaitable, Callable, Coroutine, Set
from typing import Any

from simulated.checks import TURN, Checks
from simulated.database import Database, Faults, SimulatedDb
from simulated.loop import SimulatedLoop, simulated_time
from simulated.network import Wires
from simulated.people import Person
from simulated.worker import Pool, Worker, no_luck

#: Seconds of trouble, of play after it, and at most until everything has come right.
TROUBLE, PLAY, QUIET = 16.0, 3.0, TURN + 2.0


class World:
    """What one seed makes; `wrong` says what must not be."""

    def __init__(
        self, seed: int, trouble: Set[str] | None = None, apart: bool | None = None, bound: float | None = None
    ) -> None:
        self.seed = seed
        self.rng = random.Random(f"{seed} world")
        self.loop = SimulatedLoop()
        self.checks = Checks(self.loop.time, bound)
        self.database = Database(self.loop, random.Random(f"{seed} database"), self.checks.committed)
        self.wires = Wires()
        self.workers: list[Worker] = []
        self.people: list[Person] = []
        self.happened: list[str] = []
        drawn = {kind for kind in (*EVENTS, *STATES) if self.rng.random() < 0.45}
        self.trouble = drawn if trouble is None else trouble
        self.skew = 2.0 if "skew" in self.trouble else 0.0
        self.thinking = self.rng.choice((0.05, 0.3, 1.0))  # seconds that a person thinks at most
        #: Whether each person stays with one worker, and asks it for nothing but what they do.
        self.apart = self.rng.random() < 0.4 if apart is None else apart
        self.resting = False  # people do nothing more
        self.jobs: list[asyncio.Task[Any]] = []

    @property
    def now(self) -> float:
        return self.loop.now

    @property
    def wrong(self) -> list[str]:
        return [*self.checks.wrong, *(f"uncaught: {mishap}" for mishap in self.loop.mishaps)]

    def disturb(self, seconds: float, what: str) -> None:
        """Until this is over, turns need not be played and news need not arrive."""
        self.happened.append(f"{self.now:.2f} {what} {seconds:.1f} s")
        self.checks.struck = self.now
        self.checks.disturbed = max(self.checks.disturbed, self.now + seconds)

    # ------------------------------------------------------------------ from the beginning to the end

    def run(self) -> World:
        """Live through it."""
        Pool.failing = Pool.hanging = 0.0
        Pool.hung = staticmethod(lambda seconds: self.disturb(seconds, "a bot hangs"))
        with simulated_time(self.loop), no_luck(self.loop, self.database, self.seed):
            try:
                self.loop.run_until_complete(self._live())
            finally:
                self._end()
        return self

    async def _live(self) -> None:
        pace = self.rng.choice((0.0, 0.2, 0.5))
        for number in range(self.rng.choice((2, 2, 3))):
            self.workers.append(Worker(self.loop, self.database, f"worker{number}", self.seed, pace))
            self.workers[-1].process.skew = self.rng.uniform(-self.skew, self.skew)
        while not all(worker.serves for worker in self.workers):
            await asyncio.sleep(0.01)
        await self._set_up()
        for person in self.people:
            self._begin(person.follow())
            self._begin(person.play())
            if not self.apart:
                self._begin(person.look())
        self._states(True)
        end = self.now + TROUBLE
        troubles = self._begin(self._troubles(end))
        await self._watch(end)
        await self._still(troubles)
        self._states(False)
        self.disturb(0.0, "quiet")
        quiet = self.now
        await self._watch(quiet + PLAY)
        self.resting = True
        await self._watch(quiet + QUIET, self._is_settled)
        self.checks.end(SimulatedDb(self.database.connection))

    async def _still(self, troubles: asyncio.Task[Any]) -> None:
        """Wait until the trouble under way is over and all workers run."""
        await troubles
        for worker in self.workers:
            while not worker.serves:
                await asyncio.sleep(0.05)

    def _begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = self.loop.create_task(work)
        self.jobs.append(task)
        return task

    async def _set_up(self) -> None:
        """One table: two or three people and a bot or two."""
        number = self.rng.choice((1, 2, 2, 3))
        bots = self.rng.choice((1, 1, 2)) if number > 1 else 2
        self.people = [Person(self, f"guest{seat}", seat) for seat in range(number)]
        kinds = [{"kind": "mine"}, *[{"kind": "open"}] * (number - 1), *[{"kind": "bot", "bot": "random"}] * bots]
        host = self.people[0]
        town_cards = self.rng.random() < 0.5
        game = (await host.insist("/api/games", {"seats": kinds, "town_cards": town_cards}))["game"]
        for person in self.people:
            person.game = game
            if person is not host:
                await person.insist(f"{person.path}/join", {"name": person.session})
        await host.insist(f"{host.path}/start", {})

    def _is_settled(self) -> bool:
        """Whether everybody knows everything, and nobody but people can do anything."""
        due = any(shadow.due_since is not None for shadow in self.checks.games.values())
        return not due and all(person.is_current for person in self.people)

    async def _watch(self, until: float, enough: Callable[[], bool] = lambda: False) -> None:
        """Until a time, or until something is wrong or enough."""
        while self.now < until and not self.wrong and not enough():
            await asyncio.sleep(0.25)
            self.checks.tick()
            for person in self.people:
                person.tick()
            for job in self.jobs:
                if job.done() and job.exception() is not None:
                    self.checks.wrong.append(f"a person failed: {job.exception()!r}")

    def _end(self) -> None:
        for job in self.jobs:
            job.cancel()
        for worker in self.workers:
            worker.kill()
        left = asyncio.all_tasks(self.loop)
        for task in left:
            task.cancel()
        self.loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        self.loop.close()
        self.database.connection.close()

    @property
    def digest(self) -> str:
        """The same for the same seed."""
        rows = [shadow.rows for shadow in self.checks.games.values()]
        told = [person.position for person in self.people]
        return hashlib.sha256(repr((rows, told, self.happened, self.now)).encode()).hexdigest()

    # ------------------------------------------------------------------ trouble

    def _states(self, on: bool) -> None:
        """Ways that are bad for a long time."""
        self.database.faults, new = Faults(), Wires()
        bad = self.trouble if on else set()
        if "losses" in bad:
            self.database.faults.lost = self.database.faults.unanswered = 0.06
        if "hints" in bad:
            self.database.faults.hints_lost = self.database.faults.hints_twice = 0.4
            self.database.faults.hints_late = 3.0
        if "slow" in bad:
            self.database.faults.slow, new.slow = 0.3, 0.5
        if "wires" in bad:
            new.lost = new.unanswered = 0.05
            new.cut = 0.1
        Pool.failing, Pool.hanging = (0.1, 0.01) if "bots" in bad else (0.0, 0.0)
        for name, value in vars(new).items():
            setattr(self.wires, name, value)

    async def _troubles(self, end: float) -> None:
        kinds = sorted(self.trouble & set(EVENTS))
        while kinds and not self.wrong:
            await asyncio.sleep(self.rng.expovariate(1 / 2))
            if self.now >= end:
                return
            await EVENTS[self.rng.choice(kinds)](self)

    async def crash(self) -> None:
        worker = self.rng.choice(self.workers)
        away = self.rng.uniform(0.1, 6)
        self.disturb(away + 1, f"{worker.name} crashes")
        worker.kill()
        await asyncio.sleep(away)
        worker.begin(self.rng.uniform(-self.skew, self.skew))

    async def stop(self) -> None:
        worker = self.rng.choice(self.workers)
        away = self.rng.uniform(0.1, 3)
        self.disturb(away + 6, f"{worker.name} stops")
        await worker.stop()
        await asyncio.sleep(away)
        worker.begin(self.rng.uniform(-self.skew, self.skew))

    async def pause(self) -> None:
        worker = self.rng.choice(self.workers)
        away = self.rng.uniform(0.2, 10)
        self.disturb(away, f"{worker.name} stands still")
        worker.process.pause()
        await asyncio.sleep(away)
        worker.process.go_on()

    async def database_pause(self) -> None:
        away = self.rng.uniform(0.2, 9)
        self.disturb(away + 1, "the database hangs")
        self.database.pause()
        await asyncio.sleep(away)
        self.database.go_on()

    async def fail_over(self) -> None:
        away = self.rng.uniform(0.2, 5)
        self.disturb(away + 1, "the database is away")
        self.database.fail_over()
        await asyncio.sleep(away)
        self.database.away = False


EVENTS: dict[str, Callable[[World], Awaitable[None]]] = {
    "crash": World.crash,
    "stop": World.stop,
    "pause": World.pause,
    "database pause": World.database_pause,
    "failover": World.fail_over,
}
STATES = ("losses", "hints", "slow", "wires", "bots", "skew")
