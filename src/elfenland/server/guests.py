"""A guest's name and games, and how they are deleted."""

from __future__ import annotations

import contextlib
from functools import cache

from elfenland.game import events as e
from elfenland.server import access, documents
from elfenland.server.bot_names import check_bot
from elfenland.server.context import Context
from elfenland.server.documents import TableDoc
from elfenland.server.problems import Problem
from elfenland.server.store import Db, challenge_queries, puzzle_queries, queries
from elfenland.server.table import Table
from elfenland.server.texts import clean


async def rename(context: Context, session: str, name: str, face: str | None, colour: int | None) -> None:
    """Keep a guest's name; portrait and colour too, if they are given."""
    name = clean(name, "a name", context.settings.name_length)
    if face and face not in _faces():
        raise Problem("face", f"there is no portrait {face!r}; there are {', '.join(_faces())}")

    def write(db: Db) -> None:
        before = queries.get_guest(db, session)
        queries.set_name(db, session, name)
        if face is not None or colour is not None:
            looks = (before.face if face is None else face, before.colour if colour is None else colour)
            queries.set_look(db, session, *looks)

    await context.store.write(write)


@cache
def _faces() -> tuple[str, ...]:
    """The portraits that people can choose."""
    from elfenland.picture import PEOPLE_FACES

    return tuple(PEOPLE_FACES)


async def delete_table(context: Context, table: Table, session: str) -> None:
    """Delete a table that the caller hosts and where nobody else plays."""
    access.check_host(table, session)
    if table.status != "open" and _others(table.doc, session):
        raise Problem("others_play", "other people play at this table; leave it instead")
    await context.tables.delete(table)


def _others(doc: TableDoc, session: str) -> bool:
    """Whether another guest has a seat at the table."""
    return any(owner != session for seat in doc.seats for owner in seat.owners)


async def delete(context: Context, session: str) -> None:
    """Delete everything of a guest; where others play, a bot continues under a neutral name."""
    for game in await context.store.write(lambda db: queries.erase_chat(db, session)):
        with contextlib.suppress(Problem):  # deleted in the meantime
            table = await context.tables.get(game)
            async with table.lock:
                await context.tables.refresh(table)
    for row in await context.store.read(lambda db: queries.games_of(db, session, 100_000)):
        with contextlib.suppress(Problem):
            await _take_out(context, await context.tables.get(row.id), session)
    await context.store.write(lambda db: puzzle_queries.forget_solver(db, session))
    await context.store.write(lambda db: challenge_queries.forget(db, session))
    await context.store.write(lambda db: queries.delete_guest(db, session))


async def _take_out(context: Context, table: Table, session: str) -> None:
    if _others(table.doc, session):
        await context.tables.change(table, lambda doc: _forget(doc, table, session))
    else:
        await context.tables.delete(table)


def _forget(doc: TableDoc, table: Table, session: str) -> None:
    """Remove a guest from a table that continues without them."""
    for n in doc.seats_of(session):
        seat = doc.seats[n]
        seat.owners = [owner for owner in seat.owners if owner != session]
        if seat.owners:
            continue
        if table.status == "open":
            doc.seats[n] = documents.SeatDoc("open", "")
            continue
        seat.face = ""
        seat.name, seat.left, seat.bot = f"Player {n + 1}", True, seat.bot or check_bot(None)
        if doc.players:
            doc.players[n] = e.Player(seat.name)
    if doc.host == session:
        doc.origin = ""
        others = [owner for seat in doc.seats for owner in seat.owners]
        doc.host = others[0] if others else ""
