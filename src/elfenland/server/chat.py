"""Chat at the table: messages have a maximum length, and the host can mute a seat."""

from __future__ import annotations

import time

from elfenland.server import access
from elfenland.server.context import Context
from elfenland.server.documents import TableDoc
from elfenland.server.problems import Conflict, Problem
from elfenland.server.store import queries
from elfenland.server.table import Table
from elfenland.server.texts import clean


async def say(context: Context, table: Table, session: str, text: str) -> None:
    """Post a message of a player at the table."""
    seats = access.check_seated(table, session)
    seat = next((n for n in seats if not table.doc.seats[n].muted), None)
    if seat is None:
        raise Problem("muted", "the host has muted you")
    text = clean(text, "a message", context.settings.chat_length)
    name, at, keep = table.doc.seats[seat].name, round(time.time(), 3), context.settings.chat_kept
    for _ in range(5):
        try:
            await context.store.write(lambda db: queries.add_chat(db, table.id, seat, session, name, text, at, keep))
            break
        except Conflict:
            continue
    async with table.lock:
        await context.tables.refresh(table)


async def mute(context: Context, table: Table, session: str, seat: int, muted: bool) -> None:
    """Mute a seat, or let it talk again, as the host."""
    access.check_host(table, session)
    access.check_exists(table, seat)

    def edit(doc: TableDoc) -> None:
        doc.seats[seat].muted = muted

    await context.tables.change(table, edit)
