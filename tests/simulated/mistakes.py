"""Mistakes planted on purpose, one by one: each must be found by a few seeds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from elfenland.server import event_log, play, presenters, stream, tables, turns
from elfenland.server.bots import Bots
from elfenland.server.broadcast import Broadcast
from elfenland.server.problems import Conflict, StoreAway
from elfenland.server.store import Db, queries
from elfenland.server.stream import Stream
from elfenland.server.table import Table
from elfenland.server.tables import Tables

Plant = Callable[[pytest.MonkeyPatch], None]


@dataclass
class Mistake:
    """What is planted, the trouble that brings it to light soonest (None: any), and the seed to look at first."""

    plant: Plant
    trouble: frozenset[str] | None
    apart: bool | None
    seed: int


MISTAKES: dict[str, Mistake] = {}


def mistake(*trouble: str, apart: bool | None = None, seed: int = 0) -> Callable[[Plant], Plant]:
    def add(plant: Plant) -> Plant:
        MISTAKES[plant.__name__] = Mistake(plant, frozenset(trouble) or None, apart, seed)
        return plant

    return add


# ------------------------------------------------------------------ what is acknowledged, and who wins


@mistake()
def answers_before_the_commit(patch: pytest.MonkeyPatch) -> None:
    """The answer does not wait for the database."""
    late: set[asyncio.Future[None]] = set()

    async def append(self: Tables, table: Table, entry: Any, game: Any) -> None:
        status = "finished" if game.over else "running"
        due = turns.due(table.doc, status, game)

        async def later() -> None:
            def work(db: Db) -> int:
                queries.append(db, table.id, entry, status, table.rev)
                return self._lease_turn(db, table, due, entry.version)

            try:
                await self.store.write(work)
            except (Conflict, StoreAway):
                return

        late.add(asyncio.ensure_future(later()))
        table.take(entry, game)
        self.changed(table, True)

    patch.setattr(Tables, "append", append)


@mistake()
def the_last_writer_wins(patch: pytest.MonkeyPatch) -> None:
    """A version that is taken is written again."""
    insert = queries.insert_entry

    def overwrite(db: Db, game: str, entry: Any) -> None:
        db.run("DELETE FROM log WHERE game = ? AND version = ?", (game, entry.version))
        insert(db, game, entry)

    patch.setattr(queries, "insert_entry", overwrite)


@mistake()
def a_conflict_counts_as_done(patch: pytest.MonkeyPatch) -> None:
    """Another writer was first, but the loser is told that its move counts."""
    append = Tables.append

    async def careless(self: Tables, table: Table, entry: Any, game: Any) -> None:
        try:
            await append(self, table, entry, game)
        except Conflict:
            table.take(entry, game)
            self.changed(table)

    patch.setattr(Tables, "append", careless)


@mistake()
def a_lost_answer_counts_as_done(patch: pytest.MonkeyPatch) -> None:
    """The database did not answer, but the caller is told that the move counts."""
    append = Tables.append

    async def hopeful(self: Tables, table: Table, entry: Any, game: Any) -> None:
        try:
            await append(self, table, entry, game)
        except StoreAway:
            table.take(entry, game)
            self.changed(table)

    patch.setattr(Tables, "append", hopeful)


@mistake("losses")
def a_lost_answer_counts_as_refused(patch: pytest.MonkeyPatch) -> None:
    """The database did not answer, but the caller is told that the action was refused."""
    append = Tables.append

    async def hasty(self: Tables, table: Table, entry: Any, game: Any) -> None:
        try:
            await append(self, table, entry, game)
        except StoreAway:
            raise play.stale(table, entry.seat) from None

    patch.setattr(Tables, "append", hasty)


@mistake("wires")
def a_repeated_id_is_forgotten(patch: pytest.MonkeyPatch) -> None:
    """An action that is sent again is not recognised."""

    async def unknown(*arguments: Any) -> None:
        return None

    patch.setattr(play, "_known", unknown)


@mistake("hints", "slow", apart=False)
def nobody_looks_at_the_database(patch: pytest.MonkeyPatch) -> None:
    """A request shows what this worker knows, though another has gone on."""

    async def blind(self: Tables, table: Table) -> None:
        return None

    patch.setattr(Tables, "_look", blind)


@mistake()
def the_log_is_rewritten(patch: pytest.MonkeyPatch) -> None:
    """An undo deletes entries instead of adding one."""
    append = queries.append

    def rewrite(db: Db, game: str, entry: Any, *more: Any) -> None:
        if entry.kind in ("undo", "takeback"):
            db.run("DELETE FROM log WHERE game = ? AND version = ?", (game, entry.version - 1))
        append(db, game, entry, *more)

    patch.setattr(queries, "append", rewrite)


# ------------------------------------------------------------------ streams


@mistake()
def a_stream_skips(patch: pytest.MonkeyPatch) -> None:
    """Of several new entries only the last is sent."""
    log_for = presenters.log_for
    patch.setattr(stream, "log_for", lambda table, seat, after, upto: log_for(table, seat, max(after, upto - 1), upto))


@mistake()
def a_stream_repeats_after_a_break(patch: pytest.MonkeyPatch) -> None:
    """Whoever comes back gets the last entry again."""
    begin = Stream.__init__

    def earlier(self: Stream, *arguments: Any, **more: Any) -> None:
        begin(self, *arguments, **more)
        self.version = max(self.version - 1, -1)

    patch.setattr(Stream, "__init__", earlier)


@mistake("wires", "crash", "slow", seed=11)
def payloads_are_kept_too_long(patch: pytest.MonkeyPatch) -> None:
    """Bytes made for an earlier version are sent for a later one."""

    def wake(self: Table, edited: bool) -> None:
        self.edits += edited
        for follower in self.followers:
            follower.set()

    patch.setattr(Table, "wake", wake)


@mistake()
def payloads_are_shared_between_seats(patch: pytest.MonkeyPatch) -> None:
    """Bytes made for one seat are sent to another."""

    class Careless(dict[Any, bytes]):
        def get(self, key: Any, default: Any = None) -> Any:
            return super().get(key[1], default)

        def __setitem__(self, key: Any, data: bytes) -> None:
            super().__setitem__(key[1], data)

    begin = Table.__init__

    def careless(self: Table, *arguments: Any) -> None:
        begin(self, *arguments)
        self.payloads = Careless()

    patch.setattr(Table, "__init__", careless)


@mistake("hints", apart=True)
def hints_are_trusted(patch: pytest.MonkeyPatch) -> None:
    """Nobody reads again by themselves; a lost hint is a lost entry."""

    async def nothing(self: Broadcast) -> None:
        return None

    patch.setattr(Broadcast, "go_on", nothing)


@mistake()
def a_refresh_does_not_wait_its_turn(patch: pytest.MonkeyPatch) -> None:
    """What another worker wrote is read while this one writes."""

    async def hasty(self: Tables, table: Table) -> None:
        try:
            await self.refresh(table)
        except StoreAway:
            return

    patch.setattr(Tables, "_refresh_locked", hasty)


# ------------------------------------------------------------------ bots


@mistake("crash", "stop", "failover", "pause")
def nobody_takes_over(patch: pytest.MonkeyPatch) -> None:
    """No worker takes over a turn whose worker has died."""
    patch.setattr(queries, "take_overdue", lambda *arguments: [])


@mistake("losses")
def a_lost_turn_is_renewed(patch: pytest.MonkeyPatch) -> None:
    """A turn dies with its first trouble, and its worker keeps the lease."""

    async def mortal(self: Bots, table: Table, version: int) -> None:
        try:
            if await self._has_lease(table, version):
                await self._play(table, version, await self._decide(table, False))
        except (Conflict, StoreAway):
            return

    patch.setattr(Bots, "_turn", mortal)
    renew = "UPDATE claims SET until = ? WHERE worker = ?"
    patch.setattr(queries, "renew", lambda db, turns, worker, seconds: db.run(renew, (time.time() + seconds, worker)))


@mistake()
def a_bot_goes_on_though_the_turn_is_over(patch: pytest.MonkeyPatch) -> None:
    """A bot's move is made for whoever is to act by then."""
    patch.setattr(Bots, "_is_on", lambda self, table, version: not self.context.stopping and table.to_act is not None)


