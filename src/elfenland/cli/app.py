"""The commands for typer; each is imported when it is called."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from elfenland.cli import ABOUT, COMMANDS


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
    help=ABOUT,
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
    """What every command shares."""
