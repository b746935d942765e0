"""The coach at a table: help for the seat that is to act, from its own view, noted in the record for all to see."""

from __future__ import annotations

import structlog

from elfenland.coach import Hint
from elfenland.game import view_for, view_json
from elfenland.server import access, thinking
from elfenland.server.bodies import HintWish
from elfenland.server.context import Context
from elfenland.server.documents import Helped, TableDoc
from elfenland.server.fair import Share
from elfenland.server.play import check_running
from elfenland.server.problems import Problem
from elfenland.server.table import Table
from elfenland.server.wire import Advice

log = structlog.get_logger()
WORLDS = 96  # in which choices are tried: about a second of one core


async def advise(context: Context, table: Table, session: str, wish: HintWish) -> Advice:
    """One step of help; it is written down before it is given."""
    seat = access.acting_seat(table, session, wish.seat)
    access.check_coached(table)
    check_running(table)
    assert table.game is not None
    if table.to_act != seat:
        raise Problem("not_your_turn", "the coach helps you when it is your turn")
    version, event = table.version, len(table.game.events)
    if (version, seat) not in table.hints:
        table.hints = {(version, seat): await _think(context, table, session, view_json(view_for(table.game, seat)))}
    hint = table.hints[version, seat][wish.step - 1]
    if not any(help.seat == seat and help.event == event and help.step >= wish.step for help in table.doc.helped):
        await context.tables.change(table, lambda doc: _note(doc, Helped(seat, event, wish.step)))
    return Advice(version, seat, hint)


async def _think(context: Context, table: Table, session: str, view: bytes) -> tuple[Hint, Hint, Hint]:
    try:
        return await context.thinkers.work(Share(True, table.doc.origin, session), thinking.hints, view, WORLDS)
    except Exception as error:  # a process may die or hang
        log.error("coach failed", game=table.id, error=repr(error))
        raise Problem("busy", "the coach cannot think now; try again") from error


def _note(doc: TableDoc, new: Helped) -> None:
    """Write down the last step of each decision."""
    old = next((help for help in doc.helped if (help.seat, help.event) == (new.seat, new.event)), None)
    if old is None:
        doc.helped.append(new)
    else:
        old.step = max(old.step, new.step)
