"""Puzzles at this server: which comes next, answers, help, and the ratings of both sides.

Only a guest's first action on a puzzle counts: a right answer is a win over the puzzle, a wrong one or asking for help
is a loss. Whatever comes later changes no rating.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Mapping
from datetime import UTC, date, datetime
from functools import lru_cache

from elfenland.board import CARD_NAMES
from elfenland.coach import puzzles, puzzles_page
from elfenland.coach.glicko import Rating, rated
from elfenland.coach.puzzles import Puzzle
from elfenland.server import wire
from elfenland.server.context import Context
from elfenland.server.problems import Problem
from elfenland.server.store import Db, puzzle_queries
from elfenland.server.store.puzzle_queries import Solver

#: A new guest's rating: the middle of the easier half.
NEW = Solver(Rating(1200.0))
#: A puzzle's first rating comes from solvers, not from people, so it is uncertain.
DEVIATION = 120.0
#: The ratings from which on a puzzle is no longer easy, and from which on it is hard.
MEDIUM, HARD = 1300, 1700
#: Puzzles whose ratings differ by less are equally good as the next.
NEAR = 150


def today() -> date:
    return datetime.now(UTC).date()


def find(identity: str) -> Puzzle:
    """A puzzle of the shipped pack."""
    puzzle = puzzles.by_id().get(identity)
    if puzzle is None:
        raise Problem("not_found", "there is no such puzzle here")
    return puzzle


@lru_cache(300)
def _moves(identity: str) -> puzzles_page.Moves:
    return puzzles_page.moves(find(identity))


def rating_of(puzzle: Puzzle, known: Mapping[str, Rating]) -> Rating:
    """A puzzle's rating here, or the one it was shipped with."""
    return known.get(puzzle.id) or Rating(float(puzzle.rating), DEVIATION)


def level_of(rating: float) -> str:
    return "easy" if rating < MEDIUM else "medium" if rating < HARD else "hard"


# ------------------------------------------------------------------ what there is


def _info(puzzle: Puzzle, known: Mapping[str, Rating], tried: Mapping[str, tuple[bool, bool]]) -> wire.PuzzleInfo:
    words = {(True, True): "solved", (False, True): "later", (False, False): "missed"}
    mine = words[tried[puzzle.id]] if puzzle.id in tried else "new"
    return wire.PuzzleInfo(puzzle.id, puzzle.kind, round(rating_of(puzzle, known).rating), mine)  # type: ignore[arg-type]


async def shelf(context: Context, session: str) -> wire.PuzzleShelf:
    """The puzzle of the day and the guest's own figures."""
    known, tried, solver = await context.store.read(lambda db: _look(db, session))
    day = today()
    return wire.PuzzleShelf(
        date=day.isoformat(),
        today=_info(puzzles.of_the_day(day), known, tried),
        puzzles=len(puzzles.shipped()),
        rating=round(solver.rating.rating),
        deviation=round(solver.rating.deviation),
        tried=len(tried),
        solved=sum(at_once for at_once, _ in tried.values()),
        days=lasting(solver, day),
        best_days=solver.best_days,
    )


async def position(context: Context, session: str, identity: str) -> wire.PuzzlePosition:
    """A puzzle with everything that a page needs to let somebody solve it."""
    puzzle = find(identity)
    known, tried, _ = await context.store.read(lambda db: _look(db, session))
    moves = await asyncio.to_thread(_moves, identity)
    day = today()
    return wire.PuzzlePosition(
        info=_info(puzzle, known, tried),
        day=day.isoformat() if puzzles.of_the_day(day) == puzzle else None,
        view=puzzles_page.view_alone(puzzle),
        kinds=CARD_NAMES,
        choices=moves.choices,
        spots=moves.spots,
    )


