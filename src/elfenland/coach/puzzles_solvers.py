"""Solvers of limited skill: what they miss says how hard a puzzle is. And one that tries everything.

They know the chart and the rules of travelling (R4) by themselves and share no code with the exact search, so
`everything` proves its results independently, where there is little enough to try. Every choice that looks equally good
to a solver is tried, and the luckiest counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import NamedTuple

from elfenland.board import (
    BOARD,
    CARD_NAMES,
    CHART,
    COUNTER_NAMES,
    RAFT,
    RAFTS_DOWNSTREAM,
    RAFTS_LAKE,
    RAFTS_UPSTREAM,
    Options,
)
from elfenland.coach.puzzles import Puzzle
from elfenland.game import Place

#: Spots that are looked at before a solver gives up.
ENOUGH = 60_000
CARAVAN = 3  # cards (R4.5)

Hand = tuple[int, ...]


class Step(NamedTuple):
    """A connection out of a town: where to, which card and how many, and the caravan's price or 0."""

    connection: int
    to: int
    kind: int
    cost: int
    caravan: int


class Spot(NamedTuple):
    """Where a traveller stands: the town, the cards by kind, the towns still to visit."""

    town: int
    hand: Hand
    left: frozenset[int]


class TooMuch(Exception):
    """There is more to try than is worth it."""


class Land:
    """The board of a puzzle by some rules: steps, payments, and what a spot is worth."""

    def __init__(self, puzzle: Puzzle, options: Options | None = None, placed: Place | None = None) -> None:
        self.options = options or puzzle.options
        roads = puzzle.roads if placed is None else puzzle.roads | {placed.connection: placed.kind}
        self.steps: list[list[Step]] = [[] for _ in BOARD.towns]
        for way in BOARD.connections:
            for start, to in ((way.a, way.b), (way.b, way.a)):
                self.steps[start] += self._step(way.index, start, to, roads.get(way.id), way.id in puzzle.obstacles)
        self.start = Spot(
            BOARD.town_index[puzzle.boot],
            tuple(puzzle.hand.count(card) for card in CARD_NAMES),
            frozenset(BOARD.town_index[town] for town in puzzle.pieces),
        )
        self.offset = len(BOARD.towns) - 1 if puzzle.kind == "tour" else len(puzzle.pieces)
        self.far = [0] * len(BOARD.towns)
        if puzzle.goal is not None:
            self.far = distances(BOARD.town_index[puzzle.goal], self.options.town_distance == "roads_only")

    def _step(self, connection: int, start: int, to: int, counter: str | None, blocked: bool) -> list[Step]:
        way = BOARD.connections[connection]
        if way.is_road:
            if counter is None:
                return []
            cost = CHART[counter][way.terrain] + blocked
            return [Step(connection, to, COUNTER_NAMES.index(counter), cost, CARAVAN + blocked)]
        if way.lake == "mare_nebulae" and self.options.nebulae_ferry == "one_raft_or_caravan":
            return [Step(connection, to, RAFT, 1, CARAVAN)]
        rafts = RAFTS_LAKE if way.lake else RAFTS_DOWNSTREAM if start == way.a else RAFTS_UPSTREAM
        return [Step(connection, to, RAFT, rafts, 0)]

    def value(self, spot: Spot) -> int:
        """The score of a traveller who stops there."""
        return self.offset - len(spot.left) - self.far[spot.town]

    def moves(self, spot: Spot) -> Iterator[tuple[Step, bool, Spot]]:
        """Every way to go on: the step, whether as a caravan, and where that leads with which cards."""
        for step in self.steps[spot.town]:
            left = spot.left - {step.to}
            able = spot.hand[step.kind] >= step.cost
            if able:
                hand = tuple(count - step.cost * (kind == step.kind) for kind, count in enumerate(spot.hand))
                yield step, False, Spot(step.to, hand, left)
            ferry = step.connection >= len(BOARD.roads)
            if step.caravan and (not able or ferry or self.options.caravan == "always"):
                for hand in payments(spot.hand, step.caravan):
                    yield step, True, Spot(step.to, hand, left)


@cache
def distances(goal: int, roads_only: bool) -> list[int]:
    """Connections from each town to the goal (R6.2)."""
    far, frontier = {goal: 0}, [goal]
    for town in frontier:
        for way in BOARD.connections:
            if town in (way.a, way.b) and (way.is_road or not roads_only) and way.a + way.b - town not in far:
                far[way.a + way.b - town] = far[town] + 1
                frontier.append(way.a + way.b - town)
    return [far[town] for town in range(len(BOARD.towns))]


@cache
def payments(hand: Hand, price: int, kind: int = 0) -> tuple[Hand, ...]:
    """What is left of a hand after giving so many cards of any kinds, every way once."""
    if kind == len(hand):
        return ((),) if price == 0 else ()
    found: list[Hand] = []
    for given in range(min(hand[kind], price) + 1):
        rest = payments(hand, price - given, kind + 1)
        found += [(hand[kind] - given, *tail) for tail in rest]
    return tuple(found)


