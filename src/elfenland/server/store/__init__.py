"""Where games are kept: one interface, two databases, the same statements.

A `Store` runs functions on a `Db`. `write` returns when what the function wrote is on disk;
Conflict says that another writer was first, StoreAway that the database takes nothing now.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
Row = tuple[Any, ...]
#: Called in the event loop with what another worker says: the id of a game that may have changed, or who is there.
Listener = Callable[[str], None]


class Db(Protocol):
    """A connection inside a transaction; statements use ? for their values."""

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        """The rows that a statement gives."""

    def run(self, sql: str, values: Sequence[Any] = ()) -> int:
        """Run a statement; how many rows it changed."""

    def alone(self, what: str) -> None:
        """Wait until no other transaction does this; until the end of this one none can."""

    def hint(self, game: str) -> None:
        """Tell other workers, after the commit, that a game has changed."""


class Store(Protocol):
    """A database."""

    #: Whether other processes may write to it at the same time.
    shared: bool

    async def open(self, loop: asyncio.AbstractEventLoop) -> None:
        """Connect, check the settings that durability rests on, migrate."""

    async def read(self, work: Callable[[Db], T]) -> T:
        """Run a function that only reads."""

    async def write(self, work: Callable[[Db], T]) -> T:
        """Run a function in a transaction of its own; returns after the commit is on disk."""

    def listen(self, listener: Listener) -> None:
        """Hear what other workers say."""

    async def say(self, text: str) -> None:
        """Say something to the other workers; it may get lost."""

    async def close(self) -> None:
        """Finish what is under way and close."""


def open_store(url: str, *, fail_point: str = "", exclusive: bool = True) -> Store:
    """The store of an address, sqlite:///FILE or postgresql://…; `exclusive` where a server owns a file."""
    if url.startswith("sqlite:///"):
        from elfenland.server.store.sqlite import SqliteStore

        return SqliteStore(url.removeprefix("sqlite:///"), fail_point=fail_point, exclusive=exclusive)
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from elfenland.server.store.postgres import PostgresStore
        except ImportError:
            raise ValueError("PostgreSQL needs an extra: pip install 'elfenland[postgres]'") from None
        return PostgresStore(url)
    raise ValueError("ELFENLAND_DATABASE_URL must be sqlite:///FILE or postgresql://…")
