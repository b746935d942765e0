"""Play one of our bots against OpenSpiel's ISMCTS, inside OpenSpiel and with equal time.

    pip install ".[research]"
    python examples/openspiel_match.py --bot pathfinder --games 40 --seconds 0.1

There are two players. Each pair of games has the same seed, with the seats swapped. ISMCTS gets `--seconds`
for every micro-action that is a real choice. Our bot gets `--seconds` for each whole action, so never more
than ISMCTS, and decides from an ordinary view of the same game.
"""

from __future__ import annotations

import argparse
import random
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from elfenland.arena.statistics import share_of
from elfenland.bots.registry import Spec, make
from elfenland.envs.openspiel import ElfenlandGame, ElfenlandState, Rollouts
from elfenland.game import decisions_of, view_for


class TimedISMCTS:
    """OpenSpiel's ISMCTS with as many simulations as fit into the time, judging by its speed so far."""

    name = "ismcts"

    def __init__(self, game: ElfenlandGame, seconds: float, seed: int) -> None:
        self.seconds = seconds
        self.rate = 500.0
        self.spent = self.moves = self.simulations = 0.0
        self.bot = ismcts.ISMCTSBot(
            game=game,
            evaluator=Rollouts(game, seed=seed),
            uct_c=1.0,
            max_simulations=1,
            random_state=np.random.RandomState(seed),
            final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )

    def step(self, state: ElfenlandState) -> int:
        """Choose one micro-action."""
        legal = state.legal_actions()
        if len(legal) == 1:
            return int(legal[0])
        count = max(2, round(self.rate * self.seconds))
        self.bot._max_simulations = count
        began = time.perf_counter()
        action = int(self.bot.step(state))
        took = time.perf_counter() - began
        self.rate = 0.7 * self.rate + 0.3 * count / took
        self.spent, self.moves, self.simulations = self.spent + took, self.moves + 1, self.simulations + count
        return action


class Ours:
    """One of our bots as an OpenSpiel player."""

    def __init__(self, text: str, seconds: float, seed: int) -> None:
        spec = Spec.parse(text)
        self.name = text
        self.seconds = seconds
        self.bot: Any = make(spec.name, seed=seed, stream=1, **spec.options)
        self.ready: list[int] = []  # the remaining micro-actions of a whole action
        self.spent = self.moves = 0.0

    def step(self, state: ElfenlandState) -> int:
        """The next micro-action of a whole action."""
        if not self.ready:
            seat = state.current_player()
            mirror = state.mirror()
            began = time.perf_counter()
            action = self.bot.choose(view_for(mirror.game, seat), self.seconds)
            self.spent, self.moves = self.spent + time.perf_counter() - began, self.moves + 1
            self.ready = decisions_of(action, mirror.game.state)
        return self.ready.pop(0)


def play(game: ElfenlandGame, players: list[Any], seed: int) -> list[float]:
    """Play one game; the same seed and the same decisions repeat it."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(players[state.current_player()].step(state))
    return list(state.returns())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bot", default="pathfinder")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    game = pyspiel.load_game("python_elfenland(players=2)")
    shares, simulations, spent = [], [0.0, 0.0], [[0.0, 0.0], [0.0, 0.0]]
    for number in range(options.games):
        ours = Ours(options.bot, options.seconds, options.seed + number)
        theirs = TimedISMCTS(game, options.seconds, options.seed + number)
        seat = number % 2
        returns = play(game, [ours, theirs] if seat == 0 else [theirs, ours], options.seed + number // 2)
        shares.append(returns[seat])
        simulations = [simulations[0] + theirs.simulations, simulations[1] + theirs.moves]
        for mine, player in zip(spent, (ours, theirs), strict=True):
            mine[0] += player.spent
            mine[1] += player.moves
        print(f"game {number + 1}: {options.bot} {returns[seat]:g}", flush=True)
    pairs = [sum(shares[i : i + 2]) / len(shares[i : i + 2]) for i in range(0, len(shares), 2)]
    ours_ms, theirs_ms = (1000 * seconds / moves for seconds, moves in spent)
    print(
        f"{options.bot} won {share_of(pairs)} of {options.games} games against OpenSpiel's ISMCTS; "
        f"it took {ours_ms:.1f} ms per action, ISMCTS {theirs_ms:.1f} ms per micro-action "
        f"({simulations[0] / simulations[1]:.0f} simulations)"
    )


if __name__ == "__main__":
    main()
