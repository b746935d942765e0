"""The statements for puzzles: who tried which, and the ratings of both sides."""

from __future__ import annotations

import time

import msgspec

from elfenland.coach.glicko import Rating
from elfenland.server.store import Db


class Solver(msgspec.Struct, frozen=True):
    """A guest as a solver; a day is a number (`date.toordinal`), `last_day` the last on which a puzzle was solved."""

    rating: Rating
    days: int = 0
    best_days: int = 0
    last_day: int = 0


def get_solver(db: Db, session: str) -> Solver | None:
    sql = "SELECT rating, deviation, volatility, days, best_days, last_day FROM solvers WHERE session = ?"
    found = db.rows(sql, (session,))
    return Solver(Rating(*found[0][:3]), *found[0][3:]) if found else None


def save_solver(db: Db, session: str, solver: Solver) -> None:
    db.run(
        "INSERT INTO solvers (session, rating, deviation, volatility, days, best_days, last_day)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (session) DO UPDATE SET rating = excluded.rating,"
        " deviation = excluded.deviation, volatility = excluded.volatility, days = excluded.days,"
        " best_days = excluded.best_days, last_day = excluded.last_day",
        (session, *solver.rating, solver.days, solver.best_days, solver.last_day),
    )


def ratings(db: Db) -> dict[str, Rating]:
    """The ratings of all puzzles that somebody tried here."""
    rows = db.rows("SELECT puzzle, rating, deviation, volatility FROM puzzle_ratings")
    return {puzzle: Rating(*rest) for puzzle, *rest in rows}


def save_rating(db: Db, puzzle: str, rating: Rating) -> None:
    db.run(
        "INSERT INTO puzzle_ratings (puzzle, rating, deviation, volatility) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (puzzle) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,"
        " volatility = excluded.volatility",
        (puzzle, *rating),
    )


def attempts(db: Db, session: str) -> dict[str, tuple[bool, bool]]:
    """The puzzles that a guest tried: whether the first try was right, and whether one was by now."""
    rows = db.rows("SELECT puzzle, at_once, solved FROM attempts WHERE session = ?", (session,))
    return {puzzle: (bool(at_once), bool(solved)) for puzzle, at_once, solved in rows}


def add_attempt(db: Db, session: str, puzzle: str, solved: bool) -> bool:
    """Note a try; True if it was the first one, which counts."""
    sql = (
        "INSERT INTO attempts (session, puzzle, at_once, solved, at) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (session, puzzle) DO NOTHING"
    )
    if db.run(sql, (session, puzzle, int(solved), int(solved), time.time())) == 1:
        return True
    if solved:
        db.run("UPDATE attempts SET solved = 1 WHERE session = ? AND puzzle = ?", (session, puzzle))
    return False


def forget_solver(db: Db, session: str) -> None:
    db.run("DELETE FROM attempts WHERE session = ?", (session,))
    db.run("DELETE FROM solvers WHERE session = ?", (session,))
