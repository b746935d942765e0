"""Build the compiled modules; without a compiler the same sources run interpreted.

ELFENLAND_REQUIRE_COMPILED=1 turns a failed compilation into an error, as the tests' own build does. ELFENLAND_HOME is
the repository's address, for the links of a source distribution; wheels built from that have the same links.
"""

import ast
import os
import re
import runpy
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).parent
PACKAGE = HERE / "src" / "elfenland"
MODULES = [
    "rules.core",
    "rules.playouts",
    "rules.state",
    "rules.observation",
    "rules.batch",
    "hidden.unseen_cards",
    "hidden.unseen_counters",
    "hidden.worlds",
    "journeys.tours",
    "journeys.journey",
    "bots.thinking.planner",
    "bots.thinking.memo",
    "bots.thinking.playing",
    "bots.thinking.opponents",
    "bots.thinking.value",
    "bots.thinking.search",
]
WITHOUT_LOCK = ["rules._nogil", "bots.thinking._nogil"]
REQUIRED = os.environ.get("ELFENLAND_REQUIRE_COMPILED") == "1"


def write_numbering() -> None:
    """numbering.py once more, as C constants and inline functions."""
    source = PACKAGE / "rules" / "numbering.py"
    names = runpy.run_path(str(source))
    lines = [f"    {name} = {value}\n" for name, value in names.items() if name.isupper() and type(value) is int]
    functions = [node for node in ast.parse(source.read_text()).body if isinstance(node, ast.FunctionDef)]
    parts = ["# Written by setup.py from numbering.py.\ncdef enum:\n", *lines, *map(inline, functions)]
    text = "".join(parts)
    target = source.with_suffix(".pxd")
    if not target.exists() or target.read_text() != text:
        target.write_text(text)


def inline(function: ast.FunctionDef) -> str:
    """A function of integers that is one formula, as an inline function in C."""
    formula = function.body[-1]
    if not isinstance(formula, ast.Return) or formula.value is None:
        raise ValueError(f"numbering.{function.name} must return one formula")
    parameters = ", ".join(f"int {argument.arg}" for argument in function.args.args)
    head = f"cdef inline int {function.name}({parameters}) noexcept nogil"
    return f"\n{head}:\n    return {ast.unparse(formula.value)}\n"


class OptionalBuild(build_ext):
    """Compile on all cores; go on without the compiled modules where they cannot be built, and say so."""

    def finalize_options(self) -> None:
        super().finalize_options()
        if self.inplace:  # as for `pip install --editable`: neither compiles again what the other has compiled
            self.build_lib, self.build_temp = "build/inplace", "build/temp"
        self.parallel = self.parallel or os.cpu_count()

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
    forget_stale()
    return cythonize(
        [
            Extension(
                f"elfenland.{name}",
                [str((PACKAGE / f"{name.replace('.', '/')}{end}").relative_to(HERE))],
                extra_compile_args=["-O3"],
                optional=not REQUIRED,
            )
            for name, end in sources()
        ],
        compiler_directives={
            "language_level": 3,
            "auto_pickle": False,
            "cdivision": True,
            "boundscheck": False,
            "wraparound": False,
            "initializedcheck": False,
            "infer_types": True,
        },
        build_dir="build",
    )


def forget_stale() -> None:
    """Remove C sources that are older than a .pxd they depend on: Cython looks at those of .pyx files only."""
    for name, end in sources():
        made = HERE / "build" / PACKAGE.relative_to(HERE) / f"{name.replace('.', '/')}.c"
        needed = set[Path]()
        find_needed(PACKAGE / f"{name.replace('.', '/')}{'.pxd' if end == '.py' else end}", needed)
        if made.exists() and any(pxd.stat().st_mtime > made.stat().st_mtime for pxd in needed):
            made.unlink()


def find_needed(source: Path, needed: set[Path]) -> None:
    """Add a .pxd and all that it cimports from."""
    if source in needed or not source.exists():
        return
    needed.add(source)
    for package, names in re.findall(r"^from elfenland\.([\w.]+) cimport (.+)", source.read_text(), re.MULTILINE):
        module = PACKAGE / package.replace(".", "/")
        for pxd in [module.with_suffix(".pxd"), *(module / f"{name.strip()}.pxd" for name in names.split(","))]:
            find_needed(pxd, needed)


def sources() -> list[tuple[str, str]]:
    return [(name, ".py") for name in MODULES] + [(name, ".pyx") for name in WITHOUT_LOCK]


def links() -> dict[str, str]:
    """The project's addresses on the web, for its metadata."""
    source_distribution = HERE / "PKG-INFO"
    if source_distribution.exists():
        return dict(re.findall(r"^Project-URL: (.+?), (.+)$", source_distribution.read_text("utf-8"), re.MULTILINE))
    home = os.environ.get("ELFENLAND_HOME")
    if not home:
        return {}
    return {
        "Repository": home,
        "Documentation": f"{home}/tree/main/docs",
        "Changelog": f"{home}/blob/main/CHANGELOG.md",
        "Issues": f"{home}/issues",
    }


setup(project_urls=links(), ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})
