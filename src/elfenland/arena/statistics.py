"""Win shares with intervals that respect how the games were paired.

Games of the same deal share their cards, so they are not independent. The deal is therefore the unit:
its mean over all seats is one observation, and the variance of these means gives the interval.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, variance

CONFIDENCE = 0.95


@dataclass(frozen=True)
class Share:
    """A share and its confidence interval."""

    value: float
    low: float
    high: float
    deals: int

    @property
    def interval(self) -> str:
        """The interval in per cent."""
        return f"{100 * self.low:.1f}–{self.high:.1%}"

    def __str__(self) -> str:
        return f"{self.value:.1%} [{100 * self.low:.1f}, {100 * self.high:.1f}]"


def share_of(deal_means: Sequence[float], confidence: float = CONFIDENCE) -> Share:
    """The mean of the deal means, with its interval.

    A Wilson interval, which stays within 0 and 1 and is accurate near them. Its sample size is the number
    of independent games that would vary as much as these deals, p(1 - p) / se², and Student's t allows
    for the variance being estimated. If all deals came out alike, each counts as one game.
    """
    deals = len(deal_means)
    if deals == 0:
        return Share(0.5, 0.0, 1.0, 0)
    mean = min(1.0, max(0.0, fmean(deal_means)))
    spread = variance(deal_means) / deals if deals > 1 else 0.0
    alike = spread < 1e-12
    games = deals if alike else mean * (1 - mean) / spread
    times = NormalDist().inv_cdf((1 + confidence) / 2) if alike else student((1 + confidence) / 2, deals - 1)
    low, high = wilson(mean, games, times)
    return Share(mean, low, high, deals)


def wilson(share: float, games: float, times: float) -> tuple[float, float]:
    """The Wilson score interval, `times` standard errors to each side."""
    square = times * times
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = times / (1 + square / games) * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))


def student(probability: float, freedom: int) -> float:
    """Student's t quantile for a probability above one half.

    Exact for one and two degrees of freedom; otherwise Hill's expansion in the normal quantile z.
    """
    if freedom == 1:
        return math.tan(math.pi * (probability - 0.5))
    if freedom == 2:
        return (2 * probability - 1) * math.sqrt(2 / (1 - (2 * probability - 1) ** 2))
    z = NormalDist().inv_cdf(probability)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + math.fsum(term / freedom**power for power, term in enumerate(terms, 1))
