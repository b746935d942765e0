"""A small Elfenland: deals, secrets, other worlds, and OpenSpiel's exact methods on it."""

from __future__ import annotations

import copy
import random
import subprocess
import sys
from collections import Counter
from math import comb
from pathlib import Path

import pytest

from envs.needs import need

need("research", "pyspiel", "numpy")

import pyspiel

from elfenland.envs.small import SIZES, SmallState
from elfenland.rules import State

EXAMPLE = Path(__file__).parents[2] / "examples" / "openspiel_cfr.py"


def begun(size: str, *deals: tuple[str, str]) -> SmallState:
    """A game in which chance has dealt these."""
    game = pyspiel.load_game(f"python_elfenland_small(size={size})")
    state: SmallState = game.new_initial_state()
    for deal in deals:
        state.apply_action(game.deals.index(deal))
    return state


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("reward", ["win", "score"])
def test_openspiel_s_simulation(size: str, reward: str) -> None:
    game = pyspiel.load_game(f"python_elfenland_small(size={size},reward={reward})")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("size", SIZES)
def test_the_deal_is_one_from_a_shuffled_pack(size: str) -> None:
    """Two cards each from the pack: the chances are those of drawing four in a row."""
    root = begun(size)
    chances: Counter[tuple[str, str]] = Counter()
    for first, chance in root.chance_outcomes():
        child = root.child(first)
        assert sum(other for _, other in child.chance_outcomes()) == pytest.approx(1)
        for second, other in child.chance_outcomes():
            deals = root.get_game().deals
            chances[deals[first][0], deals[second][0]] += chance * other
    pack = SIZES[size].cards
    pigs, dragons = pack.count("P"), pack.count("D")
    assert chances["PP", "DD"] == pytest.approx(chances["DD", "PP"])
    all_ways = comb(len(pack), 2) * comb(len(pack) - 2, 2)
    assert chances["PP", "DD"] == pytest.approx(comb(pigs, 2) * comb(dragons, 2) / all_ways)


def test_it_is_a_position_of_the_game_and_the_core_plays_it() -> None:
    state = begun("tiny", ("DP", "D"), ("DP", "P"))
    assert state.table.state == State.from_text(str(state))
    assert str(state).startswith("rio-grande 4/plan 0>0:0 ")
    assert state.legal_actions() == sorted(state.table.state.legal())
    lays = [state.action_to_string(action) for action in state.legal_actions()]
    assert [word for word in lays if "virst-strykhaven" in word] == ["place dragon virst-strykhaven secret"]
    assert len(lays) == 4  # three roads of the ring are free; or pass
    assert len(begun("tiny", ("DP", "P"), ("DP", "D")).legal_actions()) == 3  # pigs do not go through mountains


def test_nobody_knows_the_other_s_deal() -> None:
    one, other = begun("small", ("DP", "D"), ("DP", "P")), begun("small", ("DP", "D"), ("PP", "D"))
    for state in (one, other):
        state.apply_action(0)
    assert one.information_state_string(0) == other.information_state_string(0)
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(1) != other.information_state_string(1)


def test_other_worlds_come_as_often_as_chance_deals_them() -> None:
    state = begun("small", ("DP", "D"), ("DP", "P"))
    state.apply_action(0)  # seat 0 passes, which tells nothing
    rng = random.Random(3)
    drawn = Counter(state.resample_from_infostate(0, rng.random).table.log[1] % 1024 for _ in range(400))
    deals = state.get_game().small.deals((("DP", "D"),))
    total = sum(weight for _, weight in deals)
    for deal, weight in deals:
        share = drawn[state.get_game().deals.index(deal)] / 400
        assert share == pytest.approx(weight / total, abs=0.12)  # more than four standard errors


def test_what_was_laid_is_known_in_other_worlds() -> None:
    state = begun("small", ("DP", "D"), ("DP", "P"))
    state.apply_action(0)
    state.apply_action(next(action for action in state.legal_actions() if action))  # seat 1 lays its pig
    told = state.information_state_string(0)
    rng = random.Random(4)
    for _ in range(20):
        world = state.resample_from_infostate(0, rng.random)
        assert world.information_state_string(0) == told
        assert world.get_game().deals[world.table.log[1] % 1024][1] == "P"


def test_draws_tell_of_the_other_s_counter() -> None:
    """Of two dragons in the pack one is mine; each that the bag gives makes it less likely that the other has one."""
    state = begun("large", ("DP", "D"), ("DP", "P"))
    state.apply_action(8)  # a face-down counter: a dragon
    state.apply_action(5)
    worlds = list(state._worlds(state.get_game().new_initial_state(), 0, 1.0))
    bags = {world.get_game().deals[world.table.log[1] % 1024]: chance for world, chance in worlds}
    before = dict(state.get_game().small.deals((("DP", "D"),)))
    assert bags["DP", "D"] / before["DP", "D"] < bags["DP", "P"] / before["DP", "P"]
    state.resample_from_infostate(0, random.Random(1).random)


def test_copies_are_apart() -> None:
    state = begun("tiny", ("DP", "D"))
    twin = copy.deepcopy(state)
    assert twin.is_chance_node()
    twin.apply_action(twin.chance_outcomes()[0][0])
    assert state.is_chance_node()
    assert len(state.history()) == 1


def test_wrong_use() -> None:
    with pytest.raises(Exception, match="choose from tiny, small, medium, large"):
        pyspiel.load_game("python_elfenland_small(size=huge)")
    state = begun("tiny", ("DP", "D"))
    with pytest.raises(Exception, match="action 99 is not possible now"):
        state.apply_action(99)
    with pytest.raises(ValueError, match="where a player must decide"):
        state.resample_from_infostate(0, random.random)
    with pytest.raises(ValueError, match="no history"):
        state.mirror()


def test_the_example_comes_close_to_an_equilibrium(tmp_path: Path) -> None:
    need("arena", "matplotlib")
    words = [sys.executable, str(EXAMPLE), "--size", "tiny", "--iterations", "32", "--curve", str(tmp_path / "c.png")]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    lines = [line.split() for line in done.stdout.splitlines()]
    told = {(line[0], int(line[1])): float(line[2]) for line in lines if line[0].startswith("CFR")}
    assert told["CFR", 1] > 0.3  # choosing at random
    assert told["CFR", 32] < 0.05
    assert told["CFR+", 32] < 0.01
    assert (tmp_path / "c.png").read_bytes().startswith(b"\x89PNG")
