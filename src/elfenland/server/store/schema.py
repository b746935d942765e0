"""The schema and its versions. The log holds facts: no migration ever touches its events."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from elfenland.server import documents
from elfenland.server.store import Db

#: Bots' turns are found by their claims alone. This makes a server look at all running games, and keep the claims due.
CLAIM_ALL = (
    "INSERT INTO claims (game, version, worker, until) SELECT id, 0, '', 0 FROM games WHERE status = 'running'"
    " ON CONFLICT (game) DO NOTHING"
)


def list_waiting(db: Db) -> None:
    """List the open tables of an older database that everyone may find."""
    for game, doc, touched in db.rows("SELECT id, doc, touched FROM games WHERE status = 'open' AND public = 1"):
        found = documents.parse(doc).waits_as("open")
        if found is not None:
            sql = "INSERT INTO waiting (game, language, pace, edition, since) VALUES (?, ?, ?, ?, ?)"
            db.run(sql, (game, *found, touched))


#: The statements for each version, which both databases understand, and functions for what no statement can say.
MIGRATIONS: tuple[tuple[str | Callable[[Db], None], ...], ...] = (
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
    (
        "CREATE TABLE solvers (session TEXT PRIMARY KEY, rating DOUBLE PRECISION NOT NULL,"
        " deviation DOUBLE PRECISION NOT NULL, volatility DOUBLE PRECISION NOT NULL, days BIGINT NOT NULL,"
        " best_days BIGINT NOT NULL, last_day BIGINT NOT NULL)",
        "CREATE TABLE puzzle_ratings (puzzle TEXT PRIMARY KEY, rating DOUBLE PRECISION NOT NULL,"
        " deviation DOUBLE PRECISION NOT NULL, volatility DOUBLE PRECISION NOT NULL)",
        "CREATE TABLE attempts (session TEXT NOT NULL, puzzle TEXT NOT NULL, at_once BIGINT NOT NULL,"
        " solved BIGINT NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (session, puzzle))",
    ),
    (
        "CREATE TABLE challenges (id TEXT PRIMARY KEY, deal TEXT NOT NULL, host TEXT NOT NULL, day TEXT NOT NULL,"
        " at DOUBLE PRECISION NOT NULL)",
        "CREATE INDEX challenges_host ON challenges (host)",
        "CREATE TABLE challenge_games (challenge TEXT NOT NULL, session TEXT NOT NULL, game TEXT NOT NULL,"
        " name TEXT NOT NULL, score BIGINT, place BIGINT, at DOUBLE PRECISION NOT NULL,"
        " PRIMARY KEY (challenge, session))",
        "CREATE INDEX challenge_games_session ON challenge_games (session)",
    ),
    (
        "CREATE TABLE reviews (game TEXT PRIMARY KEY, done BIGINT NOT NULL, total BIGINT NOT NULL,"
        " until DOUBLE PRECISION NOT NULL, body TEXT NOT NULL)",
    ),
    (
        "ALTER TABLE guests ADD COLUMN face TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE guests ADD COLUMN colour BIGINT NOT NULL DEFAULT -1",
    ),
    (
        "CREATE TABLE waiting (game TEXT PRIMARY KEY, language TEXT NOT NULL, pace TEXT NOT NULL,"
        " edition TEXT NOT NULL, since DOUBLE PRECISION NOT NULL)",
        "CREATE INDEX waiting_since ON waiting (since)",
        list_waiting,
        "CREATE TABLE results (game TEXT PRIMARY KEY, at DOUBLE PRECISION NOT NULL, result TEXT NOT NULL)",
    ),
    (
        "CREATE TABLE contacts (session TEXT PRIMARY KEY, email TEXT NOT NULL, confirmed BIGINT NOT NULL,"
        " token TEXT NOT NULL, language TEXT NOT NULL, at DOUBLE PRECISION NOT NULL)",
        "CREATE UNIQUE INDEX contacts_token ON contacts (token)",
        "CREATE TABLE pushes (endpoint TEXT PRIMARY KEY, session TEXT NOT NULL, p256dh TEXT NOT NULL,"
        " auth TEXT NOT NULL, language TEXT NOT NULL, at DOUBLE PRECISION NOT NULL)",
        "CREATE INDEX pushes_session ON pushes (session)",
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
    "guests": ("session", "name", "at", "face", "colour"),
    "solvers": ("session", "rating", "deviation", "volatility", "days", "best_days", "last_day"),
    "puzzle_ratings": ("puzzle", "rating", "deviation", "volatility"),
    "attempts": ("session", "puzzle", "at_once", "solved", "at"),
    "challenges": ("id", "deal", "host", "day", "at"),
    "challenge_games": ("challenge", "session", "game", "name", "score", "place", "at"),
    "reviews": ("game", "done", "total", "until", "body"),
    "waiting": ("game", "language", "pace", "edition", "since"),
    "results": ("game", "at", "result"),
    "contacts": ("session", "email", "confirmed", "token", "language", "at"),
    "pushes": ("endpoint", "session", "p256dh", "auth", "language", "at"),
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
            if isinstance(statement, str):
                db.run(statement)
            else:
                statement(db)
    sql = "INSERT INTO meta (key, value) VALUES ('schema', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
    if version != VERSION:
        db.run(sql, (str(VERSION),))
    new_secret = (secrets.token_hex(32),)
    db.run("INSERT INTO meta (key, value) VALUES ('secret', ?) ON CONFLICT (key) DO NOTHING", new_secret)
