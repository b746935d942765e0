"""`elfenland render`: a picture of the board at any point of a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from elfenland.cli.common import GameNumber, RecordFile, err
from elfenland.cli.replay import game_at
from elfenland.game import view_for


def render(
    file: RecordFile,
    output: Annotated[Path, typer.Option("--output", "-o", help="The SVG file to write.")] = Path("board.svg"),
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
    output.write_text(view_svg(view_for(game, None), night=night, width=width), encoding="utf-8")
    err.print(f"{output} shows the board after {len(game.events)} events")
