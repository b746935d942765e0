"""`elfenland editions`: the eight texts and how they differ."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.table import Table

from elfenland.board.editions import DEFAULT_EDITION, EDITIONS, OPTION_VALUES
from elfenland.cli.common import out


def editions(as_json: Annotated[bool, typer.Option("--json", help="Print as JSON.")] = False) -> None:
    """The table of the eight rulebooks and the options in which they differ."""
    if as_json:
        print(json.dumps({name: edition.options.to_dict() for name, edition in EDITIONS.items()}))
        return
    shown = [name for name in OPTION_VALUES if name not in ("rounds", "tie_break")]
    table = Table(title="Editions (town cards can be turned on or off in each)", show_lines=False)
    for column in ("edition", "text", *shown, "tie break with town cards"):
        table.add_column(column.replace("_", " "), overflow="fold")
    default = EDITIONS[DEFAULT_EDITION].options.to_dict()
    for name, edition in EDITIONS.items():
        values = edition.options.to_dict()
        cells = [_cell(values[key], values[key] == default[key]) for key in shown]
        cells.append(_cell(edition.tie_break, edition.tie_break == "distance"))
        table.add_row(f"[bold]{name}[/bold]" if name == DEFAULT_EDITION else name, edition.text, *cells)
    out.print(table)
    out.print("Bold: differs from rio-grande, the default. Options can be changed one by one: -o caravan=always")


def _cell(value: object, usual: bool) -> str:
    text = {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else str(value)
    text = text.replace("_", " ")
    return text if usual else f"[bold]{text}[/bold]"
