"""Several processes that serve one socket; a dead one is replaced."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from types import FrameType

import structlog
from prometheus_client.multiprocess import mark_process_dead

from elfenland.server.metrics import SHARED
from elfenland.server.orphans import end_with

log = structlog.get_logger()
PATIENCE = 10.0  # seconds until a worker that does not stop is killed
PAUSE = 1.0  # seconds before a worker that died is replaced


def supervise(work: Callable[[list[socket.socket]], None], sock: socket.socket, number: int) -> None:
    """Run the workers until this process is told to stop, then stop them; they share a folder for metrics."""
    with tempfile.TemporaryDirectory(prefix="elfenland-metrics-") as folder:
        os.environ[SHARED] = folder
        _supervise(work, sock, number)


def _supervise(work: Callable[[list[socket.socket]], None], sock: socket.socket, number: int) -> None:
    context = multiprocessing.get_context("spawn")
    stop = threading.Event()

    def told(number: int, frame: FrameType | None) -> None:
        stop.set()

    signal.signal(signal.SIGTERM, told)
    signal.signal(signal.SIGINT, told)

    def begin() -> SpawnProcess:
        process = context.Process(target=_begin, args=(work, sock, os.getpid()))
        process.start()
        return process

    workers = [begin() for _ in range(number)]
    while not stop.wait(0.2):
        for i, worker in enumerate(workers):
            if not worker.is_alive():
                log.error("worker died", code=worker.exitcode)
                mark_process_dead(worker.pid)  # type: ignore[no-untyped-call]  # its streams are closed
                stop.wait(PAUSE)
                if not stop.is_set():
                    workers[i] = begin()
    _end(workers)


def _begin(work: Callable[[list[socket.socket]], None], sock: socket.socket, parent: int) -> None:
    """Run a worker; it stops by itself when its supervisor is gone."""
    end_with(parent, lambda: os.kill(os.getpid(), signal.SIGTERM))
    work([sock])


def _end(workers: list[SpawnProcess]) -> None:
    for worker in workers:
        worker.terminate()
    deadline = time.monotonic() + PATIENCE
    for worker in workers:
        worker.join(max(0.0, deadline - time.monotonic()))
        if worker.is_alive():
            worker.kill()
