"""Many games in few files: compressed shards that grow at their end, and that a stopped run goes on from.

A folder holds `terms.json`, `results-00000.jsonl.gz` with one row per game and, unless only results are wanted,
`games-00000.jsonl.gz` with the records one after the other. Each file is a row of gzip members, one for each chunk of
games, so it is an ordinary .gz file at any time; the members of both kinds belong together.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, Literal

import msgspec

from elfenland.arena.ledger import LedgerError
from elfenland.arena.simulation import Setting, final_state, is_quick, play_game
from elfenland.errors import RecordError
from elfenland.game import Outcome, outcome_of, record

#: Games of one shard; about 25 MB with records.
SHARD = 10_000
#: Games of one chunk, where the bots are quick.
CHUNK = 50
#: How a record's first line begins, and so a game within a shard.
HEADER = b'{"record"'
Keep = Literal["nothing", "results", "records"]
LEVEL = 6
BLOCK = 65_536


class Row(Outcome, frozen=True, kw_only=True):
    """One game's result, with its number in the run and its seed."""

    number: int
    seed: int


@dataclass(frozen=True)
class Chunk:
    """Some games of a run, to be played together: their numbers and seeds."""

    setting: Setting
    games: tuple[tuple[int, int], ...]
    keep: Keep


def chunks(setting: Setting, seeds: Sequence[int], keep: Keep = "nothing", done: int = 0) -> Iterator[Chunk]:
    """The games of a run after the first `done`, in chunks that end where their shard ends."""
    size = CHUNK if is_quick(setting.bots) else 1
    while done < len(seeds):
        count = min(size, SHARD - done % SHARD)
        yield Chunk(setting, tuple(enumerate(seeds[done : done + count], done)), keep)
        done += count


@dataclass(frozen=True)
class Played:
    """A chunk that was played: its rows, and both members as they go to disk."""

    rows: list[Row]
    results: bytes
    records: bytes


def play_chunk(chunk: Chunk) -> Played:
    """Play the games of a chunk; the same chunk always gives the same bytes."""
    rows, texts = [], []
    for number, seed in chunk.games:
        if chunk.keep == "records":
            game = play_game(chunk.setting, seed)
            outcome = game.outcome
            texts.append(record.dumps(game))
        else:
            outcome = outcome_of(final_state(chunk.setting, seed))
        assert outcome is not None
        rows.append(Row(number=number, seed=seed, **msgspec.structs.asdict(outcome)))
    lines = (msgspec.json.encode(row).decode() + "\n" for row in rows) if chunk.keep != "nothing" else ()
    return Played(rows, _member(lines), _member(texts))


def _member(lines: Iterable[str]) -> bytes:
    text = "".join(lines)
    return gzip.compress(text.encode(), LEVEL, mtime=0) if text else b""


# ------------------------------------------------------------------ a folder of shards


class Shards:
    """The folder of one run. Opening it drops what a stop in mid-write left; `done` games are there."""

    def __init__(self, folder: Path, terms: dict[str, Any], records: bool = True) -> None:
        self.folder, self.records, self.done = folder, records, 0
        folder.mkdir(parents=True, exist_ok=True)
        terms = json.loads(json.dumps({**terms, "shard": SHARD, "records": records}))
        file = folder / "terms.json"
        if file.exists():
            self._check(file, terms)
        elif any(folder.iterdir()):
            raise LedgerError(f"{folder} is not empty, and no run of this program was written there")
        else:
            file.write_text(json.dumps(terms, indent=1) + "\n", encoding="utf-8")
        self._mend()

    def _check(self, file: Path, terms: dict[str, Any]) -> None:
        try:
            found = json.loads(file.read_bytes())
        except ValueError:
            raise LedgerError(f"{file} cannot be read") from None
        differs = [key for key, value in terms.items() if found.get(key) != value]
        if differs:
            raise LedgerError(f"{self.folder} belongs to another run: it differs in {', '.join(differs)}")

    def _mend(self) -> None:
        """Cut the last shard back to the chunks that are whole in both files."""
        last = len(list(self.folder.glob("results-*.jsonl.gz"))) - 1
        self._games(last + 1).unlink(missing_ok=True)
        if last < 0:
            return
        ends = [_member_ends(self._results(last))] + ([_member_ends(self._games(last))] if self.records else [])
        whole = min(map(len, ends))
        for file, found in zip((self._results(last), self._games(last)), ends, strict=False):
            with file.open("r+b") as data:
                data.truncate(found[whole - 1] if whole else 0)
        self.done = last * SHARD + sum(1 for _ in read_rows(self._results(last)))

    def _results(self, shard: int) -> Path:
        return self.folder / f"results-{shard:05}.jsonl.gz"

    def _games(self, shard: int) -> Path:
        return self.folder / f"games-{shard:05}.jsonl.gz"

    def append(self, played: Played) -> None:
        """Write the next chunk; records first, because the results count what is there."""
        shard = self.done // SHARD
        if self.records:
            _append(self._games(shard), played.records)
        _append(self._results(shard), played.results)
        self.done += len(played.rows)

    def rows(self) -> Iterator[Row]:
        """The results of all games that are there."""
        for file in sorted(self.folder.glob("results-*.jsonl.gz")):
            yield from read_rows(file)


def read_rows(file: Path) -> Iterator[Row]:
    """The rows of a shard of results."""
    decode = msgspec.json.Decoder(Row).decode
    with gzip.open(file) as lines:
        yield from map(decode, lines)


def _append(file: Path, data: bytes) -> None:
    with file.open("ab") as out:
        out.write(data)


def _member_ends(file: Path) -> list[int]:
    """Where the whole members of a .gz file end."""
    data = file.read_bytes() if file.exists() else b""
    ends: list[int] = []
    at, member = 0, zlib.decompressobj(wbits=31)
    while at < len(data):
        try:
            member.decompress(data[at : at + BLOCK])
        except zlib.error:
            break
        at = min(at + BLOCK, len(data))
        if member.eof:
            at -= len(member.unused_data)
            ends.append(at)
            member = zlib.decompressobj(wbits=31)
    return ends


# ------------------------------------------------------------------ reading


def records_in(file: Path) -> Iterator[bytes]:
    """The records of a file, one after the other: one in a .jsonl, many in a shard (.jsonl.gz)."""
    with gzip.open(file) if file.suffix == ".gz" else file.open("rb") as lines:
        if file.suffix != ".gz":
            yield lines.read(record.MAX_BYTES + 1)
            return
        try:
            yield from _split(lines)
        except (OSError, EOFError, zlib.error) as problem:
            raise RecordError(1, f"the shard cannot be unpacked: {problem}") from None


def _split(lines: Iterable[bytes]) -> Iterator[bytes]:
    found: list[bytes] = []
    size = 0
    for line in lines:
        if line.startswith(HEADER) and found:
            yield b"".join(found)
            found, size = [], 0
        size += len(line)
        if size <= record.MAX_BYTES + record.MAX_LINE:  # more is refused by the reader
            found.append(line)
    if found:
        yield b"".join(found)


def record_in(file: Path, number: int | None) -> bytes:
    """One record of a file; the number counts from 0 and is needed where there are several."""
    found = list(islice(records_in(file), number or 0, (number or 0) + 2))
    if not found:
        raise RecordError(1, f"there is no game {number or 0} in {file}")
    if number is None and len(found) > 1:
        raise RecordError(1, f"{file} holds many games; choose one with --game")
    return found[0]
