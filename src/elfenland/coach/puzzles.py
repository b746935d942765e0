"""Puzzles: positions with a proved best score (docs/puzzles.md).

    journey   visit as many new towns as you can in this travel turn
    place     place the one counter that lets the best journey visit most
    tour      the last round with town cards: the best final score (R6.2)

A puzzle holds only what its answer depends on, so that anybody can prove it without the game that it came from. Any
answer that reaches the proved score is right.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Literal

import msgspec

from elfenland.board import BOARD, CARD_NAMES, COUNTER_NAMES, COUNTERS_OF_KIND, DEFAULT_EDITION, Options, resolve
from elfenland.errors import PuzzleError, Refused
from elfenland.game import Caravan, Game, Move, Place, View, parse, view_for
from elfenland.game.events import Player
from elfenland.journeys import Journey, best_journey
from elfenland.rules import State
from elfenland.rules.numbering import (
    BAG,
    BAG_COUNT,
    BLOCKED,
    BOOT,
    CARD_COUNT,
    COLLECTED,
    FREE,
    HAND,
    HAND_SIZE,
    HIDDEN,
    LAST_ROUND,
    NONE,
    OPEN,
    PHASE,
    PIECE,
    PLAN,
    ROAD,
    ROUND,
    STACK,
    STACK_COUNT,
    TOWN_CARD,
    TOWN_CARD_LEFT,
    TRAVEL,
)

Kind = Literal["journey", "place", "tour"]
KINDS: tuple[Kind, ...] = ("journey", "place", "tour")
PACK = "puzzles.jsonl.gz"
MAX_PACK = 20_000_000
#: The seat that solves; the other one is only there because a game needs two players.
SOLVER = 0


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position, what to do, and the score that is proved to be the best."""

    id: str
    kind: Kind
    round: int
    boot: str
    hand: tuple[str, ...]
    pieces: tuple[str, ...]  # the towns still to visit
    roads: dict[str, str]  # the counter on each road
    obstacles: tuple[str, ...] = ()
    counters: tuple[str, ...] = ()  # those that the solver can place
    goal: str | None = None  # the town of the town card
    edition: str = DEFAULT_EDITION
    score: int = 0
    rating: int = 0
    failed: tuple[str, ...] = ()  # the limited solvers that miss the score (puzzles_solvers.py)
    source: str = ""

    @property
    def options(self) -> Options:
        """The rules that its answers are judged by."""
        return resolve(self.edition, self.kind == "tour")

    def identity(self) -> str:
        """The id: it follows from the kind and the position."""
        parts = [self.kind, str(self.round), self.boot, *sorted(self.hand), *sorted(self.pieces), self.goal or "-"]
        parts += [f"{road}:{kind}" for road, kind in sorted(self.roads.items())]
        parts += [*sorted(self.obstacles), *sorted(self.counters), self.edition]
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:8]


# ------------------------------------------------------------------ positions


def state_of(puzzle: Puzzle, options: Options | None = None) -> State:
    """The position, the solver to act; everything that nobody knows lies in the stacks."""
    _check(puzzle)
    state = State.start(options or puzzle.options, 2)
    for town in range(len(BOARD.towns)):
        state.put(TOWN_CARD_LEFT + town, 0)
        state.put(PIECE + town, BOARD.towns[town].id in puzzle.pieces)
    state.put(COLLECTED + SOLVER, len(BOARD.towns) - 1 - len(puzzle.pieces))
    state.put(BOOT + SOLVER, BOARD.town_index[puzzle.boot])
    state.put(ROUND, puzzle.round - 1)
    state.put(PHASE, PLAN if puzzle.kind == "place" else TRAVEL)
    state.put(TOWN_CARD + SOLVER, NONE if puzzle.goal is None else BOARD.town_index[puzzle.goal])
    for card in puzzle.hand:
        _take(state, STACK + CARD_NAMES.index(card), STACK_COUNT, HAND + CARD_NAMES.index(card))
    state.put(CARD_COUNT + SOLVER, len(puzzle.hand))
    for kind in puzzle.counters:
        _take(state, BAG + COUNTER_NAMES.index(kind), BAG_COUNT, OPEN + COUNTER_NAMES.index(kind))
    for road, kind in puzzle.roads.items():
        _take(state, BAG + COUNTER_NAMES.index(kind), BAG_COUNT, FREE + BOARD.connection_index[road])
        state.put(FREE + BOARD.connection_index[road], 0)
        state.put(ROAD + BOARD.connection_index[road], 1 + COUNTER_NAMES.index(kind))
    for road in puzzle.obstacles:
        state.put(BLOCKED + BOARD.connection_index[road], 1)
    return state


def _take(state: State, source: int, total: int, target: int) -> None:
    """Move one thing out of a bag."""
    for place, change in ((source, -1), (total, -1), (target, 1)):
        state.put(place, state.at(place) + change)


