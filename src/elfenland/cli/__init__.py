"""The command line: `elfenland COMMAND`, one module per command, imported when it is called.

Exit codes: 0 success · 1 failure (a bad record, an unknown bot) · 2 wrong usage · 130 interrupted.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from elfenland.errors import ElfenlandError

#: Every command: its module and function, and what the list of commands says about it.
COMMANDS = {
    "serve": ("serve:serve", "Serve the game in the browser, with bots and an HTTP API."),
    "play": ("play:play", "Play a whole game in the terminal."),
    "simulate": ("simulate:simulate", "Play many games between bots and print a summary."),
    "replay": ("replay:replay", "Print a record event by event, then the table as it stands at the end."),
    "check": ("check:check", "Check records against the rules: every line, every event, the result."),
    "review": ("review:review_command", "Review a finished game: luck, skill, graded decisions, decisive moments."),
    "verify": ("verify:verify", "Prove that a record follows from the luck that was fixed before the game."),
    "render": ("render:render", "Draw the board at any point of a record."),
    "editions": ("editions:editions", "List the eight rulebooks and how they differ."),
    "doctor": ("doctor:doctor", "Show what is installed here, and run a self-test."),
    "bench": ("bench:bench", "Measure how fast the core is."),
    "match": ("match:match", "Find out which of two bots is better."),
    "tournament": ("tournament:tournament", "Rate many bots and write a report."),
    "puzzles": ("puzzles:app", "Solve, show, make and prove puzzles."),
    "backup": ("backup:backup", "Write all of the server's games to one file."),
    "restore": ("backup:restore", "Load a backup into an empty database, SQLite or PostgreSQL."),
}


class Later(TyperCommand):
    """A command whose module is imported when it is called."""

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        return loaded(str(self.name)).make_context(info_name, args, parent, **extra)


class Commands(TyperGroup):
    """All commands; listing or completing them imports none."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return Later(cmd_name, help=COMMANDS[cmd_name][1]) if cmd_name in COMMANDS else None


def loaded(name: str) -> Any:
    """The command of this name, ready to run."""
    module, _, function = COMMANDS[name][0].partition(":")
    found = getattr(import_module(f"elfenland.cli.{module}"), function)
    if not isinstance(found, typer.Typer):
        group = typer.Typer(rich_markup_mode="markdown", add_completion=False, pretty_exceptions_enable=False)
        group.command(name)(found)
        found = group
    return typer.main.get_command(found)


def _version(wanted: bool) -> None:
    if wanted:
        from elfenland import __version__

        print(f"elfenland {__version__}")
        raise typer.Exit


app = typer.Typer(
    name="elfenland",
    cls=Commands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)


@app.callback()
def elfenland(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Elfenland: play, simulate, check and draw the board game by every known rulebook."""


def main() -> None:
    """Run the command line; every error prints as one line."""
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
    """Print one line about what went wrong, and exit."""
    print(f"elfenland: {sentence}", file=sys.stderr)
    sys.exit(code)
