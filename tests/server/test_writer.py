"""The thread that writes to SQLite, when those who wait for it go away."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

from elfenland.server.store import Db
from elfenland.server.store.sqlite import SqliteStore


def test_writes_go_on_after_some_that_nobody_waits_for(tmp_path: Path) -> None:
    begun, free, done = threading.Event(), threading.Event(), list[str]()

    def slow(db: Db) -> str:
        begun.set()
        assert free.wait(20)
        return "slow"

    async def go() -> str:
        store = SqliteStore(str(tmp_path / "games.sqlite"))
        await store.open(asyncio.get_running_loop())
        running = asyncio.create_task(store.write(slow))
        await asyncio.to_thread(begun.wait)
        waiting = asyncio.create_task(store.write(lambda db: done.append("nobody waits")))
        await asyncio.sleep(0)  # it is in the queue
        for task in (running, waiting):  # one is cancelled while it is written, one before
            task.cancel()
        await asyncio.gather(running, waiting, return_exceptions=True)
        free.set()
        answer = await asyncio.wait_for(store.write(lambda db: "written"), 20)
        await store.close()
        return answer

    assert asyncio.run(go()) == "written"
    assert not done
