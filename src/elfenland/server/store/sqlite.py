"""SQLite: one writer thread that commits in groups; WAL and synchronous=FULL, verified at the start."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from filelock import FileLock, Timeout

from elfenland.server.problems import Conflict, StoreAway
from elfenland.server.store import DEADLINE, Db, Listener, Row
from elfenland.server.store.schema import migrate

T = TypeVar("T")
Job = tuple[Callable[[Db], Any], "Future[Any]"]
GROUP = 256  # most writes in one commit


class SqliteDb:
    """A SQLite connection inside a transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        return self.connection.execute(sql, values).fetchall()

    def run(self, sql: str, values: Sequence[Any] = ()) -> int:
        return self.connection.execute(sql, values).rowcount

    def alone(self, what: str) -> None:
        """One thread writes: every transaction is alone."""

    def hint(self, game: str) -> None:
        """There is only one process: nobody to tell."""


class SqliteStore:
    """A file, written by one thread and read by two."""

    shared = False

    def __init__(self, path: str, *, exclusive: bool = True) -> None:
        self.path = path
        #: One server for one file: a second would not see what the first has in memory.
        self.lock = (
            FileLock(f"{Path(path).resolve()}.lock", timeout=0, mode=0o600, thread_local=False) if exclusive else None
        )
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self.readers = ThreadPoolExecutor(2, "store-reader")
        self.local = threading.local()
        self.reading: list[sqlite3.Connection] = []

    async def open(self, loop: asyncio.AbstractEventLoop) -> None:
        await loop.run_in_executor(self.readers, self._prepare)
        self.writer.start()

    def _prepare(self) -> None:
        Path(self.path).parent.mkdir(parents=True, exist_ok=True)
        try:
            if self.lock is not None:
                self.lock.acquire()
        except Timeout:
            raise ValueError(
                f"{self.path} is in use by another server; stop it, or set ELFENLAND_DATABASE_URL"
            ) from None
        with contextlib.suppress(OSError):  # SQLite reports it better
            Path(self.path).touch(mode=0o600)  # only for its owner: it holds the key and every hand
        with contextlib.closing(self._connect()) as connection:
            connection.execute("BEGIN IMMEDIATE")
            migrate(SqliteDb(connection))
            connection.execute("COMMIT")

    def _connect(self) -> sqlite3.Connection:
        """A connection whose durability is verified, not only requested."""
        connection = sqlite3.connect(self.path, isolation_level=None, timeout=10, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        mode = connection.execute("PRAGMA journal_mode").fetchone()[0]
        synchronous = connection.execute("PRAGMA synchronous").fetchone()[0]
        if mode != "wal" or synchronous != 2:
            connection.close()
            raise ValueError(
                f"{self.path} runs with journal_mode={mode}, synchronous={synchronous}; "
                "acknowledged moves are only safe with wal and 2 (FULL), so the server does not start"
            )
        return connection

    # ------------------------------------------------------------------ read

    async def read(self, work: Callable[[Db], T], seconds: float = DEADLINE) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, work)

    def _read(self, work: Callable[[Db], T]) -> T:
        try:
            connection = getattr(self.local, "connection", None)
            if connection is None:
                connection = self.local.connection = self._connect()
                self.reading.append(connection)
            connection.execute("BEGIN")  # one snapshot for everything that the work reads
            try:
                return work(SqliteDb(connection))
            finally:
                connection.execute("COMMIT")
        except sqlite3.Error as error:
            self.local.connection = None
            raise StoreAway(str(error)) from error

    # ------------------------------------------------------------------ write

    async def write(self, work: Callable[[Db], T]) -> T:
        done: Future[T] = Future()
        self.jobs.put((work, done))
        return await asyncio.wrap_future(done)

    def _write_all(self) -> None:
        connection: sqlite3.Connection | None = None
        while (jobs := self._next_group()) is not None:
            # Cancelled jobs are skipped; from here on none can be cancelled.
            group = [job for job in jobs if job[1].set_running_or_notify_cancel()]
            try:
                if connection is None:
                    connection = self._connect()
                self._commit(connection, group)
            except (sqlite3.Error, OSError, ValueError) as error:
                if connection is not None:
                    connection.close()  # also rolls back; the next group starts afresh
                connection = None
                for _, done in group:
                    if not done.done():
                        done.set_exception(StoreAway(str(error)))
        if connection is not None:
            connection.close()

    def _next_group(self) -> list[Job] | None:
        job = self.jobs.get()
        group = [] if job is None else [job]
        while job is not None and len(group) < GROUP:
            try:
                job = self.jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                self.jobs.put(None)  # finish this group, then stop
            else:
                group.append(job)
        return group or None

    def _commit(self, connection: sqlite3.Connection, group: list[Job]) -> None:
        connection.execute("BEGIN IMMEDIATE")
        answers: list[tuple[Future[Any], Any]] = []
        for work, done in group:
            connection.execute("SAVEPOINT job")
            try:
                answer = work(SqliteDb(connection))
            except sqlite3.IntegrityError as error:
                connection.execute("ROLLBACK TO job")
                done.set_exception(Conflict(str(error)))
            except sqlite3.Error:
                raise
            except Exception as error:
                connection.execute("ROLLBACK TO job")
                done.set_exception(error)
            else:
                answers.append((done, answer))
            connection.execute("RELEASE job")
        connection.execute("COMMIT")
        for done, answer in answers:
            done.set_result(answer)

    # ------------------------------------------------------------------ the rest

    def listen(self, listener: Listener) -> None:
        """Nobody else writes to this file."""

    async def unsafe(self) -> list[str]:
        """Every connection is verified when it is made."""
        return []

    async def say(self, text: str) -> None:
        """Nobody else is there."""

    async def close(self) -> None:
        self.jobs.put(None)
        if self.writer.ident is not None:
            await asyncio.to_thread(self.writer.join)
        self.readers.shutdown(wait=True)
        for connection in self.reading:
            connection.close()
        if self.lock is not None:
            self.lock.release()
