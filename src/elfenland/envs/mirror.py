"""A Game that follows an environment decision by decision, to give its bots their views."""

from __future__ import annotations

from collections.abc import Iterable

from elfenland.board import Options
from elfenland.game import Chance, Game, whole_action
from elfenland.game.events import Player
from elfenland.rules.numbering import DISCARD, PAY


class Mirror:
    """An environment's game; it lags behind while an action's cards are still being chosen."""

    def __init__(
        self, options: Options, players: int, *, seed: int | None = None, chance: Chance | None = None
    ) -> None:
        self.game = Game(
            options, [Player(f"Player {seat + 1}") for seat in range(players)], 0, seed=seed, chance=chance
        )
        self.game.begin()
        self.pending: list[int] = []
        self._trial = self.game.state

    @classmethod
    def of_history(cls, options: Options, players: int, chance: Iterable[int], decisions: Iterable[int]) -> Mirror:
        """Rebuild a game from its chance outcomes and its decisions, each in order."""
        outcomes = iter(chance)
        mirror = cls(options, players, chance=lambda state: next(outcomes))
        for decision in decisions:
            mirror.follow(decision)
        return mirror

    def follow(self, decision: int) -> None:
        """Apply one decision; cards to pay or discard wait until the action is complete."""
        if not self.pending:
            self._trial = self.game.state.copy()
        self._trial.apply(decision)
        self.pending.append(decision)
        if self._trial.phase not in (PAY, DISCARD):
            decisions, self.pending = self.pending, []
            self.game.play(whole_action(decisions))