@mistake("hints", "slow", apart=True, seed=27)
def a_bot_plays_for_a_person_who_is_back(patch: pytest.MonkeyPatch) -> None:
    """The move is stored although the seat changed hands on another worker."""
    append = queries.append

    def careless(db: Db, game: str, entry: Any, status: str, rev: int) -> None:
        ((now,),) = db.rows("SELECT rev FROM games WHERE id = ?", (game,))
        append(db, game, entry, status, now)

    patch.setattr(queries, "append", careless)


# ------------------------------------------------------------------ secrets and rules


@mistake()
def the_log_is_not_redacted(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(event_log, "redact", lambda event, seat: event)


@mistake()
def everyone_gets_the_first_seats_view(patch: pytest.MonkeyPatch) -> None:
    view_of = presenters.view_of
    patch.setattr(stream, "view_of", lambda table, seat, **more: view_of(table, 0, **more))


@mistake()
def an_undo_is_not_undone_elsewhere(patch: pytest.MonkeyPatch) -> None:
    """The other workers take an undo or a take-back for a move."""
    advance = event_log.advance

    def forward(game: Any, entry: Any) -> Any:
        if entry.kind in ("undo", "takeback"):
            return game.copy()
        return advance(game, entry)

    patch.setattr(tables, "advance", forward)
