"""The choices worth comparing in a position, as decisions of the core: the first, then its cards.

Draws, moves and counters to keep are all compared. Counters and obstacles to place are those that the search thinks
of; caravans and discards, which can be paid in dozens of ways, are reduced to those that leave the most. What was
really played is always among them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from elfenland.bots.thinking import search
from elfenland.bots.thinking.planner import Planner, decisions
from elfenland.game import Action, decisions_of
from elfenland.hidden import Known
from elfenland.journeys import best_journey
from elfenland.rules import Rng, State
from elfenland.rules.numbering import (
    A_CARAVAN,
    A_CARD,
    A_STOP,
    HAND_KEPT,
    LAST_ROUND,
    PAY_LEFT,
    PLAN,
    TRAVEL,
)

Decisions = tuple[int, ...]

PAYMENTS = 2  # ways to pay one caravan
DISCARDS = 5  # sets of cards to discard
JOURNEY_LIMIT = 20_000  # positions of one exact search among payments; a hand rarely needs a thousand
STREAM = 7  # of the seed's random numbers


def choices_of(known: Known, played: Action | None = None, seed: int = 0) -> list[Decisions]:
    """The choices of the seat that is to act, the pathfinder's own first, the played one included."""
    state, seat = known.state, known.seat
    usual = tuple(decisions(Planner(), state, seat, Rng(seed, STREAM)))
    if state.phase == TRAVEL:
        found = [_first_action(usual), *_travel_choices(state, seat)]
    elif state.phase == PLAN:
        found = [(decision,) for decision in _plan_choices(state, seat, usual[0], seed)]
    else:
        found = [usual[:1], *((decision,) for decision in state.legal())]
    if played is not None:
        found.append(_sorted(tuple(decisions_of(played, state))))
    return list(dict.fromkeys(found))


def is_choice(known: Known) -> bool:
    """Whether the seat that is to act has more than one thing to do."""
    legal = known.state.legal()
    return len(legal) > 1 or (known.state.phase == TRAVEL and len(set(_discards(known.state, known.seat))) > 1)


def _sorted(choice: Decisions) -> Decisions:
    """Cards have no order."""
    return (choice[0], *sorted(choice[1:]))


def _first_action(script: Decisions) -> Decisions:
    """The first move of a travel turn with its cards, or the end with its discards."""
    length = 1
    while length < len(script) and script[length] >= A_CARD:
        length += 1
    return _sorted(script[:length])


def _plan_choices(state: State, seat: int, usual: int, seed: int) -> list[int]:
    searcher = search.Searcher()
    search.begin(searcher, state, seat, usual, Rng(seed, STREAM))
    return [row[0] for row in search.results(searcher)]


# ------------------------------------------------------------------ travelling


def _travel_choices(state: State, seat: int) -> Iterator[Decisions]:
    for decision in state.legal():
        if decision == A_STOP:
            yield from ((A_STOP, *cards) for cards in _discards(state, seat))
        elif A_CARAVAN <= decision < A_CARD:
            yield from ((decision, *cards) for cards in _payments(state, seat, decision))
        else:
            yield (decision,)


def _sets(hand: Sequence[int], count: int) -> list[Decisions]:
    """Every different set of so many cards of a hand, as decisions."""
    cards = [A_CARD + kind for kind, number in enumerate(hand) for _ in range(number)]
    return sorted(set(combinations(cards, count)))


def _left(hand: Sequence[int], cards: Sequence[int]) -> list[int]:
    return [number - cards.count(A_CARD + kind) for kind, number in enumerate(hand)]


def _discards(state: State, seat: int) -> list[Decisions]:
    """R4.8: what may go when the turn ends, what leaves the best matched hands first."""
    hand = state.hand(seat)
    over = max(0, sum(hand) - HAND_KEPT)
    ways = sorted(_sets(hand, over), key=lambda cards: -sum(count**2 for count in _left(hand, cards)))
    return ways[: 1 if state.round > LAST_ROUND else DISCARDS]  # after the last round no kind of card matters


def _payments(state: State, seat: int, decision: int) -> list[Decisions]:
    """R4.5: what a caravan may be paid with, the ways that leave the best journey first."""
    started = state.copy()
    started.apply(decision)
    price = started.at(PAY_LEFT)
    worth: dict[Decisions, tuple[int, int]] = {}
    hand = state.hand(seat)
    for cards in _sets(hand, price):
        paid = started.copy()
        for card in cards:
            paid.apply(card)
        goes_on = 0 if paid.over else best_journey(paid, seat, "value", JOURNEY_LIMIT).best.score
        worth[cards] = (goes_on, sum(count**2 for count in _left(hand, cards)))
    return sorted(worth, key=lambda cards: worth[cards], reverse=True)[:PAYMENTS]
