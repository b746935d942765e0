"""Chromium, a server that the tests share, and pages that must stay without an error."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from .harness import Server, Watched, launch, new_page


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser for one file of tests: while Playwright is there, nothing else in the process can use asyncio."""
    if shutil.which("chromium") is None:
        missing = "there is no chromium on this machine, so the page is not tested in a browser"
        if "chromium" in os.environ.get("ELFENLAND_REQUIRE", ""):
            pytest.fail(missing)
        pytest.skip(missing)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("web") / "games.sqlite").start()
    yield started
    started.close()


@pytest.fixture
def open_page(chromium: Browser, server: Server) -> Iterator[Callable[..., Watched]]:
    """Opens pages, each in a browser profile of its own; at the end none of them may have gone wrong."""
    opened: list[Watched] = []

    def open_one(path: str = "/", address: str | None = None, **options: Any) -> Watched:
        watched = new_page(chromium, address or server.address, **options)
        opened.append(watched)
        watched.page.goto((address or server.address) + path)
        return watched

    yield open_one
    wrong = [line for watched in opened for line in watched.wrong]
    for watched in opened:
        watched.context.close()
    assert not wrong, "\n".join(wrong)


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    """Where screenshots go; ELFENLAND_SCREENSHOTS keeps them."""
    kept = os.environ.get("ELFENLAND_SCREENSHOTS")
    folder = Path(kept) if kept else tmp_path
    folder.mkdir(parents=True, exist_ok=True)
    return folder
