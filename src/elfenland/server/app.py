"""The ASGI application: its parts, its start and its end."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response

from elfenland.game import Chance, system_chance
from elfenland.server import documentation, endpoints, openapi, pages, reviews
from elfenland.server.bot_names import add_bots
from elfenland.server.bots import Bots
from elfenland.server.broadcast import Broadcast
from elfenland.server.clocks import Alarms
from elfenland.server.context import Context
from elfenland.server.gate import Gate
from elfenland.server.limits import Limits
from elfenland.server.messages import Messenger
from elfenland.server.metrics import Metrics
from elfenland.server.presence import Presence
from elfenland.server.problems import Problem, StoreAway
from elfenland.server.sessions import Sessions
from elfenland.server.settings import Settings
from elfenland.server.store import open_store, queries
from elfenland.server.tables import Tables
from elfenland.server.thinkers import Thinkers

log = structlog.get_logger()
DAY = 86400.0
SWEEP = 600.0  # seconds between two sweeps


def make_context(settings: Settings, chance: Chance = system_chance) -> Context:
    """The shared parts, not yet connected."""
    store = open_store(settings.database)
    tables = Tables(store, settings.chat_kept, settings.bot_lease)
    metrics = Metrics()
    return Context(
        settings,
        store,
        tables,
        Sessions(settings.secret),
        Presence(),
        Limits(settings),
        metrics,
        Thinkers(settings, metrics),
        chance,
    )


def create(settings: Settings | None = None, chance: Chance = system_chance) -> Starlette:
    """The ASGI application of one server process."""
    settings = settings or Settings()
    add_bots(settings.bots)
    context = make_context(settings, chance)

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        async with _running(context):
            yield

    app = Starlette(
        routes=[*endpoints.routes(context), *openapi.routes(), *documentation.routes(), *pages.routes()],
        middleware=[Middleware(Gate, context=context)],
        exception_handlers={HTTPException: _http_problem},
        lifespan=life,
    )
    app.state.context = context
    return app


async def _http_problem(request: Request, error: Exception) -> Response:
    """Answer what the router refuses; a browser at an unknown address gets the page, which says so."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and pages.is_for_a_person(request):
        return await pages.nowhere(request)
    if error.status_code == 405:
        problem = Problem("method", "this address does not take this method")
    else:
        problem = Problem("not_found", "there is nothing at this address")
    return Response(
        msgspec.json.encode(problem.data),
        status_code=problem.status,
        media_type="application/json",
        headers=error.headers,
    )


@contextlib.asynccontextmanager
async def _running(context: Context) -> AsyncIterator[None]:
    """Open the store, start the bots and the sweeper; at the end close everything in order."""
    await context.store.open(asyncio.get_running_loop())
    if not context.settings.secret:
        context.sessions = Sessions(await context.store.read(lambda db: queries.get_meta(db, "secret")))
    broadcast = Broadcast(context)
    bots = Bots(context)
    alarms = Alarms(context)
    context.tables.moved = Messenger(context).moved
    context.tables.watchers += [bots.consider, alarms.consider]
    work: list[asyncio.Task[Any]] = [
        asyncio.create_task(bots.watch()),
        asyncio.create_task(_sweep(context)),
        asyncio.create_task(broadcast.go_on()),
    ]
    if context.store.shared:
        work.append(asyncio.create_task(context.tables.warm()))
    try:
        yield
    finally:
        context.stopping = True
        for task in work:
            task.cancel()
        alarms.close()
        await reviews.close(context)
        await bots.close()
        await context.thinkers.close()
        context.senders.shutdown(wait=False, cancel_futures=True)
        await context.limits.close()
        await context.store.close()


async def _sweep(context: Context) -> None:
    """Delete abandoned games, and old finished ones where that is set, again and again."""
    while True:
        try:
            await sweep(context, time.time())
        except StoreAway as error:
            log.warning("sweep waits", reason=str(error))
        except Exception as error:  # the next sweep may work
            log.error("sweep failed", error=repr(error))
        context.presence.tidy()
        context.limits.tidy()
        await asyncio.sleep(SWEEP)


async def sweep(context: Context, now: float) -> int:
    """Sweep once; how many tables were deleted. A table that somebody follows stays."""
    settings = context.settings
    times = [(("open", "running", "paused"), settings.expire_days), (("finished",), settings.keep_days)]
    watched = {table.id for table in context.tables.cache.values() if table.followers}
    number = 0
    for statuses, days in times:
        expired = partial(queries.expire, statuses=statuses, before=now - days * DAY, but=watched)
        gone = [""] if days else []
        while gone:
            gone = await context.store.write(expired)
            number += len(gone)
            for game in gone:
                await context.tables.deleted(game)
    return number
