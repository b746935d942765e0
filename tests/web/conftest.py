"""Chromium, a server that the tests share, and pages that must stay without an error."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from .harness import Pictures, Server, Watched, launch, new_page


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """For these tests alone: while it is there, nothing else in the process can use asyncio."""
    if shutil.which("chromium") is None:
        missing = "there is no chromium on this machine, so the page is not tested in a browser"
        if "chromium" in os.environ.get("ELFENLAND_REQUIRE", ""):
            pytest.fail(missing)
        pytest.skip(missing)
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browsers() -> dict[bool, Browser]:
    """The browsers that all these tests share, once there are any: whether it is the light one."""
    return {}


@pytest.fixture
def chromium(playwright: Playwright, browsers: dict[bool, Browser], request: pytest.FixtureRequest) -> Browser:
    """The shared browser; a new one where the last has died, so that one test's trouble is no other's."""
    light = request.node.get_closest_marker("whole_browser") is None
    if light not in browsers or not browsers[light].is_connected():
        browsers[light] = launch(playwright, light=light)
    return browsers[light]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("web") / "games.sqlite").start()
    yield started
    started.close()


@pytest.fixture(scope="session")
def painted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose map has its ground."""
    started = Server(tmp_path_factory.mktemp("painted") / "games.sqlite", painted=True).start()
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
def pictures() -> Pictures:
    """Takes pictures of pages and keeps them in the folder ELFENLAND_SCREENSHOTS; without one it takes none."""
    kept = os.environ.get("ELFENLAND_SCREENSHOTS")

    def take(page: Page, name: str, **how: Any) -> None:
        if kept:
            page.screenshot(path=Path(kept) / name, **how)

    return take
