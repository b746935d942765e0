"""The documentation as a site: every place has its page, and where mkdocs is installed the site builds strictly."""

from __future__ import annotations

import importlib
import os
import re
import runpy
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
SITE: dict[str, Any] = runpy.run_path(str(ROOT / "docs" / "build_site.py"))
NAV = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]


def test_every_place_in_the_site_has_its_page() -> None:
    placed = re.findall(r"[\w/-]+\.md", NAV)
    pages = {str(page.relative_to(ROOT / "docs")) for page in (ROOT / "docs").rglob("*.md")}
    assert len(placed) == len(set(placed)) > 25
    assert set(placed) == pages | set(SITE["BESIDE"].values()) | {"http-reference.md"}


def test_every_operation_is_in_the_http_reference() -> None:
    page = SITE["http_reference"]()
    assert "## POST /api/games\n" in page
    assert "| 422 |" in page


def test_every_message_is_a_table_in_the_http_reference() -> None:
    page = SITE["http_reference"]()
    linked = set(re.findall(r"\]\(#(\w+)\)", page))
    headed = {name.lower() for name in re.findall(r"^### (\w+)$", page, re.MULTILINE)}
    assert len(headed) > 50
    assert linked <= headed
    assert "| `prices` | map of [`Price`](#price) |" in page
    assert "| `face` | text | the portrait that its player has chosen" in page


def test_links_fit_the_site() -> None:
    given = "[a](docs/rules.md#r4) [b](../examples/stdio_bot.js) [c](ARCHITECTURE.md) [d](docs/notes)"
    told = "[a](rules.md#r4) [b](examples/stdio_bot.js) [c](architecture.md) [d](notes/2026-11-elder.md)"
    assert SITE["links"](given) == told


@pytest.mark.skipif(find_spec("mkdocs") is None, reason="mkdocs is not installed; scripts/docs installs and runs it")
def test_the_site_builds_and_names_no_foreign_host() -> None:
    command = [sys.executable, str(ROOT / "docs" / "build_site.py")]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"})
    assert done.returncode == 0, done.stderr
    for page in (ROOT / "build" / "site").rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert re.findall(r"<(?:script|link|img)[^>]*https?://[^>]*>", text) == [], page.name


PACKAGES = ["board", "rules", "game", "hidden", "journeys", "picture", "coach"]  # their __init__ says what is public


def named(path: str) -> Any:
    """A module, or something in one."""
    try:
        return importlib.import_module(path)
    except ModuleNotFoundError:
        module, _, name = path.rpartition(".")
        return getattr(importlib.import_module(module), name)


def tells(place: Any, one: object, name: str) -> bool:
    """Whether a listed module or class is that thing or holds it, perhaps by another name."""
    return one is place or any(getattr(place, word, None) is one for word in (name, getattr(one, "__name__", name)))


@pytest.mark.parametrize("package", PACKAGES)
def test_everything_public_is_in_the_api_reference(package: str) -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    listed = [named(path) for path in re.findall(r"^::: ([\w.]+)$", page, re.MULTILINE) if ".envs." not in path]
    home = importlib.import_module(f"elfenland.{package}")
    public = {name: getattr(home, name) for name in home.__all__}
    assert [name for name, one in public.items() if not any(tells(place, one, name) for place in listed)] == []
