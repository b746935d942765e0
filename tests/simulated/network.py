"""The way between people and workers: late, lossy, and cut when a worker dies."""

from __future__ import annotations

import asyncio
import contextvars
import random
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from simulated.worker import Worker

#: Seconds until a client gives up waiting for an answer.
PATIENCE = 20.0
NOBODY = contextvars.Context()


class Broken(Exception):
    """The connection broke; nobody knows what the worker did."""


@dataclass
class Wires:
    """How bad the network is."""

    slow: float = 0.03  # the longest way, seconds
    lost: float = 0.0  # of the requests
    unanswered: float = 0.0  # of the answers
    cut: float = 0.0  # of the messages of a stream, the last before a break


class Exchange:
    """A request at a worker, as ASGI; the answer may be a stream."""

    def __init__(self, worker: Worker, scope: dict[str, Any], body: bytes, wires: Wires, rng: random.Random) -> None:
        self.worker, self.body, self.wires, self.rng = worker, body, wires, rng
        self.loop = worker.process.loop
        self.scope = {**scope, "extensions": {"elfenland.abort": {"call": self.cut}}}
        self.asked = False
        self.gone = asyncio.Event()  # the worker knows that the client has gone
        self.status = 0
        self.chunks: asyncio.Queue[bytes | None] = asyncio.Queue()  # None: the end; what arrived at the client
        self.arrival = 0.0
        self.broken = False
        worker.exchanges[self] = None
        self.task = worker.process.spawn(self._serve())
        here = worker.exchanges
        self.task.add_done_callback(lambda _: here.pop(self))

    async def _serve(self) -> None:
        await self.worker.app(self.scope, self._receive, self._send)

    async def _receive(self) -> dict[str, Any]:
        if not self.asked:
            self.asked = True
            return {"type": "http.request", "body": self.body, "more_body": False}
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: dict[str, Any]) -> None:
        if self.worker.process.dead or self.broken:
            return
        if message["type"] == "http.response.start":
            self.status = message["status"]
            return
        if message.get("body"):
            self._arrive(message["body"])
        if not message.get("more_body"):
            self._arrive(None)

    def _arrive(self, chunk: bytes | None) -> None:
        """In the order in which they were sent."""
        self.arrival = max(self.arrival + 1e-5, self.loop.now + self.rng.uniform(0.0005, self.wires.slow))
        self.loop.call_at(self.arrival, self._deliver, chunk, context=NOBODY)

    def _deliver(self, chunk: bytes | None) -> None:
        if not self.broken:
            self.chunks.put_nowait(chunk)

    def cut(self) -> None:
        """Break the connection; the worker notices later."""
        if not self.broken:
            self.broken = True
            self.chunks.put_nowait(None)
            self.loop.call_later(self.rng.uniform(0, 5), self.gone.set, context=NOBODY)

    async def __aiter__(self) -> AsyncIterator[bytes]:
        while (chunk := await self.chunks.get()) is not None:
            yield chunk


def _scope(method: str, path: str, cookie: bytes, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
    path, _, query = path.partition("?")
    common = [(b"host", b"localhost"), (b"cookie", cookie), (b"content-type", b"application/json")]
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [*common, *headers],
        "client": ("10.0.0.1", 1),
        "server": ("localhost", 80),
    }


@dataclass
class Answer:
    """A whole answer."""

    status: int
    body: bytes


class Network:
    """What a client has: requests and streams to a worker of its choice."""

    def __init__(self, wires: Wires, rng: random.Random) -> None:
        self.wires, self.rng = wires, rng

    async def _open(
        self, worker: Worker, method: str, path: str, cookie: bytes, body: bytes, headers: list[tuple[bytes, bytes]]
    ) -> Exchange:
        await asyncio.sleep(self.rng.uniform(0.0005, self.wires.slow))
        if not worker.serves or self.rng.random() < self.wires.lost:
            raise Broken
        return Exchange(worker, _scope(method, path, cookie, headers), body, self.wires, self.rng)

    async def request(self, worker: Worker, method: str, path: str, cookie: bytes, body: bytes = b"") -> Answer:
        """Ask and wait for the whole answer."""
        exchange = await self._open(worker, method, path, cookie, body, [])

        async def collect() -> bytes:
            return b"".join([chunk async for chunk in exchange])

        try:
            found = await asyncio.wait_for(collect(), PATIENCE)
        except TimeoutError:
            exchange.cut()
            raise Broken from None
        if exchange.broken or self.rng.random() < self.wires.unanswered:
            raise Broken
        return Answer(exchange.status, found)

    async def stream(self, worker: Worker, path: str, cookie: bytes, last: int | None) -> Exchange:
        """Follow a table from a version on."""
        headers = [] if last is None else [(b"last-event-id", str(last).encode())]
        return await self._open(worker, "GET", path, cookie, b"", headers)
