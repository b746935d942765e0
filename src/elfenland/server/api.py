"""The endpoints. Each says in its first line what it does; that line is its documentation."""

from __future__ import annotations

from elfenland.board.editions import DEFAULT_EDITION, EDITIONS, OPTION_VALUES
from elfenland.server import access, bodies, chat, listing, lobby, seats, votes, wire
from elfenland.server import guests as guests_
from elfenland.server.bot_names import bots
from elfenland.server.calls import Call, operation
from elfenland.server.problems import Problem
from elfenland.server.showing import table_for, view_of
from elfenland.server.table import Table

GAME = "/api/games/{game}"
SEAT = ("seat", "integer", "one of your seats")


def shown(call: Call, table: Table, seat: int | None = None, at: int | None = None) -> wire.Table:
    """The table for the caller, with the view of one of his seats."""
    eyes = access.viewing_seat(table, call.session, seat)
    game = table.game if at is None else table.at(at)
    view = None if game is None else view_of(table, game, eyes)
    return table_for(table, call.session, call.hall.presence, call.hall.settings, call.base, view)


# ------------------------------------------------------------------ the guest


@operation("GET", "/api/me", wire.Me)
async def me(call: Call) -> wire.Me:
    """Who you are here: your name and your games."""
    return await listing.me(call.hall, call.session)


@operation("POST", "/api/me", wire.Me, body=bodies.Name, example={"name": "Fredegar"})
async def rename(call: Call) -> wire.Me:
    """Choose your name."""
    await guests_.rename(call.hall, call.session, call.read(bodies.Name).name)
    return await listing.me(call.hall, call.session)


@operation("DELETE", "/api/me", None, status=204)
async def delete_me(call: Call) -> None:
    """Delete what is yours: name, chat, the tables where nobody else plays; bots go on at the others."""
    await guests_.delete(call.hall, call.session)


# ------------------------------------------------------------------ what there is


@operation("GET", "/api/editions", wire.Editions)
async def editions(call: Call) -> wire.Editions:
    """All editions of the rules and all values of every option."""
    presets = tuple(
        wire.EditionInfo(preset.name, preset.text, preset.options.to_dict(), preset.tie_break)
        for preset in EDITIONS.values()
    )
    return wire.Editions(DEFAULT_EDITION, presets, {name: list(values) for name, values in OPTION_VALUES.items()})


@operation("GET", "/api/bots", tuple[wire.BotInfo, ...])
async def list_bots(call: Call) -> tuple[wire.BotInfo, ...]:
    """All bots that can take a seat, the strongest last."""
    return bots()


@operation(
    "GET",
    "/api/games",
    tuple[wire.Summary, ...],
    query=(("which", "open|running|finished|mine", "which tables; those that everyone may watch, or your own"),),
)
async def list_games(call: Call) -> tuple[wire.Summary, ...]:
    """Tables that are open to all, or your own."""
    which = call.query("which") or "open"
    statuses = {"open": ("open",), "running": ("running", "paused"), "finished": ("finished",)}
    if which == "mine":
        return await listing.mine(call.hall, call.session)
    if which not in statuses:
        raise Problem("query", "which is open, running, finished or mine")
    return await listing.public(call.hall, call.session, statuses[which])


# ------------------------------------------------------------------ tables


@operation(
    "POST",
    "/api/games",
    wire.Table,
    status=201,
    body=bodies.NewGame,
    rate="create",
    example={
        "edition": "rio-grande",
        "seats": [{"kind": "mine", "name": "Fredegar"}, {"kind": "bot", "bot": "random"}],
        "starting_player": 0,
        "start": True,
    },
)
async def create_game(call: Call) -> wire.Table:
    """A new table; whoever has its link can take an open seat."""
    return shown(call, await lobby.create(call.hall, call.session, call.read(bodies.NewGame)))


@operation("GET", GAME, wire.Table, query=(SEAT, ("at", "integer", "a version of the log, to look at the past")))
async def get_game(call: Call) -> wire.Table:
    """The table as you may see it, with the view of one of your seats or a spectator's."""
    return shown(call, await call.table(), call.number("seat"), call.number("at"))


@operation("DELETE", GAME, None, status=204)
async def delete_game(call: Call) -> None:
    """Delete a table that you host, where nobody else plays."""
    await guests_.delete_table(call.hall, await call.table(), call.session)


@operation("POST", GAME + "/join", wire.Table, body=bodies.Join, example={"name": "Mirabella"})
async def join(call: Call) -> wire.Table:
    """Take an open seat."""
    table, wish = await call.table(), call.read(bodies.Join)
    await lobby.join(call.hall, table, call.session, wish.name, wish.seat)
    return shown(call, table)


@operation("POST", GAME + "/start", wire.Table, body=bodies.Start, example={})
async def start(call: Call) -> wire.Table:
    """Begin the game; the host does it when no seat is open."""
    table, wish = await call.table(), call.read(bodies.Start)
    await lobby.start(call.hall, table, call.session, wish.starting_player)
    return shown(call, table)


