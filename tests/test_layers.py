"""Each floor imports only from those below it, and enters them only through their `__init__`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "src" / "elfenland"

#: From the ground up. A floor may import from itself and from the floors before it.
FLOORS = [
    "errors",
    "board",
    "rules",
    "game",
    "hidden",
    "journeys",
    "picture",
    "bots",
    "coach",
    "arena",
    "envs",
    "server",
    "web",
    "cli",
]
#: The front door is the package's `__init__`; these modules are public by themselves.
OPEN_MODULES = {
    "rules.numbering": "the numbers' own names",
    "game.events": "the words of the record",
}
#: Floors whose modules are only entered by their `__init__`.
CLOSED = {"board", "rules", "game", "hidden", "journeys"}
#: Lazy imports inside functions that look upwards on purpose, each with its reason.
UPWARDS = {
    ("game.game", "picture"): "a notebook shows a game as a picture",
    ("game.record", "hidden"): "a redacted record is checked by completing it",
}
FREE = {"__init__", "__main__", "_interpreted", "_moved"}


def modules() -> Iterator[tuple[str, ast.AST, bool]]:
    """Each module's dotted name below the package, its syntax tree, and whether it is compiled."""
    for file in sorted(PACKAGE.rglob("*.py")):
        name = ".".join(file.relative_to(PACKAGE).with_suffix("").parts)
        if name not in FREE:
            yield name, ast.parse(file.read_text(encoding="utf-8")), file.with_suffix(".pxd").exists()


def imported(tree: ast.AST) -> Iterator[str]:
    """Modules of the package that a module imports, as dotted names below it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            if node.module == "elfenland":
                yield from (alias.name for alias in node.names)
            elif node.module.startswith("elfenland."):
                yield node.module.removeprefix("elfenland.")
        elif isinstance(node, ast.Import):
            yield from (a.name.removeprefix("elfenland.") for a in node.names if a.name.startswith("elfenland."))


#: Names of the package itself, on no floor.
SURFACE = {"COMPILED", "__version__", "_interpreted"}


def floor_of(module: str) -> str:
    floor = module.split(".")[0]
    assert floor in FLOORS, f"{module} is on no floor; give it one in tests/test_layers.py"
    return floor


def test_imports_point_down() -> None:
    wrong = []
    for name, tree, _ in modules():
        here = FLOORS.index(floor_of(name))
        for other in imported(tree):
            if other in SURFACE or (name, floor_of(other)) in UPWARDS:
                continue
            if FLOORS.index(floor_of(other)) > here:
                wrong.append(f"{name} imports {other}")
    assert wrong == []


def test_floors_are_entered_by_their_front_door() -> None:
    """Compiled modules name each other: that is how Cython makes C calls of them."""
    wrong = []
    for name, tree, compiled in modules():
        for other in imported(tree):
            if not compiled and enters_a_closed_floor(name, other) and other not in OPEN_MODULES:
                wrong.append(f"{name} imports {other}")
    assert wrong == []


def enters_a_closed_floor(name: str, other: str) -> bool:
    """Whether an import names a module of a closed floor from outside of it."""
    if other in SURFACE or "." not in other or other.endswith("._nogil"):
        return False
    return floor_of(other) in CLOSED and floor_of(other) != floor_of(name)


def test_every_exception_exists_and_is_needed() -> None:
    imports = [(name, other) for name, tree, compiled in modules() if not compiled for other in imported(tree)]
    assert set(UPWARDS) <= {(name, floor_of(other)) for name, other in imports if other not in SURFACE}
    assert set(OPEN_MODULES) <= {other for name, other in imports if enters_a_closed_floor(name, other)}
    assert {other for _, other in imports} >= SURFACE
    assert {name for name in FREE if not (PACKAGE / f"{name}.py").exists()} == set()
