"""The command line: `elfenland COMMAND`. One module a command.

Exit codes: 0 done · 1 the answer is no (a bad record, a refused action) · 2 wrong use of the command.
"""

from __future__ import annotations

import sys

import typer

from elfenland.cli import (
    backup,
    bench,
    check,
    doctor,
    editions,
    match,
    play,
    render,
    replay,
    serve,
    simulate,
    tournament,
)
from elfenland.errors import ElfenlandError

app = typer.Typer(
    name="elfenland",
    help="Elfenland: play, simulate, check and picture the board game by every known rulebook.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
)
app.command()(serve.serve)
app.command()(play.play)
app.command()(simulate.simulate)
app.command()(replay.replay)
app.command()(check.check)
app.command()(render.render)
app.command()(editions.editions)
app.command()(doctor.doctor)
app.command()(bench.bench)
app.command()(match.match)
app.command()(tournament.tournament)
app.command()(backup.backup)
app.command()(backup.restore)


def main() -> None:
    """Run the command line; every error is one line."""
    try:
        app()
    except ElfenlandError as error:
        fail(str(error))
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
    except KeyboardInterrupt:
        fail("interrupted", 130)


def fail(sentence: str, code: int = 1) -> None:
    """Say what went wrong in one line and stop."""
    print(f"elfenland: {sentence}", file=sys.stderr)
    sys.exit(code)
