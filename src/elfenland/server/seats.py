"""A seat on several devices: a private link that its owner can renew."""

from __future__ import annotations

import hmac

from elfenland.server import access, documents
from elfenland.server.context import Context
from elfenland.server.documents import TableDoc
from elfenland.server.problems import Problem
from elfenland.server.table import Table
from elfenland.server.wire import Opened


def token(table: Table, seat: int) -> str:
    """The token in the private link."""
    return f"{table.id}.{seat}.{table.doc.seats[seat].key}"


async def renew(context: Context, table: Table, session: str, seat: int) -> None:
    """Make a new key; only the device that asks keeps the seat."""

    def edit(doc: TableDoc) -> None:
        access.check_seat(table, session, seat)  # again: two devices may renew at once
        doc.seats[seat].key = documents.new_key()
        doc.seats[seat].owners = [session]

    await context.tables.change(table, edit)


async def open_link(context: Context, session: str, text: str) -> Opened:
    """Give the caller the seat that the token opens."""
    refused = Problem("link", "this private link does not open a seat; ask its owner for a new one")
    game, dot, rest = text.partition(".")
    number, second_dot, key = rest.partition(".")
    if not dot or not second_dot or not number.isascii() or not number.isdigit() or len(number) > 1:
        raise refused
    try:
        table = await context.tables.get(game)
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

    await context.tables.change(table, edit)
    return Opened(table.id, seat)
