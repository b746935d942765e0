"""Counts of what can follow from fixed positions.

One step is found a second way in tests/records/test_second_opinion.py, where everything conceivable is put to the
independent checker; these counts of several steps were fixed once both ways agreed.
"""

from __future__ import annotations

import pytest

from elfenland.game import view_for
from elfenland.rules import State
from properties.positions import games, settings

SETTINGS = list(settings())


def perft(state: State, depth: int) -> int:
    """How many ways there are to go on for so many decisions and chance events."""
    if depth == 0 or state.over:
        return 1
    total = 0
    if state.actor < 0:
        for outcome, _ in state.outcomes():
            trial = state.copy()
            trial.resolve(outcome)
            total += perft(trial, depth - 1)
        return total
    legal = state.legal()
    if depth == 1:
        return len(legal)
    for action in legal:
        trial = state.copy()
        trial.apply(action)
        total += perft(trial, depth - 1)
    return total


def position(setting: int, seed: int, phase: str) -> State:
    """The first position of a phase in a fixed game."""
    for game in games(SETTINGS[setting], seed):
        seat = game.to_act
        if seat is not None and view_for(game, seat).phase == phase and len(game.legal()) > 2:
            return game.state
    raise AssertionError("the game has such a position")


COUNTS: dict[tuple[int, int, str], list[int]] = {
    (0, 77, "draw"): [4, 24, 100, 600],
    (0, 77, "plan"): [64, 6520],
    (0, 77, "travel"): [5, 12, 34, 110],
    (0, 77, "keep"): [4, 28, 196],
    (5, 77, "draw"): [4, 24, 95, 570],
    (5, 77, "plan"): [134, 13664],
    (5, 77, "travel"): [5, 12, 35, 122],
    (5, 77, "keep"): [4, 16, 96],
    (15, 77, "draw"): [4, 24, 95, 570],
    (15, 77, "plan"): [134, 13664],
    (15, 77, "travel"): [5, 12, 35, 122],
    (15, 77, "keep"): [4, 16, 96],
    (9, 77, "draw"): [4, 24, 100, 600],
    (9, 77, "plan"): [119, 9820],
    (9, 77, "travel"): [7, 21, 89, 340],
    (9, 77, "keep"): [3, 3, 6],
}


@pytest.mark.parametrize(("where", "counts"), COUNTS.items(), ids=str)
def test_counts_stay_what_they_were(where: tuple[int, int, str], counts: list[int]) -> None:
    state = position(*where)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


def test_the_very_first_steps_by_hand() -> None:
    """Five face-up counters are drawn one by one from six kinds of eight: 6 to the power of 5 ways."""
    start = State.start(SETTINGS[0].options, 2)
    assert [perft(start, depth) for depth in range(6)] == [1, 6, 36, 216, 1296, 7776]
