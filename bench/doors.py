"""How fast the research environments are, beside the games that come with those libraries, in one run.

    python bench/doors.py [--seconds 1.0] [--rounds 3] [--json]

Every loop runs on one core in this process, the contestants taking turns; each one's best round counts, by
the processor time of the process, so that other work on the machine disturbs less. Decisions are random and legal.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.games import block_dominoes, liars_poker, tic_tac_toe

from elfenland.envs import openspiel
from elfenland.envs.gymnasium import ElfenlandEnv
from elfenland.envs.pettingzoo import elfenland_v1
from elfenland.envs.vector import ElfenlandVectorEnv, Games

Loop = Iterator[int]  # yields the number of decisions just made
REGISTERED = (block_dominoes, liars_poker, tic_tac_toe, openspiel)  # by being imported


def batch(size: int) -> Loop:
    """Games: observation and mask of every decision."""
    games = Games(size)
    decisions = np.empty(size, np.int64)
    while True:
        games.choose(decisions)
        games.step(decisions)
        yield size


def vector(size: int) -> Loop:
    """The Gymnasium vector environment, its learner's decisions alone, the masked choice included."""
    env = ElfenlandVectorEnv(size)
    _, info = env.reset(seed=1)
    rng = np.random.default_rng(1)
    while True:
        mask = info["action_mask"]
        info = env.step((rng.random(mask.shape, np.float32) * mask).argmax(1))[4]
        yield size


def agents(make: Callable[[], Any]) -> Loop:
    """A PettingZoo loop as its documentation writes it: agent_iter, last, step."""
    env = make()
    pick = random.Random(1).random
    seed = 0
    while True:
        env.reset(seed=seed)
        seed += 1
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(pick() * len(legal))]))
            decisions += 1
        yield decisions


def learner() -> Loop:
    """The Gymnasium environment against random opponents, the learner's decisions alone."""
    env = ElfenlandEnv()
    pick = random.Random(1).random
    seed = 0
    while True:
        env.reset(seed=seed)
        seed += 1
        decisions, over = 0, False
        while not over:
            legal = env.action_masks().nonzero()[0]
            over = env.step(int(legal[int(pick() * len(legal))]))[2]
            decisions += 1
        yield decisions


def spiel(name: str) -> Loop:
    """A game of OpenSpiel from a Python loop; decisions alone are counted, chance is paid for."""
    game = pyspiel.load_game(name)
    rng = random.Random(1)
    while True:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(rng.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        yield decisions


def classic(name: str) -> Callable[[], Any] | None:
    """A raw environment of PettingZoo's classic games, None where it lacks a package of its own."""
    try:
        module = importlib.import_module(f"pettingzoo.classic.{name}")
        module.raw_env()
    except Exception:  # whatever a missing package makes them raise
        return None
    made: Callable[[], Any] = module.raw_env
    return made


def contestants() -> dict[str, dict[str, Loop]]:
    """The doors, ours first in each, then what stands beside it."""
    zoo = {"elfenland_v1 raw": agents(elfenland_v1.raw_env), "elfenland_v1 wrapped": agents(elfenland_v1.env)}
    for name in ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "chess_v6", "hanabi_v5"):
        made = classic(name)
        if made is not None:
            zoo[name] = agents(made)
    names = ["python_tic_tac_toe", "python_block_dominoes", "python_liars_poker", "hearts"]
    return {
        "batch": {f"Games, {size} games": batch(size) for size in (512, 64, 4096)},
        "gymnasium": {"Elfenland-v1": learner(), "vector, 512 games": vector(512)},
        "pettingzoo": zoo,
        "openspiel": {"python_elfenland": spiel("python_elfenland")} | {name: spiel(name) for name in names},
    }


def measure(loop: Loop, seconds: float) -> float:
    """Decisions per second of processor time."""
    decisions, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        decisions += next(loop)
    return decisions / (time.process_time() - began)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("--seconds", type=float, default=1.0)
    words.add_argument("--rounds", type=int, default=3)
    words.add_argument("--json", action="store_true")
    given = words.parse_args()
    doors = contestants()
    best: dict[str, dict[str, float]] = {door: dict.fromkeys(loops, 0.0) for door, loops in doors.items()}
    for _ in range(given.rounds):
        for door, loops in doors.items():
            for name, loop in loops.items():
                best[door][name] = max(best[door][name], measure(loop, given.seconds))
    if given.json:
        print(json.dumps(best))
        return
    for door, figures in best.items():
        ours = next(iter(figures.values()))
        print(f"{door}: decisions a second, and how many times more the first one makes")
        for name, figure in figures.items():
            print(f"  {name:26} {figure:12,.0f}  {ours / figure:8.2f}")


if __name__ == "__main__":
    main()
