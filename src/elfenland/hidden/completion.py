"""A seat's events with one possible truth filled in, and the position that they lead to."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from elfenland.board import BOARD, CARD_NAMES
from elfenland.game import events as e
from elfenland.game import follow
from elfenland.hidden.knowledge import NUMBER, History, Impossible, Knowledge
from elfenland.rules import RuleError, State


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
                return e.Dealt(seat, tuple(kind for kind, n in zip(CARD_NAMES, counts, strict=True) for _ in range(n)))
            case e.SecretDrawn(seat, None):
                kind = self.history.drawn[self.round][seat] or 0
                self.secrets[seat].append(kind)
                return e.SecretDrawn(seat, CARD_NAMES[kind])
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
            counter = CARD_NAMES[kind]
        unseen = iter(sorted(back))
        returned = [e.Returned(CARD_NAMES[next(unseen)], True) if r.secret else r for r in event.returned]
        return msgspec.structs.replace(event, counter=counter, returned=tuple(returned))


def position(knowledge: Knowledge, events: Sequence[e.Event]) -> State:
    """The state after complete events; what the rules do not allow is refused with the event's index."""
    state = State.start(knowledge.options, knowledge.players, knowledge.starting_player)
    for index, event in enumerate(events):
        try:
            follow(state, event)
        except (RuleError, KeyError) as error:
            raise Impossible(f"the rules do not allow this event: {error}", None, index) from error
    return state
