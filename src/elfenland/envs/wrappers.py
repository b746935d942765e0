"""Gymnasium wrappers for `Elfenland-v1`: scaled observations, masks in them, a reward for each town, shaping.

env = Scaled(Shaped(gymnasium.make("Elfenland-v1"), gamma=0.99))
"""

from __future__ import annotations

from typing import Any, SupportsFloat

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from elfenland.envs.layout import FIELD, HIGH, LENGTH, Bytes
from elfenland.rules.numbering import ACTIONS, PIECES

Floats = npt.NDArray[np.float32]
Env = gymnasium.Env[Any, Any]


def scaled(observation: Bytes) -> Floats:
    """An observation, or many, with every value from 0 to 1."""
    return (observation / HIGH).astype(np.float32)


def collected(observation: Bytes) -> float:
    """The share of the learner's pieces that are collected, 0 to 1."""
    return float(FIELD["collected_0"].of(observation)[0]) / PIECES


class Scaled(gymnasium.ObservationWrapper[Floats, Any, Bytes]):
    """Observations scaled to numbers from 0 to 1, for neural networks."""

    def __init__(self, env: Env) -> None:
        super().__init__(env)
        self.observation_space = spaces.Box(0.0, 1.0, (LENGTH,), np.float32)

    def observation(self, observation: Bytes) -> Floats:
        return scaled(observation)


class Masked(gymnasium.Wrapper[dict[str, Any], Any, Any, Any]):
    """Observations as dictionaries that hold the mask too, under the names that a library of learners wants."""

    def __init__(self, env: Env, observation: str = "observation", mask: str = "action_mask") -> None:
        super().__init__(env)
        self.names = observation, mask
        legal = spaces.Box(0, 1, (ACTIONS,), np.int8)
        self.observation_space = spaces.Dict({observation: env.observation_space, mask: legal})

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        observation, info = self.env.reset(seed=seed, options=options)
        return dict(zip(self.names, (observation, info["action_mask"]), strict=True)), info

    def step(self, action: Any) -> tuple[dict[str, Any], SupportsFloat, bool, bool, dict[str, Any]]:
        observation, reward, terminated, truncated, info = self.env.step(action)
        seen = dict(zip(self.names, (observation, info["action_mask"]), strict=True))
        return seen, reward, terminated, truncated, info


class TownReward(gymnasium.Wrapper[Bytes, Any, Bytes, Any]):
    """A reward of `scale` for all towns, paid town by town. Towns are not the win, so the best policy changes."""

    def __init__(self, env: Env, scale: float = 1.0) -> None:
        super().__init__(env)
        self.scale = scale
        self._before = 0.0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, dict[str, Any]]:
        observation, info = self.env.reset(seed=seed, options=options)
        self._before = collected(observation)
        return observation, info

    def step(self, action: Any) -> tuple[Bytes, SupportsFloat, bool, bool, dict[str, Any]]:
        observation, reward, terminated, truncated, info = self.env.step(action)
        before, self._before = self._before, collected(observation)
        return observation, float(reward) + self.scale * (self._before - before), terminated, truncated, info


class Shaped(TownReward):
    """Potential-based shaping: gamma · potential after - potential before, and 0 for the end.

    The potential is `scale` times the share of pieces collected. Discounted by the same gamma, the extra rewards add
    up to minus the first potential whatever is decided, so the best policy stays the best.
    """

    def __init__(self, env: Env, gamma: float, scale: float = 1.0) -> None:
        super().__init__(env, scale)
        self.gamma = gamma

    def step(self, action: Any) -> tuple[Bytes, SupportsFloat, bool, bool, dict[str, Any]]:
        observation, reward, terminated, truncated, info = self.env.step(action)
        before, self._before = self._before, 0.0 if terminated else collected(observation)
        shaping = self.scale * (self.gamma * self._before - before)
        return observation, float(reward) + shaping, terminated, truncated, info
