"""Servers that the tests share, and such as they have alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .harness import OPEN, Client, Postgres, Server


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    """Whatever a test has opened is closed after it."""
    yield
    while OPEN:
        OPEN.pop().close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for the whole run."""
    found = Postgres().create()
    yield found
    found.remove()


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite that many tests use, each with tables of its own."""
    path = tmp_path_factory.mktemp("shared") / "games.sqlite"
    server = Server(f"sqlite:///{path}").start()
    yield server
    server.close()


@pytest.fixture
def guest(shared: Server) -> Client:
    return shared.client()


@pytest.fixture
def other(shared: Server) -> Client:
    return shared.client()


@pytest.fixture
def third(shared: Server) -> Client:
    return shared.client()


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Servers of the test's own, on a SQLite file unless it says otherwise."""
    servers: list[Server] = []

    def start(database: str | None = None, prelude: str = "", **environment: str) -> Server:
        server = Server(database or f"sqlite:///{tmp_path / 'games.sqlite'}", prelude, **environment)
        servers.append(server)
        return server.start()

    yield start
    for server in servers:
        server.close()
