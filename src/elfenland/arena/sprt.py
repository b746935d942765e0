"""A sequential test: stop as soon as the question is decided.

H0: the bot's share is `even`. H1: it is `even + margin`. After every deal the log-likelihood ratio is
computed from the deal means x, treated as a normal sample of unknown variance:
n/2 · log(Σ(x - H0)² / Σ(x - H1)²). It is compared with Wald's bounds. One made-up deal with the
variance of pure chance is added, so that a few identical deals at the start decide nothing.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Literal

Decision = Literal["stronger", "not stronger"]


@dataclass
class Sprt:
    """The test and its state. `alpha` is the risk of calling an even bot stronger, `beta` of missing a stronger one."""

    players: int
    margin: float = 0.05
    alpha: float = 0.05
    beta: float = 0.05
    deals: int = 0
    _squares: list[float] = field(default_factory=lambda: [0.0, 0.0])

    @property
    def hypotheses(self) -> tuple[float, float]:
        """The two shares that the test decides between."""
        even = 1 / self.players
        return even, even + self.margin

    @property
    def bounds(self) -> tuple[float, float]:
        """Log ratios: below the first the bot is not stronger, above the second it is."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def add(self, deal_mean: float) -> Decision | None:
        """Count one more deal; return the decision if there is one."""
        self.deals += 1
        for i, share in enumerate(self.hypotheses):
            self._squares[i] += (deal_mean - share) ** 2
        return self.decision

    @property
    def ratio(self) -> float:
        """The log-likelihood ratio; high favours stronger."""
        even = self.hypotheses[0]
        chance = even * (1 - even) / self.players
        h0, h1 = (squares + chance for squares in self._squares)
        return (self.deals + 1) / 2 * math.log(h0 / h1)

    @property
    def decision(self) -> Decision | None:
        low, high = self.bounds
        if self.ratio <= low:
            return "not stronger"
        return "stronger" if self.ratio >= high else None
