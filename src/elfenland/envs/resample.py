"""Other histories that a seat cannot tell from the true one (OpenSpiel's resample_from_infostate).

A history here is a list of entries as observation.advance makes them. Chance and the lawfulness of
what others did are taken into account exactly as `imagine` does (worlds.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from elfenland.board import BOARD, KINDS
from elfenland.board.editions import Options
from elfenland.envs.mirror import Mirror
from elfenland.events import Moved
from elfenland.knowledge import History, Knowledge, TakenBack
from elfenland.numbering import (
    A_CARAVAN,
    A_CARD,
    A_KEEP_SECRET,
    CHANCE,
    DEAL,
    PLACE,
    ROUND,
    SECRET,
    TOWN_CARDS,
)
from elfenland.observation import advance
from elfenland.redact import redact
from elfenland.state import State
from elfenland.worlds import Worlds

SEAT = 1024  # see observation.advance
APART = 10  # worlds of the chain between two that are given out


class Resampler:
    """Histories for one seat's knowledge at one point of one game."""

    def __init__(self, options: Options, players: int, log: Sequence[int], seat: int, seed: int) -> None:
        self.actions: list[int] = []  # with holes where something is hidden from the seat
        self.holes: list[tuple[int, int, int, int]] = []  # index, phase, round, seat
        chance, decisions = self._read(State.start(options, players), log, seat)
        mirror = Mirror.of_history(options, players, chance, decisions)
        self.worlds = Worlds(_knowledge(mirror, seat), seed, history_only=True)

    def _read(self, state: State, log: Sequence[int], seat: int) -> tuple[list[int], list[int]]:
        """Split the history into chance and decisions, and find the holes."""
        chance: list[int] = []
        decisions: list[int] = []
        shown = bytearray(7)
        for index, entry in enumerate(log):
            action = entry % SEAT
            (chance if state.actor == CHANCE else decisions).append(action)
            self.actions.append(action)
            owner = entry // SEAT - 1
            if owner not in (-1, seat):
                self.holes.append((index, state.phase, state.at(ROUND), owner))
            advance(state, shown, action)
        if state.actor < 0:
            raise ValueError("states are resampled where a player is to decide")
        return chance, decisions

    def next(self) -> list[int]:
        """The actions of another history."""
        self.worlds.skip(APART)
        history = self.worlds.history()
        actions = self.actions.copy()
        hands: dict[tuple[int, int], Iterator[int]] = {}
        for index, phase, round_, seat in self.holes:
            if phase == DEAL and (round_, seat) not in hands:
                hands[round_, seat] = iter(_cards(history, round_, seat))
            actions[index] = next(hands[round_, seat]) if phase == DEAL else _hidden(history, phase, round_, seat)
        return actions


def _cards(history: History, round_: int, seat: int) -> list[int]:
    return [kind for kind, count in enumerate(history.dealt[round_][seat]) for _ in range(count)]


def _hidden(history: History, phase: int, round_: int, seat: int) -> int:
    if phase == TOWN_CARDS:
        found = history.towns[seat]
    elif phase == SECRET:
        found = history.drawn[round_][seat]
    else:
        found = history.kept[round_][seat]
    assert found is not None
    return found if phase in (TOWN_CARDS, SECRET) else A_KEEP_SECRET + found


def _knowledge(mirror: Mirror, seat: int) -> Knowledge:
    """What the seat has seen; cards of an action that is still being chosen were in their player's hand."""
    game = mirror.game
    events = [redact(event, seat) for event in game.events]
    undone = []
    if mirror.pending and game.to_act is not None:
        first, *cards = mirror.pending
        paid = tuple(KINDS[card - A_CARD] for card in cards)
        here = BOARD.towns[game.state.at(PLACE + game.to_act)].id
        way = BOARD.connections[first - A_CARAVAN if first >= A_CARAVAN else 0].id
        undone.append(TakenBack(len(events), (Moved(game.to_act, way, here, paid, first >= A_CARAVAN, False),)))
    return Knowledge.from_events(
        game.options, len(game.players), game.starting_player, seat, events, taken_back=tuple(undone)
    )


_last: tuple[tuple[object, ...], Resampler] | None = None


def resampled(options: Options, players: int, log: Sequence[int], seat: int, seed: int) -> list[int]:
    """The actions of a history that shows the seat the same as this one.

    A search asks again and again at the same point, so the last point's chain of worlds is kept and
    goes on; the seed counts where a chain begins.
    """
    global _last
    key = (options, players, seat, tuple(log))
    if _last is None or _last[0] != key:
        _last = (key, Resampler(options, players, log, seat, seed))
    return _last[1].next()
