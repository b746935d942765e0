"""Measure how long the exact journey search takes: python bench/journey.py

It searches 10,000 random positions with eight cards and twelve counters, and 10,000 hard ones with six
players, thirty counters and caravans always allowed. It uses processor time, so other programs do not disturb it.
"""

from __future__ import annotations

import random
import time

from elfenland.board import BOARD, CARDS_OF_KIND, CHART, COUNTER_NAMES, Options
from elfenland.journeys import journey
from elfenland.rules import State
from elfenland.rules.numbering import (
    BOOT,
    CARD_COUNT,
    COLLECTED,
    COUNTER_KINDS,
    FREE,
    HAND,
    PHASE,
    PIECE,
    PIECES,
    ROAD,
    ROADS,
    ROUND,
    TOWNS,
    TRAVEL,
)


def position(rng: random.Random, options: Options, players: int, counters: int) -> State:
    """A random travel turn of seat 0, with eight of the 72 cards."""
    state = State.start(options, players)
    state.put(PHASE, TRAVEL)
    state.put(ROUND, rng.randrange(4))
    state.put(BOOT, rng.randrange(TOWNS))
    for road in rng.sample(range(ROADS), counters):
        kinds = [k for k in range(COUNTER_KINDS) if CHART[COUNTER_NAMES[k]][BOARD.connections[road].terrain]]
        state.put(ROAD + road, 1 + rng.choice(kinds))
        state.put(FREE + road, 0)
    stack = [kind for kind, count in enumerate(CARDS_OF_KIND) for _ in range(count)]
    for kind in rng.sample(stack, 8):
        state.put(HAND + kind, state.at(HAND + kind) + 1)
    state.put(CARD_COUNT, 8)
    for town in range(TOWNS):
        state.put(PIECE + town, int(town not in (BOARD.capital, state.at(BOOT)) and rng.random() < 0.7))
    state.put(COLLECTED, PIECES - sum(state.row(PIECE, TOWNS)))
    return state


def measure(name: str, positions: list[State], objective: str) -> None:
    search = journey.JourneyBuffers()
    times, nodes = [], []
    for state in positions:
        begin = time.thread_time()
        journey.find_journeys(search, state, 0, journey.OBJECTIVES[objective], 1, 2**30)
        times.append(time.thread_time() - begin)
        nodes.append(journey.outcome(search)[1])
        assert not journey.outcome(search)[2]
    mean, worst = sum(times) / len(times), max(times)
    print(
        f"{name}, {objective}: mean {mean * 1e6:.1f} µs, worst {worst * 1e3:.2f} ms, "
        f"mean {sum(nodes) / len(nodes):.0f} nodes, most {max(nodes)}"
    )


def main() -> None:
    rng = random.Random(1)
    common = [position(rng, Options(), 4, 12) for _ in range(10_000)]
    hard = [position(rng, Options(caravan="always"), 6, 30) for _ in range(10_000)]
    for objective in ("value", "towns"):
        measure("eight cards, twelve counters", common, objective)
        measure("six players, thirty counters, caravan always", hard, objective)


if __name__ == "__main__":
    main()
