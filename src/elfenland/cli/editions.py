"""`elfenland editions`: the eight texts and how they differ."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.table import Table

from elfenland.board.editions import DEFAULT_EDITION, EDITIONS, OPTION_VALUES
from elfenland.cli.common import out


def editions(as_json: Annotated[bool, typer.Option("--json", help="Print as JSON.")] = False) -> None:
    """The eight rulebooks and the options in which they differ."""
    if as_json:
        print(json.dumps({name: edition.options.to_dict() for name, edition in EDITIONS.items()}))
        return
    out.print(_differences())
    out.print(_options())
    out.print("Any edition can be played with town cards on or off; single options change with -o caravan=always.")


def _differences() -> Table:
    table = Table(title=f"Editions, and what they change in {DEFAULT_EDITION}", title_justify="left", box=None)
    for column in ("edition", "text", "differs in"):
        table.add_column(column, overflow="fold")
    default = EDITIONS[DEFAULT_EDITION]
    usual = {**default.options.to_dict(), "tie_break": default.tie_break}
    for name, edition in EDITIONS.items():
        values = {**edition.options.to_dict(), "tie_break": edition.tie_break}
        changed = [f"{key}={_word(values[key])}" for key in OPTION_VALUES if values[key] != usual[key]]
        table.add_row(f"[bold]{name}[/bold]", edition.text, "\n".join(changed) or "–")
    return table


def _options() -> Table:
    table = Table(title="Options", title_justify="left", box=None)
    table.add_column("option")
    table.add_column(f"values ({DEFAULT_EDITION}'s in bold)")
    default = EDITIONS[DEFAULT_EDITION]
    usual = {**default.options.to_dict(), "tie_break": default.tie_break}
    for key, values in OPTION_VALUES.items():
        words = [f"[bold]{_word(v)}[/bold]" if v == usual[key] else _word(v) for v in values]
        table.add_row(key + (" (with town cards)" if key in ("tie_break", "town_distance") else ""), " · ".join(words))
    return table


def _word(value: object) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
