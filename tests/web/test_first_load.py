"""What the first visit costs, in each language, and that the next one costs next to nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from long import some
from playwright.sync_api import Browser, Page

from .harness import Server, Watched, new_page, until
from .proxy import Proxy

Open = Callable[..., Watched]
LOCALES = {"ru": "ru-RU", "en": "en-GB", "it": "it-IT", "fr": "fr-CH", "de": "de-DE"}
#: All told: page, files, the answers of the API, the service worker, and the headers of all of them. Only portraits and
#: the text face are counted apart: nothing waits for them.
MOST = 250_000
FACES = 60_000
LETTERS = 31_000


def settled(page: Page, proxy: Proxy) -> int:
    """The bytes that have come once nothing more comes, and the service worker has taken its copies."""
    until(page, "!!navigator.serviceWorker.controller")
    before = -1
    while before != proxy.bytes + proxy.faces + proxy.letters:
        before = proxy.bytes + proxy.faces + proxy.letters
        page.wait_for_timeout(700)
    return proxy.bytes


@pytest.fixture(scope="module")
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots take so long that none moves meanwhile: their moves are no part of the first load."""
    started = Server(tmp_path_factory.mktemp("load") / "games.sqlite", bot_pace=30, painted=True).start()
    yield started
    started.close()


@pytest.mark.parametrize("language", some(list(LOCALES), 2))
def test_the_first_load_is_small(chromium: Browser, unhurried: Server, language: str) -> None:
    with Proxy(unhurried.port) as proxy:
        settings = {"language": None, "hints": True, "speed": "normal"}
        options = {"locale": LOCALES[language], "service_workers": "allow"}
        watched = new_page(chromium, proxy.address, settings, lettered=False, **options)
        page = watched.page
        page.goto(proxy.address)
        page.locator("#play-now").wait_for()
        assert page.evaluate("() => document.documentElement.lang") == language
        start = settled(page, proxy)
        page.locator("#play-now").click()
        page.locator(".dock").wait_for()
        page.locator(".ground").wait_for()
        table = settled(page, proxy)
        later = f"{proxy.faces} for faces, {proxy.letters} for text"
        print(f"{language}: {start} bytes to start, {table} with a table, {later}")
        assert 100_000 < start < table < MOST
        assert 5_000 < proxy.faces < FACES
        assert 20_000 < proxy.letters < LETTERS
        # A second visit: what has not changed is not asked for again.
        page.goto(proxy.address)
        page.locator("#play-now").wait_for()
        again = settled(page, proxy) - table
        print(f"{language}: {again} bytes for the second visit")
        assert again < 16_000
        assert proxy.letters < LETTERS, "they were kept"
        watched.context.close()
        assert not watched.wrong
