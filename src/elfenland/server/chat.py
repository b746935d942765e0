"""Chat at the table: messages have a maximum length, and the host can mute a seat and let spectators talk.

A message such as `:wave:` is an emote, which pages draw; to the server it is text.
"""

from __future__ import annotations

import time

from elfenland.server import access
from elfenland.server.context import Context
from elfenland.server.documents import TableDoc, Talk
from elfenland.server.problems import Conflict, Problem
from elfenland.server.store import queries
from elfenland.server.table import Table
from elfenland.server.texts import clean


async def say(context: Context, table: Table, session: str, text: str) -> None:
    """Post a message of a player or, where the table wants that, of a spectator."""
    seats = table.doc.seats_of(session)
    seat = next((n for n in seats if not table.doc.seats[n].muted), None)
    if seats and seat is None:
        raise Problem("muted", "the host has muted you")
    if seat is not None:
        name = table.doc.seats[seat].name
    else:
        access.check_see(table, session)
        if table.doc.talk != "everyone":
            access.check_seated(table, session)
        name = await context.store.read(lambda db: queries.get_guest(db, session).name or "Guest")
    text = clean(text, "a message", context.settings.chat_length)
    at, keep = round(time.time(), 3), context.settings.chat_kept
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


async def open_to(context: Context, table: Table, session: str, talk: Talk) -> None:
    """Choose who may talk at the table, as the host."""
    access.check_host(table, session)

    def edit(doc: TableDoc) -> None:
        doc.talk = talk

    await context.tables.change(table, edit)
