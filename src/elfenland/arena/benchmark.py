"""How fast the core is: each figure is the best of three runs in this process."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import elfenland
from elfenland.board import resolve
from elfenland.rules import Rng, State, simulate
from elfenland.rules.numbering import PLAN, ROUND

PLAYERS = 4


def measure(scale: float = 1.0) -> dict[str, float | bool | None]:
    """Every figure of `elfenland bench` except the comparison with the interpreted core."""
    options = resolve()
    games = max(20, int(40_000 * scale))
    decisions, _, _ = simulate(options, PLAYERS, 0, games)
    seconds = best(lambda: simulate(options, PLAYERS, 0, games))
    return {
        "compiled": elfenland.COMPILED,
        "playout_games_per_s": games / seconds,
        "playout_decisions_per_s": decisions / seconds,
        "threads2_ratio": two_threads(games) if elfenland.COMPILED else None,
        "python_loop_decisions_per_s": python_loop(max(2, games // 40)),
        "copy_us": copies(games * 5),
        "copy_playout_us": copies_with_playouts(games // 2),
    }


def best(work: Callable[[], object], clock: Callable[[], float] = time.perf_counter) -> float:
    """The fastest of three runs, in seconds."""
    times = []
    for _ in range(3):
        begun = clock()
        work()
        times.append(clock() - begun)
    return min(times)


def two_threads(games: int) -> float:
    """How many times faster two threads are than one."""
    from elfenland.rules._nogil import random_games

    template = State.start(resolve(), PLAYERS)
    alone = best(lambda: random_games(template, 0, games))

    def both() -> None:
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda seed: random_games(template, seed, games), (0, games)))

    return 2 * alone / best(both)


def python_loop(games: int) -> float:
    """Decisions per second when a Python loop lists the legal ones, picks one and applies it."""
    options = resolve()
    count = 0

    def loop() -> None:
        nonlocal count
        count = 0
        for seed in range(games):
            state, rng = State.start(options, PLAYERS), Rng(seed)
            state.settle(rng)
            while not state.over:
                legal = state.legal()
                state.apply(legal[rng.below(len(legal))])
                state.settle(rng)
                count += 1

    seconds = best(loop)
    return count / seconds


def mid_game() -> State:
    """A state reached by random play, in the second round's planning."""
    state, rng = State.start(resolve(), PLAYERS), Rng(7)
    state.settle(rng)
    while not (state.at(ROUND) == 1 and state.phase == PLAN):
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
        state.settle(rng)
    return state


def copies(count: int) -> float:
    """Microseconds to copy a state."""
    state = mid_game()

    def loop() -> None:
        for _ in range(count):
            state.copy()

    return best(loop) / count * 1e6


def copies_with_playouts(count: int) -> float:
    """Microseconds to copy a state and play it out at random."""
    state = mid_game()
    rng = Rng(1)

    def loop() -> None:
        for _ in range(count):
            state.copy().playout(rng)

    return best(loop) / count * 1e6
