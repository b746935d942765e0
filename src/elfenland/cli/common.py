"""What several commands share: their options, the console, progress bars."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from elfenland.board.editions import DEFAULT_EDITION, Options, resolve

out = Console()
err = Console(stderr=True)

Edition = Annotated[str, typer.Option("--edition", "-e", help="Which rulebook; `elfenland editions` lists them.")]
TownCards = Annotated[
    bool | None, typer.Option("--town-cards/--no-town-cards", help="Play with town cards (R1.5) or without.")
]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="Change one option, e.g. `caravan=always`. Repeat for more."),
]
RecordFile = Annotated[Path, typer.Argument(help="A record (.jsonl).", exists=True, dir_okay=False, readable=True)]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1, help="How many processes.")]


def chosen(edition: str = DEFAULT_EDITION, town_cards: bool | None = None, options: list[str] | None = None) -> Options:
    """The options that the command line asks for."""
    changes: dict[str, Any] = {}
    for text in options or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise typer.BadParameter(f"{text!r} is not NAME=VALUE")
        changes[name] = int(value) if name == "rounds" and value.isdigit() else value
    return resolve(edition, town_cards, **changes)


def progress() -> Progress:
    """A progress bar on standard error that disappears when done."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[note]}"),
        console=err,
        transient=True,
    )
