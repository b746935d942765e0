"""Rates that all servers count together, in Redis or Valkey (extra `redis`).

The store only makes limits stricter. While it does not answer, each worker goes on with its own counts.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

import structlog
from limits import RateLimitItem
from limits.aio.storage import RedisStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter

from elfenland.errors import from_clone

log = structlog.get_logger()
DEADLINE = 0.25  # seconds that a request waits for the store
PAUSE = 1.0  # seconds for which nobody asks a store that did not answer
CONNECTIONS = 32  # of one worker to the store


class SharedRates:
    """Counts in a store that other servers use, too."""

    def __init__(self, url: str) -> None:
        try:
            from redis.asyncio import BlockingConnectionPool
            from redis.exceptions import RedisError
        except ImportError:
            raise ValueError(f"shared rate limits need an extra, {from_clone('redis')}") from None
        self.errors = (RedisError, OSError, TimeoutError)
        self.pool = BlockingConnectionPool.from_url(url, max_connections=CONNECTIONS, timeout=DEADLINE)
        options: dict[str, Any] = {"implementation": "redispy", "key_prefix": "elfenland", "connection_pool": self.pool}
        self.limiter = SlidingWindowCounterRateLimiter(RedisStorage(f"async+{url}", **options))
        self.away = False
        self.asked_again = 0.0

    async def wait(self, rate: RateLimitItem, what: str, who: str) -> float:
        """Count a request; the seconds to wait if it is one too many. 0, also if the store does not answer."""
        if self.away:
            if time.monotonic() < self.asked_again:
                return 0
            self.asked_again = time.monotonic() + PAUSE  # one asks, the others go on meanwhile
        try:
            async with asyncio.timeout(DEADLINE):
                seconds = await self._ask(rate, what, who)
        except self.errors as error:
            self.asked_again = time.monotonic() + PAUSE
            if not self.away:
                self.away = True
                log.warning("shared rate limits away", error=repr(error), instead="each worker counts for itself")
            return 0
        if self.away:
            self.away = False
            log.warning("shared rate limits back")
        return seconds

    async def _ask(self, rate: RateLimitItem, what: str, who: str) -> float:
        if await self.limiter.hit(rate, what, who):
            return 0
        return max(1.0, (await self.limiter.get_window_stats(rate, what, who)).reset_time - time.time())

    async def close(self) -> None:
        await self.pool.disconnect()
