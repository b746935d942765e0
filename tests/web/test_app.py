"""The page as an app: installable, its files kept, new ones shown at once, and a sentence when there is no server."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

import elfenland

from .harness import Server, Watched, until
from .player import begin

Open = Callable[..., Watched]
WEB = Path(elfenland.__path__[0]) / "web"
KEPT = """async () => {
  const found = {};
  for (const name of await caches.keys())
    found[name] = (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname);
  return found;
}"""


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server with page files of its own, that a test may change."""
    shutil.copytree(WEB, tmp_path / "web")
    started = Server(tmp_path / "games.sqlite", web=tmp_path / "web").start()
    yield started
    started.close()


def settle(page: Page) -> None:
    """Until the service worker is there and has its copies."""
    page.locator("#play-now").wait_for()
    until(page, "!!navigator.serviceWorker.controller")
    for _ in range(200):
        kept = page.evaluate(KEPT)
        if any(path.endswith("/map/ground-day.svg") for paths in kept.values() for path in paths):
            return
        page.wait_for_timeout(50)
    raise AssertionError("the files were not kept")


def test_it_can_be_installed(open_page: Open) -> None:
    watched = open_page(service_workers="allow")
    page = watched.page
    settle(page)
    line = watched.context.new_cdp_session(page)
    found = line.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"].endswith("/manifest.webmanifest")
    errors = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Playwright's profiles are incognito windows, which never install anything; nothing else may stand in the way.
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


def test_only_files_of_the_page_are_kept(open_page: Open) -> None:
    page = open_page(service_workers="allow").page
    settle(page)
    begin(page)
    page.wait_for_timeout(300)
    ((name, paths),) = page.evaluate(KEPT).items()
    assert all(path == "/" or path.startswith(name) for path in paths)
    assert name.startswith("/static/v")
    assert not [path for path in paths if "/api" in path]


def test_an_upgrade_is_shown_at_once(open_page: Open, own: Server) -> None:
    watched = open_page(address=own.address, service_workers="allow")
    page = watched.page
    settle(page)
    (before,) = page.evaluate(KEPT)
    own.kill()
    assert own.web
    words = own.web / "i18n" / "en" / "ui.ftl"
    words.write_text(words.read_text().replace("nav-rules = Rules", "nav-rules = New rules"))
    style = own.web / "css" / "base.css"
    style.write_text(style.read_text() + "\n#rules { outline: 7px solid red; }\n")
    own.start()
    page.goto(own.address)
    page.locator("#play-now").wait_for()
    assert page.locator("#rules").inner_text() == "New rules"
    assert page.evaluate("() => getComputedStyle(document.getElementById('rules')).outlineWidth") == "7px"
    # The names alone: opening the cache of the old files to look inside could bring it back.
    names = "(async () => await caches.keys())()"
    until(page, f"{names}.then((kept) => kept.length === 1 && kept[0] !== {json.dumps(before)})")
    watched.forgive_lost_connection()
    watched.forgive("Failed to")


def test_without_a_server_the_page_says_so_and_comes_back(open_page: Open, own: Server) -> None:
    watched = open_page(address=own.address, service_workers="allow")
    page = watched.page
    settle(page)
    begin(page)
    table = page.url
    own.kill()
    page.goto(own.address)
    until(page, "document.body.innerText.includes('Connection lost')")
    page.goto(table)
    until(page, "document.body.innerText.includes('Connection lost')")
    own.start()
    page.locator(".dock").wait_for()
    watched.forgive_lost_connection()
    watched.forgive("Failed to")


def test_the_start_page_waits_for_the_server(open_page: Open, own: Server) -> None:
    watched = open_page(address=own.address, service_workers="allow")
    page = watched.page
    settle(page)
    own.kill()
    page.goto(own.address)
    until(page, "document.body.innerText.includes('Connection lost')")
    assert page.locator("#play-now").is_disabled()
    own.start()
    until(page, "!document.querySelector('#play-now').disabled")
    begin(page)
    watched.forgive_lost_connection()
    watched.forgive("Failed to")
