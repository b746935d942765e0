"""What is known for certain about travelling: played and best journeys, and what each counter did for whom."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from elfenland.board import BOARD
from elfenland.coach.positions import Moments
from elfenland.game import events as e
from elfenland.journeys import Journey, best_journey, tour_length
from elfenland.rules import State
from elfenland.rules.numbering import BLOCKED, FREE, ROAD

LIMIT = 2_000_000  # positions of one search; a hand of eight cards rarely needs a thousand


class Way(msgspec.Struct, frozen=True):
    """A journey: its connections and towns, the new ones among them, and the tour that remains."""

    connections: tuple[str, ...]
    towns: tuple[str, ...]
    new_towns: int
    tour_left: int


class Turn(msgspec.Struct, frozen=True):
    """A travel turn: what was played beside the best journey of that moment; `event` is its first, from 1."""

    event: int
    round: int
    seat: int
    played: Way
    best: Way
    proved: bool


class Use(msgspec.Struct, frozen=True):
    """What a counter did for one seat: how often it was travelled, and the towns that its best journey owed to it."""

    seat: int
    travelled: int
    towns: int


class Counter(msgspec.Struct, frozen=True):
    """A counter on the map: who placed it, and whom it served."""

    event: int
    round: int
    seat: int
    counter: str
    connection: str
    uses: tuple[Use, ...]


def turns_of(moments: Moments) -> Iterator[Turn]:
    """Every travel turn of the game."""
    for first, seat, moves in _travel_turns(moments):
        state = moments.states[first]
        found = best_journey(state, seat, "value", LIMIT)
        played = tuple(move.connection for move in moves)
        towns = tuple(BOARD.town_index[move.to] for move in moves)
        yield Turn(
            event=first + 1,
            round=state.round,
            seat=seat,
            played=way(state, seat, played, towns),
            best=way_of(state, seat, found.best),
            proved=found.proved,
        )


def way_of(state: State, seat: int, journey: Journey) -> Way:
    """A found journey in words."""
    connections = tuple(BOARD.connections[step.connection].id for step in journey.steps)
    return way(state, seat, connections, tuple(step.town for step in journey.steps))


def way(state: State, seat: int, connections: tuple[str, ...], towns: tuple[int, ...]) -> Way:
    """A journey with what it is worth."""
    pieces = set(state.pieces(seat))
    left = pieces - set(towns)
    end = towns[-1] if towns else state.boot(seat)
    return Way(
        connections, tuple(BOARD.towns[town].id for town in towns), len(pieces) - len(left), tour_length(end, left)
    )


def _travel_turns(moments: Moments) -> Iterator[tuple[int, int, list[e.Moved]]]:
    """Each travel turn: its first event, its seat and its moves."""
    first, moves = None, []
    for at, event in enumerate(moments.game.events):
        if isinstance(event, e.Moved | e.TurnEnded):
            first = at if first is None else first
            if isinstance(event, e.Moved):
                moves.append(event)
            if isinstance(event, e.TurnEnded) or moments.states[at + 1].over:
                yield first, event.player, moves
                first, moves = None, []


def counters_of(moments: Moments) -> Iterator[Counter]:
    """Every counter that was placed, with what it did for whom."""
    turns = list(_travel_turns(moments))
    owed = [_owed(moments.states[first], seat) for first, seat, _ in turns]
    for at, event in enumerate(moments.game.events):
        if not isinstance(event, e.Placed):
            continue
        number = moments.states[at].round
        uses = []
        for (first, seat, moves), towns in zip(turns, owed, strict=True):
            if moments.states[first].round == number:
                travelled = sum(move.connection == event.connection for move in moves)
                worth = towns.get(event.connection, 0)
                if travelled or worth:
                    uses.append(Use(seat, travelled, worth))
        yield Counter(at + 1, number, event.player, event.counter, event.connection, tuple(uses))


def _owed(state: State, seat: int) -> dict[str, int]:
    """For each counter on the best journey, the new towns that would be lost without it."""
    best = way_of(state, seat, best_journey(state, seat, "towns", LIMIT).best)
    lost = {}
    for name in set(best.connections):
        road = BOARD.connections[BOARD.connection_index[name]]
        if road.is_road:
            without = state.copy()
            without.put(ROAD + road.index, 0)
            without.put(FREE + road.index, 1)
            without.put(BLOCKED + road.index, 0)
            lost[name] = (
                best.new_towns - way_of(without, seat, best_journey(without, seat, "towns", LIMIT).best).new_towns
            )
    return lost
