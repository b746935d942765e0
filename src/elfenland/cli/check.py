"""`elfenland check`: are these records lawful?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from elfenland import record
from elfenland.cli.common import err, out
from elfenland.errors import RecordError


def check(
    files: Annotated[
        list[Path], typer.Argument(help="Records (.jsonl), whole or redacted.", exists=True, dir_okay=False)
    ],
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Say only what is wrong.")] = False,
) -> None:
    """Check records against the rules: every line, every event, the result.

    Exit code 1 when one is wrong; the reason names the line and the rule.
    """
    bad = 0
    for file in files:
        try:
            found = record.load_any(file)
        except RecordError as problem:
            bad += 1
            err.print(f"{file}: {problem}", style="red", markup=False, highlight=False, soft_wrap=True)
            continue
        if not quiet:
            out.print(f"{file}: {_describe(found)}", markup=False, highlight=False, soft_wrap=True)
    raise typer.Exit(1 if bad else 0)


def _describe(found: record.Redacted | object) -> str:
    from elfenland.game import Game

    if isinstance(found, Game):
        state = "finished" if found.over else "unfinished"
        return f"lawful, {state}, {len(found.players)} players, {found.edition}, {len(found.events)} events"
    assert isinstance(found, record.Redacted)
    who = "a spectator" if found.header.seat is None else f"seat {found.header.seat}"
    return f"lawful as far as it can be checked, redacted for {who}, {len(found.events)} events"
