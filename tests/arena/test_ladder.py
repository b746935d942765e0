"""Ratings from a round robin."""

from __future__ import annotations

import pytest

from elfenland.arena.ladder import Pairing, intervals, ratings, round_robin
from elfenland.board import resolve
from elfenland.bots.adapting import expected_share

TRUE = {"weak": 1300.0, "middle": 1420.0, "strong": 1500.0}


def test_ratings_are_found_again() -> None:
    pairs = [("weak", "middle", 2), ("middle", "strong", 2), ("strong", "weak", 4), ("weak", "strong", 4)]
    pairings = [Pairing(a, b, n, (expected_share(TRUE[a], TRUE[b], n),) * 5) for a, b, n in pairs]
    assert ratings(pairings, ("strong", 1500)) == pytest.approx(TRUE, abs=1)
    assert intervals(pairings, ("strong", 1500))["weak"] == pytest.approx((1300, 1300), abs=1)


def test_a_round_robin_ranks_the_levels() -> None:
    bots = ["level-1", "level-4", "level-6"]
    pairings = round_robin(bots, 2, range(5), resolve()) + round_robin(bots, 4, range(2), resolve())
    assert len(pairings) == 3 + 6
    found = ratings(pairings, ("level-6", 1210))
    assert found["level-1"] < found["level-4"] < found["level-6"]
