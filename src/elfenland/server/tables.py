"""The tables in memory: found, read again, stored, forgotten.

Whatever is changed is stored first. With several workers every request looks whether another has changed the table;
their hints only make it known sooner. While the database is away, what is in memory can still be read.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakValueDictionary

from elfenland.game import Game
from elfenland.server import documents
from elfenland.server.documents import TableDoc
from elfenland.server.past import Entry, advance, rebuild
from elfenland.server.problems import Conflict, Problem, StoreAway, not_found
from elfenland.server.store import Db, Store, queries
from elfenland.server.store.queries import GameRow
from elfenland.server.table import Table
from elfenland.server.wire import ChatLine

KEPT = 2_000  # tables that stay in memory while nobody follows them
WARM = 500  # tables that are read at the start, so that they are there when a database goes away
TRIES = 8
AWAY = 1.0  # seconds for which a database that was away is not asked about tables in memory


class Tables:
    """All tables that somebody has asked for lately."""

    def __init__(self, store: Store, chat_kept: int) -> None:
        self.store = store
        self.chat_kept = chat_kept
        self.cache: OrderedDict[str, Table] = OrderedDict()  # kept in memory, the one asked for last at the end
        self.alive: WeakValueDictionary[str, Table] = WeakValueDictionary()  # a table has one object, whoever holds it
        self.away_until = 0.0
        self.loading: dict[str, asyncio.Task[Table | None]] = {}
        self.watchers: list[Callable[[Table], None]] = []  # told of every change
        self.refreshing: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()

    # ------------------------------------------------------------------ read

    async def get(self, game: str) -> Table:
        """A table as it is now; as it was known last while the database is away."""
        table = self.alive.get(game)
        if table is not None:
            self._keep(table)
            if self.store.shared:
                await self._look(table)
            if table.status == "gone":
                raise not_found()
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
        self.alive[table.id] = self.cache[table.id] = table
        self.cache.move_to_end(table.id)
        if len(self.cache) > KEPT:
            for old in [key for key, kept in self.cache.items() if not kept.followers][: len(self.cache) - KEPT]:
                del self.cache[old]

    async def _look(self, table: Table) -> None:
        """Read a table again if another worker has changed it."""
        if time.monotonic() < self.away_until:
            return
        try:
            if table.marks != await self.store.read(lambda db: queries.marks(db, table.id)):
                async with table.lock:
                    await self.refresh(table)
        except StoreAway:
            self.away_until = time.monotonic() + AWAY

    async def warm(self) -> None:
        """Read the tables that were touched last, so that they can be read while the database is away."""
        with contextlib.suppress(StoreAway):
            for game in await self.store.read(lambda db: queries.latest(db, WARM)):
                with contextlib.suppress(Exception):  # deleted meanwhile, or not readable; no other waits for it
                    await self.get(game)
                await asyncio.sleep(0.01)  # requests come first

    async def refresh(self, table: Table) -> None:
        """Read what others may have written."""
        row, entries, chat = await self.store.read(lambda db: _read(db, table.id, table.version, self.chat_kept))
        if row is None:
            self.forget(table)
            return
        known = (*table.marks, table.chat)
        if row.rev != table.rev:
            table.set_row(row)
        for entry in entries:
            game = None if table.game is None else advance(table.game, entry)
            table.take(entry, game or rebuild(table.doc, table.created_text, [*table.entries, entry]))
        table.set_row(row)
        table.set_chat(chat)
        if known != (*table.marks, table.chat):
            self.changed(table)

    def hinted(self, game: str) -> None:
        """Another worker may have changed a table: read it again, if it is here."""
        table = self.alive.get(game)
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

    async def create(
        self, doc: TableDoc, status: str, entries: list[Entry], game: Game | None, allow: Callable[[Db], None] | None
    ) -> Table:
        """Store a new table, with what has happened at it already, if its host may have one more."""
        now = time.time()
        row = GameRow(documents.new_id(), 1, status, doc.created, now, documents.dump(doc))

        def work(db: Db) -> None:
            if allow is not None:
                db.alone(doc.host)  # two at once, through two workers, count each other
                allow(db)
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

    async def deleted(self, game: str) -> None:
        """A table was deleted in the store; it may be in memory, or on its way there."""
        task = self.loading.get(game)
        if task is not None:
            await asyncio.shield(task)
        table = self.alive.get(game)
        if table is not None:
            self.forget(table)

    def forget(self, table: Table) -> None:
        """The table is gone."""
        self.cache.pop(table.id, None)
        self.alive.pop(table.id, None)
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
