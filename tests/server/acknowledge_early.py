"""The mistake that the kill test must notice: a store that answers a moment before it commits.

A server under test runs this file before it serves (`Server(prelude=…)`).
"""

import sqlite3
import time

from elfenland.server.problems import Conflict
from elfenland.server.store.sqlite import Job, SqliteDb, SqliteStore


def commit(store: SqliteStore, connection: sqlite3.Connection, group: list[Job]) -> None:
    """As the store's own, in the wrong order."""
    connection.execute("BEGIN IMMEDIATE")
    for work, done in group:
        connection.execute("SAVEPOINT job")
        try:
            done.set_result(work(SqliteDb(connection)))
        except Exception as error:
            connection.execute("ROLLBACK TO job")
            done.set_exception(Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error)
        connection.execute("RELEASE job")
    time.sleep(0.05)
    connection.execute("COMMIT")


SqliteStore._commit = commit  # type: ignore[assignment, method-assign]
