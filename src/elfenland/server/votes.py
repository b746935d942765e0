"""What people at a table vote on: a pause, a counter to take back, bots that hurry, a bot for an absent player."""

from __future__ import annotations

import time

from elfenland.game import events as e
from elfenland.server import access, clocks
from elfenland.server.bot_names import check_bot
from elfenland.server.context import Context
from elfenland.server.documents import TableDoc, Votes
from elfenland.server.event_log import Entry, rebuild
from elfenland.server.play import MOST_ENTRIES, check_running, store
from elfenland.server.problems import Conflict, Problem
from elfenland.server.table import Table

BOTS_WAIT = 60.0  # seconds that bots wait for people to answer


def _agreed(doc: TableDoc, agreed: list[int]) -> bool:
    """Whether everyone has agreed; bots always do."""
    return set(doc.humans) <= set(agreed)


def _with(agreed: list[int], seats: list[int]) -> list[int]:
    return sorted({*agreed, *seats})


# ------------------------------------------------------------------ pause


async def pause(context: Context, table: Table, session: str, agree: bool) -> None:
    """Agree to a pause or refuse it; it begins when everyone agrees."""
    seats = access.check_seated(table, session)

    def edit(doc: TableDoc) -> str | None:
        check_running(table)
        doc.votes.pause = _with(doc.votes.pause, seats) if agree else []
        if agree and _agreed(doc, doc.votes.pause):
            doc.votes.pause = []
            clocks.stop(table, doc, round(time.time(), 3))
            return "paused"
        return None

    await context.tables.change(table, edit)


async def resume(context: Context, table: Table, session: str) -> None:
    """End a pause; any player can."""
    access.check_seated(table, session)

    def edit(doc: TableDoc) -> str:
        if table.status != "paused":
            raise Problem("not_running", "this game is not paused")
        doc.resumed = round(time.time(), 3)  # a pause uses up nobody's time
        clocks.stop(table, doc, doc.resumed)
        return "running"

    await context.tables.change(table, edit)


# ------------------------------------------------------------------ take back a counter


async def take_back(context: Context, table: Table, session: str, agree: bool) -> None:
    """Ask to take back one's last counter of this planning phase, or answer such a request."""
    seats = access.check_seated(table, session)

    def edit(doc: TableDoc) -> None:
        check_running(table)
        votes = doc.votes
        if votes.takeback_by is None or votes.takeback_version != table.version:
            _ask(table, votes, seats, agree)
        else:
            votes.takeback = _with(votes.takeback, seats) if agree else []
            votes.takeback_by = votes.takeback_by if agree else None

    await context.tables.change(table, edit)
    votes = table.doc.votes
    if votes.takeback_by is not None and _agreed(table.doc, votes.takeback):
        await _carry_back(context, table, votes.takeback_by, votes.takeback_version)


def _ask(table: Table, votes: Votes, seats: list[int], agree: bool) -> None:
    if table.version >= MOST_ENTRIES:
        raise Problem("too_many", "this game has too many moves taken back already", retry_after=3600)
    if table.doc.deal is not None:
        raise Problem("nothing_to_take_back", "in a challenge nothing is taken back: everybody plays the deal once")
    placed = [seat for seat in seats if _last_placed(table, seat) is not None]
    if not agree or not placed:
        raise Problem("nothing_to_take_back", "you have no counter to take back in this planning phase")
    votes.takeback_by = max(placed, key=lambda seat: _last_placed(table, seat) or 0)
    votes.takeback, votes.takeback_version, votes.takeback_at = list(seats), table.version, round(time.time(), 3)


def _last_placed(table: Table, seat: int) -> int | None:
    """The index of the seat's last placement in this planning phase (R3.1)."""
    assert table.game is not None
    events = table.game.events
    for i in range(len(events) - 1, -1, -1):
        event = events[i]
        if isinstance(event, e.Placed | e.ObstaclePlaced) and event.player == seat:
            return i
        if not isinstance(event, e.Placed | e.ObstaclePlaced | e.Passed):
            return None
    return None


async def _carry_back(context: Context, table: Table, seat: int, version: int) -> None:
    """Take back the counter and everything after it, as a log entry of its own."""
    async with table.lock:
        for _ in range(3):  # seats may change on another worker at the same time
            keep = _last_placed(table, seat) if table.status == "running" else None
            if table.version != version or keep is None:
                return
            assert table.game is not None
            gone = tuple(table.game.events[keep:])
            entry = Entry(version + 1, "takeback", seat, gone, keep, round(time.time(), 3))
            game = rebuild(table.doc, table.created_text, [*table.entries, entry])
            try:
                return await store(context, table, entry, game)
            except Conflict:
                await context.tables.refresh(table)


def is_asked(table: Table) -> bool:
    """Whether a vote is under way for which bots wait."""
    votes = table.doc.votes
    asked = votes.takeback_by is not None and votes.takeback_version == table.version
    return asked and time.time() - votes.takeback_at < BOTS_WAIT


# ------------------------------------------------------------------ faster bots


async def hurry(context: Context, table: Table, session: str) -> None:
    """Ask bots to play without pauses until a person plays again; they do once everyone has asked."""
    seats = access.check_seated(table, session)

    def edit(doc: TableDoc) -> None:
        check_running(table)
        asked = doc.votes.hurry if _bots_alone_since(table, doc.votes.hurry_version) else []
        doc.votes.hurry, doc.votes.hurry_version = _with(asked, seats), table.version

    await context.tables.change(table, edit)


def is_hurried(table: Table) -> bool:
    """Whether bots are to play without pauses now."""
    votes = table.doc.votes
    return bool(votes.hurry) and _agreed(table.doc, votes.hurry) and _bots_alone_since(table, votes.hurry_version)


def _bots_alone_since(table: Table, version: int) -> bool:
    """Whether the server has made every move after a version."""
    return all(entry.kind == "play" and entry.client_id is None for entry in table.entries[version:])


# ------------------------------------------------------------------ who stays away


async def away(context: Context, table: Table, session: str, seat: int, vote: str, bot: str | None) -> None:
    """Vote on a player who has run out of time: wait, or let a bot play for them."""
    mine = access.check_seated(table, session)
    access.check_exists(table, seat)
    level = check_bot(bot)

    def edit(doc: TableDoc) -> None:
        if clocks.overdue(table, context.settings) != seat:
            raise Problem("not_away", "this player still has time")
        voters = [n for n in mine if n != seat and doc.seats[n].is_human]
        if not voters:
            raise Problem("not_yours", "only the other players can vote on this seat")
        if doc.votes.away_version != table.version:
            doc.votes.away, doc.votes.away_version = {}, table.version
        choices = doc.votes.away.setdefault(str(seat), {})
        for n in voters:
            choices[str(n)] = "wait" if vote == "wait" else level
        others = [n for n in doc.humans if n != seat]
        bots = [choices[str(n)] for n in others if choices.get(str(n), "wait") != "wait"]
        if 2 * len(bots) > len(others):
            doc.seats[seat].bot = bots[-1]
            del doc.votes.away[str(seat)]

    await context.tables.change(table, edit)
