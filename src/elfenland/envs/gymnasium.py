"""Elfenland as the Gymnasium environment `Elfenland-v1`: one learner against bots.

Specified in docs/gymnasium.md. One step is one decision of the learner; bots and chance act in between.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from elfenland.board import DEFAULT_EDITION
from elfenland.bots.guard import Chooser, Guard, asked
from elfenland.bots.registry import Spec, make
from elfenland.envs.drawing import RENDER_MODES, check_mode, render
from elfenland.envs.games import RANDOM, Games, are_quick, opponent_names
from elfenland.envs.layout import HIGH, LENGTH, Bytes
from elfenland.envs.mirror import Mirror
from elfenland.game import MAX_SEED, Action, Game, checked_seed, decisions_of
from elfenland.rules.numbering import ACTIONS


class ElfenlandEnv(gymnasium.Env[Bytes, np.int64]):
    """A learner at one seat, bots at the others."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 - Gymnasium requires this form

    def __init__(
        self,
        players: int = 4,
        opponents: str | Sequence[str] = RANDOM,
        seat: int | None = None,
        edition: str = DEFAULT_EDITION,
        town_cards: bool | None = None,
        reward: str = "win",
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = check_mode(render_mode)
        self.opponents = opponent_names(opponents, players)
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat} among {players} players")
        self.illegal_reward = illegal_reward
        self.observation_space = spaces.Box(np.zeros(LENGTH, np.uint8), HIGH, dtype=np.uint8)
        self.action_space = spaces.Discrete(ACTIONS)
        quick = self.opponents if are_quick(self.opponents) else None
        self._games = Games(1, players, edition, town_cards, reward, restart=False, opponents=quick, **options)
        self._quick = quick is not None
        self._fixed_seat = seat
        self._mirror: Mirror | None = None  # only if a bot needs views
        self._bots: dict[int, Guard | Chooser] = {}
        self._choice = np.zeros(1, np.int64)
        self._named: dict[int, str] = {}
        self._number = 0
        self.seat = 0
        self._over = True

    # -------------------------------------------------------------- Gymnasium's interface

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, dict[str, Any]]:
        """Begin a game; with a seed, its chance is the same as in `Game.new(players, seed=seed)`."""
        super().reset(seed=seed)
        number = checked_seed(seed) if seed is not None else int(self.np_random.integers(MAX_SEED))
        players = self._games.players
        self.seat = int(self.np_random.integers(players)) if self._fixed_seat is None else self._fixed_seat
        self._games.seats[0] = self.seat
        self._games.reset(number)
        others = [(self.seat + i) % players for i in range(1, players)]
        named = dict(zip(others, self.opponents, strict=True))
        self._mirror = None
        self._number = number
        self._named = {} if self._quick else {other: name for other, name in named.items() if name != RANDOM}
        self._bots = self._seated()
        if self._bots:
            self._mirror = Mirror(self._games.options, players, seed=number)
        self._over = False
        self._let_others_play()
        return self._observation(), self._info()

    def step(self, action: int | np.int64) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        """Apply one decision of the learner; an illegal one ends the episode with `illegal_reward`."""
        if self._over:
            raise ResetNeeded("the episode is over; call reset before the next step")
        if not self.action_masks()[action]:
            self._over = True
            return self._observation(), self.illegal_reward, True, False, {**self._info(), "illegal": True}
        self._play(int(action))
        self._let_others_play()
        self._over = bool(self._games.done[0])
        reward = float(self._games.reward[0, self.seat]) if self._over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, self._over, False, self._info()

    def render(self) -> Any:
        if self.render_mode is None:
            raise ValueError("the environment was created without a render_mode")
        return render(self._games.state(0), self.render_mode)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal decisions, in the form that sb3-contrib's MaskablePPO expects; none after the episode."""
        mask: npt.NDArray[np.bool_] = self._games.mask[0].copy()
        return mask

    # -------------------------------------------------------------- the opponents

    def _seated(self) -> dict[int, Guard | Chooser]:
        return {seat: _make(name, self._number, 1 + seat) for seat, name in self._named.items()}

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_bots"}

    def __setstate__(self, content: dict[str, Any]) -> None:
        """A copy has bots of its own, seated anew: those that draw random numbers begin theirs again."""
        self.__dict__.update(content)
        self._bots = self._seated()

    def _let_others_play(self) -> None:
        while not self._games.done[0] and self._games.actor[0] != self.seat:
            actor = int(self._games.actor[0])
            if actor in self._bots and self._mirror is not None:
                action = self._answer(self._bots[actor], self._mirror.game, actor)
                for decision in decisions_of(action, self._mirror.game.state):
                    self._play(decision)
            else:
                self._games.choose(self._choice)
                self._play(int(self._choice[0]))

    @staticmethod
    def _answer(bot: Guard | Chooser, game: Game, seat: int) -> Action:
        return bot.choose(game, seat) if isinstance(bot, Guard) else asked(bot, game, seat, None)()

    def _play(self, decision: int) -> None:
        self._games.play(0, decision)
        if self._mirror is not None:
            self._mirror.follow(decision)

    def _observation(self) -> Bytes:
        return self._games.observe(0, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8), "seat": self.seat}


def _make(text: str, seed: int, stream: int) -> Guard | Chooser:
    spec = Spec.parse(text)
    if spec.command:
        return spec.seat(seed, stream)
    return make(spec.name, seed=seed, stream=stream, **spec.options)
