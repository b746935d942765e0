"""Proofs of puzzles: by the exact search in every edition, and again by trying everything."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from elfenland.board import Options, resolve
from elfenland.coach.puzzles import Puzzle, best_of, judge, placement_scores, placements, solution, state_of
from elfenland.coach.puzzles_solvers import OBVIOUS, SOLVERS, Land, TooMuch, by_placement, everything, fails, rating_of
from elfenland.errors import PuzzleError


def variants(puzzle: Puzzle) -> Iterator[Options]:
    """Every combination of the options that a travel turn can depend on."""
    distances = ("all_connections", "roads_only") if puzzle.kind == "tour" else ("all_connections",)
    for caravan, ferry, distance in product(("when_unable", "always"), ("two_rafts", "one_raft_or_caravan"), distances):
        changes = {"caravan": caravan, "nebulae_ferry": ferry, "town_distance": distance}
        yield resolve(puzzle.edition, puzzle.kind == "tour", **changes)


def same_in_every_edition(puzzle: Puzzle, score: int) -> bool:
    """Whether every edition's rules give the same best score."""
    return all(best_of(puzzle, options)[0] == score for options in variants(puzzle))


def enumerated(puzzle: Puzzle, options: Options | None = None) -> int | None:
    """The best score by trying everything, without the exact search; None where that is too much."""
    try:
        if puzzle.kind != "place":
            return everything(Land(puzzle, options))
        return max(by_placement(puzzle, everything, placements(state_of(puzzle)), options).values())
    except TooMuch:
        return None


def prove(puzzle: Puzzle) -> bool:
    """Prove all that a puzzle claims; whether everything could be tried. PuzzleError says what is wrong."""
    name = f"puzzle {puzzle.id}"
    for options in variants(puzzle):
        score = best_of(puzzle, options)[0]
        if score != puzzle.score:
            raise PuzzleError(f"{name}: the best score is {score}, not {puzzle.score}, with {options}")
    answer = solution(puzzle)
    if not judge(puzzle, answer[:1] if puzzle.kind == "place" else answer).solved:
        raise PuzzleError(f"{name}: its solution is judged wrong")
    scores = placement_scores(puzzle) if puzzle.kind == "place" else {}
    failed = tuple(solver for solver in SOLVERS if fails(puzzle, solver, puzzle.score, scores))
    if failed != puzzle.failed or rating_of(failed) != puzzle.rating:
        raise PuzzleError(f"{name}: the solvers that fail are {', '.join(failed) or 'none'}")
    if not set(OBVIOUS) <= set(failed):
        raise PuzzleError(f"{name}: an obvious attempt solves it")
    tried = enumerated(puzzle)
    if tried is not None and tried != puzzle.score:
        raise PuzzleError(f"{name}: trying everything gives {tried}, not {puzzle.score}")
    return tried is not None
