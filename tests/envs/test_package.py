"""The doors as a package: what is missing is said, the notebook and the examples run."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from long import by_name

from envs.needs import need

ROOT = Path(__file__).parents[2]


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, timeout=300, cwd=ROOT)


def test_a_missing_extra_is_named() -> None:
    done = run("-c", "import sys; sys.modules['gymnasium'] = None; import elfenland.envs")
    assert done.returncode != 0
    assert 'from a clone: pip install ".[research]"' in done.stderr.splitlines()[-1]


def test_the_engine_alone_loads_no_research_library() -> None:
    done = run(
        "-c", "import sys, elfenland; print(sorted({'numpy', 'gymnasium', 'torch', 'pyspiel'} & set(sys.modules)))"
    )
    assert done.stdout.strip() == "[]"


@by_name
def test_the_notebook_runs() -> None:
    need("research", "gymnasium", "pyspiel", "resvg_py", "PIL")
    need("dev", "IPython")
    notebook = json.loads((ROOT / "docs" / "elfenland.ipynb").read_text(encoding="utf-8"))
    code = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    done = run("-c", "\n\n".join(code))
    assert done.returncode == 0, done.stderr
    assert "the same for player 0: True" in done.stdout
    outputs = [output for cell in notebook["cells"] for output in cell.get("outputs", [])]
    assert sum("image/jpeg" in output.get("data", {}) for output in outputs) == 3  # the board as pictures


def test_our_bots_play_inside_openspiel() -> None:
    need("research", "pyspiel")
    done = run("examples/openspiel_match.py", "--bot", "wanderer", "--games", "2", "--seconds", "0.004")
    assert done.returncode == 0, done.stderr
    assert "of 2 games against OpenSpiel's ISMCTS" in done.stdout


def test_the_bench_runs() -> None:
    need("research", "pyspiel", "pettingzoo", "gymnasium")
    done = run("bench/doors.py", "--rounds", "1", "--seconds", "0.02", "--json")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout.splitlines()[-1])
    missing = figures.pop("missing")
    assert all(missing.values())  # each with its reason
    assert {"batch", "gymnasium", "pettingzoo", "opponents", "games", "openspiel"} == set(figures)
    assert not any("lfenland" in name or "Games" in name for name in missing), "ours run where the extra is installed"
    assert all(figure > 0 for door in figures.values() for figure in door.values())


def test_the_bench_names_what_is_missing() -> None:
    blocked = ("gymnasium", "pettingzoo", "pyspiel", "open_spiel", "numpy")
    words = ["bench/doors.py", "--rounds", "1", "--seconds", "0.02"]
    script = f"import runpy, sys; sys.modules.update(dict.fromkeys({blocked})); sys.argv = {words}; "
    done = run("-c", script + "runpy.run_path('bench/doors.py', run_name='__main__')")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("games: games per second")
    named = [line.partition(": missing: ")[0] for line in done.stdout.splitlines() if ": missing: " in line]
    assert {"batch: Games, 512 games", "pettingzoo: chess_v6", "openspiel: hearts"} <= set(named)
