"""Copies, pickles, files and positions of batches and environments; wrappers of observations and rewards."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from envs.needs import need

need("research", "numpy", "gymnasium", "pettingzoo", "pyspiel")

import gymnasium
import numpy as np
import pyspiel

import elfenland.envs.openspiel  # registers python_elfenland
from elfenland.board import resolve
from elfenland.envs.gymnasium import ElfenlandEnv
from elfenland.envs.pettingzoo import elfenland_v1
from elfenland.envs.vector import ElfenlandVectorEnv, Games
from elfenland.envs.wrappers import Masked, Scaled, Shaped, TownReward
from elfenland.game import Game
from elfenland.rules import State

COPIES: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]


def same_future(first: Games, second: Games, steps: int = 200) -> None:
    """Two batches that go on the same way, chance and random decisions included."""
    for _ in range(steps):
        decisions = first.choose()
        assert (decisions == second.choose()).all()
        first.step(decisions)
        second.step(decisions)
        assert (first.observation == second.observation).all()
        assert (first.reward == second.reward).all()
    assert (first.blocks == second.blocks).all()


@pytest.mark.parametrize("copied", COPIES)
def test_a_copy_of_a_batch_goes_on_the_same_way(copied: Callable[[Any], Any]) -> None:
    games = Games(8, players=3, edition="jesweb", seed=5, reward="rank", threads=2)
    for _ in range(50):
        games.step(games.choose())
    again = copied(games)
    before = games.blocks.copy()
    again.step(again.choose())
    assert (games.blocks == before).all(), "the copy is not independent"
    same_future(copied(games), games)


def test_a_batch_is_saved_and_loaded(tmp_path: Path) -> None:
    games = Games(4, players=2, town_cards=True, caravan="always", seed=2)
    for _ in range(30):
        games.step(games.choose())
    games.save(tmp_path / "games.npz")
    again = Games.load(tmp_path / "games.npz")
    assert again.options == games.options
    same_future(games, again)


def test_positions_are_set_into_a_batch() -> None:
    games = Games(3, players=2, seed=1)
    game = Game.new(2, seed=9)
    while game.phase == "draw":
        game.play("draw blind")
    games.put(1, game.state)
    assert games.state(1) == game.state
    assert games.mask[1].nonzero()[0].tolist() == sorted(game.state.legal())
    assert (games.observation[1] == games.observe(1, game.state.actor)).all()
    same_future(games.copy(), games, 20)
    with pytest.raises(ValueError, match="number of players and its rules"):
        games.put(0, Game.new(3, seed=1).state)
    with pytest.raises(ValueError, match="a player is to decide"):
        games.put(0, State.start(resolve(), 2))
    with pytest.raises(ValueError, match="games 0 to 2"):
        games.put(3, game.state)
    with pytest.raises(TypeError, match="a position is a State, not None"):
        games.put(0, None)  # type: ignore[arg-type]


@pytest.mark.parametrize("copied", COPIES[1:])
@pytest.mark.parametrize("opponents", ["random", "pathfinder"])
def test_a_copy_of_the_gymnasium_environment(copied: Callable[[Any], Any], opponents: str) -> None:
    env = ElfenlandEnv(players=2, opponents=opponents)
    env.reset(seed=3)
    for _ in range(10):
        env.step(int(env.action_masks().argmax()))
    again = copied(env)
    for _ in range(10):
        action = int(env.action_masks().argmax())
        one, other = env.step(action), again.step(action)
        assert (one[0] == other[0]).all()
        assert one[1:4] == other[1:4]


@pytest.mark.parametrize("copied", COPIES[1:])
@pytest.mark.parametrize("make", [elfenland_v1.raw_env, elfenland_v1.env])
def test_a_copy_of_the_pettingzoo_environment(copied: Callable[[Any], Any], make: Callable[..., Any]) -> None:
    env = make(players=3)
    env.reset(seed=4)
    for _ in range(20):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    again = copied(env)
    for _ in range(60):
        assert env.agent_selection == again.agent_selection
        mask = env.last()[0]["action_mask"]
        assert (mask == again.last()[0]["action_mask"]).all()
        env.step(int(mask.argmax()))
        again.step(int(mask.argmax()))


def test_a_copy_of_the_vector_environment() -> None:
    env = ElfenlandVectorEnv(6, players=3)
    _, info = env.reset(seed=1)
    again = copy.deepcopy(env)
    for _ in range(40):
        actions = info["action_mask"].argmax(1)
        info = env.step(actions)[4]
        assert (again.step(actions)[4]["action_mask"] == info["action_mask"]).all()


def test_scaled_observations_fill_their_space() -> None:
    env = Scaled(gymnasium.make("Elfenland-v1", players=2))
    observation, info = env.reset(seed=1)
    over = False
    while not over:
        assert env.observation_space.contains(observation)
        observation, _, over, _, info = env.step(int(info["action_mask"].argmax()))
    assert 0 < observation.max() <= 1


def rewards(env: gymnasium.Env[Any, Any]) -> list[float]:
    """The rewards of one game of the first legal decisions, in travelling the last: so towns are visited."""
    info, told, over = env.reset(seed=1)[1], [], False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        _, reward, over, _, info = env.step(int(legal[-1]))
        told.append(float(reward))
    return told


def test_a_masked_observation_holds_the_mask_under_the_wanted_name() -> None:
    plain = gymnasium.make("Elfenland-v1", players=2)
    env = Masked(gymnasium.make("Elfenland-v1", players=2), observation="obs", mask="mask")
    (observation, info), (seen, _) = plain.reset(seed=1), env.reset(seed=1)
    over = False
    while not over:
        assert set(seen) == {"obs", "mask"}
        assert env.observation_space.contains(seen)
        assert (seen["obs"] == observation).all()
        assert (seen["mask"] == info["action_mask"]).all()
        decision = int(np.flatnonzero(seen["mask"])[0])
        observation, _, over, _, info = plain.step(decision)
        seen = env.step(decision)[0]


def test_town_rewards_add_up_to_the_towns() -> None:
    plain = rewards(gymnasium.make("Elfenland-v1", players=2, seat=0))
    paid = rewards(TownReward(gymnasium.make("Elfenland-v1", players=2, seat=0), scale=20))
    towns = sum(paid) - sum(plain)
    assert towns == pytest.approx(round(towns))
    assert towns >= 1


def test_shaping_adds_the_same_whatever_is_decided() -> None:
    """Discounted, the extra rewards add up to minus the first potential, which is 0 here."""
    gamma = 0.9
    plain = rewards(gymnasium.make("Elfenland-v1", players=2, seat=0))
    shaped = rewards(Shaped(gymnasium.make("Elfenland-v1", players=2, seat=0), gamma))
    assert shaped != plain
    extra = sum(gamma**step * (one - other) for step, (one, other) in enumerate(zip(shaped, plain, strict=True)))
    assert extra == pytest.approx(0, abs=1e-9)


def test_single_rules_are_parameters_of_openspiel() -> None:
    game = pyspiel.load_game(
        "python_elfenland(players=2,edition=amigo-de,town_cards=on,caravan=always,tie_break=cards)"
    )
    assert game.options == resolve("amigo-de", True, caravan="always", tie_break="cards")
    assert str(game) == str(pyspiel.load_game(str(game)))
    assert elfenland.envs.openspiel.RULES[-1] == "tie_break"
