"""Before and between games: create, join, change seats, start, leave, rematch."""

from __future__ import annotations

import secrets
import time
from functools import partial
from typing import Any

from elfenland.board import Options, name_of, resolve
from elfenland.game import Luck
from elfenland.game import events as e
from elfenland.server import access, clocks, documents, luck
from elfenland.server.bodies import ClockWish, NewGame, SeatChange, SeatWish
from elfenland.server.bot_names import check_bot, title_of
from elfenland.server.context import Context
from elfenland.server.documents import SeatDoc, TableDoc
from elfenland.server.event_log import Entry, begin
from elfenland.server.problems import Conflict, Problem
from elfenland.server.store import Db, queries
from elfenland.server.table import Table
from elfenland.server.texts import clean


def now() -> float:
    return round(time.time(), 3)


# ------------------------------------------------------------------ create


async def create(context: Context, session: str, address: str, wish: NewGame) -> Table:
    """Make a table, and start it at once if asked to."""
    me = await context.store.read(lambda db: queries.get_guest(db, session))
    options = _options(wish)
    if isinstance(wish.starting_player, int) and wish.starting_player >= len(wish.seats):
        raise Problem("seats", f"there is no seat {wish.starting_player} at this table")
    doc = TableDoc(
        edition=wish.edition if not wish.options else name_of(options),
        options=options.to_dict(),
        seats=[_seat(context, n, seat, session, me) for n, seat in enumerate(wish.seats)],
        starting_player=wish.starting_player,
        pace=wish.pace,
        watch=wish.watch,
        host=session,
        created=now(),
        origin=context.sessions.origin(address),
        clock=_clock(wish),
        language=wish.language,
        coach=wish.coach,
    )
    name_apart(doc)
    identity = documents.new_id()
    luck.commit(doc, identity)
    allow = partial(check_hosted, context, session)
    table = await context.tables.create(doc, "open", [], None, allow, identity)
    if wish.start:
        await start(context, table, session, None)
    return table


def _clock(wish: NewGame) -> documents.ClockDoc | None:
    """The clocks, which belong to the pace of that name."""
    if wish.pace != "clock":
        if wish.clock is not None:
            raise Problem("option", "a clock needs the pace 'clock'")
        return None
    chosen = wish.clock or ClockWish()
    return clocks.new_clock(chosen.minutes, chosen.increment, len(wish.seats))


def check_hosted(context: Context, session: str, db: Db) -> None:
    """Refuse another table to a guest who hosts too many that go on."""
    if queries.hosted(db, session)[0] >= context.settings.games_per_session:
        raise Problem("too_many", "you host too many unfinished games; finish or delete one", retry_after=60)


def _options(wish: NewGame) -> Options:
    """The edition's options with the changes; town cards may be among them or given apart."""
    changes: dict[str, Any] = dict(wish.options)
    if "edition" in changes:
        raise Problem("option", "edition is not an option; give it beside the options")
    return resolve(wish.edition, changes.pop("town_cards", wish.town_cards), **changes)


def _seat(context: Context, number: int, wish: SeatWish | SeatChange, session: str, me: queries.Guest) -> SeatDoc:
    """A seat as requested."""
    name = None if wish.name is None else clean(wish.name, "a name", context.settings.name_length)
    match wish.kind:
        case "open":
            return SeatDoc("open", "")
        case "bot":
            bot = check_bot(wish.bot)
            return SeatDoc("bot", name or title_of(bot), bot=bot)
        case "mine":
            return SeatDoc("human", name or me.name or "Guest", owners=[session], face=me.face)
        case "device":
            return SeatDoc("human", name or f"Player {number + 1}", device=True, owners=[session])


def name_apart(doc: TableDoc) -> None:
    """Number equal names, whatever their case, so that all names differ."""
    used: set[str] = set()
    for seat in doc.seats:
        name, number = seat.name, 2
        while name and name.casefold() in used:
            name, number = f"{seat.name} {number}", number + 1
        seat.name = name
        used.add(name.casefold())


# ------------------------------------------------------------------ seats


def _check_open(table: Table) -> None:
    if table.status != "open":
        raise Problem("not_open", "this game has already begun")


