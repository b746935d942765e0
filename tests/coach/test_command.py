"""`elfenland review`: a table, JSON, and one HTML file that needs nothing else."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from coach.games import played
from elfenland.cli.app import app
from elfenland.coach.english import listed
from elfenland.game import record


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(record.dumps(played("wanderer", 2, 1)), encoding="utf-8")
    return path


def test_it_prints_the_sums(file: Path) -> None:
    found = CliRunner().invoke(app, ["review", str(file), "--seat", "1", "--time", "1"])
    assert found.exit_code == 0, found.output
    assert "wanderer 2" in found.output
    assert "wanderer 1" not in found.output


def test_json_and_html_in_one_go(file: Path, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    found = CliRunner().invoke(app, ["review", str(file), "--time", "1", "--json", "--html", str(page)])
    assert found.exit_code == 0, found.output
    data = json.loads(found.stdout)
    assert [seat["seat"] for seat in data["seats"]] == [0, 1]
    for seat in data["seats"]:
        assert {"start", "result", "luck", "skill", "others", "standard_error", "error_rate", "decisions"} <= set(seat)
        for decision in seat["decisions"]:
            assert {"event", "played", "best", "loss", "standard_error", "grade", "proved"} <= set(decision)
    text = page.read_text(encoding="utf-8")
    assert not re.search(r"(src|href|action)=[\"'](?!#|data:)", text), "the page loads something"
    assert "url(http" not in text
    assert "@import" not in text
    assert 'lang="en"' in text
    lucks = re.findall(r"<p>Luck <b>.*?</ul>", text)
    rounds = [f"round {number}" for number in range(1, 5)]
    assert [re.findall(r"<li>(.*?) <b>", each) for each in lucks] == 2 * [["deals", "draws", *rounds]]
    assert "viewport" in text


def test_a_folder_that_is_not_there_is_refused_before_all_the_work(file: Path, tmp_path: Path) -> None:
    found = CliRunner().invoke(app, ["review", str(file), "--time", "600", "--html", str(tmp_path / "no" / "x.html")])
    assert found.exit_code == 1
    assert "there is no folder" in str(found.exception)


def test_only_finished_games_are_reviewed(file: Path, tmp_path: Path) -> None:
    half = tmp_path / "half.jsonl"
    half.write_text("".join(file.read_text(encoding="utf-8").splitlines(keepends=True)[:30]), encoding="utf-8")
    found = CliRunner().invoke(app, ["review", str(half)])
    assert found.exit_code == 1
    assert "only a finished game" in str(found.exception)


def test_cards_are_counted_in_english() -> None:
    assert listed(("dragon", "raft", "dragon")) == "2 dragons, 1 raft"


def test_seats_that_are_not_there_are_refused(file: Path) -> None:
    found = CliRunner().invoke(app, ["review", str(file), "--seat", "4"])
    assert found.exit_code == 1
    assert "no seat 4" in str(found.exception)
