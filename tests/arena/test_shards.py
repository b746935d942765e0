"""Shards: few files, whole at any time, read by the commands that read records."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from independent import checker

from elfenland.arena import shards as module
from elfenland.arena.ledger import LedgerError
from elfenland.arena.shards import Shards, chunks, play_chunk, record_in, records_in
from elfenland.arena.simulation import Setting, play_game
from elfenland.board import resolve
from elfenland.errors import RecordError
from elfenland.game import record

from .commands import run

SETTING = Setting(resolve("rio-grande"), ("random",) * 2, "rio-grande")
TERMS = {**SETTING.to_dict(), "seed": 0}


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SHARD", 10)
    monkeypatch.setattr(module, "CHUNK", 4)


def write(folder: Path, games: int) -> Shards:
    shards = Shards(folder, TERMS)
    for chunk in chunks(SETTING, range(games), "records", shards.done):
        shards.append(play_chunk(chunk))
    return shards


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: gzip.decompress(file.read_bytes()) for file in sorted(folder.glob("*.gz"))}


def test_a_shard_is_lawful_records_one_after_the_other(tmp_path: Path) -> None:
    write(tmp_path, 25)
    names = [f"{kind}-0000{n}.jsonl.gz" for kind in ("games", "results") for n in range(3)]
    assert sorted(contents(tmp_path)) == names
    texts = [text for file in sorted(tmp_path.glob("games-*")) for text in records_in(file)]
    assert [text.decode() for text in texts] == [record.dumps(play_game(SETTING, seed)) for seed in range(25)]
    for text in texts[::5]:
        assert checker.check(text.decode().splitlines(), require_result=True) == []
    assert [row.seed for row in Shards(tmp_path, TERMS).rows()] == list(range(25))


def cuts(folder: Path) -> Iterator[tuple[Path, int]]:
    """Every way in which a power cut may leave the last shard, in steps of a few bytes."""
    for name in ("games-00001.jsonl.gz", "results-00001.jsonl.gz"):
        file = folder / name
        yield from ((file, size) for size in range(0, file.stat().st_size, 307))


def test_a_run_cut_anywhere_goes_on_to_the_same_games(tmp_path: Path) -> None:
    write(tmp_path, 18)
    whole = contents(tmp_path)
    data = {file.name: file.read_bytes() for file in tmp_path.glob("*.gz")}
    tried = list(cuts(tmp_path))
    assert len(tried) > 10
    for file, size in tried:
        file.write_bytes(data[file.name][:size])
        write(tmp_path, 18)
        assert contents(tmp_path) == whole, (file.name, size)
    (tmp_path / "results-00001.jsonl.gz").unlink()
    write(tmp_path, 18)
    assert contents(tmp_path) == whole


def test_another_runs_folder_is_refused(tmp_path: Path) -> None:
    write(tmp_path / "run", 3)
    with pytest.raises(LedgerError, match="differs in seed, records"):
        Shards(tmp_path / "run", {**TERMS, "seed": 1}, records=False)
    with pytest.raises(LedgerError, match="not empty"):
        Shards(tmp_path, TERMS)


def test_one_game_of_a_shard(tmp_path: Path) -> None:
    write(tmp_path, 5)
    file = tmp_path / "games-00000.jsonl.gz"
    assert record_in(file, 3).decode() == record.dumps(play_game(SETTING, 3))
    with pytest.raises(RecordError, match="no game 5"):
        record_in(file, 5)
    with pytest.raises(RecordError, match="--game"):
        record_in(file, None)


def test_the_commands_read_shards(tmp_path: Path) -> None:
    write(tmp_path, 6)
    file = tmp_path / "games-00000.jsonl.gz"
    assert run("check", str(file)).replace("\n", "").endswith("6 of 6 games valid")
    alone = tmp_path / "one.jsonl"
    alone.write_bytes(record_in(file, 2))
    assert run("replay", str(file), "--game", "2") == run("replay", str(alone))
    bad = gzip.decompress(file.read_bytes()).replace(b'"event":"pass"', b'"event":"pas"', 1)
    file.write_bytes(gzip.compress(bad))
    assert "game 0: line" in run("check", str(file), code=1)
    file.write_bytes(gzip.compress(bad)[:-20])
    assert "cannot be unpacked" in run("check", "--quiet", str(file), code=1)
