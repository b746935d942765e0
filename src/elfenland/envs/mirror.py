"""A Game that follows decisions one by one: how environments give bots the views that they decide by."""

from __future__ import annotations

from collections.abc import Iterable

from elfenland.actions import Action, cards_of, first_decision, from_decision
from elfenland.board import KINDS
from elfenland.board.editions import Options
from elfenland.events import Player
from elfenland.game import Chance, Game
from elfenland.numbering import A_CARD, DISCARD, OPEN, PAY
from elfenland.numbering import KINDS as COUNTERS
from elfenland.state import State
from elfenland.views import View, view_for


class Mirror:
    """The game of an environment, a whole action behind where cards are still being chosen."""

    def __init__(
        self, options: Options, players: int, *, seed: int | None = None, chance: Chance | None = None
    ) -> None:
        self.game = Game(options, [Player(f"Player {p + 1}") for p in range(players)], 0, seed=seed, chance=chance)
        self.game.begin()
        self.pending: list[int] = []
        self._trial = self.game.state

    @classmethod
    def of_history(cls, options: Options, players: int, chance: Iterable[int], decisions: Iterable[int]) -> Mirror:
        """The game that those outcomes of chance and those decisions make, each in its own order."""
        outcomes = iter(chance)
        mirror = cls(options, players, chance=lambda state: next(outcomes))
        for decision in decisions:
            mirror.follow(decision)
        return mirror

    def follow(self, decision: int) -> None:
        """Carry out one decision; cards to pay or to discard wait until they are all there."""
        if not self.pending:
            self._trial = self.game.state.copy()
        self._trial.apply(decision)
        self.pending.append(decision)
        if self._trial.phase not in (PAY, DISCARD):
            first, *cards = self.pending
            self.pending = []
            self.game.play(from_decision(first, tuple(KINDS[c] for c in sorted(card - A_CARD for card in cards))))

    def view(self, seat: int) -> View:
        """The view of a seat before the action that is still being chosen."""
        return view_for(self.game, seat)


def decisions_of(action: Action, state: State, seat: int) -> list[int]:
    """A whole action as the decisions that make it."""
    first = first_decision(action, lambda kind: state.at(OPEN + COUNTERS * seat + KINDS.index(kind)) > 0)
    return [first, *(A_CARD + KINDS.index(card) for card in cards_of(action))]
