"""Other histories that a seat cannot tell from the true one (OpenSpiel's resample_from_infostate).

A history here is a list of entries made by rules/observation.py's `advance`. As in `imagine`
(hidden/worlds.py), chance has its true probabilities and what the others did must have been legal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from elfenland.board import BOARD, CARD_NAMES, Options
from elfenland.envs.mirror import Mirror
from elfenland.game import redact
from elfenland.game.events import Moved
from elfenland.hidden import History, Knowledge, TakenBack, Worlds
from elfenland.rules import State, advance
from elfenland.rules.numbering import A_CARAVAN, A_CARD, A_KEEP_SECRET, BOOT, CHANCE, DEAL, ROUND, SECRET, TOWN_CARDS

SEAT = 1024  # see advance in rules/observation.py
APART = 10  # worlds skipped between two results, so that they differ


class Resampler:
    """Draws histories that match one seat's knowledge at one point of a game."""

    def __init__(self, options: Options, players: int, log: Sequence[int], seat: int, seed: int) -> None:
        self.actions: list[int] = []  # of the true history
        self.holes: list[tuple[int, int, int, int]] = []  # those hidden from the seat: index, phase, round, owner
        chance, decisions = self._read(State.start(options, players), log, seat)
        mirror = Mirror.of_history(options, players, chance, decisions)
        self.worlds = Worlds(_knowledge(mirror, seat), seed, history_only=True)

    def _read(self, state: State, log: Sequence[int], seat: int) -> tuple[list[int], list[int]]:
        """Split the history into chance outcomes and decisions, and find the holes."""
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
            raise ValueError("a state can only be resampled where a player must decide")
        return chance, decisions

    def next(self) -> list[int]:
        """The actions of another matching history."""
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
    """What the seat has seen, including the cards of an action that is still being chosen."""
    game = mirror.game
    events = [redact(event, seat) for event in game.events]
    undone = []
    if mirror.pending and game.to_act is not None:
        first, *cards = mirror.pending
        paid = tuple(CARD_NAMES[card - A_CARD] for card in cards)
        here = BOARD.towns[game.state.at(BOOT + game.to_act)].id
        connection = BOARD.connections[first - A_CARAVAN if first >= A_CARAVAN else 0].id
        undone.append(TakenBack(len(events), (Moved(game.to_act, connection, here, paid, first >= A_CARAVAN, False),)))
    return Knowledge.from_events(
        game.options, len(game.players), game.starting_player, seat, events, taken_back=tuple(undone)
    )


_last: tuple[tuple[object, ...], Resampler] | None = None


def resampled(options: Options, players: int, log: Sequence[int], seat: int, seed: int) -> list[int]:
    """The actions of a history that the seat cannot tell from this one.

    A search asks repeatedly at the same point, so the chain of worlds for the last point is kept and
    continued. The seed only matters where a chain begins.
    """
    global _last
    key = (options, players, seat, tuple(log))
    if _last is None or _last[0] != key:
        _last = (key, Resampler(options, players, log, seat, seed))
    return _last[1].next()
