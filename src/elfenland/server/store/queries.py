"""The statements, each a function on a Db."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from elfenland.server.event_log import Entry
from elfenland.server.problems import Conflict
from elfenland.server.store import Db, Row


class GameRow(msgspec.Struct, frozen=True):
    """A table as it is stored."""

    id: str
    rev: int
    status: str
    created: float
    touched: float
    doc: str

    @property
    def public(self) -> int:
        """Whether everyone finds it in the lists. No name can fake the mark: its quotes would be escaped."""
        return int('"watch":"everyone"' in self.doc)


COLUMNS = "id, rev, status, created, touched, doc"
#: Language, pace and edition of a table in the list of those that wait; None: it is not there.
WaitsAs = tuple[str, str, str] | None

# ------------------------------------------------------------------ tables


def insert_game(db: Db, row: GameRow, members: set[str], waits_as: WaitsAs = None) -> None:
    values = (row.id, row.rev, row.status, row.created, row.touched, row.doc, row.public)
    db.run(f"INSERT INTO games ({COLUMNS}, public) VALUES (?, ?, ?, ?, ?, ?, ?)", values)
    set_members(db, row.id, members)
    _set_waiting(db, row, waits_as)


def set_members(db: Db, game: str, members: set[str]) -> None:
    db.run("DELETE FROM members WHERE game = ?", (game,))
    for session in sorted(members):
        db.run("INSERT INTO members (game, session) VALUES (?, ?)", (game, session))


def get_game(db: Db, game: str) -> GameRow | None:
    found = db.rows(f"SELECT {COLUMNS} FROM games WHERE id = ?", (game,))
    return GameRow(*found[0]) if found else None


def save_game(db: Db, row: GameRow, old_status: str, members: set[str], waits_as: WaitsAs = None) -> None:
    """Store a changed document; Conflict if it or its status has changed in the meantime."""
    changed = db.run(
        "UPDATE games SET rev = rev + 1, status = ?, touched = ?, doc = ?, public = ?"
        " WHERE id = ? AND rev = ? AND status = ?",
        (row.status, row.touched, row.doc, row.public, row.id, row.rev, old_status),
    )
    if changed != 1:
        raise Conflict("the table has changed in the meantime")
    set_members(db, row.id, members)
    _set_waiting(db, row, waits_as)
    db.hint(row.id)


def delete_game(db: Db, game: str) -> None:
    for table in ("log", "refusals", "members", "chat", "claims", "reviews", "waiting", "results"):
        db.run(f"DELETE FROM {table} WHERE game = ?", (game,))
    db.run("DELETE FROM games WHERE id = ?", (game,))
    db.hint(game)


def public_games(db: Db, statuses: Sequence[str], limit: int) -> list[GameRow]:
    """Tables that everyone may watch, the last touched first; one walk along the index for each status."""
    sql = f"SELECT {COLUMNS} FROM games WHERE public = 1 AND status = ? ORDER BY touched DESC LIMIT ?"
    found = [GameRow(*row) for status in statuses for row in db.rows(sql, (status, limit))]
    return sorted(found, key=lambda row: -row.touched)[:limit]


def _set_waiting(db: Db, row: GameRow, waits_as: WaitsAs) -> None:
    if waits_as is None:
        db.run("DELETE FROM waiting WHERE game = ?", (row.id,))
        return
    sql = (
        "INSERT INTO waiting (game, language, pace, edition, since) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (game) DO UPDATE SET language = excluded.language, pace = excluded.pace,"
        " edition = excluded.edition, since = excluded.since"
    )
    db.run(sql, (row.id, *waits_as, row.touched))


def waiting(db: Db, wanted: dict[str, str], limit: int) -> list[GameRow]:
    """Tables that wait for players, the last touched first; `wanted` are values of language, pace and edition."""
    columns = ("language", "pace", "edition")
    chosen = [name for name in columns if name in wanted]
    where = " AND ".join(f"waiting.{name} = ?" for name in chosen) or "1 = 1"
    sql = (
        f"SELECT {COLUMNS} FROM waiting JOIN games ON games.id = waiting.game WHERE {where}"
        " ORDER BY waiting.since DESC LIMIT ?"
    )
    return [GameRow(*row) for row in db.rows(sql, (*(wanted[name] for name in chosen), limit))]


def set_result(db: Db, game: str, at: float, result: str) -> None:
    sql = "INSERT INTO results (game, at, result) VALUES (?, ?, ?) ON CONFLICT (game) DO NOTHING"
    db.run(sql, (game, at, result))


def results(db: Db, games: Sequence[str]) -> dict[str, tuple[float, str]]:
    """When these games ended, and how."""
    if not games:
        return {}
    sql = f"SELECT game, at, result FROM results WHERE game IN ({', '.join('?' * len(games))})"
    return {game: (at, result) for game, at, result in db.rows(sql, games)}


def finished_of(db: Db, session: str, limit: int) -> list[GameRow]:
    """The finished games of a guest, the last one first."""
    sql = (
        f"SELECT {COLUMNS} FROM games JOIN members ON members.game = games.id"
        " WHERE members.session = ? AND status = 'finished' ORDER BY touched DESC LIMIT ?"
    )
    return [GameRow(*row) for row in db.rows(sql, (session, limit))]


def games_of(db: Db, session: str, limit: int) -> list[GameRow]:
    sql = (
        f"SELECT {COLUMNS} FROM games JOIN members ON members.game = games.id"
        " WHERE members.session = ? ORDER BY touched DESC LIMIT ?"
    )
    return [GameRow(*row) for row in db.rows(sql, (session, limit))]


def hosted(db: Db, session: str) -> tuple[int, int]:
    """How many unfinished tables and how many imported records a guest has."""
    sql = (
        "SELECT status = 'finished', COUNT(*) FROM games JOIN members ON members.game = games.id"
        " WHERE members.session = ? AND doc LIKE ? AND (status <> 'finished' OR doc LIKE ?) GROUP BY 1"
    )
    found: dict[int, int] = dict(db.rows(sql, (session, f'%"host":"{session}"%', '%"source":"import"%')))
    return found.get(False, 0), found.get(True, 0)


#: The last message's number and time (a number is given again after its message was deleted), and how many there are.
CHAT_MARKS = (
    "(SELECT COALESCE(MAX(chat.id), 0) FROM chat WHERE game = {game}),"
    " COALESCE((SELECT chat.at FROM chat WHERE game = {game} ORDER BY chat.id DESC LIMIT 1), 0),"
    " (SELECT COUNT(*) FROM chat WHERE game = {game})"
)


def marks(db: Db, games: Sequence[str]) -> dict[str, Row]:
    """Shows of each table whether it has changed in any way; see Table.marks."""
    sql = (
        "SELECT id, rev, status, (SELECT COALESCE(MAX(version), 0) FROM log WHERE game = games.id),"
        f" {CHAT_MARKS.format(game='games.id')} FROM games"
        f" WHERE id IN ({', '.join('?' * len(games))})"
    )
    return {row[0]: row[1:] for row in db.rows(sql, games)}


def chat_marks(db: Db, game: str) -> Row:
    """Shows whether the chat has changed; see Table.chat_marks."""
    return db.rows(f"SELECT {CHAT_MARKS.format(game='?')}", (game, game, game))[0]


def latest(db: Db, limit: int) -> list[str]:
    return [row[0] for row in db.rows("SELECT id FROM games ORDER BY touched DESC LIMIT ?", (limit,))]


def ids_with_status(db: Db, status: str) -> list[str]:
    return [row[0] for row in db.rows("SELECT id FROM games WHERE status = ?", (status,))]


def counts(db: Db) -> dict[str, int]:
    return dict(db.rows("SELECT status, COUNT(*) FROM games GROUP BY status"))


def expire(db: Db, statuses: Sequence[str], before: float, but: set[str], most: int = 50) -> list[str]:
    """Delete tables not touched since; returns their ids. A limited number at once, to block nobody."""
    marks = ", ".join("?" * len(statuses))
    sql = f"SELECT id FROM games WHERE status IN ({marks}) AND touched < ? ORDER BY touched LIMIT ?"
    rows = db.rows(sql, (*statuses, before, most + len(but)))
    games = [row[0] for row in rows if row[0] not in but][:most]
    for game in games:
        delete_game(db, game)
    return games


# ------------------------------------------------------------------ the log


def append(db: Db, game: str, entry: Entry, status: str, rev: int) -> None:
    """Add an entry; Conflict if the version is taken, the id is used, the game is not running or seats have changed."""
    insert_entry(db, game, entry)
    sql = "UPDATE games SET touched = ?, status = ? WHERE id = ? AND status = 'running' AND rev = ?"
    if db.run(sql, (entry.at, status, game, rev)) != 1:
        raise Conflict("the game is not running, or its table has changed in the meantime")
    db.hint(game)


def insert_entry(db: Db, game: str, entry: Entry) -> None:
    db.run(
        "INSERT INTO log (game, version, kind, seat, events, keep, at, client_id, body_hash)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            game,
            entry.version,
            entry.kind,
            entry.seat,
            entry.stored_events,
            entry.keep,
            entry.at,
            entry.client_id,
            entry.body_hash,
        ),
    )


LOG = "version, kind, seat, events, keep, at, client_id, body_hash"


def entries(db: Db, game: str, after: int = 0) -> list[Entry]:
    sql = f"SELECT {LOG} FROM log WHERE game = ? AND version > ? ORDER BY version"
    return [Entry.load(row) for row in db.rows(sql, (game, after))]


def find_refusal(db: Db, game: str, client_id: str, seats: Sequence[int]) -> Row | None:
    """The body's hash and the answer for a refused action."""
    sql = (
        "SELECT body_hash, answer FROM refusals WHERE game = ? AND client_id = ?"
        f" AND seat IN ({', '.join('?' * len(seats))})"
    )
    found = db.rows(sql, (game, client_id, *seats))
    return found[0] if found else None