def _check(puzzle: Puzzle) -> None:
    """Refuse what is not a position of Elfenland; PuzzleError says why."""
    roads = {road.id for road in BOARD.roads}
    used = [*puzzle.roads.values(), *puzzle.counters]
    checks = {
        "boot, pieces and goal are towns": {puzzle.boot, *puzzle.pieces, puzzle.goal or puzzle.boot}
        <= BOARD.town_index.keys(),
        "no piece lies twice or in the capital": len(set(puzzle.pieces) - {BOARD.towns[BOARD.capital].id})
        == len(puzzle.pieces),
        "counters lie on roads": set(puzzle.roads) <= roads,
        "there are eight counters of each kind": all(used.count(kind) <= COUNTERS_OF_KIND for kind in used)
        and set(used) <= set(COUNTER_NAMES),
        "cards are cards, at most eight": set(puzzle.hand) <= set(CARD_NAMES) and len(puzzle.hand) <= HAND_SIZE,
        "obstacles lie on counters": set(puzzle.obstacles) <= set(puzzle.roads),
        "there are four rounds": 1 <= puzzle.round <= LAST_ROUND + 1,
        "a tour has a goal and is in the last round": puzzle.kind != "tour"
        or (puzzle.goal is not None and puzzle.round == LAST_ROUND + 1),
        "only a tour has a goal": puzzle.kind == "tour" or puzzle.goal is None,
        "counters are there to be placed": bool(puzzle.counters) == (puzzle.kind == "place"),
        "its id is its own": puzzle.id == puzzle.identity(),
    }
    for sentence, holds in checks.items():
        if not holds:
            raise PuzzleError(f"puzzle {puzzle.id} must be such that {sentence}")


def position_of(state: State, seat: int, kind: Kind, source: str = "", edition: str = DEFAULT_EDITION) -> Puzzle:
    """The puzzle that a seat's position asks; its score is still to be proved."""
    towns, roads = BOARD.towns, {}
    for road in BOARD.roads:
        if state.at(ROAD + road.index):
            roads[road.id] = COUNTER_NAMES[state.at(ROAD + road.index) - 1]
    held = [a + b for a, b in zip(state.face_up(seat), state.row(HIDDEN + 6 * seat, 6), strict=True)]
    goal = state.at(TOWN_CARD + seat)
    puzzle = Puzzle(
        id="",
        kind=kind,
        round=state.round,
        boot=towns[state.boot(seat)].id,
        hand=tuple(name for name, count in zip(CARD_NAMES, state.hand(seat), strict=True) for _ in range(count)),
        pieces=tuple(towns[town].id for town in state.pieces(seat)),
        roads=roads,
        obstacles=tuple(road.id for road in BOARD.roads if state.at(BLOCKED + road.index)),
        counters=tuple(name for name, count in zip(COUNTER_NAMES, held, strict=True) for _ in range(count))
        if kind == "place"
        else (),
        goal=towns[goal].id if kind == "tour" else None,
        edition=edition,
        source=source,
    )
    return msgspec.structs.replace(puzzle, id=puzzle.identity())


# ------------------------------------------------------------------ proved scores


def score_of(state: State, kind: Kind, before: int) -> int:
    """What a position after the solver's moves is worth; `before` is how many pieces they had."""
    return state.score(SOLVER) if kind == "tour" else state.at(COLLECTED + SOLVER) - before


def best_of(puzzle: Puzzle, options: Options | None = None) -> tuple[int, tuple[str, ...]]:
    """The proved best score by these rules, and the actions of one answer that reaches it."""
    if puzzle.kind != "place":
        return best_travel(state_of(puzzle, options), puzzle.kind)
    scores = placement_scores(puzzle, options)
    best = max(scores, key=lambda placement: scores[placement])
    return scores[best], (str(best),)


def placement_scores(puzzle: Puzzle, options: Options | None = None) -> dict[Place, int]:
    """The proved score of the best journey after each placement."""
    state = state_of(puzzle, options)
    return {action: best_travel(placed_state(state, action), "journey")[0] for action in placements(state)}


def placements(state: State) -> list[Place]:
    """Every counter on every road where the solver can place it (R3.2)."""
    actions = (choice.action for choice in game_at(state).legal())
    return [action for action in actions if isinstance(action, Place)]


def placed_state(state: State, action: Place) -> State:
    """The position of a place puzzle after a placement, the solver to travel."""
    after = state.copy()
    road, kind = BOARD.connection_index[action.connection], COUNTER_NAMES.index(action.kind)
    after.put(ROAD + road, 1 + kind)
    after.put(FREE + road, 0)
    after.put(PHASE, TRAVEL)
    return after


def best_travel(state: State, kind: Kind) -> tuple[int, tuple[str, ...]]:
    """The proved best score of a journey from here, and its actions."""
    found = best_journey(state, SOLVER, "towns")
    assert found.proved
    actions = journey_actions(found.best)
    before, game = state.at(COLLECTED + SOLVER), game_at(state.copy())
    for action in actions:
        game.decide(action)
    return score_of(game.state, kind, before), tuple(map(str, actions))


