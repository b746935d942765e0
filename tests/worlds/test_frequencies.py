"""The imagined worlds come as often as counting all possibilities one by one says."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import product

import pytest

from elfenland.board import BOARD, CARD_NAMES, CARDS_OF_KIND, resolve
from elfenland.game import events as e
from elfenland.game import redact
from elfenland.hidden import Knowledge, Worlds
from elfenland.hidden.knowledge import SEATS
from elfenland.rules.numbering import CARD_KINDS, HAND

from .counting import can_travel, counter_histories, deal_probability, distance, hands, travel_of
from .games import random_game

LIMIT = 5  # standard deviations; wrong weights give tens to thousands


# ------------------------------------------------------------------ cards of several hidden players


def small_table(seed: int) -> tuple[Knowledge, dict[tuple[object, ...], float]]:
    """Two rounds of three players who each keep one card unseen, seen by player 0, counted out."""
    luck = random.Random(seed)
    know = Knowledge(resolve(), 3, 0, 0, ())
    know.round = 1
    favourite = luck.randrange(7)  # of which much is shown, so that it becomes scarce
    kept = [[luck.randrange(7) for _ in range(3)] for _ in range(2)]
    shown: list[list[list[int]]] = []
    for r in range(2):
        left = list(CARDS_OF_KIND)
        for p in range(3):
            left[kept[r][p]] -= 1
        row = []
        for p in range(3):
            got = [kept[r - 1][p]] if r and kept[r - 1][p] != kept[r][p] else []
            if got:
                left[got[0]] -= 1
            while len(got) < 7:
                k = favourite if luck.random() < 0.4 and left[favourite] else luck.randrange(7)
                if left[k]:
                    got.append(k)
                    left[k] -= 1
            row.append([got.count(k) for k in range(7)])
        shown.append(row)
    for r, p in product(range(2), range(3)):
        place = SEATS * r + p
        know.new_cards[place] = 8 if r == 0 else 7
        know.size[place] = 1
        know.shown[CARD_KINDS * place : CARD_KINDS * place + 7] = shown[r][p]
        if p == 0:
            know.own_kept[CARD_KINDS * place + kept[r][p]] = 1
        elif luck.random() < 0.5:  # a caravan that proved that p had no card of this kind left
            kind = luck.choice([k for k in range(7) if k != kept[r][p]])
            know.high[CARD_KINDS * place + kind] = 0
    return know, {
        (a, b, c, d): weight
        for a, b, c, d in product(range(7), repeat=4)
        if (weight := small_weight(know, ((kept[0][0], a, b), (kept[1][0], c, d)))) > 0
    }


def small_weight(know: Knowledge, kept: tuple[tuple[int, ...], ...]) -> float:
    """The probability of the deals of a small table, dealt one player after the other."""
    weight = 1.0
    before: list[tuple[int, ...]] = [(0,) * 7] * 3
    for r in range(2):
        stack = [total - sum(hand[k] for hand in before) for k, total in enumerate(CARDS_OF_KIND)]
        for p in range(3):
            place = CARD_KINDS * (SEATS * r + p)
            now = tuple(int(k == kept[r][p]) for k in range(7))
            if any(now[k] > know.high[place + k] for k in range(7)):
                return 0.0
            new = tuple(now[k] + know.shown[place + k] - before[p][k] for k in range(7))
            if min(new) < 0 or any(there < k for there, k in zip(stack, new, strict=True)):
                return 0.0
            weight *= deal_probability(stack, new)
            stack = [a - b for a, b in zip(stack, new, strict=True)]
            before[p] = now
    return weight


def kept_in(worlds: Worlds, know: Knowledge) -> tuple[int, ...]:
    """The single cards kept in the present world of a small table."""
    dealt = worlds.history().dealt
    found = []
    before = [[0] * 7 for _ in range(3)]
    for r in range(2):
        for p in (1, 2):
            place = CARD_KINDS * (SEATS * r + p)
            before[p] = [before[p][k] + dealt[r][p][k] - know.shown[place + k] for k in range(7)]
            found.append(before[p].index(1))
    return tuple(found)


@pytest.mark.parametrize("seed", range(6))
def test_cards_kept_by_two_players(seed: int) -> None:
    know, expected = small_table(seed)
    worlds = Worlds(know, seed, history_only=True)
    seen: Counter[tuple[object, ...]] = Counter()
    for _ in range(40_000):
        worlds.skip(20)
        seen[kept_in(worlds, know)] += 1
    assert distance(expected, seen) < LIMIT


def test_first_worlds_of_many_seeds() -> None:
    """One world from each of many chains, as imagine() takes it."""
    know, expected = small_table(3)
    seen: Counter[tuple[object, ...]] = Counter()
    seen.update(kept_in(Worlds(know, seed, history_only=True), know) for seed in range(8_000))
    assert distance(expected, seen) < LIMIT


# ------------------------------------------------------------------ one opponent's cards in real games


def two_round_game(seed: int) -> tuple[list[e.Event], Knowledge]:
    """A game of two as player 0 knows it when both have travelled in the second round."""
    game = random_game(2, "rio-grande", seed)
    ends = [i for i, event in enumerate(game.events) if isinstance(event, e.TurnEnded)]
    events = [redact(event, 0) for event in game.events[: ends[3] + 1]]
    return events, Knowledge.from_events(game.options, 2, game.starting_player, 0, events)


@pytest.mark.parametrize("seed", [1, 4, 12, 18])
def test_cards_of_one_opponent_through_the_whole_history(seed: int) -> None:
    events, know = two_round_game(seed)
    expected = opponent_histories(events, know)
    worlds = Worlds(know, seed)
    seen: Counter[tuple[object, ...]] = Counter()
    for _ in range(20_000):
        worlds.skip(7)
        seen[tuple(worlds.next().row(HAND + CARD_KINDS, CARD_KINDS)), worlds.history().dealt[0][1]] += 1
    assert distance(expected, seen) < LIMIT
    for part in (0, 1):
        totals: defaultdict[object, float] = defaultdict(float)
        counts: Counter[object] = Counter()
        for cell, weight in expected.items():
            totals[cell[part]] += weight
        for cell, count in seen.items():
            counts[cell[part]] += count
        assert len(totals) == 1 or distance(totals, counts) < LIMIT


def opponent_histories(events: list[e.Event], know: Knowledge) -> dict[tuple[object, ...], float]:
    """What player 1 may hold now and may have got first, counted out over all that he may have kept."""
    split = next(i for i, event in enumerate(events) if isinstance(event, e.RoundEnded))
    travels = [travel_of(events[:split], 1), travel_of(events[split:], 1)]
    own_deals = [event.cards for event in events if isinstance(event, e.Dealt) and event.player == 0]
    own = [tuple(map(cards.count, CARD_NAMES)) for cards in own_deals]
    own_kept = tuple(know.own_kept[:7])
    expected: defaultdict[tuple[object, ...], float] = defaultdict(float)
    for first, second in product(hands(know.size[1]), hands(know.size[SEATS + 1])):
        shown = [sum((cards for cards, _ in travel), Counter()) for travel in travels]
        got = tuple(first[k] + shown[0][kind] for k, kind in enumerate(CARD_NAMES))
        then = tuple(second[k] + shown[1][kind] for k, kind in enumerate(CARD_NAMES))
        new = tuple(a - b for a, b in zip(then, first, strict=True))
        if min(new) < 0 or can_travel(got, travels[0]) is None or can_travel(then, travels[1]) is None:
            continue
        stack = [total - mine for total, mine in zip(CARDS_OF_KIND, own[0], strict=True)]
        weight = deal_probability(stack, got)
        stack = [total - a - b for total, a, b in zip(CARDS_OF_KIND, own_kept, first, strict=True)]
        if weight:
            weight *= deal_probability(stack, own[1])
            stack = [total - mine for total, mine in zip(stack, own[1], strict=True)]
            weight *= deal_probability(stack, new) if min(stack) >= 0 else 0
        if weight:
            expected[second, got] += weight
    return expected


# ------------------------------------------------------------------ secret counters in real games


@pytest.mark.parametrize(
    ("players", "edition", "seat", "rounds", "seed"),
    [
        (2, "rio-grande", 0, 3, 1),  # one of two was kept, another was laid
        (2, "rio-grande", 0, 3, 10),  # one of two was kept, none was laid
        (2, "amigo-fr", 1, 3, 7),
        (2, "rio-grande", 1, 4, 2),  # twice one of two, and one laid
        (2, "rio-grande", 1, 4, 9),
        (2, "rio-grande", None, 2, 8),
        (3, "amigo-fr", 0, 2, 5),
        (3, "rio-grande", 2, 2, 8),
    ],
)
def test_secret_counters(players: int, edition: str, seat: int | None, rounds: int, seed: int) -> None:
    """All that was drawn and kept secretly, seen from the middle of a round's travelling."""
    game = random_game(players, edition, seed, hoard=True)
    starts = [i for i, event in enumerate(game.events) if isinstance(event, e.RoundBegan)]
    travels = [i for i, event in enumerate(game.events) if isinstance(event, e.Moved | e.TurnEnded)]
    last = min(i for i in travels if i > starts[rounds - 1])
    events = [redact(event, seat) for event in game.events[:last]]
    know = Knowledge.from_events(game.options, players, game.starting_player, seat, events)
    expected: defaultdict[tuple[str, ...], float] = defaultdict(float)
    for truth, weight in counter_histories(events, game.options.face_up_counters == "reshuffle"):
        expected[truth] += weight
    seen = Counter(secret_histories(Worlds(know, seed), events))
    assert distance(expected, seen) < LIMIT


