"""The load tool runs and shows what it measured; how fast this machine is just now, no test says."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

LOAD = Path(__file__).parent.parent.parent / "bench" / "load.py"


def test_the_load_tool() -> None:
    command = [sys.executable, str(LOAD), "--games", "4", "--rate", "20", "--seconds", "3"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, env={**os.environ, "COLUMNS": "120"})
    assert "4 games, 16 streams" in done.stdout, done.stderr
    assert "move sent → event" in done.stdout
    assert "errors: 0 []" in done.stdout
    assert " 0 events" not in done.stdout
