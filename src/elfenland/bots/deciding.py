"""What our bots share: their random numbers, and whole actions out of the core's decisions."""

from __future__ import annotations

from elfenland.actions import Action, from_decision
from elfenland.board import KINDS
from elfenland.numbering import A_CARD, A_KEEP
from elfenland.state import Rng
from elfenland.views import View


def rng_for(view: View, seed: int, stream: int) -> Rng:
    """Random numbers for one decision: the same seed and the same view give the same ones."""
    first = Rng(seed, stream)
    return Rng(first.state, len(view.events))


def whole_action(decisions: list[int]) -> Action:
    """The first of these decisions, with the cards that follow it, as one action."""
    cards: list[str] = []
    for decision in decisions[1:]:
        if not A_CARD <= decision < A_KEEP:
            break
        cards.append(KINDS[decision - A_CARD])
    return from_decision(decisions[0], tuple(sorted(cards, key=KINDS.index)))


def seat_of(view: View) -> int:
    """The seat whose decision it is."""
    if view.seat is None or view.to_act != view.seat:
        raise ValueError("this view's seat is not to act")
    return view.seat