def secret_histories(worlds: Worlds, events: list[e.Event], count: int = 30_000) -> Iterator[tuple[str, ...]]:
    """The hidden draws and then the keeps of many worlds, in the order of the events."""
    draws, keeps, round_number = [], [], -1
    for event in events:
        round_number += isinstance(event, e.RoundBegan)
        if isinstance(event, e.SecretDrawn) and event.counter is None:
            draws.append((round_number, event.player))
        if isinstance(event, e.Kept) and event.secret and event.counter is None:
            keeps.append((round_number, event.player))
    for _ in range(count):
        worlds.skip(5)
        truth = worlds.history()
        numbers = [*(truth.drawn[r][p] for r, p in draws), *(truth.kept[r][p] for r, p in keeps)]
        yield tuple(CARD_NAMES[number] for number in numbers if number is not None)


# ------------------------------------------------------------------ town cards


def test_town_cards_of_the_others_are_equally_likely() -> None:
    game = random_game(3, "jesweb", 5)
    events = [redact(event, 0) for event in game.events[:20]]
    worlds = Worlds(Knowledge.from_events(game.options, 3, game.starting_player, 0, events), 1)
    seen: Counter[tuple[int | None, ...]] = Counter()
    for _ in range(20_000):
        worlds.skip(2)
        seen[worlds.history().towns] += 1
    own = next(iter(seen))[0]
    others = [town for town in BOARD.town_cards if town != own]
    expected: dict[tuple[int | None, ...], float] = {(own, a, b): 1.0 for a, b in product(others, others) if a != b}
    assert distance(expected, seen) < LIMIT
