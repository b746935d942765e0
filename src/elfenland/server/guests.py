"""A guest's own things: his name, his games, and their deletion."""

from __future__ import annotations

import contextlib

from elfenland import events as e
from elfenland.server import access, documents
from elfenland.server.bot_names import check_bot
from elfenland.server.documents import TableDoc
from elfenland.server.hall import Hall
from elfenland.server.problems import Problem
from elfenland.server.store import queries
from elfenland.server.table import Table
from elfenland.server.texts import clean


async def rename(hall: Hall, session: str, name: str) -> None:
    name = clean(name, "a name", hall.settings.name_length)
    await hall.store.write(lambda db: queries.set_name(db, session, name))


async def delete_table(hall: Hall, table: Table, session: str) -> None:
    """Delete a table whose host the caller is and where nobody else plays on."""
    access.check_host(table, session)
    if table.status != "open" and _others(table.doc, session):
        raise Problem("others_play", "others play at this table; leave it instead")
    await hall.tables.delete(table)


def _others(doc: TableDoc, session: str) -> bool:
    """Whether another guest has a seat at the table."""
    return any(owner != session for seat in doc.seats for owner in seat.owners)


async def delete(hall: Hall, session: str) -> None:
    """Delete all that is the guest's; where others play, a bot goes on under a neutral name."""
    for game in await hall.store.write(lambda db: queries.erase_chat(db, session)):
        with contextlib.suppress(Problem):  # deleted meanwhile
            table = await hall.tables.get(game)
            async with table.lock:
                await hall.tables.refresh(table)
    for row in await hall.store.read(lambda db: queries.games_of(db, session, 100_000)):
        with contextlib.suppress(Problem):
            await _take_out(hall, await hall.tables.get(row.id), session)
    await hall.store.write(lambda db: queries.delete_guest(db, session))


async def _take_out(hall: Hall, table: Table, session: str) -> None:
    if _others(table.doc, session):
        await hall.tables.change(table, lambda doc: _forget(doc, table, session))
    else:
        await hall.tables.delete(table)


def _forget(doc: TableDoc, table: Table, session: str) -> None:
    """Take a guest out of a table that goes on without him."""
    for n in doc.seats_of(session):
        seat = doc.seats[n]
        seat.owners = [owner for owner in seat.owners if owner != session]
        if seat.owners:
            continue
        if table.status == "open":
            doc.seats[n] = documents.SeatDoc("open", "")
            continue
        seat.name, seat.left, seat.bot = f"Player {n + 1}", True, seat.bot or check_bot(None)
        if doc.players:
            doc.players[n] = e.Player(seat.name)
    if doc.host == session:
        others = [owner for seat in doc.seats for owner in seat.owners]
        doc.host = others[0] if others else ""
