"""Bots at the table: leased turns, played at a pace that gives nothing away.

The write that leads to a bot's turn also leases it to this worker (`claims`). Any worker may play a turn whose lease
has run out, and each keeps looking for such turns. The log's version makes sure that no turn is played twice, so a
lease only saves work.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import sys
import time

import structlog

from elfenland.errors import ElfenlandError
from elfenland.game import Game, view_for, view_json
from elfenland.game import events as e
from elfenland.server import turns
from elfenland.server.context import Context
from elfenland.server.event_log import deal_of
from elfenland.server.fair import Share
from elfenland.server.play import carry_out, store
from elfenland.server.problems import Conflict, Problem, StoreAway
from elfenland.server.store import Db, queries
from elfenland.server.table import Table
from elfenland.server.votes import is_asked, is_hurried

log = structlog.get_logger()
#: A person's time for one decision in seconds, whatever it is and whatever the hand: median, spread, bounds.
MEDIAN, SPREAD, SHORTEST, LONGEST = 1.5, 0.3, 1.2, 2.4
#: The same for what needs no thought of its own. The page shows a journey at the viewer's pace, so the server hurries.
SET_OUT, SETTLE, GO_ON = 1.2, 0.6, 0.25
AGAIN = 1.0  # seconds until a turn that failed is tried again
TAKEN = 100  # most turns taken over at once


def pause(rng: random.Random, scale: float, occasion: float | None = None) -> float:
    """How long a bot seems to think: for a decision always from the same distribution, so that it reveals nothing."""
    if occasion is not None:
        return scale * occasion
    return scale * min(LONGEST, max(SHORTEST, MEDIAN * rng.lognormvariate(0, SPREAD)))


def occasion(game: Game, people: list[int]) -> float | None:
    """The time for an action that is visibly no decision; None for a decision."""
    last, players = game.events[-1], view_for(game, None, history=False).players
    if turns.forced("running", game) or (isinstance(last, e.Moved) and last.player == game.to_act):
        return GO_ON
    if game.phase in ("travel", "keep"):
        return SET_OUT if game.phase == "travel" else SETTLE
    # People who have nothing left to place only wait for the journeys.
    waiting = people and not any(players[n].counters or players[n].secret_counters for n in people)
    return SETTLE if game.phase == "plan" and waiting else None


class Bots:
    """Plays the seats that no person plays."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.rng = random.SystemRandom()
        self.thinkers = context.thinkers
        self.turns: dict[str, tuple[int, asyncio.Task[None]]] = {}  # table → the version being thought about
        self.pauses: dict[str, asyncio.Event] = {}  # table → ends the pause there

    def consider(self, table: Table) -> None:
        """Start to play the turn at the table if it is the server's, unless another worker has leased it."""
        if self.context.stopping or table.lease == -1 or not table.due:
            return
        thought_about = self.turns.get(table.id)
        if thought_about is not None and thought_about[0] == table.version and not thought_about[1].done():
            if table.id in self.pauses and is_hurried(table):
                self.pauses[table.id].set()
            return
        task = asyncio.create_task(self._turn(table, table.version))
        self.turns[table.id] = (table.version, task)
        task.add_done_callback(lambda done: self._ended(table, done))

    def _ended(self, table: Table, done: asyncio.Task[None]) -> None:
        if self.turns.get(table.id, (0, None))[1] is done:
            del self.turns[table.id]

    # ------------------------------------------------------------------ one turn

    async def _turn(self, table: Table, version: int) -> None:
        """Think, wait as long as a person would, play; whatever goes wrong, try again while the turn lasts."""
        assert table.game is not None
        delay = pause(self.rng, self.context.settings.bot_pace, occasion(table.game, table.doc.humans))
        began = time.monotonic()
        stand_in = False
        while self._is_on(table, version):
            try:
                if not await self._has_lease(table, version):
                    return  # another worker plays it, or its lease runs out
                action = await self._decide(table, stand_in)
                await self._pause(table, began + delay - time.monotonic())
                while is_asked(table) and self._is_on(table, version):
                    await asyncio.sleep(0.2)
                await self._play(table, version, action)
                continue
            except (Conflict, StoreAway) as error:
                log.warning("bot waits", game=table.id, reason=type(error).__name__)
            except ElfenlandError as error:
                stand_in = True
                log.error("bot refused", game=table.id, error=str(error))
            except Exception as error:
                self.context.metrics.bot_failures.labels(type(error).__name__).inc()
                log.exception("bot's turn failed", game=table.id)
            await asyncio.sleep(AGAIN)

    async def _pause(self, table: Table, seconds: float) -> None:
        """Wait, unless the people at the table would not."""
        if seconds <= 0 or is_hurried(table):
            return
        ends = self.pauses[table.id] = asyncio.Event()
        try:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(ends.wait(), seconds)
        finally:
            if self.pauses.get(table.id) is ends:
                del self.pauses[table.id]

    def _is_on(self, table: Table, version: int) -> bool:
        """Whether the server still has to play the turn at a version."""
        return table.version == version and table.due and not self.context.stopping

    async def _has_lease(self, table: Table, version: int) -> bool:
        """Whether this worker has leased the turn; one that nobody has is leased now."""
        if table.lease != version:
            tables = self.context.tables
            took = await tables.store.write(
                lambda db: queries.claim(db, table.id, version, tables.worker, tables.lease)
            )
            if table.version != version:
                return False
            table.lease = version if took else -1
        return table.lease == version

    async def _decide(self, table: Table, stand_in: bool) -> str:
        """The action for the turn. All that it depends on is read before the first await."""
        only = turns.forced(table.status, table.game)
        if only is not None:
            return only
        bot = turns.bot_to_act(table.doc, table.status, table.game)
        if bot is None or table.game is None:
            raise Conflict("the turn is no longer a bot's")
        view = view_json(view_for(table.game, table.game.to_act))
        if stand_in:
            return await self.thinkers.fall_back(view)
        share = Share(bool(table.doc.humans), table.doc.origin, table.doc.host)
        deal, seat = deal_of(table.doc), table.game.to_act
        if deal is not None and seat is not None and deal.bots[seat] is not None:
            return await self.thinkers.think(deal.bot(seat).text, view, share, deal.bot_seed(seat))
        return await self.thinkers.think(bot, view, share)

    async def _play(self, table: Table, version: int, action: str) -> None:
        async with table.lock:
            seat = table.to_act
            if seat is None or is_asked(table) or not self._is_on(table, version):
                return  # paused, or people vote, or the owner took the seat back
            entry, game = carry_out(self.context, table, seat, action)
            try:
                await store(self.context, table, entry, game)
            except Conflict:
                await self.context.tables.refresh(table)

    # ------------------------------------------------------------------ leases

    async def watch(self) -> None:
        """Renew the leases of turns under way here, and take over turns that are overdue anywhere."""
        if not self.context.store.shared:
            await self._end_old_leases()
        while not self.context.stopping:
            try:
                while await self.look() == TAKEN:
                    pass
            except (StoreAway, Conflict) as error:
                log.warning("bots' leases wait", reason=str(error))
            except Exception:
                log.exception("bots' leases failed")
            await asyncio.sleep(self.context.tables.lease / 3)

    async def _end_old_leases(self) -> None:
        """End the leases of the process that had the file before."""
        while True:
            try:
                return await self.context.store.write(lambda db: queries.end_leases(db, None))
            except StoreAway as error:
                log.warning("bots' leases wait", reason=str(error))
                await asyncio.sleep(AGAIN)

    async def look(self) -> int:
        """Renew and take over once; how many turns were taken over."""
        tables, busy = self.context.tables, [(game, version) for game, (version, _) in self.turns.items()]

        def work(db: Db) -> list[tuple[str, bool]]:
            queries.renew(db, busy, tables.worker, tables.lease)
            return queries.take_overdue(db, tables.worker, tables.lease, TAKEN)

        taken = await tables.store.write(work)
        for game, lapsed in taken:
            try:
                await self._take_over(game, lapsed)
            except StoreAway:
                raise
            except Exception as error:  # a table that cannot be read must not stop the others
                log.error("table not read", game=game, error=repr(error))
        return len(taken)

    async def _take_over(self, game: str, lapsed: bool) -> None:
        """Play a turn that nobody played in time; remove the claim if there is none to play."""
        try:
            table = await self.context.tables.get(game)
        except Problem:
            table = None
        if table is None or not table.due:
            version = sys.maxsize if table is None else table.version
            await self.context.store.write(lambda db: queries.release(db, game, version))
            return
        if lapsed:
            self.context.metrics.turns_overdue.inc()
            log.warning("bot's turn overdue", game=game, version=table.version)
        table.lease = None  # leased under a version that may be old: _turn leases it anew
        self.consider(table)

    async def close(self) -> None:
        """Give the turns to the other workers."""
        for _, task in self.turns.values():
            task.cancel()
        worker = self.context.tables.worker
        with contextlib.suppress(StoreAway, Conflict, TimeoutError):
            await asyncio.wait_for(self.context.store.write(lambda db: queries.end_leases(db, worker)), 2)
