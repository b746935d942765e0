"""`elfenland bots`: which bots there are, and whether yours is ready to play."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from elfenland.arena.checking import check as look_at
from elfenland.arena.checking import talk as talk_with
from elfenland.bots import BOTS, TITLES
from elfenland.bots.registry import Spec, names
from elfenland.cli.common import out

app = typer.Typer(help="Bots: list them, and check whether yours is ready.", no_args_is_help=True, add_completion=False)
BotText = Annotated[
    str, typer.Argument(help="A bot: `./bot.py:Greedy`, `stdio:node bot.js`, a package's name, or one of ours.")
]


@app.command(name="list")
def list_bots() -> None:
    """List every bot that can be named here."""
    table = Table("bot", "", "what it does", box=SIMPLE_HEAD)
    for name in names():
        own = BOTS.get(name)
        told = inspect.getdoc(own) or "" if inspect.isclass(own) else ""
        table.add_row(name, TITLES.get(name, "from another package"), told.partition("\n")[0])
    out.print(table)


@app.command()
def check(
    bot: BotText,
    time: Annotated[float | None, typer.Option("--time", "-t", min=0.0, help="Seconds per decision.")] = None,
    talk: Annotated[
        Path | None,
        typer.Option("--talk", help="Also write down the messages: greeting, each kind of question, farewell."),
    ] = None,
) -> None:
    """Play whole games in many situations and report what goes wrong; exit code 1 if anything does.

    The bot sits at every seat, with two to six players, by every rulebook, with and without town cards. It is also
    asked twice with the same seed, and a program is greeted and sent away.
    """
    spec = Spec.parse(bot)
    good = True
    for finding in look_at(spec, time):
        mark = "[green]good[/green]" if finding.good else "[red]bad [/red]"
        out.print(f"{mark}  {finding.what:34}", end=" ")
        out.print(finding.seen, markup=False, highlight=False, soft_wrap=True)
        good = good and finding.good
    if talk is not None and good:
        talk.write_text("\n".join(talk_with(spec)) + "\n", encoding="utf-8")
        out.print(f"{talk} has what was said")
    out.print("ready to play" if good else "not ready to play")
    raise typer.Exit(0 if good else 1)
