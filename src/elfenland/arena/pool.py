"""Spread work over processes or over the machines of a Ray cluster; the results come in order.

Every piece of work is done from its own seed, so the results do not depend on who does it, where, or how often: a piece
that is lost with its machine is done again.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing.resource_tracker import ensure_running
from typing import Any, Protocol, TypeVar

from pebble import ProcessExpired, ProcessPool

from elfenland.errors import BotError

Work = TypeVar("Work")
Result = TypeVar("Result")
Batch = tuple[list[Any], float]

#: Batches queued per core: enough to keep it busy, few enough to stop soon.
AHEAD = 2
#: Results kept per core while an earlier one is missing: nobody waits for a machine that is being replaced.
KEPT = 50
#: How long a batch should take, and its most pieces of work: sending it then costs next to nothing.
BATCH_SECONDS = 0.5
MOST = 500


class Crew(Protocol):
    """The workers: processes or machines."""

    def size(self) -> int:
        """How many batches can be done at once, now."""

    def submit(self, call: Callable[[Any], Any], batch: list[Any]) -> Any:
        """Give a batch to a worker; returns a handle for it."""

    def finished(self, handles: Sequence[Any]) -> Iterable[Any]:
        """Wait until at least one batch is done, and return those that are."""

    def result(self, handle: Any) -> Batch:
        """The results of a batch that is done, and how many seconds it took."""

    def close(self, now: bool) -> None:
        """Stop the workers; with `now`, even in the middle of a batch."""


def spread(
    call: Callable[[Work], Result], work: Iterable[Work], jobs: int = 1, cluster: str | None = None
) -> Generator[Result]:
    """Do the work and yield the results in order; closing the generator stops the work at once."""
    if jobs == 1 and cluster is None:
        yield from map(call, work)
        return
    crew = _crew(jobs, cluster)
    try:
        yield from _in_order(crew, call, iter(work))
    except BaseException:
        crew.close(now=True)
        raise
    crew.close(now=False)


def _crew(jobs: int, cluster: str | None) -> Crew:
    if cluster is None:
        return Processes(jobs)
    from elfenland.arena.cluster import Machines  # Ray is an extra, and slow to import

    return Machines(cluster)


def _in_order(crew: Crew, call: Callable[[Work], Result], work: Iterator[Work]) -> Iterator[Result]:
    """Keep all workers busy with batches of about half a second, and put the results in order."""
    running: dict[Any, int] = {}
    done: dict[int, list[Result]] = {}
    size, submitted, yielded = 1, 0, 0
    while True:
        cores = crew.size()
        while len(running) < AHEAD * cores and len(done) < KEPT * cores and (batch := list(islice(work, size))):
            running[crew.submit(call, batch)] = submitted
            submitted += 1
        if not running:
            return
        for handle in crew.finished(list(running)):
            results, seconds = crew.result(handle)
            done[running.pop(handle)] = results
            size = max(1, min(MOST, 2 * size, int(BATCH_SECONDS * len(results) / max(seconds, 1e-6))))
        while yielded in done:
            yield from done.pop(yielded)
            yielded += 1


def do(call: Callable[[Work], Result], batch: list[Work]) -> tuple[list[Result], float]:
    """Do a batch, wherever this runs."""
    begun = time.perf_counter()
    return [call(work) for work in batch], time.perf_counter() - begun


class Processes:
    """Processes of this machine. Pebble can end them in the middle of a result, where the standard pool may hang."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        # Spawned, because a fork of a process that draws a progress bar in a thread can deadlock.
        self.pool = ProcessPool(jobs, initializer=_ignore_interrupt, context=multiprocessing.get_context("spawn"))

    def size(self) -> int:
        return self.jobs

    def submit(self, call: Callable[[Any], Any], batch: list[Any]) -> Future[Batch]:
        with _deaf_children():
            future: Future[Batch] = self.pool.schedule(do, args=[call, batch])
        return future

    def finished(self, handles: Sequence[Future[Batch]]) -> Iterable[Future[Batch]]:
        return wait(handles, return_when=FIRST_COMPLETED).done

    def result(self, handle: Future[Batch]) -> Batch:
        try:
            return handle.result()
        except ProcessExpired:
            raise BotError("a worker process died unexpectedly; one of its bots may have killed it") from None

    def close(self, now: bool) -> None:
        end: Callable[[], None] = self.pool.stop if now else self.pool.close
        end()
        self.pool.join()


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Processes started here ignore Ctrl-C from their very start; this process handles it again afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    ensure_running()  # once it runs, it no longer unblocks signals
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _ignore_interrupt() -> None:
    """Leave Ctrl-C to the main process, which ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
