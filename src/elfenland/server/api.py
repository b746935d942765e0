"""The endpoints of tables. The first line of each docstring is its documentation."""

from __future__ import annotations

from elfenland.board import DEFAULT_EDITION, EDITIONS, OPTION_VALUES
from elfenland.server import access, bodies, chat, listing, lobby, luck, seats, votes, wire
from elfenland.server import guests as guests_
from elfenland.server.bot_names import bots, fitting, opponents
from elfenland.server.calls import Call, Raw, operation
from elfenland.server.presenters import table_for, view_at, view_of
from elfenland.server.table import Table

GAME = "/api/games/{game}"


def shown(call: Call, table: Table, seat: int | None = None) -> wire.Table:
    """The table for the caller, with the view of one of their seats."""
    view = view_of(table, access.viewing_seat(table, call.session, seat))
    return table_for(table, call.session, call.context.presence, call.context.settings, call.base, view)


# ------------------------------------------------------------------ the guest


@operation("GET", "/api/me", wire.Me)
async def me(call: Call) -> wire.Me:
    """Who you are here: your name and your games."""
    return await listing.me(call.context, call.session)


@operation("POST", "/api/me", wire.Me, body=bodies.Name, example={"name": "Fredegar"})
async def rename(call: Call) -> wire.Me:
    """Choose your name, your portrait and your colour; what is left out stays."""
    wish = call.read(bodies.Name)
    await guests_.rename(call.context, call.session, wish.name, wish.face, wish.colour)
    return await listing.me(call.context, call.session)


@operation("DELETE", "/api/me", None, status=204)
async def delete_me(call: Call) -> None:
    """Delete what is yours: name, chat, results, the tables where nobody else plays; bots take over at the others."""
    await guests_.delete(call.context, call.session)


# ------------------------------------------------------------------ what there is


@operation("GET", "/api/editions", wire.Editions)
async def editions(call: Call) -> wire.Editions:
    """All editions of the rules and all values of every option."""
    presets = tuple(
        wire.EditionInfo(preset.name, preset.text, preset.options.to_dict(), preset.tie_break)
        for preset in EDITIONS.values()
    )
    return wire.Editions(DEFAULT_EDITION, presets, {name: list(values) for name, values in OPTION_VALUES.items()})


@operation("GET", "/api/paces", dict[str, int])
async def paces(call: Call) -> dict[str, int]:
    """Seconds that a player has for a turn at each pace that limits it."""
    return {pace: call.context.settings.away_after(pace) or 0 for pace in ("live", "hours", "days")}


@operation("GET", "/api/bots", tuple[wire.BotInfo, ...])
async def list_bots(call: Call) -> tuple[wire.BotInfo, ...]:
    """The bots by name, weakest first; levels and characters are under /api/opponents."""
    return bots()


@operation("GET", "/api/opponents", wire.Opponents)
async def list_opponents(call: Call) -> wire.Opponents:
    """The ladder of levels and the characters; `bot` is the name to seat one by."""
    return opponents()


@operation(
    "POST",
    "/api/opponents/next",
    wire.NextLevel,
    body=bodies.LevelResults,
    example={"results": [{"level": 3, "players": 2, "share": 1.0}]},
)
async def next_level(call: Call) -> wire.NextLevel:
    """The level that should be an even match for a player with these results, oldest first."""
    return fitting(call.read(bodies.LevelResults).results)


@operation("GET", "/api/games", tuple[wire.Summary, ...], query=bodies.ListQuery)
async def list_games(call: Call) -> tuple[wire.Summary, ...]:
    """Tables that are open to all, or your own."""
    which = call.query(bodies.ListQuery).which
    if which == "mine":
        return await listing.mine(call.context, call.session)
    statuses = {"open": ("open",), "running": ("running", "paused"), "finished": ("finished",)}
    return await listing.public(call.context, call.session, statuses[which])


@operation("GET", "/api/waiting", tuple[wire.Summary, ...], query=bodies.WaitingQuery)
async def waiting(call: Call) -> tuple[wire.Summary, ...]:
    """Tables that wait for players, and that everyone may join."""
    query = call.query(bodies.WaitingQuery)
    wanted = {"language": query.language, "pace": query.pace, "edition": query.edition}
    return await listing.waiting(call.context, call.session, {name: text for name, text in wanted.items() if text})


