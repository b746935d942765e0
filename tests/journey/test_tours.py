"""The table of tours: against a search of its own, and the interpreter's way of filling it."""

from __future__ import annotations

import heapq
import os
import random
import subprocess
import sys

import pytest
from long import by_name

from elfenland.board import BOARD
from elfenland.journeys import tours

NEAR = {t.index: {c.a + c.b - t.index for c in BOARD.connections if t.index in (c.a, c.b)} for t in BOARD.towns}


def by_breadth(town: int, towns: frozenset[int]) -> int:
    """The shortest walk, all walks of one length after the other."""
    frontier, length = {(town, towns - {town})}, 0
    seen = set(frontier)
    while all(left for _, left in frontier):
        frontier = {(to, left - {to}) for here, left in frontier for to in NEAR[here]} - seen
        seen |= frontier
        length += 1
    return length


@pytest.mark.parametrize("seed", range(40))
def test_tours_are_shortest(seed: int) -> None:
    rng = random.Random(seed)
    towns = rng.sample([t.index for t in BOARD.towns if t.index != BOARD.capital], rng.randint(0, 9))
    start = rng.randrange(21)
    assert tours.length(start, towns) == by_breadth(start, frozenset(towns))


@pytest.mark.parametrize("seed", range(20))
def test_efforts_are_least(seed: int) -> None:
    rng = random.Random(seed)
    towns = rng.sample([t.index for t in BOARD.towns if t.index != BOARD.capital], rng.randint(0, 6))
    start = rng.randrange(21)
    assert tours.effort(start, towns) == by_effort(start, frozenset(towns))


def by_effort(town: int, towns: frozenset[int]) -> int:
    """The walk of least effort, by Dijkstra's algorithm."""
    frontier, seen = [(0, town, tuple(sorted(towns - {town})))], set()
    while True:
        effort, here, left = heapq.heappop(frontier)
        if not left:
            return effort
        if (here, left) in seen:
            continue
        seen.add((here, left))
        for connection in BOARD.connections:
            if here in (connection.a, connection.b):
                to = connection.a + connection.b - here
                further = effort + tours.EFFORT[connection.terrain]
                heapq.heappush(frontier, (further, to, tuple(t for t in left if t != to)))


@by_name
def test_the_interpreter_fills_the_same_table() -> None:
    code = (
        "import random; from elfenland.journeys import tours; rng = random.Random(1); "
        "print([walk(rng.randrange(21), rng.sample(range(21), rng.randint(0, 21)))"
        " for walk in (tours.length, tours.effort) for _ in range(5000)])"
    )
    both = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "ELFENLAND_INTERPRETED": interpreted},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for interpreted in ("", "1")
    ]
    assert both[0] == both[1]
