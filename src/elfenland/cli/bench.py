"""`elfenland bench`: how fast the core is here."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Annotated

import typer
from rich.table import Table

from elfenland.benchmark import measure
from elfenland.cli.common import err, out

LABELS = {
    "compiled": "core compiled",
    "playout_games_per_s": "random games of four, per second",
    "playout_decisions_per_s": "decisions of these, per second",
    "threads2_ratio": "two threads over one",
    "python_loop_decisions_per_s": "decisions per second from a Python loop",
    "copy_us": "a copy, µs",
    "copy_playout_us": "a copy and a whole random game from mid-game, µs",
    "interpreted_ratio": "compiled over interpreted",
}


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print as JSON.")] = False,
    scale: Annotated[float, typer.Option("--scale", min=0.01, help="Measure longer (2) or shorter (0.1).")] = 1.0,
    interpreted: Annotated[
        bool, typer.Option("--interpreted/--no-interpreted", help="Compare with the sources.")
    ] = True,
) -> None:
    """Measure the core: playouts, a Python loop, copies, two threads, compiled over interpreted."""
    with err.status("measuring"):
        figures = measure(scale)
        figures["interpreted_ratio"] = _ratio(figures, scale) if interpreted and figures["compiled"] else None
    if as_json:
        print(json.dumps(figures))
        return
    table = Table(box=None)
    table.add_column("what")
    table.add_column("figure", justify="right")
    for key, label in LABELS.items():
        table.add_row(label, _figure(figures[key]))
    out.print(table)


def _ratio(figures: dict[str, float | bool | None], scale: float) -> float | None:
    """The same playouts with the interpreted sources, in a process of their own."""
    command = [sys.executable, "-m", "elfenland", "bench", "--json", "--no-interpreted", "--scale", str(scale / 50)]
    done = subprocess.run(
        command, env={**os.environ, "ELFENLAND_INTERPRETED": "1"}, capture_output=True, text=True, check=True
    )
    slow: float = json.loads(done.stdout)["playout_decisions_per_s"]
    fast = figures["playout_decisions_per_s"]
    return None if fast is None else round(fast / slow, 1)


def _figure(value: float | bool | None) -> str:
    if value is None or isinstance(value, bool):
        return {True: "yes", False: "no", None: "–"}[value]
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"
