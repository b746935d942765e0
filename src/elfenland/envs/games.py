"""`Games`: thousands of games stepped at once inside the core, on NumPy arrays."""

from __future__ import annotations

import copy
import json
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from elfenland import COMPILED
from elfenland.board import DEFAULT_EDITION, resolve
from elfenland.bots.registry import Spec
from elfenland.bots.thinking.opponents import play_opponents
from elfenland.bots.thinking.planner import Planner
from elfenland.bots.thinking.playing import Table
from elfenland.envs.layout import LENGTH, Bytes
from elfenland.game import checked_seed
from elfenland.rules import Batch, State, observe, options_of
from elfenland.rules.numbering import ACTIONS, CARD_KINDS, NOBODY, SIZE

REWARDS = ("win", "score", "rank")
RANDOM = "random"
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

    With `opponents`, each row has one learner, at `seat` or at g modulo players (`seats`). Bots take the other seats
    and decide inside the core, so that after `reset` and `step` the learner is to act. They are `random` or bots that
    never look further than their own turn: the levels 1 to 9, pathfinder, wanderer, the characters.
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
        opponents: str | Sequence[str] | None = None,
        seat: int | None = None,
        **options: Any,
    ) -> None:
        if games < 1:
            raise ValueError(f"a batch needs at least one game, not {games}")
        if threads < 1:
            raise ValueError(f"a batch needs at least one thread, not {threads}")
        self.options = resolve(edition, town_cards, **options)
        self._settings = {"games": games, "players": players, "reward": reward, "threads": threads, "restart": restart}
        template = np.frombuffer(State.start(self.options, players).to_bytes(), np.uint8).copy().reshape(1, SIZE)
        self.size = games
        self.players = players
        self._seat_opponents(opponents, seat)
        self._moments = np.zeros(games, np.int32)
        self._blocks = np.zeros((games, SIZE), np.uint8)
        self._observation = np.zeros((games, LENGTH), np.uint8)
        self._mask = np.zeros((games, ACTIONS), np.uint8)
        self._actor = np.zeros(games, np.int8)
        self._reward = np.zeros((games, players), np.float32)
        self._done = np.zeros(games, np.uint8)
        self._seeds = np.zeros(games, np.uint64)
        self._shown = np.zeros((games, CARD_KINDS), np.uint8)
        self._chance = np.zeros(games, np.uint64)
        self._choices = np.zeros(games, np.uint64)
        self._batch = Batch(
            template,
            self._blocks,
            self._shown,
            self._chance,
            self._choices,
            self._seeds,
            self._moments,
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
        self._play_opponents()

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
        self._play_opponents()

    def _seat_opponents(self, opponents: str | Sequence[str] | None, seat: int | None) -> None:
        """Decide where the learners sit and who plays against them."""
        self.seats = self._seats = seats_of(self.size, self.players, seat)
        self._opponents = None if opponents is None else quick_opponents(opponents, self.players)
        self._table = Table() if self._opponents else None
        if opponents is not None:
            self._settings["opponents"] = opponents if isinstance(opponents, str) else list(opponents)

    def _play_opponents(self) -> None:
        """Let the bots play until the learners are to act."""
        if self._opponents is not None and self._table is not None:
            play_opponents(self._table, self._batch, self._opponents, self.seats)

    def play(self, game: int, decision: int) -> int:
        """Apply one decision to one game; return the seat to act next, or NOBODY if the game is over."""
        seat = self._batch.play(game, decision)
        if seat == ILLEGAL:
            raise ValueError(f"decision {decision} is not legal in game {game}")
        if self._opponents is not None:
            self._play_opponents()
            return NOBODY if self._done[game] else int(self._actor[game])
        return seat

    def restart(self, game: int) -> None:
        """Begin the next game of a row."""
        self._seeds[game] += np.uint64(self.size)
        self._batch.reset(game, game + 1)
        self._play_opponents()

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

    # -------------------------------------------------------------- positions, copies, files

    @property
    def blocks(self) -> Bytes:
        """Every game's whole state (n, 434), secrets included: for critics that may know everything; read-only."""
        return _read_only(self._blocks)

    def put(self, game: int, state: State, shown: Sequence[int] = (0,) * CARD_KINDS) -> None:
        """Set a position into a row, with the cards shown since the last shuffle; its chance goes on as before."""
        if not isinstance(state, State):
            raise TypeError(f"a position is a State, not {state!r}")
        if state.players != self.players or options_of(state) != self.options:
            raise ValueError("the position must have the batch's number of players and its rules")
        if state.actor < 0:
            raise ValueError("the position must be one in which a player is to decide")
        if game not in range(self.size) or len(shown) != CARD_KINDS:
            raise ValueError(f"there are games 0 to {self.size - 1}, and {CARD_KINDS} kinds of cards")
        self._blocks[game] = np.frombuffer(state.to_bytes(), np.uint8)
        self._shown[game] = shown
        self._actor[game] = state.actor
        observe(state, bytearray(shown), state.actor, self._observation[game])
        self._mask[game] = np.frombuffer(state.mask(), np.uint8)
        self._done[game] = 0
        self._reward[game] = 0
        self._play_opponents()

    def copy(self) -> Games:
        """An independent batch that goes on the same way."""
        return copy.copy(self)

    def save(self, file: str | Path) -> None:
        """Write everything to a file (.npz), without pickles; `load` reads it."""
        settings = json.dumps({**self._settings, **self.options.to_dict()})
        with open(file, "wb") as target:
            np.savez_compressed(target, settings=np.array(settings), **self._arrays())  # type: ignore[arg-type]

    @classmethod
    def load(cls, file: str | Path) -> Games:
        """The batch that `save` wrote."""
        with np.load(file, allow_pickle=False) as content:
            made = cls(**json.loads(str(content["settings"])))
            made._fill({name: content[name] for name in made._arrays()})
        return made

    def _arrays(self) -> dict[str, npt.NDArray[Any]]:
        """Everything that changes."""
        names = ["blocks", "observation", "mask", "actor", "reward", "done", "seeds", "shown", "chance", "choices"]
        names += ["seats", "moments"]
        return {name: getattr(self, f"_{name}") for name in names}

    def _fill(self, arrays: dict[str, npt.NDArray[Any]]) -> None:
        for name, array in self._arrays().items():
            array[...] = arrays[name]

    def __reduce__(self) -> tuple[Any, ...]:
        arrays = {name: array.copy() for name, array in self._arrays().items()}
        return _rebuilt, ({**self._settings, **self.options.to_dict()}, arrays)


def _rebuilt(settings: dict[str, Any], arrays: dict[str, npt.NDArray[Any]]) -> Games:
    made = Games(**settings)
    made._fill(arrays)
    return made


def seats_of(games: int, players: int, seat: int | None) -> npt.NDArray[np.int8]:
    """The learner's seat in every game: the same one, or each in turn."""
    if seat is not None and not 0 <= seat < players:
        raise ValueError(f"there is no seat {seat} among {players} players")
    seats = np.arange(games) % players if seat is None else np.full(games, seat)
    return seats.astype(np.int8)


def opponent_names(opponents: str | Sequence[str], players: int) -> list[str]:
    """The bots to the learner's left, in order; a single name means all of them."""
    names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != players - 1:
        raise ValueError(f"{players} players need {players - 1} opponents, not {len(names)}")
    for name in names:
        Spec.parse(name)
    return names


def are_quick(names: Sequence[str]) -> bool:
    """Whether all of them can play inside the core."""
    return all(name == RANDOM or Spec.parse(name).planner is not None for name in names)


def quick_opponents(opponents: str | Sequence[str], players: int) -> list[Planner | None]:
    """How the learner's opponents think; None plays at random."""
    names = opponent_names(opponents, players)
    for name in names:
        if not are_quick([name]):
            raise ValueError(f"{name} cannot play in a batch; only bots that do not search can")
    return [None if name == RANDOM else Spec.parse(name).planner for name in names]


def _read_only(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    view = array.view()
    view.flags.writeable = False
    return view


def reward_number(name: str) -> int:
    """The core's number for a reward."""
    if name not in REWARDS:
        raise ValueError(f"there is no reward {name!r}; choose from {', '.join(REWARDS)}")
    return REWARDS.index(name)
