"""The application: put together from its parts, begun and ended with the server."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import Any

import structlog
from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from elfenland.game import Chance, system_chance
from elfenland.server import documentation, endpoints, openapi, pages
from elfenland.server.bots import Bots
from elfenland.server.gate import Gate
from elfenland.server.hall import Hall
from elfenland.server.limits import Limits
from elfenland.server.metrics import Metrics
from elfenland.server.presence import Presence
from elfenland.server.problems import Problem, StoreAway
from elfenland.server.sessions import Sessions
from elfenland.server.settings import Settings
from elfenland.server.store import open_store, queries
from elfenland.server.tables import Tables
from elfenland.server.talk import Talk

log = structlog.get_logger()
DAY = 86400.0
SWEEP = 600.0  # seconds between looks for what has expired


def make_hall(settings: Settings, chance: Chance = system_chance) -> Hall:
    """The parts, not yet connected to anything."""
    store = open_store(settings.database, fail_point=settings.fail_point)
    tables = Tables(store, settings.chat_kept)
    return Hall(settings, store, tables, Sessions(settings.secret), Presence(), Limits(settings), Metrics(), chance)


def create(settings: Settings | None = None, chance: Chance = system_chance) -> FastAPI:
    """The ASGI application of one server process."""
    hall = make_hall(settings or Settings(), chance)

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        async with _running(hall):
            yield

    app = FastAPI(title="Elfenland", docs_url=None, redoc_url=None, openapi_url=None, lifespan=life)
    app.state.hall = hall
    app.router.routes += [*endpoints.routes(hall), *openapi.routes(), *documentation.routes(), *pages.routes()]
    app.add_middleware(Gate, hall=hall)
    app.add_exception_handler(HTTPException, _http_problem)
    return app


async def _http_problem(request: Request, error: Exception) -> Response:
    """What the router refuses, in our own form; whoever has mistyped an address gets the page, which says so."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and pages.is_for_a_person(request):
        return await pages.nowhere(request)
    if error.status_code == 405:
        problem = Problem("method", "this address does not take this method")
    else:
        problem = Problem("not_found", "there is nothing at this address")
    import msgspec

    return Response(
        msgspec.json.encode(problem.data),
        status_code=problem.status,
        media_type="application/json",
        headers=error.headers,
    )


@contextlib.asynccontextmanager
async def _running(hall: Hall) -> AsyncIterator[None]:
    """Open the store, let the bots go on, sweep now and then; at the end close in order."""
    await hall.store.open(asyncio.get_running_loop())
    if not hall.settings.secret:
        hall.sessions = Sessions(await hall.store.read(lambda db: queries.get_meta(db, "secret")))
    talk = Talk(hall)
    bots = Bots(hall)
    hall.tables.watchers.append(bots.consider)
    work: list[asyncio.Task[Any]] = [
        asyncio.create_task(bots.begin()),
        asyncio.create_task(_sweep(hall)),
        asyncio.create_task(talk.go_on()),
    ]
    if hall.store.shared:
        work.append(asyncio.create_task(hall.tables.warm()))
    try:
        yield
    finally:
        hall.stopping = True
        for task in work:
            task.cancel()
        bots.close()
        await hall.store.close()


async def _sweep(hall: Hall) -> None:
    """Delete unfinished games that nobody has touched for long, and old finished ones where that is set."""
    while True:
        try:
            await sweep(hall, time.time())
        except StoreAway as error:
            log.warning("sweep waits", reason=str(error))
        except Exception as error:  # whatever it is: the next sweep is tried
            log.error("sweep failed", error=repr(error))
        hall.presence.tidy()
        hall.limits.tidy()
        await asyncio.sleep(SWEEP)


async def sweep(hall: Hall, now: float) -> int:
    """One sweep; how many tables went. Where somebody is looking, a table stays."""
    settings = hall.settings
    times = [(("open", "running", "paused"), settings.expire_days), (("finished",), settings.keep_days)]
    watched = {table.id for table in hall.tables.cache.values() if table.followers}
    number = 0
    for statuses, days in times:
        before = now - days * DAY
        gone = [""] if days else []
        while gone:
            gone = await hall.store.write(lambda db, s=statuses, b=before: queries.expire(db, s, b, watched))  # type: ignore[misc]
            number += len(gone)
            for game in gone:
                await hall.tables.deleted(game)
    return number
