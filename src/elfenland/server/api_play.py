"""The endpoints for playing, following, records, journeys and the server itself."""

from __future__ import annotations

import asyncio
from importlib.metadata import version

import elfenland
from elfenland.game import record
from elfenland.server import access, bodies, coaching, journeys, records, reviews, wire
from elfenland.server import play as play_
from elfenland.server.api import GAME
from elfenland.server.calls import Call, Raw, as_number, operation
from elfenland.server.presenters import log_for
from elfenland.server.problems import Problem
from elfenland.server.store import queries
from elfenland.server.stream import Stream, follow

VERSION = version("elfenland")


# ------------------------------------------------------------------ playing and following


@operation(
    "POST",
    GAME + "/actions",
    wire.Played,
    body=bodies.Play,
    example={"id": "5f0c", "version": 12, "action": "place dragon feodor-lapphalya"},
)
async def act(call: Call) -> wire.Played:
    """Play an action for the version you saw, under an id of your own; repeating it is safe."""
    return await play_.play(call.context, await call.table(), call.session, call.read(bodies.Play))


@operation(
    "GET",
    GAME + "/stream",
    None,
    query=bodies.StreamQuery,
    headers=bodies.StreamHeaders,
    media="text/event-stream",
)
async def stream(call: Call) -> None:
    """Follow the table as Server-Sent Events (sync, log, table, chat), from Last-Event-ID or `after` on."""
    table, query = await call.table(), call.query(bodies.StreamQuery)
    last = as_number(call.headers.get(b"last-event-id", b"").decode("latin-1"))
    after = last if isinstance(last, int) else query.after  # a header that is no version says nothing
    reader = Stream(call.context, table, call.session, query.seat, call.base, after, query.chat == "new")
    call.context.limits.open_stream(call.session, call.address)
    abort = call.scope.get("extensions", {}).get("elfenland.abort", {}).get("call", lambda: None)
    try:
        await follow(call.context, reader, call.receive, call.send, abort)
    finally:
        call.context.limits.close_stream(call.session, call.address)


@operation("GET", GAME + "/log", wire.Log, query=bodies.LogQuery)
async def log(call: Call) -> wire.Log:
    """The log's entries, as you may know them."""
    table, query = await call.table(), call.query(bodies.LogQuery)
    seat = access.viewing_seat(table, call.session, query.seat)
    return log_for(table, seat, max(0, (query.first or 1) - 1), table.version if query.last is None else query.last)


@operation("GET", GAME + "/record", None, query=bodies.SeatQuery, media="application/jsonl")
async def get_record(call: Call) -> Raw:
    """The game's record: complete once it is finished, else what you may know."""
    table = await call.table()
    seat = access.viewing_seat(table, call.session, call.query(bodies.SeatQuery).seat)
    if table.game is None:
        raise Problem("not_running", "this game has not begun")
    text = record.dumps(table.game) if table.open_book else record.dumps_redacted(table.game, seat)
    name = f'attachment; filename="elfenland-{table.id}.jsonl"'.encode()
    return Raw(text.encode(), "application/jsonl", ((b"content-disposition", name),))


@operation("POST", "/api/records", wire.Imported, status=201, rate="create", body=str, body_media="application/jsonl")
async def import_record(call: Call) -> wire.Imported:
    """Import a complete record, to watch at /r/GAME."""
    return wire.Imported((await records.import_record(call.context, call.session, call.body)).id)


@operation("GET", GAME + "/review", wire.ReviewState)
async def get_review(call: Call) -> wire.ReviewState:
    """The review of a finished game, as far as it has come."""
    table = await call.table()
    access.check_see(table, call.session)
    return await reviews.state(call.context, table)


@operation("POST", GAME + "/review", wire.ReviewState)
async def make_review(call: Call) -> wire.ReviewState:
    """Have a finished game reviewed in the background; it is done once, and repeating this is safe."""
    table = await call.table()
    access.check_see(table, call.session)
    return await reviews.begin(call.context, table)


@operation("GET", GAME + "/reach", wire.Reach, query=bodies.SeatQuery)
async def reach(call: Call) -> wire.Reach:
    """Every town your boot can reach with your hand now, and a cheapest way there."""
    table = await call.table()
    return await journeys.reach(table, access.acting_seat(table, call.session, call.query(bodies.SeatQuery).seat))


@operation("GET", GAME + "/journey", wire.Journey, query=bodies.JourneyQuery)
async def journey(call: Call) -> wire.Journey:
    """The best journey with your hand on the board as it is or was, or as it would be with more laid on it."""
    table, query = await call.table(), call.query(bodies.JourneyQuery)
    seat = access.travelling_seat(table, call.session, query.seat, past=query.at is not None)
    return await journeys.best(table, seat, query)


@operation("POST", GAME + "/hint", wire.Advice, rate="hint", body=bodies.HintWish, example={"step": 1})
async def ask_coach(call: Call) -> wire.Advice:
    """What the coach would do in your place; only in games against bots, or where the table allows it for everyone."""
    return await coaching.advise(call.context, await call.table(), call.session, call.read(bodies.HintWish))


# ------------------------------------------------------------------ the server itself


@operation("GET", "/healthz", wire.Health)
async def healthz(call: Call) -> wire.Health:
    """Whether the server works: it stores something and reads it back."""
    await call.context.store.write(queries.try_out)
    unsafe = await call.context.store.unsafe()
    if unsafe:
        sentence = f"the database runs with {', '.join(unsafe)} off; a power cut may lose acknowledged moves"
        raise Problem("unsafe", sentence, retry_after=60)
    return wire.Health("ok", elfenland.COMPILED, VERSION, call.context.limits.counted)


@operation("GET", "/metrics", None, media="text/plain; version=0.0.4; charset=utf-8")
async def metrics(call: Call) -> Raw:
    """The server's counters, for Prometheus; only for its operator."""
    access.check_operator(call.address, call.headers, call.context.settings.metrics_token)
    for status, number in (await call.context.store.read(queries.counts)).items():
        call.context.metrics.tables.labels(status).set(number)
    return Raw(await asyncio.to_thread(call.context.metrics.text), "text/plain; version=0.0.4; charset=utf-8")
