"""The pages of the doors say what the code does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from envs.needs import need

need("research", "numpy", "gymnasium")

from elfenland.board import BOARD
from elfenland.envs.layout import FIELDS
from elfenland.game import from_decision
from elfenland.rules import numbering

DOCS = Path(__file__).parents[2] / "docs"


def rows(page: str) -> list[list[str]]:
    """The cells of all tables."""
    lines = (DOCS / page).read_text(encoding="utf-8").splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]


def test_every_field_is_documented() -> None:
    told = {row[1].strip("`"): row for row in rows("observation.md") if len(row) == 5}
    for field in FIELDS:
        if re.search(r"_[1-5]$", field.name):
            continue
        shape = "×".join(map(str, field.shape))
        assert told[field.name] == [str(field.first), f"`{field.name}`", shape, f"0–{field.high}", field.meaning]


def test_every_connection_and_decision_is_documented() -> None:
    table = rows("actions.md")
    told = {row[1].strip("`"): int(row[0]) for row in table if len(row) == 4 and row[1].startswith("`")}
    assert told == {way.id: way.index for way in BOARD.connections}
    ranges = [row[0].replace(" ", "").split("–") for row in table if len(row) == 3 and row[2].startswith("R")]
    firsts = [int(r[0]) for r in ranges]
    lasts = [int(r[-1]) for r in ranges]
    assert firsts == [0, *(last + 1 for last in lasts[:-1])]
    assert lasts[-1] == numbering.ACTIONS - 1
    numbers = {value for name, value in vars(numbering).items() if name.startswith("A_")}
    assert numbers == set(firsts)


@pytest.mark.parametrize(("number", "text"), [(8, "draw blind"), (0, "pass"), (570, "keep unicorn")])
def test_decisions_have_words(number: int, text: str) -> None:
    assert str(from_decision(number)) == text


@pytest.mark.parametrize(
    "page", ["pettingzoo", "gymnasium", "openspiel", "vector", "actions", "observation", "learning"]
)
def test_links_lead_somewhere(page: str) -> None:
    text = (DOCS / f"{page}.md").read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+)", text):
        assert (DOCS / target).exists(), target
