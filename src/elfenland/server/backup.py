"""Backup and restore: one SQLite file that holds everything, from and to either database.

A backup is a snapshot, taken while the server runs. Restoring a backup of SQLite into PostgreSQL moves a server
from one to the other.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from elfenland.server.event_log import Entry, counted
from elfenland.server.store import Db, Row, open_store
from elfenland.server.store.queries import LOG
from elfenland.server.store.schema import CLAIM_ALL, TABLES, VERSION, migrate
from elfenland.server.store.sqlite import SqliteDb

Progress = Callable[[str, int], None]  # called with each table and its number of rows


def _ignore(table: str, rows: int) -> None:
    pass


def backup(url: str, target: Path, progress: Progress = _ignore) -> int:
    """Write a whole database into a new file; returns its number of games."""
    if target.exists():
        raise ValueError(f"{target} exists; choose another name")
    unfinished = target.with_name(target.name + ".part")
    unfinished.unlink(missing_ok=True)
    rows = asyncio.run(_read_all(url))
    try:
        unfinished.touch(mode=0o600)  # it holds the cookies' key and every hand
        with closing(sqlite3.connect(unfinished, isolation_level=None)) as connection:
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("BEGIN")
            db = SqliteDb(connection)
            migrate(db)
            _fill(db, rows, progress)
            connection.execute("COMMIT")
        _check(unfinished)
        os.replace(unfinished, target)
    finally:
        unfinished.unlink(missing_ok=True)
    return len(rows["games"])


async def _read_all(url: str) -> dict[str, list[Row]]:
    """Every row of every table, as one snapshot."""
    store = open_store(url, exclusive=False, patient=True)
    await store.open(asyncio.get_running_loop())

    def work(db: Db) -> dict[str, list[Row]]:
        return {name: db.rows(f"SELECT {', '.join(columns)} FROM {name}") for name, columns in TABLES.items()}

    try:
        return await store.read(work)
    finally:
        await store.close()


def _fill(db: Db, rows: dict[str, list[Row]], progress: Progress) -> None:
    for name, columns in TABLES.items():
        marks = ", ".join("?" * len(columns))
        if name == "meta":
            db.run("DELETE FROM meta")
        for row in rows[name]:
            db.run(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})", row)
        progress(name, len(rows[name]))
    db.run(CLAIM_ALL)


def _check(path: Path) -> None:
    """Refuse a file that is damaged or has gaps in its logs."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        (verdict,) = connection.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            raise ValueError(f"{path} is damaged: {verdict}")
        (version,) = connection.execute("SELECT value FROM meta WHERE key = 'schema'").fetchone()
        if int(version) > VERSION:
            raise ValueError(f"{path} has schema {version}, this program knows {VERSION}; use a newer elfenland")
        sql = f"SELECT {LOG} FROM log WHERE game = ? ORDER BY version"
        for (game,) in connection.execute("SELECT id FROM games").fetchall():
            entries = [Entry.load(row) for row in connection.execute(sql, (game,))]
            if [entry.version for entry in entries] != list(range(1, len(entries) + 1)):
                raise ValueError(f"{path} is damaged: the log of {game} has gaps")
            counted(entries)


def restore(source: Path, url: str, progress: Progress = _ignore) -> int:
    """Put a backup into an empty database; returns its number of games."""
    try:
        _check(source)
        rows = _read_file(source)
    except sqlite3.Error as error:
        raise ValueError(f"{source} is no backup: {error}") from None
    asyncio.run(_write_all(url, rows, progress))
    return len(rows["games"])


def _read_file(source: Path) -> dict[str, list[Row]]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as file:
            file.backup(connection)
        migrate(SqliteDb(connection))  # brings an older backup up to date; its log stays as it is
        return {
            name: connection.execute(f"SELECT {', '.join(columns)} FROM {name}").fetchall()
            for name, columns in TABLES.items()
        }


async def _write_all(url: str, rows: dict[str, list[Row]], progress: Progress) -> None:
    store = open_store(url, patient=True)
    await store.open(asyncio.get_running_loop())

    def work(db: Db) -> None:
        if db.rows("SELECT 1 FROM games LIMIT 1"):
            raise ValueError("the database holds games; restore into an empty one")
        db.run("DELETE FROM guests")
        _fill(db, rows, progress)

    try:
        await store.write(work)
    finally:
        await store.close()
