"""One database and the stores through which the workers use it, over a network that loses things.

A transaction is carried out in one moment, in SQLite in memory, by the product's own statements. Before and after it
time passes: the question or the answer gets lost, or the caller has given up and it is carried out all the same.
"""

from __future__ import annotations

import asyncio
import contextvars
import random
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from elfenland.server.problems import Conflict, StoreAway
from elfenland.server.store import DEADLINE, Db, Listener
from elfenland.server.store.schema import migrate
from elfenland.server.store.sqlite import SqliteDb
from simulated.loop import Process, SimulatedLoop

T = TypeVar("T")


@dataclass
class Faults:
    """How often the ways to the database and between the workers fail; all of it can be switched off at once."""

    slow: float = 0.02  # the longest way to the database, seconds
    lost: float = 0.0  # of the questions
    unanswered: float = 0.0  # of the transactions that were carried out
    hints_late: float = 0.05  # the longest way of a hint
    hints_lost: float = 0.0
    hints_twice: float = 0.0


class SimulatedDb(SqliteDb):
    """Inside a transaction, which is always alone."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__(connection)
        self.hints: list[str] = []

    def hint(self, game: str) -> None:
        self.hints.append(game)


@dataclass
class _Request:
    work: Callable[[Db], Any]
    reading: bool
    done: asyncio.Future[Any]
    store: SimulatedStore
    unanswered: bool


@dataclass
class Database:
    """The one database behind all workers."""

    loop: SimulatedLoop
    rng: random.Random
    committed: Callable[[Db], None]  # called after each transaction that may have changed something
    faults: Faults = field(default_factory=Faults)
    paused: bool = False
    away: bool = False
    waiting: list[_Request] = field(default_factory=list)
    stores: list[SimulatedStore] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        self.context = contextvars.Context()
        migrate(SimulatedDb(self.connection))

    def later(self, longest: float, callback: Callable[..., None], *args: Any) -> None:
        self.loop.call_later(self.rng.uniform(0.0005, longest), callback, *args, context=self.context)

    # ------------------------------------------------------------------ transactions

    def arrive(self, request: _Request) -> None:
        if self.away:
            self.later(self.faults.slow, _refuse, request.done, "the database is away")
        elif self.paused:
            self.waiting.append(request)
        else:
            self._carry_out(request)

    def _carry_out(self, request: _Request) -> None:
        db = SimulatedDb(self.connection)
        self.connection.execute("BEGIN")
        try:
            answer = request.work(db)
        except Exception as error:
            self.connection.execute("ROLLBACK")
            told = Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
            self.later(self.faults.slow, _answer, request.done, None, told)
            return
        self.connection.execute("COMMIT")
        if not request.reading:
            self.committed(db)
        for text in db.hints:
            self._spread(text)
        if request.unanswered:
            self.later(self.faults.slow, _refuse, request.done, "the connection was lost")
        else:
            self.later(self.faults.slow, _answer, request.done, answer, None)

    def _spread(self, text: str) -> None:
        for store in self.stores:
            times = (self.rng.random() >= self.faults.hints_lost) + (self.rng.random() < self.faults.hints_twice)
            for _ in range(times):
                self.later(self.faults.hints_late, store.hear, text)

    # ------------------------------------------------------------------ trouble

    def pause(self) -> None:
        self.paused = True

    def go_on(self) -> None:
        """Carry out what waited, whether or not anybody still wants it."""
        self.paused = False
        waiting, self.waiting = self.waiting, []
        for request in waiting:
            self.arrive(request)

    def fail_over(self) -> None:
        """Another machine takes over: what waits is lost, what was committed is there."""
        self.away = True
        waiting, self.waiting = self.waiting, []
        for request in waiting:
            _refuse(request.done, "the database was lost")


def _answer(done: asyncio.Future[Any], answer: Any, error: Exception | None) -> None:
    if not done.done():
        if error is None:
            done.set_result(answer)
        else:
            done.set_exception(error)


def _refuse(done: asyncio.Future[Any], reason: str) -> None:
    _answer(done, None, StoreAway(reason))


def _ignore(done: asyncio.Future[Any]) -> None:
    if not done.cancelled():
        done.exception()


class SimulatedStore:
    """A worker's way to the database."""

    shared = True

    def __init__(self, database: Database, process: Process) -> None:
        self.database = database
        self.process = process
        self.listener: Listener | None = None
        self.failed = float("-inf")  # when a call failed last

    async def open(self, loop: asyncio.AbstractEventLoop) -> None:
        self.database.stores.append(self)

    async def read(self, work: Callable[[Db], T], seconds: float = DEADLINE) -> T:
        return await self._call(work, True, seconds)

    async def write(self, work: Callable[[Db], T]) -> T:
        return await self._call(work, False, DEADLINE)

    async def _call(self, work: Callable[[Db], T], reading: bool, seconds: float) -> T:
        if self.process.dead:
            raise StoreAway("this process is dead")
        database, faults = self.database, self.database.faults
        done: asyncio.Future[T] = database.loop.create_future()
        done.add_done_callback(_ignore)  # the caller may go away
        request = _Request(work, reading, done, self, database.rng.random() < faults.unanswered)
        if database.rng.random() < faults.lost:
            database.later(faults.slow, _refuse, done, "the connection was lost")
        else:
            database.later(faults.slow, database.arrive, request)
        deadline = database.loop.call_later(seconds, _refuse, done, "no answer in time")
        try:
            return await done
        except StoreAway:
            self.failed = database.loop.now
            raise
        finally:
            deadline.cancel()

    async def unsafe(self) -> list[str]:
        return []

    def listen(self, listener: Listener) -> None:
        self.listener = listener

    def hear(self, text: str) -> None:
        if self.listener is not None and not self.process.dead:
            self.database.loop.call_soon(self.listener, text, context=self.process.context)

    async def say(self, text: str) -> None:
        if not self.process.dead:
            self.database.later(self.database.faults.slow, self.database._spread, text)

    async def close(self) -> None:
        if self in self.database.stores:
            self.database.stores.remove(self)
