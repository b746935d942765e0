"""Talking at the table: length-limited, and the host can mute."""

from __future__ import annotations

import time

from elfenland.server import access
from elfenland.server.documents import TableDoc
from elfenland.server.hall import Hall
from elfenland.server.problems import Conflict, Problem
from elfenland.server.store import queries
from elfenland.server.table import Table
from elfenland.server.texts import clean


async def say(hall: Hall, table: Table, session: str, text: str) -> None:
    """A message of one who sits here."""
    seats = access.check_seated(table, session)
    seat = next((n for n in seats if not table.doc.seats[n].muted), None)
    if seat is None:
        raise Problem("muted", "the host has muted you")
    text = clean(text, "a message", hall.settings.chat_length)
    name, at, keep = table.doc.seats[seat].name, round(time.time(), 3), hall.settings.chat_kept
    for _ in range(5):
        try:
            await hall.store.write(lambda db: queries.add_chat(db, table.id, seat, session, name, text, at, keep))
            break
        except Conflict:
            continue
    async with table.lock:
        await hall.tables.refresh(table)


async def mute(hall: Hall, table: Table, session: str, seat: int, muted: bool) -> None:
    """The host decides whether a seat may talk."""
    access.check_host(table, session)
    access.check_exists(table, seat)

    def edit(doc: TableDoc) -> None:
        doc.seats[seat].muted = muted

    await hall.tables.change(table, edit)
