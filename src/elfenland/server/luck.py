"""Fair luck at a table of several people: a commitment before they join, their numbers, then the game (docs/luck.md).

The secret stays in the table's document until the game is over; then it is in the record. Bots' games and those on one
device have no use for it.
"""

from __future__ import annotations

from elfenland.errors import LuckError
from elfenland.game import FairLuck
from elfenland.server import access
from elfenland.server.context import Context
from elfenland.server.documents import TableDoc
from elfenland.server.problems import Problem
from elfenland.server.table import Table
from elfenland.server.wire import FairInfo


def commit(doc: TableDoc, identity: str) -> None:
    """Commit to the luck of a table that is being made, if others can still join it."""
    open_seats = any(seat.kind == "open" for seat in doc.seats)
    doc.fair = FairLuck.commit(len(doc.seats), identity).to_dict() if open_seats else None


def _several(doc: TableDoc) -> bool:
    """Whether more than one guest plays."""
    return len({owner for n in doc.humans for owner in doc.seats[n].owners[:1]}) > 1


async def contribute(context: Context, table: Table, session: str, seat: int | None, number: str) -> None:
    """Add a player's own number; it never changes."""
    mine = access.acting_seat(table, session, seat)

    def edit(doc: TableDoc) -> None:
        if table.status != "open" or doc.fair is None:
            raise Problem("not_open", "numbers are added to the luck before the game begins")
        if doc.seats[mine].number not in (None, number):
            raise LuckError(f"seat {mine} has contributed its number already")
        doc.seats[mine].number = number

    await context.tables.change(table, edit)


def settled(doc: TableDoc, drawn_start: bool) -> FairLuck | None:
    """The luck of a game that begins now; None where nobody needs a proof of it."""
    if doc.fair is None or not _several(doc):
        return None
    luck = FairLuck.from_dict(doc.fair | {"drawn_start": drawn_start})
    for seat, one in enumerate(doc.seats):
        if one.number is not None and one.kind == "human":
            luck = luck.contribute(seat, one.number)
    return luck


def shown(doc: TableDoc) -> FairInfo | None:
    """What everyone may know about a table's luck at any time."""
    if doc.fair is None:
        return None
    luck = FairLuck.from_dict(doc.fair)
    return FairInfo(luck.context, luck.commitment, tuple(seat.number for seat in doc.seats))
