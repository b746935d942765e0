"""PostgreSQL: several workers share it; the primary key (game, version) decides races.

NOTIFY goes out with the commit and is a hint only: whoever hears it reads again.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import psycopg
from psycopg import errors, sql

from elfenland.server.problems import Conflict, StoreAway
from elfenland.server.store import Db, Listener, Row
from elfenland.server.store.schema import migrate

T = TypeVar("T")
CONNECTIONS = 8
CHANNEL = "elfenland"
#: One worker migrates at a time.
MIGRATION_LOCK = 3_550_001
#: A database that has gone away is noticed in seconds.
PATIENCE = {
    "connect_timeout": 3,
    "tcp_user_timeout": 5_000,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}


class PostgresDb:
    """A PostgreSQL connection inside a transaction."""

    def __init__(self, connection: psycopg.Connection[Row]) -> None:
        self.connection = connection

    def _execute(self, statement: str, values: Sequence[Any]) -> psycopg.Cursor[Row]:
        return self.connection.execute(statement.replace("?", "%s").encode(), values or None)

    def rows(self, statement: str, values: Sequence[Any] = ()) -> list[Row]:
        return self._execute(statement, values).fetchall()

    def run(self, statement: str, values: Sequence[Any] = ()) -> int:
        return self._execute(statement, values).rowcount

    def alone(self, what: str) -> None:
        self.connection.execute("SELECT pg_advisory_xact_lock(hashtextextended(%s, 0))", (what,))

    def hint(self, game: str) -> None:
        self.connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, game))


class PostgresStore:
    """A database that other workers use as well."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self.workers = ThreadPoolExecutor(CONNECTIONS, "store")
        self.idle: queue.LifoQueue[psycopg.Connection[Row]] = queue.LifoQueue()
        self.stopping = threading.Event()
        self.listener: threading.Thread | None = None
        self.loop: asyncio.AbstractEventLoop | None = None

    async def open(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        try:
            await loop.run_in_executor(self.workers, self._prepare)
        except psycopg.OperationalError as error:
            raise ValueError(f"PostgreSQL does not answer: {str(error).strip()}") from None

    def _prepare(self) -> None:
        """Refuse a database that forgets what it has acknowledged; then migrate."""
        with contextlib.closing(self._connect()) as connection:
            for setting in ("fsync", "synchronous_commit"):
                (value,) = connection.execute(sql.SQL("SHOW {}").format(sql.Identifier(setting))).fetchone() or ("",)
                if value == "off":
                    raise ValueError(
                        f"PostgreSQL runs with {setting}=off; acknowledged moves are not safe so, and the server "
                        "does not start"
                    )
            connection.rollback()
            with connection.transaction():
                connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
                migrate(PostgresDb(connection))

    def _connect(self) -> psycopg.Connection[Row]:
        return psycopg.connect(self.url, application_name="elfenland", **PATIENCE)  # type: ignore[arg-type]

    # ------------------------------------------------------------------ read and write

    async def read(self, work: Callable[[Db], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.workers, self._run, work, True)

    async def write(self, work: Callable[[Db], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.workers, self._run, work, False)

    def _run(self, work: Callable[[Db], T], reading: bool) -> T:
        """Run a function in a transaction. A connection that was lost while idle is replaced once."""
        for fresh in (False, True):
            try:
                connection = self._connect() if fresh else self._idle()
            except psycopg.OperationalError as error:
                raise StoreAway(str(error)) from error
            try:
                return self._transact(connection, work, reading)
            except (errors.UniqueViolation, errors.SerializationFailure, errors.DeadlockDetected) as error:
                raise Conflict(str(error)) from error
            except psycopg.OperationalError as error:
                lost_before_work = isinstance(error, _LostEarly)
                if not (lost_before_work and not fresh):
                    raise StoreAway(str(error)) from error
        raise AssertionError("the second try returns or raises")

    def _idle(self) -> psycopg.Connection[Row]:
        try:
            return self.idle.get_nowait()
        except queue.Empty:
            return self._connect()

    def _transact(self, connection: psycopg.Connection[Row], work: Callable[[Db], T], reading: bool) -> T:
        try:
            try:
                level = "REPEATABLE READ, READ ONLY" if reading else "READ COMMITTED"
                connection.execute(f"BEGIN ISOLATION LEVEL {level}".encode())
            except psycopg.OperationalError as error:
                raise _LostEarly(str(error)) from error
            answer = work(PostgresDb(connection))
            connection.commit()
            return answer
        except BaseException:
            if not connection.closed:
                with contextlib.suppress(psycopg.Error):
                    connection.rollback()
            raise
        finally:
            if connection.closed or connection.broken:
                connection.close()
            else:
                self.idle.put(connection)

    # ------------------------------------------------------------------ hints

    def listen(self, listener: Listener) -> None:
        self.listener = threading.Thread(target=self._listen, args=(listener,), name="store-hints", daemon=True)
        self.listener.start()

    async def say(self, text: str) -> None:
        with contextlib.suppress(StoreAway):
            await self.write(lambda db: db.hint(text))

    def _listen(self, listener: Listener) -> None:
        while not self.stopping.is_set():
            try:
                with contextlib.closing(psycopg.connect(self.url, autocommit=True, **PATIENCE)) as connection:  # type: ignore[arg-type]
                    connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
                    while not self.stopping.is_set():
                        for notice in connection.notifies(timeout=0.5):
                            self._tell(listener, notice.payload)
            except psycopg.Error:
                time.sleep(0.5)

    def _tell(self, listener: Listener, game: str) -> None:
        if self.loop is not None and not self.stopping.is_set():
            with contextlib.suppress(RuntimeError):  # the loop is closing
                self.loop.call_soon_threadsafe(listener, game)

    async def close(self) -> None:
        self.stopping.set()
        if self.listener is not None:
            await asyncio.to_thread(self.listener.join)
        self.workers.shutdown(wait=True)
        while not self.idle.empty():
            self.idle.get_nowait().close()


class _LostEarly(psycopg.OperationalError):
    """The connection was gone before any work was done on it."""
