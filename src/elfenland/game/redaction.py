"""The one place where secrets are removed: what a seat, or a spectator, may know of an event and of a state.

Everything that leaves the game for a seat goes through here: views, records, streams, bots.
"""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import replace

from elfenland.game import events as e
from elfenland.rules import State
from elfenland.rules.numbering import (
    BAG,
    CARD_KINDS,
    COUNTER_KINDS,
    NONE,
    PLAYERS,
    STACK,
    TOWN_CARD,
    TOWN_CARD_LEFT,
    TOWNS,
    hand_at,
    secret_at,
)

#: The events that may hold something that not everybody knows.
_HIDING = frozenset({e.TownCards, e.Dealt, e.SecretDrawn, e.Kept})


def check_seat(seat: int | None, players: int) -> None:
    """Refuse a seat that is not at the table; None is a spectator."""
    if seat is not None and seat not in range(players):
        raise ValueError(f"there is no seat {seat!r} at this table")


def redact(event: e.Event, seat: int | None) -> e.Event:
    """The event as the seat knows it (docs/rules.md, What is secret); None is a spectator."""
    if type(event) not in _HIDING:
        return event
    match event:
        case e.TownCards(towns):
            return e.TownCards(tuple(town if s == seat else None for s, town in enumerate(towns)))
        case e.Dealt(player, cards) if player != seat:
            return e.Dealt(player, (None,) * len(cards))
        case e.SecretDrawn(player, _) if player != seat:
            return e.SecretDrawn(player, None)
        case e.Kept(player, counter, secret, returned) if player != seat:
            back = tuple(sorted((_unseen(r) for r in returned), key=lambda r: (r.secret, str(r.counter))))
            return e.Kept(player, None if secret else counter, secret, back)
    return event


def _unseen(returned: e.Returned) -> e.Returned:
    return e.Returned(None, True) if returned.secret else returned


#: Notes of a record that tell nobody more than they may know; the others hold a deal's luck or a secret.
OPEN_NOTES = ("coach",)


def redact_header(header: e.Header, seat: int | None) -> e.Header:
    """The header as the seat knows it: no seed, and no note that says what is still to come."""
    notes = {} if header.notes is UNSET else {key: header.notes[key] for key in OPEN_NOTES if key in header.notes}
    return replace(header, seed=None, seat=seat, notes=notes or UNSET)


def redact_state(state: State, seat: int | None) -> State:
    """The state as the seat knows it: hidden things are empty, and lie with what nobody has seen.

    The others' hands, secret counters and town cards are gone, though their numbers of cards are there;
    STACK and BAG hold every card and counter whose place the seat does not know.
    """
    known = state.copy()
    for other in range(state.at(PLAYERS)):
        if other != seat:
            _pour(known, hand_at(other, 0), STACK, CARD_KINDS)
            _pour(known, secret_at(other, 0), BAG, COUNTER_KINDS)
            known.put(TOWN_CARD + other, NONE)
    for town in range(TOWNS):
        known.put(TOWN_CARD_LEFT + town, 0)
    return known


def _pour(state: State, source: int, target: int, kinds: int) -> None:
    """Move counts from one place of the block to another."""
    for kind, count in enumerate(state.row(source, kinds)):
        if count:
            state.put(source + kind, 0)
            state.put(target + kind, state.at(target + kind) + count)
