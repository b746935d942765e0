"""The batch as a VecEnv of Stable-Baselines3: its masks, its seeds, and MaskablePPO on the whole of it."""

from __future__ import annotations

from envs.needs import need

need("learn", "torch", "stable_baselines3", "sb3_contrib")

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecMonitor

from elfenland.envs.sb3 import Sb3Games
from elfenland.envs.vector import ElfenlandVectorEnv


def test_it_plays_what_the_batch_plays() -> None:
    env, batch = Sb3Games(6, players=3), ElfenlandVectorEnv(6, players=3)
    env.seed(7)
    observation, (other, info) = env.reset(), batch.reset(seed=7)
    ended = 0
    for _ in range(200):
        assert (observation == other).all()
        masks = np.stack(env.env_method("action_masks"))
        assert (masks == info["action_mask"].astype(bool)).all()
        actions = masks.argmax(1)
        observation, reward, over, infos = env.step(actions)
        other, paid, done, _, info = batch.step(actions)
        assert (over == done).all()
        assert (reward == paid).all()
        for row in np.flatnonzero(over):
            assert (infos[row]["terminal_observation"] == info["final_obs"][row]).all()
            ended += 1
    assert ended > 0


def test_maskable_ppo_learns_from_the_batch() -> None:
    env = VecMonitor(Sb3Games(8, players=2, opponents="level-3"))
    model = MaskablePPO("MlpPolicy", env, n_steps=16, batch_size=64, n_epochs=1, device="cpu", seed=1)
    model.learn(256)
    observation = env.reset()
    for _ in range(60):
        masks = np.stack(env.env_method("action_masks"))
        actions, _ = model.predict(observation, action_masks=masks)
        assert masks[np.arange(8), actions].all()
        observation = env.step(actions)[0]
