"""Serving: uvicorn, with limits for callers and a stop that ends streams."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
from types import FrameType
from typing import Any

import uvicorn

from elfenland.server import logs
from elfenland.server.app import create
from elfenland.server.connections import Connections, Patience, raise_descriptors
from elfenland.server.context import Context
from elfenland.server.limits import Limits
from elfenland.server.settings import Settings
from elfenland.server.store import open_store
from elfenland.server.workers import supervise

#: How often Python looks for cyclic garbage; reference counts free almost everything here. It counts how many more
#: objects were made than freed, and a move frees nearly as many old ones as it makes: with 2,000, a look at what 4,000
#: games had made anew stopped everybody for 0.2 s. A look at everything takes longer still, so it is made rarely.
GARBAGE = (200, 5, 10_000)


class Server(uvicorn.Server):
    """A server that ends its streams when it stops."""

    def __init__(self, config: uvicorn.Config, context: Context) -> None:
        super().__init__(config)
        self.context = context

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.context.stopping = True
        for table in list(self.context.tables.cache.values()):
            table.wake(edited=False)
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop. uvicorn would raise the signal again at the end, but a requested stop is not a failure."""
        if not self.started:  # nothing to end yet, and the database that the start waits for may hang
            os._exit(0)
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def config(settings: Settings, app: Any) -> uvicorn.Config:
    """uvicorn's configuration."""
    Patience.seconds = settings.request_time
    Patience.limits = Connections(settings, raise_descriptors())
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
    """The listening socket; ValueError says why there is none."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((settings.host, settings.port))
        sock.listen(2048)  # early callers wait instead of being refused
    except OSError as error:
        sock.close()
        raise ValueError(f"cannot listen on {settings.host} port {settings.port}: {error.strerror}") from None
    sock.set_inheritable(True)
    return sock


def check(settings: Settings) -> None:
    """Open the store once, to report its problems before serving."""
    Limits(settings)

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
        logs.set_up(settings.log_level)  # "worker died" belongs into the same log
        supervise(work, sock, settings.workers)


def work(sockets: list[socket.socket], settings: Settings | None = None) -> None:
    """Serve in this process; one of several workers reads its settings from the environment."""
    settings = settings or Settings()
    logs.set_up(settings.log_level)
    app = create(settings)
    gc.freeze()  # what is there now stays
    gc.set_threshold(*GARBAGE)
    Server(config(settings, app), app.state.context).run(sockets=sockets)
