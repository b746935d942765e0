"""Elfenland as an OpenSpiel game; importing this module registers `python_elfenland`.

Specified in docs/openspiel.md. Chance is explicit: every decision and every draw is an action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pyspiel

from elfenland.board import BOARD, CARD_NAMES, DEFAULT_EDITION, OPTION_VALUES, resolve
from elfenland.envs.drawing import ansi
from elfenland.envs.games import REWARDS, reward_number
from elfenland.envs.layout import FIELDS, HIGH, LENGTH
from elfenland.envs.mirror import Mirror
from elfenland.envs.resample import resampled
from elfenland.game import from_decision
from elfenland.rules import Rng, RuleError, State, advance, final_reward, observe
from elfenland.rules.numbering import A_CARD, A_KEEP, ACTIONS, CHANCE, NOBODY, TOWN_CARDS, TOWNS

SEAT = 1024  # see advance in rules/observation.py
EDITION = "edition"  # as a rule's value: what the edition says
#: Rules that can be changed one by one; `rounds` has one value only.
RULES = [name for name in OPTION_VALUES if name not in ("town_cards", "rounds")]
PARAMETERS = {
    "players": 4,
    "edition": DEFAULT_EDITION,
    "town_cards": EDITION,
    "reward": "win",
    "tensors": "counts",
    **dict.fromkeys(RULES, EDITION),
}


def type_of(short_name: str, long_name: str, parameters: dict[str, Any]) -> pyspiel.GameType:
    """What OpenSpiel may expect of any Elfenland."""
    return pyspiel.GameType(
        short_name=short_name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


TYPE = type_of("python_elfenland", "Python Elfenland", PARAMETERS)
UTILITY = {"win": (0.0, 1.0, 1.0), "score": (-40.0, 40.0, 0.0), "rank": (-1.0, 1.0, 0.0)}  # lowest, highest, sum


def longest_history(players: int) -> int:
    """An upper bound on the number of decisions and chance outcomes in a game.

    In a round each player is dealt 8 cards and a secret counter, makes three draws with their chance
    outcomes, places at most five counters (with at most one pass by everyone after each), makes at most 12
    travel decisions (8 cards, a caravan's choice, the stop), and keeps one counter.
    """
    a_round = players * (8 + 1 + 6 + 12 + 1) + (5 * players + 1) * players
    return 4 * a_round + players * players + 4 * 5 + players


def info_of(players: int, reward: int, chances: int) -> pyspiel.GameInfo:
    """What OpenSpiel wants to know of a game; `chances` are the most outcomes of one random event."""
    lowest, highest, total = UTILITY[REWARDS[reward]]
    return pyspiel.GameInfo(
        num_distinct_actions=ACTIONS,
        max_chance_outcomes=chances,
        num_players=players,
        min_utility=lowest,
        max_utility=highest,
        utility_sum=total,
        max_game_length=longest_history(players),
    )


class ElfenlandGame(pyspiel.Game):
    """The game with its parameters: players, edition, town_cards (edition, on, off), single rules, reward, tensors."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.players = int(given["players"])
        self.reward = reward_number(given["reward"])
        if given["tensors"] not in ("counts", "scaled"):
            raise ValueError(f"tensors cannot be {given['tensors']!r}; it must be counts or scaled")
        self.scaled = given["tensors"] == "scaled"
        if given["town_cards"] not in TOWN_CARD_WORDS:
            raise ValueError(f"town_cards cannot be {given['town_cards']!r}; it must be edition, on or off")
        changes = {name: given[name] for name in RULES if given[name] != EDITION}
        self.options = resolve(given["edition"], TOWN_CARD_WORDS[given["town_cards"]], **changes)
        self.start = State.start(self.options, self.players)
        super().__init__(TYPE, info_of(self.players, self.reward, TOWNS), params or {})

    def new_initial_state(self) -> ElfenlandState:
        return ElfenlandState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(kind, self.players, params, self.scaled)


TOWN_CARD_WORDS = {"edition": None, "on": True, "off": False}


class Table:
    """The data of an ElfenlandState, cheap to copy: the position, the cards shown, the history."""

    __slots__ = ("actor", "log", "shown", "state")

    def __init__(self, state: State, shown: bytearray, log: list[int]) -> None:
        self.state = state
        self.shown = shown
        self.log = log
        self.actor = state.actor

    def __deepcopy__(self, memo: Any) -> Table:
        return Table(self.state.copy(), bytearray(self.shown), self.log.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return Table, (self.state, self.shown, self.log)


class ElfenlandState(pyspiel.State):
    """A position and its history."""

    def __init__(self, game: ElfenlandGame) -> None:
        super().__init__(game)
        self.table = Table(game.start.copy(), bytearray(7), [])

    def current_player(self) -> int:
        actor = self.table.actor
        if actor >= 0:
            return actor
        return CHANCE_PLAYER if actor == CHANCE else TERMINAL_PLAYER

    def is_terminal(self) -> bool:
        return self.table.actor == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.state.legal()) if player == self.table.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.table.state.outcomes()
        total = sum([weight for _, weight in outcomes])
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        table = self.table
        entry = advance(table.state, table.shown, action)
        if entry < 0:
            raise RuleError(f"action {action} is not possible now")
        table.log.append(entry)
        table.actor = table.state.actor

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE_PLAYER:
            towns = self.table.state.phase == TOWN_CARDS
            return f"chance {BOARD.towns[action].id if towns else CARD_NAMES[action]}"
        return f"card {CARD_NAMES[action - A_CARD]}" if A_CARD <= action < A_KEEP else str(from_decision(action))

    def returns(self) -> list[float]:
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.players
        return [final_reward(self.table.state, game.reward, seat) for seat in range(game.players)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> ElfenlandState:
        """A random state that the player cannot tell from this one, with the correct probabilities."""
        game = self.get_game()
        new: ElfenlandState = game.new_initial_state()
        for action in resampled(game.options, game.players, self.table.log, player, int(sampler() * 2**32)):
            new.apply_action(action)
        return new

    def mirror(self) -> Mirror:
        """The same game for our bots, rebuilt from the history."""
        game = self.get_game()
        state, shown = game.start.copy(), bytearray(7)
        chance: list[int] = []
        decisions: list[int] = []
        for entry in self.table.log:
            (chance if state.actor == CHANCE else decisions).append(entry % SEAT)
            advance(state, shown, entry % SEAT)
        return Mirror.of_history(game.options, game.players, chance, decisions)

    def __str__(self) -> str:
        return ansi(self.table.state)


CHANCE_PLAYER = int(pyspiel.PlayerId.CHANCE)
TERMINAL_PLAYER = int(pyspiel.PlayerId.TERMINAL)


class Observer:
    """Observations (the present) and information states (a seat's whole history), as tensors and strings."""

    def __init__(
        self, kind: pyspiel.IIGObservationType, players: int, params: dict[str, Any] | None, scaled: bool = False
    ) -> None:
        if params:
            raise ValueError(f"python_elfenland has no observation parameters; remove {params}")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("python_elfenland only observes public information together with one seat's own")
        self.recall = kind.perfect_recall
        self.scaled = scaled  # whether every number of a tensor lies from 0 to 1
        self._row = np.zeros(LENGTH, np.uint8)
        self.dict: dict[str, Any] = {}
        if self.recall:
            self.tensor = np.zeros(players + longest_history(players), np.float32)
            self.dict = {"seat": self.tensor[:players], "history": self.tensor[players:]}
        else:
            self.tensor = np.zeros(LENGTH, np.float32)
            self.dict = {field.name: field.of(self.tensor) for field in FIELDS}

    def set_from(self, state: ElfenlandState, player: int) -> None:
        """Fill the tensor for a player."""
        table = state.table
        if not self.recall:
            observe(table.state, table.shown, player, self._row)
            self.tensor[:] = self._row / HIGH if self.scaled else self._row
            return
        self.tensor.fill(0)
        self.dict["seat"][player] = 1
        self.dict["history"][: len(table.log)] = [known + 2 for known in known_entries(table.log, player)]
        if self.scaled:
            self.dict["history"] /= ACTIONS + 1

    def string_from(self, state: ElfenlandState, player: int) -> str:
        """The same, as a string."""
        table = state.table
        if self.recall:
            return f"{player}: " + " ".join([WORDS[known] for known in known_entries(table.log, player)])
        observe(table.state, table.shown, player, self._row)
        return f"{player}: {self._row.tobytes().hex()}"


WORDS = [*map(str, range(ACTIONS)), "?"]  # the last one is for the entry -1, unknown


def known_entries(log: list[int], player: int) -> Iterator[int]:
    """The history as a player knows it: each action's number, or -1 if it is another player's secret."""
    own = SEAT * (player + 1)
    for entry in log:
        yield entry if entry < SEAT else entry - own if entry & -SEAT == own else -1


pyspiel.register_game(TYPE, ElfenlandGame)


class Rollouts:
    """An evaluator for OpenSpiel's searches; it plays out inside the core, hundreds of times faster."""

    def __init__(self, game: ElfenlandGame, count: int = 1, seed: int = 0) -> None:
        self.game = game
        self.count = count
        self.rng = Rng(seed, 5)

    def evaluate(self, state: ElfenlandState) -> Any:
        """The mean returns of random games from here."""
        seats = range(self.game.players)
        total = np.zeros(self.game.players)
        for _ in range(self.count):
            trial = state.table.state.copy()
            trial.playout(self.rng)
            total += [final_reward(trial, self.game.reward, seat) for seat in seats]
        return total / self.count

    def prior(self, state: ElfenlandState) -> list[tuple[int, float]]:
        """All legal actions are equally likely."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]
