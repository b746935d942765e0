"""`Games`: thousands of games stepped at once inside the core, on NumPy arrays."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from elfenland import COMPILED
from elfenland.board import DEFAULT_EDITION, resolve
from elfenland.envs.layout import LENGTH, Bytes
from elfenland.rules import Batch, State
from elfenland.rules.numbering import ACTIONS, CARD_KINDS, SIZE

REWARDS = ("win", "score", "rank")
MAX_SEED = 2**53
ILLEGAL = -3  # what Batch.play returns for an illegal decision
SKIP = -1  # in place of a decision: leave this game alone


class Games:
    """Many games of one edition and number of players, one row each.

    After `reset` and after every `step`, each row of the arrays describes one game:

    observation  (n, 700) uint8    the acting seat's observation (docs/observation.md)
    mask         (n, 579) bool     its legal decisions (docs/actions.md)
    actor        (n,) int8         the acting seat
    reward       (n, players)      every seat's reward; zero unless a game has just ended
    done         (n,) bool         whether the last step ended a game; with `restart` the row shows the next one
    seeds        (n,) uint64       the seed of the game being played

    The arrays are updated in place, so copy what you keep. Row g plays the seeds seeds[g], seeds[g] + n,
    seeds[g] + 2n and so on; each game is the same as `Game.new(players, seed=...)`.
    """

    def __init__(
        self,
        games: int,
        players: int = 4,
        edition: str = DEFAULT_EDITION,
        town_cards: bool | None = None,
        reward: str = "win",
        seed: int | Sequence[int] = 0,
        threads: int = 1,
        restart: bool = True,
        **options: Any,
    ) -> None:
        if games < 1:
            raise ValueError(f"a batch needs at least one game, not {games}")
        if threads < 1:
            raise ValueError(f"a batch needs at least one thread, not {threads}")
        self.options = resolve(edition, town_cards, **options)
        template = np.frombuffer(State.start(self.options, players).to_bytes(), np.uint8).copy().reshape(1, SIZE)
        self.size = games
        self.players = players
        self._blocks = np.zeros((games, SIZE), np.uint8)
        self._observation = np.zeros((games, LENGTH), np.uint8)
        self._mask = np.zeros((games, ACTIONS), np.uint8)
        self._actor = np.zeros(games, np.int8)
        self._reward = np.zeros((games, players), np.float32)
        self._done = np.zeros(games, np.uint8)
        self._seeds = np.zeros(games, np.uint64)
        self._shown = np.zeros((games, CARD_KINDS), np.uint8)
        self._batch = Batch(
            template,
            self._blocks,
            self._shown,
            np.zeros(games, np.uint64),
            np.zeros(games, np.uint64),
            self._seeds,
            self._observation,
            self._mask,
            self._actor,
            self._reward,
            self._done,
            reward_number(reward),
            restart,
        )
        self.observation = _read_only(self._observation)
        self.mask = _read_only(self._mask.view(np.bool_))
        self.actor = _read_only(self._actor)
        self.reward = _read_only(self._reward)
        self.done = _read_only(self._done.view(np.bool_))
        self.seeds = _read_only(self._seeds)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 and COMPILED else None
        self._parts = [(games * i // threads, games * (i + 1) // threads) for i in range(threads)]
        self.reset(seed)

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """Restart every game: from a list of seeds, from one seed counting up, or from each row's next seed."""
        if seed is None:
            self._seeds += np.uint64(self.size)
        elif isinstance(seed, int):
            self._seeds[:] = np.arange(self.size, dtype=np.uint64) + np.uint64(checked_seed(seed))
        elif len(seed) != self.size:
            raise ValueError(f"{self.size} games need {self.size} seeds, not {len(seed)}")
        else:
            self._seeds[:] = [checked_seed(one) for one in seed]
        self._batch.reset(0, self.size)

    def step(self, decisions: npt.ArrayLike) -> None:
        """Apply one decision (or SKIP) to every game; if any of them is illegal, none is applied."""
        chosen = np.ascontiguousarray(decisions, dtype=np.int64)
        if chosen.shape != (self.size,):
            raise ValueError(f"{self.size} games need {self.size} decisions, not an array of shape {chosen.shape}")
        wrong = self._batch.illegal(chosen)
        if wrong >= 0:
            raise ValueError(f"decision {chosen[wrong]} is not legal in game {wrong}")
        if self._pool is None:
            self._batch.step(chosen, 0, self.size)
        else:
            from elfenland.rules._nogil import step_games

            list(self._pool.map(lambda part: step_games(self._batch, chosen, *part), self._parts))

    def play(self, game: int, decision: int) -> int:
        """Apply one decision to one game; return the seat to act next, or NOBODY if the game is over."""
        seat = self._batch.play(game, decision)
        if seat == ILLEGAL:
            raise ValueError(f"decision {decision} is not legal in game {game}")
        return seat

    def restart(self, game: int) -> None:
        """Begin the next game of a row."""
        self._seeds[game] += np.uint64(self.size)
        self._batch.reset(game, game + 1)

    def others(self, seats: npt.NDArray[np.int8]) -> None:
        """In every game, let the other seats play at random until the given seat is to act."""
        if seats.shape != (self.size,) or seats.dtype != np.int8:
            raise ValueError(f"{self.size} games need {self.size} seats, as int8")
        self._batch.others(seats)

    def note(self, done: npt.NDArray[np.bool_], reward: npt.NDArray[np.float32]) -> None:
        """Set `done` and `reward`, to sum up several steps."""
        self._done[:] = done
        self._reward[:] = reward

    def choose(self, out: npt.NDArray[np.int64] | None = None) -> npt.NDArray[np.int64]:
        """A random legal decision for every game, drawn uniformly."""
        decisions = np.empty(self.size, np.int64) if out is None else out
        self._batch.choose(decisions)
        return decisions

    def observe(self, game: int, seat: int) -> Bytes:
        """Any seat's observation of a game, whoever is to act."""
        if not 0 <= game < self.size or not 0 <= seat < self.players:
            raise IndexError(f"there is no seat {seat} in game {game}")
        row = np.empty(LENGTH, np.uint8)
        self._batch.observe(game, seat, row)
        return row

    def state(self, game: int) -> State:
        """A copy of a game's whole state, including secrets; for rendering and tests, not for agents."""
        return State.from_bytes(self._blocks[game].tobytes())


def _read_only(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    view = array.view()
    view.flags.writeable = False
    return view


def reward_number(name: str) -> int:
    """The core's number for a reward."""
    if name not in REWARDS:
        raise ValueError(f"there is no reward {name!r}; choose from {', '.join(REWARDS)}")
    return REWARDS.index(name)


def checked_seed(seed: int) -> int:
    """Return the seed if `Game` accepts it, or raise ValueError."""
    if not 0 <= seed < MAX_SEED:
        raise ValueError("a seed is a number from 0 to 9007199254740991")
    return int(seed)
