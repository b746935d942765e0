"""What workers tell each other: which tables may have changed, who follows them, how many streams a guest has.

A message is lines of text: a table's id, `+ TABLE GUEST`, `- TABLE GUEST` or `* WORKER GUEST STREAMS`. Lines may get
lost: presence is repeated now and then, and the truth about tables is in the database.
"""

from __future__ import annotations

import asyncio
import time

from elfenland.server.context import Context

LOOK_AGAIN = 5.0  # seconds after which followed tables are read again in any case
SAY_AGAIN = 20.0  # seconds after which presence is repeated
LINES = 80  # in one message; PostgreSQL takes 8,000 bytes


class Broadcast:
    """One worker's messages to and from the others; silent where the store is not shared."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.saying: set[asyncio.Future[None]] = set()
        context.store.listen(self.hear)
        if context.store.shared:
            context.presence.tell = context.limits.tell = self.say

    def hear(self, text: str) -> None:
        """Take a message of another worker, or of this one."""
        context = self.context
        for line in text.splitlines():
            if line.startswith("* "):
                context.limits.hear(line)
            elif line.startswith(("+ ", "- ")):
                game, session = context.presence.hear(line)
                table = context.tables.alive.get(game or "")
                if table is not None:
                    table.seen(bool(table.doc.seats_of(session)))
            else:
                context.tables.hinted(line)

    def say(self, text: str) -> None:
        task = asyncio.ensure_future(self.context.store.say(text))
        self.saying.add(task)
        task.add_done_callback(self.saying.discard)

    async def go_on(self) -> None:
        """Read again and repeat, now and then."""
        said = time.monotonic()
        while self.context.store.shared:
            await asyncio.sleep(LOOK_AGAIN)
            if time.monotonic() - said > SAY_AGAIN:
                said = time.monotonic()
                lines = [*self.context.presence.lines(), *self.context.limits.lines()]
                for start in range(0, len(lines), LINES):
                    self.say("\n".join(lines[start : start + LINES]))
            await self.context.tables.look_again()
