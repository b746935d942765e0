"""What a bot thought before it decided: its candidates with their chances, and how sure it is of them."""

from __future__ import annotations

from dataclasses import dataclass

from elfenland.game import Action

#: Alternatives that are spelt out.
SPELT_OUT = 6


@dataclass(frozen=True)
class Candidate:
    """An action that was tried: its chance to win, how far it led the usual one in the same worlds, and the doubt."""

    action: Action
    worlds: int
    chance: float
    lead: float
    error: float

    def __str__(self) -> str:
        return (
            f"{self.action}: {self.chance:.1%} to win, {100 * self.lead:+.1f} ± {100 * self.error:.1f} points "
            f"in {self.worlds} worlds"
        )


@dataclass(frozen=True)
class Thoughts:
    """A search: what a player without search would have done, the alternatives, the best first, and the choice.

    An alternative is chosen only if it leads by more than `needed`. `error` is one standard error.
    """

    usual: Action
    chance: float
    worlds: int
    candidates: tuple[Candidate, ...]
    chosen: Action
    needed: float

    def __str__(self) -> str:
        lines = [f"{self.usual}: {self.chance:.1%} to win in {self.worlds} worlds (the usual choice)"]
        lines += map(str, self.candidates[:SPELT_OUT])
        if len(self.candidates) > SPELT_OUT:
            lines.append(f"{len(self.candidates) - SPELT_OUT} more were tried and dropped.")
        why = "nothing leads it clearly" if self.chosen == self.usual else f"it leads by more than {self.needed:.1%}"
        return "\n".join([*lines, f"So: {self.chosen}, for {why}."])
