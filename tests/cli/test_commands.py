"""The command line as its users meet it: a process, its output, its exit code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

import pytest
from long import by_name

import elfenland
from elfenland.cli import COMMANDS
from elfenland.cli.app import loaded


def run(*arguments: str, code: int = 0, stdin: str = "", path: Path | None = None) -> str:
    """Run a command; its standard output, or standard error where it must fail. Modules in `path` come first."""
    first = [] if path is None else [str(path)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*first, os.environ.get("PYTHONPATH", "")])}
    done = subprocess.run(
        [sys.executable, "-m", "elfenland", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        timeout=120,
        env=environment,
    )
    assert done.returncode == code, done.stderr + done.stdout
    assert "Traceback" not in done.stderr
    return done.stdout if code == 0 else done.stderr


@pytest.fixture(scope="module")
def record_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    run("simulate", "--games", "3", "--players", "3", "--edition", "jesweb", "--seed", "7", "--records", str(folder))
    return folder / "game-7.jsonl"


def test_simulate_writes_records_that_check(record_file: Path) -> None:
    files = sorted(str(file) for file in record_file.parent.iterdir())
    assert len(files) == 3
    assert run("check", *files).count("valid, finished, 3 players, jesweb") == 3


def test_a_games_seed_plays_it_again(record_file: Path, tmp_path: Path) -> None:
    again = record_file.parent / "game-9.jsonl"
    seed = str(json.loads(again.read_text().splitlines()[0])["seed"])
    run("simulate", "-n", "1", "-p", "3", "-e", "jesweb", "--seed", seed, "--records", str(tmp_path))
    assert (tmp_path / "game-9.jsonl").read_text().splitlines()[1:] == again.read_text().splitlines()[1:]


def test_simulate_sums_up_the_same_with_and_without_records_and_jobs(tmp_path: Path) -> None:
    arguments = ("simulate", "-n", "60", "-p", "2", "--seed", "5", "--json")
    plain = json.loads(run(*arguments))
    recorded = json.loads(run(*arguments, "--records", str(tmp_path)))
    two_jobs = json.loads(run(*arguments, "--jobs", "2"))
    for summary in (recorded, two_jobs):
        assert {**summary, "seconds": 0} == {**plain, "seconds": 0}
    assert sum(plain["win_share"]) == pytest.approx(1)


def test_town_cards_and_single_options(tmp_path: Path) -> None:
    run("simulate", "-n", "1", "--seed", "1", "--town-cards", "-o", "caravan=always", "--records", str(tmp_path))
    header = json.loads((tmp_path / "game-1.jsonl").read_text().splitlines()[0])
    assert header["edition"] == "custom"
    assert header["options"]["town_cards"] is True
    assert header["options"]["caravan"] == "always"
    assert "there is no edition 'atlantis'" in run("simulate", "-e", "atlantis", code=1)
    assert "there is no option 'speed'" in run("simulate", "-o", "speed=9", code=1)
    assert "it must be when_unable or always" in run("simulate", "-o", "caravan=never", code=1)


def test_replay_tells_the_story_and_hides_secrets(record_file: Path) -> None:
    whole = run("replay", str(record_file))
    assert "Round 1 begins with random 1." in whole
    assert "is over" in whole
    seat = run("replay", str(record_file), "--as", "1", "--at", "6")
    assert "random 1 is dealt 8 cards." in seat
    assert "random 2 is dealt 8 cards." not in seat
    assert "there is no seat 5" in run("replay", str(record_file), "--as", "5", code=1)
    assert "events, not 9999" in run("replay", str(record_file), "--at", "9999", code=1)


def test_check_says_the_line_and_the_rule(record_file: Path, tmp_path: Path) -> None:
    lines = record_file.read_text().splitlines()
    bad = tmp_path / "bad.jsonl"
    bad.write_text("\n".join([*lines[:10], lines[12], *lines[10:]]) + "\n")
    assert ": line 11: R" in run("check", str(record_file), str(bad), code=1)
    assert "Invalid value" in run("check", str(tmp_path / "none.jsonl"), code=2)


def test_render_draws_the_board(record_file: Path, tmp_path: Path) -> None:
    target = tmp_path / "board.svg"
    run("render", str(record_file), "--at", "40", "-o", str(target))
    assert ElementTree.parse(target).getroot().tag.endswith("svg")


def test_render_writes_png_or_says_what_it_needs(record_file: Path, tmp_path: Path) -> None:
    target = tmp_path / "board.png"
    if find_spec("resvg_py"):
        run("render", str(record_file), "-o", str(target), "--width", "300")
        assert target.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
        assert int.from_bytes(target.read_bytes()[16:20], "big") == 300
    (tmp_path / "resvg_py.py").write_text("raise ImportError('missing')")
    told = run("render", str(record_file), "-o", str(target), code=1, path=tmp_path)
    assert told == 'elfenland: PNG pictures need an extra, from a clone: pip install ".[pictures]"\n'


def test_editions_lists_all_eight() -> None:
    text = run("editions")
    for name in ("amigo-de", "rio-grande", "jesweb", "hobby-world"):
        assert name in text
    assert len(json.loads(run("editions", "--json"))) == 8


def test_doctor_finds_nothing_wrong() -> None:
    assert "self-test: passed" in run("doctor")


def test_bench_has_the_promised_keys() -> None:
    figures = json.loads(run("bench", "--json", "--scale", "0.02", "--no-interpreted"))
    assert list(figures) == [
        "compiled",
        "playout_games_per_s",
        "playout_decisions_per_s",
        "threads2_ratio",
        "python_loop_decisions_per_s",
        "copy_us",
        "copy_playout_us",
        "interpreted_ratio",
    ]


@by_name
def test_bench_measures_as_briefly_as_its_help_says() -> None:
    assert json.loads(run("bench", "--json", "--scale", "0.1"))["interpreted_ratio"] > 1


def test_the_version() -> None:
    assert run("--version").strip() == f"elfenland {elfenland.__version__}"


def test_help_teaches_and_wrong_use_is_exit_2() -> None:
    listed = run("--help")
    for name, (_, help_text) in COMMANDS.items():
        assert f" {name} " in listed
        assert loaded(name).help, name
        assert help_text.split()[0] in listed
    for command in ("play", "simulate", "replay", "check", "render", "editions", "doctor", "bench"):
        assert "Usage" in run(command, "--help")
    assert "No such command" in run("dance", code=2)
    assert "Invalid value" in run("simulate", "--players", "7", code=2)
