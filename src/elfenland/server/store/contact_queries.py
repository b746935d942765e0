"""The statements about where people want messages: an e-mail address, browsers."""

from __future__ import annotations

import time

import msgspec

from elfenland.server.store import Db


class Contact(msgspec.Struct, frozen=True):
    """A guest's e-mail address. The token confirms it and ends the messages."""

    email: str
    confirmed: bool
    token: str
    language: str
    at: float


class Push(msgspec.Struct, frozen=True):
    """A browser that takes pushes, with its keys."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


def get(db: Db, session: str) -> Contact | None:
    sql = "SELECT email, confirmed, token, language, at FROM contacts WHERE session = ?"
    found = db.rows(sql, (session,))
    return None if not found else Contact(found[0][0], bool(found[0][1]), *found[0][2:])


def put(db: Db, session: str, email: str, token: str, language: str, at: float) -> None:
    """Remember an address, which is not confirmed yet, in place of an older one."""
    delete(db, session)
    sql = "INSERT INTO contacts (session, email, confirmed, token, language, at) VALUES (?, ?, 0, ?, ?, ?)"
    db.run(sql, (session, email, token, language, at))


def confirm(db: Db, token: str, wanted: bool) -> bool:
    """Confirm the address of a token, or delete it; whether there is one."""
    if wanted:
        return db.run("UPDATE contacts SET confirmed = 1 WHERE token = ?", (token,)) == 1
    return db.run("DELETE FROM contacts WHERE token = ?", (token,)) == 1


def delete(db: Db, session: str) -> None:
    db.run("DELETE FROM contacts WHERE session = ?", (session,))


def pushes_of(db: Db, session: str) -> list[Push]:
    sql = "SELECT endpoint, p256dh, auth, language FROM pushes WHERE session = ? ORDER BY at"
    return [Push(*row) for row in db.rows(sql, (session,))]


def add_push(db: Db, session: str, endpoint: str, p256dh: str, auth: str, language: str) -> None:
    delete_push(db, endpoint)
    sql = "INSERT INTO pushes (endpoint, session, p256dh, auth, language, at) VALUES (?, ?, ?, ?, ?, ?)"
    db.run(sql, (endpoint, session, p256dh, auth, language, time.time()))


def delete_push(db: Db, endpoint: str) -> None:
    db.run("DELETE FROM pushes WHERE endpoint = ?", (endpoint,))


def delete_pushes(db: Db, session: str) -> None:
    db.run("DELETE FROM pushes WHERE session = ?", (session,))


def vapid(db: Db) -> str | None:
    found = db.rows("SELECT value FROM meta WHERE key = 'vapid'")
    return str(found[0][0]) if found else None


def keep_vapid(db: Db, key: str) -> str:
    """Keep a new key, unless another worker was first; the key that counts."""
    db.run("INSERT INTO meta (key, value) VALUES ('vapid', ?) ON CONFLICT (key) DO NOTHING", (key,))
    return str(vapid(db))
