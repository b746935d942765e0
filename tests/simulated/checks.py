"""What must hold at every step: of the database after each commit, of everything that people are told, of time.

The checks keep a copy of each log and play it by the rules themselves. They use the product's redaction and views as
they were before any mistake was planted; whether those are right is the twins' part (tests/secrecy).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from elfenland.game import Game, redact, view_for
from elfenland.server import documents, turns
from elfenland.server.broadcast import LOOK_AGAIN
from elfenland.server.documents import TableDoc
from elfenland.server.event_log import Entry, advance, rebuild
from elfenland.server.presenters import ENCODER
from elfenland.server.store import Db, Row
from elfenland.server.table import Table
from elfenland.server.votes import BOTS_WAIT
from simulated.history import History
from simulated.worker import LEASE

#: A bot's turn without trouble: the longest pause, the thinking and the ways.
WORK = 1.7
#: Its lease, and a look that finds it overdue.
TAKEN_OVER = LEASE * 4 / 3
#: All of this after any trouble, when the turn may have to be tried several times.
TURN = TAKEN_OVER + 8.0
#: A stream: the next look in any case, and the way.
NEWS = LOOK_AGAIN + 4.0
LOG = "SELECT version, kind, seat, events, keep, at, client_id, body_hash FROM log WHERE game = ? AND version >= ?"
_rebuild, _advance, _due, _forced, _redact, _view_for = rebuild, advance, turns.due, turns.forced, redact, view_for


@dataclass
class Shadow:
    """One game as it was acknowledged."""

    created: float
    rows: list[Row] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    games: list[Game] = field(default_factory=list)
    times: list[float] = field(default_factory=list)  # of the commits
    doc: TableDoc | None = None
    status: str = "open"
    due_since: float | None = None  # since when the server has to play the turn
    refused: dict[str, str] = field(default_factory=dict)  # ids of actions that got no, and which
    acknowledged: dict[int, str] = field(default_factory=dict)  # version → the id of the action
    history: History = field(default_factory=History)
    expected: dict[Any, bytes] = field(default_factory=dict)

    @property
    def version(self) -> int:
        return len(self.entries)

    @property
    def created_text(self) -> str:
        return Table.created_text.fget(self)  # type: ignore[attr-defined, no-any-return]


class Checks:
    """Collects what is wrong."""

    def __init__(self, now: Callable[[], float], bound: float | None = None) -> None:
        self.now = now
        self.bound = bound  # of a bot's turn, from the beginning of the last trouble; None: TURN from its end
        self.struck = 0.0  # when the last trouble began
        self.wrong: list[str] = []
        self.games: dict[str, Shadow] = {}
        self.disturbed = 0.0  # when somebody or something that plays turns was last in trouble, maybe in the future

    def fail(self, game: str, sentence: str) -> None:
        self.wrong.append(f"{self.now():.3f} {game}: {sentence}")

    # ------------------------------------------------------------------ the database

    def committed(self, db: Db) -> None:
        """Look at all games after a commit."""
        for game, created, status, doc in db.rows("SELECT id, created, status, doc FROM games"):
            shadow = self.games.setdefault(game, Shadow(created))
            self._log(db, game, shadow, doc)
            shadow.status, shadow.doc = status, documents.parse(doc)
            self._note_due(shadow)

    def _log(self, db: Db, game: str, shadow: Shadow, doc: str) -> None:
        """The log only grows, by one version at a time, and each is legal."""
        rows = db.rows(LOG + " ORDER BY version", (game, shadow.version))
        if shadow.version:
            if not rows or rows[0] != shadow.rows[-1]:
                return self.fail(game, f"version {shadow.version} was lost or changed")
            rows = rows[1:]
        if len(rows) > 1:
            self.fail(game, f"{len(rows)} entries were written at once")
        for row in rows:
            if row[0] != shadow.version + 1:
                return self.fail(game, f"version {row[0]} follows {shadow.version}")
            self._entry(game, shadow, row, doc)
        return None

    def _entry(self, game: str, shadow: Shadow, row: Row, doc: str) -> None:
        entry, parsed = Entry.load(row), documents.parse(doc)
        before = shadow.games[-1] if shadow.games else None
        try:
            after = None if before is None else _advance(before, entry)
            after = after or _rebuild(parsed, shadow.created_text, [*shadow.entries, entry])
        except Exception as error:
            return self.fail(game, f"version {row[0]} is against the rules: {error}")
        if entry.kind == "play" and entry.client_id is None and before is not None and entry.seat is not None:
            forced = _forced("running", before) is not None
            if entry.seat != before.to_act or (parsed.seats[entry.seat].bot is None and not forced):
                self.fail(game, f"version {row[0]}: a bot played a person's turn, seat {entry.seat}")
        shadow.rows.append(row)
        shadow.entries.append(entry)
        shadow.games.append(after)
        shadow.times.append(self.now())
        shadow.due_since = None
        if entry.client_id is not None and entry.client_id in shadow.refused:
            self.fail(game, f"action {entry.client_id} was written after the answer {shadow.refused[entry.client_id]}")
        return None

    def _note_due(self, shadow: Shadow) -> None:
        assert shadow.doc is not None
        votes = shadow.doc.votes
        asked = votes.takeback_by is not None and votes.takeback_version == shadow.version
        if not shadow.games or not _due(shadow.doc, shadow.status, shadow.games[-1]):
            shadow.due_since = None
        elif asked:
            shadow.due_since = self.now() + BOTS_WAIT
        elif shadow.due_since is None or shadow.due_since > self.now():
            shadow.due_since = self.now()

    # ------------------------------------------------------------------ time

    def tick(self) -> None:
        """No turn of a bot waits too long."""
        for game, shadow in self.games.items():
            if shadow.due_since is None:
                continue
            waits = self.now() - max(shadow.due_since, self.disturbed if self.bound is None else self.struck)
            if waits > (TURN if self.bound is None else self.bound):
                self.fail(game, f"the bot's turn after version {shadow.version} was not played for {waits:.1f} s")

    # ------------------------------------------------------------------ what people are told

    def told(self, game: str, seat: int, version: int, data: bytes, history: bool = False, after: int = -1) -> None:
        """A view, with entries if they come after a version: exactly what the seat may know."""
        shadow = self.games[game]
        if not 0 < version <= shadow.version:
            return self.fail(game, f"seat {seat} was told version {version}, the log has {shadow.version}")
        if self._expected(shadow, seat, version, history, after) not in data:
            words = "a view" if after < 0 else f"entries after {after} and a view"
            self.fail(game, f"seat {seat} was told {words} of version {version} that is not its own")
        return None

    def _expected(self, shadow: Shadow, seat: int, version: int, history: bool, after: int) -> bytes:
        key = seat, version, history, after
        found = shadow.expected.get(key)
        if found is None:
            state = shadow.games[version - 1]
            view = _view_for(state, seat, history=history, open_book=state.over)
            found = b'"view":' + ENCODER.encode(view)
            if after >= 0:
                entries = [self._shown(entry, seat, state.over) for entry in shadow.entries[after:version]]
                found = b'"entries":' + ENCODER.encode(entries) + b"," + found
            shadow.expected[key] = found
        return found

    def _shown(self, entry: Entry, seat: int, over: bool) -> dict[str, Any]:
        events = entry.events if over else tuple(_redact(event, seat) for event in entry.events)
        return {"version": entry.version, "kind": entry.kind, "seat": entry.seat, "events": events, "at": entry.at}

    def acknowledge(self, game: str, seat: int, client_id: str, version: int, asked: float) -> None:
        """An action was answered: it is in the log, under its id, and nobody else's is."""
        shadow = self.games[game]
        if not 0 < version <= shadow.version:
            return self.fail(game, f"version {version} was acknowledged, the log has {shadow.version}")
        entry = shadow.entries[version - 1]
        if entry.seat != seat or entry.client_id not in (client_id, None):
            self.fail(game, f"version {version} was acknowledged to seat {seat}, but is another's")
        if entry.client_id is not None:  # else the server made a player's only choice, and any click has that answer
            if shadow.acknowledged.setdefault(version, client_id) != client_id:
                self.fail(game, f"version {version} was acknowledged twice")
            shadow.history.wrote.append((version, asked, self.now()))
        return None

    def refuse(self, game: str, client_id: str, code: str) -> None:
        """An action got no: it must never be in the log."""
        shadow = self.games[game]
        shadow.refused[client_id] = code
        if any(entry.client_id == client_id for entry in shadow.entries):
            self.fail(game, f"action {client_id} is in the log, but was answered {code}")

    # ------------------------------------------------------------------ the end

    def end(self, db: Db) -> None:
        """Everything that was ever committed is there, and there is one order of it."""
        for game, shadow in self.games.items():
            if db.rows(LOG + " ORDER BY version", (game, 1)) != shadow.rows:
                self.fail(game, "the log is not what was committed")
            contradiction = shadow.history.contradiction(shadow.version)
            if contradiction:
                self.fail(game, contradiction)
