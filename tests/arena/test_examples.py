"""The examples of bots play whole matches, through the doors that they are examples of."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def need(name: str) -> None:
    """Skip where a program is missing, unless ELFENLAND_REQUIRE names it."""
    if shutil.which(name) is None:
        if name in os.environ.get("ELFENLAND_REQUIRE", "").split():
            pytest.fail(f"{name} is required and missing")
        pytest.skip(f"this machine has no {name}")


def match(first: str, second: str, *more: str, path: Path | None = None) -> dict[str, Any]:
    """A match by the command line, as its JSON."""
    environment = dict(os.environ) if path is None else {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run(
        [sys.executable, "-m", "elfenland", "match", first, second, "--seed", "1", "--json", *more],
        capture_output=True,
        text=True,
        timeout=120,
        env=environment,
    )
    assert done.returncode == 0, done.stderr
    data: dict[str, Any] = json.loads(done.stdout)
    return data


def beats_random(data: dict[str, Any]) -> None:
    assert data["share"] > 0.8
    assert [bot["faults"] for bot in data["bots"]] == [[], []]


@pytest.mark.parametrize("edition", ["rio-grande", "jesweb"])
def test_plain_python(edition: str) -> None:
    bot = f"stdio:{sys.executable} {EXAMPLES / 'stdio_bot.py'}"
    beats_random(match(bot, "random", "--players", "2", "--games", "6", "--edition", edition, "--town-cards"))


def test_javascript() -> None:
    need("node")
    bot = f"stdio:node {EXAMPLES / 'stdio_bot.js'}"
    beats_random(match(bot, "random", "--players", "2", "--games", "4"))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example package, installed for these tests alone."""
    folder = tmp_path_factory.mktemp("scout")
    shutil.copytree(EXAMPLES / "bot_package", folder / "source")
    install = ["install", "-q", "--no-deps", "--no-index", "--no-build-isolation"]
    done = subprocess.run(
        [sys.executable, "-m", "pip", *install, "--target", str(folder / "site"), str(folder / "source")],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return folder / "site"


def test_a_package_with_an_entry_point(site: Path) -> None:
    beats_random(match("scout:least=30", "random", "--players", "3", "--games", "3", path=site))


def test_a_packages_options_are_known(site: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "elfenland", "match", "scout:most=30", "random"],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(site)},
    )
    assert done.returncode == 1
    assert done.stderr.strip() == "elfenland: the bot scout has no option 'most'"


def test_our_own_bots_as_programs() -> None:
    """The host speaks the protocol for any bot; what it prints cannot disturb it."""
    data = match(f"stdio:{sys.executable} -m elfenland.bots.host random", "random", "--players", "2", "--games", "2")
    assert [bot["faults"] for bot in data["bots"]] == [[], []]
