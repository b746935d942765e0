"""The public surface, and what importing it costs."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import elfenland
from elfenland.errors import from_clone


def test_everything_public_is_there_and_nothing_else() -> None:
    assert set(elfenland._HOMES) | {"COMPILED", "__version__"} == set(elfenland.__all__)
    for name in elfenland.__all__:
        assert getattr(elfenland, name) is not None
    assert dir(elfenland) == elfenland.__all__


def test_importing_loads_nothing_but_the_core() -> None:
    script = "import sys, elfenland; print(' '.join(sorted(m for m in sys.modules if '.' not in m)))"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    heavy = {"msgspec", "typer", "rich", "numpy", "fastapi", "pydantic", "uvicorn", "matplotlib", "asyncio"}
    assert heavy.isdisjoint(loaded)


ALONE = """
import sys

class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {blocked}:
            raise ModuleNotFoundError(f"no {{name}} here", name=name)

sys.meta_path.insert(0, Nothing())
"""
LIBRARY = """
import random
from elfenland import Game, best_journey, record, view_for
from elfenland.arena.tables import games_to_columns
from elfenland.bots import make
from elfenland.picture.view import view_svg

game, pick = Game.new(2, seed=1), random.Random(1)
game.play(make("wanderer").choose(view_for(game, game.to_act)))
while not game.over:
    game.play(pick.choice(game.legal()))
best_journey(game.state, 0)
assert record.loads(record.dumps(game)).to_text() == game.to_text()
assert view_svg(view_for(game, None)).startswith("<svg")
assert games_to_columns([game])["game"] == [0, 0]
"""


def alone(script: str) -> subprocess.CompletedProcess[str]:
    """Run a script where nothing is installed but what the engine needs."""
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = [re.split(r"[^a-z-]", text)[0].replace("-", "_") for text in project["dependencies"]]
    blocked = {name for name in names if name != "msgspec"} | {"numpy", "pydantic", "click"}
    command = [sys.executable, "-c", ALONE.format(blocked=blocked) + script]
    return subprocess.run(command, capture_output=True, text=True)


def test_the_engine_needs_msgspec_and_nothing_else() -> None:
    done = alone(LIBRARY)
    assert done.returncode == 0, done.stderr


def test_a_command_line_without_its_packages_says_what_it_needs() -> None:
    done = alone("sys.argv[1:] = ['doctor']; from elfenland.cli import main; main()")
    assert (done.returncode, done.stderr) == (
        1,
        f"elfenland: the command line needs typer, {from_clone()}\n",
    )
    assert "Usage: elfenland" in alone("sys.argv[1:] = ['--help']; from elfenland.cli import main; main()").stdout


def test_without_a_compiler_the_remedy_is_said_once() -> None:
    sources = Path(elfenland.__file__).with_name("_interpreted.py")
    script = f"import runpy; runpy.run_path({str(sources)!r})['install'](); import elfenland, elfenland.rules"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stderr.splitlines() == [
        "elfenland: the core runs interpreted, at least sixty times slower than compiled; "
        "install a C compiler, such as gcc, then install Elfenland again"
    ]
