"""Connections: limits for callers that send slowly, send too much around a body, or open too many.

A connection that exceeds a limit is closed. Some descriptors are always left for the database and the bots.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import time
from collections import Counter
from typing import Any

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from elfenland.server.limits import network
from elfenland.server.settings import Settings

log = structlog.get_logger()
AROUND = 32_768  # bytes of a request's first line, headers and trailers, and of the frames around its chunks
FRAMES = 1_000_000  # bytes that the frames of a chunked body may have besides, if the body has as many
SAID_AGAIN = 10.0  # seconds between two lines of the log about full connections


class Connections:
    """Counts open connections, in all and by address."""

    def __init__(self, settings: Settings, descriptors: int | None) -> None:
        self.most = (descriptors or 1_000_000) * 7 // 8
        self.most_of_one = min(settings.connections_per_address, self.most // 2)
        self.proxies = _networks(settings.trusted_proxies)
        self.open: Counter[str] = Counter()
        self.refused = 0
        self.said = float("-inf")

    def enter(self, address: str) -> bool:
        """Count a new connection; False if there are too many."""
        place = network(address)
        if self.open.total() < self.most and (self.open[place] < self.most_of_one or self._is_proxy(address)):
            self.open[place] += 1
            return True
        self.refused += 1
        if time.monotonic() - self.said > SAID_AGAIN:
            self.said = time.monotonic()
            log.warning("too many connections", address=place, its=self.open[place], all=self.open.total())
        return False

    def leave(self, address: str) -> None:
        place = network(address)
        self.open[place] -= 1
        if not self.open[place]:
            del self.open[place]

    def _is_proxy(self, address: str) -> bool:
        try:
            return any(ipaddress.ip_address(address) in proxy for proxy in self.proxies)
        except ValueError:
            return False


def _networks(trusted: str) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """The proxies' networks; * stands for all."""
    found = []
    for word in trusted.replace("*", "0.0.0.0/0,::/0").split(","):
        try:
            found.append(ipaddress.ip_network(word.strip(), strict=False))
        except ValueError:
            continue  # a name; uvicorn compares it as it is
    return found


def raise_descriptors() -> int | None:
    """Allow this process as many open files as the system lets it have; returns how many, None if nobody knows."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for number in (65_536, 10_240):  # macOS says that there is no limit and means 10,240
        wanted = number if hard == resource.RLIM_INFINITY else min(number, hard)
        if soft == resource.RLIM_INFINITY or soft >= wanted:
            break
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return wanted
    return None if soft == resource.RLIM_INFINITY else soft


class Patience(HttpToolsProtocol):
    """HTTP that closes connections whose request does not arrive completely in time, or that are too many."""

    seconds = 15.0
    limits: Connections | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._late: asyncio.TimerHandle | None = None
        self._around = 0  # bytes of the request that are not its body
        self._body = 0
        self._in_head = True
        self._counted: str | None = None

    # ------------------------------------------------------------------ how many

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.limits is not None and self.client is not None:
            if not self.limits.enter(self.client[0]):
                transport.abort()
                return
            self._counted = self.client[0]
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._came()
        if self.limits is not None and self._counted is not None:
            self.limits.leave(self._counted)
            self._counted = None
        super().connection_lost(exc)

    # ------------------------------------------------------------------ how much

    def data_received(self, data: bytes) -> None:
        self._around += len(data)
        super().data_received(data)
        if self._around > AROUND + min(self._body, FRAMES) and self.transport is not None:
            self.transport.abort()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._in_head:  # nobody reads trailers
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._around -= len(body)
        self._body += len(body)
        super().on_body(body)

    # ------------------------------------------------------------------ how long

    def _wait(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(self.seconds, self._give_up)

    def _came(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        self._late = None
        if self.transport is not None:
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._around = self._body = 0
        self._in_head = True
        self._wait()
        self.scope["extensions"] = {"elfenland.abort": {"call": self.transport.abort}}

    def on_message_complete(self) -> None:
        self._came()
        super().on_message_complete()

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection; cut it off if the last answer has not been read."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        super().timeout_keep_alive_handler()
