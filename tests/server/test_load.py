"""The load tool runs and shows what it measured; how fast this machine is just now, no test says."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from long import by_name

from .harness import Postgres

LOAD = Path(__file__).parent.parent.parent / "bench" / "load.py"


def load(*more: str) -> str:
    command = [sys.executable, str(LOAD), "--rate", "20", "--seconds", "3", *more]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, env={**os.environ, "COLUMNS": "120"})
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout


@by_name
def test_workers_on_postgres(postgres: Postgres) -> None:
    said = load("--games", "3", "--workers", "2", "--database", postgres.empty())
    assert "3 games, 12 streams" in said
    assert "errors: 0 []" in said
    assert " 0 events" not in said


@by_name
def test_the_load_tool() -> None:
    """Two sizes, and the curve through them."""
    said = load("--curve", "2,4")
    assert "2 games, 8 streams" in said
    assert "4 games, 16 streams" in said
    assert said.count("move sent → event") == said.count("errors: 0 []") == 2
    assert " 0 events" not in said
    assert "processor time per move" in said
    assert "flat within 20 %" in said
