"""The learnt network as a bot and as a policy, the training itself in small, and MaskablePPO as it is."""

from __future__ import annotations

import importlib
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from envs.needs import need

need("research", "numpy", "gymnasium")

import numpy as np

from elfenland.board import BOARD, CHART, COUNTER_NAMES
from elfenland.bots.registry import GROUP
from elfenland.envs.games import Games
from elfenland.envs.learned import Learned, Network, hints
from elfenland.envs.vector import ElfenlandVectorEnv
from elfenland.game import Game, view_for
from elfenland.rules.numbering import A_MOVE, A_PLACE, COLLECTED, CONNECTIONS, HAND, ROADS

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn.py"


def test_the_far_ends_are_where_moves_lead() -> None:
    games = Games(32, seed=2)
    moves = 0
    for _ in range(200):
        ends = hints(games.observation)[:, A_MOVE : A_MOVE + CONNECTIONS]
        decisions = games.choose()
        before = [games.state(g) for g in range(32)]
        games.step(decisions)
        for g, decision in enumerate(decisions):
            if A_MOVE <= decision < A_MOVE + CONNECTIONS:
                moves += 1
                after = before[g].copy()
                after.apply(int(decision))
                seat = before[g].actor
                taken = after.at(COLLECTED + seat) - before[g].at(COLLECTED + seat)
                assert ends[g, decision - A_MOVE] == taken
    assert moves > 50


def test_a_counter_is_hinted_at_where_the_own_cards_can_use_it() -> None:
    games = Games(1, 2, seed=3)
    told = hints(games.observation)[0, A_PLACE : A_PLACE + 6 * ROADS].reshape(6, ROADS)
    hand = games.state(0).row(HAND, 6)
    assert told.any()
    for kind, held in enumerate(hand):
        usable = [0 < CHART[COUNTER_NAMES[kind]][road.terrain] <= held for road in BOARD.roads]
        assert [bool(hint) for hint in told[kind]] == usable  # all pieces lie, so every road leads to one
    near = [road.index for road in BOARD.roads if BOARD.capital in (road.a, road.b)]
    assert all(told[kind].max() == told[kind][near].max() for kind in range(6) if told[kind][near].any())


def test_the_bot_plays_what_the_network_plays() -> None:
    """Through views, one action at a time, it decides as the same network does in a batch."""
    network, players = Network(), 3
    games = Games(1, players, seed=5, restart=False)
    game = Game.new(players, seed=5)
    bot = Learned(seed=1, stream=1)
    while not game.over:
        assert game.to_act is not None
        action = bot.choose(view_for(game, game.to_act))
        game.play(action, game.to_act)
    while not games.done[0]:
        games.step(network(games.observation, games.mask))
    assert game.state == games.state(0)


def test_it_is_clearly_above_random() -> None:
    env = ElfenlandVectorEnv(200)
    network = Network()
    observation, info = env.reset(seed=99)
    won, over = np.zeros(200), np.zeros(200, bool)
    while not over.all():
        observation, reward, ended, _, info = env.step(network(observation, info["action_mask"].astype(bool)))
        won += np.where(over, 0, reward)
        over |= ended
    assert won.mean() > 0.6  # random players have 0.25; four standard deviations below what docs/learning.md says


def test_a_file_that_is_no_network(tmp_path: Path) -> None:
    np.savez(tmp_path / "other.npz", layer0=np.zeros((3, 3)))
    with pytest.raises(ValueError, match="does not contain weights"):
        Learned(weights=str(tmp_path / "other.npz"))


def test_the_example_learns(tmp_path: Path) -> None:
    need("learn", "torch", "matplotlib")
    small = ["--decisions", "6000", "--games", "64", "--steps", "64", "--width", "32", "--final-games", "200"]
    paths = ["--weights", str(tmp_path / "w.npz"), "--curve", str(tmp_path / "curve.png"), "--threads", "1"]
    done = subprocess.run([sys.executable, str(EXAMPLE), *small, *paths], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert "of 200 games against three random players" in done.stdout
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
    Network(tmp_path / "w.npz")


def test_maskable_ppo_works_as_it_is() -> None:
    need("learn", "torch", "sb3_contrib")
    import gymnasium
    from sb3_contrib import MaskablePPO

    env = gymnasium.make("Elfenland-v1", players=3)
    model = MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=32, n_epochs=1, device="cpu", seed=1)
    model.learn(128)
    observation, _ = env.reset(seed=1)
    for _ in range(40):
        masks = env.get_wrapper_attr("action_masks")()
        action, _ = model.predict(observation, action_masks=masks)
        assert masks[action]
        observation, _, over, _, info = env.step(action)
        assert "illegal" not in info
        if over:
            observation, _ = env.reset()


def test_it_can_be_named_like_other_bots() -> None:
    names = tomllib.loads((EXAMPLE.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    module, _, name = names["project"]["entry-points"][GROUP]["learned"].partition(":")
    assert getattr(importlib.import_module(module), name) is Learned
