"""What workers tell each other: tables that may have changed, who follows them, how many streams a guest has open.

It comes as lines: a table's id; `+ TABLE GUEST` and `- TABLE GUEST`; `* WORKER GUEST STREAMS`. Lines may get lost:
who is there is said again now and then, and about tables the database alone is believed.
"""

from __future__ import annotations

import asyncio
import time

from elfenland.server.hall import Hall

LOOK_AGAIN = 5.0  # seconds after which followed tables are read again, whatever was said
SAY_AGAIN = 20.0  # seconds after which who is there is said again
LINES = 80  # in one message; PostgreSQL takes 8,000 bytes


class Talk:
    """One worker's talk with the others; nobody is there to talk to where the store is not shared."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.saying: set[asyncio.Future[None]] = set()
        hall.store.listen(self.hear)
        if hall.store.shared:
            hall.presence.tell = hall.limits.tell = self.say

    def hear(self, text: str) -> None:
        """Take what another worker, or this one itself, has said."""
        hall = self.hall
        for line in text.splitlines():
            if line.startswith("* "):
                hall.limits.hear(line)
            elif line.startswith(("+ ", "- ")):
                table = hall.tables.alive.get(hall.presence.hear(line))
                if table is not None:
                    table.wake(edited=True)
            else:
                hall.tables.hinted(line)

    def say(self, text: str) -> None:
        task = asyncio.ensure_future(self.hall.store.say(text))
        self.saying.add(task)
        task.add_done_callback(self.saying.discard)

    async def go_on(self) -> None:
        """Read again and say again, now and then."""
        said = time.monotonic()
        while self.hall.store.shared:
            await asyncio.sleep(LOOK_AGAIN)
            if time.monotonic() - said > SAY_AGAIN:
                said = time.monotonic()
                lines = [*self.hall.presence.lines(), *self.hall.limits.lines()]
                for start in range(0, len(lines), LINES):
                    self.say("\n".join(lines[start : start + LINES]))
            for table in list(self.hall.tables.cache.values()):
                if table.followers:
                    self.hall.tables.hinted(table.id)
