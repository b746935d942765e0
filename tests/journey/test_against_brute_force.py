"""The search finds what trying everything finds: best score, payments, n best, reachable towns, under all options."""

from __future__ import annotations

import itertools
import random

import pytest

from elfenland.board import OPTION_VALUES, Options
from elfenland.journeys import travel
from elfenland.rules import State
from elfenland.rules.numbering import A_CARAVAN, A_CARD, A_MOVE, BOOT, CARD_COUNT, OVER, PIECE, TOWNS

from .brute import ends, position, worth

ALL_OPTIONS = [
    Options(*values) for values in itertools.product(*OPTION_VALUES.values()) if values[0] or values[6] == "cards"
]


def walk(state: State, journey: travel.Journey) -> State:
    """Carry a journey out by the rules; every move must be legal."""
    end = state.copy()
    for step in journey.steps:
        end.apply((A_CARAVAN if step.caravan else A_MOVE) + step.connection)
        for kind in step.cards if step.caravan else ():
            end.apply(A_CARD + kind)
        assert end.at(BOOT) == step.town
    return end


@pytest.mark.parametrize("seed", range(60))
def test_r4_best_journey_is_the_best_of_all(seed: int) -> None:
    rng = random.Random(seed)
    for options in rng.sample(ALL_OPTIONS, 12):
        state = position(rng, options, cards=rng.randint(0, 7), counters=rng.randint(3, 30))
        everything = list(ends(state))
        for objective in ("towns", "value"):
            found = travel.best_journey(state, 0, objective)
            assert found.proved
            assert found.best.score == max(worth(end, state, objective) for end in everything)
            end = walk(state, found.best)
            assert worth(end, state, objective) == found.best.score
            assert end.row(0, 7) == list(found.best.hand)


@pytest.mark.parametrize("seed", range(30))
def test_r4_5_long_hands_with_caravans(seed: int) -> None:
    rng = random.Random(1000 + seed)
    for caravan in ("when_unable", "always"):
        options = Options(caravan=caravan, nebulae_ferry="one_raft_or_caravan")
        state = position(rng, options, cards=8, counters=rng.randint(4, 9))
        found = travel.best_journey(state, 0, "value")
        assert found.best.score == max(worth(end, state, "value") for end in ends(state))
        walk(state, found.best)


@pytest.mark.parametrize("seed", range(20))
def test_r4_the_best_journeys_are_different_and_complete(seed: int) -> None:
    rng = random.Random(2000 + seed)
    state = position(rng, rng.choice(ALL_OPTIONS), cards=6, counters=14)
    best: dict[tuple[int, ...], int] = {}
    for end in ends(state):
        key = (end.at(BOOT), *end.row(PIECE, TOWNS))
        best[key] = max(best.get(key, -(10**9)), worth(end, state, "value"))
    found = travel.best_journeys(state, 0, 10, "value")
    scores = sorted(best.values(), reverse=True)[:10]
    assert [journey.score for journey in found.journeys] == scores
    ways = [walk(state, journey) for journey in found.journeys]
    assert len({(end.at(BOOT), *end.row(PIECE, TOWNS)) for end in ways}) == len(scores)


@pytest.mark.parametrize("seed", range(20))
def test_r4_reachable_towns_with_the_fewest_cards(seed: int) -> None:
    rng = random.Random(3000 + seed)
    options = rng.choice(ALL_OPTIONS)
    state = position(rng, options, cards=7, counters=16)
    cheapest: dict[int, int] = {}
    won = False  # beyond a town that ends the game nothing is tried; the search looks there all the same
    for end in ends(state):
        won = won or end.phase == OVER
        if end.phase != OVER:
            spent = 7 - end.at(CARD_COUNT)
            cheapest[end.at(BOOT)] = min(spent, cheapest.get(end.at(BOOT), 99))
    reached = travel.reachable(state, 0)
    played = {town: journey.cards_played for town, journey in reached.items()}
    if won:
        assert all(played[town] <= cheapest[town] for town in cheapest)
        return
    assert played == cheapest
    for town, journey in reached.items():
        assert walk(state, journey).at(BOOT) == town


@pytest.mark.parametrize("seed", range(20))
def test_r4_5_a_caravan_is_paid_with_what_the_rest_can_spare(seed: int) -> None:
    rng = random.Random(4000 + seed)
    state = position(rng, Options(), cards=7, counters=16)
    for connection in (action - A_CARAVAN for action in state.legal() if A_CARAVAN <= action < A_CARD):
        price = state.price(connection, state.boot(0))[2]
        values = {}
        for cards in {*itertools.combinations([k for k, n in enumerate(state.hand(0)) for _ in range(n)], price)}:
            after = state.copy()
            after.apply(A_CARAVAN + connection)
            for kind in cards:
                after.apply(A_CARD + kind)
            values[cards] = max(worth(end, state, "value") for end in ends(after))
        assert values[travel.caravan_cards(state, 0, connection, price)] == max(values.values())


def test_a_search_that_gives_up_says_so() -> None:
    state = position(random.Random(5), Options(caravan="always"), cards=8, counters=30)
    cut = travel.best_journey(state, 0, "value", limit=3)
    assert not cut.proved
    walk(state, cut.best)
    assert travel.best_journey(state, 0, "value").proved
