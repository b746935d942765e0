"""The log of a game: its entries, and the game they add up to.

The log is append-only. A play adds events; an undo or a take-back keeps only the first `keep` of the events that
counted so far. Replaying the events that count gives the game; they include what chance drew.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from elfenland.board import from_mapping
from elfenland.coach.deals import Deal
from elfenland.game import Chance, FairLuck, Game, Luck, Replay, redact
from elfenland.game import events as e
from elfenland.server.documents import TableDoc

Kind = Literal["start", "play", "undo", "takeback"]

_EVENTS = msgspec.json.Decoder(tuple[e.Event, ...])
_ENCODER = msgspec.json.Encoder()


class Entry(msgspec.Struct, frozen=True):
    """One version of the log. `events` is what happened or, for an undo, what was taken back."""

    version: int
    kind: Kind
    seat: int | None
    events: tuple[e.Event, ...]
    keep: int  # events that counted before this entry's own
    at: float
    client_id: str | None = None
    body_hash: str | None = None

    @property
    def stored_events(self) -> str:
        return _ENCODER.encode(self.events).decode()

    @classmethod
    def load(cls, row: tuple[Any, ...]) -> Entry:
        version, kind, seat, events, keep, at, client_id, body_hash = row
        return cls(version, kind, seat, _EVENTS.decode(events), keep, at, client_id, body_hash)


class ShownEntry(msgspec.Struct, frozen=True):
    """An entry as a seat, or a spectator, may know it."""

    version: int
    kind: Kind
    seat: int | None
    events: tuple[e.Event, ...]
    at: float


def shown(entry: Entry, seat: int | None, open_book: bool) -> ShownEntry:
    """The entry as `redact` leaves it for the seat; an open book shows everything."""
    events = entry.events if open_book else tuple(redact(event, seat) for event in entry.events)
    return ShownEntry(entry.version, entry.kind, entry.seat, events, entry.at)


def counted(entries: Iterable[Entry]) -> list[e.Event]:
    """The events that count after these entries."""
    events: list[e.Event] = []
    for entry in entries:
        del events[entry.keep :]
        if entry.kind in ("start", "play"):
            events += entry.events
    return events


def begin(doc: TableDoc, created: str) -> Game:
    """The table's game before its first event."""
    options = from_mapping(doc.options)
    return Game(
        options, doc.players, doc.first,
        created=created, edition=doc.edition, chance=luck_of(doc), notes=doc.all_notes,
    )  # fmt: skip


def describe(game: Game, doc: TableDoc) -> None:
    """Tell a game what has changed about it: a name may have been deleted, the coach may have helped."""
    game.players = tuple(doc.players)
    if doc.helped:
        game.notes = doc.all_notes


def deal_of(doc: TableDoc) -> Deal | None:
    """The deal of a challenge's table."""
    return None if doc.deal is None else msgspec.convert(doc.deal, Deal)


def luck_of(doc: TableDoc) -> Luck | None:
    """The luck that a table has of its own; None where the server's chance draws."""
    deal = deal_of(doc)
    if deal is not None:
        return deal.luck
    return None if doc.fair is None else FairLuck.from_dict(doc.fair)


def rebuild(doc: TableDoc, created: str, entries: Iterable[Entry]) -> Game:
    """The game that the entries add up to, ready to continue."""
    game = begin(doc, created)
    return _told(game, game.chance, counted(entries))


def advance(game: Game, entry: Entry) -> Game | None:
    """The game one entry later; None if it must be rebuilt."""
    if entry.keep != len(game.events) or entry.kind not in ("start", "play"):
        return None
    return _told(game.copy(), game.chance, entry.events)


def _told(game: Game, chance: Chance, events: Iterable[e.Event]) -> Game:
    """A game after events that happened, with the chance that it goes on with."""
    replay = Replay(game)
    for event in events:
        replay.feed(event)
    game = replay.finish()
    game.chance = chance
    return game
