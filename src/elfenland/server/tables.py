"""The tables in memory: read, refreshed, stored, forgotten.

Every change is stored first. With several workers, each request checks whether another has changed the table; messages
between workers only spread the news sooner. While the database is away, tables in memory can still be read.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from weakref import WeakValueDictionary

import msgspec
import structlog

from elfenland.game import Game
from elfenland.server import documents, turns
from elfenland.server.documents import TableDoc
from elfenland.server.event_log import Entry, advance, describe, rebuild
from elfenland.server.problems import Conflict, Problem, StoreAway, not_found
from elfenland.server.store import Db, Row, Store, queries
from elfenland.server.store.queries import GameRow
from elfenland.server.table import Table
from elfenland.server.wire import ChatLine

log = structlog.get_logger()
KEPT = 2_000  # tables kept in memory, whether somebody follows them or not; more only if they are followed
LOOKED_AT = 2  # of the tables used least recently, to forget them where there are too many
WARM = 500  # tables read at the start, so that they are in memory when a database goes away
TRIES = 8
LOOK = 2.0  # seconds that a reader of a table in memory waits for the database
AT_ONCE = 200  # tables asked about in one query
AWAY = 1.0  # seconds without asking a database that was away about tables in memory


class Tables:
    """All tables that somebody asked for recently."""

    def __init__(self, store: Store, chat_kept: int, lease: float = 15.0) -> None:
        self.store = store
        self.chat_kept = chat_kept
        self.lease = lease  # seconds
        self.worker = secrets.token_hex(8)  # names this process in the leases
        self.cache: OrderedDict[str, Table] = OrderedDict()  # the most recently used last
        self.alive: WeakValueDictionary[str, Table] = WeakValueDictionary()  # one object per table, whoever holds it
        self.away_until = 0.0
        self.loading: dict[str, asyncio.Task[Table | None]] = {}
        self.watchers: list[Callable[[Table], None]] = []  # called on every change
        self.moved: Callable[[Table], None] = lambda table: None  # called on every entry stored by this worker
        self.refreshing: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()

    # ------------------------------------------------------------------ read

    async def get(self, game: str) -> Table:
        """A table as it is now; while the database is away, as last known."""
        table = self.alive.get(game)
        if table is not None:
            self._keep(table)
        else:
            table = await self._loaded(game)
        if table is not None and self.store.shared:
            await self._look(table)  # others may have changed it, even since it was read
        if table is None or table.status == "gone":
            raise not_found()
        return table

    async def _loaded(self, game: str) -> Table | None:
        """Read a table from the store; who asks in the meantime waits for the same reading."""
        if not documents.ID.fullmatch(game):
            return None
        task = self.loading.get(game)
        if task is None:
            task = self.loading[game] = asyncio.create_task(self._load(game))
            task.add_done_callback(lambda _: self.loading.pop(game, None))
        return await asyncio.shield(task)

    async def _load(self, game: str) -> Table | None:
        def work(db: Db) -> tuple[GameRow | None, list[Entry], list[ChatLine], list[Row]]:
            row = queries.get_game(db, game)
            if row is None:
                return None, [], [], []
            chat = _read_chat(db, game, self.chat_kept)
            return row, queries.entries(db, game, 0), chat, queries.refusals(db, game)

        row, entries, chat, refusals = await self.store.read(work)
        if row is None:
            return None
        table = await asyncio.to_thread(Table, row, entries, chat, refusals)  # replaying the log takes a while
        self._keep(table)
        self._watched(table)
        return table

    def _keep(self, table: Table) -> None:
        self.alive[table.id] = self.cache[table.id] = table
        self.cache.move_to_end(table.id)
        for _ in range(LOOKED_AT):  # not at all of them: with more followed tables than KEPT, each request would
            if len(self.cache) <= KEPT:
                break
            oldest = next(iter(self.cache))
            if self.cache[oldest].followers:
                self.cache.move_to_end(oldest)
            else:
                del self.cache[oldest]

    async def _look(self, table: Table) -> None:
        """Refresh a table if another worker has changed it."""
        if time.monotonic() < self.away_until:
            return
        try:
            found = await self.store.read(lambda db: queries.marks(db, [table.id]), LOOK)
            if table.marks != found.get(table.id):
                async with table.lock:
                    await self.refresh(table)
        except StoreAway:
            self.away_until = time.monotonic() + AWAY

    async def look_again(self) -> None:
        """Refresh the followed tables that other workers have changed, with one question for many of them."""
        followed = [table for table in self.cache.values() if table.followers]
        for start in range(0, len(followed), AT_ONCE):
            some = followed[start : start + AT_ONCE]
            try:
                found = await self.store.read(partial(queries.marks, games=[table.id for table in some]), LOOK)
            except StoreAway:
                return
            for table in some:
                if table.marks != found.get(table.id):
                    self.hinted(table.id)

    async def warm(self) -> None:
        """Load the latest tables, so that they can be read while the database is away."""
        with contextlib.suppress(StoreAway):
            for game in await self.store.read(lambda db: queries.latest(db, WARM)):
                with contextlib.suppress(Exception):  # deleted in the meantime or unreadable; must not stop the others
                    await self.get(game)
                await asyncio.sleep(0.01)  # requests come first
            log.info("latest tables read", number=len(self.cache))

    async def refresh(self, table: Table) -> None:
        """Read what other workers may have written."""
        version, marks = table.version, table.chat_marks

        def work(db: Db) -> tuple[GameRow | None, list[Entry], list[ChatLine] | None]:
            row = queries.get_game(db, table.id)
            if row is None:
                return None, [], None
            same = queries.chat_marks(db, table.id) == marks
            chat = None if same else _read_chat(db, table.id, self.chat_kept)
            return row, queries.entries(db, table.id, version), chat

        row, entries, chat = await self.store.read(work)
        if row is None:
            self.forget(table)
            return
        known = (table.rev, table.status, table.version)
        if row.rev != table.rev:
            table.set_row(row)
        for entry in entries:
            game = None if table.game is None else advance(table.game, entry)
            table.take(entry, game or rebuild(table.doc, table.created_text, [*table.entries, entry]))
            table.lease = -1  # whoever wrote the entry has leased the turn after it
        table.set_row(row)
        talked = chat is not None and table.set_chat(chat)
        edited = known != (table.rev, table.status, table.version)
        if talked or edited:
            self.changed(table, edited)

    def hinted(self, game: str) -> None:
        """Refresh a table that another worker may have changed, if it is here."""
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
        if game in self.again:  # another hint came during the refresh
            self.again.discard(game)
            self.hinted(game)

    async def _refresh_locked(self, table: Table) -> None:
        try:
            async with table.lock:
                await self.refresh(table)
        except StoreAway:
            return  # the next look, once the store is back, refreshes it

    # ------------------------------------------------------------------ write

    async def create(
        self,
        doc: TableDoc,
        status: str,
        entries: list[Entry],
        game: Game | None,
        allow: Callable[[Db], None] | None,
        identity: str | None = None,
    ) -> Table:
        """Store a new table, with its log if it has one, if its host may have another."""
        now = time.time()
        row = GameRow(identity or documents.new_id(), 1, status, doc.created, now, documents.dump(doc))

        def work(db: Db) -> None:
            if allow is not None:
                db.alone(doc.host)  # so that two requests at once count each other
                allow(db)
            queries.insert_game(db, row, doc.members, doc.waits_as(status))
            for entry in entries:
                queries.insert_entry(db, row.id, entry)
            if game is not None:
                _keep_result(db, row.id, doc.created, game)

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
        """Change a table's document; `edit` may return a new status. Retried if another was first."""
        async with table.lock:
            for _ in range(TRIES):
                doc = documents.copy(table.doc)
                status = edit(doc) or table.status
                row = GameRow(table.id, table.rev, status, table.created, time.time(), documents.dump(doc))
                try:
                    table.lease = await self.store.write(partial(self._save, table, doc, row))
                except Conflict:
                    await self.refresh(table)
                    continue
                table.doc, table.rev, table.status, table.touched = doc, row.rev + 1, status, row.touched
                table.past.clear()
                if table.game is not None:
                    describe(table.game, doc)
                self.changed(table)
                return
        raise Problem("busy", "too many people are changing this table at once; try again")

    def _save(self, table: Table, doc: TableDoc, row: GameRow, db: Db) -> int:
        queries.save_game(db, row, table.status, doc.members, doc.waits_as(row.status))
        return self._lease_turn(db, table, turns.due(doc, row.status, table.game), table.version)

    async def start(self, table: Table, doc: TableDoc, entry: Entry, game: Game) -> None:
        """Store the first entry together with its document. The caller holds the lock."""
        row = GameRow(table.id, table.rev, "running", table.created, entry.at, documents.dump(doc))

        due = turns.due(doc, "running", game)

        def work(db: Db) -> int:
            queries.save_game(db, row, "open", doc.members)
            queries.append(db, table.id, entry, "finished" if game.over else "running", row.rev + 1)
            return self._lease_turn(db, table, due, entry.version)

        table.lease = await self.store.write(work)
        table.doc, table.rev, table.status = doc, row.rev + 1, "running"
        table.take(entry, game)
        self.changed(table)
        self.moved(table)

    async def append(self, table: Table, entry: Entry, game: Game) -> None:
        """Store an entry, then move on to it. The caller holds the lock. Conflict: another was first."""
        status = "finished" if game.over else "running"
        due, rev = turns.due(table.doc, status, game), table.rev

        def work(db: Db) -> int:
            queries.append(db, table.id, entry, status, rev)
            _keep_result(db, table.id, entry.at, game)
            return self._lease_turn(db, table, due, entry.version)

        table.lease = await self.store.write(work)
        table.take(entry, game)
        self.changed(table, edited=game.over or entry.kind == "takeback")
        self.moved(table)

    async def delete(self, table: Table) -> None:
        await self.store.write(lambda db: queries.delete_game(db, table.id))
        self.forget(table)

    async def deleted(self, game: str) -> None:
        """Forget a table deleted in the store; it may be in memory, or loading."""
        task = self.loading.get(game)
        if task is not None:
            await asyncio.shield(task)
        table = self.alive.get(game)
        if table is not None:
            self.forget(table)

    def forget(self, table: Table) -> None:
        """Drop a table that is gone, and tell its followers."""
        self.cache.pop(table.id, None)
        self.alive.pop(table.id, None)
        table.status = "gone"
        table.wake(edited=True)

    def changed(self, table: Table, edited: bool = True) -> None:
        table.wake(edited)
        self._watched(table)

    def _watched(self, table: Table) -> None:
        for watcher in self.watchers:
            watcher(table)

    def _lease_turn(self, db: Db, table: Table, due: bool, version: int) -> int:
        """Lease the turn at a version, if the server has to play it, together with the write that leads to it."""
        if due:
            return version if queries.claim(db, table.id, version, self.worker, self.lease) else -1
        if table.due:
            queries.release(db, table.id, version)
        return -1


def _keep_result(db: Db, game: str, at: float, played: Game) -> None:
    """Store how a game has ended, so that lists need not play it again."""
    if played.over and played.outcome is not None:
        queries.set_result(db, game, at, result_text(played))


def result_text(played: Game) -> str:
    outcome = played.outcome
    assert outcome is not None
    return msgspec.json.encode(
        {"winners": outcome.winners, "pieces": outcome.pieces, "scores": outcome.scores}
    ).decode()


def _read_chat(db: Db, game: str, kept: int) -> list[ChatLine]:
    return [ChatLine(*line) for line in queries.get_chat(db, game, kept)]
