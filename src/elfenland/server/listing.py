"""Lists of tables: a guest's own, and those that everyone may watch; out of memory while the database is away."""

from __future__ import annotations

from collections.abc import Callable

from elfenland.server import wire
from elfenland.server.hall import Hall
from elfenland.server.problems import Problem, StoreAway
from elfenland.server.showing import summary
from elfenland.server.store import queries
from elfenland.server.table import Table

LISTED = 100


async def mine(hall: Hall, session: str) -> tuple[wire.Summary, ...]:
    """The tables that a guest has to do with."""
    try:
        rows = await hall.store.read(lambda db: queries.games_of(db, session, LISTED))
    except StoreAway:
        rows = _in_memory(hall, lambda table: session in table.doc.members)
    return tuple([summary(row, session, await _going_on(hall, row)) for row in rows])


async def public(hall: Hall, session: str, statuses: tuple[str, ...]) -> tuple[wire.Summary, ...]:
    """The tables of these statuses that everyone may watch."""
    try:
        rows = await hall.store.read(lambda db: queries.public_games(db, statuses, LISTED))
    except StoreAway:
        rows = _in_memory(hall, lambda table: table.status in statuses and table.doc.watch == "everyone")
    return tuple(summary(row, session) for row in rows)


async def me(hall: Hall, session: str) -> wire.Me:
    """A guest's name and tables."""
    games = await mine(hall, session)
    try:
        name = await hall.store.read(lambda db: queries.get_name(db, session))
    except StoreAway:
        names = [summary.seats[n].name for summary in games for n in summary.my_seats[:1]]
        name = names[0] if names else None
    return wire.Me(name, games)


async def _going_on(hall: Hall, row: queries.GameRow) -> Table | None:
    """The table of a game that is being played; None where it is not, or cannot be read just now."""
    if row.status not in ("running", "paused"):
        return None
    try:
        return await hall.tables.get(row.id)
    except (StoreAway, Problem):
        return None


def _in_memory(hall: Hall, fits: Callable[[Table], bool]) -> list[queries.GameRow]:
    """The tables that are remembered, the last touched first."""
    found = sorted(filter(fits, hall.tables.cache.values()), key=lambda table: -table.touched)
    return [table.row for table in found[:LISTED]]
