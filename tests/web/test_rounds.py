"""A scroll announces each new round, a podium the end; they block nothing, what moves is off where motion is off."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .harness import Watched, until
from .player import NOWHERE, play_on, sit, turn_in

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
    watched = open_page(NOWHERE, settings={"speed": speed})
    page = watched.page
    sit(page, "5")
    page.evaluate(WATCH)
    play_on(page, page.url.rpartition("/")[2], turn_in("3", 2))
    until(page, "document.querySelector('.round-words').textContent === 'Round 2 of 4'")
    watched.forgive("409")  # it may have asked about a moment that was past
    if speed == "off":
        until(page, "document.querySelector('.dock.mine')")
        assert page.evaluate("() => scrolls.length") == 0
        return
    until(page, "scrolls.length")
    lines = page.evaluate("() => scrolls[0].split('\\n')")
    assert lines[0] == "Round 2 of 4"
    assert {"Ann", "Random"} < set(lines)
    assert len([line for line in lines if line.endswith(" / 20")]) == 2
    page.keyboard.press("Shift")  # any key rolls it up
    until(page, "!document.querySelector('.round-scroll')")


def test_a_hint_waits_for_the_scroll_which_says_who_i_am(open_page: Open) -> None:
    watched = open_page(NOWHERE, settings={"speed": "slow", "hints": True})
    page = watched.page
    sit(page, "5")
    play_on(page, page.url.rpartition("/")[2], turn_in("3", 2))
    page.locator(".round-scroll").wait_for()
    watched.forgive("409")  # it may have asked about a moment that was past
    page.locator(".hint").wait_for(state="attached")
    assert not page.locator(".hint").is_visible()
    assert "Ann\nyou" in page.locator(".round-scroll").inner_text()
    for row in page.locator(".round-scroll li").all():  # as much of the bar is filled as there are towns
        bar = row.locator(".scroll-towns").evaluate("bar => bar.style.getPropertyValue('--n')")
        assert row.locator("> :last-child").inner_text() == f"{bar} / 20"
    page.keyboard.press("Shift")
    page.locator(".hint").wait_for()


@pytest.mark.parametrize("speed", ["fast", "off"])
def test_the_end_is_celebrated_for_those_who_see_it_come(open_page: Open, speed: str) -> None:
    size = {"width": 360, "height": 640}
    watched = open_page(NOWHERE, viewport=size, settings={"speed": speed})
    page = watched.page
    sit(page, "5", 2, round=4)
    play_on(page, page.url.rpartition("/")[2], lambda table: table["view"]["phase"] == "over")
    page.locator(".podium .winner").wait_for()
    assert page.locator(".podium li").count() == 3
    stage, winner = (page.locator(which).bounding_box() for which in (".stage", ".podium .winner .face"))
    assert stage
    assert winner
    assert winner["y"] >= stage["y"]
    for row in page.locator(".podium li").all():
        box = row.bounding_box()
        assert box
        assert winner["width"] >= (row.locator(".face").bounding_box() or {"width": 0})["width"]
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size["width"]
        assert box["y"] + box["height"] <= stage["y"] + stage["height"]
    words = page.locator(".podium-ribbon").inner_text()
    assert words == page.locator("#end-heading > :last-child").inner_text()
    assert page.locator(".leaves").count() == (speed != "off")
    page.keyboard.press("Shift")  # any key ends it
    until(page, "!document.querySelector('.podium')")
    page.reload()  # a game that is over is not celebrated again
    page.locator("#end-heading").wait_for()
    page.evaluate("new Promise((done) => requestIdleCallback(done))")
    assert page.locator(".podium, .leaves").count() == 0
    watched.forgive("409")  # while it was played through the API, it may have asked about a moment that was past
