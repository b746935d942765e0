"""Batches of games: `Games` for every seat, and `ElfenlandVectorEnv` for one learner per game.

Both are specified in docs/vector.md.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from elfenland.board import DEFAULT_EDITION
from elfenland.envs.games import RANDOM, REWARDS, SKIP, Games
from elfenland.envs.layout import HIGH, LENGTH, Bytes
from elfenland.game import MAX_SEED
from elfenland.rules.numbering import ACTIONS

__all__ = ["MAX_SEED", "REWARDS", "SKIP", "ElfenlandVectorEnv", "Games", "Policy"]

Masks = npt.NDArray[np.bool_]
Policy = Callable[[Bytes, Masks], npt.ArrayLike]


class ElfenlandVectorEnv(VectorEnv[Bytes, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many copies of `Elfenland-v1`, stepped inside the core.

    The opponents play at random, are quick bots (`Games` says which), or play by a policy: a function that takes the
    observations and masks of the games in which an opponent must act, and returns a decision for each.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - required form

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 4,
        opponents: str | Sequence[str] | Policy = RANDOM,
        seat: int | None = None,
        edition: str = DEFAULT_EDITION,
        town_cards: bool | None = None,
        reward: str = "win",
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode is not None:
            raise ValueError("a batch cannot be rendered; render a single Elfenland-v1 instead")
        self.num_envs = num_envs
        self.policy: Policy | None = opponents if callable(opponents) else None
        bots = None if callable(opponents) or opponents == RANDOM else opponents
        self.illegal_reward = illegal_reward
        self.games = Games(
            num_envs, players, edition, town_cards, reward, restart=False, opponents=bots, seat=seat, **options
        )
        self.single_observation_space = spaces.Box(np.zeros(LENGTH, np.uint8), HIGH, dtype=np.uint8)
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seats = self.games.seats
        self._bots = bots is not None

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Begin all games; a single seed counts up from game to game."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        if isinstance(seed, list):
            self.games.reset([int(self.np_random.integers(MAX_SEED)) if one is None else one for one in seed])
        else:
            self.games.reset(int(self.np_random.integers(MAX_SEED)) if seed is None else seed)
        self._let_others_play()
        return self.games.observation.copy(), self._info()

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Bytes, npt.NDArray[np.float64], Masks, Masks, dict[str, Any]]:
        """Apply one decision of every learner; a game that ends restarts in the same step."""
        chosen = np.asarray(actions, dtype=np.int64)
        rows = np.arange(self.num_envs)
        inside = (chosen >= 0) & (chosen < ACTIONS)
        illegal = ~(inside & self.games.mask[rows, np.where(inside, chosen, 0)])
        self.games.step(np.where(illegal, SKIP, chosen))
        self._let_others_play()
        ended = self.games.done | illegal
        reward = np.where(illegal, self.illegal_reward, self.games.reward[rows, self.seats]).astype(np.float64)
        info = self._restart(ended, illegal) if ended.any() else {}
        return self.games.observation.copy(), reward, ended, np.zeros(self.num_envs, np.bool_), {**info, **self._info()}

    def action_masks(self) -> Masks:
        """The legal decisions of every learner."""
        return self.games.mask.copy()

    def _restart(self, ended: Masks, illegal: Masks) -> dict[str, Any]:
        """Restart the games that have ended; return the final observations in Gymnasium's form."""
        final = np.full(self.num_envs, None, dtype=object)
        for game in map(int, np.flatnonzero(ended)):
            final[game] = self.games.observe(game, int(self.seats[game]))
            self.games.restart(game)
        self._let_others_play()
        return {"final_obs": final, "_final_obs": ended, "illegal": illegal}

    def _let_others_play(self) -> None:
        if self._bots:
            return  # they have played already
        if self.policy is None:
            self.games.others(self.seats)
            return
        ended = self.games.done.copy()
        reward = self.games.reward.copy()
        while (theirs := (self.games.actor != self.seats) & ~ended).any():
            decisions = np.full(self.num_envs, SKIP, np.int64)
            decisions[theirs] = self.policy(self.games.observation[theirs], self.games.mask[theirs])
            self.games.step(decisions)
            ended |= self.games.done
            reward += self.games.reward
        self.games.note(ended, reward)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.games.mask.astype(np.int8), "seat": self.seats.copy()}
