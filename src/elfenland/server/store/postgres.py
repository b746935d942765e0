"""PostgreSQL: several workers share it; the primary key (game, version) decides races.

NOTIFY goes out with the commit and is only a hint to read again.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import socket
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import psycopg
from psycopg import errors, pq, sql

from elfenland.server.problems import Conflict, StoreAway
from elfenland.server.store import DEADLINE, Db, Listener, Row
from elfenland.server.store.schema import migrate

T = TypeVar("T")
Connection = psycopg.Connection[Row]
CONNECTIONS = 8
CHANNEL = "elfenland"
#: One worker migrates at a time.
MIGRATION_LOCK = 3_550_001
#: To notice within seconds that the database has gone away.
PATIENCE = {
    "connect_timeout": 3,
    "tcp_user_timeout": 5_000,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}
#: Sooner than DEADLINE: a database that still runs gives up by itself.
TIMEOUTS = {"statement_timeout": "5s", "lock_timeout": "2s", "idle_in_transaction_session_timeout": "10s"}
#: Seconds in which a database that did not answer is not asked again.
AWAY = 1.0
#: Seconds that a stop waits for calls under way.
CLOSING = 2.0
#: Settings without which a power cut can take acknowledged moves away.
SAFETY = ("fsync", "full_page_writes", "synchronous_commit")
#: For a session: the timeouts; and whatever a reload of PostgreSQL's configuration says, a commit waits for the disk.
SET_UP = "SELECT " + ", ".join(f"set_config('{name}', '{value}', false)" for name, value in TIMEOUTS.items())
PIN = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"


class PostgresDb:
    """A PostgreSQL connection inside a transaction."""

    def __init__(self, connection: Connection) -> None:
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
    """A database shared with other workers."""

    shared = True

    def __init__(self, url: str, *, patient: bool = False) -> None:
        self.url = url
        self.patient = patient  # no deadlines: for a backup of everything
        self.workers = ThreadPoolExecutor(CONNECTIONS, "store")
        self.idle: queue.LifoQueue[Connection] = queue.LifoQueue()
        self.busy: set[Connection] = set()
        self.stopping = threading.Event()
        self.listener: threading.Thread | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.away_until = 0.0
        self.asking = False  # whether a call finds out if the database is back

    async def open(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        try:
            await loop.run_in_executor(self.workers, self._prepare)
        except psycopg.OperationalError as error:
            raise ValueError(f"PostgreSQL does not answer: {str(error).strip()}") from None

    def _prepare(self) -> None:
        """Refuse a database that may lose acknowledged writes; then migrate, however long that takes."""
        with contextlib.closing(self._connect(set_up="")) as connection:
            self.busy.add(connection)  # so that `close` can end this, too
            try:
                self._migrate(connection)
            finally:
                self.busy.discard(connection)

    def _migrate(self, connection: Connection) -> None:
        unsafe = _unsafe(PostgresDb(connection))
        if unsafe:
            raise ValueError(
                f"PostgreSQL runs with {unsafe[0]}=off, so acknowledged moves would not be safe; "
                "the server does not start"
            )
        with connection.transaction():
            connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
            migrate(PostgresDb(connection))

    async def unsafe(self) -> list[str]:
        return await self.read(_unsafe)

    def _connect(self, call: _Call | None = None, set_up: str = f"{SET_UP}; {PIN}") -> Connection:
        """A connection with its settings; transactions begin and end by statements of our own."""
        connection = psycopg.connect(self.url, autocommit=True, application_name="elfenland", **PATIENCE)  # type: ignore[arg-type]
        if call is not None:
            call.begin(connection)
        self.busy.add(connection)
        try:
            if self.stopping.is_set():
                raise psycopg.OperationalError("the server stops")
            if set_up:
                connection.execute(PIN.encode() if self.patient else set_up.encode())
        except BaseException:
            connection.close()
            raise
        finally:
            self.busy.discard(connection)
        return connection

    # ------------------------------------------------------------------ read and write

    async def read(self, work: Callable[[Db], T], seconds: float = DEADLINE) -> T:
        return await self._call(work, True, seconds)

    async def write(self, work: Callable[[Db], T]) -> T:
        return await self._call(work, False, DEADLINE)

    async def _call(self, work: Callable[[Db], T], reading: bool, seconds: float) -> T:
        """Run a function within a deadline. After one that passed, a single call at a time asks again."""
        asks = self.away_until > 0
        if asks and (self.asking or time.monotonic() < self.away_until):
            raise StoreAway("PostgreSQL did not answer just now")
        call = _Call()
        self.asking = self.asking or asks
        try:
            running = self.workers.submit(self._run, call, work, reading)
            waits = asyncio.wrap_future(running)
            waits.add_done_callback(_ignore)  # the caller may go away
            done, _ = await asyncio.wait({waits}, timeout=None if self.patient else seconds)
            if not done:
                if not running.cancel():  # else all threads were busy
                    self.away_until = time.monotonic() + AWAY
                    call.cut()
                raise StoreAway(f"PostgreSQL did not answer within {seconds:g} s")
            answer = waits.result()
            self.away_until = 0.0
            return answer
        except Unreachable:
            self.away_until = time.monotonic() + AWAY
            raise
        finally:
            if asks:
                self.asking = False

    def _run(self, call: _Call, work: Callable[[Db], T], reading: bool) -> T:
        """Run a function in a transaction. A connection lost while idle is replaced once."""
        for fresh in (False, True):
            try:
                connection = self._connect(call) if fresh else self._idle(call)
            except psycopg.OperationalError as error:
                raise Unreachable(str(error)) from error
            call.begin(connection)
            self.busy.add(connection)
            try:
                return self._transact(connection, work, reading)
            except (errors.UniqueViolation, errors.SerializationFailure, errors.DeadlockDetected) as error:
                raise Conflict(str(error)) from error
            except _LostEarly as error:
                if fresh:
                    raise Unreachable(str(error)) from error
            except (psycopg.OperationalError, psycopg.InternalError) as error:
                raise StoreAway(str(error)) from error  # away, full, read-only, locked, too slow
            finally:
                self.busy.discard(connection)
        raise AssertionError("the second try returns or raises")

    def _idle(self, call: _Call) -> Connection:
        try:
            return self.idle.get_nowait()
        except queue.Empty:
            return self._connect(call)

    def _transact(self, connection: Connection, work: Callable[[Db], T], reading: bool) -> T:
        try:
            try:
                level = "REPEATABLE READ, READ ONLY" if reading else "READ COMMITTED"
                connection.execute(f"BEGIN ISOLATION LEVEL {level}".encode())
            except psycopg.OperationalError as error:
                raise _LostEarly(str(error)) from error
            answer = work(PostgresDb(connection))
            if connection.execute("COMMIT").statusmessage != "COMMIT":
                raise psycopg.OperationalError("PostgreSQL rolled the transaction back")
            return answer
        except BaseException:
            if not connection.closed:
                with contextlib.suppress(psycopg.Error):
                    connection.execute("ROLLBACK")
            raise
        finally:
            status = connection.info.transaction_status
            if connection.closed or connection.broken or status != pq.TransactionStatus.IDLE or self.stopping.is_set():
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
                with contextlib.closing(self._connect()) as connection:
                    self._hear(connection, listener)
            except psycopg.Error:
                self.stopping.wait(0.5)

    def _hear(self, connection: Connection, listener: Listener) -> None:
        self.busy.add(connection)
        try:
            connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
            while not self.stopping.is_set():
                for notice in connection.notifies(timeout=0.5):
                    self._tell(listener, notice.payload)
        finally:
            self.busy.discard(connection)

    def _tell(self, listener: Listener, game: str) -> None:
        if self.loop is not None and not self.stopping.is_set():
            with contextlib.suppress(RuntimeError):  # the loop is closing
                self.loop.call_soon_threadsafe(listener, game)

    async def close(self) -> None:
        """Finish what is under way; a database that does not answer is waited for only a moment."""
        self.stopping.set()
        ended = asyncio.ensure_future(asyncio.to_thread(self._join))
        await asyncio.wait({ended}, timeout=CLOSING)
        while not ended.done():
            for connection in list(self.busy):
                _cut(connection)
            await asyncio.wait({ended}, timeout=0.2)
        while not self.idle.empty():
            self.idle.get_nowait().close()

    def _join(self) -> None:
        self.workers.shutdown(wait=True, cancel_futures=True)
        if self.listener is not None:
            self.listener.join()


class Unreachable(StoreAway):
    """No connection can be made."""


class _LostEarly(psycopg.OperationalError):
    """The connection was lost before any work was done."""


class _Call:
    """A call and the connection it uses, which another thread may cut."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.connection: Connection | None = None
        self.over = False

    def begin(self, connection: Connection) -> None:
        with self.lock:
            self.connection = connection
            if self.over:
                _cut(connection)

    def cut(self) -> None:
        """Give up the call, and wake the thread that still waits for its answer."""
        with self.lock:
            self.over = True
            if self.connection is not None:
                _cut(self.connection)


def _cut(connection: Connection) -> None:
    """End a connection under a thread that waits for its answer."""
    with contextlib.suppress(OSError, psycopg.Error), socket.fromfd(connection.fileno(), 0, 0) as twin:
        twin.shutdown(socket.SHUT_RDWR)


def _ignore(done: asyncio.Future[Any]) -> None:
    """Nobody wants this answer any more."""
    if not done.cancelled():
        done.exception()


def _unsafe(db: Db) -> list[str]:
    """The settings that make a power cut dangerous."""
    marks = ", ".join("?" * len(SAFETY))
    return [
        name for (name,) in db.rows(f"SELECT name FROM pg_settings WHERE name IN ({marks}) AND setting = 'off'", SAFETY)
    ]
