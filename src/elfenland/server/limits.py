"""Limits by guest and by address: rates of requests, and open streams."""

from __future__ import annotations

import ipaddress
import math
import secrets
import time
from collections import Counter
from collections.abc import Callable
from typing import Literal

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from elfenland.server.problems import Problem
from elfenland.server.settings import Settings
from elfenland.server.shared_rates import SharedRates

FORGOTTEN_AFTER = 60.0  # seconds for which another worker's word counts; it repeats it sooner


class Limits:
    """Counts requests and streams; a refusal says how long to wait."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limiter = SlidingWindowCounterRateLimiter(MemoryStorage())
        self.shared = SharedRates(settings.limits_url) if settings.limits_url else None
        self.rates: dict[str, tuple[RateLimitItem, RateLimitItem]] = {
            "read": (parse(settings.reads), parse(settings.reads_per_address)),
            "write": (parse(settings.writes), parse(settings.writes_per_address)),
            "hint": (parse(settings.hints), parse(settings.hints_per_address)),
            "create": (parse(settings.creations), parse(settings.creations_per_address)),
        }
        self.streams: Counter[str] = Counter()
        self.worker = secrets.token_hex(8)
        self.told: dict[str, dict[str, tuple[int, float]]] = {}  # guest → worker → streams, and until when that counts
        self.tell: Callable[[str], None] = lambda text: None  # tells the other workers

    async def check(self, what: str, session: str, address: str) -> None:
        """Count a request; refuse if the guest or their address makes too many, here or over all servers."""
        for rate, who in zip(self.rates[what], (session, network(address)), strict=True):
            wait = self._wait(rate, what, who)
            if not wait and self.shared:
                wait = await self.shared.wait(rate, what, who)
            if wait:
                raise Problem("too_many", "too many requests; wait a little", retry_after=math.ceil(wait))

    def _wait(self, rate: RateLimitItem, what: str, who: str) -> float:
        """Count a request here; the seconds to wait if it is one too many."""
        if self.limiter.hit(rate, what, who):
            return 0
        return max(1.0, self.limiter.get_window_stats(rate, what, who).reset_time - time.time())

    @property
    def counted(self) -> Literal["own", "shared", "away"]:
        """Who counts the rates: each worker its own, all servers together, or each its own until the store is back."""
        if self.shared is None:
            return "own"
        return "away" if self.shared.away else "shared"

    async def close(self) -> None:
        if self.shared is not None:
            await self.shared.close()

    # ------------------------------------------------------------------ streams

    def open_stream(self, session: str, address: str) -> None:
        """Count a new stream; refuse if the guest (over all workers) or their address has too many."""
        guest, place = self._keys(session, address)
        mine = self.streams[guest] + self._elsewhere(session)
        if mine >= self.settings.streams_per_session or self.streams[place] >= self.settings.streams_per_address:
            raise Problem("too_many", "too many open streams; close one", retry_after=30)
        self.streams[guest] += 1
        self.streams[place] += 1
        self.tell(self._line(session))

    def close_stream(self, session: str, address: str) -> None:
        for key in self._keys(session, address):
            self.streams[key] -= 1
            if self.streams[key] <= 0:
                del self.streams[key]
        self.tell(self._line(session))

    def _keys(self, session: str, address: str) -> tuple[str, str]:
        return f"s {session}", f"a {network(address)}"

    # ------------------------------------------------------------------ over all workers

    def _line(self, session: str) -> str:
        return f"* {self.worker} {session} {self.streams[f's {session}']}"

    def lines(self) -> list[str]:
        """The open streams here, as lines for the other workers."""
        return [self._line(key[2:]) for key in list(self.streams) if key.startswith("s ")]

    def hear(self, line: str) -> None:
        """Take a worker's line: how many streams a guest has there."""
        _, worker, session, number = line.split(" ")
        if worker != self.worker:
            self.told.setdefault(session, {})[worker] = int(number), time.time() + FORGOTTEN_AFTER

    def _elsewhere(self, session: str) -> int:
        now = time.time()
        return sum(number for number, until in self.told.get(session, {}).values() if until > now)

    def tidy(self) -> None:
        """Forget what other workers have not repeated."""
        self.told = {session: workers for session, workers in self.told.items() if self._elsewhere(session)}


def network(address: str) -> str:
    """An IPv4 address itself; for IPv6 the /64 network, which is one household."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 6:
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return address
