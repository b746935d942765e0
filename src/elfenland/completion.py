"""A seat's events with one possible truth filled in, and the position that they lead to."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from elfenland import events as e
from elfenland.board import BOARD, KINDS
from elfenland.knowledge import NUMBER, History, Impossible, Knowledge
from elfenland.numbering import (
    A_BLIND,
    A_CARAVAN,
    A_CARD,
    A_KEEP,
    A_KEEP_SECRET,
    A_MOVE,
    A_OBSTACLE,
    A_PASS,
    A_PLACE,
    A_PLACE_SECRET,
    A_STOP,
    A_TAKE,
    CURRENT,
    ROADS,
    START,
)
from elfenland.state import RuleError, State


def complete(knowledge: Knowledge, history: History) -> list[e.Event]:
    """The knowledge's events with every None filled in: a record that has no secrets left."""
    filler, filled = _Filler(knowledge, history), []
    for index, event in enumerate(knowledge.events):
        try:
            filled.append(filler.fill(event))
        except (ValueError, LookupError, StopIteration):  # events out of order name what is not there (yet)
            raise Impossible("this cannot come here", None, index) from None
    return filled


class _Filler:
    """Goes through the events and remembers the secret counters on the way."""

    def __init__(self, knowledge: Knowledge, history: History) -> None:
        self.hidden = knowledge.hidden
        self.history = history
        self.round = 0
        self.between_rounds = False
        self.secrets: list[list[int]] = [[] for _ in range(knowledge.players)]

    def fill(self, event: e.Event) -> e.Event:
        if self.between_rounds and isinstance(event, e.FaceUp | e.RoundBegan):
            self.round += 1
        self.between_rounds = isinstance(event, e.RoundEnded)
        match event:
            case e.TownCards(towns):
                known = [town or BOARD.towns[self.history.towns[seat] or 0].id for seat, town in enumerate(towns)]
                return e.TownCards(tuple(known))
            case e.Dealt(seat, _) if self.hidden(seat):
                counts = self.history.dealt[self.round][seat]
                return e.Dealt(seat, tuple(kind for kind, n in zip(KINDS, counts, strict=True) for _ in range(n)))
            case e.SecretDrawn(seat, None):
                kind = self.history.drawn[self.round][seat] or 0
                self.secrets[seat].append(kind)
                return e.SecretDrawn(seat, KINDS[kind])
            case e.Placed(seat, counter, _, True) if self.hidden(seat):
                self.secrets[seat].remove(NUMBER[counter])
            case e.Kept(seat) if self.hidden(seat):
                return self.fill_kept(event)
        return event

    def fill_kept(self, event: e.Kept) -> e.Kept:
        """R5.2: the secret counter that was kept, and those that went back unseen."""
        counter, back = event.counter, self.secrets[event.player]
        self.secrets[event.player] = []
        if event.secret:
            kind = self.history.kept[self.round][event.player] or 0
            back.remove(kind)
            self.secrets[event.player] = [kind]
            counter = KINDS[kind]
        unseen = iter(sorted(back))
        returned = [e.Returned(KINDS[next(unseen)], True) if r.secret else r for r in event.returned]
        return msgspec.structs.replace(event, counter=counter, returned=tuple(returned))


def position(knowledge: Knowledge, events: Sequence[e.Event]) -> State:
    """The state after complete events; what the rules do not allow is refused with the event's index."""
    state = State.start(knowledge.options, knowledge.players, knowledge.starting_player)
    for index, event in enumerate(events):
        try:
            _follow(state, event)
        except (RuleError, KeyError) as error:
            raise Impossible(f"the rules do not allow this event: {error}", None, index) from error
    return state


def _follow(state: State, event: e.Event) -> None:
    """Carry out one event on the core."""
    player = getattr(event, "player", None)
    if player is not None and player != state.at(CURRENT) and not isinstance(event, e.Kept):
        raise RuleError(f"it is not player {player}'s turn")
    match event:
        case e.TownCards(towns):
            start = state.at(START)
            for town in (*towns[start:], *towns[:start]):
                state.resolve(BOARD.town_index[town or ""])
        case e.FaceUp(kinds) | e.Dealt(_, kinds):
            for kind in kinds:
                state.resolve(NUMBER[kind or ""])
        case e.SecretDrawn(_, counter):
            state.resolve(NUMBER[counter or ""])
        case e.Drawn(_, counter, source, refill):
            state.apply(A_BLIND if source == "blind" else A_TAKE + NUMBER[counter])
            state.resolve(NUMBER[refill if isinstance(refill, str) else counter])
        case e.Kept(_, None):
            pass
        case e.RoundBegan() | e.RoundEnded() | e.Result():
            pass
        case _:
            for decision in _decisions(event):
                state.apply(decision)


def _decisions(event: e.Event) -> list[int]:
    """The core's decisions that an event of a player stands for."""
    match event:
        case e.Placed(_, counter, way, secret):
            number = ROADS * NUMBER[counter] + _road(way)
            return [number + (A_PLACE_SECRET if secret else A_PLACE)]
        case e.ObstaclePlaced(_, way):
            return [A_OBSTACLE + _road(way)]
        case e.Passed():
            return [A_PASS]
        case e.Moved(_, way, _, cards, caravan):
            number = BOARD.connection_index[way]
            return [A_CARAVAN + number, *_cards(cards)] if caravan else [A_MOVE + number]
        case e.TurnEnded(_, discarded):
            return [A_STOP, *_cards(discarded)]
        case e.Kept(_, str(counter), secret):
            return [(A_KEEP_SECRET if secret else A_KEEP) + NUMBER[counter]]
    raise RuleError("this is no decision")


def _cards(cards: Sequence[str]) -> list[int]:
    return [A_CARD + NUMBER[card] for card in cards]


def _road(way: str) -> int:
    number = BOARD.connection_index[way]
    if number >= ROADS:
        raise RuleError("waterways take no counter (R3.2, R3.3)")
    return number
