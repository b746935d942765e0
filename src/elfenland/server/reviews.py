"""Reviews of finished games: made once, in the background, by the bots' processes, and stored with the game.

A worker leases a review, as it leases a bot's turn. The processes answer its questions one by one; people's bots come
first. Until it is done, any worker answers with what is known so far.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import structlog

from elfenland.coach import Decision, curve_of
from elfenland.game import record
from elfenland.server import thinking
from elfenland.server.context import Context
from elfenland.server.event_log import Entry
from elfenland.server.fair import Share
from elfenland.server.problems import Conflict, Problem, StoreAway
from elfenland.server.store import queries
from elfenland.server.table import Table
from elfenland.server.wire import ReviewState, SeatDecision

if TYPE_CHECKING:
    from elfenland.coach.reviewing import Answer, Question

log = structlog.get_logger()
LEASE = 30.0  # seconds after which any worker may take over a review whose worker is silent
SAVED = 1.0  # seconds between two looks at how far it has come
_BODY = msgspec.json.Decoder(ReviewState)
_ENCODER = msgspec.json.Encoder()


async def state(context: Context, table: Table) -> ReviewState:
    """How far the review of a finished game has come."""
    _check(table)
    row = await context.store.read(lambda db: queries.get_review(db, table.id))
    if row is None or (row[0] < row[1] and row[2] < time.time()):
        return ReviewState("none", 0, 0, (), (), (), None)
    done, total, _, body = row
    if not body:
        return ReviewState("running", done, total, (), (), (), None)
    return _with_names(_BODY.decode(body), table)


async def begin(context: Context, table: Table) -> ReviewState:
    """Make the review, unless it is made or being made already."""
    _check(table)
    if table.id not in context.reviewing:
        if len(context.reviewing) >= context.settings.reviews_at_once:
            found = await state(context, table)
            if found.status == "none":
                raise Problem("too_many", "other games are being reviewed; try again in a minute", retry_after=20)
            return found
        if await context.store.write(lambda db: queries.begin_review(db, table.id, LEASE)):
            task = context.reviewing[table.id] = asyncio.create_task(_make(context, table))
            task.add_done_callback(lambda _: context.reviewing.pop(table.id, None))
    return await state(context, table)


def _check(table: Table) -> None:
    if table.status != "finished" or table.game is None or not table.game.over:
        raise Problem("not_finished", "a review is possible once a game has been played to its end")


async def close(context: Context) -> None:
    """Give up the reviews under way; whoever asks for one next begins it anew."""
    games = list(context.reviewing)
    for task in list(context.reviewing.values()):
        task.cancel()
    with contextlib.suppress(StoreAway, Conflict, TimeoutError):
        for game in games:
            await asyncio.wait_for(context.store.write(partial(queries.end_review, game=game)), 2)


# ------------------------------------------------------------------ making one


async def _make(context: Context, table: Table) -> None:
    """Answer all questions and store the review; a failure leaves no trace but the log's."""
    try:
        await _Maker(context, table).make()
    except Exception as error:  # the next who asks begins it anew
        log.warning("review failed", game=table.id, error=repr(error))
        with contextlib.suppress(StoreAway, Conflict):
            await context.store.write(lambda db: queries.end_review(db, table.id))


class _Maker:
    """Makes one review."""

    def __init__(self, context: Context, table: Table) -> None:
        assert table.game is not None
        self.context, self.table = context, table
        self.text = record.dumps(table.game)
        self.versions = versions_of(table.entries)
        self.share = Share(False, table.doc.origin, table.doc.host)
        self.questions: list[Question] = []
        self.answers: list[tuple[Question, Answer]] = []

    async def make(self) -> None:
        seconds = self.context.settings.review_time
        self.questions = await self.context.thinkers.work(self.share, thinking.questions, self.text, seconds)
        waiting = iter(self.questions)
        lanes = max(1, self.context.settings.bot_processes - 1)  # one process stays free for bots
        async with asyncio.TaskGroup() as group:
            saving = group.create_task(self.keep_saving())
            await asyncio.gather(*(group.create_task(self.lane(waiting)) for _ in range(lanes)))
            review = await self.context.thinkers.work(self.share, thinking.review, self.text, seconds, self.answers)
            saving.cancel()
        number = len(self.questions) + 1
        await self.save(ReviewState("done", number, number, self.versions, (), (), review))

    async def lane(self, waiting: Iterator[Question]) -> None:
        """Have one question after another answered; the lanes share the iterator."""
        for question in waiting:
            seconds = self.context.settings.review_time
            answer = await self.context.thinkers.work(self.share, thinking.answer, self.text, seconds, question)
            self.answers.append((question, answer))

    async def keep_saving(self) -> None:
        """Store what is known, again and again, which also prolongs the lease; a deleted game ends it all."""
        while True:
            await asyncio.sleep(SAVED)
            with contextlib.suppress(StoreAway, Conflict):
                await self.save(self.so_far())

    def so_far(self) -> ReviewState:
        decisions = [SeatDecision(q.seat, found) for q, found in self.answers if isinstance(found, Decision)]
        done, total = len(self.answers), len(self.questions) + 1  # the last step adds it all up
        return ReviewState("running", done, total, self.versions, curve_of(self.answers), tuple(decisions), None)

    async def save(self, found: ReviewState) -> None:
        body = _ENCODER.encode(found).decode()
        save = partial(
            queries.save_review, game=self.table.id, done=found.done, total=found.total, seconds=LEASE, body=body
        )
        if not await self.context.store.write(save):
            raise Problem("not_found", "the game was deleted")


def versions_of(entries: list[Entry]) -> tuple[int, ...]:
    """The version of the log in which each event that counts was written."""
    versions: list[int] = []
    for entry in entries:
        del versions[entry.keep :]
        if entry.kind in ("start", "play"):
            versions += [entry.version] * len(entry.events)
    return tuple(versions)


def _with_names(found: ReviewState, table: Table) -> ReviewState:
    """With the players' names as they are now: one may have been deleted since."""
    if found.review is None:
        return found
    names = tuple(player.name for player in table.doc.players)
    seats = tuple(msgspec.structs.replace(seat, name=names[seat.seat]) for seat in found.review.seats)
    return msgspec.structs.replace(found, review=msgspec.structs.replace(found.review, players=names, seats=seats))
