"""The batch as a `VecEnv` of Stable-Baselines3 (docs/research.md); needs the extra `learn`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from stable_baselines3.common.vec_env import VecEnv

from elfenland.envs.vector import ElfenlandVectorEnv


class Sb3Games(VecEnv):
    """`ElfenlandVectorEnv` as Stable-Baselines3 steps it; its options are the same.

    `MaskablePPO` of sb3-contrib learns from the whole batch at once, and sees the masks by `action_masks`.
    """

    def __init__(self, num_envs: int = 64, **options: Any) -> None:
        self.env = ElfenlandVectorEnv(num_envs, **options)
        self.actions = np.zeros(num_envs, np.int64)
        super().__init__(num_envs, self.env.single_observation_space, self.env.single_action_space)

    def reset(self) -> Any:
        """Begin all games; `seed` before it says which."""
        seed = self._seeds[0]
        self._reset_seeds()
        return self.env.reset(seed=seed)[0]

    def step_async(self, actions: Any) -> None:
        self.actions = np.asarray(actions, np.int64)

    def step_wait(self) -> Any:
        """Observations, rewards, which games have ended, and of those the last observation."""
        observation, reward, ended, _, info = self.env.step(self.actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(ended):
            infos[game] = {"terminal_observation": info["final_obs"][game], "TimeLimit.truncated": False}
        return observation, reward.astype(np.float32), ended, infos

    def close(self) -> None:
        self.env.close()

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.env, attr_name)] * len(self._rows(indices))

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError("the games of a batch have no attributes of their own")

    def env_method(self, method_name: str, *arguments: Any, indices: Any = None, **named: Any) -> list[Any]:
        """A method of the batch whose answer has a row for each game, as `action_masks`."""
        answer = getattr(self.env, method_name)(*arguments, **named)
        return [answer[row] for row in self._rows(indices)]

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * len(self._rows(indices))

    def _rows(self, indices: Any) -> Sequence[int]:
        return list(self._get_indices(indices))
