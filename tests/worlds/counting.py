"""Counting all possible truths one by one: slow, simple, and written without the sampler's formulas."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations_with_replacement, product
from math import comb, sqrt
from typing import TypeVar

from elfenland.board import BOARD, CARD_NAMES, CHART
from elfenland.game import events as e

Cards = tuple[int, ...]
Key = TypeVar("Key")


def hands(size: int) -> list[Cards]:
    """Every hand of that many cards, as counts by kind."""
    return [tuple(map(cards.count, range(7))) for cards in combinations_with_replacement(range(7), size)]


def deal_probability(stack: Sequence[int], cards: Cards) -> float:
    """How likely these cards are among that many drawn from the stack (R2.1)."""
    ways = 1
    for there, taken in zip(stack, cards, strict=True):
        ways *= comb(there, taken)
    return ways / comb(sum(stack), sum(cards))


def distance(expected: Mapping[Key, float], seen: Mapping[Key, int]) -> float:
    """Chi-square of seen against expected weights, in standard deviations from what chance gives."""
    total, samples = sum(expected.values()), sum(seen.values())
    impossible = [cell for cell in seen if expected.get(cell, 0) == 0]
    assert not impossible, f"impossible and yet imagined: {impossible[0]}"
    chi, cells, rest, rest_seen = 0.0, -1, 0.0, 0
    for cell, weight in expected.items():
        mean = samples * weight / total
        if mean < 8:
            rest, rest_seen = rest + mean, rest_seen + seen.get(cell, 0)
        else:
            chi, cells = chi + (seen.get(cell, 0) - mean) ** 2 / mean, cells + 1
    if rest > 0.5:
        chi, cells = chi + (rest_seen - rest) ** 2 / rest, cells + 1
    assert cells > 0
    return (chi - cells) / sqrt(2 * cells)


# ------------------------------------------------------------------ two players' cards, from events


def travel_of(events: Iterable[e.Event], seat: int) -> list[tuple[Counter[str], tuple[str, int] | None]]:
    """A seat's travelling: the cards shown, and where it was a caravan, the kind and price not payable."""
    board: dict[str, str] = {}
    obstacles: set[str] = set()
    steps: list[tuple[Counter[str], tuple[str, int] | None]] = []
    for event in events:
        match event:
            case e.RoundBegan():
                board, obstacles = {}, set()
            case e.Placed(_, counter, way, _):
                board[way] = counter
            case e.ObstaclePlaced(_, way):
                obstacles.add(way)
            case e.Moved(player, way, _, cards, caravan) if player == seat:
                price = None
                if caravan:
                    terrain = BOARD.connections[BOARD.connection_index[way]].terrain
                    price = (board[way], CHART[board[way]][terrain] + (way in obstacles))
                steps.append((Counter(cards), price))
            case e.TurnEnded(player, cards) if player == seat:
                steps.append((Counter(cards), None))
    return steps


def can_travel(hand: Cards, steps: Iterable[tuple[Counter[str], tuple[str, int] | None]]) -> Cards | None:
    """What is left of a hand after such a travel turn, None where it was not legal (R4.5)."""
    left = dict(zip(CARD_NAMES, hand, strict=True))
    for cards, unpayable in steps:
        if unpayable is not None and left[unpayable[0]] >= unpayable[1]:
            return None
        for kind, count in cards.items():
            left[kind] -= count
            if left[kind] < 0:
                return None
    return tuple(left.values())


# ------------------------------------------------------------------ secret counters, from events


def counter_histories(events: Sequence[e.Event], reshuffle: bool) -> Iterator[tuple[tuple[str, ...], float]]:
    """Everything that the hidden draws and then the keeps can have been, with its weight, the bag kept step by step."""
    draws = sum(isinstance(event, e.SecretDrawn) and event.counter is None for event in events)
    keeps = sum(isinstance(event, e.Kept) and bool(event.secret) and event.counter is None for event in events)
    for kinds in product(CARD_NAMES[:6], repeat=draws):
        for choice in product((0, 1), repeat=keeps):
            kept, weight = _walk(events, iter(kinds), iter(choice), reshuffle)
            if weight:
                yield (*kinds, *kept), weight


def _walk(
    events: Iterable[e.Event], kinds: Iterator[str], choice: Iterator[int], reshuffle: bool
) -> tuple[tuple[str, ...], float]:
    bag = Counter(dict.fromkeys(CARD_NAMES[:6], 8))
    face: Counter[str] = Counter()
    board: list[str] = []
    secret: dict[int, list[str]] = {}
    own: dict[int, list[str]] = {}
    weight = 1.0
    all_kept: list[str] = []

    def draw(kind: str) -> None:
        nonlocal weight
        weight *= bag[kind] / bag.total()
        bag[kind] -= 1

    for event in events:
        match event:
            case e.FaceUp(counters):
                for kind in counters:
                    draw(kind)
                    face[kind] += 1
            case e.SecretDrawn(player, counter):
                kind = counter or next(kinds)
                draw(kind)
                secret.setdefault(player, []).append(kind)
            case e.Drawn(player, counter, source, refill):
                own.setdefault(player, []).append(counter)
                draw(counter if source == "blind" else str(refill))
                if source == "face_up":
                    face[counter] -= 1
                    face[str(refill)] += 1
            case e.Placed(player, counter, _, is_secret):
                held = secret[player] if is_secret else own[player]
                if counter not in held:
                    return (), 0.0
                held.remove(counter)
                board.append(counter)
            case e.Kept(player, counter, is_secret, _):
                mine, visible = secret.get(player, []), own.get(player, [])
                if is_secret and counter is None:
                    which = next(choice)
                    weight /= 2
                    kept = [mine.pop(which if len(mine) == 2 else 0)]
                    all_kept += kept
                    bag.update(mine + visible)
                    secret[player], own[player] = kept, []
                else:
                    stay = mine if is_secret else visible
                    if counter is not None:
                        stay.remove(counter)
                    bag.update(mine + visible)
                    secret[player] = [counter] if counter and is_secret else []
                    own[player] = [counter] if counter and not is_secret else []
            case e.RoundEnded():
                bag.update(board)
                board = []
                if reshuffle:
                    bag.update(face)
                    face.clear()
        if weight == 0:
            return (), 0.0
    return tuple(all_kept), weight
