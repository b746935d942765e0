"""`elfenland bots check`: what it finds in good and in bad bots; and bots that are one class of a file."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from elfenland.arena.checking import TABLES, check, talk
from elfenland.arena.play import Sitting, play
from elfenland.board import resolve
from elfenland.bots import make
from elfenland.bots.elder import Elder
from elfenland.bots.registry import Spec
from elfenland.errors import BotError

from .commands import run

ROOT = Path(__file__).parents[2]
GREEDY = """
class Greedy:
    def choose(self, view, time=None):
        me = view.players[view.seat]
        moves = [c for c in view.legal if c.action == "move" and c.to in me.pieces]
        best = min(moves, key=lambda c: c.price, default=view.legal[0])
        return " ".join([best.text, *me.hand[: best.choose]])


class Options(Greedy):
    def __init__(self, *, least=1, seed):
        if least == 7:
            raise ValueError("not seven")


def sleepy(seed, stream):
    raise RuntimeError("still asleep")
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    target = tmp_path / "bot.py"
    target.write_text(GREEDY)
    return target


def test_a_class_of_a_file_plays(file: Path) -> None:
    specs = (Spec.parse(f"{file}:Greedy"), Spec.parse(f"{file}:Options:least=2"))
    played = play(Sitting(0, 1, specs, resolve()))
    assert [seat.faults for seat in played.seats] == [(), ()]
    assert specs[1].options == {"least": 2}


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("bot.py:Nobody", "there is no class or function Nobody"),
        ("none.py:Greedy", "there is no file"),
        ("bot.py:Options:most=2", "has no option 'most'"),
    ],
)
def test_a_file_that_is_no_bot_is_one_sentence(file: Path, name: str, told: str) -> None:
    with pytest.raises(BotError, match=told):
        Spec.parse(str(file.parent / name))
    (file.parent / "bad.py").write_text("import nothing_of_the_kind")
    with pytest.raises(BotError, match="cannot be loaded: ModuleNotFoundError"):
        Spec.parse(f"{file.parent / 'bad.py'}:Greedy")


def test_options_in_a_name() -> None:
    elder = make("elder:sims=50", seed=1)
    assert isinstance(elder, Elder)
    assert elder.sims == 50
    with pytest.raises(BotError, match="NAME=VALUE"):
        make("elder:fast")


def test_a_good_bot_is_ready(file: Path) -> None:
    told = run("bots", "check", f"{file}:Greedy")
    assert told.count("good  ") == len(TABLES) + 4
    assert "bad  " not in told
    assert told.endswith("ready to play\n")


def test_a_bad_bot_is_told_what_is_wrong(file: Path) -> None:
    findings = list(check(Spec.parse(f"{file}:sleepy")))
    assert [(finding.what, finding.good) for finding in findings] == [("greeting", False)]
    assert "still asleep" in findings[0].seen
    (file.parent / "passes.py").write_text("class Passes:\n    def choose(self, view, time):\n        return 'pass'\n")
    passes = f"{file.parent / 'passes.py'}:Passes"
    worst = next(finding for finding in check(Spec.parse(passes)) if not finding.good)
    assert worst.what == "2 players, amigo-de"
    assert "round 1, draw: " in worst.seen
    assert "more faults" in worst.seen
    assert run("bots", "check", f"{file}:sleepy", code=1) == ""


def test_what_is_said_is_written_down() -> None:
    lines = talk(Spec.parse(f"stdio:{sys.executable} {ROOT / 'examples' / 'stdio_bot.py'}"))
    assert lines[0].startswith('→ {"hello": "elfenland", "protocol": 1')
    assert lines[1] == '← {"hello": "plain python"}'
    assert lines[-1] == '→ {"bye":true}'
    asked = [json.loads(line[2:])["view"]["phase"] for line in lines if "view" in line[:10]]
    assert asked[:3] == ["draw", "plan", "travel"]


def test_the_documents_sample_is_what_is_said() -> None:
    """Every answer of docs/bots-transcript.txt was one of the choices that its question offers."""
    lines = (ROOT / "docs" / "bots-transcript.txt").read_text(encoding="utf-8").splitlines()
    values = [json.loads(line[2:]) for line in lines]
    assert [line[0] for line in lines] == ["→", "←"] * (len(lines) // 2) + ["→"]
    assert values[0]["hello"] == "elfenland"
    assert values[-1] == {"bye": True}
    for question, answer in zip(values[2:-1:2], values[3::2], strict=True):
        legal = [choice["text"] for choice in question["view"]["legal"]]
        assert any(answer["action"].startswith(text) for text in legal)
    assert {question["view"]["phase"] for question in values[2:-1:2]} >= {"draw", "plan", "travel"}
