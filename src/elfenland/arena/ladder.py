"""Ratings of the ladder: Elo from a round robin, with two players and with one against three.

The share that a player of rating r wins among n players of rating o is 1 / (1 + (n - 1) · 10^((o - r) / 400)), as in
bots/adapting.py. The ratings are the most likely ones given all pairs; one bot's is fixed. Intervals come from a
bootstrap over the deals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations

from elfenland.arena.quick import play_state
from elfenland.board import Options
from elfenland.bots.adapting import SCALE, expected_share
from elfenland.bots.registry import planner_of
from elfenland.rules import Rng

STEPS, PULL = 400, 12.0
RESAMPLES = 100


@dataclass(frozen=True)
class Pairing:
    """One bot at one seat against another at all the others; the share of the win in each deal."""

    first: str
    second: str
    players: int
    shares: tuple[float, ...]


def play_pair(first: str, second: str, players: int, deals: Sequence[int], options: Options) -> Pairing:
    """Play every deal from every seat; both bots must be quick."""
    mine, theirs = planner_of(first), planner_of(second)
    if mine is None or theirs is None:
        raise ValueError("only quick bots are rated here")
    shares = []
    for deal in deals:
        won = 0.0
        for seat in range(players):
            table = [mine if other == seat else theirs for other in range(players)]
            winners = play_state(table, options, deal).winners()
            won += (seat in winners) / len(winners)
        shares.append(won / players)
    return Pairing(first, second, players, tuple(shares))


def round_robin(bots: Sequence[str], players: int, deals: Sequence[int], options: Options) -> list[Pairing]:
    """Every pair of bots; with more than two players each of them is also the one against the others."""
    pairs = [(a, b) for a, b in permutations(bots, 2) if players > 2 or bots.index(a) < bots.index(b)]
    return [play_pair(first, second, players, deals, options) for first, second in pairs]


def ratings(pairings: Sequence[Pairing], fixed: tuple[str, float]) -> dict[str, float]:
    """The most likely ratings, by following the slope."""
    means = [(one, sum(one.shares) / len(one.shares)) for one in pairings]
    found = {bot: fixed[1] for one in pairings for bot in (one.first, one.second)}
    met = {bot: sum(bot in (one.first, one.second) for one in pairings) for bot in found}
    for _ in range(STEPS):
        slope = dict.fromkeys(found, 0.0)
        for one, share in means:
            missing = share - expected_share(found[one.first], found[one.second], one.players)
            slope[one.first] += missing
            slope[one.second] -= missing
        for bot in found:
            found[bot] += PULL * SCALE / 10 * slope[bot] / met[bot]
        shift = fixed[1] - found[fixed[0]]
        found = {bot: rating + shift for bot, rating in found.items()}
    return found


def intervals(pairings: Sequence[Pairing], fixed: tuple[str, float]) -> Mapping[str, tuple[float, float]]:
    """For each bot the middle 95 % of its ratings over bootstrap samples of the deals."""
    rng = Rng(0)
    drawn: dict[str, list[float]] = {}
    for _ in range(RESAMPLES):
        again = []
        for one in pairings:
            count = len(one.shares)
            shares = tuple(one.shares[rng.below(count)] for _ in range(count))
            again.append(Pairing(one.first, one.second, one.players, shares))
        for bot, rating in ratings(again, fixed).items():
            drawn.setdefault(bot, []).append(rating)
    cut = RESAMPLES // 40
    return {bot: (sorted(found)[cut], sorted(found)[-1 - cut]) for bot, found in drawn.items()}
