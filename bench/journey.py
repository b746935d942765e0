"""How long the exact journey takes: python bench/journey.py

Processor time, so that other programs on the machine do not count. Mean for eight cards and twelve
counters; the worst of 10,000 random positions with six players, thirty counters and the caravan
allowed to everyone.
"""

from __future__ import annotations

import random
import time

from elfenland import journey
from elfenland.board import BOARD, CARDS_OF_KIND, CHART, COUNTER_KINDS
from elfenland.board.editions import Options
from elfenland.numbering import (
    CARD_COUNT,
    COLLECTED,
    FREE,
    HAND,
    KINDS,
    PHASE,
    PIECE,
    PIECES,
    PLACE,
    ROAD,
    ROADS,
    ROUND,
    TOWNS,
    TRAVEL,
)
from elfenland.state import State


def position(rng: random.Random, options: Options, players: int, counters: int) -> State:
    """A random travel turn of seat 0 with eight cards out of the 72."""
    state = State.start(options, players)
    state.put(PHASE, TRAVEL)
    state.put(ROUND, rng.randrange(4))
    state.put(PLACE, rng.randrange(TOWNS))
    for road in rng.sample(range(ROADS), counters):
        kinds = [k for k in range(KINDS) if CHART[COUNTER_KINDS[k]][BOARD.connections[road].terrain]]
        state.put(ROAD + road, 1 + rng.choice(kinds))
        state.put(FREE + road, 0)
    stack = [kind for kind, count in enumerate(CARDS_OF_KIND) for _ in range(count)]
    for kind in rng.sample(stack, 8):
        state.put(HAND + kind, state.at(HAND + kind) + 1)
    state.put(CARD_COUNT, 8)
    for town in range(TOWNS):
        state.put(PIECE + town, int(town not in (BOARD.capital, state.at(PLACE)) and rng.random() < 0.7))
    state.put(COLLECTED, PIECES - sum(state.row(PIECE, TOWNS)))
    return state


def measure(name: str, positions: list[State], objective: str) -> None:
    room = journey.Search()
    times, nodes = [], []
    for state in positions:
        begin = time.thread_time()
        journey.search(room, state, 0, journey.OBJECTIVES[objective], 1, 2**30)
        times.append(time.thread_time() - begin)
        nodes.append(journey.outcome(room)[1])
        assert not journey.outcome(room)[2]
    mean, worst = sum(times) / len(times), max(times)
    print(f"{name}, {objective}: mean {mean * 1e6:.1f} µs, worst {worst * 1e3:.2f} ms, "
          f"mean {sum(nodes) / len(nodes):.0f} nodes, most {max(nodes)}")


def main() -> None:
    rng = random.Random(1)
    common = [position(rng, Options(), 4, 12) for _ in range(10_000)]
    hard = [position(rng, Options(caravan="always"), 6, 30) for _ in range(10_000)]
    for objective in ("value", "towns"):
        measure("eight cards, twelve counters", common, objective)
        measure("six players, thirty counters, caravan always", hard, objective)


if __name__ == "__main__":
    main()
