"""Every piece explains itself: to a mouse that rests on it, to the focus, to a long press, and nothing moves for it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from .harness import Watched, axe, until
from .player import NOWHERE, sit

Open = Callable[..., Watched]
TEXT = "document.querySelector('#explain')?.textContent ?? ''"
#: The middle of the first of these that is really there to be pointed at.
MIDDLE = """(selector) => {
  for (const found of document.querySelectorAll(selector)) {
    const { x, y, width, height } = found.getBoundingClientRect();
    const at = [x + width / 2, y + height / 2];
    if (found.contains(document.elementFromPoint(...at))) return at;
  }
}"""
MAP = "() => JSON.stringify(document.querySelector('#map').getBoundingClientRect())"


def explained(page: Page, selector: str, words: str) -> str:
    """What is said about a thing that a mouse rests on; it must match."""
    page.mouse.move(2, 300)
    until(page, "!document.querySelector('#explain')")
    page.mouse.move(*page.evaluate(MIDDLE, selector))
    until(page, f"new RegExp({words!r}).test({TEXT})")
    text: str = page.evaluate(f"() => {TEXT}")
    return text


def test_a_mouse_that_rests_is_told_what_everything_is(open_page: Open) -> None:
    page = open_page(NOWHERE).page
    sit(page, "4", 3)
    frame = page.evaluate(MAP)
    view = page.request.get(page.url.replace("/g/", "/api/games/")).json()["view"]
    me = view["players"][view["seat"]]
    kind = page.evaluate("() => document.querySelector('#counters button:not(.dull)').dataset.explain.split(' ')[1]")
    fits = {c["connection"] for c in view["legal"] if c["action"] == "place" and c["kind"] == kind}
    text = explained(page, f"#counters [data-explain='counter {kind}']", "Cards it takes.*matching.*It fits on")
    held = me["hand"].count(kind)
    assert f"You hold {held or 'no'} matching card" in text
    assert f"It fits on {len(fits)} road" in text
    explained(page, "#hand .fan", r"in hand.*Cards it takes.*(It pays for roads|Rivers and lakes)")
    explained(page, "#counters [data-explain=obstacle]", "Once per game.*fits on")
    explained(page, ".player .counters [data-explain]", "Cards it takes")
    explained(page, ".market [data-explain]", "Cards it takes")
    explained(page, "#pieces .mine", "a new town for you.*Ways to get here")
    explained(page, ".market .stack .counter", "Stack.*in the stack.*unseen")
    explained(page, ".player:not(.me) .player-pieces", r"\d+ of 20 pieces.*\d cards in hand.*obstacle.*boot is in")
    town = explained(page, "[id='town:feodor'], [id='label:feodor']", "Feodor.*a new town for you.*Ways to get here")
    assert "Lapphálya" in town
    explained(page, "[data-sign]", r"\d cards?.*(matching|Rivers and lakes)")
    assert page.evaluate(MAP) == frame
    page.keyboard.press("Escape")
    until(page, "!document.querySelector('#explain')")


def test_the_focus_is_told_the_same_and_the_words_belong_to_what_has_it(open_page: Open) -> None:
    page = open_page(NOWHERE).page
    sit(page, "5", 3)
    page.keyboard.press("h")
    until(page, "document.activeElement.matches('.fan')")
    until(page, f"/in hand/.test({TEXT})")
    assert page.evaluate("() => document.activeElement.getAttribute('aria-describedby')") == "explain"
    assert not axe(page)
    page.keyboard.press("ArrowRight")
    until(page, "document.activeElement.matches('.fan:nth-child(2)[aria-describedby=explain]')")
    page.keyboard.press("m")
    until(page, f"/Ways to get here|matching|What can travel/.test({TEXT})")
    page.keyboard.press("Escape")
    until(page, "!document.querySelector('#explain') && !document.querySelector('[aria-describedby=explain]')")


def test_a_long_press_explains_and_does_nothing_else(open_page: Open) -> None:
    page = open_page(NOWHERE, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True).page
    sit(page, "4", 3)
    frame = page.evaluate(MAP)
    touch = page.context.new_cdp_session(page)
    x, y = page.evaluate(MIDDLE, "#counters button.pick:not(.dull)")
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    until(page, f"/It fits on/.test({TEXT})")
    box = page.evaluate("() => document.querySelector('#explain').getBoundingClientRect().toJSON()")
    assert min(box["left"], box["top"], 360 - box["right"], y - box["bottom"]) >= 0
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.locator("#counters [aria-pressed=true]").count() == 0
    assert page.evaluate(MAP) == frame
    # Nobody reads under a finger: it stays when the finger goes, also where that takes the focus along.
    for thing in ("#counters [data-explain=obstacle]", "[id='label:rivinia']", ".player-face"):
        at = page.evaluate(MIDDLE, thing)
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": at[0], "y": at[1]}]})
        until(page, f"/Once per game|Ways to get here|of 20 pieces/.test({TEXT})")
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.locator("#explain").count() == 1, thing
        assert page.locator(".town.selected").count() == 0  # and does what a tap does not either
    page.touchscreen.tap(x, y)  # a short one still chooses, and puts the words away
    until(page, "document.querySelector('#counters [aria-pressed=true]') && !document.querySelector('#explain')")
    page.locator("#hand .fan").first.tap()  # what can only be looked at needs no patience
    until(page, f"/in hand/.test({TEXT})")
