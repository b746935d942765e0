"""Glicko-2 ratings, for players and puzzles alike (Mark Glickman, "Example of the Glicko-2 system").

Every attempt is a rating period of its own: whoever solves a puzzle has won against it.
"""

from __future__ import annotations

import math
from typing import NamedTuple

SCALE = 173.7178
#: How much a volatility changes from one attempt to the next.
TAU = 0.5
CLOSE = 1e-6


class Rating(NamedTuple):
    """How strong, how sure of it, how steady."""

    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06


def rated(mine: Rating, results: list[tuple[Rating, float]]) -> Rating:
    """A rating after a period: each opponent's rating before it, and the score against them (1, ½ or 0)."""
    phi = mine.deviation / SCALE
    information = improvement = 0.0
    for other, score in results:
        g = 1 / math.sqrt(1 + 3 * (other.deviation / SCALE / math.pi) ** 2)
        expected = 1 / (1 + math.exp(-g * (mine.rating - other.rating) / SCALE))
        information += g * g * expected * (1 - expected)
        improvement += g * (score - expected)
    variance = 1 / information
    volatility = _volatility(phi, mine.volatility, variance, variance * improvement)
    wider = math.hypot(phi, volatility)
    narrower = 1 / math.sqrt(1 / wider**2 + information)
    return Rating(mine.rating + SCALE * narrower**2 * improvement, SCALE * narrower, volatility)


def _volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """The new volatility: the root of Glickman's step 5, by the Illinois method."""
    start = math.log(sigma**2)

    def slope(x: float) -> float:
        whole = phi**2 + variance + math.exp(x)
        return math.exp(x) * (delta**2 - whole) / (2 * whole**2) - (x - start) / TAU**2

    low, high = start, math.log(delta**2 - phi**2 - variance) if delta**2 > phi**2 + variance else start - TAU
    while delta**2 <= phi**2 + variance and slope(high) < 0:
        high -= TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)
