"""Serving: uvicorn with our own patience for slow callers and our own way to stop."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from elfenland.server import logs
from elfenland.server.app import create
from elfenland.server.hall import Hall
from elfenland.server.settings import Settings
from elfenland.server.store import open_store
from elfenland.server.workers import supervise


class Patience(HttpToolsProtocol):
    """HTTP that closes connections on which a request does not come in whole in time."""

    seconds = 15.0
    most = 32_768  # bytes of a request's first line and headers

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._late: asyncio.TimerHandle | None = None
        self._head: int | None = 0  # bytes of headers so far, None while a body comes

    def data_received(self, data: bytes) -> None:
        if self._head is not None:
            self._head += len(data)
        super().data_received(data)
        if self._head is not None and self._head > self.most and self.transport is not None:
            self.transport.abort()

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

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
        self._head = 0
        self._wait()
        self.scope["extensions"] = {"elfenland.abort": {"call": self.transport.abort}}

    def on_message_complete(self) -> None:
        self._came()
        super().on_message_complete()

    def timeout_keep_alive_handler(self) -> None:
        """Close what nobody uses; whoever has not even taken the last answer is cut off."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        super().timeout_keep_alive_handler()

    def connection_lost(self, exc: Exception | None) -> None:
        self._came()
        super().connection_lost(exc)


class Server(uvicorn.Server):
    """A server that ends its streams when it is to stop."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self.hall = hall

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.hall.stopping = True
        for table in list(self.hall.tables.cache.values()):
            table.wake(edited=False)
        await super().shutdown(sockets)
        self._captured_signals.clear()  # a stop that was asked for and went well is no failure


def config(settings: Settings, app: Any) -> uvicorn.Config:
    """How uvicorn is to run."""
    Patience.seconds = settings.request_time
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=Patience,
        ws="none",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=settings.stop_time,
        backlog=2048,
        workers=settings.workers,
    )


def bind(settings: Settings) -> socket.socket:
    """The listening socket; an address that is in use is told in one sentence."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((settings.host, settings.port))
        sock.listen(2048)  # whoever comes before we are ready waits instead of being refused
    except OSError as error:
        sock.close()
        raise ValueError(f"cannot listen on {settings.host} port {settings.port}: {error.strerror}") from None
    sock.set_inheritable(True)
    return sock


def check(settings: Settings) -> None:
    """Open the store once, so that what is wrong with it is told before anything is served."""

    async def look() -> None:
        store = open_store(settings.database)
        try:
            await store.open(asyncio.get_running_loop())
        finally:
            await store.close()

    asyncio.run(look())


def serve(settings: Settings, sock: socket.socket) -> None:
    """Serve until stopped, in this process or in several."""
    if settings.workers == 1:
        work([sock], settings)
    else:
        supervise(work, sock, settings.workers)


def work(sockets: list[socket.socket], settings: Settings | None = None) -> None:
    """One process that serves; a worker among several has its settings from the environment."""
    settings = settings or Settings()
    logs.set_up(settings.log_level)
    app = create(settings)
    Server(config(settings, app), app.state.hall).run(sockets=sockets)
