"""Every travel turn there is, by the rules alone: what the search is checked against."""
# ruff: noqa: F403, F405 (the numbering is one vocabulary)

from __future__ import annotations

import random
from collections.abc import Iterator

from elfenland.board import BOARD, CHART, COUNTER_NAMES, Options
from elfenland.journeys import tours, travel
from elfenland.rules import State
from elfenland.rules.numbering import *


def position(rng: random.Random, options: Options, cards: int, counters: int, players: int = 2) -> State:
    """A random position in which seat 0 is to travel."""
    state = State.start(options, players)
    state.put(PHASE, TRAVEL)
    state.put(ROUND, rng.choice((0, 1, 2, 2, 3, 3)))
    state.put(BOOT, rng.randrange(TOWNS))
    for road in rng.sample(range(ROADS), counters):
        kinds = [k for k in range(COUNTER_KINDS) if CHART[COUNTER_NAMES[k]][BOARD.connections[road].terrain]]
        state.put(ROAD + road, 1 + rng.choice(kinds))
        state.put(FREE + road, 0)
        state.put(BLOCKED + road, int(rng.random() < 0.15))
    hand = [0] * CARD_KINDS
    favourites = rng.sample(range(CARD_KINDS), rng.randint(1, CARD_KINDS))
    for _ in range(cards):
        hand[rng.choice(favourites)] += 1
    for kind, count in enumerate(hand):
        state.put(HAND + kind, count)
    state.put(CARD_COUNT, cards)
    pieces = rng.choice((1, 2, 3, 6, 12, 20))
    left = set(rng.sample([t for t in range(TOWNS) if t != BOARD.capital], pieces)) - {state.at(BOOT)}
    for town in range(TOWNS):
        state.put(PIECE + town, int(town in left))
    state.put(COLLECTED, PIECES - len(left))
    if options.town_cards:
        state.put(TOWN_CARD, rng.choice(BOARD.town_cards))
    if options.early_finish != "instant" and rng.random() < 0.2:
        state.put(COLLECTED + 1, PIECES)
    if not left and options.early_finish == "instant":
        state.put(ROUND, LAST_ROUND)
    return state


def ends(state: State) -> Iterator[State]:
    """Every position in which seat 0 could end its travelling, each once; every payment is tried."""
    seen = set()
    stack = [state.copy()]
    while stack:
        here = stack.pop()
        if here in seen:
            continue
        seen.add(here)
        if here.phase == OVER:
            yield here
            continue
        if here.phase == TRAVEL:
            yield here
        for action in here.legal():
            if action != A_STOP:
                there = here.copy()
                there.apply(action)
                stack.append(there)


def game_ends_now(state: State) -> bool:
    """Whether the game is over with this round whatever seat 0 does (R6.1, R6.4)."""
    complete = PIECES in state.row(COLLECTED, 2) and state.at(OPT_EARLY) == FINISH_ROUND
    return state.at(ROUND) == LAST_ROUND or complete


def worth(end: State, start: State, objective: str) -> int:
    """The score of ending a turn like that, written down anew from travel.py's description."""
    left = [t for t in range(TOWNS) if end.at(PIECE + t)]
    new = end.at(COLLECTED) - start.at(COLLECTED)
    kept = min(end.at(CARD_COUNT), HAND_KEPT)
    real = end.score(0) * 64 + (31 - end.town_distance(0) if end.at(OPT_TIE_DISTANCE) else kept)
    if game_ends_now(start):
        return real
    early, this_round = end.at(OPT_EARLY), end.at(ROUND)
    if not left and (early == FINISH_ROUND or (early == AFTER_ROUND_THREE and this_round == LAST_ROUND - 1)):
        return travel.WIN + real
    tour = tours.length(end.at(BOOT), left)
    value = 100 * new - 80 * (tour - len(left)) + kept
    score = (64 * new + 63 - tour) * 16 + kept if objective == "towns" else value
    return score + (0 if left else travel.WIN)
