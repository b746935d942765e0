"""The shards of a run as Parquet: one row for each game, and one for each decision (extra `frames`).

Beside `results-00000.jsonl.gz` lies `games-00000.parquet`, and beside the records `decisions-00000.parquet`. The shards
stay what a run goes on from; these files are made from them and can be made again.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from elfenland.arena.pool import spread
from elfenland.arena.shards import read_rows, records_in
from elfenland.errors import OptionError, from_clone

if TYPE_CHECKING:
    import polars

#: Events that a player decided, with the names of docs/record.md; forced ones are among them.
DECISIONS = ("draw", "place", "obstacle", "pass", "move", "end_turn", "keep")
#: Games whose decisions are in memory as Python objects at a time.
BLOCK = 200


def write_tables(folder: Path, jobs: int = 1) -> Generator[int]:
    """Write the Parquet files of a folder of shards; yield the number of games of each shard as it is done."""
    _polars()
    yield from spread(write_shard, sorted(folder.glob("results-*.jsonl.gz")), jobs)


def write_shard(results: Path) -> int:
    """The tables of one shard; those that are there already stay. The number of its games."""
    pl = _polars()
    folder, number = results.parent, results.name.removeprefix("results-").removesuffix(".jsonl.gz")
    games, decisions = folder / f"games-{number}.parquet", folder / f"decisions-{number}.parquet"
    terms, rows = json.loads((folder / "terms.json").read_bytes()), list(read_rows(results))
    if games.exists() and pl.scan_parquet(games).select(pl.len()).collect().item() == len(rows):
        return len(rows)
    records = folder / f"games-{number}.jsonl.gz"
    if records.exists():
        found = _decisions(records_in(records), rows[0].number)
        _write(pl.concat(pl.DataFrame(block, _decision_schema(), orient="row") for block in found), decisions)
    shared = {key: terms[key] for key in ("edition", "bots")} | {"town_cards": terms["options"]["town_cards"]}
    _write(pl.DataFrame([{**shared, **msgspec.structs.asdict(row)} for row in rows], _game_schema()), games)
    return len(rows)


def _decisions(records: Iterable[bytes], first: int) -> Iterator[list[tuple[Any, ...]]]:
    """The rows of all decisions, in blocks of some games."""
    numbered = enumerate(records, first)
    while block := list(islice(numbered, BLOCK)):
        yield [row for game, text in block for row in _decisions_of(game, text)]


def _decisions_of(game: int, text: bytes) -> Iterator[tuple[Any, ...]]:
    header, *events = map(msgspec.json.decode, text.splitlines())
    bots = [player.get("bot") for player in header["players"]]
    number = round_ = 0
    for event in events:
        if event["event"] == "round":
            round_ = event["round"]
        if event["event"] not in DECISIONS:
            continue
        seat, cards = event["player"], event.get("cards", event.get("discarded"))
        returned = [back["counter"] for back in event["returned"]] if "returned" in event else None
        words = (event.get(key) for key in ("counter", "source", "connection", "to"))
        facts = (event.get(key) for key in ("secret", "caravan", "collected"))
        yield (game, header["seed"], number, round_, seat, bots[seat], event["event"], *words, cards, returned, *facts)
        number += 1


def _game_schema() -> Any:
    pl = _polars()
    seats = pl.List(pl.Int16)
    own = {"number": pl.Int64, "seed": pl.Int64, "edition": pl.String, "town_cards": pl.Boolean}
    own |= {"bots": pl.List(pl.String), "winners": seats, "scores": seats, "pieces": seats, "cards": seats}
    return own | {"distances": seats, "early": pl.Boolean, "reason": pl.String, "rule": pl.String}


def _decision_schema() -> Any:
    pl = _polars()
    schema = {"game": pl.Int64, "seed": pl.Int64, "number": pl.Int16, "round": pl.Int8, "seat": pl.Int8}
    schema |= dict.fromkeys(("bot", "event", "counter", "source", "connection", "to"), pl.String)
    schema |= dict.fromkeys(("cards", "returned"), pl.List(pl.String))
    return schema | dict.fromkeys(("secret", "caravan", "collected"), pl.Boolean)


def _write(frame: polars.DataFrame, file: Path) -> None:
    """Write a file that is there either whole or not at all."""
    part = file.with_suffix(".part")
    frame.write_parquet(part, compression="zstd")
    part.replace(file)


def _polars() -> Any:
    try:
        import polars
    except ImportError:
        raise OptionError(f"Parquet needs an extra, {from_clone('frames')}") from None
    return polars
