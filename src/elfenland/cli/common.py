"""What several commands share: options, consoles, progress bars."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from elfenland.arena.shards import record_in
from elfenland.board import DEFAULT_EDITION, Options, resolve
from elfenland.game import Game, record

out = Console()
err = Console(stderr=True)

Edition = Annotated[
    str, typer.Option("--edition", "-e", help="The rulebook to play by; `elfenland editions` lists them all.")
]
TownCards = Annotated[
    bool | None, typer.Option("--town-cards/--no-town-cards", help="Play with or without town cards (R1.5).")
]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="Change one option, e.g. `caravan=always`; can be repeated."),
]
RecordFile = Annotated[
    Path,
    typer.Argument(help="A record (.jsonl), or a shard (.jsonl.gz) with --game.", exists=True, dir_okay=False),
]
GameNumber = Annotated[
    int | None, typer.Option("--game", "-g", min=0, help="Which game of a shard (.jsonl.gz), from 0.")
]
Records = Annotated[Path | None, typer.Option("--records", help="Write a record (.jsonl) of each game to this folder.")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1, help="How many processes to use.")]
Cluster = Annotated[
    str | None,
    typer.Option("--cluster", help="Use the machines of a Ray cluster instead: its address, or `auto`."),
]

SameLuck = Annotated[
    bool,
    typer.Option(
        "--same-luck/--own-luck", help="Use luck that depends as little as possible on the decisions (docs/luck.md)."
    ),
]


def chosen(edition: str = DEFAULT_EDITION, town_cards: bool | None = None, options: list[str] | None = None) -> Options:
    """The options given on the command line."""
    changes: dict[str, Any] = {}
    for text in options or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise typer.BadParameter(f"{text!r} is not NAME=VALUE")
        changes[name] = int(value) if name == "rounds" and value.isdigit() else value
    return resolve(edition, town_cards, **changes)


def load_game(file: Path, number: int | None = None) -> Game:
    """The game of a record file, or one game of a shard."""
    return record.loads(record_in(file, number))


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits until this is done."""
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt


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
