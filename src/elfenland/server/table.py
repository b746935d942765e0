"""One table in memory: its document, its log, its game and its followers."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from elfenland.coach import Hint
from elfenland.game import Game
from elfenland.server import documents, turns
from elfenland.server.event_log import Entry, describe, rebuild
from elfenland.server.problems import Problem
from elfenland.server.store import Row
from elfenland.server.store.queries import GameRow
from elfenland.server.wire import ChatLine

COUNT = 1.0  # seconds in which spectators who come and go are counted together
PAST = 8  # earlier versions of a game kept in memory


class Table:
    """One table in memory."""

    def __init__(self, row: GameRow, entries: list[Entry], chat: list[ChatLine], refusals: list[Row]) -> None:
        self.id = row.id
        self.created = row.created
        self.entries: list[Entry] = []
        self.game: Game | None = None
        self.since: float | None = None
        self.lock = asyncio.Lock()
        self.followers: dict[asyncio.Event, None] = {}  # woken in the order in which they came
        self.counting: asyncio.TimerHandle | None = None
        self.edits = 0  # counts changes for followers besides the log and the chat
        self.talk = 0  # counts changes of the chat
        self.payloads: dict[object, bytes] = {}
        self.hints: dict[tuple[int, int], tuple[Hint, Hint, Hint]] = {}  # the coach's last, by version and seat
        self.past: dict[int, Game] = {}  # the game at earlier versions that somebody looked at
        self.lease: int | None = None  # the version whose turn this worker has leased; -1: another's, None: unknown
        self.by_client: dict[tuple[str, int], Entry] = {}
        self.refusals = {(client, seat): (digest, answer) for client, seat, digest, answer in refusals}
        self.chat = chat
        self.set_row(row)
        if entries:
            self.entries = entries
            for entry in entries:
                self._index(entry)
            self.game = rebuild(self.doc, self.created_text, entries)
            self.since = self._last_change_of_turn()

    def set_row(self, row: GameRow) -> None:
        self.rev, self.status, self.touched = row.rev, row.status, row.touched
        self.doc = documents.parse(row.doc)
        self.past.clear()
        if self.game is not None:
            describe(self.game, self.doc)

    def set_chat(self, chat: list[ChatLine]) -> bool:
        """Take the messages as they are stored; whether they have changed."""
        changed = chat != self.chat
        self.chat = chat
        self.talk += changed
        return changed

    @property
    def row(self) -> GameRow:
        """The table as it is stored."""
        return GameRow(self.id, self.rev, self.status, self.created, self.touched, documents.dump(self.doc))

    @property
    def marks(self) -> tuple[int, str, int, int, float, int]:
        """Shows whether anything has changed: document, status, log, chat."""
        return self.rev, self.status, self.version, *self.chat_marks

    @property
    def chat_marks(self) -> tuple[int, float, int]:
        """Shows whether the chat has changed: number and time of the last message, number of messages."""
        last = self.chat[-1] if self.chat else None
        return (0, 0.0, 0) if last is None else (last.id, last.at, len(self.chat))

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
    def due(self) -> bool:
        """Whether the server has to play the turn."""
        return turns.due(self.doc, self.status, self.game)

    @property
    def open_book(self) -> bool:
        """Whether nothing of the game is secret any more, its past included."""
        return self.status == "finished"

    @property
    def created_text(self) -> str:
        return datetime.fromtimestamp(self.created, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

    def take(self, entry: Entry, game: Game) -> None:
        """Move on to a stored entry and the game after it."""
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
        """When the present turn began; a pause does not count."""
        return None if self.since is None else max(self.since, self.doc.resumed)

    def _last_change_of_turn(self) -> float:
        """When the seat to act got its turn."""
        actor = self.game.to_act if self.game is not None else None
        for entry in reversed(self.entries):
            if entry.seat != actor or entry.kind == "start":
                return entry.at
        return self.entries[0].at

    async def at(self, version: int) -> Game | None:
        """The game as it was after a version; it is rebuilt in a thread, as that takes a while."""
        if version == self.version:
            return self.game
        if not 0 <= version < self.version:
            raise Problem("query", f"there is no version {version}; the game is at {self.version}")
        if version and version not in self.past:
            rebuilt = await asyncio.to_thread(rebuild, self.doc, self.created_text, self.entries[:version])
            self.past[version] = rebuilt
            while len(self.past) > PAST:
                del self.past[next(iter(self.past))]
        return self.past.get(version)

    def seen(self, seated: bool) -> None:
        """Tell the followers who is there: of players at once, of spectators, who may be many, now and then."""
        if seated:
            self.wake(edited=True)
        elif self.counting is None:
            self.counting = asyncio.get_running_loop().call_later(COUNT, self._count)

    def _count(self) -> None:
        self.counting = None
        self.wake(edited=True)

    def wake(self, edited: bool) -> None:
        """Tell the followers; `edited` if more than the log has changed."""
        self.edits += edited
        self.payloads.clear()
        for follower in self.followers:
            follower.set()