@operation("GET", "/api/me/games", tuple[wire.Summary, ...])
async def my_games(call: Call) -> tuple[wire.Summary, ...]:
    """The games that you have finished, with their results."""
    return await listing.history(call.context, call.session)


@operation("GET", "/api/me/records", None, media="application/zip")
async def my_records(call: Call) -> Raw:
    """The records of all games that you have finished, as one file."""
    name = b'attachment; filename="elfenland-games.zip"'
    return Raw(await listing.export(call.context, call.session), "application/zip", ((b"content-disposition", name),))


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
    """Make a table; anyone with its link can take an open seat."""
    return shown(call, await lobby.create(call.context, call.session, call.address, call.read(bodies.NewGame)))


@operation("GET", GAME, wire.Table, query=bodies.TableQuery)
async def get_game(call: Call) -> wire.Table:
    """The table as you may see it, with the view of one of your seats or a spectator's."""
    query, table = call.query(bodies.TableQuery), await call.table()
    if query.at is None:
        return shown(call, table, query.seat)
    access.viewing_seat(table, call.session, query.seat)  # before any work
    past = await table.at(query.at)
    view = view_at(table, past, access.viewing_seat(table, call.session, query.seat))
    return table_for(table, call.session, call.context.presence, call.context.settings, call.base, view)


@operation("DELETE", GAME, None, status=204)
async def delete_game(call: Call) -> None:
    """Delete a table that you host, where nobody else plays."""
    await guests_.delete_table(call.context, await call.table(), call.session)


@operation("POST", GAME + "/join", wire.Table, body=bodies.Join, example={"name": "Mirabella"})
async def join(call: Call) -> wire.Table:
    """Take an open seat."""
    table, wish = await call.table(), call.read(bodies.Join)
    await lobby.join(call.context, table, call.session, wish.name, wish.seat)
    return shown(call, table)


@operation("POST", GAME + "/start", wire.Table, body=bodies.Start, example={})
async def start(call: Call) -> wire.Table:
    """Begin the game; the host can do so once no seat is open."""
    table, wish = await call.table(), call.read(bodies.Start)
    await lobby.start(call.context, table, call.session, wish.starting_player)
    return shown(call, table)


@operation("POST", GAME + "/listing", wire.Table, body=bodies.Listing, example={"listed": False})
async def change_listing(call: Call) -> wire.Table:
    """List your table among the open tables, or remove it from there, as the host."""
    table = await call.table()
    await lobby.list_openly(call.context, table, call.session, call.read(bodies.Listing).listed)
    return shown(call, table)


@operation(
    "POST", GAME + "/luck", wire.Table, body=bodies.LuckNumber, example={"number": "0123456789abcdef0123456789abcdef"}
)
async def add_luck(call: Call) -> wire.Table:
    """Add a random number of your own to the table's luck before the game begins; it proves the luck later."""
    table, wish = await call.table(), call.read(bodies.LuckNumber)
    await luck.contribute(call.context, table, call.session, wish.seat, wish.number)
    return shown(call, table)


@operation("POST", GAME + "/leave", wire.Table)
async def leave(call: Call) -> wire.Table:
    """Leave the table; in a running game a bot takes over, and you can take your seat back."""
    table = await call.table()
    await lobby.leave(call.context, table, call.session)
    return shown(call, table)


@operation("POST", GAME + "/rematch", wire.Table)
async def rematch(call: Call) -> wire.Table:
    """Play again: make a table where the next player starts, or take your seat at the one that another player made."""
    return shown(call, await lobby.rematch(call.context, await call.table(), call.session))


# ------------------------------------------------------------------ seats


@operation("POST", GAME + "/seats/{seat:seat}", wire.Table, body=bodies.SeatChange, example={"kind": "open"})
async def change_seat(call: Call) -> wire.Table:
    """Change a seat before the start, as the host; open also removes the player in it."""
    table = await call.table()
    await lobby.change_seat(call.context, table, call.session, call.seat, call.read(bodies.SeatChange))
    return shown(call, table)


@operation("POST", GAME + "/seats/{seat:seat}/move", wire.Table)
async def move(call: Call) -> wire.Table:
    """Move to this free seat before the start."""
    table = await call.table()
    await lobby.move(call.context, table, call.session, call.seat)
    return shown(call, table)


@operation("POST", GAME + "/seats/{seat:seat}/bot", wire.Table, body=bodies.HandOver, example={"bot": "random"})
async def hand_over(call: Call) -> wire.Table:
    """Let a bot play on for you."""
    table = await call.table()
    await lobby.hand_over(call.context, table, call.session, call.seat, call.read(bodies.HandOver).bot)
    return shown(call, table)


