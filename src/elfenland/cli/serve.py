"""`elfenland serve`: the game in the browser, for this machine or the local network."""

from __future__ import annotations

import os
import socket
import sqlite3
import sys
import threading
import time
import urllib.request
import webbrowser
from typing import Annotated

import typer

from elfenland.cli.common import err
from elfenland.errors import OptionError, from_clone

#: Settings that may hold a password; `--settings` only says that they are set.
SECRET = ("secret", "database_url", "limits_url", "metrics_token", "smtp_url")


def serve(
    host: Annotated[
        str | None, typer.Option(help="The address to listen on; 0.0.0.0 lets others on your network play.")
    ] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others on your home network play; the same as --host 0.0.0.0.")
    ] = False,
    port: Annotated[
        int | None, typer.Option(help="The port to listen on; 0 picks a free one.", min=0, max=65535)
    ] = None,
    workers: Annotated[
        int | None, typer.Option(help="How many server processes; more than one needs PostgreSQL.")
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the game in your browser.")] = False,
    show_settings: Annotated[bool, typer.Option("--settings", help="List all settings and exit.")] = False,
) -> None:
    """Serve the game in the browser, with bots and an HTTP API. Games survive a restart.

    All other settings are environment variables; `--settings` lists them with their values.
    """
    try:
        from pydantic import ValidationError

        from elfenland.server import pages, run
        from elfenland.server.settings import Settings
    except ImportError as error:
        raise OptionError(f"the server needs {error.name}, {from_clone()}") from None
    if lan and host is not None:
        raise OptionError("--lan already listens on every address; use either --lan or --host")
    for name, value in (("HOST", "0.0.0.0" if lan else host), ("PORT", port), ("WORKERS", workers)):
        if value is not None:
            os.environ[f"ELFENLAND_{name}"] = str(value)  # so that further workers read the same settings
    try:
        settings = Settings()
    except ValidationError as error:
        first = error.errors()[0]
        raise OptionError(f"ELFENLAND_{str(first['loc'][0]).upper()}: {first['msg']}") from None
    if show_settings:
        _list(settings)
        return
    if settings.workers > 1 and settings.database.startswith("sqlite"):
        raise OptionError("more than one worker needs PostgreSQL; set ELFENLAND_DATABASE_URL=postgresql://…")
    try:
        run.check(settings)
        sock = run.bind(settings)
    except (ValueError, OSError, sqlite3.Error) as error:
        raise OptionError(str(error)) from None
    link = settings.public_url or f"http://{_address(settings.host)}:{sock.getsockname()[1]}"
    _welcome(link, settings.is_loopback and not settings.public_url)
    if settings.workers == 1:
        threading.Thread(target=pages.draw_all, daemon=True).start()
    if open_browser:
        # Browsers trust 127.0.0.1 more: only there may the page use the clipboard, notify or be installed.
        here = f"http://127.0.0.1:{sock.getsockname()[1]}" if settings.host == "0.0.0.0" else link
        threading.Thread(target=_open, args=(settings.public_url or here,), daemon=True).start()
    run.serve(settings, sock)


def _list(settings: object) -> None:
    from rich.table import Table

    table = Table("variable", "value", "meaning", box=None, pad_edge=False)
    for name, field in type(settings).model_fields.items():  # type: ignore[attr-defined]
        value = getattr(settings, name)
        shown = "(set)" if value and name in SECRET else str(value)
        table.add_row(f"ELFENLAND_{name.upper()}", shown, field.description or "")
    err.print(table)


def _address(host: str) -> str:
    """The address at which others can reach this machine."""
    from elfenland.server.addresses import home_address

    if host not in ("0.0.0.0", "::"):
        return f"[{host}]" if ":" in host else host
    return home_address() or socket.gethostname()


def _welcome(link: str, alone: bool) -> None:
    """Print the link, with a QR code if others can join."""
    print(f"Elfenland is running at {link}", file=sys.stderr)
    if alone:
        print("Only this machine can reach it; use --lan to let others on your home network play.", file=sys.stderr)
    else:
        import segno

        print("Others on the same network can open this link or scan the code:", file=sys.stderr)
        segno.make(f"{link}/", error="l").terminal(out=sys.stderr, compact=True)
    print("Press Ctrl-C to stop.", file=sys.stderr, flush=True)


def _open(link: str) -> None:
    """Open the browser once the server has drawn the map, which takes a moment the first time."""
    for _ in range(100):
        try:
            urllib.request.urlopen(f"{link}/map/ground-day.svg", timeout=20).close()
        except OSError:
            time.sleep(0.1)
            continue
        webbrowser.open(link)
        return
