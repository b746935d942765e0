"""The command line: `elfenland COMMAND`, one module per command, imported when it is called (app.py).

Exit codes: 0 success · 1 failure (a bad record, an unknown bot) · 2 wrong usage · 130 interrupted.
"""

from __future__ import annotations

import os
import sys

from elfenland.errors import ElfenlandError, from_clone

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
    "bots": ("bots:app", "List the bots, and check whether yours is ready."),
    "puzzles": ("puzzles:app", "Solve, show, make and prove puzzles."),
    "backup": ("backup:backup", "Write all of the server's games to one file."),
    "restore": ("backup:restore", "Load a backup into an empty database, SQLite or PostgreSQL."),
}
ABOUT = "Elfenland: play, simulate, check and draw the board game by every known rulebook."


def overview() -> str:
    """What `elfenland --help` prints; written here, because importing typer and rich would make it slow."""
    width = max(map(len, COMMANDS))
    commands = "".join(f"  {name:{width}}  {text}\n" for name, (_, text) in COMMANDS.items())
    return (
        f"Usage: elfenland [OPTIONS] COMMAND [ARGS]...\n\n{ABOUT}\n\n"
        "Options:\n"
        "  --version             Print the version and exit.\n"
        "  --install-completion  Install completion for the current shell.\n"
        "  --show-completion     Show it instead, to copy or change it.\n"
        "  --help                Show this message; `elfenland COMMAND --help` tells more of each command.\n\n"
        f"Commands:\n{commands}\n"
        "To begin: elfenland serve --open, or elfenland play.\n"
    )


def main() -> None:
    """Run the command line; every error prints as one line."""
    if sys.argv[1:] in ([], ["--help"]) and not any(name.endswith("_COMPLETE") for name in os.environ):
        print(overview(), end="")
        return
    try:
        from elfenland.cli.app import app
    except ImportError as error:
        fail(f"the command line needs {error.name}, {from_clone()}")
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
