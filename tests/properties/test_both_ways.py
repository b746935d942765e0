"""Compiled and interpreted are the same, state by state."""

from __future__ import annotations

import subprocess
import sys

from interpreted import interpreted
from long import some

from elfenland.arena.simulation import Setting
from properties.positions import settings, states

SEEDS = some(range(15), 4)  # for each of 16 settings


def digests(setting: Setting, seed: int) -> list[int]:
    """A hash of every state of a random game."""
    return [hash(state) for state in states(setting, seed)]


def everything() -> list[int]:
    """One number a game: all its states folded together."""
    return [hash(tuple(digests(setting, seed))) for setting in settings() for seed in SEEDS]


def test_compiled_is_interpreted_state_by_state() -> None:
    told = interpreted(everything)
    assert len(told) == 16 * len(SEEDS)
    assert told == everything()


def test_an_interpreted_core_says_so_once(tmp_path: object) -> None:
    script = "import sys, elfenland._interpreted as i\nsys.modules.pop('elfenland')\n"
    script += "for m in [m for m in sys.modules if m.startswith('elfenland.')]: del sys.modules[m]\n"
    script += "i.install()\nimport elfenland\nassert not elfenland.COMPILED"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stderr.count("interpreted") == 1
