"""Letters twice as large, as someone sets them in the browser: nothing is cut off, covered or wider than the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from long import some
from playwright.sync_api import Page

from .harness import Watched, until
from .player import sit

Open = Callable[..., Watched]
SIZES = {"phone": (390, 844), "laptop": (1280, 720), "desktop": (1440, 900), "tablet": (820, 1180)}
WIDE = """() => [
  document.documentElement.scrollWidth - innerWidth,
  [...document.querySelectorAll('button, p, h1, h2, label, select, input, .counter')].filter((one) => {
    const box = one.getBoundingClientRect();
    return one.checkVisibility() && !one.closest('.hidden, .skip, .shelf, .tab-panel, .sheet')
      && box.width && (box.right > innerWidth + 1 || box.left < -1);
  }).map((one) => one.outerHTML.slice(0, 120)),
]"""
#: Parts of the table that lie over each other; a sticky strip may cover what is scrolled under it.
COVERED = """() => {
  const which = '.round, .phases .now, .strip-nav, .map-tools, .fan, .my-counters, .tabs, .player, .say, .market';
  const parts = [...document.querySelectorAll(which)].filter((part) => part.checkVisibility())
    .map((part) => [part.className.split(' ')[0], part.getBoundingClientRect()]);
  const found = [];
  for (const [a, x] of parts) for (const [b, y] of parts) {
    const wide = Math.min(x.right, y.right) - Math.max(x.left, y.left);
    const high = Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top);
    if (a < b && wide > 2 && high > 2) found.push(`${a} over ${b}: ${Math.round(wide)} by ${Math.round(high)}`);
  }
  return found;
}"""


def enlarge(watched: Watched, path: str) -> Page:
    """Set the browser's size of letters to 32 pixels and open a page."""
    line = watched.context.new_cdp_session(watched.page)
    line.send("Page.enable")
    line.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    watched.page.goto(watched.address + path)
    last = "#editions :is(table, dl)" if path == "/rules" else "h1, .table"  # what comes last
    until(watched.page, f"document.querySelector('{last}')")
    assert watched.page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "32px"
    return watched.page


@pytest.mark.parametrize("size", some(list(SIZES), 2))
def test_nothing_is_wider_than_the_screen_or_covered(open_page: Open, size: str) -> None:
    width, height = SIZES[size]
    watched = open_page("/about", viewport={"width": width, "height": height})
    for path in ("/rules", "/about", "/"):
        page = enlarge(watched, path)
        page.wait_for_timeout(300)
        assert page.evaluate(WIDE) == [0, []], path
    for phase in ("3", "4", "5"):
        sit(page, phase, 3)
        assert page.evaluate(WIDE) == [0, []], phase
        assert page.evaluate(COVERED) == [], phase


@pytest.mark.parametrize("language", some(["de", "fr", "ru", "it"], 2))
def test_no_word_of_the_rules_is_wider_than_a_phone(open_page: Open, language: str) -> None:
    watched = open_page("/about", settings={"language": language}, viewport={"width": 390, "height": 844})
    assert enlarge(watched, "/rules").evaluate(WIDE) == [0, []]


#: Words, fields and buttons that stand out of the card that holds them.
OUT = """() => [...document.querySelectorAll('.games, .lobby section, .table-list li')].flatMap((card) => {
  const edge = card.getBoundingClientRect();
  return [...card.querySelectorAll('*')]
    .filter((one) => one.checkVisibility() && !one.closest('.hidden') && one.offsetWidth)
    .filter((one) => one.getBoundingClientRect().right > edge.right + 1 && getComputedStyle(one).clipPath === 'none')
    .map((one) => one.outerHTML.slice(0, 120));
})"""


@pytest.mark.parametrize("large", [False, True])
def test_the_longest_names_stay_within_their_cards_on_a_small_phone(open_page: Open, large: bool) -> None:
    watched = open_page("/about", viewport={"width": 360, "height": 640})
    names = [{"kind": "mine", "name": "W" * 20}, {"kind": "device", "name": "Щ" * 20}]
    ask = watched.page.request
    open_table, _ = [
        ask.post(f"{watched.address}/api/games", data={"seats": [*names, *more], **wish}).json()["game"]
        for more, wish in (([{"kind": "open"}], {}), ([], {"start": True}))
    ]
    ask.post(f"{watched.address}/api/games/{open_table}/listing", data={"listed": True})
    for path, last in {
        f"/g/{open_table}": ".lobby-seats li",
        "/tables": ".table-list li",
        "/": ".games.first li",
    }.items():
        page = enlarge(watched, path) if large else watched.page
        if not large:
            page.goto(watched.address + path)
        page.locator(last).first.wait_for()
        assert page.evaluate(WIDE) == [0, []], path
        assert page.evaluate(OUT) == [], path
