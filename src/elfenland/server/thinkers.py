"""The processes in which bots think; each turn waits for one in a fair queue.

A bot that hangs or dies costs only its own process. Whatever goes wrong, there is an answer: in the worst case from the
fallback, in a thread of this process, which needs no pool and no file descriptor.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

import structlog
from pebble import ProcessPool

from elfenland.server import thinking
from elfenland.server.bot_names import FALLBACK, bot_text
from elfenland.server.fair import FairQueue, Share
from elfenland.server.metrics import Metrics
from elfenland.server.settings import Settings

log = structlog.get_logger()
T = TypeVar("T")
PATIENCE = 20.0  # seconds beyond ten times its own after which a bot counts as hanging
START = 30.0  # seconds beyond that after which the whole pool counts as broken


class Thinkers:
    """A pool of processes that is made anew when it breaks."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.queue = FairQueue(settings.bot_processes, metrics.bots_waiting)
        self.pool: ProcessPool | None = None
        self.making = asyncio.Lock()

    async def think(self, bot: str, view: bytes, share: Share, seed: int | None = None) -> str:
        """The bot's action, with a seed always the same; the fallback's if the bot fails in any way."""
        try:
            async with self.queue.slot(share):
                with self.metrics.bot_seconds.time():
                    if seed is not None:
                        return await self._in_pool(thinking.think_alike, bot, view, seed)
                    return await self._in_pool(thinking.think, bot_text(bot), view, self.settings.bot_time)
        except Exception as error:  # a third party's bot may fail, hang or die in any way
            self.metrics.bot_failures.labels(type(error).__name__).inc()
            log.error("bot failed", bot=bot, error=repr(error))
            return await self.fall_back(view)

    async def work(self, share: Share, job: Callable[..., T], *values: Any) -> T:
        """The result of another job for these processes, such as a part of a review."""
        async with self.queue.slot(share):
            return await self._in_pool(job, *values)

    async def fall_back(self, view: bytes) -> str:
        """The fallback's action, without the pool."""
        return await asyncio.to_thread(thinking.think, FALLBACK, view, self.settings.bot_time)

    async def _in_pool(self, job: Callable[..., T], *values: Any) -> T:
        longest = 10 * self.settings.bot_time + PATIENCE
        async with self.making:  # starting processes blocks: not on the event loop, and one pool only
            pool, thought = await asyncio.to_thread(self._schedule, job, values, longest)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(thought), longest + START)
        except TimeoutError:
            if self.pool is pool and not thought.done():  # pebble itself stands still
                self.pool = None
                await asyncio.to_thread(_end, pool)
            raise

    def _schedule(
        self, job: Callable[..., T], values: tuple[Any, ...], timeout: float
    ) -> tuple[ProcessPool, Future[T]]:
        if self.pool is None or not self.pool.active:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPool(self.settings.bot_processes, 0, thinking.prepare, (os.getpid(),), spawn)
        return self.pool, self.pool.schedule(job, values, timeout=timeout)

    async def close(self) -> None:
        """End the processes; nobody waits for their answers any more."""
        if self.pool is not None:
            await asyncio.to_thread(_end, self.pool)


def _end(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()
