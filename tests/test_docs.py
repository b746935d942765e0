"""Pictures and links of the documents are current, and their code runs."""

from __future__ import annotations

import random
import re
import runpy
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from envs.needs import need

from elfenland.arena.play import Sitting, play
from elfenland.board import resolve
from elfenland.bots.registry import Spec
from elfenland.game import Game, record

ROOT = Path(__file__).parent.parent
TOP = [ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")]
PAGES = [*TOP, *sorted((ROOT / "docs").glob("**/*.md"))]


def test_the_picture_of_the_state_is_current() -> None:
    drawn = runpy.run_path(str(ROOT / "docs" / "draw_state_block.py"))["drawing"]()
    assert (ROOT / "docs" / "state-block.svg").read_text(encoding="utf-8") == drawn, "run docs/draw_state_block.py"


@pytest.mark.parametrize("name", ["move.svg", "round.svg"])
def test_the_diagrams_of_the_architecture_are_current(name: str) -> None:
    drawings = runpy.run_path(str(ROOT / "docs" / "draw_diagrams.py"))
    assert (ROOT / "docs" / name).read_text(encoding="utf-8") == drawings["DRAWINGS"][name](), "run draw_diagrams.py"


def test_the_diagram_of_a_round_has_every_phase() -> None:
    source = (ROOT / "src" / "elfenland" / "rules" / "numbering.py").read_text(encoding="utf-8")
    part = source[source.index("# Phases in which a player") : source.index("# Who is to act")]
    phases = set(re.findall(r"^([A-Z_]+) = ", part, re.MULTILINE)) - {"TOWN_CARDS"}  # before the first round
    drawn = re.findall(r'class="name">([A-Z_]+)<', (ROOT / "docs" / "round.svg").read_text(encoding="utf-8"))
    assert len(drawn) == len(phases)
    assert set(drawn) == phases


def test_no_page_needs_a_foreign_program_for_its_pictures() -> None:
    assert [page.name for page in PAGES if "```mermaid" in page.read_text(encoding="utf-8")] == []


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


# Code in the pages: a block marked `python` is run, one marked `py` is only shown

NEEDS = {"gymnasium.md", "openspiel.md", "pettingzoo.md", "vector.md", "observation.md", "research.md", "small.md"}
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
#: Headings of the seven small programs of docs/library.md.
PROGRAMS = 7


def blocks(page: Path) -> list[str]:
    return BLOCK.findall(page.read_text(encoding="utf-8"))


def table_of_records(folder: Path) -> None:
    """What the pages' programs read: a record, and a folder of them."""
    (folder / "records").mkdir()
    for seed in range(3):
        game, pick = Game.new(2, seed=seed), random.Random(seed)
        while not game.over:
            game.play(pick.choice(game.legal()))
        (folder / "records" / f"game-{seed}.jsonl").write_text(record.dumps(game), encoding="utf-8")
    (folder / "game.jsonl").write_text(record.dumps(game), encoding="utf-8")


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page)], ids=lambda page: page.name)
def test_the_code_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if page.name in NEEDS:
        need("research", "numpy", "gymnasium", "pettingzoo", "pyspiel")
    monkeypatch.chdir(tmp_path)
    table_of_records(tmp_path)
    names: dict[str, Any] = {"__name__": page.stem}
    for block in blocks(page):
        if "games_to_frame" in block and find_spec("polars") is None:
            block = block[: block.index("frame = ")]  # as far as it goes without the extra `frames`
        exec(compile(block, str(page), "exec"), names)


def test_the_seven_small_programs_are_small() -> None:
    text = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    part = text[text.index("## Seven small programs") : text.index("## Records, replays")]
    programs = BLOCK.findall(part)
    assert len(programs) == PROGRAMS
    lengths = [sum(bool(line.strip()) for line in program.splitlines()) for program in programs]
    assert max(lengths) <= 12, lengths


def test_the_greedy_bot_of_the_pages_plays(tmp_path: Path) -> None:
    pages = [(ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("library.md", "bots.md")]
    for number, text in enumerate(pages):
        bot = next(block for block in BLOCK.findall(text) if block.startswith("class Greedy"))
        file = tmp_path / f"bot{number}.py"
        file.write_text(bot, encoding="utf-8")
        played = play(Sitting(0, 1, (Spec.parse(f"{file}:Greedy"), Spec.parse("random")), resolve()))
        assert played.seats[0].faults == ()
