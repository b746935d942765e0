"""A scroll announces each new round; it is in nobody's way, and off where motion is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .harness import Watched, until
from .player import play_on, sit

Open = Callable[..., Watched]
#: Keeps what the scroll said, however short it is to be seen.
WATCH = """() => {
  window.scrolls = [];
  new MutationObserver(() => {
    const scroll = document.querySelector('.round-scroll');
    if (scroll && !scrolls.length) scrolls.push(scroll.innerText);
  }).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize("speed", ["fast", "off"])
def test_a_scroll_announces_the_round_with_the_standings(open_page: Open, speed: str) -> None:
    page = open_page(settings={"speed": speed}).page
    sit(page, "5")
    page.evaluate(WATCH)
    play_on(page, page.url.rpartition("/")[2], "3", 2)
    until(page, "document.querySelector('.round-words').textContent === 'Round 2 of 4'")
    if speed == "off":
        until(page, "document.querySelector('.dock.mine')")
        assert page.evaluate("() => scrolls.length") == 0
        return
    until(page, "scrolls.length")
    lines = page.evaluate("() => scrolls[0].split('\\n')")
    assert lines[0] == "Round 2 of 4"
    assert {"Ann", "Random"} < set(lines)
    page.keyboard.press("Shift")  # any key rolls it up
    until(page, "!document.querySelector('.round-scroll')")
