"""Many games over several processes, given back in their order."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice

from elfenland.arena.play import Played, Sitting, play
from elfenland.errors import BotError

#: Games given out ahead, for each process: enough to keep it busy, few enough to stop soon.
AHEAD = 3


def play_all(sittings: Iterable[Sitting], jobs: int = 1) -> Generator[Played]:
    """Play the games and give each back in order; whoever stops asking stops the play."""
    if jobs == 1:
        yield from map(play, sittings)
        return
    # Started afresh: a fork of a process that draws a progress bar in a thread may never wake up.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_ignore_interrupt)
    try:
        yield from _in_order(pool, iter(sittings), AHEAD * jobs)
    except BrokenProcessPool:
        raise BotError("a process of the arena ended without a word; a bot that runs in it may have ended it") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _in_order(pool: ProcessPoolExecutor, sittings: Iterator[Sitting], ahead: int) -> Iterator[Played]:
    running: deque[Future[Played]] = deque(pool.submit(play, sitting) for sitting in islice(sittings, ahead))
    while running:
        played = running.popleft().result()
        running.extend(pool.submit(play, sitting) for sitting in islice(sittings, 1))
        yield played


def _ignore_interrupt() -> None:
    """Ctrl-C is the first process's business: it stops the others in good order."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
