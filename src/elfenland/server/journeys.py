"""Where a seat can go and how it travels best, from that seat's knowledge alone."""

from __future__ import annotations

import asyncio

from elfenland.board import BOARD, CARD_NAMES
from elfenland.game import Caravan, Move, view_for
from elfenland.hidden import known_state
from elfenland.journeys import Step, best_journey, reachable
from elfenland.rules import State
from elfenland.server.problems import Problem
from elfenland.server.table import Table
from elfenland.server.wire import Journey, JourneyStep, Reach, Reached

#: Search nodes that one request may cost; far more than a hand of eight cards needs.
LIMIT = 2_000_000


def _known(table: Table, seat: int) -> State:
    if table.game is None or table.status == "finished":
        raise Problem("not_running", "this game is not running")
    return known_state(view_for(table.game, seat))


def _step(step: Step) -> JourneyStep:
    way = BOARD.connections[step.connection].id
    cards = tuple(CARD_NAMES[kind] for kind in step.cards)
    action = str(Caravan(way, cards) if step.caravan else Move(way))
    return JourneyStep(way, BOARD.towns[step.town].id, action, cards)


async def reach(table: Table, seat: int) -> Reach:
    """Every reachable town, with a journey of the fewest cards."""
    found = await asyncio.to_thread(reachable, _known(table, seat), seat, LIMIT)
    towns = {}
    for town, way in found.items():
        cards = tuple(CARD_NAMES[kind] for step in way.steps for kind in step.cards)
        towns[BOARD.towns[town].id] = Reached(cards, tuple(map(_step, way.steps)))
    return Reach(towns)


async def best(table: Table, seat: int) -> Journey:
    """The journey with the highest value."""
    state = _known(table, seat)
    found = await asyncio.to_thread(best_journey, state, seat, "value", LIMIT)
    assert table.game is not None
    pieces = set(view_for(table.game, seat).players[seat].pieces)
    way = found.best
    towns = tuple(BOARD.towns[step.town].id for step in way.steps)
    return Journey(way.score, towns, len(pieces & set(towns)), tuple(map(_step, way.steps)))
