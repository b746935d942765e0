"""Lists of tables: a guest's own and public ones; from memory while the database is away."""

from __future__ import annotations

from collections.abc import Callable

from elfenland.server import wire
from elfenland.server.context import Context
from elfenland.server.presenters import summary
from elfenland.server.problems import Problem, StoreAway
from elfenland.server.store import queries
from elfenland.server.table import Table

LISTED = 100


async def mine(context: Context, session: str) -> tuple[wire.Summary, ...]:
    """The tables that a guest hosts or plays at."""
    try:
        rows = await context.store.read(lambda db: queries.games_of(db, session, LISTED))
    except StoreAway:
        rows = _in_memory(context, lambda table: session in table.doc.members)
    return tuple([summary(row, session, await _going_on(context, row)) for row in rows])


async def public(context: Context, session: str, statuses: tuple[str, ...]) -> tuple[wire.Summary, ...]:
    """The tables of these statuses that everyone may watch."""
    try:
        rows = await context.store.read(lambda db: queries.public_games(db, statuses, LISTED))
    except StoreAway:
        rows = _in_memory(context, lambda table: table.status in statuses and table.doc.watch == "everyone")
    return tuple(summary(row, session) for row in rows)


async def me(context: Context, session: str) -> wire.Me:
    """A guest's name and tables."""
    games = await mine(context, session)
    try:
        name = await context.store.read(lambda db: queries.get_name(db, session))
    except StoreAway:
        names = [summary.seats[n].name for summary in games for n in summary.my_seats[:1]]
        name = names[0] if names else None
    return wire.Me(name, games)


async def _going_on(context: Context, row: queries.GameRow) -> Table | None:
    """The table of a game in progress; None if it is not, or cannot be read now."""
    if row.status not in ("running", "paused"):
        return None
    try:
        return await context.tables.get(row.id)
    except (StoreAway, Problem):
        return None


def _in_memory(context: Context, fits: Callable[[Table], bool]) -> list[queries.GameRow]:
    """Matching tables in memory, the last touched first."""
    found = sorted(filter(fits, context.tables.cache.values()), key=lambda table: -table.touched)
    return [table.row for table in found[:LISTED]]
