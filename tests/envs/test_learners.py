"""The examples that train with other libraries run, at small size."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from envs.needs import need

ROOT = Path(__file__).parents[2]


def run(*words: str) -> str:
    command = [sys.executable, *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_tianshou_learns_with_masks() -> None:
    need("tianshou", "torch", "tianshou", "gymnasium")
    told = run("examples/tianshou_dqn.py", "--epochs", "1", "--steps", "500", "--envs", "2", "--games", "4")
    found = re.search(r"500 decisions, best share of the victory (\S+) over 4 games", told)
    assert found, told
    assert 0 <= float(found[1]) <= 1  # an illegal decision would have cost 1


def test_rllib_learns_with_masks() -> None:
    need("rllib", "torch", "ray", "tree", "gymnasium")
    told = run("examples/rllib_ppo.py", "--iterations", "2", "--decisions", "400")
    returns = [float(number) for number in re.findall(r"^\d: reward (\S+) a game", told, re.MULTILINE)]
    assert len(returns) == 2, told
    assert all(-0.2 <= one <= 1 for one in returns)  # an illegal decision would have cost 1
