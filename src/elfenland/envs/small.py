"""A small Elfenland for exact methods, as an OpenSpiel game; importing this module registers `python_elfenland_small`.

It is the last round of a real game: a position of docs/position.md in which the roads outside of a few towns are taken
by counters whose cards nobody holds. What the position hides (`?2`) chance deals from a small pack, a seat at a
time. From there on the rules are those of the compiled core. Specified in docs/small.md.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import accumulate, combinations_with_replacement
from math import comb, prod
from typing import Any

import pyspiel

from elfenland.envs.games import reward_number
from elfenland.envs.mirror import Mirror
from elfenland.envs.openspiel import CHANCE_PLAYER, SEAT, ElfenlandState, Observer, info_of, type_of
from elfenland.rules import RuleError, State, options_of

Deal = tuple[str, str]  # a seat's hidden cards and secret counters, in letters


@dataclass(frozen=True)
class Small:
    """A position with things hidden, and the packs from which chance deals them."""

    position: str
    cards: str
    counters: str

    @cached_property
    def hidden(self) -> list[tuple[int, int]]:
        """How many cards and secret counters of each seat are dealt."""
        seats = [part.split(":") for part in self.position.split()[5:]]
        return [(_hidden(seat[1]), _hidden(seat[3])) for seat in seats]

    def deals(self, before: tuple[Deal, ...]) -> list[tuple[Deal, int]]:
        """What the next seat can be dealt after those before it, with the weights."""
        cards, counters = self.hidden[len(before)]
        hands = _draws(self.cards, "".join(deal[0] for deal in before), cards)
        secrets = _draws(self.counters, "".join(deal[1] for deal in before), counters)
        return [((hand, secret), mine * other) for hand, mine in hands for secret, other in secrets]

    def start(self, dealt: tuple[Deal, ...]) -> State:
        """The position once these have been dealt; what is not dealt yet stays hidden."""
        parts = self.position.split()
        for seat, (hand, secret) in enumerate(dealt):
            words = parts[5 + seat].split(":")
            words[1], words[3] = (_filled(words[1], hand), _filled(words[3], secret))
            parts[5 + seat] = ":".join(words)
        return State.from_text(" ".join(parts))


def _hidden(text: str) -> int:
    found = re.search(r"\?(\d+)$", text)
    return int(found[1]) if found else 0


def _filled(text: str, letters: str) -> str:
    return re.sub(r"\?\d+$", "", text) + letters or "-"


def _draws(pack: str, gone: str, count: int) -> list[tuple[str, int]]:
    """Every way to draw so many from what is left of a pack, and in how many ways each comes."""
    left = Counter(pack) - Counter(gone)
    ways = combinations_with_replacement(sorted(Counter(pack)), count)
    drawn = [("".join(way), prod(comb(left[kind], n) for kind, n in Counter(way).items())) for way in ways]
    return [(way, weight) for way, weight in drawn if weight]


#: Five towns in a ring, Elvenhold, Lapphálya, Virst, Strykhaven and Beata, and nobody has been to four of them. Both
#: players hold pigs and dragons; a dragon lies on the road to Lapphálya, a pig on the one to Beata, and a pig
#: cannot go through the mountains between Virst and Strykhaven.
RING = "rio-grande {} PPPDD EUUEWCCCEUWWUUCWWWWUUUCCCEEE1DPCE2 {} {}"
ONE_COUNTER = "el:?2:-:?1:lavistbe:-:-"
TWO_COUNTERS = "el:?2:D:?1:lavistbe:-:-"
SIZES = {
    "tiny": Small(RING.format("4/plan 0>0:0", ONE_COUNTER, ONE_COUNTER), "PPDD", "PD"),
    "small": Small(RING.format("4/plan 0>0:0", ONE_COUNTER, ONE_COUNTER), "PPPDDD", "PPDD"),
    "medium": Small(RING.format("4/plan 0>0:0", TWO_COUNTERS, TWO_COUNTERS), "PPPDDD", "PPDD"),
    "large": Small(RING.format("4/draw 0>0:4", ONE_COUNTER, ONE_COUNTER), "PPPDDD", "PPDD"),
}
PARAMETERS = {"size": "small", "reward": "win"}
TYPE = type_of("python_elfenland_small", "Python small Elfenland", PARAMETERS)


class SmallGame(pyspiel.Game):
    """The game with its parameters: size, a name in SIZES, and reward."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        if given["size"] not in SIZES:
            raise ValueError(f"there is no size {given['size']!r}; choose from {', '.join(SIZES)}")
        self.small = SIZES[given["size"]]
        self.players = len(self.small.hidden)
        self.reward = reward_number(given["reward"])
        self.started = cache(self.small.start)
        self.start = self.started(())
        self.options = options_of(self.start)
        #: Every deal by its number as an outcome of chance.
        self.deals = [deal for deal, _ in self.small.deals(())]
        super().__init__(TYPE, info_of(self.players, self.reward, max(len(self.deals), 7)), params or {})

    def new_initial_state(self) -> SmallState:
        return SmallState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(kind, self.players, params)