def journey_actions(journey: Journey) -> list[Move | Caravan]:
    """A journey as the actions of the game."""
    actions: list[Move | Caravan] = []
    for step in journey.steps:
        way = BOARD.connections[step.connection].id
        actions.append(Caravan(way, tuple(CARD_NAMES[card] for card in step.cards)) if step.caravan else Move(way))
    return actions


def game_at(state: State, options: Options | None = None) -> Game:
    """A game that stands at this position, to ask and to play; it has no past."""
    game = Game(options or resolve(), [Player("You"), Player("Nobody")])
    game.state = state
    return game


# ------------------------------------------------------------------ answers


@dataclass(frozen=True, slots=True)
class Judged:
    """The score that an answer reaches, and the proved one."""

    reached: int
    proved: int

    @property
    def solved(self) -> bool:
        return self.reached >= self.proved


def judge(puzzle: Puzzle, answer: Sequence[str]) -> Judged:
    """What an answer reaches, by the rules and by the exact search; a refused action raises Refused.

    A journey or a tour is answered by moves and caravans, in order; a place puzzle by one `place`.
    """
    state = state_of(puzzle)
    game = game_at(state.copy(), puzzle.options)
    before = state.at(COLLECTED + SOLVER)
    actions = [parse(text) for text in answer]
    wanted = (Place,) if puzzle.kind == "place" else (Move, Caravan)
    for action in actions:
        if not isinstance(action, wanted):
            raise Refused("not_an_answer", None, f"{action} does not answer a {puzzle.kind} puzzle", SOLVER)
    if puzzle.kind != "place":
        for action in actions:
            game.decide(action, SOLVER)
        return Judged(score_of(game.state, puzzle.kind, before), puzzle.score)
    if len(actions) != 1:
        raise Refused("not_an_answer", None, "a place puzzle is answered by placing one counter", SOLVER)
    action = actions[0]
    assert isinstance(action, Place)
    game.decide(action, SOLVER)  # refuses what the rules forbid (R3.2)
    return Judged(best_travel(placed_state(state, action), "journey")[0], puzzle.score)


def solution(puzzle: Puzzle) -> tuple[str, ...]:
    """One answer that reaches the proved score; a place puzzle's goes on with the journey it makes possible."""
    score, actions = best_of(puzzle)
    if puzzle.kind == "place":
        placed = parse(actions[0])
        assert isinstance(placed, Place)
        actions += best_travel(placed_state(state_of(puzzle), placed), "journey")[1]
    assert score == puzzle.score
    return actions


def view_of(puzzle: Puzzle, answer: Sequence[str] = ()) -> View:
    """What the solver sees, as at a table, after some of their moves."""
    game = game_at(state_of(puzzle), puzzle.options)
    for text in answer:
        game.decide(parse(text), SOLVER)
    return view_for(game, SOLVER, history=False)


# ------------------------------------------------------------------ packs


def dumps(puzzles: Iterable[Puzzle]) -> str:
    """A pack as JSON Lines."""
    return "".join(msgspec.json.encode(puzzle).decode() + "\n" for puzzle in puzzles)


def loads(text: str) -> tuple[Puzzle, ...]:
    """The puzzles of a pack; PuzzleError names the line that is not one."""
    puzzles = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            puzzles.append(msgspec.json.decode(line.encode("utf-8", "surrogatepass"), type=Puzzle))
        except msgspec.DecodeError as problem:
            raise PuzzleError(f"line {number} is not a puzzle: {problem}") from None
    return tuple(puzzles)


def load(path: str | Path) -> tuple[Puzzle, ...]:
    """The puzzles of a file, packed by gzip or not."""
    data = Path(path).read_bytes()
    return loads(_unpacked(data).decode("utf-8", "replace"))


def _unpacked(data: bytes) -> bytes:
    if data[:2] != b"\x1f\x8b":
        return data
    try:
        with gzip.open(BytesIO(data)) as file:
            return file.read(MAX_PACK)
    except (OSError, EOFError) as problem:
        raise PuzzleError(f"the pack cannot be unpacked: {problem}") from None


@cache
def shipped() -> tuple[Puzzle, ...]:
    """The pack that comes with the package, in the order of the days."""
    data = files(__package__).joinpath(PACK).read_bytes()
    return loads(_unpacked(data).decode())


@cache
def by_id() -> dict[str, Puzzle]:
    """The puzzles of the shipped pack by their ids."""
    return {puzzle.id: puzzle for puzzle in shipped()}


def of_the_day(day: date) -> Puzzle:
    """The puzzle of a day: the same everywhere, and no repeat until every puzzle has had its day."""
    pack = shipped()
    return pack[day.toordinal() % len(pack)]
