"""A seat on several devices: a private link that its owner can renew."""

from __future__ import annotations

import hmac
import secrets

from elfenland.server import access
from elfenland.server.documents import TableDoc
from elfenland.server.hall import Hall
from elfenland.server.problems import Problem
from elfenland.server.table import Table
from elfenland.server.wire import Opened


def token(table: Table, seat: int) -> str:
    """What the private link carries."""
    return f"{table.id}.{seat}.{table.doc.seats[seat].key}"


async def renew(hall: Hall, table: Table, session: str, seat: int) -> None:
    """A new key; only the device that asks keeps the seat."""

    def edit(doc: TableDoc) -> None:
        access.check_seat(table, session, seat)  # again: of two devices that renew at once, one is first
        doc.seats[seat].key = secrets.token_urlsafe(12)
        doc.seats[seat].owners = [session]

    await hall.tables.change(table, edit)


async def open_link(hall: Hall, session: str, text: str) -> Opened:
    """Give the caller the seat that the token opens."""
    refused = Problem("link", "this private link opens no seat; ask its owner for a new one")
    game, dot, rest = text.partition(".")
    number, second_dot, key = rest.partition(".")
    if not dot or not second_dot or not number.isascii() or not number.isdigit() or len(number) > 1:
        raise refused
    try:
        table = await hall.tables.get(game)
    except Problem:
        raise refused from None
    seat = int(number)

    def edit(doc: TableDoc) -> None:
        if seat >= len(doc.seats) or doc.seats[seat].kind != "human":
            raise refused
        chosen = doc.seats[seat]
        if not hmac.compare_digest(chosen.key.encode(), key.encode("utf-8", "replace")):
            raise refused
        if session not in chosen.owners:
            chosen.owners = [*chosen.owners, session][-10:]

    await hall.tables.change(table, edit)
    return Opened(table.id, seat)
