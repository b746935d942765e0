"""What if: ghost counters on the roads, and the best journey that they would allow, from one's own view alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from elfenland.board import BOARD, CARD_NAMES, COUNTER_NAMES, Connection
from elfenland.coach.travels import way_of
from elfenland.errors import ElfenlandError
from elfenland.game import Caravan, Move, View
from elfenland.hidden import known_state
from elfenland.journeys import Journey, best_journey
from elfenland.rules import State
from elfenland.rules.numbering import BLOCKED, FREE, ROAD

LIMIT = 200_000  # positions of the search: far more than a hand of eight cards needs, and at most about 50 ms


class Leg(msgspec.Struct, frozen=True):
    """One move of the journey: the action as it would be played, the town it leads to, and whether that is new."""

    action: str
    connection: str
    to: str
    cards: tuple[str, ...]
    caravan: bool
    new: bool


class WhatIf(msgspec.Struct, frozen=True):
    """The best journey with the ghosts; `tour_left` is the shortest walk through the towns that remain."""

    legs: tuple[Leg, ...]
    new_towns: int
    tour_left: int
    cards_left: tuple[str, ...]
    proved: bool


def what_if(
    view: View,
    ghosts: Mapping[str, str] | None = None,
    *,
    guesses: Mapping[str, str] | None = None,
    obstacles: Iterable[str] = (),
) -> WhatIf:
    """The best journey of the view's seat if these counters and obstacles were on the roads as well.

    `ghosts` are counters of one's own by road, `guesses` what others may place. Nothing is told to the table.
    """
    if view.seat is None:
        raise ElfenlandError("a spectator has no journey to plan")
    if view.outcome is not None:
        raise ElfenlandError("the game is over")
    state = known_state(view)
    _check_own(view, ghosts or {})
    for connection, kind in {**(guesses or {}), **(ghosts or {})}.items():
        _put(state, connection, kind)
    for connection in obstacles:
        road = _road(connection)
        if state.at(FREE + road.index) or state.at(BLOCKED + road.index):
            raise ElfenlandError(f"an obstacle goes on a counter that has none (R3.3), not on {connection}")
        state.put(BLOCKED + road.index, 1)
    found = best_journey(state, view.seat, "value", LIMIT)
    way = way_of(state, view.seat, found.best)
    left = tuple(CARD_NAMES[kind] for kind, count in enumerate(found.best.hand) for _ in range(count))
    return WhatIf(_legs(state, view.seat, found.best), way.new_towns, way.tour_left, left, found.proved)


def _check_own(view: View, ghosts: Mapping[str, str]) -> None:
    """One's own ghosts are counters that one holds."""
    assert view.seat is not None
    mine = view.players[view.seat]
    held = Counter((*mine.counters, *(mine.secrets or ())))
    missing = Counter(ghosts.values()) - held
    if missing:
        kind = next(iter(missing))
        raise ElfenlandError(f"you hold {held[kind]} counters of the kind {kind}, not {Counter(ghosts.values())[kind]}")


def _road(connection: str) -> Connection:
    if connection not in BOARD.connection_index:
        raise ElfenlandError(f"there is no connection {connection!r}")
    road = BOARD.connections[BOARD.connection_index[connection]]
    if not road.is_road:
        raise ElfenlandError(f"{connection} is a waterway: no counter goes there (R3.2)")
    return road


def _put(state: State, connection: str, kind: str) -> None:
    road = _road(connection)
    if kind not in COUNTER_NAMES:
        raise ElfenlandError(f"there is no counter {kind!r}")
    if not state.at(FREE + road.index):
        raise ElfenlandError(f"{connection} already has a counter (R3.2)")
    state.put(ROAD + road.index, 1 + COUNTER_NAMES.index(kind))
    state.put(FREE + road.index, 0)
    if not state.price(road.index, road.a)[1]:
        raise ElfenlandError(f"the {kind} cannot travel {connection} (R3.2)")


def _legs(state: State, seat: int, journey: Journey) -> tuple[Leg, ...]:
    pieces = set(state.pieces(seat))
    legs = []
    for step in journey.steps:
        name = BOARD.connections[step.connection].id
        cards = tuple(CARD_NAMES[kind] for kind in step.cards)
        action = Caravan(name, cards) if step.caravan else Move(name)
        legs.append(Leg(str(action), name, BOARD.towns[step.town].id, cards, step.caravan, step.town in pieces))
        pieces.discard(step.town)
    return tuple(legs)
