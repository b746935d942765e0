"""One of our bots against OpenSpiel's ISMCTS at equal time, inside OpenSpiel.

    pip install 'elfenland[research]'
    python examples/openspiel_match.py --bot pathfinder --games 40 --seconds 0.1

Two players; in every pair of games the seats change while chance stays the same. ISMCTS decides one
micro-action at a time and gets `--seconds` for each that is a real choice; our bot gets `--seconds` for
each whole action (so never more than ISMCTS), and it sees what its view says, through the state's mirror.
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
from elfenland.envs.mirror import decisions_of
from elfenland.envs.openspiel import ElfenlandGame, ElfenlandState, Rollouts


class TimedISMCTS:
    """OpenSpiel's ISMCTS with as many simulations as the time allows, by the speed that it has shown."""

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
        """One micro-action."""
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
    """A bot of ours at OpenSpiel's table."""

    def __init__(self, text: str, seconds: float, seed: int) -> None:
        spec = Spec.parse(text)
        self.name = text
        self.seconds = seconds
        self.bot: Any = make(spec.name, seed=seed, stream=1, **spec.options)
        self.ready: list[int] = []  # the rest of a whole action
        self.spent = self.moves = 0.0

    def step(self, state: ElfenlandState) -> int:
        """One micro-action of a whole one."""
        if not self.ready:
            seat = state.current_player()
            mirror = state.mirror()
            began = time.perf_counter()
            action = self.bot.choose(mirror.view(seat), self.seconds)
            self.spent, self.moves = self.spent + time.perf_counter() - began, self.moves + 1
            self.ready = decisions_of(action, mirror.game.state, seat)
        return self.ready.pop(0)


def play(game: ElfenlandGame, players: list[Any], seed: int) -> list[float]:
    """One game; its chance follows from the seed as far as the players do the same."""
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
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("--bot", default="pathfinder")
    words.add_argument("--games", type=int, default=40)
    words.add_argument("--seconds", type=float, default=0.1)
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    game = pyspiel.load_game("python_elfenland(players=2)")
    shares, simulations, spent = [], [0.0, 0.0], [[0.0, 0.0], [0.0, 0.0]]
    for number in range(given.games):
        ours = Ours(given.bot, given.seconds, given.seed + number)
        theirs = TimedISMCTS(game, given.seconds, given.seed + number)
        seat = number % 2
        returns = play(game, [ours, theirs] if seat == 0 else [theirs, ours], given.seed + number // 2)
        shares.append(returns[seat])
        simulations = [simulations[0] + theirs.simulations, simulations[1] + theirs.moves]
        for mine, player in zip(spent, (ours, theirs), strict=True):
            mine[0] += player.spent
            mine[1] += player.moves
        print(f"game {number + 1}: {given.bot} {returns[seat]:g}", flush=True)
    pairs = [sum(shares[i : i + 2]) / len(shares[i : i + 2]) for i in range(0, len(shares), 2)]
    print(
        f"{given.bot} won {share_of(pairs).text} of {given.games} games against OpenSpiel's ISMCTS; "
        f"{1000 * spent[0][0] / spent[0][1]:.1f} ms for an action against {1000 * spent[1][0] / spent[1][1]:.1f} ms "
        f"for a micro-action ({simulations[0] / simulations[1]:.0f} simulations)"
    )


if __name__ == "__main__":
    main()
