"""Import the package's modules from their sources even where compiled ones lie beside them.

ELFENLAND_INTERPRETED=1 asks for it: the tests compare both ways, `elfenland bench` measures them.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

#: How the core runs where it is not compiled, and the remedy.
SLOWLY = (
    "interpreted, at least sixty times slower than compiled; "
    "install a C compiler, such as gcc, then install Elfenland again"
)


class SourcesFirst:
    """A finder that knows only this package's own sources."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, _, module = name.partition(".")
        source = self.folder / f"{module.replace('.', '/')}.py"
        if package != "elfenland" or not source.exists():
            return None
        return spec_from_file_location(name, source, loader=SourceFileLoader(name, str(source)))


def install() -> None:
    """Put the sources before everything else."""
    sys.meta_path.insert(0, SourcesFirst(Path(__file__).parent))
