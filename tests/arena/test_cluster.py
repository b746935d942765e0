"""A Ray cluster plays the same games as one process, also when a machine is lost in the middle."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from long import by_name

from elfenland.arena.cluster import ClusterError, machines
from elfenland.arena.match import Plan, Score, play_match
from elfenland.arena.pool import spread
from elfenland.arena.shards import chunks, play_chunk
from elfenland.arena.simulation import Setting
from elfenland.board import resolve
from elfenland.bots.registry import Spec

if "ray" not in os.environ.get("ELFENLAND_REQUIRE", "").split():
    pytest.importorskip("ray", reason="the extra cluster is not installed")

#: Ray itself warns and leaves sockets to the garbage collector.
pytestmark = pytest.mark.filterwarnings("ignore")

SETTING = Setting(resolve("rio-grande"), ("random",) * 3, "rio-grande")
SMALL = {"num_cpus": 1, "object_store_memory": 80_000_000}
#: A machine that does not answer for two seconds is lost; by default Ray waits for half a minute.
HASTY = {"health_check_initial_delay_ms": 0, "health_check_period_ms": 500, "health_check_failure_threshold": 4}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two machines of one core each, both on this one."""
    patch = pytest.MonkeyPatch()
    patch.setenv("RAY_raylet_start_wait_time_s", "120")  # two busy cores start slowly
    patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={**SMALL, "include_dashboard": False, "_system_config": HASTY})
    made.second = made.add_node(**SMALL)
    yield made
    made.shutdown()
    patch.undo()


@by_name
def test_a_lost_machine_is_made_good(cluster: Any, tmp_path: Path) -> None:
    """In the middle of a run one of two machines dies; all results are those of one process, to the byte."""
    expected = list(map(play_chunk, chunks(SETTING, range(600), "records")))
    work = spread(play_chunk, chunks(SETTING, range(600), "records"), cluster=cluster.address)
    found = [next(work)]
    assert machines() == "2 machines, 2 cores"
    cluster.remove_node(cluster.second, allow_graceful=False)
    found += work
    assert found == expected
    assert machines() == ""  # the program has left the cluster


@by_name
def test_a_match_goes_on_from_its_file_on_a_cluster(cluster: Any, tmp_path: Path) -> None:
    """Stopped on the cluster, finished there: records and score as if one process had played it all."""
    random = Spec.parse("random")
    plan = Plan(random, random, 4, resolve("rio-grande"), 3, "rio-grande", seed=5, records=tmp_path)
    file = tmp_path / "match.jsonl"
    stopped = play_match(plan, Score(3), cluster=cluster.address, file=file)
    for _ in range(5):
        next(stopped)
    stopped.close()  # type: ignore[attr-defined]  # a generator
    assert len(file.read_text().splitlines()) == 6
    scores = []
    for options in ({"cluster": cluster.address, "file": file}, {}):
        score = Score(3)
        for _ in play_match(plan, score, **options):
            pass
        scores.append((score.deal_means, score.first.pieces, score.second.decisions))
    assert scores[0] == scores[1]
    assert len(file.read_text().splitlines()) == 13
    assert len(list(tmp_path.glob("deal-*.jsonl"))) == 12


@by_name
def test_what_fails_there_fails_here(cluster: Any) -> None:
    from elfenland.arena.play import play_recorded

    with pytest.raises(AttributeError, match="bots"):
        list(spread(play_recorded, ["not a sitting"], cluster=cluster.address))  # type: ignore[arg-type]


def test_no_cluster_is_one_sentence() -> None:
    with pytest.raises(ClusterError, match="no Ray cluster answers at 'nonsense'"):
        list(spread(play_chunk, [], cluster="nonsense"))
