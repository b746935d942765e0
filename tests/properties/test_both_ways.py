"""Compiled and interpreted are the same, state by state."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from tests.properties.positions import settings, states

import elfenland
from elfenland.simulation import Setting

SEEDS = range(15)  # for each of 16 settings


def digests(setting: Setting, seed: int) -> list[int]:
    """A hash of every state of a random game."""
    return [hash(state) for state in states(setting, seed)]


def everything() -> list[int]:
    """One number a game: all its states folded together."""
    return [hash(tuple(digests(setting, seed))) for setting in settings() for seed in SEEDS]


@pytest.mark.skipif(
    not elfenland.COMPILED and "compiled" not in os.environ.get("ELFENLAND_REQUIRE", ""),
    reason="the core is not compiled here",
)
def test_compiled_is_interpreted_state_by_state() -> None:
    assert elfenland.COMPILED
    script = (
        "import json, elfenland, tests.properties.test_both_ways as t\n"
        "assert not elfenland.COMPILED\nprint(json.dumps(t.everything()))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "ELFENLAND_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    interpreted = json.loads(done.stdout)
    assert len(interpreted) == 240
    assert interpreted == everything()


def test_an_interpreted_core_says_so_once(tmp_path: object) -> None:
    script = "import sys, elfenland._interpreted as i\nsys.modules.pop('elfenland')\n"
    script += "for m in [m for m in sys.modules if m.startswith('elfenland.')]: del sys.modules[m]\n"
    script += "i.install()\nimport elfenland\nassert not elfenland.COMPILED"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stderr.count("interpreted") == 1
