"""The machines of a Ray cluster as a `Crew` of workers (docs/cluster.md). Needs the extra `cluster`."""

from __future__ import annotations

import logging
import os
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from importlib.metadata import version
from typing import Any

from elfenland.arena.pool import Batch, do
from elfenland.arena.ratings import MissingExtra
from elfenland.errors import BotError, ElfenlandError, from_clone

#: How often a batch is given to another machine when its own is lost.
TRIES = 10
#: Seconds between two looks at the machines of the cluster, which come and go.
LOOK = 2.0


class ClusterError(ElfenlandError):
    """A cluster that cannot be reached, or whose machines do not fit."""

    code = "cluster"


class Machines:
    """A Ray cluster: every core of every machine takes batches, and lost ones are done again."""

    def __init__(self, address: str) -> None:
        self.ray = _connected(address)
        self.task = self.ray.remote(num_cpus=1, max_retries=TRIES)(_do)
        self.version = version("elfenland")
        self.cores, self.looked = 0, 0.0

    def size(self) -> int:
        if time.monotonic() - self.looked > LOOK:
            self.cores = int(self.ray.cluster_resources().get("CPU", 0))
            self.looked = time.monotonic()
        return max(1, self.cores)

    def submit(self, call: Callable[[Any], Any], batch: list[Any]) -> Any:
        return self.task.remote(self.version, call, batch)

    def finished(self, handles: Sequence[Any]) -> Iterable[Any]:
        ready: list[Any] = []
        while not ready:
            ready, _ = self.ray.wait(list(handles), num_returns=1, timeout=LOOK)
            if ready and len(handles) > 1:  # those that came meanwhile, too
                ready, _ = self.ray.wait(list(handles), num_returns=len(handles), timeout=0)
        return ready

    def result(self, handle: Any) -> Batch:
        try:
            found: Batch = self.ray.get(handle)
        except self.ray.exceptions.RayTaskError as problem:
            raise problem.cause from None
        except self.ray.exceptions.RayError as problem:
            sentence = str(problem).partition("\n")[0]
            raise BotError(f"a game was lost {TRIES + 1} times on the cluster: {sentence}") from None
        return found

    def close(self, now: bool) -> None:
        self.ray.shutdown()  # ends what this program started on the cluster, and nothing else


def machines() -> str:
    """What the cluster consists of right now, for a progress bar; nothing without one."""
    ray: Any = sys.modules.get("ray")
    if ray is None or not ray.is_initialized():
        return ""
    alive = sum(node["Alive"] for node in ray.nodes())
    cores = int(ray.cluster_resources().get("CPU", 0))
    return f"{alive} machine{'s' * (alive != 1)}, {cores} core{'s' * (cores != 1)}"


def _do(wanted: str, call: Callable[[Any], Any], batch: list[Any]) -> Batch:
    """Do a batch on a machine of the cluster, if it has our version: another might play the same seed differently."""
    if (here := version("elfenland")) != wanted:
        raise ClusterError(f"a machine of the cluster has elfenland {here}, this one {wanted}")
    return do(call, batch)


def _connected(address: str) -> Any:
    """Ray, connected to a cluster that runs; this never starts one."""
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # Ray warns where this is open
    try:
        import ray
    except ImportError:
        raise MissingExtra(f"a cluster needs Ray, {from_clone('cluster')}") from None
    if ray.is_initialized():
        raise ClusterError("this program is connected to a cluster already")
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as problem:
        sentence = str(problem).partition("\n")[0]
        raise ClusterError(f"no Ray cluster answers at {address!r} (docs/cluster.md): {sentence}") from None
    return ray
