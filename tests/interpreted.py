"""Run a function of a test once more in a process in which nothing of the package is compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import TypeVar

import pytest

import elfenland

Told = TypeVar("Told")


def interpreted(function: Callable[[], Told]) -> Told:
    """What a module's function without parameters returns there; JSON must be able to carry it."""
    if not elfenland.COMPILED:
        if "compiled" in os.environ.get("ELFENLAND_REQUIRE", ""):
            pytest.fail("the core is not compiled here")
        pytest.skip("the core is not compiled here")
    script = (
        "import importlib, json, elfenland\nassert not elfenland.COMPILED\n"
        f"print(json.dumps(importlib.import_module({function.__module__!r}).{function.__name__}()))"
    )
    environment = {**os.environ, "ELFENLAND_INTERPRETED": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    told: Told = json.loads(done.stdout)
    return told
