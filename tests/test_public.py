"""The public surface, and what importing it costs."""

from __future__ import annotations

import subprocess
import sys

import elfenland


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