class SmallState(ElfenlandState):
    """A position and its history, which begins with a deal for each seat."""

    def _dealt(self) -> tuple[Deal, ...] | None:
        """What the seats have been dealt so far; None once the deal is over."""
        game, log = self.get_game(), self.table.log
        return None if len(log) >= game.players else tuple(game.deals[entry % SEAT] for entry in log)

    def current_player(self) -> int:
        return super().current_player() if self._dealt() is None else CHANCE_PLAYER

    def _legal_actions(self, player: int) -> list[int]:
        return super()._legal_actions(player) if self._dealt() is None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        dealt = self._dealt()
        if dealt is None:
            return super().chance_outcomes()
        game = self.get_game()
        deals = game.small.deals(dealt)
        total = sum(weight for _, weight in deals)
        return sorted((game.deals.index(deal), weight / total) for deal, weight in deals)

    def _apply_action(self, action: int) -> None:
        dealt = self._dealt()
        if dealt is None:
            super()._apply_action(action)
            return
        if not any(action == outcome for outcome, _ in self.chance_outcomes()):
            raise RuleError(f"action {action} is not possible now")
        game, table = self.get_game(), self.table
        table.log.append(action + SEAT * (len(dealt) + 1))
        table.state = game.started((*dealt, game.deals[action])).copy()
        table.actor = table.state.actor

    def _action_to_string(self, player: int, action: int) -> str:
        if self._dealt() is None:
            return super()._action_to_string(player, action)
        return "deal " + " ".join(self.get_game().deals[action])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SmallState:
        """A random state that the player cannot tell from this one, with the correct probabilities of the deals."""
        if self._dealt() is not None or self.table.actor < 0:
            raise ValueError("a state can only be resampled where a player must decide")
        told = self.information_state_string(player)
        found = [
            (state, chance)
            for state, chance in self._worlds(self.get_game().new_initial_state(), player, 1.0)
            if state.information_state_string(player) == told
        ]
        at = sampler() * sum(chance for _, chance in found)
        below = accumulate(chance for _, chance in found)
        return next((found[i][0] for i, upto in enumerate(below) if at < upto), found[-1][0])

    def _worlds(self, state: SmallState, player: int, chance: float) -> Iterator[tuple[SmallState, float]]:
        """Every state that other deals to the other seats and the same actions lead to, with its chance."""
        log, seat = self.table.log, len(state.table.log)
        if seat < self.get_game().players:
            for deal, weight in state.chance_outcomes():
                if seat != player or deal == log[seat] % SEAT:
                    yield from self._worlds(state.child(deal), player, chance * weight)
            return
        for action in (entry % SEAT for entry in log[seat:]):
            if action not in state.legal_actions():
                return
            chance *= dict(state.chance_outcomes())[action] if state.is_chance_node() else 1
            state.apply_action(action)
        yield state, chance

    def mirror(self) -> Mirror:
        raise ValueError("a small game begins in a position and has no history that our bots could be told")

    def __str__(self) -> str:
        return self.table.state.to_text()


pyspiel.register_game(TYPE, SmallGame)