@operation("POST", GAME + "/leave", wire.Table)
async def leave(call: Call) -> wire.Table:
    """Leave the table; in a running game a bot goes on for you, and you can take the seat back."""
    table = await call.table()
    await lobby.leave(call.hall, table, call.session)
    return shown(call, table)


@operation("POST", GAME + "/rematch", wire.Table)
async def rematch(call: Call) -> wire.Table:
    """The same people again, the next one starting."""
    return shown(call, await lobby.rematch(call.hall, await call.table(), call.session))


# ------------------------------------------------------------------ seats


@operation("POST", GAME + "/seats/{seat:seat}", wire.Table, body=bodies.SeatChange, example={"kind": "open"})
async def change_seat(call: Call) -> wire.Table:
    """The host arranges a seat before the start; open also removes who sits there."""
    table = await call.table()
    await lobby.change_seat(call.hall, table, call.session, call.seat, call.read(bodies.SeatChange))
    return shown(call, table)


@operation("POST", GAME + "/seats/{seat:seat}/bot", wire.Table, body=bodies.HandOver, example={"bot": "random"})
async def hand_over(call: Call) -> wire.Table:
    """Let a bot play on for you."""
    table = await call.table()
    await lobby.hand_over(call.hall, table, call.session, call.seat, call.read(bodies.HandOver).bot)
    return shown(call, table)


@operation("POST", GAME + "/seats/{seat:seat}/take", wire.Table)
async def take_seat(call: Call) -> wire.Table:
    """Play your seat yourself again."""
    table = await call.table()
    await lobby.take_back(call.hall, table, call.session, call.seat)
    return shown(call, table)


@operation("GET", GAME + "/seat-link", wire.Link, query=(SEAT,))
async def seat_link(call: Call) -> wire.Link:
    """The private link that opens your seat on another device."""
    table = await call.table()
    seat = access.acting_seat(table, call.session, call.number("seat"))
    return wire.Link(f"{call.base}/s/{seats.token(table, seat)}")


@operation("POST", GAME + "/seat-link", wire.Link, query=(SEAT,))
async def renew_seat_link(call: Call) -> wire.Link:
    """A new private link; the old one, and all other devices, lose the seat."""
    table = await call.table()
    seat = access.acting_seat(table, call.session, call.number("seat"))
    await seats.renew(call.hall, table, call.session, seat)
    return wire.Link(f"{call.base}/s/{seats.token(table, seat)}")


@operation("POST", "/api/open", wire.Opened, body=bodies.SeatToken, example={"token": "GAME.0.KEY"})
async def open_seat(call: Call) -> wire.Opened:
    """Open a seat by its private link's token; it is then yours on this device as well."""
    return await seats.open_link(call.hall, call.session, call.read(bodies.SeatToken).token)


# ------------------------------------------------------------------ agreements


@operation("POST", GAME + "/pause", wire.Table, body=bodies.Agree, example={"agree": True})
async def pause(call: Call) -> wire.Table:
    """Agree to a pause, or refuse it; it begins when all agree."""
    table = await call.table()
    await votes.pause(call.hall, table, call.session, call.read(bodies.Agree).agree)
    return shown(call, table)


@operation("POST", GAME + "/resume", wire.Table)
async def resume(call: Call) -> wire.Table:
    """Go on after a pause."""
    table = await call.table()
    await votes.resume(call.hall, table, call.session)
    return shown(call, table)


@operation("POST", GAME + "/takeback", wire.Table, body=bodies.Agree, example={"agree": True})
async def takeback(call: Call) -> wire.Table:
    """Ask to take back your last counter of this planning phase, or answer who asks; all must agree."""
    table = await call.table()
    await votes.take_back(call.hall, table, call.session, call.read(bodies.Agree).agree)
    return shown(call, table)


@operation("POST", GAME + "/away/{seat:seat}", wire.Table, body=bodies.AwayVote, example={"vote": "wait"})
async def away(call: Call) -> wire.Table:
    """Your choice about a player who lets the pace go by: wait, or a bot plays on for him."""
    table, wish = await call.table(), call.read(bodies.AwayVote)
    await votes.away(call.hall, table, call.session, call.seat, wish.vote, wish.bot)
    return shown(call, table)


@operation("POST", GAME + "/chat", wire.Table, body=bodies.Say, example={"text": "well travelled"})
async def say(call: Call) -> wire.Table:
    """Say something to the table."""
    table = await call.table()
    await chat.say(call.hall, table, call.session, call.read(bodies.Say).text)
    return shown(call, table)


@operation("POST", GAME + "/mute/{seat:seat}", wire.Table, body=bodies.Mute, example={"muted": True})
async def mute(call: Call) -> wire.Table:
    """The host mutes a seat, or lets it talk again."""
    table = await call.table()
    await chat.mute(call.hall, table, call.session, call.seat, call.read(bodies.Mute).muted)
    return shown(call, table)
