"""Challenges: one deal that everybody plays once against the same bots, and the deal of the day.

The deal's luck stays in the database: no answer, record or page tells it, for somebody may still play it. Who has not
played the deal is not shown the others' games of it.
"""

from __future__ import annotations

import contextlib
from datetime import date
from functools import partial

import msgspec

from elfenland.board import from_mapping, name_of
from elfenland.coach.deals import Deal
from elfenland.game import Game
from elfenland.server import access, documents, lobby, wire
from elfenland.server.bodies import NewChallenge
from elfenland.server.bot_names import check_bot, title_of
from elfenland.server.context import Context
from elfenland.server.documents import SeatDoc, TableDoc
from elfenland.server.problems import Problem
from elfenland.server.puzzles import today
from elfenland.server.store import Db, challenge_queries, queries
from elfenland.server.store.challenge_queries import ChallengeRow, Played
from elfenland.server.table import Table

#: Who plays the deal of a day against the guest, who sits first.
BOTS_OF_THE_DAY = (None, "level-5", "level-7", "level-9")
MOST = 100  # challenges that one guest may give
SHOWN = 100  # results in a table


# ------------------------------------------------------------------ what there is


async def create(context: Context, session: str, base: str, wish: NewChallenge) -> wire.Challenge:
    """A challenge from a game that the guest has finished, or from a fresh deal."""
    table = None if wish.game is None else await context.tables.get(wish.game)
    if table is None:
        deal = Deal.fresh((None, *map(check_bot, wish.bots)), town_cards=wish.town_cards)
    else:
        access.check_seated(table, session)
        if table.doc.challenge is not None:
            return await show(context, session, base, table.doc.challenge)
        deal = _deal_of(table)
    _check_bots(deal)
    identity = documents.new_id()

    def work(db: Db) -> None:
        if challenge_queries.hosted(db, session) >= MOST:
            raise Problem("too_many", "you have made too many challenges", retry_after=3600)
        challenge_queries.insert(db, identity, deal, session, "")
        if table is not None:
            challenge_queries.begin(db, identity, session, table.id, table.doc.seats[deal.seat].name)

    await context.store.write(work)
    if table is not None:

        def edit(doc: TableDoc) -> None:
            doc.challenge = doc.challenge or identity

        await context.tables.change(
            table, edit
        )  # its replay leads to the others' games, and no second one is made of it
    return await show(context, session, base, identity)


def _deal_of(table: Table) -> Deal:
    """The deal of a finished game in which one person played, to its end, against bots."""
    seats = table.doc.seats
    people = [seat for seat in seats if seat.kind == "human"]
    if table.game is None or table.status != "finished" or len(people) != 1 or table.doc.source == "import":
        raise Problem("no_challenge", "a challenge needs a finished game of one person against bots")
    return Deal.of_game(table.game)


def _check_bots(deal: Deal) -> None:
    """Only our own bots think alike whenever they meet the same position."""
    from elfenland.bots import BOTS

    if not {bot for bot in deal.bots if bot is not None} <= BOTS.keys():
        raise Problem("no_challenge", "a challenge is played against this program's own bots")


async def of_the_day(context: Context, session: str, base: str) -> wire.Challenge:
    """The deal of today, made when somebody first asks for it."""
    day = today()
    identity = f"day-{day.isoformat()}"
    if await context.store.read(lambda db: challenge_queries.get(db, identity)) is None:
        deal = Deal.of_the_day(day, context.sessions.key("deal of the day"), BOTS_OF_THE_DAY)
        await context.store.write(lambda db: challenge_queries.insert(db, identity, deal, "", day.isoformat()))
    return await show(context, session, base, identity)


