"""Every rule cited exists, and every rule is cited in the package and named by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
NUMBERS = set(re.findall(r"^- (R\d\.\d+) ", RULES, re.MULTILINE))
#: How many rules each chapter of docs/rules.md has: R0.1 to R0.6, R1.1 to R1.5, …
CHAPTERS = (6, 5, 4, 5, 8, 4, 4)
CITED = re.compile(r"\bR(\d\.\d+)\b")
TEST_NAME = re.compile(r"^def test_r(\d)_(\d+)_", re.MULTILINE)
SOURCES = (".py", ".pyx", ".js", ".ftl", ".html", ".json")


def sources(folder: str) -> list[Path]:
    """Our own texts below a folder; what others wrote and what the build made is left out."""
    return [
        path
        for path in sorted((ROOT / folder).rglob("*"))
        if path.is_file() and path.suffix in SOURCES and "vendor" not in path.parts
    ]


def citations(folder: str) -> dict[str, list[str]]:
    """Rule numbers and the files that cite them."""
    found: dict[str, list[str]] = {}
    for path in sources(folder):
        for number in set(CITED.findall(path.read_text(encoding="utf-8"))):
            found.setdefault(f"R{number}", []).append(str(path.relative_to(ROOT)))
    return found


def test_the_rules_keep_their_numbers() -> None:
    """Records, refusals and links cite them."""
    assert {f"R{chapter}.{rule}" for chapter, rules in enumerate(CHAPTERS) for rule in range(1, rules + 1)} == NUMBERS


@pytest.mark.parametrize("folder", ["src/elfenland", "tests", "docs"])
def test_every_cited_rule_exists(folder: str) -> None:
    wrong = {number: files for number, files in citations(folder).items() if number not in NUMBERS}
    assert wrong == {}


def test_every_rule_is_cited_in_the_package() -> None:
    assert sorted(NUMBERS - set(citations("src/elfenland"))) == []


def test_every_rule_is_named_by_a_test() -> None:
    named = {
        f"R{chapter}.{rule}"
        for path in (ROOT / "tests" / "rules").glob("test_*.py")
        for chapter, rule in TEST_NAME.findall(path.read_text(encoding="utf-8"))
    }
    assert sorted(NUMBERS - named) == []
    assert sorted(named - NUMBERS) == []