def refusals(db: Db, game: str) -> list[Row]:
    return db.rows("SELECT client_id, seat, body_hash, answer FROM refusals WHERE game = ?", (game,))


def insert_refusal(db: Db, game: str, client_id: str, seat: int, body_hash: str, answer: str) -> None:
    db.run(
        "INSERT INTO refusals (game, client_id, seat, body_hash, answer) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (game, client_id, seat) DO NOTHING",
        (game, client_id, seat, body_hash, answer),
    )


# ------------------------------------------------------------------ leases of bots' turns


def claim(db: Db, game: str, version: int, worker: str, seconds: float) -> bool:
    """Lease the turn at a version to a worker; False while another worker's lease on it holds."""
    now = time.time()
    sql = (
        "INSERT INTO claims (game, version, worker, until) VALUES (?, ?, ?, ?) ON CONFLICT (game) DO UPDATE"
        " SET version = excluded.version, worker = excluded.worker, until = excluded.until"
        " WHERE claims.version < excluded.version OR claims.until < ? OR claims.worker = excluded.worker"
    )
    return db.run(sql, (game, version, worker, now + seconds, now)) == 1


def release(db: Db, game: str, version: int) -> None:
    """The turn at a version is nobody's work any more; another worker may have leased a later one."""
    db.run("DELETE FROM claims WHERE game = ? AND version <= ?", (game, version))


