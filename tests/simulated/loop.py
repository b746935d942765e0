"""An event loop whose time is simulated, and processes on it that can be paused and crash.

Time passes only while nothing can be done. Whatever runs on behalf of a process runs in a context that names it, so
that the loop knows whose work it holds back or drops.
"""

from __future__ import annotations

import asyncio
import contextvars
import random
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

BEGIN = 1_794_000_000.0
OWNER: contextvars.ContextVar[Process | None] = contextvars.ContextVar("OWNER", default=None)


class Process:
    """A simulated process of the operating system: its tasks, its clock, its luck."""

    def __init__(self, loop: SimulatedLoop, name: str, seed: str, skew: float = 0.0) -> None:
        self.loop = loop
        self.name = name
        self.rng = random.Random(seed)
        self.skew = skew  # how far its clock is wrong
        self.paused = False
        self.dead = False
        self.held: list[_Job] = []
        self.tasks: dict[asyncio.Task[Any], None] = {}  # in their order, as a set has none that a seed decides
        self.context = contextvars.Context()
        self.context.run(OWNER.set, self)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        return self.context.run(self.loop.create_task, work)

    def pause(self) -> None:
        self.paused = True

    def go_on(self) -> None:
        """Do what became due during the pause, in its order."""
        self.paused = False
        held, self.held = self.held, []
        for job in held:
            self.loop.call_soon(job.again, context=job.context)

    def end(self) -> None:
        """Crash. Its tasks end, and as store and network refuse a dead process, nobody sees how."""
        self.dead = True
        self.go_on()
        for task in list(self.tasks):
            task.cancel()


class _Job:
    """A callback of a process."""

    def __init__(
        self, owner: Process, callback: Callable[..., Any], args: tuple[Any, ...], context: contextvars.Context | None
    ) -> None:
        self.owner, self.callback, self.args = owner, callback, args
        self.handle: asyncio.Handle | None = None
        self.context = contextvars.copy_context() if context is None else context

    def __call__(self) -> None:
        if self.owner.paused:
            self.owner.held.append(self)
        else:
            self.callback(*self.args)

    def again(self) -> None:
        if self.handle is None or not self.handle.cancelled():
            self()


class _NoSelector:
    """Waits for nothing; the wait moves the clock."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self.loop = loop

    def select(self, timeout: float | None) -> list[Any]:
        assert timeout is not None, "everything waits for something that never comes"
        self.loop.now += timeout
        return []


class SimulatedLoop(asyncio.BaseEventLoop):
    """asyncio's own loop without a selector and with a clock of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.mishaps: list[dict[str, Any]] = []  # exceptions that nobody caught
        self._selector = _NoSelector(self)
        self._clock_resolution = 1e-7
        self.set_task_factory(_register)  # type: ignore[arg-type]
        self.set_exception_handler(lambda loop, context: self.mishaps.append(context))

    def time(self) -> float:
        return self.now

    def _process_events(self, events: list[Any]) -> None: ...

    def _write_to_self(self) -> None: ...

    def call_soon(  # type: ignore[override]
        self, callback: Any, *args: Any, context: contextvars.Context | None = None
    ) -> asyncio.Handle:
        owner = OWNER.get() if context is None else context.get(OWNER)
        if owner is None:  # of the database, the network, a person
            return super().call_soon(callback, *args, context=context)
        job = _Job(owner, callback, args, context)
        job.handle = super().call_soon(job, context=job.context)
        return job.handle

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: contextvars.Context | None = None
    ) -> asyncio.TimerHandle:
        owner = OWNER.get() if context is None else context.get(OWNER)
        if owner is None:
            return super().call_at(when, callback, *args, context=context)
        job = _Job(owner, callback, args, context)
        job.handle = handle = super().call_at(when, job, context=job.context)
        return handle

    def call_soon_threadsafe(  # type: ignore[override]
        self, callback: Any, *args: Any, context: contextvars.Context | None = None
    ) -> asyncio.Handle:
        return self.call_soon(callback, *args, context=context)

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        """Work in a thread: done in one moment, a little later."""
        done = self.create_future()
        owner = OWNER.get()
        delay = owner.rng.uniform(0.0, 0.01) if owner is not None else 0.0

        def work() -> None:
            if done.done():
                return
            try:
                done.set_result(func(*args))
            except Exception as error:
                done.set_exception(error)

        self.call_later(delay, work)
        return done


def _register(loop: SimulatedLoop, work: Coroutine[Any, Any, Any], **more: Any) -> asyncio.Task[Any]:
    task = asyncio.Task(work, loop=loop, **more)
    owner = OWNER.get()
    if owner is not None:
        owner.tasks[task] = None
        task.add_done_callback(owner.tasks.pop)
    return task


@contextmanager
def simulated_time(loop: SimulatedLoop) -> Iterator[None]:
    """Everybody reads the simulated clock; each process its own, which may be wrong."""
    real = time.time, time.monotonic

    def wall() -> float:
        owner = OWNER.get()
        return BEGIN + loop.now + (owner.skew if owner is not None else 0.0)

    time.time, time.monotonic = wall, loop.time
    try:
        yield
    finally:
        time.time, time.monotonic = real
