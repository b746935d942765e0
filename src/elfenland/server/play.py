"""Playing: an action with its version and the client's id, stored before it is acknowledged."""

from __future__ import annotations

import hashlib
import time

import msgspec

from elfenland.errors import ElfenlandError
from elfenland.game import Game, Luck, view_for
from elfenland.game import events as e
from elfenland.server import access
from elfenland.server.bodies import Play
from elfenland.server.context import Context
from elfenland.server.event_log import Entry, shown
from elfenland.server.presenters import view_of
from elfenland.server.problems import Conflict, Problem, from_error
from elfenland.server.store import queries
from elfenland.server.table import Table
from elfenland.server.wire import Played

#: A game has a few hundred decisions; this stops a log that grows by endless undoing.
MOST_ENTRIES = 5_000
#: Refused actions of one seat that are kept under their ids; more are answered 429.
MOST_REFUSALS = 1_000


async def play(context: Context, table: Table, session: str, wish: Play) -> Played:
    """Carry out an action of the caller; repeating the id and body repeats the answer."""
    seat = access.acting_seat(table, session, wish.seat)
    mine = [seat] if wish.seat is not None else table.doc.seats_of(session)
    digest = hashlib.sha256(msgspec.json.encode(wish)).hexdigest()
    async with table.lock:
        for _ in range(3):
            if wish.version > table.version and context.store.shared:
                await context.tables.refresh(table)  # another worker is ahead; its hint has not arrived yet
            entry = await _known(context, table, mine, wish.id, digest)
            if entry is not None:
                return await _answer(table, entry)
            if table.version and wish.version != table.version:
                made = _made_already(table, mine, wish)
                if made is not None:
                    return await _answer(table, made)
                raise stale(table, seat)
            check_running(table)
            try:
                entry, game = carry_out(context, table, seat, wish.action)
            except ElfenlandError as error:
                if from_error(error).code == "too_many":
                    raise
                await _remember(context, table, seat, wish.id, digest, from_error(error))
                raise
            try:
                await store(context, table, msgspec.structs.replace(entry, client_id=wish.id, body_hash=digest), game)
            except Conflict:
                await context.tables.refresh(table)
                continue
            return await _answer(table, table.entries[-1])
    raise Problem("busy", "too many actions for this version at once; try again")


def stale(table: Table, seat: int) -> Problem:
    """The refusal of an action for an old version, with the present view."""
    view = msgspec.to_builtins(view_of(table, seat, history=False))
    return Problem("stale", "the game has moved on since this action was chosen", version=table.version, view=view)


def check_running(table: Table) -> None:
    if table.status == "paused":
        raise Problem("paused", "the game is paused; resume it first")
    if table.status != "running":
        raise Problem("not_running", "this game is not running")


def carry_out(context: Context, table: Table, seat: int, action: str) -> tuple[Entry, Game]:
    """The entry for an action and the game after it; the table itself stays as it is."""
    assert table.game is not None
    game = table.game.copy()
    if not isinstance(game.chance, Luck):
        game.chance = context.chance
    before = len(game.events)
    version, at = table.version + 1, round(time.time(), 3)
    if action.strip() == "undo":
        if version > MOST_ENTRIES:
            raise Problem("too_many", "this game has too many undone moves already", retry_after=3600)
        taken_back = game.undo(seat)
        return Entry(version, "undo", seat, (taken_back,), len(game.events), at), game
    events: tuple[e.Event, ...] = game.play(action, seat)
    return Entry(version, "play", seat, events, before, at), game


async def store(context: Context, table: Table, entry: Entry, game: Game) -> None:
    """Store an entry and move the table on; Conflict if another was first."""
    await context.tables.append(table, entry, game)
    context.metrics.entries.labels(entry.kind).inc()


# ------------------------------------------------------------------ the same id, the same answer


async def _answer(table: Table, entry: Entry) -> Played:
    """The answer to an entry's player, the same now and later."""
    game = await table.at(entry.version)
    assert game is not None
    assert entry.seat is not None
    view = view_for(game, entry.seat, history=False)
    return Played(entry.version, shown(entry, entry.seat, game.over).events, view)


async def _known(context: Context, table: Table, seats: list[int], client_id: str, digest: str) -> Entry | None:
    """The entry stored under this id; a stored refusal is raised again."""
    entry = next((table.by_client[client_id, s] for s in seats if (client_id, s) in table.by_client), None)
    if entry is not None:
        if entry.body_hash != digest:
            raise _reused()
        return entry
    refusal = next((table.refusals[client_id, s] for s in seats if (client_id, s) in table.refusals), None)
    if refusal is None and context.store.shared:
        refusal = await context.store.read(lambda db: queries.find_refusal(db, table.id, client_id, seats))
    if refusal is not None:
        if refusal[0] != digest:
            raise _reused()
        raise Problem(**msgspec.json.decode(refusal[1]))
    return None


def _made_already(table: Table, seats: list[int], wish: Play) -> Entry | None:
    """The entry of a player's only choice (R3.5, R5.2), if the server made it just before the player did."""
    entry = next((entry for entry in reversed(table.entries) if entry.version == wish.version + 1), None)
    if entry is None or entry.kind != "play" or entry.client_id is not None or entry.seat not in seats:
        return None
    words = wish.action.split()
    match entry.events[0]:
        case e.Passed():
            return entry if words == ["pass"] else None
        case e.Kept(counter=kind):
            return entry if words[:2] == ["keep", kind] else None
    return None


def _reused() -> Problem:
    return Problem("id_reused", "this id was used for another action; use a new one")


async def _remember(context: Context, table: Table, seat: int, client_id: str, digest: str, problem: Problem) -> None:
    if sum(who == seat for _, who in table.refusals) >= MOST_REFUSALS:
        raise Problem("too_many", "too many illegal actions were tried in this game", retry_after=60)
    answer = msgspec.json.encode(problem.data).decode()
    await context.store.write(lambda db: queries.insert_refusal(db, table.id, client_id, seat, digest, answer))
    table.refusals.setdefault((client_id, seat), (digest, answer))
