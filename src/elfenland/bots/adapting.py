"""The level that is an even match for a person, from their results alone.

A person's rating is the most likely one, given what they won against which levels: among n players at one level,
somebody with rating r wins a share of 1 / (1 + (n - 1) · 10^((level's rating - r) / 400)). Older games count less. At
first the person is taken to be as strong as the level they began with: a gentle one, unless they chose another.
The next opponent is the level whose rating is nearest, but at most one above or below the last.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

from elfenland.bots.levels import LEVELS, Level, level

#: Where a person begins, and how sure we are of it (a standard deviation in rating points).
FIRST_LEVEL, SPREAD = 3, 300.0
#: Each game counts this much of the one after it.
FADING = 0.93
#: Rating points in which the odds become ten times as long.
SCALE = 400.0


@dataclass(frozen=True)
class Result:
    """A finished game: the level of the opponents, how many players there were, and the person's share of the win."""

    level: int
    players: int
    share: float


def expected_share(rating: float, other: float, players: int) -> float:
    """The share of wins to be expected against opponents of one rating."""
    return float(1 / (1 + (players - 1) * 10 ** ((other - rating) / SCALE)))


def rating_of(results: Sequence[Result]) -> float:
    """The most likely rating of somebody with these results, the oldest first."""
    first = level(results[0].level if results else FIRST_LEVEL).rating
    low, high = LEVELS[0].rating - SCALE, LEVELS[-1].rating + SCALE
    for _ in range(30):  # the slope falls with the rating: halve the interval in which it is nought
        middle = (low + high) / 2
        slope = (first - middle) * SCALE / SPREAD**2
        for age, game in enumerate(reversed(results)):
            expected = expected_share(middle, level(game.level).rating, game.players)
            slope += FADING**age * (game.share - expected) * log(10)
        low, high = (middle, high) if slope > 0 else (low, middle)
    return (low + high) / 2


def next_level(results: Sequence[Result]) -> Level:
    """The level that should be an even match next."""
    if not results:
        return level(FIRST_LEVEL)
    rating = rating_of(results)
    nearest = min(LEVELS, key=lambda one: abs(one.rating - rating))
    last = results[-1].level
    return level(min(max(nearest.number, last - 1, 1), last + 1, len(LEVELS)))
