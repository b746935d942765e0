"""`elfenland bench`: how fast the core is on this machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Annotated

import typer
from rich.table import Table

from elfenland.arena.benchmark import measure
from elfenland.cli.common import err, out

LEAST_SCALE = 0.01
LABELS = {
    "compiled": "core compiled",
    "playout_games_per_s": "random four-player games per second",
    "playout_decisions_per_s": "decisions per second in those games",
    "threads2_ratio": "speed of two threads, relative to one",
    "python_loop_decisions_per_s": "decisions per second from a Python loop",
    "copy_us": "copying a state, µs",
    "copy_playout_us": "copying a mid-game state and playing it out, µs",
    "interpreted_ratio": "speed compiled, relative to interpreted",
}


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print as JSON.")] = False,
    scale: Annotated[
        float,
        typer.Option("--scale", min=LEAST_SCALE, help="How long to measure: 2 for twice as long, 0.1 for a tenth."),
    ] = 1.0,
    interpreted: Annotated[
        bool, typer.Option("--interpreted/--no-interpreted", help="Compare with the interpreted core.")
    ] = True,
) -> None:
    """Measure how fast the core is: playouts, a Python loop, copies, two threads, interpreted code."""
    with err.status("measuring…"):
        figures = measure(scale)
        figures["interpreted_ratio"] = _ratio(figures, scale) if interpreted and figures["compiled"] else None
    if as_json:
        print(json.dumps(figures))
        return
    table = Table(box=None)
    table.add_column("measurement")
    table.add_column("figure", justify="right")
    for key, label in LABELS.items():
        table.add_row(label, _figure(figures[key]))
    out.print(table)


def _ratio(figures: dict[str, float | bool | None], scale: float) -> float | None:
    """Run the same playouts interpreted, in another process, and compare."""
    least = str(max(scale / 50, LEAST_SCALE))
    command = [sys.executable, "-m", "elfenland", "bench", "--json", "--no-interpreted", "--scale", least]
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
