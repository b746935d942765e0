"""One table in memory: its document, its log, its game, and who waits for news of it."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from elfenland.game import Game
from elfenland.server import documents
from elfenland.server.past import Entry, rebuild
from elfenland.server.problems import Problem
from elfenland.server.store import Row
from elfenland.server.store.queries import GameRow
from elfenland.server.wire import ChatLine


class Table:
    """One table in memory."""

    def __init__(self, row: GameRow, entries: list[Entry], chat: list[ChatLine], refusals: list[Row]) -> None:
        self.id = row.id
        self.created = row.created
        self.entries: list[Entry] = []
        self.game: Game | None = None
        self.since: float | None = None
        self.lock = asyncio.Lock()
        self.followers: set[asyncio.Event] = set()
        self.edits = 0  # counts what followers should see beside the log
        self.payloads: dict[object, bytes] = {}
        self.by_client: dict[tuple[str, int], Entry] = {}
        self.refusals = {(client, seat): (digest, answer) for client, seat, digest, answer in refusals}
        self.set_row(row)
        self.set_chat(chat)
        if entries:
            self.entries = entries
            for entry in entries:
                self._index(entry)
            self.game = rebuild(self.doc, self.created_text, entries)
            self.since = self._last_change_of_turn()

    def set_row(self, row: GameRow) -> None:
        self.rev, self.status, self.touched = row.rev, row.status, row.touched
        self.doc = documents.parse(row.doc)

    def set_chat(self, chat: list[ChatLine]) -> None:
        self.chat = chat

    @property
    def row(self) -> GameRow:
        """The table as it is stored."""
        return GameRow(self.id, self.rev, self.status, self.created, self.touched, documents.dump(self.doc))

    @property
    def marks(self) -> tuple[int, str, int, int, int]:
        """What tells whether anything has changed: document, status, log, last message, number of messages."""
        return self.rev, self.status, self.version, self.chat[-1].id if self.chat else 0, len(self.chat)

    def _index(self, entry: Entry) -> None:
        if entry.client_id is not None and entry.seat is not None:
            self.by_client[entry.client_id, entry.seat] = entry

    @property
    def version(self) -> int:
        return self.entries[-1].version if self.entries else 0

    @property
    def to_act(self) -> int | None:
        return None if self.game is None or self.status == "finished" else self.game.to_act

    @property
    def created_text(self) -> str:
        return datetime.fromtimestamp(self.created, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

    def take(self, entry: Entry, game: Game) -> None:
        """Go on to a stored entry and the game that it led to."""
        before = self.game.to_act if self.game is not None else None
        self.entries.append(entry)
        self._index(entry)
        self.game = game
        self.touched = entry.at
        if game.to_act != before:
            self.since = entry.at
        if game.over:
            self.status = "finished"

    @property
    def turn_began(self) -> float | None:
        """When the present turn began; the time of a pause does not count."""
        return None if self.since is None else max(self.since, self.doc.resumed)

    def _last_change_of_turn(self) -> float:
        """After the last entry of another seat."""
        actor = self.game.to_act if self.game is not None else None
        for entry in reversed(self.entries):
            if entry.seat != actor or entry.kind == "start":
                return entry.at
        return self.entries[0].at

    def at(self, version: int) -> Game | None:
        """The game as it was after a version."""
        if version == self.version:
            return self.game
        if not 0 <= version < self.version:
            raise Problem("query", f"there is no version {version}; the game is at {self.version}")
        return rebuild(self.doc, self.created_text, self.entries[:version]) if version else None

    def wake(self, edited: bool) -> None:
        """Tell all who follow; `edited` where more than the log has changed."""
        self.edits += edited
        self.payloads.clear()
        for follower in self.followers:
            follower.set()
