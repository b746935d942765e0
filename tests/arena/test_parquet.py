"""Parquet: a row for each game and each decision, the same facts as in the records."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from envs.needs import need

need("frames", "polars")

import polars as pl

from elfenland.arena import parquet, shards
from elfenland.arena.parquet import DECISIONS, write_tables
from elfenland.arena.shards import Shards, chunks, play_chunk, read_rows
from elfenland.arena.simulation import Setting, play_game
from elfenland.board import resolve
from elfenland.game import Game, events

from .commands import run

SETTING = Setting(resolve("rio-grande", town_cards=True), ("random", "wanderer"), "rio-grande")


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shards, "SHARD", 5)
    monkeypatch.setattr(shards, "CHUNK", 2)
    monkeypatch.setattr(parquet, "BLOCK", 2)


def write(folder: Path, games: int, records: bool = True) -> None:
    target = Shards(folder, {**SETTING.to_dict(), "seed": 7}, records=records)
    keep: Any = "records" if records else "results"
    for chunk in chunks(SETTING, range(7, 7 + games), keep, target.done):
        target.append(play_chunk(chunk))
    assert sum(write_tables(folder)) == games


def decided(game: Game) -> list[Any]:
    return [event for event in game.events if event.__struct_config__.tag in DECISIONS]


def test_every_game_and_every_decision_has_its_row(tmp_path: Path) -> None:
    write(tmp_path, 12)
    games = pl.read_parquet(tmp_path / "games-*.parquet").sort("number")
    assert games["number"].to_list() == list(range(12))
    rows = [row for file in sorted(tmp_path.glob("results-*")) for row in read_rows(file)]
    for got, row in zip(games.iter_rows(named=True), rows, strict=True):
        assert got["bots"] == ["random", "wanderer"]
        assert got["town_cards"]
        for name in ("seed", "early", "reason", "rule"):
            assert got[name] == getattr(row, name)
        for name in ("winners", "scores", "pieces", "cards", "distances"):
            assert got[name] == list(getattr(row, name))
    table = pl.read_parquet(tmp_path / "decisions-*.parquet").sort("game", "number")
    for number in range(12):
        facts = decided(play_game(SETTING, 7 + number))
        got_rows = table.filter(pl.col("game") == number).rows(named=True)
        assert [found["number"] for found in got_rows] == list(range(len(facts)))
        for found, fact in zip(got_rows, facts, strict=True):
            check(found, fact)
            assert found["bot"] == SETTING.bots[fact.player]
    assert set(table["event"]) == set(DECISIONS)
    assert table.group_by("game").agg(pl.col("round").is_sorted()).select(pl.col("round").all()).item()


def check(row: dict[str, Any], fact: Any) -> None:
    """A row says what the event says, and nothing else."""
    assert (row["event"], row["seat"]) == (fact.__struct_config__.tag, fact.player)
    for name in ("counter", "source", "connection", "to", "secret", "caravan", "collected"):
        assert row[name] == getattr(fact, name, None), name
    cards = fact.discarded if isinstance(fact, events.TurnEnded) else getattr(fact, "cards", None)
    assert row["cards"] == (None if cards is None else list(cards))
    returned = [back.counter for back in fact.returned] if isinstance(fact, events.Kept) else None
    assert row["returned"] == returned


def test_a_longer_run_renews_only_the_shard_that_grew(tmp_path: Path) -> None:
    write(tmp_path, 8)
    first = (tmp_path / "games-00000.parquet").stat().st_mtime_ns
    write(tmp_path, 11)
    assert (tmp_path / "games-00000.parquet").stat().st_mtime_ns == first
    assert pl.read_parquet(tmp_path / "games-*.parquet").height == 11
    assert pl.read_parquet(tmp_path / "decisions-*.parquet")["game"].n_unique() == 11
    assert not list(tmp_path.glob("*.part"))


def test_results_alone_give_games_alone(tmp_path: Path) -> None:
    write(tmp_path, 3, records=False)
    assert pl.read_parquet(tmp_path / "games-*.parquet").height == 3
    assert not list(tmp_path.glob("decisions-*"))


def test_the_command_writes_both_with_any_number_of_jobs(tmp_path: Path) -> None:
    common = ["simulate", "--games", "6", "--players", "2", "--seed", "1", "--parquet", "--output"]
    run(*common, str(tmp_path / "one"))
    run(*common, str(tmp_path / "two"), "--jobs", "2")
    for kind in ("games", "decisions"):
        one, two = (pl.read_parquet(tmp_path / name / f"{kind}-00000.parquet") for name in ("one", "two"))
        assert one.height >= 6
        assert one.equals(two)
    assert "--parquet needs an --output" in run("simulate", "--parquet", code=2)


def test_without_polars_a_sentence(tmp_path: Path) -> None:
    hide = "import sys; sys.modules['polars'] = None; from elfenland.cli import main; main()"
    more = ["simulate", "--games", "1", "--seed", "1", "--parquet", "--output", str(tmp_path / "run")]
    done = subprocess.run([sys.executable, "-c", hide, *more], capture_output=True, text=True, timeout=120)
    assert done.returncode != 0
    assert 'from a clone: pip install ".[frames]"' in done.stderr
    assert "Traceback" not in done.stderr
