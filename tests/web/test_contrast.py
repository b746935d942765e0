"""What stands out when colours are few: the focus on every ground, and states under forced colours."""

from __future__ import annotations

import base64
from collections.abc import Callable

import pytest
from long import LONG
from playwright.sync_api import Page

from .harness import Pictures, Server, Watched, until
from .player import NOWHERE, begin, sit
from .test_small import change

Open = Callable[..., Watched]
#: Reads pixels of two pictures of the page in a page of its own, as this one's policy forbids it.
PIXELS = """async ([before, after]) => {
  const read = async (data) => {
    const bytes = Uint8Array.from(atob(data), (c) => c.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas.drawImage(bitmap, 0, 0);
    return canvas.getImageData(0, 0, bitmap.width, bitmap.height).data;
  };
  const [a, b] = [await read(before), await read(after)];
  const light = (c) => ((c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  const level = (p, i) => 0.2126 * light(p[i]) + 0.7152 * light(p[i + 1]) + 0.0722 * light(p[i + 2]);
  const ratios = [];
  for (let i = 0; i < a.length; i += 4) {
    if (Math.abs(a[i] - b[i]) + Math.abs(a[i + 1] - b[i + 1]) + Math.abs(a[i + 2] - b[i + 2]) < 24) continue;
    const [x, y] = [level(a, i), level(b, i)];
    ratios.push((Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05));
  }
  return ratios;
}"""


#: One of each terrain, far from Ixara, where the focus is before.
ROADS = (
    "wylhien-albaran",
    "usselen-wylhien",
    "feodor-rivinia",
    "jaccaranda-tichih",
    "rivinia~tichih",
    "yttar~parundia",
)


def picture(page: Page) -> str:
    return base64.b64encode(page.locator("#map").screenshot()).decode()


def still(page: Page) -> str:
    """A picture of the map once nothing on it changes any more."""
    seen = picture(page)
    for _ in range(30):
        again = picture(page)
        if again == seen:
            return seen
        seen = again
    raise AssertionError("the map does not come to rest")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_road_with_the_focus_stands_out_on_every_ground(open_page: Open, painted: Server, scheme: str) -> None:
    """Three to one (WCAG 2.2, 1.4.11) for the band along both sides of the road, a good part of all that changes."""
    watched = open_page(address=painted.address, color_scheme=scheme)
    page = watched.page
    begin(page)
    until(page, "document.querySelectorAll('.way').length > 40")
    page.keyboard.press("m")  # from here on the focus is the keyboard's
    reader = watched.context.new_page()
    reader.goto("about:blank")
    for road in ROADS if LONG else ROADS[scheme == "dark" :: 2]:
        page.evaluate("() => document.getElementById('town:ixara').focus()")
        before = still(page)
        page.evaluate("road => document.getElementById('road:' + road).focus()", road)
        ratios = reader.evaluate(PIXELS, [before, still(page)])
        strong = sum(ratio >= 3 for ratio in ratios)
        assert strong > max(1000, 0.15 * len(ratios)), (road, strong, len(ratios))


def colours(page: Page, selector: str, *fields: str) -> list[str]:
    found: list[str] = page.evaluate(
        "([selector, fields]) => fields.map((f) => getComputedStyle(document.querySelector(selector))[f])",
        [selector, list(fields)],
    )
    return found


def test_forced_colours_show_what_is_on_and_what_is_chosen(open_page: Open, pictures: Pictures) -> None:
    page = open_page(forced_colors="active").page
    page.locator("#play-now").wait_for()
    on, off = (colours(page, f".choice label{which}", "backgroundColor")[0] for which in (".on", ":not(.on)"))
    assert on != off
    sit(page, "4", 3)
    page.locator("#counters button.pick:not(.dull)").first.click()
    chosen = colours(page, ".pick[aria-pressed=true] .counter", "outlineStyle", "outlineWidth")
    other = colours(page, ".pick[aria-pressed=false] .counter", "outlineStyle")
    assert chosen == ["solid", "4px"]
    assert other == ["none"]
    # Cards lie on each other, so none may be seen through.
    back, image = colours(page, ".fan-card .card", "backgroundColor", "backgroundImage")
    assert image != "none" or back not in ("rgba(0, 0, 0, 0)", "transparent")
    now, then = (colours(page, f".phases {which}", "backgroundColor")[0] for which in (".now", "li:not(.now)"))
    assert now != then
    acting, waiting = (colours(page, f".player{which}", "borderLeftColor")[0] for which in (".acting", ":not(.acting)"))
    assert acting != waiting
    pictures(page, "forced-colours.png")
    page.locator(".strip-nav button").click()
    page.locator("#menu-settings").click()
    switch = page.locator(".toggle input").first
    switch.wait_for()
    before = colours(page, ".toggle input", "backgroundColor")
    switch.click()
    assert colours(page, ".toggle input", "backgroundColor") != before


#: Small numbers and words on a ground of their own, and the least contrast of each (WCAG 2.2, 1.4.3).
BADGES = (
    ".stack-count, .fan-count, .card-count, .player-pieces :not(.hidden), .player-name .tag, .phase-number, .price,"
    " .round, .shelf-title, .ticker-words"
)
RATIOS = """(which) => {
  const light = (c) => ((c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  const level = ([r, g, b]) => 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b);
  const parts = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const groundOf = (e) => {
    const [r, g, b, a = 1] = parts(getComputedStyle(e).backgroundColor);
    return a ? [r, g, b] : groundOf(e.parentElement);
  };
  const found = {};
  for (const badge of document.querySelectorAll(which)) {
    if (!badge.getBoundingClientRect().width || !badge.textContent.trim()) continue;
    const drawn = badge instanceof SVGElement;
    const ink = level(parts(getComputedStyle(badge)[drawn ? 'fill' : 'color']));
    const ground = level(drawn ? parts(getComputedStyle(badge.previousElementSibling).fill) : groundOf(badge));
    const ratio = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
    const name = badge.getAttribute('class') ?? badge.parentElement.className;
    found[name] = Math.min(found[name] ?? 21, ratio);
  }
  return found;
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_small_badges_can_be_read_by_day_and_by_night(open_page: Open, scheme: str) -> None:
    page = open_page(NOWHERE, color_scheme=scheme).page
    seen: dict[str, float] = {}
    for phase, sizes in {"4": [(1280, 720), (360, 640)], "5": [(360, 640), (1280, 720)]}.items():
        sit(page, phase, 3)
        if phase == "4":
            page.locator("#counters button.pick:not(.dull)").first.click()
            page.locator("[data-ghost]").first.wait_for(state="attached")
        else:
            town = until(page, "document.querySelector('.town.reachable:not(.old)')?.id.slice(5)")
            change(page, "model", pinned=town)
            until(page, "document.querySelector('.fan-price')")
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            until(page, f"innerWidth === {width}")
            seen |= {f"{name} {phase} {width}": ratio for name, ratio in page.evaluate(RATIOS, BADGES).items()}
    assert {"stack-count", "fan-count", "fan-price", "card-count", "price"} <= {
        w for name in seen for w in name.split()
    }
    assert not {name: ratio for name, ratio in seen.items() if ratio < 4.5}
