"""The PettingZoo environment: that library's own tests, the game's results, wrong use."""

from __future__ import annotations

import warnings

import pytest

from envs.needs import need

need("research", "pettingzoo", "gymnasium", "resvg_py", "PIL")

import numpy as np
import pettingzoo

with warnings.catch_warnings():  # where pygame is installed, PettingZoo's tests import its own old-style games
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

from elfenland.envs.mirror import Mirror
from elfenland.envs.pettingzoo import elfenland_v1
from elfenland.errors import OptionError
from elfenland.game import Game

#: The tests of PettingZoo warn that observations are dictionaries, as those of its own classic games are.
DICTIONARY = "ignore:Observation"


@pytest.mark.filterwarnings(DICTIONARY)
@pytest.mark.parametrize("players", range(2, 7))
def test_api(players: int) -> None:
    api_test(elfenland_v1.env(players=players, town_cards=players % 2 == 0), num_cycles=150)
    api_test(elfenland_v1.raw_env(players=players, reward="rank"), num_cycles=150)


def test_seeds() -> None:
    seed_test(elfenland_v1.env, num_cycles=200)
    seed_test(elfenland_v1.raw_env, num_cycles=200)


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(elfenland_v1.env, {"svg": lambda drawn: drawn.startswith("<svg") and drawn.endswith("</svg>\n")})
    assert "round 1, draw a counter, player 0 to act" in capsys.readouterr().out


@pytest.mark.parametrize("reward", ["win", "score"])
def test_results_are_the_game_s(reward: str) -> None:
    env = elfenland_v1.raw_env(players=3, edition="jesweb", reward=reward)
    rng = np.random.default_rng(1)
    for seed in range(12):
        env.reset(seed=seed)
        mirror = Mirror(env._games.options, 3, seed=seed)
        steps = 0
        for agent in env.agent_iter():
            observation, value, terminated, truncated, _ = env.last()
            assert not truncated
            if terminated:
                seat = int(agent[-1])
                outcome = mirror.game.outcome
                assert outcome is not None
                if reward == "win":
                    assert value == pytest.approx((seat in outcome.winners) / len(outcome.winners))
                else:
                    others = [score for p, score in enumerate(outcome.scores) if p != seat]
                    assert value == pytest.approx(outcome.scores[seat] - sum(others) / 2)
                env.step(None)
                continue
            if not mirror.pending:
                assert agent == f"player_{mirror.game.to_act}"
                assert observation["action_mask"].tobytes() == mirror.game.state.mask()
            action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
            env.step(action)
            mirror.follow(action)
            steps += 1
        assert steps > 50
        assert not env.agents


def test_the_others_see_their_own_view_and_no_mask() -> None:
    env = elfenland_v1.raw_env()
    env.reset(seed=1)
    mine, other = env.observe("player_0"), env.observe("player_1")
    assert mine["action_mask"].any()
    assert not other["action_mask"].any()
    assert (mine["observation"] != other["observation"]).any()
    for agent in env.possible_agents:
        assert env.observation_space(agent).contains(env.observe(agent))
    assert env.state_space.contains(env.state())


def test_raw_refuses_an_illegal_action_and_goes_on() -> None:
    env = elfenland_v1.raw_env()
    env.reset(seed=1)
    before = env.state().tobytes()
    for wrong in (560, 579, -1):
        with pytest.raises(ValueError, match=f"action {wrong} is not legal for player_0 now"):
            env.step(wrong)
    assert env.state().tobytes() == before
    env.step(8)


def test_wrapped_ends_the_game_for_an_illegal_action() -> None:
    env = elfenland_v1.env()
    env.reset(seed=1)
    env.step(560)
    assert env.terminations == dict.fromkeys(env.possible_agents, True)
    rewards = {}
    for agent in env.agent_iter():
        rewards[agent] = env.last()[1]
        env.step(None)
    assert rewards == {"player_0": -1, "player_1": 0, "player_2": 0, "player_3": 0}


def test_steps_before_and_after_the_game() -> None:
    env = elfenland_v1.raw_env(players=2)
    with pytest.raises(RuntimeError, match="must be reset"):
        env.step(0)
    env.reset(seed=1)
    while env._seat >= 0:
        env.step(int(env._games.choose()[0]))
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(0)
    env.step(None)
    env.step(None)
    with pytest.raises(RuntimeError, match="reset the environment"):
        env.step(None)


def test_bad_options() -> None:
    with pytest.raises(OptionError, match="no edition"):
        elfenland_v1.env(edition="atlantis")
    with pytest.raises(ValueError, match="2 to 6 players"):
        elfenland_v1.env(players=1)
    with pytest.raises(ValueError, match="no render mode"):
        elfenland_v1.env(render_mode="hologram")
    with pytest.raises(ValueError, match="without a render_mode"):
        elfenland_v1.raw_env().render()


@pytest.mark.skipif(not hasattr(pettingzoo, "register"), reason="this PettingZoo has no registry")
def test_the_registry_knows_it() -> None:
    made = pettingzoo.make("aec", "Elfenland-v1", players=3)
    assert made.possible_agents == ["player_0", "player_1", "player_2"]


def test_a_seed_makes_the_game_that_it_makes_elsewhere() -> None:
    env = elfenland_v1.raw_env(players=5)
    env.reset(seed=42)
    assert env.state().tobytes() == Game.new(5, seed=42).state.to_bytes()
    first = env.state().tobytes()
    env.reset()
    assert env.state().tobytes() != first
    with warnings.catch_warnings(), pytest.raises(ValueError, match="a seed is a number"):
        env.reset(seed=2**60)
