"""Puzzles from games between pathfinders, each proved and tried before it is kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from elfenland.board import DEFAULT_EDITION, resolve
from elfenland.bots.pathfinder import Pathfinder
from elfenland.bots.thinking import playing
from elfenland.coach.puzzles import Kind, Puzzle, best_of, placement_scores, position_of
from elfenland.coach.puzzles_proof import same_in_every_edition
from elfenland.coach.puzzles_solvers import OBVIOUS, SOLVERS, TooMuch, fails, rating_of
from elfenland.game import Place
from elfenland.rules import Rng, State
from elfenland.rules.numbering import CURRENT, LAST_ROUND, PLAN, ROAD, ROADS, ROUND, TRAVEL

#: A place puzzle with more right answers than this could be solved by chance.
MOST_ANSWERS = 2
#: Two puzzles of a kind that differ in fewer things (cards, counters, pieces) are twins.
TWINS = 8
#: New towns that an answer visits at least; a tour may be about the way home.
LEAST_SCORE = 3


def positions(seed: int, players: int, town_cards: bool) -> Iterator[tuple[Kind, State, int]]:
    """Where somebody sets out on a journey or places their last counter of a round, in a game from a seed."""
    state = State.start(resolve(DEFAULT_EDITION, town_cards), players)
    table, chance = playing.Table(), Rng(seed)
    for seat in range(players):
        playing.seat_player(table, seat, Pathfinder().planner, seed, 1 + seat)
    playing.begin_game(table, state, chance)
    last: dict[int, State] = {}
    travelling = None
    while not state.over:
        seat, before = state.at(CURRENT), state.copy()
        if before.phase == TRAVEL and travelling != (seat, before.round):
            yield from (("place", position, player) for player, position in sorted(last.items()))
            last.clear()
            travelling = seat, before.round
            yield "tour" if town_cards and before.at(ROUND) == LAST_ROUND else "journey", before, seat
        playing.play_turn(table, state, chance)
        if before.phase == PLAN and counters_on_roads(state) > counters_on_roads(before):
            last[seat] = before


def counters_on_roads(state: State) -> int:
    return sum(map(bool, state.row(ROAD, ROADS)))


def make(seed: int, players: int = 4, town_cards: bool | None = None) -> list[Puzzle]:
    """The puzzles worth keeping of one game."""
    cards = bool(seed % 2) if town_cards is None else town_cards
    found = []
    for kind, state, seat in positions(seed, players, cards):
        source = f"pathfinder, {players} players, seed {seed}, round {state.round}, seat {seat}"
        puzzle = tried(position_of(state, seat, kind, source))
        if puzzle is not None:
            found.append(puzzle)
    return found


def tried(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with its proof and its rating, or None where it is not worth keeping."""
    scores: dict[Place, int] = {}
    if puzzle.kind == "place":
        scores = placement_scores(puzzle)
        score = max(scores.values(), default=0)
        if list(scores.values()).count(score) > MOST_ANSWERS:
            return None
    else:
        score = best_of(puzzle)[0]
    if puzzle.kind != "tour" and score < LEAST_SCORE:
        return None
    try:
        if not all(fails(puzzle, solver, score, scores) for solver in OBVIOUS):
            return None
        if not same_in_every_edition(puzzle, score):
            return None
        failed = tuple(solver for solver in SOLVERS if fails(puzzle, solver, score, scores))
    except TooMuch:
        return None
    return replace(puzzle, score=score, failed=failed, rating=rating_of(failed))


# ------------------------------------------------------------------ a pack


def features(puzzle: Puzzle) -> Counter[str]:
    """The things that make up a position."""
    things = [f"card {card}" for card in puzzle.hand] + [f"piece {town}" for town in puzzle.pieces]
    things += [f"{road} {kind}" for road, kind in puzzle.roads.items()] + [f"block {road}" for road in puzzle.obstacles]
    return Counter([*things, *(f"counter {kind}" for kind in puzzle.counters), f"goal {puzzle.goal}"])


def are_twins(one: Puzzle, other: Puzzle) -> bool:
    """Whether two puzzles ask nearly the same."""
    if (one.kind, one.boot) != (other.kind, other.boot):
        return False
    mine, theirs = features(one), features(other)
    return (mine - theirs).total() + (theirs - mine).total() < TWINS


def without_twins(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """The puzzles, of near-twins only the first."""
    kept: list[Puzzle] = []
    for puzzle in puzzles:
        if not any(are_twins(puzzle, other) for other in kept):
            kept.append(puzzle)
    return kept


def balanced(puzzles: Iterable[Puzzle], size: int) -> list[Puzzle]:
    """A pack of at most this size with as many of each kind and difficulty as there are, mixed for the days."""
    groups: dict[tuple[str, int], list[Puzzle]] = {}
    for puzzle in sorted(puzzles, key=lambda puzzle: puzzle.id):
        groups.setdefault((puzzle.kind, puzzle.rating), []).append(puzzle)
    rows = sorted(groups.values(), key=len)
    pack: list[Puzzle] = []
    for number, row in enumerate(rows):
        pack += row[: max(0, size - len(pack)) // (len(rows) - number)]
    return sorted(pack, key=lambda puzzle: puzzle.id)