async def show(context: Context, session: str, base: str, identity: str) -> wire.Challenge:
    """A challenge as a guest may see it."""
    row = await _row(context, identity)
    deal = _read(row)
    games = await context.store.read(lambda db: challenge_queries.games(db, identity, SHOWN))
    results = [await _with_result(context, played) for played in games]
    own = await context.store.read(lambda db: challenge_queries.game_of(db, identity, session))
    mine = "new" if own is None else "playing" if own.score is None else "played"
    open_book = mine == "played" or (row.day != "" and date.fromisoformat(row.day) < today())
    return wire.Challenge(
        id=identity,
        link=f"{base}/c/{identity}",
        day=row.day or None,
        town_cards=bool(deal.options["town_cards"]),
        seats=tuple(wire.ChallengeSeat("" if bot is None else title_of(bot), bot) for bot in deal.bots),
        mine=mine,  # type: ignore[arg-type]
        game=None if own is None else own.game,
        results=tuple(
            wire.ChallengeResult(
                one.name, one.session == session, one.score, one.place, one.game if open_book else None
            )
            for one in sorted(results, key=lambda one: (-(one.score or 0), one.place or 0, one.at))
            if one.score is not None and one.place is not None
        ),
    )


async def _row(context: Context, identity: str) -> ChallengeRow:
    row = await context.store.read(lambda db: challenge_queries.get(db, identity))
    if row is None:
        raise Problem("not_found", "there is no such challenge here")
    return row


def _read(row: ChallengeRow) -> Deal:
    return msgspec.json.decode(row.deal, type=Deal)


async def _with_result(context: Context, played: Played) -> Played:
    """A game of a challenge with its result; what has just been finished is written down."""
    if played.score is not None:
        return played
    with contextlib.suppress(Problem):  # deleted in the meantime
        table = await context.tables.get(played.game)
        if table.status == "finished" and table.game is not None:
            seat = next(n for n, one in enumerate(table.doc.seats) if one.kind == "human")
            name, (score, place) = table.doc.seats[seat].name, result(table.game, seat)
            await context.store.write(lambda db: challenge_queries.finish(db, played, name, score, place))
            return msgspec.structs.replace(played, name=name, score=score, place=place)
    return played


def result(game: Game, seat: int) -> tuple[int, int]:
    """A seat's score in a finished game, and which place that was."""
    outcome = game.outcome
    assert outcome is not None
    ranks = [(n in outcome.winners, outcome.scores[n], outcome.cards[n]) for n in range(len(game.players))]
    return outcome.scores[seat], 1 + sum(rank > ranks[seat] for rank in ranks)


# ------------------------------------------------------------------ play


async def play(context: Context, session: str, address: str, identity: str) -> Table:
    """The guest's own game of a challenge: begun now, or the one that they have begun; there is no second one."""
    row = await _row(context, identity)
    own = await context.store.read(lambda db: challenge_queries.game_of(db, identity, session))
    if own is not None:
        return await _begun(context, own)
    me = await context.store.read(lambda db: queries.get_guest(db, session))
    name = me.name or "Guest"
    doc = _document(_read(row), identity, session, me)
    doc.origin = context.sessions.origin(address)
    table = await context.tables.create(doc, "open", [], None, partial(lobby.check_hosted, context, session))
    if not await context.store.write(lambda db: challenge_queries.begin(db, identity, session, table.id, name)):
        await context.tables.delete(table)  # begun twice at once
        return await play(context, session, address, identity)
    await lobby.start(context, table, session, None)
    return table


async def _begun(context: Context, own: Played) -> Table:
    try:
        return await context.tables.get(own.game)
    except Problem:
        raise Problem("played_already", "you have played this deal before; everybody plays it once") from None


def _document(deal: Deal, identity: str, session: str, me: queries.Guest) -> TableDoc:
    options = from_mapping(deal.options)
    seats = [
        SeatDoc("bot", title_of(bot), bot=bot)
        if bot is not None
        else SeatDoc("human", me.name or "Guest", owners=[session], face=me.face)
        for bot in deal.bots
    ]
    doc = TableDoc(
        edition=name_of(options),
        options=options.to_dict(),
        seats=seats,
        starting_player=deal.starting_player,
        pace="none",
        watch="link",
        host=session,
        created=lobby.now(),
        challenge=identity,
        deal=msgspec.to_builtins(deal),
    )
    lobby.name_apart(doc)
    return doc
