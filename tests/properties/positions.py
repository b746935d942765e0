"""Random settings and positions for the properties."""

from __future__ import annotations

from collections.abc import Iterator

from elfenland.arena.simulation import Setting
from elfenland.board import EDITIONS, resolve
from elfenland.game import Game, choose_whole
from elfenland.rules import Rng, State
from elfenland.rules.numbering import (
    A_PASS,
    BAG,
    CARD_KINDS,
    COUNTER_KINDS,
    HAND,
    HIDDEN,
    MARKET,
    MAX_PLAYERS,
    OPEN,
    ROAD,
    ROADS,
    STACK,
)


def settings() -> Iterator[Setting]:
    """Every preset, with and without town cards, the number of players going round."""
    players = 2
    for edition in EDITIONS:
        for town_cards in (False, True):
            yield Setting(resolve(edition, town_cards), ("random",) * players, edition, players - 1)
            players = 2 + (players - 1) % 5


def states(setting: Setting, seed: int) -> Iterator[State]:
    """Every state of a random game in which somebody is to act, chance included, and the last one."""
    state = State.start(setting.options, len(setting.bots), setting.starting_player)
    rng = Rng(seed)
    while not state.over:
        yield state
        if state.actor < 0:
            state.resolve(state.sample(rng))
        else:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
    yield state


def games(setting: Setting, seed: int) -> Iterator[Game]:
    """A random game before each of its actions, and when it is over."""
    game = setting.game(seed)
    game.begin()
    rng = Rng(seed, 9)

    def choose(_: State, legal: list[int]) -> int:
        """Uniformly, but passing often, so that counters are kept."""
        return A_PASS if A_PASS in legal and rng.below(2) else legal[rng.below(len(legal))]

    while not game.over:
        yield game
        game.play(choose_whole(game.state, choose))
    yield game


def total_cards(state: State) -> list[int]:
    """Cards of each kind, wherever they are."""
    return [
        state.at(STACK + k) + sum(state.at(HAND + CARD_KINDS * p + k) for p in range(MAX_PLAYERS))
        for k in range(CARD_KINDS)
    ]


def total_counters(state: State) -> list[int]:
    """Counters of each kind, wherever they are."""
    on_roads = state.row(ROAD, ROADS)
    held = [
        sum(state.at(place + COUNTER_KINDS * p + k) for place in (OPEN, HIDDEN) for p in range(MAX_PLAYERS))
        for k in range(COUNTER_KINDS)
    ]
    return [state.at(BAG + k) + state.at(MARKET + k) + held[k] + on_roads.count(k + 1) for k in range(COUNTER_KINDS)]
