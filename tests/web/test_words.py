"""On phones, in every language: no words lie over other words, and no page is wider than the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from long import some
from playwright.sync_api import Page

from .harness import Watched, until
from .test_small import LANGUAGES, change

Open = Callable[..., Watched]
#: Words that lie over others. Lines that stick to an edge cover what is scrolled under them, fanned cards each other.
OVER = """() => {
  const apart = 'svg, .map, .hidden, .skip, .fan, option, script, style, noscript, #announcer';
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || holder.closest(apart) || !holder.checkVisibility({ visibilityProperty: true })) continue;
    let [left, top, right, bottom] = [0, -Infinity, innerWidth, Infinity];
    let plain = true;
    for (let e = holder; e !== document.body; e = e.parentElement) {
      const { display, clipPath, position, overflow } = getComputedStyle(e);
      if (display === 'contents') continue;
      plain &&= clipPath === 'none' && position !== 'sticky' && position !== 'fixed';
      if (overflow === 'visible') continue;
      const edge = e.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of plain ? range.getClientRects() : []) {
      const [x, y] = [Math.max(left, box.left), Math.max(top, box.top)];
      lines.push([node, x, y, Math.min(right, box.right), Math.min(bottom, box.bottom)]);
    }
  }
  const over = new Set();
  for (const [a, aLeft, aTop, aRight, aBottom] of lines)
    for (const [b, bLeft, bTop, bRight, bBottom] of lines) {
      if (a === b) break;
      const wide = Math.min(aRight, bRight) - Math.max(aLeft, bLeft);
      const high = Math.min(aBottom, bBottom) - Math.max(aTop, bTop);
      if (wide > 3 && high > 6) over.add(`${a.data.trim()} over ${b.data.trim()}`);
    }
  return [...over];
}"""
#: What is out of sight is laid out, too; else its words would stand in boxes of a guessed height.
ALL = """() => {
  const style = new CSSStyleSheet();
  style.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [style];
}"""


def in_every_language(page: Page, where: str) -> None:
    page.evaluate(ALL)
    assert page.viewport_size
    width = page.viewport_size["width"]
    for language in LANGUAGES:
        change(page, "language", name=language)
        assert page.evaluate("() => document.documentElement.lang") == language
        wide = page.evaluate("() => [innerWidth, document.documentElement.scrollWidth]")
        assert wide == [width, width], f"{where}, {language}"
        assert not page.evaluate(OVER), f"{where}, {language}"


@pytest.mark.parametrize("size", some([(320, 640), (360, 640), (844, 390)], 2))
def test_words_have_their_own_place(open_page: Open, size: tuple[int, int]) -> None:
    watched = open_page(viewport={"width": size[0], "height": size[1]}, has_touch=True, is_mobile=True)
    page = watched.page
    for mode in ("friends", "hotseat", "now"):
        page.locator(f"#mode-{mode}").click()
        page.locator(".edition-fields button.plain").click()
        in_every_language(page, mode)
    wish = {"seats": [{"kind": "mine", "name": "Ann"}, {"kind": "open"}, {"kind": "bot"}], "watch": "link"}
    game = page.request.post(f"{watched.address}/api/games", data=wish).json()["game"]
    for path, last in {
        "/rules": "#editions :is(table, dl)",
        "/about": "h1",
        f"/g/{game}": ".lobby-seats",
        "/g/nosuchgame12": "h1",
    }.items():
        page.goto(watched.address + path)
        until(page, f"document.querySelector('{last}')")
        in_every_language(page, path)
    watched.forgive("404")
