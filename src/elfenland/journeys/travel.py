"""The best journey of a travel turn (R4), proved; the n best; and what can be reached at all.

Two objectives, each a number that the search makes as large as can be:
- `towns`: most new towns, then the shortest tour through the towns that remain (tours.py), then
  most cards kept: (64 · new towns + 63 - tour) · 16 + cards kept;
- `value`: 100 · new towns - 80 · excess + cards kept, where the excess is the length of the tour
  that remains minus its number of towns: how much must be walked twice.
Cards kept count up to four, as the rest is discarded (R4.8). A journey that takes the 20th piece
before the last round is worth WIN more: it wins, or ends the game with the round (R6.4).
In the last round both objectives are the real result of R6: 64 · score + the tie break.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from elfenland.board import BOARD, CARD_NAMES
from elfenland.journeys import journey
from elfenland.rules import State

Objective = Literal["towns", "value"]
NO_LIMIT = 2**30
MOST = 64  # journeys that one search can keep apart
WIN = 1_000_000
#: The order in which cards are given for caravans when nothing else decides: the least versatile first.
GIVEN_FIRST = (4, 2, 0, 1, 3, 5, 6)


@dataclass(frozen=True, slots=True)
class Step:
    """One move: the connection, the town it leads to, and the cards played, by their kinds' numbers."""

    connection: int
    town: int
    cards: tuple[int, ...]
    caravan: bool

    def __str__(self) -> str:
        cards = ", ".join(CARD_NAMES[kind] for kind in self.cards)
        return f"{BOARD.connections[self.connection].id}{' caravan' if self.caravan else ''}: {cards}"


@dataclass(frozen=True, slots=True)
class Journey:
    """A whole travel turn, where it ends, what it is worth, and the cards in hand before any discarding."""

    steps: tuple[Step, ...]
    town: int
    score: int
    hand: tuple[int, ...]

    @property
    def cards_played(self) -> int:
        return sum(len(step.cards) for step in self.steps)


@dataclass(frozen=True, slots=True)
class Found:
    """What a search found, the best first; `proved` unless it gave up at its limit of nodes."""

    journeys: tuple[Journey, ...]
    proved: bool
    nodes: int

    @property
    def best(self) -> Journey:
        return self.journeys[0]


def best_journey(state: State, seat: int, objective: Objective = "value", limit: int = NO_LIMIT) -> Found:
    """The best journey of a seat on the board as it lies, whoever is to act."""
    return best_journeys(state, seat, 1, objective, limit)


def best_journeys(state: State, seat: int, number: int, objective: Objective = "value", limit: int = NO_LIMIT) -> Found:
    """The best journeys that differ in where they end or in the towns still to visit, the best first."""
    if not 1 <= number <= MOST:
        raise ValueError(f"a search keeps 1 to {MOST} journeys, not {number}")
    if objective not in ("towns", "value"):
        raise ValueError(f"there is no objective {objective!r}; there are towns and value")
    return _search(state, seat, objective, number, limit)


def reachable(state: State, seat: int, limit: int = NO_LIMIT) -> dict[int, Journey]:
    """Every town that the seat can reach, with the journey there that takes the fewest cards.

    A caravan's cards are those that the best journey beginning like this one can spare.
    """
    search = journey.JourneyBuffers()
    journey.find_journeys(search, state, seat, journey.OBJECTIVES["cards"], len(BOARD.towns), min(limit, NO_LIMIT))
    slots = [journey.slot(search, i) for i in range(journey.outcome(search)[0])]
    found = {}
    for score, town, hand, debt, moves in sorted(slots, key=lambda slot: slot[1]):
        way = _journey(state, state.boot(seat), score, town, hand, debt, moves)
        if any(step.caravan for step in way.steps):
            steps = _onward(search, state, seat, moves, limit)
            played = [kind for step in steps for kind in step.cards]
            left = tuple(state.hand(seat)[kind] - played.count(kind) for kind in range(len(CARD_NAMES)))
            way = Journey(steps, town, score, left)
        found[town] = way
    return found


def caravan_cards(state: State, seat: int, connection: int, price: int, limit: int = NO_LIMIT) -> tuple[int, ...]:
    """What to pay a caravan with that sets out now: cards that the best journey after it can spare."""
    return _onward(journey.JourneyBuffers(), state, seat, [(connection, price, 0)], limit)[0].cards


def _onward(
    search: journey.JourneyBuffers, state: State, seat: int, moves: list[tuple[int, int, int]], limit: int
) -> tuple[Step, ...]:
    """The moves with their cards chosen by the best journey that begins with them."""
    journey.find_onward(search, state, seat, moves, min(limit, NO_LIMIT))
    return _journey(state, state.boot(seat), *journey.slot(search, 0)).steps[: len(moves)]


def _search(state: State, seat: int, objective: str, number: int, limit: int) -> Found:
    if limit < 1:
        raise ValueError(f"a search needs a limit of at least one node, not {limit}")
    search = journey.JourneyBuffers()
    journey.find_journeys(search, state, seat, journey.OBJECTIVES[objective], number, min(limit, NO_LIMIT))
    count, nodes, gave_up = journey.outcome(search)
    start = state.boot(seat)
    return Found(tuple(_journey(state, start, *journey.slot(search, i)) for i in range(count)), not gave_up, nodes)


def _journey(
    state: State, start: int, score: int, town: int, hand: list[int], debt: int, moves: list[tuple[int, int, int]]
) -> Journey:
    """The search's slot as a journey with every card chosen."""
    hand = list(hand)
    payments = _caravan_cards(state, start, hand, debt, moves)
    steps, here = [], start
    for (connection, price, _), paid in zip(moves, payments, strict=True):
        kind, cost, _ = state.price(connection, here)
        here = BOARD.connections[connection].a + BOARD.connections[connection].b - here
        steps.append(Step(connection, here, tuple(paid) if price else (kind,) * cost, bool(price)))
    return Journey(tuple(steps), town, score, tuple(hand))


def _caravan_cards(
    state: State, start: int, hand: list[int], debt: int, moves: list[tuple[int, int, int]]
) -> list[list[int]]:
    """The cards of each caravan: those committed to earlier ones first, then what the hand spares."""
    payments: list[list[int]] = []
    for at, (connection, _, committed) in enumerate(moves):
        payments.append([])
        kind = state.price(connection, start)[0]
        for _ in range(committed):
            earlier = next(i for i in range(at) if len(payments[i]) < moves[i][1])
            payments[earlier].append(kind)
    for (_, price, _), paid in zip(moves, payments, strict=True):
        while len(paid) < price:
            kind = next(kind for kind in GIVEN_FIRST if hand[kind])
            hand[kind] -= 1
            paid.append(kind)
        paid.sort()
    return payments