async def join(context: Context, table: Table, session: str, name: str, wanted: int | None) -> None:
    """Take an open seat; if none is named, the one of the colour one likes, else the first."""
    name = clean(name, "a name", context.settings.name_length)
    if wanted is not None:
        access.check_exists(table, wanted)
    me = await context.store.read(lambda db: queries.get_guest(db, session))

    def edit(doc: TableDoc) -> None:
        _check_open(table)
        free = [n for n, seat in enumerate(doc.seats) if seat.kind == "open"]
        if wanted is None and doc.seats_of(session):
            return  # already seated
        if wanted is not None and session in doc.seats[wanted].owners:
            doc.seats[wanted].name, doc.seats[wanted].face = name, me.face
        elif not free or (wanted is not None and wanted not in free):
            raise Problem("seat_taken", "this seat is taken" if free else "no seat is open at this table")
        else:
            liked = me.colour if me.colour in free else free[0]
            doc.seats[liked if wanted is None else wanted] = SeatDoc("human", name, owners=[session], face=me.face)
        name_apart(doc)

    await context.tables.change(table, edit)
    await context.store.write(lambda db: queries.set_name(db, session, name))


async def move(context: Context, table: Table, session: str, seat: int) -> None:
    """Move to another free seat before the start, and with it to its colour."""
    access.check_exists(table, seat)

    def edit(doc: TableDoc) -> None:
        access.check_seated(table, session)
        _check_open(table)
        if doc.seats[seat].kind != "open":
            raise Problem("seat_taken", "this seat is taken")
        mine = doc.seats_of(session)[0]
        doc.seats[seat], doc.seats[mine] = doc.seats[mine], doc.seats[seat]

    await context.tables.change(table, edit)


async def change_seat(context: Context, table: Table, session: str, seat: int, wish: SeatChange) -> None:
    """Change a seat before the start, as the host; its player is removed."""
    access.check_host(table, session)
    access.check_exists(table, seat)
    me = await context.store.read(lambda db: queries.get_guest(db, session))
    new = _seat(context, seat, wish, session, me)

    def edit(doc: TableDoc) -> None:
        _check_open(table)
        doc.seats[seat] = new
        name_apart(doc)

    await context.tables.change(table, edit)


async def list_openly(context: Context, table: Table, session: str, listed: bool) -> None:
    """Put a table among the open ones, or take it away from there, as the host."""
    access.check_host(table, session)

    def edit(doc: TableDoc) -> None:
        _check_open(table)
        doc.listed = listed

    await context.tables.change(table, edit)


# ------------------------------------------------------------------ start


async def start(context: Context, table: Table, session: str, oldest: int | None) -> None:
    """Begin the game (R1); the first log entry holds the set-up and the deal."""
    access.check_host(table, session)
    async with table.lock:
        for _ in range(3):
            _check_open(table)
            doc = documents.copy(table.doc)
            if any(seat.kind == "open" for seat in doc.seats):
                raise Problem("seats_open", "a seat is still open; wait for a player or give it to a bot")
            fair = luck.settled(doc, doc.starting_player == "random" and oldest is None)
            doc.fair = None if fair is None else fair.to_dict()
            drawn = fair is not None and fair.drawn_start
            doc.first = fair.starting_player() if fair is not None and drawn else _first(table, doc, oldest)
            doc.players = [_player(seat) for seat in doc.seats]
            game = begin(doc, table.created_text)
            if not isinstance(game.chance, Luck):
                game.chance = context.chance
            events = game.begin()
            try:
                await context.tables.start(table, doc, Entry(1, "start", None, events, 0, now()), game)
            except Conflict:
                await context.tables.refresh(table)
                continue
            context.metrics.entries.labels("start").inc()
            return
    raise Problem("busy", "too many people are changing this table at once; try again")


def _player(seat: SeatDoc) -> e.Player:
    return e.Player(seat.name) if seat.bot is None else e.Player(seat.name, seat.bot)


def _first(table: Table, doc: TableDoc, oldest: int | None) -> int:
    """R1.4: the starting player."""
    if oldest is not None:
        access.check_exists(table, oldest)
        return oldest
    if doc.starting_player == "oldest":
        names = ", ".join(f"{n} {seat.name}" for n, seat in enumerate(doc.seats))
        raise Problem("who_is_oldest", f"set starting_player to the oldest player: {names}", rule="R1.4")
    if doc.starting_player == "random":
        return secrets.randbelow(len(doc.seats))
    return int(doc.starting_player)


# ------------------------------------------------------------------ leave, hand over, take back


