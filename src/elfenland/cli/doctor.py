"""`elfenland doctor`: what is installed here, and does it work?"""

from __future__ import annotations

import platform
from importlib.metadata import PackageNotFoundError, version

import typer

import elfenland
from elfenland import _interpreted
from elfenland.arena.simulation import Setting, final_state, play_game
from elfenland.board import EDITIONS, resolve
from elfenland.cli.common import out
from elfenland.game import record

EXTRAS = {
    "postgres": ("psycopg",),
    "redis": ("redis",),
    "arena": ("openskill", "matplotlib"),
    "cluster": ("ray",),
    "pictures": ("resvg_py",),
    "frames": ("polars",),
    "research": ("numpy", "gymnasium", "pettingzoo", "open_spiel", "resvg_py"),
}


def doctor() -> None:
    """Show the version, whether the core is compiled and which extras are installed; then run a self-test."""
    out.print(f"elfenland {installed('elfenland')} on Python {platform.python_version()}, {platform.machine()}")
    out.print("core: compiled" if elfenland.COMPILED else f"core: {_interpreted.SLOWLY}")
    for extra, packages in EXTRAS.items():
        missing = [name for name in packages if installed(name) is None]
        out.print(f"extra {extra}: " + (f"not installed (needs {', '.join(missing)})" if missing else "installed"))
    problems = self_test()
    for problem in problems:
        out.print(f"[red]{problem}[/red]")
    out.print("self-test: " + ("failed" if problems else "passed"))
    raise typer.Exit(1 if problems else 0)


def installed(package: str) -> str | None:
    """A package's version, or None if it is not installed."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def self_test() -> list[str]:
    """Play a game of every edition, write its record and read it back; return the problems found."""
    problems = []
    for number, edition in enumerate(EDITIONS):
        setting = Setting(resolve(edition), ("random",) * (2 + number % 5), edition)
        game = play_game(setting, seed=number)
        text = record.dumps(game)
        if record.dumps(record.loads(text)) != text:
            problems.append(f"{edition}: the record changes when read back")
        if final_state(setting, number) != game.state:
            problems.append(f"{edition}: the core and the game disagree")
    return problems
