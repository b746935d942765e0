"""A person at the keyboard: whole games, mistakes, undo, help."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from elfenland.board import resolve
from elfenland.cli.play import Quit, TerminalTable
from elfenland.game import Game, record, view_for
from elfenland.game import events as e
from elfenland.rules import Rng


class Typist:
    """Types numbers like somebody who knows the menus, and mistakes in between."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.game: Game | None = None
        self.asked = 0

    def __call__(self, prompt: str) -> str:
        self.asked += 1
        if prompt.startswith("Number"):
            mistakes = ("", "999", "dance", "move nowhere", "place giant_pig wylhien-albaran", "help", "table", "undo")
            if self.rng.below(3) == 0:
                return mistakes[self.rng.below(len(mistakes))]
            return str(1 + self.rng.below(3))
        if prompt.startswith("On which road"):
            return str(1 + self.rng.below(4))
        found = re.search(r"e\.g\. ([a-z_ ]*)", prompt)
        return found.group(1) if found else ""


@pytest.mark.parametrize("edition", ["rio-grande", "jesweb"])
def test_two_people_play_a_whole_game_by_numbers(edition: str, capsys: pytest.CaptureFixture[str]) -> None:
    typist = Typist(3)
    game = Game(resolve(edition), [e.Player("Ann"), e.Player("Bob")], seed=4)
    TerminalTable(game, 4, typist).run()
    assert game.over
    text = capsys.readouterr().out
    assert "decided by" in text
    assert "is not an action; actions begin with" in " ".join(text.split())
    assert "Traceback" not in text
    assert record.loads(record.dumps(game)).over


def test_nobody_sees_the_others_cards(capsys: pytest.CaptureFixture[str]) -> None:
    """What is printed at Ann's turn never tells what Bob was dealt."""
    game = Game(resolve(), [e.Player("Ann"), e.Player("Bob")], seed=4)

    def stop(prompt: str) -> str:
        if prompt.startswith("Number"):
            raise Quit
        return ""

    with pytest.raises(Quit):
        TerminalTable(game, 4, stop).run()
    text = capsys.readouterr().out
    assert "Bob is dealt 8 cards." in text
    assert view_for(game, 1).players[0].hand is None


@pytest.mark.parametrize(("first", "begins"), [(None, "Ann"), ("bob", "Bob"), ("random", None), ("Cleo", "")])
def test_r1_4_who_begins_can_be_said(tmp_path: Path, first: str | None, begins: str | None) -> None:
    target = tmp_path / "game.jsonl"
    wish = [] if first is None else ["--first", first]
    command = ["play", "Ann", "Bob", "--players", "2", *wish, "--save", str(target)]
    done = subprocess.run(
        [sys.executable, "-m", "elfenland", *command], input="", capture_output=True, text=True, timeout=60
    )
    if begins == "":
        assert done.returncode == 2
        assert "Cleo is not at the table" in " ".join(done.stderr.split())
        return
    names = ["Ann", "Bob"]
    found = names[record.load(target).starting_player]
    assert found == begins if begins else found in names


def test_the_command_plays_until_quit_and_saves(tmp_path: Path) -> None:
    target = tmp_path / "game.jsonl"
    done = subprocess.run(
        [sys.executable, "-m", "elfenland", "play", "Ann", "Bob", "--seed", "1", "--save", str(target)],
        input="\nhelp\ndraw blind\n",
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert "Draw a counter" in done.stdout
    assert not record.load(target).over


def test_elder_explains_itself_when_asked(capsys: pytest.CaptureFixture[str]) -> None:
    """The candidates with their chances and worlds, and the choice; without the wish nothing of it is printed."""
    for explain in (True, False):
        game = Game(resolve(), [e.Player("Ann"), e.Player("Elder 1", "level-10")], seed=4)
        TerminalTable(game, 4, Typist(5), explain=explain).run()
        text = " ".join(capsys.readouterr().out.split())
        assert bool(re.search(r"Elder 1 thinks: .*% to win in \d+ worlds \(the usual choice\)", text)) is explain
        assert bool(re.search(r"points in \d+ worlds So: (pass|place|obstacle)", text)) is explain