def renew(db: Db, turns: Sequence[tuple[str, int]], worker: str, seconds: float) -> None:
    """Prolong a worker's leases of the turns (game, version) that it is still busy with."""
    until = time.time() + seconds
    sql = "UPDATE claims SET until = ? WHERE game = ? AND version = ? AND worker = ? AND until < ?"
    for game, version in sorted(turns):
        db.run(sql, (until, game, version, worker, until - seconds / 4))


def take_overdue(db: Db, worker: str, seconds: float, most: int) -> list[tuple[str, bool]]:
    """Take over turns without a lease: their games, and whether a lease has run out (it may have been ended)."""
    now = time.time()
    found = db.rows("SELECT game, until FROM claims WHERE until < ? ORDER BY until LIMIT ?", (now, most))
    sql = "UPDATE claims SET worker = ?, until = ? WHERE game = ? AND until < ?"
    return [(game, until > 0) for game, until in sorted(found) if db.run(sql, (worker, now + seconds, game, now))]


def end_leases(db: Db, worker: str | None) -> None:
    """End all leases of a worker, or of everyone, so that the turns can be taken over at once."""
    if worker is None:
        db.run("UPDATE claims SET until = 0")
    else:
        db.run("UPDATE claims SET until = 0 WHERE worker = ?", (worker,))


