"""What `elfenland simulate --records` writes is legal for the independent checker, and the same again."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from independent import checker
from long import LONG

from elfenland.arena.simulation import Setting, play_game
from elfenland.board import EDITIONS, resolve
from elfenland.game import record

GAMES = 40 if LONG else 2


@pytest.mark.parametrize("town_cards", [False, True], ids=["plain", "town-cards"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("edition", list(EDITIONS))
def test_simulated_records_are_lawful(edition: str, players: int, town_cards: bool) -> None:
    for seed in range(GAMES):
        setting = Setting(resolve(edition, town_cards), ("random",) * players, edition, seed % players)
        text = record.dumps(play_game(setting, seed))
        assert checker.check(text.splitlines(), require_result=True) == []


@pytest.mark.parametrize("edition", ["amigo-de", "rio-grande", "jesweb"])
def test_games_of_players_who_travel_far_are_lawful(edition: str) -> None:
    """Random players take few caravans and hardly any long journeys; these do."""
    for seed in range(8 if LONG else 1):
        setting = Setting(resolve(edition), ("pathfinder", "wanderer", "random"), edition, seed % 3)
        text = record.dumps(play_game(setting, seed))
        assert checker.check(text.splitlines(), require_result=True) == []


def simulate(folder: Path, *arguments: str) -> dict[str, str]:
    """Run the command; the records that it wrote, without the time of their making."""
    command = [sys.executable, "-m", "elfenland", "simulate", "--records", str(folder), *arguments]
    subprocess.run(command, check=True, capture_output=True)
    texts = {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.jsonl"))}
    return {name: text.partition('"created"')[0] + text.partition("\n")[2] for name, text in texts.items()}


def test_the_command_writes_one_lawful_record_a_game(tmp_path: Path) -> None:
    first = simulate(tmp_path / "a", "--games", "4", "--players", "3", "--edition", "jesweb", "--seed", "7")
    assert len(first) == 4
    assert checker.main(["--result", *map(str, sorted((tmp_path / "a").iterdir()))]) == 0
    again = simulate(tmp_path / "b", "--games", "4", "--players", "3", "--edition", "jesweb", "--seed", "7")
    assert again == first
    one = simulate(tmp_path / "c", "--games", "1", "--players", "3", "--edition", "jesweb", "--seed", "9")
    assert one.items() <= first.items()