async def leave(context: Context, table: Table, session: str) -> None:
    """Leave: at an open table the seat becomes free; in a running game a bot takes over."""
    access.check_seated(table, session)

    def edit(doc: TableDoc) -> None:
        clocks.stop(table, doc, now())
        for n in doc.seats_of(session):
            seat = doc.seats[n]
            if table.status == "open":
                doc.seats[n] = SeatDoc("open", "")
            elif table.status != "finished":
                seat.left = True
                seat.bot = seat.bot or check_bot(None)
        _forget_votes(doc, session)
        _pass_host_on(doc, session)

    await context.tables.change(table, edit)


def _forget_votes(doc: TableDoc, session: str) -> None:
    for n in doc.seats_of(session):
        doc.votes.pause = [seat for seat in doc.votes.pause if seat != n]
        doc.votes.takeback = [seat for seat in doc.votes.takeback if seat != n]


def _pass_host_on(doc: TableDoc, session: str) -> None:
    """Make the next person at the table the host, if there is one."""
    if doc.host == session:
        others = [owner for n in doc.humans for owner in doc.seats[n].owners if owner != session]
        doc.host = others[0] if others else session


async def hand_over(context: Context, table: Table, session: str, seat: int, bot: str) -> None:
    """Let a bot play for the caller; the seat stays theirs."""
    access.check_seat(table, session, seat)
    level = check_bot(bot)

    def edit(doc: TableDoc) -> None:
        _check_begun(table)
        clocks.stop(table, doc, now())
        doc.seats[seat].bot = level

    await context.tables.change(table, edit)


async def take_back(context: Context, table: Table, session: str, seat: int) -> None:
    """Let the owner play their seat again."""
    access.check_seat(table, session, seat)

    def edit(doc: TableDoc) -> None:
        _check_begun(table)
        clocks.give_grace(table, doc, seat, now())
        doc.seats[seat].bot = None
        doc.seats[seat].left = False
        doc.votes.away.pop(str(seat), None)

    await context.tables.change(table, edit)


def _check_begun(table: Table) -> None:
    if table.status not in ("running", "paused"):
        raise Problem("not_running", "this game is not running")


# ------------------------------------------------------------------ rematch


async def rematch(context: Context, table: Table, session: str) -> Table:
    """Make a table for the same people, the next player starting, or sit down at the one that another has made.

    Only whoever asks has a seat there: the others are told, and say for themselves whether they want to play.
    """
    mine = access.check_seated(table, session)
    if table.status != "finished":
        raise Problem("not_finished", "a rematch is possible once this game is over")
    if table.doc.rematch is None:
        again, identity = _again(table.doc, session), documents.new_id()
        luck.commit(again, identity)
        new = await context.tables.create(again, "open", [], None, None, identity)

        def edit(doc: TableDoc) -> None:
            if doc.rematch is None:
                doc.rematch, doc.rematch_by = new.id, mine[0]

        await context.tables.change(table, edit)
        if table.doc.rematch == new.id:
            if all(seat.kind != "open" for seat in new.doc.seats):
                await start(context, new, session, None)
            return new
        await context.tables.delete(new)
    there = await context.tables.get(str(table.doc.rematch))
    if there.status == "open" and not there.doc.seats_of(session):
        free = there.doc.seats[mine[0]].kind == "open"
        await join(context, there, session, table.doc.seats[mine[0]].name, mine[0] if free else None)
    return there


def _again(old: TableDoc, session: str) -> TableDoc:
    """The table of a rematch: bots and the seats of whoever asks, all with new keys; the others' seats are open."""
    doc = documents.copy(old)
    doc.starting_player = (old.first + 1) % len(old.seats)
    doc.host, doc.created, doc.players, doc.rematch, doc.rematch_by = session, now(), [], None, None
    doc.challenge = doc.deal = None  # a deal is played once
    doc.helped = []
    doc.votes, doc.resumed = documents.Votes(), 0.0
    if doc.clock is not None:
        doc.clock = clocks.new_clock(doc.clock.minutes, doc.clock.increment, len(doc.seats))
    for n, seat in enumerate(old.seats):
        if seat.kind == "bot":
            doc.seats[n] = SeatDoc("bot", seat.name, bot=seat.bot)
        elif session in seat.owners:
            doc.seats[n] = SeatDoc("human", seat.name, device=seat.device, owners=[session], face=seat.face)
        else:
            doc.seats[n] = SeatDoc("open", "")
    return doc
