"""`elfenland render`: a position of a record as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from elfenland.cli.common import RecordFile, err
from elfenland.cli.replay import game_at
from elfenland.views import view_for


def render(
    file: RecordFile,
    output: Annotated[Path, typer.Option("--output", "-o", help="Where the SVG goes.")] = Path("board.svg"),
    at: Annotated[int | None, typer.Option("--at", min=0, help="After the first N events; default: the last.")] = None,
    night: Annotated[bool, typer.Option("--night", help="The map by night.")] = False,
    width: Annotated[int | None, typer.Option("--width", min=100, max=10000, help="Width in pixels.")] = None,
) -> None:
    """Draw the board as it stood after the first N events."""
    from elfenland.portrait import view_svg  # the picture takes a moment to load; other commands do without

    game = game_at(file, at)
    output.write_text(view_svg(view_for(game, None), night=night, width=width), encoding="utf-8")
    err.print(f"{output}: the board after {len(game.events)} events")
