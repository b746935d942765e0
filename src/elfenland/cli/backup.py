"""`elfenland backup` and `elfenland restore`: all games in one file, for either kind of database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from elfenland.cli.common import err, out
from elfenland.errors import OptionError


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist.", dir_okay=False)],
) -> None:
    """Write all of the server's games to one file; the server can keep running.

    The database is the one in ELFENLAND_DATABASE_URL, or else the file in your data directory.
    """
    from elfenland.server import backup as work
    from elfenland.server.settings import Settings

    try:
        games = work.backup(Settings().database, file, _report)
    except (ValueError, OSError) as error:
        raise OptionError(str(error)) from None
    out.print(f"games saved to {file}: {games}", soft_wrap=True)


def restore(
    file: Annotated[Path, typer.Argument(help="A file written by `elfenland backup`.", exists=True, dir_okay=False)],
) -> None:
    """Load a backup into an empty database, SQLite or PostgreSQL.

    The database is the one in ELFENLAND_DATABASE_URL, or else the file in your data directory.
    """
    from elfenland.server import backup as work
    from elfenland.server.settings import Settings

    try:
        games = work.restore(file, Settings().database, _report)
    except (ValueError, OSError) as error:
        raise OptionError(str(error)) from None
    out.print(f"games restored: {games}")


def _report(table: str, rows: int) -> None:
    err.print(f"{table}: {rows} rows", style="dim")
