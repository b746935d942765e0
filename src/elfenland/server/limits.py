"""How often and how much: rates by guest and by address, streams by guest and by address."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from elfenland.server.problems import Problem
from elfenland.server.settings import Settings


class Limits:
    """Counts requests and streams; refuses with the time to wait."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limiter = SlidingWindowCounterRateLimiter(MemoryStorage())
        self.rates: dict[str, tuple[RateLimitItem, RateLimitItem]] = {
            "read": (parse(settings.reads), parse(settings.reads_per_address)),
            "write": (parse(settings.writes), parse(settings.writes_per_address)),
            "create": (parse(settings.creations), parse(settings.creations_per_address)),
        }
        self.streams: Counter[str] = Counter()

    def check(self, what: str, session: str, address: str) -> None:
        """Count one request; refuse when the guest or his address has too many."""
        for rate, who in zip(self.rates[what], (session, network(address)), strict=True):
            if not self.limiter.hit(rate, what, who):
                reset = self.limiter.get_window_stats(rate, what, who).reset_time
                wait = max(1, math.ceil(reset - time.time()))
                raise Problem("too_many", "too many requests; wait a little", retry_after=wait)

    def open_stream(self, session: str, address: str) -> None:
        for key, most in (
            (f"s {session}", self.settings.streams_per_session),
            (f"a {network(address)}", self.settings.streams_per_address),
        ):
            if self.streams[key] >= most:
                raise Problem("too_many", "too many open streams; close one", retry_after=30)
        self.streams[f"s {session}"] += 1
        self.streams[f"a {network(address)}"] += 1

    def close_stream(self, session: str, address: str) -> None:
        for key in (f"s {session}", f"a {network(address)}"):
            self.streams[key] -= 1
            if self.streams[key] <= 0:
                del self.streams[key]


def network(address: str) -> str:
    """An IPv4 address as it is, of an IPv6 one the network that one household has."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 6:
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return address
