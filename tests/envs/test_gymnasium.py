"""The Gymnasium environments: that library's checker, bots as opponents, masks, wrong use."""

from __future__ import annotations

from typing import Any

import pytest

from envs.needs import need

need("research", "gymnasium", "resvg_py", "PIL")

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import elfenland.envs
from elfenland.envs.gymnasium import ElfenlandEnv
from elfenland.envs.layout import FIELD
from elfenland.envs.vector import ElfenlandVectorEnv
from elfenland.errors import BotError

assert elfenland.envs.__doc__


@pytest.mark.parametrize("settings", [{}, {"players": 2, "seat": 1}, {"players": 6, "town_cards": True}])
def test_check_env(settings: dict[str, Any]) -> None:
    check_env(gymnasium.make("Elfenland-v1", **settings).unwrapped, skip_render_check=True)


def play(env: ElfenlandEnv, seed: int) -> tuple[float, int]:
    """One random episode: its reward and length."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    steps = 0
    while True:
        steps += 1
        assert (info["action_mask"] == env.action_masks()).all()
        observation, reward, over, cut, info = env.step(int(rng.choice(np.flatnonzero(env.action_masks()))))
        assert not cut
        assert env.observation_space.contains(observation)
        if over:
            assert not info["action_mask"].any()
            return reward, steps
        assert reward == 0
        assert FIELD["to_act"].of(observation)[0] == 1


@pytest.mark.parametrize("players", [2, 4])
def test_named_bots_play_the_same_game(players: int) -> None:
    """Bots decide by views of a mirrored game, and it is the environment's, byte for byte."""
    names = ["elder:sims=2", "random", "wanderer"]  # elder needs views, so all bots get them
    env = ElfenlandEnv(players, opponents=names[: players - 1], edition="jesweb")
    rewards = []
    for seed in range(5):
        rewards.append(play(env, seed)[0])
        assert env._mirror is not None
        assert env._mirror.game.over
        assert env._mirror.game.state == env._games.state(0)
        assert env._mirror.game.outcome is not None
        winners = env._mirror.game.outcome.winners
        assert rewards[-1] == pytest.approx((env.seat in winners) / len(winners))
    assert sum(rewards) < 3  # a random learner does not beat a wanderer


def test_every_seat_and_reward() -> None:
    env = ElfenlandEnv(reward="rank")
    seats = set()
    for seed in range(40):
        reward, _ = play(env, seed)
        assert -1 <= reward <= 1
        seats.add(env.seat)
    assert seats == {0, 1, 2, 3}


def test_an_illegal_action_ends_the_episode() -> None:
    env = ElfenlandEnv(illegal_reward=-2.5)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(560)
    assert (reward, over, info["illegal"]) == (-2.5, True, True)
    with pytest.raises(ResetNeeded, match="call reset"):
        env.step(0)


def test_wrong_settings() -> None:
    with pytest.raises(BotError, match="no bot 'deep-thought'"):
        gymnasium.make("Elfenland-v1", opponents="deep-thought")
    with pytest.raises(ValueError, match="need 3 opponents, not 1"):
        ElfenlandEnv(opponents=["random"])
    with pytest.raises(ValueError, match="no seat 9"):
        ElfenlandEnv(seat=9)
    with pytest.raises(ResetNeeded):
        ElfenlandEnv().step(0)


# ------------------------------------------------------------------ vectors


def uniform(observation: np.ndarray, mask: np.ndarray) -> np.ndarray:
    """A policy that has no opinion."""
    chosen: np.ndarray = (np.random.default_rng(int(observation.sum())).random(mask.shape) * mask).argmax(1)
    return chosen


@pytest.mark.parametrize("opponents", ["random", uniform])
def test_vector_episodes(opponents: object) -> None:
    env = ElfenlandVectorEnv(16, players=3, opponents=opponents, reward="win")  # type: ignore[arg-type]
    observation, info = env.reset(seed=7)
    episodes, won = 0, 0.0
    for _ in range(500):
        assert (FIELD["to_act"].of(observation)[:, 0] == 1).all()
        assert (env.games.actor == env.seats).all()
        observation, reward, over, cut, info = env.step(uniform(observation, info["action_mask"]))
        assert not cut.any()
        assert not reward[~over].any()
        episodes += over.sum()
        won += reward.sum()
        for g in np.flatnonzero(over):
            assert FIELD["phase"].of(info["final_obs"][g])[12] == 1
    assert episodes > 40
    assert 0.1 < won / episodes < 0.6  # three players of the same strength


def test_vector_takes_illegal_actions_as_one_environment_does() -> None:
    env = gymnasium.make_vec("Elfenland-v1", num_envs=8).unwrapped
    assert isinstance(env, ElfenlandVectorEnv)
    env.reset(seed=1)
    actions = np.full(8, 560)
    actions[3] = 8
    _, reward, over, _, info = env.step(actions)
    assert list(over) == [True] * 3 + [False] + [True] * 4
    assert (reward[over] == -1).all()
    assert list(info["illegal"]) == list(over)


def test_vector_seeds_repeat() -> None:
    runs = []
    for _ in range(2):
        env = ElfenlandVectorEnv(4)
        observation, info = env.reset(seed=5)
        for _ in range(100):
            observation, _, _, _, info = env.step(uniform(observation, info["action_mask"]))
        runs.append(observation.tobytes())
    assert runs[0] == runs[1]


def test_vector_wrong_settings() -> None:
    with pytest.raises(ValueError, match="elder cannot play in a batch"):
        ElfenlandVectorEnv(2, opponents="elder")
    with pytest.raises(ValueError, match="cannot be rendered"):
        ElfenlandVectorEnv(2, render_mode="ansi")
