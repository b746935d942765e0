"""Where games are kept: one interface, two databases, the same statements.

A `Store` runs functions on a `Db`. `write` returns once everything is on disk. Conflict: another writer was first.
StoreAway: the database cannot be read or written now.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from elfenland.errors import from_clone

T = TypeVar("T")
Row = tuple[Any, ...]
#: Called in the event loop with a message of another worker; see broadcast.py.
Listener = Callable[[str], None]


#: Seconds until a call of a database that does not answer gives up.
DEADLINE = 6.0


class Db(Protocol):
    """A connection inside a transaction; statements use ? for their values."""

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        """The rows of a query."""

    def run(self, sql: str, values: Sequence[Any] = ()) -> int:
        """Run a statement; returns how many rows it changed."""

    def alone(self, what: str) -> None:
        """Take a lock of this name, held until the transaction ends."""

    def hint(self, game: str) -> None:
        """Tell other workers, after the commit, that a game has changed."""


class Store(Protocol):
    """A database."""

    #: Whether other processes may write to it at the same time.
    shared: bool

    async def open(self, loop: asyncio.AbstractEventLoop) -> None:
        """Connect, check the settings for durability, migrate."""

    async def read(self, work: Callable[[Db], T], seconds: float = DEADLINE) -> T:
        """Run a function that only reads; StoreAway after so many seconds."""

    async def write(self, work: Callable[[Db], T]) -> T:
        """Run a function in a transaction of its own; returns once the commit is on disk."""

    async def unsafe(self) -> list[str]:
        """The database's settings that make a power cut dangerous now; none, normally."""

    def listen(self, listener: Listener) -> None:
        """Pass on the messages of other workers."""

    async def say(self, text: str) -> None:
        """Send a message to the other workers; it may get lost."""

    async def close(self) -> None:
        """Finish what is under way and close."""


def open_store(url: str, *, exclusive: bool = True, patient: bool = False) -> Store:
    """The store at an address, sqlite:///FILE or postgresql://….

    `exclusive` for the server that owns a file; `patient` for work on all games at once, without deadlines.
    """
    if url.startswith("sqlite:///"):
        from elfenland.server.store.sqlite import SqliteStore

        return SqliteStore(url.removeprefix("sqlite:///"), exclusive=exclusive)
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from elfenland.server.store.postgres import PostgresStore
        except ImportError:
            raise ValueError(f"PostgreSQL needs an extra, {from_clone('postgres')}") from None
        return PostgresStore(url, patient=patient)
    raise ValueError("ELFENLAND_DATABASE_URL must be sqlite:///FILE or postgresql://…")
