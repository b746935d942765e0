"""Imports point one way: data, core, game, views, the rest."""

from __future__ import annotations

import ast
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "src" / "elfenland"

#: Each module may import from its own layer and those above it in this list.
LAYERS = [
    {"errors", "numbering"},
    {"board"},
    {"picture"},
    {"core"},
    {"state", "_nogil", "tours", "tours_by_bits", "journey", "batch", "observation"},
    {"actions", "events", "outcome", "refusals"},
    {"game", "replay", "redact"},
    {"knowledge", "evidence", "unseen_cards", "unseen_counters", "worlds", "completion"},
    {"views", "imagine", "record"},
    {"known", "portrait", "travel", "planner", "search", "simulation", "benchmark"},
    {"bots"},
    {"arena", "envs"},
    {"server"},
    {"cli", "web"},
]
#: Lazy imports inside functions that look upwards on purpose, each with its reason.
UPWARDS = {
    ("game", "portrait"): "a notebook shows a game as a picture",
    ("game", "views"): "a notebook shows a game as a picture",
    ("simulation", "bots"): "a simulation makes its bots by name",
}
FREE = {"__init__", "__main__", "_interpreted"}


def layer_of(name: str) -> int:
    for number, names in enumerate(LAYERS):
        if name in names:
            return number
    raise AssertionError(f"{name} has no layer; give it one in tests/test_layers.py")


def imported(tree: ast.AST) -> set[str]:
    """Names of the package's parts that a module imports."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            if node.module == "elfenland":
                found |= {alias.name for alias in node.names if alias.name.islower()}
            elif node.module.startswith("elfenland."):
                found.add(node.module.split(".")[1])
        elif isinstance(node, ast.Import):
            found |= {a.name.split(".")[1] for a in node.names if a.name.startswith("elfenland.")}
    return found


def test_imports_point_one_way() -> None:
    wrong = []
    for file in sorted(PACKAGE.rglob("*.py")):
        part = file.relative_to(PACKAGE).parts[0].removesuffix(".py")
        if part in FREE:
            continue
        for other in imported(ast.parse(file.read_text(encoding="utf-8"))):
            if layer_of(other) > layer_of(part) and (part, other) not in UPWARDS:
                wrong.append(f"{part} imports {other}")
    assert wrong == []


def test_every_exception_is_needed() -> None:
    used = {
        (file.stem, other)
        for file in PACKAGE.glob("*.py")
        for other in imported(ast.parse(file.read_text(encoding="utf-8")))
    }
    assert set(UPWARDS) <= used
