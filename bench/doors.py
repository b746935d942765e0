"""Compare the speed of our research environments with the games that come with those libraries.

    python bench/doors.py [--seconds 1.0] [--rounds 3] [--json]

All loops run in turn on one core of this process, with random legal decisions. The best round of each counts.
It uses processor time, so that other programs disturb it less. Where bots are the opponents only the learner's
decisions count; under `games` whole games do. What is not installed is named, with the reason.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import time
from collections.abc import Iterator
from typing import Any

from elfenland.arena.simulation import Setting, final_state, play_game
from elfenland.board import resolve
from elfenland.game import record

Loop = Iterator[int]  # yields how many decisions it has just made, or games it has played
GAMES = "games"  # the part in which whole games are counted
MISSING: dict[str, str] = {}  # what is not measured, with the reason


def batch(size: int, opponents: str | None = None, players: int = 4) -> Loop:
    """`Games`, with an observation and a mask for every decision; with opponents, only the learners' count."""
    import numpy as np

    from elfenland.envs.games import Games

    games = Games(size, players, opponents=opponents)
    decisions = np.empty(size, np.int64)
    steps = 64 if opponents else 1  # bots think longest in planning, and rows that began together plan together
    while True:
        for _ in range(steps):
            games.choose(decisions)
            games.step(decisions)
        yield size * steps


def vector(size: int) -> Loop:
    """The Gymnasium vector environment, including the masked choice; only the learners' decisions count."""
    import numpy as np

    from elfenland.envs.vector import ElfenlandVectorEnv

    env = ElfenlandVectorEnv(size)
    _, info = env.reset(seed=1)
    rng = np.random.default_rng(1)
    while True:
        mask = info["action_mask"]
        info = env.step((rng.random(mask.shape, np.float32) * mask).argmax(1))[4]
        yield size


def agents(module: str, made: str = "raw_env") -> Loop:
    """A PettingZoo loop as in its documentation: agent_iter, last, step."""
    env: Any = getattr(importlib.import_module(module), made)()
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


def learner(opponents: str = "random") -> Loop:
    """The Gymnasium environment; only the learner's decisions count."""
    from elfenland.envs.gymnasium import ElfenlandEnv

    env = ElfenlandEnv(opponents=opponents)
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


def spiel(name: str, module: str | None = None) -> Loop:
    """An OpenSpiel game in a Python loop; only decisions count, but chance takes time too.

    Importing its module registers a game that is written in Python.
    """
    import pyspiel

    if module:
        importlib.import_module(module)
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


def whole_games(bot: str, records: bool) -> Loop:
    """Games of four bots as `elfenland simulate` plays them, with records or for their results alone."""
    setting = Setting(resolve(), (bot,) * 4)
    seed = 0
    while True:
        if records:
            record.dumps(play_game(setting, seed))
        else:
            final_state(setting, seed)
        seed += 1
        yield 1


def contestants() -> dict[str, dict[str, Loop]]:
    """The loops for each library, ours first."""
    ours, theirs, spiels = "elfenland.envs.pettingzoo", "pettingzoo.classic", "open_spiel.python.games"
    classics = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "chess_v6", "hanabi_v5")
    pythons = ("tic_tac_toe", "block_dominoes", "liars_poker")
    return {
        "batch": {f"Games, {size} games": batch(size) for size in (512, 64, 4096)},
        "gymnasium": {"Elfenland-v1": learner(), "vector, 512 games": vector(512)},
        "pettingzoo": {"elfenland_v1 raw": agents(ours), "elfenland_v1 wrapped": agents(ours, "env")}
        | {name: agents(f"{theirs}.{name}") for name in classics},
        "opponents": {f"Games, 64, {bot}": batch(64, bot) for bot in ("pathfinder", "level-6", "level-3", "random")}
        | {f"{players} players, pathfinder": batch(64, "pathfinder", players) for players in (2, 3, 6)}
        | {"Elfenland-v1, pathfinder": learner("pathfinder")},
        GAMES: {
            "pathfinders, results": whole_games("pathfinder", False),
            "pathfinders, records": whole_games("pathfinder", True),
            "random, results": whole_games("random", False),
            "random, records": whole_games("random", True),
        },
        "openspiel": {"python_elfenland": spiel("python_elfenland", "elfenland.envs.openspiel")}
        | {f"python_{name}": spiel(f"python_{name}", f"{spiels}.{name}") for name in pythons}
        | {"hearts": spiel("hearts")},
    }


def installed(doors: dict[str, dict[str, Loop]]) -> dict[str, dict[str, Loop]]:
    """The loops that can begin here; the others are noted as missing."""
    found: dict[str, dict[str, Loop]] = {}
    for door, loops in doors.items():
        for name, loop in loops.items():
            try:
                next(loop)
            except Exception as error:  # a missing package can raise anything
                reason = f"missing: {str(error).splitlines()[0] if str(error) else type(error).__name__}"
                MISSING[f"{door}: {name}"] = reason
            else:
                found.setdefault(door, {})[name] = loop
    return found


def measure(loop: Loop, seconds: float) -> float:
    """Decisions, or games, per second of processor time."""
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
    doors = installed(contestants())
    best: dict[str, dict[str, float]] = {door: dict.fromkeys(loops, 0.0) for door, loops in doors.items()}
    for _ in range(given.rounds):
        for door, loops in doors.items():
            for name, loop in loops.items():
                best[door][name] = max(best[door][name], measure(loop, given.seconds))
    if given.json:
        print(json.dumps({**best, "missing": MISSING}))
        return
    for door, figures in best.items():
        ours = next(iter(figures.values()))
        counted = "games" if door == GAMES else "decisions"
        print(f"{door}: {counted} per second, and how many times faster the first one is")
        for name, figure in figures.items():
            print(f"  {name:26} {figure:12,.0f}  {ours / figure:8.2f}")
    for name, reason in MISSING.items():
        print(f"{name}: {reason}")


if __name__ == "__main__":
    main()
