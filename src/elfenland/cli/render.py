"""`elfenland render`: a picture of the board at any point of a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from elfenland.cli.common import GameNumber, RecordFile, err
from elfenland.cli.replay import game_at
from elfenland.errors import ElfenlandError
from elfenland.game import view_for

WIDTH = 1000  # of a PNG, in pixels


def as_png(picture: str, width: int | None) -> bytes:
    """The picture as PNG; where that extra is missing, one sentence says how to get it."""
    from elfenland.picture import png

    try:
        return png(picture, width or WIDTH)
    except ImportError as error:
        raise ElfenlandError(str(error)) from None


def render(
    file: RecordFile,
    output: Annotated[Path, typer.Option("--output", "-o", help="The file to write: .svg or .png.")] = Path(
        "board.svg"
    ),
    at: Annotated[
        int | None,
        typer.Option("--at", min=0, help="Draw the board after the first N events; by default, after the last."),
    ] = None,
    night: Annotated[bool, typer.Option("--night", help="Draw the map by night.")] = False,
    width: Annotated[int | None, typer.Option("--width", min=100, max=10000, help="Width in pixels.")] = None,
    game_number: GameNumber = None,
) -> None:
    """Draw the board at any point of a record."""
    from elfenland.picture.view import view_svg  # slow to import, and no other command needs it

    game = game_at(file, at, game_number)
    picture = view_svg(view_for(game, None), night=night, width=width)
    if output.suffix.lower() == ".png":
        output.write_bytes(as_png(picture, width))
    else:
        output.write_text(picture, encoding="utf-8")
    err.print(f"{output} shows the board after {len(game.events)} events")
