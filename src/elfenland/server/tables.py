"""The tables in memory: each with its document, its log, its game, and who waits for news of it.

Whatever is changed is stored first. What other workers change arrives as a hint and is read again.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime

from elfenland.game import Game
from elfenland.server import documents
from elfenland.server.documents import TableDoc
from elfenland.server.past import Entry, advance, rebuild
from elfenland.server.problems import Conflict, Problem, StoreAway, not_found
from elfenland.server.store import Db, Row, Store, queries
from elfenland.server.store.queries import GameRow
from elfenland.server.wire import ChatLine

KEPT = 2_000  # tables that stay in memory while nobody follows them
TRIES = 8


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


class Tables:
    """All tables that somebody has asked for lately."""

    def __init__(self, store: Store, chat_kept: int) -> None:
        self.store = store
        self.chat_kept = chat_kept
        self.cache: OrderedDict[str, Table] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Table | None]] = {}
        self.watchers: list[Callable[[Table], None]] = []  # told of every change
        self.refreshing: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()

    # ------------------------------------------------------------------ read

    async def get(self, game: str) -> Table:
        table = self.cache.get(game)
        if table is not None:
            self.cache.move_to_end(game)
            return table
        if len(game) > 40 or not game.isascii():
            raise not_found()
        task = self.loading.get(game)
        if task is None:
            task = self.loading[game] = asyncio.create_task(self._load(game))
            task.add_done_callback(lambda _: self.loading.pop(game, None))
        found = await asyncio.shield(task)
        if found is None:
            raise not_found()
        return found

    async def _load(self, game: str) -> Table | None:
        row, entries, chat, refusals = await self.store.read(
            lambda db: (*_read(db, game, 0, self.chat_kept), queries.refusals(db, game))
        )
        if row is None:
            return None
        table = Table(row, entries, chat, refusals)
        self._keep(table)
        return table

    def _keep(self, table: Table) -> None:
        self.cache[table.id] = table
        if len(self.cache) > KEPT:
            for old in [key for key, kept in self.cache.items() if not kept.followers][: len(self.cache) - KEPT]:
                del self.cache[old]

    async def refresh(self, table: Table) -> None:
        """Read what others may have written."""
        row, entries, chat = await self.store.read(lambda db: _read(db, table.id, table.version, self.chat_kept))
        if row is None:
            self.forget(table)
            return
        known = (table.rev, table.status, table.version, table.chat)
        if row.rev != table.rev:
            table.set_row(row)
        for entry in entries:
            game = None if table.game is None else advance(table.game, entry)
            table.take(entry, game or rebuild(table.doc, table.created_text, [*table.entries, entry]))
        table.set_row(row)
        table.set_chat(chat)
        if known != (table.rev, table.status, table.version, table.chat):
            self.changed(table)

    def hinted(self, game: str) -> None:
        """Another worker may have changed a table: read it again, if it is here."""
        table = self.cache.get(game)
        if table is None:
            return
        if game in self.refreshing:
            self.again.add(game)
            return
        task = self.refreshing[game] = asyncio.create_task(self._refresh_locked(table))
        task.add_done_callback(lambda _: self._refreshed(game))

    def _refreshed(self, game: str) -> None:
        del self.refreshing[game]
        if game in self.again:  # a hint came while the table was being read
            self.again.discard(game)
            self.hinted(game)

    async def _refresh_locked(self, table: Table) -> None:
        try:
            async with table.lock:
                await self.refresh(table)
        except StoreAway:
            return  # it is read again when the store is back

    # ------------------------------------------------------------------ write

    async def create(self, doc: TableDoc, status: str, entries: list[Entry], game: Game | None) -> Table:
        """Store a new table, with what has happened at it already."""
        now = time.time()
        row = GameRow(documents.new_id(), 1, status, doc.created, now, documents.dump(doc))

        def work(db: Db) -> None:
            queries.insert_game(db, row, doc.members)
            for entry in entries:
                queries.insert_entry(db, row.id, entry)

        await self.store.write(work)
        table = Table(row, [], [], [])
        for entry in entries:
            table.entries.append(entry)
        if entries:
            table.game = game
            table.since = entries[-1].at
        self._keep(table)
        self.changed(table)
        return table

    async def change(self, table: Table, edit: Callable[[TableDoc], str | None]) -> None:
        """Change a table's document; `edit` may return a new status. Tried again when another was first."""
        async with table.lock:
            for _ in range(TRIES):
                doc = documents.copy(table.doc)
                status = edit(doc) or table.status
                row = GameRow(table.id, table.rev, status, table.created, time.time(), documents.dump(doc))
                old = table.status
                try:
                    await self.store.write(
                        lambda db, row=row, old=old, doc=doc: queries.save_game(  # type: ignore[misc]
                            db, row, old, doc.members
                        )
                    )
                except Conflict:
                    await self.refresh(table)
                    continue
                table.doc, table.rev, table.status, table.touched = doc, row.rev + 1, status, row.touched
                if table.game is not None:
                    table.game.players = tuple(doc.players)  # a name may have been deleted
                self.changed(table)
                return
        raise Problem("busy", "too many people change this table at once; try again")

    async def start(self, table: Table, doc: TableDoc, entry: Entry, game: Game) -> None:
        """Store the first entry together with the document that it belongs to. The caller holds the lock."""
        row = GameRow(table.id, table.rev, "running", table.created, entry.at, documents.dump(doc))

        def work(db: Db) -> None:
            queries.save_game(db, row, "open", doc.members)
            queries.append(db, table.id, entry, "finished" if game.over else "running")

        await self.store.write(work)
        table.doc, table.rev, table.status = doc, row.rev + 1, "running"
        table.take(entry, game)
        self.changed(table)

    async def append(self, table: Table, entry: Entry, game: Game) -> None:
        """Store an entry, then go on to it. The caller holds the lock; Conflict says who was first."""
        status = "finished" if game.over else "running"
        await self.store.write(lambda db: queries.append(db, table.id, entry, status))
        table.take(entry, game)
        self.changed(table, edited=game.over or entry.kind == "takeback")

    async def delete(self, table: Table) -> None:
        await self.store.write(lambda db: queries.delete_game(db, table.id))
        self.forget(table)

    def forget(self, table: Table) -> None:
        """The table is gone."""
        self.cache.pop(table.id, None)
        table.status = "gone"
        table.wake(edited=True)

    def changed(self, table: Table, edited: bool = True) -> None:
        table.wake(edited)
        for watcher in self.watchers:
            watcher(table)


def _read(db: Db, game: str, after: int, kept: int) -> tuple[GameRow | None, list[Entry], list[ChatLine]]:
    row = queries.get_game(db, game)
    if row is None:
        return None, [], []
    chat = [ChatLine(*line) for line in queries.get_chat(db, game, kept)]
    return row, queries.entries(db, game, after), chat
