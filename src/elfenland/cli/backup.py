"""`elfenland backup` and `elfenland restore`: all games in one file, from and into either database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from elfenland.cli.common import err, out
from elfenland.errors import OptionError


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.", dir_okay=False)],
) -> None:
    """Write all games of the server's database into one file, while it goes on serving.

    The database is the one that ELFENLAND_DATABASE_URL names, else the file in your data directory.
    """
    from elfenland.server import backup as work
    from elfenland.server.settings import Settings

    try:
        games = work.backup(Settings().database, file, _tell)
    except (ValueError, OSError) as error:
        raise OptionError(str(error)) from None
    out.print(f"{games} games are in {file}")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `elfenland backup` wrote.", exists=True, dir_okay=False)],
) -> None:
    """Put the games of a backup into an empty database, of the same kind or the other.

    The database is the one that ELFENLAND_DATABASE_URL names, else the file in your data directory.
    """
    from elfenland.server import backup as work
    from elfenland.server.settings import Settings

    try:
        games = work.restore(file, Settings().database, _tell)
    except (ValueError, OSError) as error:
        raise OptionError(str(error)) from None
    out.print(f"{games} games are back")


def _tell(table: str, rows: int) -> None:
    err.print(f"{table}: {rows} rows", style="dim")
