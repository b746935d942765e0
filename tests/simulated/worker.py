"""A worker: the product's own application in a simulated process."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from functools import cache
from typing import Any
from zlib import crc32

import structlog

from elfenland.rules import State
from elfenland.server import app as app_module
from elfenland.server import thinkers
from elfenland.server.context import Context
from elfenland.server.settings import Settings
from simulated.database import Database, SimulatedStore
from simulated.loop import OWNER, Process, SimulatedLoop
from simulated.network import Exchange

SECRET = "the same for all workers"
LEASE = 2.0  # seconds
RATES = [f"{what}{of}" for what in ("reads", "writes", "creations") for of in ("", "_per_address")]


@cache
def _settings(pace: float) -> Settings:
    return Settings.model_validate(
        {
            "database_url": "postgresql://simulated",
            "secret": SECRET,
            "bot_pace": pace,
            "bot_time": 0.01,
            "bot_lease": LEASE,
            "bot_processes": 2,
            **dict.fromkeys(RATES, "100000/second"),
        }
    )


class Worker:
    """One of several; it can be started, stopped, paused and killed."""

    def __init__(self, loop: SimulatedLoop, database: Database, name: str, seed: int, pace: float) -> None:
        self.loop, self.database, self.name, self.seed = loop, database, name, seed
        self.settings = _settings(pace)
        self.life = 0
        self.serves = False
        self.exchanges: dict[Exchange, None] = {}  # in their order
        self.app: Any = None
        self.begin(0.0)

    def begin(self, skew: float) -> None:
        """Start the program anew."""
        self.life += 1
        self.process = Process(self.loop, self.name, f"{self.seed} {self.name} {self.life}", skew)
        self.exchanges = {}
        self.stopping = asyncio.Event()
        self.process.context.run(self._create)
        self.main = self.process.spawn(self._live())

    def _create(self) -> None:
        seed = self.seed

        def chance(state: State) -> int:
            outcomes, weights = zip(*state.outcomes(), strict=True)
            drawn: int = random.Random(crc32(state.to_bytes(), seed)).choices(outcomes, weights)[0]
            return drawn

        self.app = app_module.create(self.settings, chance)

    @property
    def context(self) -> Context:
        found: Context = self.app.state.context
        return found

    @property
    def store(self) -> SimulatedStore:
        assert isinstance(self.context.store, SimulatedStore)
        return self.context.store

    async def _live(self) -> None:
        async with self.app.router.lifespan_context(self.app):
            self.serves = True
            await self.stopping.wait()
            self.serves = False
            self.context.stopping = True  # as run.Server.shutdown does
            for table in list(self.context.tables.cache.values()):
                table.wake(edited=False)
            while self.exchanges:
                await asyncio.sleep(0.05)

    async def stop(self) -> None:
        """Stop in order; whatever has not ended by then is cut."""
        self.stopping.set()
        await asyncio.wait({self.main}, timeout=self.settings.stop_time)
        self.kill()

    def kill(self) -> None:
        """End as a power cut does."""
        self.serves = False
        for exchange in list(self.exchanges):
            exchange.cut()
        self.process.end()
        if self.store in self.database.stores:
            self.database.stores.remove(self.store)


class _NoTimer:
    """limits tidies its counters in threads, which have no place in simulated time."""

    def __init__(self, *arguments: Any) -> None: ...

    def start(self) -> None: ...

    def is_alive(self) -> bool:
        return True


class Pool:
    """The bots' processes: they answer late, fail or hang."""

    failing = 0.0
    hanging = 0.0
    slow = 0.2
    hung: Callable[[float], None]

    active = True

    def __init__(self, *arguments: Any) -> None: ...

    def schedule(self, think: Callable[..., str], job: tuple[str, bytes, float], timeout: float) -> Future[str]:
        owner = OWNER.get()
        assert owner is not None
        thought: Future[str] = Future()
        luck, delay = owner.rng.random(), owner.rng.uniform(0.001, self.slow)

        def answer() -> None:
            if thought.cancelled():
                return
            if luck < self.failing + self.hanging:
                thought.set_exception(RuntimeError("planted") if luck < self.failing else TimeoutError())
            else:
                thought.set_result(think(*job))

        if self.failing <= luck < self.failing + self.hanging:
            Pool.hung(timeout)
            delay = timeout
        owner.loop.call_later(delay, answer)
        return thought

    def stop(self) -> None: ...

    def join(self) -> None: ...


@contextlib.contextmanager
def no_luck(loop: SimulatedLoop, database: Database, seed: int) -> Iterator[None]:
    """Everything that is random follows from the seed; stores, bots' processes and the log are simulated."""
    free = random.Random(f"{seed} free")

    def luck() -> random.Random:
        owner = OWNER.get()
        return free if owner is None else owner.rng

    def letters(number: int | None = None) -> str:
        return "".join(luck().choices("abcdefghijklmnopqrstuvwxyz234567", k=number or 16))

    def digits(number: int | None = None) -> str:
        return luck().randbytes(number or 16).hex()

    def store(url: str) -> SimulatedStore:
        owner = OWNER.get()
        assert owner is not None
        return SimulatedStore(database, owner)

    planted: list[tuple[Any, str, Any]] = [
        (secrets, "token_hex", digits),
        (secrets, "token_urlsafe", letters),
        (secrets, "randbits", lambda k: luck().getrandbits(k)),
        (secrets, "randbelow", lambda k: luck().randrange(k)),
        (random, "SystemRandom", luck),
        (app_module, "open_store", store),
        (thinkers, "ProcessPool", Pool),
        (threading, "Timer", _NoTimer),
    ]
    real = [getattr(where, name) for where, name, _ in planted]
    logging = structlog.get_config()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    for where, name, new in planted:
        setattr(where, name, new)
    try:
        yield
    finally:
        for (where, name, _), old in zip(planted, real, strict=True):
            setattr(where, name, old)
        structlog.configure(**logging)
