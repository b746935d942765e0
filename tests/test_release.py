"""What a release is made of: changelog, version, source distribution, and the package in an empty environment."""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from typing import Any

import pytest
from long import by_name

ROOT = Path(__file__).parent.parent
PROJECT = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
VERSION: str = tomllib.loads(PROJECT)["project"]["version"]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
HOME = "https://forge.example/elfenland"
SECTIONS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}

release_notes: Any = runpy.run_path(str(ROOT / "scripts" / "release-notes"))["release_notes"]


def heads(changelog: str) -> list[tuple[str, str]]:
    """Each version with its date, newest first."""
    found = re.findall(r"^## (.*)$", changelog, flags=re.MULTILINE)
    matches = [re.fullmatch(r"\[(\d+\.\d+\.\d+)\] - (Unreleased|\d{4}-\d\d-\d\d)", head) for head in found]
    assert all(matches), f"a version is headed like `## [0.2.0] - 2026-12-24`, not {found}"
    return [(match[1], match[2]) for match in matches if match]


def test_the_changelog_has_the_form_of_keep_a_changelog() -> None:
    versions = heads(CHANGELOG)
    assert [date for _, date in versions[1:] if date == "Unreleased"] == []
    numbers = [tuple(map(int, number.split("."))) for number, _ in versions]
    assert numbers == sorted(numbers, reverse=True)
    assert set(re.findall(r"^### (.*)$", CHANGELOG, flags=re.MULTILINE)) <= SECTIONS
    for part in re.split(r"^##+ .*$", CHANGELOG, flags=re.MULTILINE)[1:]:
        loose = [line for line in part.splitlines() if line and not line.startswith(("- ", "  "))]
        assert loose == [], "a change is a bullet under Added, Changed, Fixed, …"


def test_the_changelog_begins_with_the_packages_version() -> None:
    assert heads(CHANGELOG)[0][0] == VERSION


def test_release_notes_are_the_changes_of_the_version() -> None:
    dated = CHANGELOG.replace(f"[{VERSION}] - Unreleased", f"[{VERSION}] - 2026-12-24")
    notes = release_notes(f"v{VERSION}", PROJECT, dated)
    assert notes.startswith("### ")
    assert "## [" not in notes
    _, _, before = dated.partition("\n## [0.1.0]")
    first = next(line for line in before.splitlines() if line.startswith("- "))
    assert first not in notes, "no version but this one"


@pytest.mark.parametrize(
    ("tag", "changelog", "told"),
    [
        ("v99.0.0", CHANGELOG, "but the package's version is"),
        (f"v{VERSION}", f"# Changelog\n\n## [{VERSION}] - Unreleased\n", "does not date"),
        (f"v{VERSION}", "# Changelog\n\n## [0.0.9] - 2020-01-01\n", "has no part for"),
    ],
)
def test_a_release_is_refused_where_tag_package_and_changelog_disagree(tag: str, changelog: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        release_notes(tag, PROJECT, changelog)


# The package


def tracked() -> list[str]:
    """The repository's files, those not committed yet too; everything where there is no Git."""
    if not (ROOT / ".git").exists():
        return [str(file.relative_to(ROOT)) for file in ROOT.rglob("*") if file.is_file()]
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return [name for name in names if (ROOT / name).is_file()]


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, built from a copy of the repository's files as a clean clone has them."""
    clone = tmp_path_factory.mktemp("clone")
    for name in tracked():
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, clone / name)
    command = [sys.executable, "setup.py", "--quiet", "sdist", "--dist-dir", "dist"]
    environment = {**os.environ, "ELFENLAND_HOME": HOME}
    done = subprocess.run(command, cwd=clone, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return next((clone / "dist").glob("*.tar.gz"))


@by_name
def test_the_source_distribution_has_everything_that_the_build_needs(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    needed = {name for name in tracked() if name.startswith("src/elfenland/")}
    assert len(needed) > 200
    assert needed | {"setup.py", "pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md"} <= names
    assert "src/elfenland/rules/numbering.pxd" not in names, "the build writes that one"


def pythons() -> dict[str, str]:
    """Every Python of this machine that the package is for, by its version; the one that runs the tests among them."""
    found = {f"3.{minor}": shutil.which(f"python3.{minor}") for minor in range(11, 20)}
    mine = f"{sys.version_info.major}.{sys.version_info.minor}"
    return {version: path for version, path in found.items() if path and runs(path)} | {mine: sys.executable}


def runs(python: str) -> bool:
    """Whether it is a Python: one of pyenv's that is switched off is a program that only says so."""
    return subprocess.run([python, "--version"], capture_output=True).returncode == 0


@by_name
@pytest.mark.parametrize("version", pythons())
def test_the_source_distribution_installs_in_an_empty_environment(sdist: Path, tmp_path: Path, version: str) -> None:
    subprocess.run([pythons()[version], "-m", "venv", str(tmp_path / "empty")], check=True)
    python = tmp_path / "empty" / ("Scripts" if os.name == "nt" else "bin") / "python"
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment["ELFENLAND_REQUIRE_COMPILED"] = "1"

    def run(*words: str) -> str:
        command = [str(python), "-m", *words]
        done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    run("pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", "wheels", str(sdist))
    run("pip", "install", "--quiet", str(next((tmp_path / "wheels").glob("*.whl"))))
    metadata = run("pip", "show", "--verbose", "elfenland")
    assert f"Repository, {HOME}\n" in metadata
    assert f"Issues, {HOME}/issues\n" in metadata
    told = run("elfenland", "doctor")
    assert f"elfenland {VERSION} on Python {version}." in told
    assert "core: compiled" in told
    assert "self-test: passed" in told
