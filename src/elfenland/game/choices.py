"""One legal choice, and the cards that may still have to be chosen for it (R4.5, R4.8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from elfenland.board import CARD_NAMES
from elfenland.game.actions import Action, Caravan, End


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal choice: the action, and how many cards are still to be chosen for it."""

    action: Action
    choose: int = 0
    held: tuple[int, ...] = field(default=(), compare=False, repr=False)  # the cards to choose from, by kind

    def __str__(self) -> str:
        return str(self.action)

    def cards(self) -> list[tuple[str, ...]]:
        """Every set of cards that can be chosen, once: what a caravan may cost, what an end may discard."""
        return list(_chosen(self.held, self.choose)) if self.choose else [()]

    def completions(self) -> list[Action]:
        """Every whole action that this choice can become; each of them can be played."""
        return [self._with(cards) for cards in self.cards()]

    def complete(self) -> Action:
        """A whole action: it takes cards of the kinds held most often, so that the hand stays varied."""
        left, cards = list(self.held), []
        for _ in range(self.choose):
            kind = max(range(len(left)), key=left.__getitem__)
            left[kind] -= 1
            cards.append(kind)
        return self._with(tuple(CARD_NAMES[kind] for kind in sorted(cards)))

    def _with(self, cards: tuple[str, ...]) -> Action:
        match self.action:
            case _ if not self.choose:
                return self.action
            case Caravan():
                return replace(self.action, cards=cards)
            case End():
                return End(cards)
            case action:
                return action


def _chosen(held: tuple[int, ...], count: int, kind: int = 0) -> Iterator[tuple[str, ...]]:
    """Every way to take so many cards of this kind and the later ones."""
    if count == 0:
        yield ()
    elif kind < len(held):
        for taken in range(min(held[kind], count), -1, -1):
            for rest in _chosen(held, count - taken, kind + 1):
                yield (CARD_NAMES[kind],) * taken + rest
