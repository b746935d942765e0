"""`elfenland editions`: the eight rulebooks and how they differ."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.table import Table

from elfenland.board import DEFAULT_EDITION, EDITIONS, OPTION_VALUES
from elfenland.cli.common import out


def editions(as_json: Annotated[bool, typer.Option("--json", help="Print as JSON.")] = False) -> None:
    """List the eight rulebooks and how they differ."""
    if as_json:
        print(json.dumps({name: edition.options.to_dict() for name, edition in EDITIONS.items()}))
        return
    out.print(_differences())
    out.print(_options())
    out.print(
        "Any edition can be played with or without town cards. Change single options with, say, -o caravan=always."
    )


def _differences() -> Table:
    table = Table(title=f"Editions, compared with {DEFAULT_EDITION}", title_justify="left", box=None)
    for column in ("edition", "rulebook", "differences"):
        table.add_column(column, overflow="fold")
    default = _values(DEFAULT_EDITION)
    for name, edition in EDITIONS.items():
        changed = [f"{key}={_word(value)}" for key, value in _values(name).items() if value != default[key]]
        table.add_row(f"[bold]{name}[/bold]", edition.text, "\n".join(changed) or "–")
    return table


def _values(edition: str) -> dict[str, object]:
    """An edition's options, with the tie break that applies with town cards."""
    return {**EDITIONS[edition].options.to_dict(), "tie_break": EDITIONS[edition].tie_break}


def _options() -> Table:
    table = Table(title="Options", title_justify="left", box=None)
    table.add_column("option")
    table.add_column(f"values ({DEFAULT_EDITION}'s in bold)")
    default = _values(DEFAULT_EDITION)
    for key, values in OPTION_VALUES.items():
        words = [f"[bold]{_word(value)}[/bold]" if value == default[key] else _word(value) for value in values]
        table.add_row(key + (" (with town cards)" if key in ("tie_break", "town_distance") else ""), " · ".join(words))
    return table


def _word(value: object) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
