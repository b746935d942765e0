"""Pictures and links of the documents are current."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOP = [ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")]
PAGES = [*TOP, *sorted((ROOT / "docs").glob("**/*.md"))]


def test_the_picture_of_the_state_is_current() -> None:
    drawn = runpy.run_path(str(ROOT / "docs" / "draw_state_block.py"))["drawing"]()
    assert (ROOT / "docs" / "state-block.svg").read_text(encoding="utf-8") == drawn, "run docs/draw_state_block.py"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}, which is not there"


def test_the_architecture_names_files_that_exist() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    package = ROOT / "src" / "elfenland"
    named = re.findall(r"`((?:board|rules|game|hidden|journeys|picture|bots|server|web)/[\w/]+\.\w+)`", text)
    assert named
    missing = [name for name in named if not (package / name).exists()]
    assert missing == []