# ------------------------------------------------------------------ trying everything

Allowed = Callable[[Step, bool, Spot, Spot], bool]


def reachable(land: Land, allowed: Allowed = lambda *_: True) -> list[Spot]:
    """Every spot that any journey leads to; TooMuch where there are too many."""
    seen = {land.start}
    spots = [land.start]
    for spot in spots:
        for step, caravan, after in land.moves(spot):
            if after not in seen and allowed(step, caravan, spot, after):
                if len(seen) >= ENOUGH:
                    raise TooMuch
                seen.add(after)
                spots.append(after)
    return spots


def everything(land: Land, allowed: Allowed = lambda *_: True) -> int:
    """The best score of all journeys."""
    return max(map(land.value, reachable(land, allowed)))


# ------------------------------------------------------------------ limited solvers


def looking_ahead(land: Land, depth: int) -> int:
    """The score of somebody who looks so many moves ahead, makes the first one, and looks again."""

    @cache
    def ahead(spot: Spot, depth: int) -> tuple[int, int]:
        """The best that can be seen from here: the score, then the cards kept."""
        best = land.value(spot), sum(spot.hand)
        if depth:
            best = max([best, *(ahead(after, depth - 1) for _, _, after in land.moves(spot))])
        return best

    @cache
    def result(spot: Spot) -> int:
        target = ahead(spot, depth)
        if target[0] <= land.value(spot):
            return land.value(spot)
        return max(result(after) for _, _, after in land.moves(spot) if ahead(after, depth - 1) == target)

    return result(land.start)


def paying_least(land: Land) -> int:
    """The score of somebody who always takes the cheapest step to a better score."""

    @cache
    def result(spot: Spot) -> int:
        here = land.value(spot)
        better = [after for _, _, after in land.moves(spot) if land.value(after) > here]
        if not better:
            return here
        most = max(sum(after.hand) for after in better)
        return max(result(after) for after in better if sum(after.hand) == most)

    return result(land.start)


def never_returning(land: Land) -> int:
    """The best score without using a connection twice."""

    @cache
    def best(spot: Spot, used: frozenset[int]) -> int:
        value = land.value(spot)
        for step, _, after in land.moves(spot):
            if step.connection not in used:
                value = max(value, best(after, used | {step.connection}))
        return value

    return best(land.start, frozenset())


SOLVERS: dict[str, Callable[[Land], int]] = {
    "look1": lambda land: looking_ahead(land, 1),
    "cheapest": paying_least,
    "look2": lambda land: looking_ahead(land, 2),
    "look3": lambda land: looking_ahead(land, 3),
    "look4": lambda land: looking_ahead(land, 4),
    "look5": lambda land: looking_ahead(land, 5),
    "no_caravans": lambda land: everything(land, lambda step, caravan, spot, after: not caravan),
    "no_waterways": lambda land: everything(land, lambda step, caravan, spot, after: step.kind != RAFT),
    "new_towns_only": lambda land: everything(land, lambda step, caravan, spot, after: after.left != spot.left),
    "no_returns": never_returning,
}
#: Where more of the placements that look best to a solver are right, it may well hit one.
LUCKY = 0.25
#: The obvious attempts: a puzzle that one of them solves is not worth keeping.
OBVIOUS = ("look1", "cheapest", "look2")
EASIEST, HARDEST = 800, 2200


def fails(puzzle: Puzzle, solver: str, score: int, placed: dict[Place, int]) -> bool:
    """Whether a solver misses the proved score; `placed` has the score after each placement of a place puzzle.

    It solves a place puzzle if it sees the score itself, or if more than LUCKY of the placements that look best to it
    are right: it takes one of them.
    """
    solve = SOLVERS[solver]
    if puzzle.kind != "place":
        return solve(Land(puzzle)) < score
    guesses = by_placement(puzzle, solve, placed)
    most = max(guesses.values())
    looks_best = [placed[placement] == score for placement, guess in guesses.items() if guess == most]
    return most < score and sum(looks_best) <= LUCKY * len(looks_best)


def by_placement(
    puzzle: Puzzle, solve: Callable[[Land], int], placements: Iterable[Place], options: Options | None = None
) -> dict[Place, int]:
    """What a solver reaches after each placement. One that touches no town within reach changes nothing."""
    land = Land(puzzle, options)
    towns = {spot.town for spot in reachable(land)}
    without = solve(land)
    found = {}
    for placement in placements:
        road = BOARD.connections[BOARD.connection_index[placement.connection]]
        found[placement] = solve(Land(puzzle, options, placement)) if {road.a, road.b} & towns else without
    return found


def rating_of(failed: tuple[str, ...]) -> int:
    """A first rating from the share of the solvers that fail; people's attempts correct it later."""
    hard = (len(failed) - len(OBVIOUS)) / (len(SOLVERS) - len(OBVIOUS))
    return EASIEST + round((HARDEST - EASIEST) * hard)
