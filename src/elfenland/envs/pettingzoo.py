"""Elfenland as a PettingZoo AEC environment: `from elfenland.envs.pettingzoo import elfenland_v1`.

Specified in docs/pettingzoo.md. One step is one decision of one seat; chance acts by itself.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from elfenland.board import DEFAULT_EDITION
from elfenland.envs.drawing import RENDER_MODES, check_mode, render
from elfenland.envs.games import Games
from elfenland.envs.layout import HIGH, LENGTH
from elfenland.game import MAX_SEED, checked_seed
from elfenland.rules.numbering import ACTIONS, NOBODY, SIZE

Observation = dict[str, Any]
ILLEGAL_REWARD = -1.0


class RawEnv(AECEnv[str, Observation, int]):
    """The environment without wrappers: an illegal action raises ValueError and changes nothing."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo requires this name and form
        "name": "elfenland_v1",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 4,
        edition: str = DEFAULT_EDITION,
        town_cards: bool | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.render_mode = check_mode(render_mode)
        self._sit_down(Games(1, players, edition, town_cards, reward, restart=False, **options))
        self._no_mask = np.zeros(ACTIONS, np.int8)
        self._fresh = np.random.default_rng()
        self._seat = 0
        self._began = False
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(np.zeros(LENGTH, np.uint8), HIGH, dtype=np.uint8),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._observation_space)
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.state_space = spaces.Box(0, 255, (SIZE,), np.uint8)

    def _sit_down(self, games: Games) -> None:
        """Play this game; what every step needs of it is at hand."""
        self._games = games
        self._play = games._batch.play
        self._row = games.observation[0]
        self._mask = games.mask[0].view(np.int8)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("_play", "_row", "_mask")}

    def __setstate__(self, content: dict[str, Any]) -> None:
        self.__dict__.update(content)
        self._sit_down(content["_games"])

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; with a seed, the same one as `Game.new(players, seed=seed)`."""
        if seed is not None:
            self._fresh = np.random.default_rng(checked_seed(seed))
        self._games.reset(seed if seed is not None else int(self._fresh.integers(MAX_SEED)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._began = True
        self._seat = int(self._games.actor[0])
        self.agent_selection = self.possible_agents[self._seat]

    def step(self, action: int | None) -> None:
        """Apply the selected agent's decision."""
        if self._seat < 0 or not self._began:
            self._step_after_end(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} must act; None is only for agents that have terminated")
        seat = self._play(0, action)
        if seat >= 0:
            self._seat = seat
            self.agent_selection = self.possible_agents[seat]
        elif seat == NOBODY:
            self._end()
        else:
            raise ValueError(f"action {action} is not legal for {self.agent_selection} now; see its action mask")
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        self._seat = NOBODY
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = self._cumulative_rewards[agent] = float(self._games.reward[0, seat])
            self.terminations[agent] = True
        self._deads_step_first()

    def _step_after_end(self, action: int | None) -> None:
        if not self._began:
            raise RuntimeError("the environment must be reset before the first step")
        if not self.agents:
            raise RuntimeError("the game is over and all agents have left; reset the environment to play again")
        self._was_dead_step(action)

    def observe(self, agent: str) -> Observation:
        """What the agent may know now; the mask is empty unless it is the agent's turn."""
        seat = self._seat_of[agent]
        if seat == self._seat:
            return {"observation": self._row.copy(), "action_mask": self._mask.copy()}
        return {"observation": self._games.observe(0, seat), "action_mask": self._no_mask.copy()}

    def state(self) -> np.ndarray:
        """The whole state, including secrets, for training with a central critic."""
        return np.frombuffer(self._games.state(0).to_bytes(), np.uint8)

    def render(self) -> Any:
        if self.render_mode is None:
            raise ValueError("the environment was created without a render_mode")
        return render(self._games.state(0), self.render_mode)

    def close(self) -> None:
        """Do nothing; there is nothing to close."""


def raw_env(**settings: Any) -> RawEnv:
    """Create the environment without wrappers; faster, and strict."""
    return RawEnv(**settings)


def env(**settings: Any) -> AECEnv[str, Observation, int]:
    """Create the environment with PettingZoo's usual wrappers; an illegal action ends the game."""
    wrapped: Any = wrappers.TerminateIllegalWrapper(RawEnv(**settings), illegal_reward=ILLEGAL_REWARD)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    checked: AECEnv[str, Observation, int] = wrappers.OrderEnforcingWrapper(wrapped)
    return checked


#: So that it is imported like PettingZoo's own environments.
elfenland_v1 = SimpleNamespace(env=env, raw_env=raw_env)

#: PettingZoo has a registry since 1.27: pettingzoo.make("aec", "Elfenland-v1").
if hasattr(pettingzoo, "register") and "Elfenland-v1" not in pettingzoo.aec_registry:
    pettingzoo.register("aec", "Elfenland-v1", entry_point="elfenland.envs.pettingzoo:env")
