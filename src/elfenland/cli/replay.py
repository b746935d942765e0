"""`elfenland replay`: a record as sentences."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from elfenland.cli.common import GameNumber, RecordFile, load_game, out
from elfenland.cli.story import sentence
from elfenland.cli.table import print_table
from elfenland.errors import ElfenlandError
from elfenland.game import Game, redact, view_for


def game_at(file: Path, at: int | None, number: int | None = None) -> Game:
    """The game of a record as it stood after the first `at` events."""
    whole = load_game(file, number)
    if at is None:
        return whole
    if at > len(whole.events):
        raise ElfenlandError(f"{file} has only {len(whole.events)} events, not {at}")
    return whole.at(at)


def replay(
    file: RecordFile,
    at: Annotated[int | None, typer.Option("--at", min=0, help="Stop after the first N events.")] = None,
    seat: Annotated[
        int | None, typer.Option("--as", min=0, max=5, help="Show only what this seat knew; by default, everything.")
    ] = None,
    game_number: GameNumber = None,
) -> None:
    """Print a record event by event, then the table as it stands at the end.

    Each line starts with the event's number, which `--at` takes, here and in `elfenland render`.
    """
    game = game_at(file, at, game_number)
    if seat is not None and seat >= len(game.players):
        raise ElfenlandError(f"there is no seat {seat} among {len(game.players)} players")
    names = [player.name for player in game.players]
    for number, event in enumerate(game.events, 1):
        shown = event if seat is None else redact(event, seat)
        out.print(f"{number:4d}  {sentence(shown, names)}", markup=False, highlight=False, soft_wrap=True)
    if seat is None:
        for each in range(len(game.players)):
            print_table(view_for(game, each), only_mine=each > 0)
    else:
        print_table(view_for(game, seat))
