"""Intervals and the sequential test keep what they promise."""

from __future__ import annotations

import random

import pytest

from elfenland.arena.sprt import Sprt
from elfenland.arena.statistics import share_of, student, wilson


@pytest.mark.parametrize(("freedom", "value"), [(1, 12.706), (2, 4.303), (3, 3.182), (10, 2.228), (100, 1.984)])
def test_student_agrees_with_the_tables(freedom: int, value: float) -> None:
    assert student(0.975, freedom) == pytest.approx(value, abs=0.005)


def test_wilson_agrees_with_a_known_case() -> None:
    assert wilson(0.9, 100, 1.96) == pytest.approx((0.8256, 0.9448), abs=1e-4)


def test_an_interval_stays_inside_and_around_its_share() -> None:
    for means in ([1.0] * 20, [0.0] * 20, [0.5] * 20, [1.0], [1.0, 0.5], [0.0, 1.0] * 10):
        share = share_of(means)
        assert 0 <= share.low <= share.value <= share.high <= 1
        assert share.low < share.high
    assert share_of([1.0] * 100).low > share_of([1.0] * 10).low > 0.5


def test_nothing_played_says_nothing() -> None:
    share = share_of([])
    assert (share.low, share.high, share.deals) == (0.0, 1.0, 0)


def _deal(rng: random.Random, share: float, players: int, spread: float) -> float:
    """A deal that itself favours the bot or not: its games are not independent."""
    chance = min(1.0, max(0.0, rng.gauss(share, spread)))
    return sum(rng.random() < chance for _ in range(players)) / players


@pytest.mark.parametrize(
    ("players", "share", "spread", "deals"), [(2, 0.5, 0.3, 40), (4, 0.3, 0.2, 50), (2, 0.97, 0, 150)]
)
def test_intervals_hold_the_truth_as_often_as_they_say(players: int, share: float, spread: float, deals: int) -> None:
    rng = random.Random(1)
    tries = 1000
    held = 0
    for _ in range(tries):
        found = share_of([_deal(rng, share, players, spread) for _ in range(deals)])
        held += found.low <= share <= found.high
    assert 0.92 <= held / tries <= 0.985


def test_pairing_narrows_the_interval_where_deals_decide() -> None:
    """Two bots alike, decided by the seat: paired deals show that nothing is between them."""
    rng = random.Random(2)
    paired = [0.5] * 30 + [1.0, 0.0]
    single = [float(rng.random() < 0.5) for _ in range(64)]
    widths = [share.high - share.low for share in (share_of(paired), share_of(single))]
    assert widths[0] < widths[1] / 2


@pytest.mark.parametrize(("gain", "expected"), [(0.0, "not stronger"), (0.05, "stronger")])
def test_the_sequential_test_errs_as_seldom_as_it_says(gain: float, expected: str) -> None:
    rng = random.Random(3)
    tries = 200
    right = 0
    for _ in range(tries):
        test = Sprt(4)
        while (decision := test.add(_deal(rng, 0.25 + gain, 4, 0.05))) is None:
            assert test.deals < 5000
        right += decision == expected
    assert right / tries >= 0.91


def test_the_sequential_test_is_quick_where_all_is_clear() -> None:
    test = Sprt(2)
    while test.add(1.0) is None:
        pass
    assert 10 <= test.deals <= 60
    assert test.decision == "stronger"


def test_a_few_lucky_deals_decide_nothing() -> None:
    test = Sprt(2)
    assert [test.add(0.55) for _ in range(3)] == [None] * 3
