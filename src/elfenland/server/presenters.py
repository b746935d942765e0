"""A table as one caller sees it. `view_for` and `redact` decide what is secret; this module only asks them."""

from __future__ import annotations

import time

import msgspec

from elfenland.game import Game, View, view_for
from elfenland.server import clocks, luck, wire
from elfenland.server.documents import parse
from elfenland.server.event_log import shown
from elfenland.server.presence import Presence
from elfenland.server.settings import Settings
from elfenland.server.store.queries import GameRow
from elfenland.server.table import Table

ENCODER = msgspec.json.Encoder()


def view_of(table: Table, seat: int | None, history: bool = True) -> View | None:
    """The view of a seat now; None before the start."""
    return view_at(table, table.game, seat, history)


def view_at(table: Table, game: Game | None, seat: int | None, history: bool = True) -> View | None:
    """The view of a seat in the table's game as it is or was."""
    return None if game is None else view_for(game, seat, history=history, open_book=table.open_book)


def table_for(
    table: Table, session: str, presence: Presence, settings: Settings, base: str, view: View | None, chat: bool = True
) -> wire.Table:
    """The whole table for one caller, with or without its chat."""
    doc = table.doc
    mine = doc.seats_of(session)
    member = session in doc.members
    return wire.Table(
        game=table.id,
        status=table.status,  # type: ignore[arg-type]
        source=doc.source,
        host=session == doc.host,
        host_seat=next(iter(doc.seats_of(doc.host)), None),
        link=f"{base}/g/{table.id}" if member else None,
        edition=doc.edition,
        options=doc.options,
        seats=tuple(_seat(table, number, session, presence) for number in range(len(doc.seats))),
        starting_player=doc.first if table.version else doc.starting_player,
        pace=doc.pace,
        watch=doc.watch,
        my_seats=tuple(mine),
        rev=table.rev,
        version=table.version,
        to_act=table.to_act,
        since=table.turn_began,
        limit=settings.away_after(doc.pace),
        clock=clocks.shown(table),
        now=float(int(time.time())),
        created=table.created,
        votes=_votes(table, settings),
        rematch=doc.rematch,
        challenge=doc.challenge,
        rematch_by=doc.rematch_by,
        spectators=presence.others(table.id, doc.members),
        talk=doc.talk,
        listed=doc.waits_as(table.status) is not None,
        fair=luck.shown(doc),
        coach=doc.coached,
        helped=tuple(sum(help.seat == seat for help in doc.helped) for seat in range(len(doc.seats))),
        chat=tuple(table.chat) if chat else (),
        view=view,
    )


def _seat(table: Table, number: int, session: str, presence: Presence) -> wire.Seat:
    seat = table.doc.seats[number]
    present, away_since = presence.of(table.id, seat.owners)
    return wire.Seat(
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        device=seat.device,
        present=seat.kind == "bot" or present,
        away_since=None if seat.kind != "human" else away_since,
        mine=session in seat.owners,
        left=seat.left,
        muted=seat.muted,
        face=seat.face,
    )


def _votes(table: Table, settings: Settings) -> wire.ShownVotes:
    votes = table.doc.votes
    open_takeback = votes.takeback_by is not None and votes.takeback_version == table.version
    return wire.ShownVotes(
        pause=tuple(votes.pause),
        takeback=tuple(votes.takeback) if open_takeback else (),
        takeback_by=votes.takeback_by if open_takeback else None,
        away=votes.away if votes.away_version == table.version else {},
        may_replace=clocks.overdue(table, settings),
    )


def summary(row: GameRow, session: str, table: Table | None = None, result: wire.Ended | None = None) -> wire.Summary:
    """A stored table in a list, with its game's progress if the table itself is given."""
    doc = parse(row.doc)
    game = table.game if table is not None else None
    return wire.Summary(
        game=row.id,
        status=row.status,  # type: ignore[arg-type]
        source=doc.source,
        edition=doc.edition,
        town_cards=bool(doc.options["town_cards"]),
        rounds=doc.options["rounds"],
        seats=tuple(wire.SummarySeat(seat.kind, seat.name, seat.bot, seat.face) for seat in doc.seats),
        pace=doc.pace,
        watch=doc.watch,
        host=session == doc.host,
        my_seats=tuple(doc.seats_of(session)),
        round=None if game is None else game.round,
        to_act=None if game is None else game.to_act,
        created=doc.created,
        touched=row.touched,
        language=doc.language,
        result=result,
    )


def log_for(table: Table, seat: int | None, after: int, upto: int) -> wire.Log:
    """The entries after one version up to another, as the seat may know them."""
    entries = tuple(shown(entry, seat, table.open_book) for entry in table.entries[after:upto])
    return wire.Log(table.version, entries)
