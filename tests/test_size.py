"""A function fits a screen."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
MOST_LINES = 60
SOURCES = [
    ROOT / "setup.py",
    *(file for name in ("src", "bench", "examples", "docs") for file in (ROOT / name).rglob("*.py")),
]


def long_functions(source: str) -> Iterator[tuple[str, int]]:
    """Functions of more lines than fit, with how many they have, decorators and docstring included."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            lines = (node.end_lineno or first) - first + 1
            if lines > MOST_LINES:
                yield node.name, lines


def test_no_function_is_longer_than_a_screen() -> None:
    assert len(SOURCES) > 100
    found = {file.relative_to(ROOT): list(long_functions(file.read_text(encoding="utf-8"))) for file in SOURCES}
    assert {file: functions for file, functions in found.items() if functions} == {}


def test_a_longer_one_is_found() -> None:
    body = "    pass\n" * MOST_LINES
    assert list(long_functions(f"def long():\n{body}")) == [("long", 61)]
    assert list(long_functions(f"class Thing:\n @wrapped\n async def short(self):\n{body[:-18]}")) == []
