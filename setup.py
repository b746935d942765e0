"""Build the compiled modules; without a compiler the same sources run interpreted.

ELFENLAND_REQUIRE_COMPILED=1 turns a failed compilation into an error, as the tests' own build does.
"""

import os
import runpy
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).parent
PACKAGE = HERE / "src" / "elfenland"
MODULES = [
    "core",
    "state",
    "tours",
    "journey",
    "planner",
    "unseen_cards",
    "unseen_counters",
    "worlds",
    "search",
    "observation",
    "batch",
]
REQUIRED = os.environ.get("ELFENLAND_REQUIRE_COMPILED") == "1"


def write_numbering() -> None:
    """numbering.py once more, as C constants."""
    names = runpy.run_path(str(PACKAGE / "numbering.py"))
    lines = [f"    {name} = {value}\n" for name, value in names.items() if name.isupper() and type(value) is int]
    text = "# Written by setup.py from numbering.py.\ncdef enum:\n" + "".join(lines)
    target = PACKAGE / "numbering.pxd"
    if not target.exists() or target.read_text() != text:
        target.write_text(text)


class OptionalBuild(build_ext):
    """Go on without the compiled modules where they cannot be built, and say so."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            self.excuse(error)

    def build_extension(self, ext) -> None:  # type: ignore[no-untyped-def]
        try:
            super().build_extension(ext)
        except Exception as error:
            self.excuse(error)

    def excuse(self, error: Exception) -> None:
        if REQUIRED:
            raise error
        print(f"elfenland: not compiled ({error}); the core will run interpreted, slowly", file=sys.stderr)


def extensions() -> list:  # type: ignore[type-arg]
    from Cython.Build import cythonize
    from setuptools import Extension

    write_numbering()
    return cythonize(
        [Extension(f"elfenland.{name}", [str((PACKAGE / f"{name}{end}").relative_to(HERE))],
                   extra_compile_args=["-O3"], optional=not REQUIRED)
         for name, end in sources()],
        compiler_directives={"language_level": 3, "cdivision": True, "boundscheck": False, "wraparound": False,
                             "initializedcheck": False, "infer_types": True},
        build_dir="build",
    )


def sources() -> list[tuple[str, str]]:
    return [(name, ".py") for name in MODULES] + [("_nogil", ".pyx")]


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})
