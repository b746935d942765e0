"""Ratings: Glickman's own example, and that a win and a loss mirror each other."""

from __future__ import annotations

import pytest

from elfenland.coach.glicko import Rating, rated


def test_the_example_of_the_paper() -> None:
    results = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    found = rated(Rating(1500, 200, 0.06), results)
    assert found.rating == pytest.approx(1464.06, abs=0.02)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_surprise_makes_a_rating_less_steady_and_equals_mirror_each_other() -> None:
    weak, strong = Rating(1000, 60), Rating(2200, 60)
    assert rated(weak, [(strong, 1.0)]).volatility > weak.volatility
    one, other = Rating(1200, 150), Rating(1200, 150)
    won, lost = rated(one, [(other, 1.0)]), rated(other, [(one, 0.0)])
    assert won.rating - 1200 == pytest.approx(1200 - lost.rating)
    assert won.deviation == pytest.approx(lost.deviation)
    assert won.deviation < 150
