"""`elfenland check`: do these records follow the rules?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from elfenland.arena.shards import records_in
from elfenland.cli.common import err, out
from elfenland.errors import RecordError
from elfenland.game import record


def check(
    files: Annotated[
        list[Path],
        typer.Argument(help="Records (.jsonl), whole or redacted, or shards (.jsonl.gz).", exists=True, dir_okay=False),
    ],
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Print only the problems.")] = False,
) -> None:
    """Check records against the rules: every line, every event, the result.

    Exits with code 1 if any record is wrong, and names the line and the rule.
    """
    bad = sum(_check(file, quiet) for file in files)
    raise typer.Exit(1 if bad else 0)


def _check(file: Path, quiet: bool) -> int:
    """Check the records of a file; how many are wrong."""
    bad, games, several = 0, 0, file.suffix == ".gz"
    try:
        for games, text in enumerate(records_in(file), 1):
            name = f"{file}: game {games - 1}" if several else str(file)
            try:
                found = record.loads_any(text)
            except RecordError as problem:
                bad += 1
                err.print(f"{name}: {problem}", style="red", markup=False, highlight=False, soft_wrap=True)
                continue
            if not quiet and not several:
                out.print(f"{name}: {_describe(found)}", markup=False, highlight=False, soft_wrap=True)
    except RecordError as problem:  # the shard itself
        bad += 1
        err.print(f"{file}: {problem}", style="red", markup=False, highlight=False, soft_wrap=True)
    if several and not quiet:
        out.print(f"{file}: {games - bad} of {games} games valid", markup=False, highlight=False, soft_wrap=True)
    return bad


def _describe(found: record.Redacted | object) -> str:
    from elfenland.game import Game

    if isinstance(found, Game):
        state = "finished" if found.over else "unfinished"
        return f"valid, {state}, {len(found.players)} players, {found.edition}, {len(found.events)} events"
    assert isinstance(found, record.Redacted)
    who = "a spectator" if found.header.seat is None else f"seat {found.header.seat}"
    return f"valid as far as can be checked, redacted for {who}, {len(found.events)} events"