@operation("POST", GAME + "/seats/{seat:seat}/take", wire.Table)
async def take_seat(call: Call) -> wire.Table:
    """Play your seat yourself again."""
    table = await call.table()
    await lobby.take_back(call.context, table, call.session, call.seat)
    return shown(call, table)


@operation("GET", GAME + "/seat-link", wire.Link, query=bodies.SeatQuery)
async def seat_link(call: Call) -> wire.Link:
    """The private link that opens your seat on another device."""
    table = await call.table()
    seat = access.acting_seat(table, call.session, call.query(bodies.SeatQuery).seat)
    return wire.Link(f"{call.base}/s/{seats.token(table, seat)}")


@operation("POST", GAME + "/seat-link", wire.Link, query=bodies.SeatQuery)
async def renew_seat_link(call: Call) -> wire.Link:
    """Make a new private link; the old one and all other devices lose the seat."""
    table = await call.table()
    seat = access.acting_seat(table, call.session, call.query(bodies.SeatQuery).seat)
    await seats.renew(call.context, table, call.session, seat)
    return wire.Link(f"{call.base}/s/{seats.token(table, seat)}")


@operation("POST", "/api/open", wire.Opened, body=bodies.SeatToken, example={"token": "GAME.0.KEY"})
async def open_seat(call: Call) -> wire.Opened:
    """Open a seat by the token of its private link; it is then yours on this device too."""
    return await seats.open_link(call.context, call.session, call.read(bodies.SeatToken).token)


# ------------------------------------------------------------------ agreements


@operation("POST", GAME + "/pause", wire.Table, body=bodies.Agree, example={"agree": True})
async def pause(call: Call) -> wire.Table:
    """Agree to a pause or refuse it; it begins when everyone agrees."""
    table = await call.table()
    await votes.pause(call.context, table, call.session, call.read(bodies.Agree).agree)
    return shown(call, table)


@operation("POST", GAME + "/resume", wire.Table)
async def resume(call: Call) -> wire.Table:
    """End a pause."""
    table = await call.table()
    await votes.resume(call.context, table, call.session)
    return shown(call, table)


@operation("POST", GAME + "/takeback", wire.Table, body=bodies.Agree, example={"agree": True})
async def takeback(call: Call) -> wire.Table:
    """Ask to take back your last counter of this planning phase, or answer such a request; everyone must agree."""
    table = await call.table()
    await votes.take_back(call.context, table, call.session, call.read(bodies.Agree).agree)
    return shown(call, table)


@operation("POST", GAME + "/hurry", wire.Table)
async def hurry(call: Call) -> wire.Table:
    """Ask bots to play without pauses until a person plays again; they do once everyone has asked."""
    table = await call.table()
    await votes.hurry(call.context, table, call.session)
    return shown(call, table)


@operation("POST", GAME + "/away/{seat:seat}", wire.Table, body=bodies.AwayVote, example={"vote": "wait"})
async def away(call: Call) -> wire.Table:
    """Vote on a player who has run out of time: wait, or let a bot play for them."""
    table, wish = await call.table(), call.read(bodies.AwayVote)
    await votes.away(call.context, table, call.session, call.seat, wish.vote, wish.bot)
    return shown(call, table)


@operation("POST", GAME + "/chat", wire.Table, body=bodies.Say, example={"text": "well travelled"})
async def say(call: Call) -> wire.Table:
    """Say something to the table."""
    table = await call.table()
    await chat.say(call.context, table, call.session, call.read(bodies.Say).text)
    return shown(call, table)


@operation("POST", GAME + "/talk", wire.Table, body=bodies.TalkChoice, example={"talk": "everyone"})
async def talk(call: Call) -> wire.Table:
    """Choose, as the host, whether spectators may talk."""
    table = await call.table()
    await chat.open_to(call.context, table, call.session, call.read(bodies.TalkChoice).talk)
    return shown(call, table)


@operation("POST", GAME + "/mute/{seat:seat}", wire.Table, body=bodies.Mute, example={"muted": True})
async def mute(call: Call) -> wire.Table:
    """Mute a seat or let it talk again, as the host."""
    table = await call.table()
    await chat.mute(call.context, table, call.session, call.seat, call.read(bodies.Mute).muted)
    return shown(call, table)
