"""The endpoints of playing and following, of records, of the coach, and of the server itself."""

from __future__ import annotations

from importlib.metadata import version

import elfenland
from elfenland import record
from elfenland.server import access, bodies, journeys, records, wire
from elfenland.server import play as play_
from elfenland.server.api import GAME, SEAT
from elfenland.server.calls import Call, Raw, operation
from elfenland.server.problems import Problem
from elfenland.server.showing import log_for
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
    """Play an action for the version that you saw, under an id of your own; the same again is safe."""
    return await play_.play(call.hall, await call.table(), call.session, call.read(bodies.Play))


@operation(
    "GET",
    GAME + "/stream",
    None,
    query=(SEAT, ("after", "integer", "the version that you have already, for a first connection")),
    headers=(("Last-Event-ID", "integer", "the version up to which you have everything"),),
    media="text/event-stream",
)
async def stream(call: Call) -> None:
    """Follow the table as Server-Sent Events: sync, log and table; goes on after Last-Event-ID, else after `after`."""
    table = await call.table()
    text = call.headers.get(b"last-event-id", b"").decode("latin-1")
    last = int(text) if text.isascii() and text.isdigit() and len(text) < 16 else call.number("after")
    reader = Stream(call.hall, table, call.session, call.number("seat"), call.base, last)
    call.hall.limits.open_stream(call.session, call.address)
    abort = call.scope.get("extensions", {}).get("elfenland.abort", {}).get("call", lambda: None)
    try:
        await follow(call.hall, reader, call.receive, call.send, abort)
    finally:
        call.hall.limits.close_stream(call.session, call.address)


@operation(
    "GET",
    GAME + "/log",
    wire.Log,
    query=(SEAT, ("from", "integer", "the first version"), ("to", "integer", "the last version")),
)
async def log(call: Call) -> wire.Log:
    """The log's entries as you may know them."""
    table = await call.table()
    seat = access.viewing_seat(table, call.session, call.number("seat"))
    first, last = call.number("from") or 1, call.number("to")
    return log_for(table, seat, max(0, first - 1), table.version if last is None else last)


@operation("GET", GAME + "/record", None, query=(SEAT,), media="application/jsonl")
async def get_record(call: Call) -> Raw:
    """The game's record: whole when it is finished, else what you may know of it."""
    table = await call.table()
    seat = access.viewing_seat(table, call.session, call.number("seat"))
    if table.game is None:
        raise Problem("not_running", "this game has not begun")
    whole = table.status == "finished"
    text = record.dumps(table.game) if whole else record.dumps_redacted(table.game, seat)
    name = f'attachment; filename="elfenland-{table.id}.jsonl"'.encode()
    return Raw(text.encode(), "application/jsonl", ((b"content-disposition", name),))


@operation("POST", "/api/records", wire.Imported, status=201, rate="create", body=str, body_media="application/jsonl")
async def import_record(call: Call) -> wire.Imported:
    """Import a whole record, to look at it again at /r/GAME."""
    return wire.Imported((await records.import_record(call.hall, call.session, call.body)).id)


@operation("GET", GAME + "/reach", wire.Reach, query=(SEAT,))
async def reach(call: Call) -> wire.Reach:
    """Every town that your boot can reach now with your hand, and a cheapest way there."""
    table = await call.table()
    return await journeys.reach(table, access.acting_seat(table, call.session, call.number("seat")))


@operation("GET", GAME + "/journey", wire.Journey, query=(SEAT,))
async def journey(call: Call) -> wire.Journey:
    """The best journey with your hand on the board as it lies."""
    table = await call.table()
    return await journeys.best(table, access.acting_seat(table, call.session, call.number("seat")))


# ------------------------------------------------------------------ the server itself


@operation("GET", "/healthz", wire.Health)
async def healthz(call: Call) -> wire.Health:
    """Whether the server can serve: it stores something and reads it again."""
    await call.hall.store.write(queries.try_out)
    return wire.Health("ok", elfenland.COMPILED, VERSION)


@operation("GET", "/metrics", None, media="text/plain; version=0.0.4; charset=utf-8")
async def metrics(call: Call) -> Raw:
    """What the server counts, for Prometheus; for whoever runs the server alone."""
    access.check_operator(call.address, call.headers, call.hall.settings.metrics_token)
    for status, number in (await call.hall.store.read(queries.counts)).items():
        call.hall.metrics.tables.labels(status).set(number)
    return Raw(call.hall.metrics.text(), "text/plain; version=0.0.4; charset=utf-8")
