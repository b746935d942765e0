"""Time: how much each seat has left, who has run out of it, and the alarms that tell the table so at once.

Two kinds of time. A pace limits one turn; whoever is overdue can be handed to a bot by the others' vote. With the pace
`clock` every seat has a time of its own for the whole game, with an increment for each finished turn; at zero a bot
plays on, and the owner can take the seat back. What a seat has left follows from the log, whose entries carry their
time, so a restart loses nothing; the document holds it only where something else than a move stopped the clock.
"""

from __future__ import annotations

import asyncio
import time

import structlog

from elfenland.server import wire
from elfenland.server.bot_names import check_bot
from elfenland.server.context import Context
from elfenland.server.documents import ClockDoc, TableDoc
from elfenland.server.problems import Conflict, Problem, StoreAway
from elfenland.server.settings import Settings
from elfenland.server.table import Table

log = structlog.get_logger()
GRACE = 60.0  # seconds that a seat has at least when its owner takes it back
LATE = 0.05  # seconds after the end at which an alarm rings, so that the end has really passed
AGAIN = 1.0  # seconds until an alarm that could not be heard rings again
LONGEST = 86_400.0  # seconds that one alarm waits


def overdue(table: Table, settings: Settings) -> int | None:
    """The seat that has used up the pace's time for one turn; None if there is none."""
    end = _end_of_turn(table, settings)
    return table.to_act if end is not None and time.time() > end else None


def _end_of_turn(table: Table, settings: Settings) -> float | None:
    """When the pace's time for the present turn ends; None without a limit or a person to act."""
    limit, began = settings.away_after(table.doc.pace), table.turn_began
    return None if limit is None or began is None or not _person_acts(table) else began + limit


def _person_acts(table: Table) -> bool:
    return table.status == "running" and table.to_act is not None and table.doc.seats[table.to_act].is_human


# ------------------------------------------------------------------ clocks


def new_clock(minutes: int, increment: int, seats: int) -> ClockDoc:
    return ClockDoc(minutes, increment, [60.0 * minutes] * seats)


def left(table: Table, clock: ClockDoc) -> list[float]:
    """Seconds of every seat at the last change: what people used, without the turn under way."""
    times, entries = list(clock.left), table.entries
    for i in range(max(1, clock.version), len(entries)):
        entry = entries[i]
        if entry.client_id is None or entry.seat is None:
            continue  # a bot's, or the table's
        times[entry.seat] -= max(0.0, entry.at - max(entries[i - 1].at, clock.at))
        after = entries[i + 1].seat if i + 1 < len(entries) else table.to_act
        if after != entry.seat:
            times[entry.seat] += clock.increment
    return [round(seconds, 3) for seconds in times]


def ticks_from(table: Table, clock: ClockDoc) -> float:
    """Since when the clock of the seat to act runs."""
    return max(table.entries[-1].at if table.entries else 0.0, clock.at)


def shown(table: Table) -> wire.Clock | None:
    clock = table.doc.clock
    if clock is None:
        return None
    at = ticks_from(table, clock) if _person_acts(table) else None
    return wire.Clock(clock.minutes, clock.increment, tuple(max(0.0, seconds) for seconds in left(table, clock)), at)


def stop(table: Table, doc: TableDoc, now: float) -> None:
    """Write down what everyone has left, before something else than a move changes who is at the clock."""
    if doc.clock is None or not table.entries:
        return
    times = left(table, doc.clock)
    seat = table.to_act
    if seat is not None and _person_acts(table):
        times[seat] = round(max(0.0, times[seat] - (now - ticks_from(table, doc.clock))), 3)
    doc.clock.left, doc.clock.version, doc.clock.at = times, table.version, now


def give_grace(table: Table, doc: TableDoc, seat: int, now: float) -> None:
    """Restart the clock of a seat that its owner takes back, with at least a minute."""
    stop(table, doc, now)
    if doc.clock is not None:
        doc.clock.left[seat] = max(GRACE, doc.clock.left[seat])


# ------------------------------------------------------------------ alarms


class Alarms:
    """One alarm for each table in memory where a person's time runs."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.set: dict[str, asyncio.TimerHandle] = {}
        self.ringing: set[asyncio.Task[None]] = set()

    def consider(self, table: Table) -> None:
        """Set the table's alarm anew; called on every change."""
        old = self.set.pop(table.id, None)
        if old is not None:
            old.cancel()
        ends = [end for end in (_end_of_turn(table, self.context.settings), _end_of_clock(table)) if end is not None]
        ahead = [end for end in ends if end + LATE > time.time()] or ([0.0] if _is_out(table) else [])
        if ahead and not self.context.stopping:
            self._set(table, max(LATE, min(ahead) + LATE - time.time()))

    def _set(self, table: Table, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self.set[table.id] = loop.call_later(min(seconds, LONGEST), self._ring, table)

    def _ring(self, table: Table) -> None:
        del self.set[table.id]
        task = asyncio.ensure_future(self._told(table))
        self.ringing.add(task)
        task.add_done_callback(self.ringing.discard)

    async def _told(self, table: Table) -> None:
        """Tell the followers that somebody is overdue; a clock at zero hands the seat to a bot."""
        try:
            if _is_out(table):
                await self.context.tables.change(table, lambda doc: _hand_over(table, doc))
            else:
                table.wake(edited=True)
                self.consider(table)
        except (StoreAway, Conflict, Problem) as error:
            log.warning("alarm rings again", game=table.id, reason=str(error))
            self._set(table, AGAIN)

    def close(self) -> None:
        for alarm in self.set.values():
            alarm.cancel()
        self.set.clear()


def _end_of_clock(table: Table) -> float | None:
    """When the clock of the person to act runs out."""
    clock = table.doc.clock
    if clock is None or table.to_act is None or not _person_acts(table):
        return None
    return ticks_from(table, clock) + left(table, clock)[table.to_act]


def _is_out(table: Table) -> bool:
    end = _end_of_clock(table)
    return end is not None and time.time() >= end


def _hand_over(table: Table, doc: TableDoc) -> None:
    """Let a bot play on for whoever has no time left; another worker may have been first."""
    if _is_out(table) and table.to_act is not None:
        stop(table, doc, round(time.time(), 3))
        doc.seats[table.to_act].bot = check_bot(None)
