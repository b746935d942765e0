"""What a Ray cluster costs against processes: the same games on as many cores of one machine, in turn.

    python bench/cluster.py --cores 2 --games 20000 --bot pathfinder --rounds 3

Starting Ray and connecting to it is not counted; a cluster starts once for many runs.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time

from elfenland.arena.pool import spread
from elfenland.arena.shards import CHUNK, chunks, play_chunk
from elfenland.arena.simulation import Setting, seeds
from elfenland.board import DEFAULT_EDITION, resolve

TELL = 5.0  # seconds between two lines that say how far it is


def rate(setting: Setting, games: int, jobs: int, cluster: str | None) -> float:
    """Games per second from the first result on, when everybody has been found."""
    work = spread(play_chunk, chunks(setting, seeds(0, games)), jobs, cluster)
    next(work)
    begun, played, told = time.perf_counter(), 0, time.perf_counter()
    for chunk in work:
        played += len(chunk.rows)
        if time.perf_counter() - told > TELL:
            told = time.perf_counter()
            print(f"{'Ray' if cluster else 'processes'}: {played} of {games} games", file=sys.stderr, flush=True)
    return played / (time.perf_counter() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--bot", default="pathfinder")
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    if asked.games < 2 * CHUNK:
        parser.error(f"it takes at least {2 * CHUNK} games; a fair comparison takes thousands")
    os.environ.setdefault("RAY_raylet_start_wait_time_s", "120")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": asked.cores, "include_dashboard": False})
    setting = Setting(resolve(DEFAULT_EDITION), (asked.bot,) * 4, DEFAULT_EDITION)
    found: dict[str, list[float]] = {"processes": [], "Ray": []}
    for _ in range(asked.rounds):
        # With one core, `jobs=1` would play in this very process and send nothing anywhere.
        found["processes"].append(rate(setting, asked.games, asked.cores, None))
        found["Ray"].append(rate(setting, asked.games, 1, cluster.address))
        print({name: [round(value) for value in values] for name, values in found.items()}, flush=True)
    cluster.shutdown()
    processes, ray = (statistics.median(values) for values in found.values())
    print(f"processes {processes:.0f} games/s, Ray {ray:.0f} games/s: Ray takes {processes / ray - 1:+.1%} time")


if __name__ == "__main__":
    main()