async def following(context: Context, session: str, kind: str, level: str) -> wire.PuzzleInfo:
    """The puzzle to solve next: a new one if there is any, about as strong as the guest, not the same for everyone."""
    known, tried, solver = await context.store.read(lambda db: _look(db, session))
    fitting = [
        puzzle
        for puzzle in puzzles.shipped()
        if kind in ("any", puzzle.kind) and level in ("any", level_of(rating_of(puzzle, known).rating))
    ]

    def order(puzzle: Puzzle) -> tuple[int, float, str]:
        _, solved = tried.get(puzzle.id, (False, False))
        stage = 0 if puzzle.id not in tried else 2 if solved else 1
        far = abs(rating_of(puzzle, known).rating - solver.rating.rating) // NEAR if level == "any" else 0.0
        return stage, far, hashlib.sha256(f"{session} {puzzle.id}".encode()).hexdigest()

    return _info(min(fitting or puzzles.shipped(), key=order), known, tried)


def _look(db: Db, session: str) -> tuple[dict[str, Rating], dict[str, tuple[bool, bool]], Solver]:
    solver = puzzle_queries.get_solver(db, session)
    return puzzle_queries.ratings(db), puzzle_queries.attempts(db, session), solver or NEW


# ------------------------------------------------------------------ answers and help


async def answer(context: Context, session: str, identity: str, actions: tuple[str, ...]) -> wire.PuzzleVerdict:
    """Check an answer by the exact search; the first one counts."""
    puzzle = find(identity)
    judged = await asyncio.to_thread(puzzles.judge, puzzle, actions)
    events = await asyncio.to_thread(puzzles_page.happens, puzzle, actions)
    before, after, counts = await _count(context, session, puzzle, judged.solved)
    return wire.PuzzleVerdict(
        solved=judged.solved,
        reached=judged.reached,
        missing=max(0, judged.proved - judged.reached),
        counts=counts,
        rating=round(after.rating.rating),
        change=round(after.rating.rating) - round(before.rating.rating),
        days=lasting(after, today()),
        events=events,
    )


async def help_with(context: Context, session: str, identity: str, what: str) -> wire.PuzzleHelp:
    """The score that is possible, the first step of an answer, or all of it."""
    puzzle = find(identity)
    events = await asyncio.to_thread(puzzles_page.shown_solution, puzzle) if what != "score" else ()
    await _count(context, session, puzzle, False)
    return wire.PuzzleHelp(puzzle.score, events[:1] if what == "step" else events)


async def _count(context: Context, session: str, puzzle: Puzzle, solved: bool) -> tuple[Solver, Solver, bool]:
    """Note a try: the guest before and after it, and whether it counts."""
    day = today().toordinal()

    def work(db: Db) -> tuple[Solver, Solver, bool]:
        db.alone(f"puzzle {puzzle.id}")  # two guests' tries change its rating one after the other
        before = puzzle_queries.get_solver(db, session) or NEW
        counts = puzzle_queries.add_attempt(db, session, puzzle.id, solved)
        after = before
        if counts:
            theirs = rating_of(puzzle, puzzle_queries.ratings(db))
            after = Solver(
                rated(before.rating, [(theirs, float(solved))]), before.days, before.best_days, before.last_day
            )
            puzzle_queries.save_rating(db, puzzle.id, rated(theirs, [(before.rating, 1.0 - solved)]))
        if solved:
            after = with_day(after, day)
        puzzle_queries.save_solver(db, session, after)
        return before, after, counts

    return await context.store.write(work)


# ------------------------------------------------------------------ days in a row


def with_day(solver: Solver, day: int) -> Solver:
    """A solver who has solved a puzzle on this day."""
    if solver.last_day >= day:
        return solver
    days = solver.days + 1 if solver.last_day == day - 1 else 1
    return Solver(solver.rating, days, max(days, solver.best_days), day)


def lasting(solver: Solver, day: date) -> int:
    """The days in a row that still last: until yesterday at least."""
    return solver.days if solver.last_day >= day.toordinal() - 1 else 0
