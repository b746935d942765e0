"""Following a table: Server-Sent Events, id = version.

Nothing is queued. A stream remembers how far its reader is; when the table wakes it, it sends what came
since then in one message. So a slow reader gets fewer, larger messages and costs no memory, and one who
takes nothing at all is dropped.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from elfenland.server import access
from elfenland.server.hall import Hall
from elfenland.server.problems import Problem
from elfenland.server.showing import ENCODER, log_for, present_view, table_for, view_of
from elfenland.server.table import Table
from elfenland.server.wire import StreamLog

Send = Callable[[dict[str, Any]], Any]
HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]


def message(event: str, data: bytes, version: int | None = None) -> bytes:
    """One SSE message."""
    number = b"" if version is None else b"id: %d\n" % version
    return b"event: %s\n%sdata: %s\n\n" % (event.encode(), number, data)


class Stream:
    """One reader of one table."""

    def __init__(self, hall: Hall, table: Table, session: str, seat: int | None, base: str, last: int | None) -> None:
        self.hall = hall
        self.table = table
        self.session = session
        self.wanted = seat
        self.base = base
        self.version = -1 if last is None else last  # how far the reader is in the log
        self.edits = -1  # and in what else changes at a table
        self.news = asyncio.Event()
        self.ended = False
        self.seat: int | None = None

    def end(self) -> None:
        """The reader has gone."""
        self.ended = True
        self.news.set()

    def next(self) -> bytes:
        """What the reader has not yet had."""
        table = self.table
        if table.status == "gone":
            raise Problem("not_found", "this table is gone")
        self.seat = access.viewing_seat(table, self.session, self.wanted)
        behind = table.version - self.version
        if self.version < 0 or not 0 <= behind <= self.hall.settings.resume_entries:
            data = self._sync()
        else:
            data = self._log(self.version) if behind else b""
            if self.edits != table.edits:
                data += self._table()
        self.version, self.edits = table.version, table.edits
        return data

    def _sync(self) -> bytes:
        """Everything, to begin with or after too long a break."""
        table = self.table
        view = None if table.game is None else view_of(table, table.game, self.seat)
        shown = table_for(table, self.session, self.hall.presence, self.hall.settings, self.base, view)
        return message("sync", ENCODER.encode(shown), table.version)

    def _log(self, after: int) -> bytes:
        """The new entries; the same bytes for all who see through the same eyes."""
        table = self.table
        key = (self.seat, after)
        data = table.payloads.get(key)
        if data is None:
            log = log_for(table, self.seat, after, table.version)
            view = present_view(table, self.seat)
            data = ENCODER.encode(StreamLog(table.version, log.entries, view, table.turn_began))
            data = table.payloads[key] = message("log", data, table.version)
        return data

    def _table(self) -> bytes:
        """Seats, presence, votes, chat."""
        shown = table_for(self.table, self.session, self.hall.presence, self.hall.settings, self.base, None)
        return message("table", ENCODER.encode(shown))


async def follow(hall: Hall, stream: Stream, receive: Callable[[], Any], send: Send, abort: Callable[[], None]) -> None:
    """Send until the reader goes, stalls, or the server stops."""
    table, settings = stream.table, hall.settings
    data = b"retry: 1000\n\n" + stream.next()  # a caller without the right is refused here, before the headers
    table.followers.add(stream.news)
    hall.metrics.streams.inc()
    if hall.presence.enter(table.id, stream.session):
        table.wake(edited=True)
    gone = asyncio.create_task(_gone(receive))
    gone.add_done_callback(lambda _: stream.end())
    try:
        await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        while not stream.ended and not hall.stopping:
            if data:
                sending = {"type": "http.response.body", "body": data, "more_body": True}
                await asyncio.wait_for(send(sending), settings.stall)
            data = await _news(stream, settings.heartbeat)
        if not gone.done():
            await asyncio.wait_for(send({"type": "http.response.body", "body": b"", "more_body": False}), 1)
    except TimeoutError:
        hall.metrics.stalled.inc()
        abort()
    finally:
        gone.cancel()
        table.followers.discard(stream.news)
        hall.metrics.streams.dec()
        if hall.presence.leave(table.id, stream.session):
            table.wake(edited=True)


async def _gone(receive: Callable[[], Any]) -> None:
    """Wait until the reader closes the connection."""
    while (await receive())["type"] != "http.disconnect":
        pass


async def _news(stream: Stream, heartbeat: float) -> bytes:
    """What is new; a heartbeat when nothing is for a while."""
    try:
        await asyncio.wait_for(stream.news.wait(), heartbeat)
    except TimeoutError:
        return b": still here\n\n"
    stream.news.clear()
    if stream.ended:
        return b""
    try:
        return stream.next()
    except Problem:  # the table is gone, or no longer for this caller
        stream.ended = True
        return b""
