"""Bots at the table: they think in processes of their own, at a pace that tells nothing about what they hold.

Every change of a table asks anew who is to act. A turn is never played twice: the log's version decides.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import time
from collections.abc import Coroutine
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import structlog

from elfenland.errors import ElfenlandError
from elfenland.server import thinking
from elfenland.server.bot_names import FALLBACK
from elfenland.server.hall import Hall
from elfenland.server.play import carry_out, store
from elfenland.server.problems import Conflict, StoreAway
from elfenland.server.store import queries
from elfenland.server.table import Table
from elfenland.server.votes import is_asked
from elfenland.views import to_json, view_for

log = structlog.get_logger()
#: A person's time for one action in seconds, whatever the action and the hand: median, spread, bounds.
MEDIAN, SPREAD, SHORTEST, LONGEST = 1.8, 0.4, 1.2, 4.0
CLAIM = 30.0  # seconds for which a worker thinks alone


def pause(rng: random.Random, scale: float) -> float:
    """How long to seem to think: drawn from one distribution, independent of everything."""
    return scale * min(LONGEST, max(SHORTEST, MEDIAN * rng.lognormvariate(0, SPREAD)))


class Bots:
    """Plays for the seats that no person plays."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.rng = random.SystemRandom()
        self.pool: ProcessPoolExecutor | None = None
        self.turns: dict[str, tuple[int, asyncio.Task[None]]] = {}  # table → the version that is thought about

    # ------------------------------------------------------------------ whose turn

    def consider(self, table: Table) -> None:
        """Begin to think where it is a bot's turn at the table."""
        if self.hall.stopping or (self.forced(table) is None and self.bot_to_act(table) is None):
            return
        thought_about = self.turns.get(table.id)
        if thought_about is not None and thought_about[0] == table.version and not thought_about[1].done():
            return
        task = asyncio.create_task(self._turn(table, table.version))
        self.turns[table.id] = (table.version, task)
        task.add_done_callback(lambda done: self._ended(table, done))

    def _ended(self, table: Table, done: asyncio.Task[None]) -> None:
        if self.turns.get(table.id, (0, None))[1] is done:
            del self.turns[table.id]

    def bot_to_act(self, table: Table) -> str | None:
        """The bot whose turn it is, None where it is a person's or nobody's."""
        seat = table.to_act
        if table.status != "running" or seat is None:
            return None
        return table.doc.seats[seat].bot

    def forced(self, table: Table) -> str | None:
        """The one action of a player whom everybody knows to have no other (R3.5, R5.2)."""
        seat, game = table.to_act, table.game
        if table.status != "running" or seat is None or game is None:
            return None
        legal = game.legal()
        if len(legal) != 1:
            return None
        player = view_for(game, None).players[seat]
        counters = len(player.counters) + player.secret_counters
        action = str(legal[0])
        if (action == "pass" and counters == 0) or (action.startswith("keep ") and counters == 1):
            return action
        return None

    # ------------------------------------------------------------------ one turn

    async def _turn(self, table: Table, version: int) -> None:
        """Wait a person's time, think, play; after trouble try again, for as long as it is this turn."""
        delay = pause(self.rng, self.hall.settings.bot_pace)
        began = time.monotonic()
        while self._is_on(table, version):
            try:
                action = self.forced(table) or await self._think(table, version)
                await asyncio.sleep(max(0.0, began + delay - time.monotonic()))
                while is_asked(table):
                    await asyncio.sleep(0.2)
                if action is not None:
                    await self._play(table, version, action)
                    continue
            except (Conflict, StoreAway, BrokenProcessPool) as error:
                log.warning("bot waits", game=table.id, reason=type(error).__name__)
                if isinstance(error, BrokenProcessPool):
                    self.pool = None
            await asyncio.sleep(1.0)

    def _is_on(self, table: Table, version: int) -> bool:
        """Whether the turn at a version is still to be played by the server."""
        waits = self.bot_to_act(table) is not None or self.forced(table) is not None
        return waits and table.version == version and not self.hall.stopping

    async def _think(self, table: Table, version: int) -> str | None:
        """The bot's action; None where another worker thinks, or it is no bot's turn any more."""
        bot, seat = self.bot_to_act(table), table.to_act
        if bot is None or seat is None or table.game is None:
            return None
        if self.hall.store.shared and not await self.hall.store.write(
            lambda db: queries.claim(db, table.id, version, self.hall.worker, CLAIM)
        ):
            return None
        view = to_json(view_for(table.game, seat))
        seconds = self.hall.settings.bot_time
        with self.hall.metrics.bot_seconds.time():
            try:
                return await self._in_pool(bot, view, seconds)
            except BrokenProcessPool:
                raise
            except Exception as error:  # a bot of someone else's making may fail in any way
                log.error("bot failed", game=table.id, bot=bot, error=repr(error))
                return await self._in_pool(FALLBACK, view, seconds)

    def _in_pool(self, bot: str, view: bytes, seconds: float) -> Coroutine[None, None, str]:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(
                self.hall.settings.bot_processes, context, initializer=thinking.prepare, initargs=(os.getpid(),)
            )
        return _wait(asyncio.get_running_loop().run_in_executor(self.pool, thinking.think, bot, view, seconds))

    async def _play(self, table: Table, version: int, action: str) -> None:
        async with table.lock:
            seat = table.to_act
            if seat is None or is_asked(table) or not self._is_on(table, version):
                return  # a pause, a question, or its owner has taken the seat back
            try:
                entry, game = carry_out(self.hall, table, seat, action)
            except ElfenlandError as error:
                log.error("bot refused", game=table.id, error=str(error))
                entry, game = carry_out(self.hall, table, seat, await self._in_pool(FALLBACK, self._view(table), 1))
            try:
                await store(self.hall, table, entry, game)
            except Conflict:
                await self.hall.tables.refresh(table)

    def _view(self, table: Table) -> bytes:
        assert table.game is not None
        return to_json(view_for(table.game, table.to_act))

    # ------------------------------------------------------------------ begin and end

    async def begin(self) -> None:
        """After a start: go on wherever it is a bot's turn."""
        for game in await self._running():
            try:
                self.consider(await self.hall.tables.get(game))
            except Exception as error:  # one table that cannot be read keeps no other waiting
                log.error("table not read", game=game, error=repr(error))
            await asyncio.sleep(0)

    async def _running(self) -> list[str]:
        while True:
            try:
                return await self.hall.store.read(lambda db: queries.ids_with_status(db, "running"))
            except StoreAway:
                await asyncio.sleep(1.0)

    def close(self) -> None:
        for _, task in self.turns.values():
            task.cancel()
        if self.pool is not None:
            thinkers = list((getattr(self.pool, "_processes", None) or {}).values())
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in thinkers:  # a thought that nobody waits for need not come to its end
                process.kill()


async def _wait(future: asyncio.Future[str]) -> str:
    return await future