# ------------------------------------------------------------------ reviews


def begin_review(db: Db, game: str, seconds: float) -> bool:
    """Lease a game's review; False if it is done or another worker is at it."""
    now = time.time()
    sql = (
        "INSERT INTO reviews (game, done, total, until, body) SELECT id, 0, 0, ?, '' FROM games WHERE id = ?"
        " ON CONFLICT (game) DO UPDATE SET done = 0, total = 0, until = excluded.until, body = ''"
        " WHERE reviews.until < ? AND (reviews.total = 0 OR reviews.done < reviews.total)"
    )
    return db.run(sql, (now + seconds, game, now)) == 1


def save_review(db: Db, game: str, done: int, total: int, seconds: float, body: str) -> bool:
    """Store how far a review has come and prolong its lease; False if the game is gone."""
    sql = "UPDATE reviews SET done = ?, total = ?, until = ?, body = ? WHERE game = ?"
    return db.run(sql, (done, total, time.time() + seconds, body, game)) == 1


def end_review(db: Db, game: str) -> None:
    """Give up a review that is not done."""
    db.run("DELETE FROM reviews WHERE game = ? AND (total = 0 OR done < total)", (game,))


def get_review(db: Db, game: str) -> Row | None:
    """How far a review has come: done, total, until when its worker has leased it, and what is known."""
    found = db.rows("SELECT done, total, until, body FROM reviews WHERE game = ?", (game,))
    return found[0] if found else None


# ------------------------------------------------------------------ chat and guests


def add_chat(db: Db, game: str, seat: int | None, session: str, name: str, text: str, at: float, keep: int) -> int:
    (last,) = db.rows("SELECT COALESCE(MAX(id), 0) FROM chat WHERE game = ?", (game,))[0]
    sql = "INSERT INTO chat (game, id, seat, session, name, text, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
    db.run(sql, (game, last + 1, seat, session, name, text, at))
    db.run("DELETE FROM chat WHERE game = ? AND id <= ?", (game, last + 1 - keep))
    db.hint(game)
    return int(last) + 1


def get_chat(db: Db, game: str, keep: int) -> list[Row]:
    sql = "SELECT id, seat, name, text, at FROM chat WHERE game = ? ORDER BY id DESC LIMIT ?"
    return db.rows(sql, (game, keep))[::-1]


def erase_chat(db: Db, session: str) -> list[str]:
    """Delete all messages of a session; returns their games."""
    games = [row[0] for row in db.rows("SELECT DISTINCT game FROM chat WHERE session = ?", (session,))]
    db.run("DELETE FROM chat WHERE session = ?", (session,))
    for game in games:
        db.hint(game)
    return games


class Guest(NamedTuple):
    """How a guest wants to be seen: portrait (empty: the one of the name), and the colour by its seat (-1: any)."""

    name: str | None = None
    face: str = ""
    colour: int = -1


def get_guest(db: Db, session: str) -> Guest:
    found = db.rows("SELECT name, face, colour FROM guests WHERE session = ?", (session,))
    return Guest(*found[0]) if found else Guest()


def set_name(db: Db, session: str, name: str) -> None:
    db.run(
        "INSERT INTO guests (session, name, at) VALUES (?, ?, ?)"
        " ON CONFLICT (session) DO UPDATE SET name = excluded.name, at = excluded.at",
        (session, name, time.time()),
    )


def set_look(db: Db, session: str, face: str, colour: int) -> None:
    """Change the portrait and the colour of a guest who has a name."""
    db.run("UPDATE guests SET face = ?, colour = ? WHERE session = ?", (face, colour, session))


def delete_guest(db: Db, session: str) -> None:
    for table in ("guests", "contacts", "pushes"):
        db.run(f"DELETE FROM {table} WHERE session = ?", (session,))


def try_out(db: Db) -> None:
    """Store the time and read it back."""
    now = str(time.time())
    sql = "INSERT INTO meta (key, value) VALUES ('tried', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
    db.run(sql, (now,))
    assert get_meta(db, "tried") == now


def get_meta(db: Db, key: str) -> str:
    return str(db.rows("SELECT value FROM meta WHERE key = ?", (key,))[0][0])
