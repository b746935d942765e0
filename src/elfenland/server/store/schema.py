"""The schema and its versions. The log holds facts: no migration ever touches its events."""

from __future__ import annotations

import secrets

from elfenland.server.store import Db

#: Bots' turns are found by their claims alone. This makes a server look at all running games, and keep the claims due.
CLAIM_ALL = (
    "INSERT INTO claims (game, version, worker, until) SELECT id, 0, '', 0 FROM games WHERE status = 'running'"
    " ON CONFLICT (game) DO NOTHING"
)
#: The statements for each version, which both databases understand.
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE games (id TEXT PRIMARY KEY, rev BIGINT NOT NULL, status TEXT NOT NULL,"
        " created DOUBLE PRECISION NOT NULL, touched DOUBLE PRECISION NOT NULL, doc TEXT NOT NULL)",
        "CREATE INDEX games_status ON games (status, touched)",
        "CREATE TABLE log (game TEXT NOT NULL, version BIGINT NOT NULL, kind TEXT NOT NULL, seat BIGINT,"
        " events TEXT NOT NULL, keep BIGINT NOT NULL, at DOUBLE PRECISION NOT NULL,"
        " client_id TEXT, body_hash TEXT, PRIMARY KEY (game, version))",
        "CREATE UNIQUE INDEX log_client ON log (game, client_id, seat)",
        "CREATE TABLE refusals (game TEXT NOT NULL, client_id TEXT NOT NULL, seat BIGINT NOT NULL,"
        " body_hash TEXT NOT NULL, answer TEXT NOT NULL, PRIMARY KEY (game, client_id, seat))",
        "CREATE TABLE members (game TEXT NOT NULL, session TEXT NOT NULL, PRIMARY KEY (session, game))",
        "CREATE INDEX members_game ON members (game)",
        "CREATE TABLE chat (game TEXT NOT NULL, id BIGINT NOT NULL, seat BIGINT, session TEXT NOT NULL,"
        " name TEXT NOT NULL, text TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (game, id))",
        "CREATE TABLE guests (session TEXT PRIMARY KEY, name TEXT NOT NULL, at DOUBLE PRECISION NOT NULL)",
    ),
    (
        "CREATE TABLE claims (game TEXT PRIMARY KEY, version BIGINT NOT NULL, worker TEXT NOT NULL,"
        " until DOUBLE PRECISION NOT NULL)",
        "CREATE INDEX chat_session ON chat (session)",
    ),
    (
        "CREATE INDEX claims_until ON claims (until)",
        CLAIM_ALL,
    ),
    (
        "ALTER TABLE games ADD COLUMN public BIGINT NOT NULL DEFAULT 0",
        'UPDATE games SET public = 1 WHERE doc LIKE \'%"watch":"everyone"%\'',  # quotes in names are escaped
        "CREATE INDEX games_public ON games (status, touched) WHERE public = 1",
    ),
)
VERSION = len(MIGRATIONS)
#: Every table with its columns, in the order of a backup.
TABLES: dict[str, tuple[str, ...]] = {
    "meta": ("key", "value"),
    "games": ("id", "rev", "status", "created", "touched", "doc", "public"),
    "log": ("game", "version", "kind", "seat", "events", "keep", "at", "client_id", "body_hash"),
    "refusals": ("game", "client_id", "seat", "body_hash", "answer"),
    "members": ("game", "session"),
    "chat": ("game", "id", "seat", "session", "name", "text", "at"),
    "guests": ("session", "name", "at"),
}


def migrate(db: Db) -> None:
    """Bring the schema up to date; a newer one is refused."""
    db.run("CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)")
    found = db.rows("SELECT value FROM meta WHERE key = 'schema'")
    version = int(found[0][0]) if found else 0
    if version > VERSION:
        raise ValueError(f"the database has schema {version}, but this program knows {VERSION}; use a newer elfenland")
    for statements in MIGRATIONS[version:]:
        for statement in statements:
            db.run(statement)
    sql = "INSERT INTO meta (key, value) VALUES ('schema', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
    if version != VERSION:
        db.run(sql, (str(VERSION),))
    new_secret = (secrets.token_hex(32),)
    db.run("INSERT INTO meta (key, value) VALUES ('secret', ?) ON CONFLICT (key) DO NOTHING", new_secret)
