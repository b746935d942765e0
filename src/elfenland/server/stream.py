"""Following a table: Server-Sent Events, id = version.

Nothing is queued. A stream remembers how far its reader is; when the table wakes it, it sends everything since then
in one message. A slow reader gets fewer, larger messages and costs no memory; one that reads nothing is dropped.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from elfenland.server import access, clocks
from elfenland.server.context import Context
from elfenland.server.presenters import ENCODER, log_for, table_for, view_of
from elfenland.server.problems import Problem
from elfenland.server.table import Table
from elfenland.server.wire import ChatLine, StreamChat, StreamLog

Send = Callable[[dict[str, Any]], Any]
CALM = 1.0  # seconds between two tables with the whole chat
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

    def __init__(
        self,
        context: Context,
        table: Table,
        session: str,
        seat: int | None,
        base: str,
        last: int | None,
        lean: bool = False,
    ) -> None:
        self.context = context
        self.table = table
        self.session = session
        self.wanted = seat
        self.base = base
        self.version = -1 if last is None else last  # the reader's position in the log
        self.edits = -1  # and among the other changes of the table
        self.talk = -1  # and of its chat
        self.heard: tuple[ChatLine, ...] = ()  # the messages that the reader has
        self.lean = lean  # messages apart from the table, each once
        self.calm_until = 0.0  # not lean: no table before this time, as it holds the whole chat
        self.news = asyncio.Event()
        self.ended = False
        self.seat: int | None = None

    def end(self) -> None:
        """The reader has gone."""
        self.ended = True
        self.news.set()

    def next(self) -> bytes:
        """What the reader does not have yet."""
        table = self.table
        if table.status == "gone":
            raise Problem("not_found", "this table is gone")
        self.seat = access.viewing_seat(table, self.session, self.wanted)
        behind = table.version - self.version
        if self.version < 0 or not 0 <= behind <= self.context.settings.resume_entries:
            data = self._sync()
        else:
            data = self._log(self.version) if behind else b""
            data += self._around()
        self.version = table.version
        return data

    def _around(self) -> bytes:
        """What changed around the game: the table, the chat."""
        table, data = self.table, b""
        edited, talked = self.edits != table.edits, self.talk != table.talk
        if self.lean:
            data = self._table() if edited else b""
            data += self._chat() if talked or self.edits < 0 else b""
        elif edited or talked:
            calm = self.calm_until - time.monotonic()
            if calm > 0:
                asyncio.get_running_loop().call_later(calm, self.news.set)
                return b""
            self.calm_until = time.monotonic() + CALM
            data = self._table()
        self._is_told()
        return data

    def _is_told(self) -> None:
        self.edits, self.talk, self.heard = self.table.edits, self.table.talk, tuple(self.table.chat)

    def _sync(self) -> bytes:
        """Everything, at first or after too long a break."""
        table = self.table
        view = view_of(table, self.seat)
        shown = table_for(table, self.session, self.context.presence, self.context.settings, self.base, view)
        self._is_told()
        return message("sync", ENCODER.encode(shown), table.version)

    def _log(self, after: int) -> bytes:
        """The new entries; the same bytes for everyone with the same view."""
        table = self.table
        key = (self.seat, after)
        data = table.payloads.get(key)
        if data is None:
            log = log_for(table, self.seat, after, table.version)
            view = view_of(table, self.seat, history=False)
            data = ENCODER.encode(StreamLog(table.version, log.entries, view, table.turn_began, clocks.shown(table)))
            data = table.payloads[key] = message("log", data, table.version)
        return data

    def _table(self) -> bytes:
        """Seats, presence, votes; with all of the chat for readers that know no `chat` event."""
        context, chat = self.context, not self.lean
        shown = table_for(self.table, self.session, context.presence, context.settings, self.base, None, chat)
        return message("table", ENCODER.encode(shown))

    def _chat(self) -> bytes:
        """The messages that the reader does not have; all, if one that it has was deleted or it has none yet."""
        chat = self.table.chat
        start = chat[0].id if chat else 0
        kept = [line for line in self.heard if line.id >= start]
        grown = self.edits >= 0 and chat[: len(kept)] == kept
        lines = chat[len(kept) :] if grown else chat
        return message("chat", ENCODER.encode(StreamChat(tuple(lines), not grown))) if lines or not grown else b""


async def follow(
    context: Context, stream: Stream, receive: Callable[[], Any], send: Send, abort: Callable[[], None]
) -> None:
    """Send until the reader goes, stalls, or the server stops."""
    table, settings = stream.table, context.settings
    data = b"retry: 1000\n\n" + stream.next()  # refuses callers without the right, before any headers
    table.followers[stream.news] = None
    context.metrics.streams.inc()
    if context.presence.enter(table.id, stream.session):
        table.seen(bool(table.doc.seats_of(stream.session)))
    gone = asyncio.create_task(_gone(receive))
    gone.add_done_callback(lambda _: stream.end())
    try:
        await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        while not stream.ended and not context.stopping:
            if data:
                sending = {"type": "http.response.body", "body": data, "more_body": True}
                async with asyncio.timeout(settings.stall):
                    await send(sending)
                data, sending = b"", {}  # else every stream that waits would hold its last message
            data = await _news(stream, settings.heartbeat)
        if not gone.done():
            async with asyncio.timeout(1):
                await send({"type": "http.response.body", "body": b"", "more_body": False})
    except TimeoutError:
        context.metrics.stalled.inc()
        abort()
    finally:
        gone.cancel()
        table.followers.pop(stream.news, None)
        context.metrics.streams.dec()
        if context.presence.leave(table.id, stream.session):
            table.seen(bool(table.doc.seats_of(stream.session)))


async def _gone(receive: Callable[[], Any]) -> None:
    """Wait until the reader closes the connection."""
    while (await receive())["type"] != "http.disconnect":
        pass


async def _news(stream: Stream, heartbeat: float) -> bytes:
    """What is new; a heartbeat if nothing is for a while."""
    loop = asyncio.get_running_loop()
    beat = loop.call_later(heartbeat, stream.news.set)  # a timeout would cost a cancellation each time
    try:
        await stream.news.wait()
    finally:
        beat.cancel()
    stream.news.clear()
    if stream.ended:
        return b""
    try:
        return stream.next() or (b": still here\n\n" if loop.time() >= beat.when() else b"")
    except Problem:  # the table is gone, or closed to this caller
        stream.ended = True
        return b""
