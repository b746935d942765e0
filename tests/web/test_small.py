"""Small screens keep their promises: the map stays large, the players in sight, no word is cut off or broken."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from long import combined, some
from playwright.sync_api import Page

from .harness import Watched, axe, until
from .player import NOWHERE, Mouse, sit

Open = Callable[..., Watched]
LANGUAGES = ("de", "fr", "it", "ru", "en")
#: The share of the screen that the map keeps on the smallest phone, whatever is said or asked there.
LEAST = 0.5
#: Every hint of a phase; one of them is shown by calling all others seen.
HINTS = {
    "3": ("goal", "cards", "secret", "draw"),
    "4": ("plan", "obstacle", "pass"),
    "5": ("travel", "water", "caravan"),
}
ALL_HINTS = [*(hint for hints in HINTS.values() for hint in hints), "town-card", "discard", "keep"]
#: Changes the language, the settings or the model of the page, as its own modules do.
CHANGE = """async ([what, values]) => {
  const all = Object.values(await import(document.querySelector('script[type=module]').src));
  if (what === 'language') await all.find((module) => module.setLanguage).setLanguage(values.name);
  else if (what === 'settings') all.find((module) => module.settings && module.change).change(values);
  else {
    const { model } = all.find((module) => module.send && module.model);
    model.value = { ...model.value, ...values };
  }
}"""
#: How much of the screen's height shows the map, uncovered by the drawer.
SHARE = """() => {
  const stage = document.querySelector('.stage').getBoundingClientRect();
  const dock = document.querySelector('.dock').getBoundingClientRect();
  const covered = dock.left < stage.right - 1 && dock.top < stage.bottom ? dock.top : stage.bottom;
  return (Math.min(covered, innerHeight) - Math.max(stage.top, 0)) / innerHeight;
}"""
#: Texts that reach over the screen's edge or are cut off by what holds them. Names that people give may be
#: shortened, and so may the line of the last move, which the log has whole; on cards that lie on each other, the log
#: and the map other things decide.
CUT = """() => {
  const cut = [];
  const walker = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim()) continue;
    if (holder.closest('.hidden, .skip, .map, .ticker, .tab-panel, .player-name, .fan, #announcer')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width || getComputedStyle(holder).clipPath !== 'none') continue;
    let [left, right] = [0, innerWidth];
    for (let e = holder; e !== document.body; e = e.parentElement) {
      if (getComputedStyle(e).overflowX === 'visible') continue;
      const edge = e.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    }
    if (box.left < left - 1 || box.right > right + 1) cut.push(node.data);
  }
  const phase = document.querySelector('.phases .now')?.getBoundingClientRect();
  const menu = document.querySelector('.strip-nav').getBoundingClientRect();
  if (phase && phase.right > menu.left + 1) cut.push('the phase runs into the menu');
  const said = document.querySelector('#sentence')?.getBoundingClientRect();
  const below = document.querySelector('.dock .market, .mine-things')?.getBoundingClientRect();
  if (said && below && said.bottom > below.top + 1) cut.push('the sentence runs into what lies below');
  return cut;
}"""
#: Names of cards that are broken elsewhere than between words or at a soft hyphen, or stand out of their card.
BROKEN = """async () => {
  const all = Object.values(await import(document.querySelector('script[type=module]').src));
  const { t } = all.find((module) => module.setLanguage);
  const name = [...document.querySelectorAll('.hand .card-name')].at(-1);
  const node = name.firstChild;
  const was = node.data;
  const broken = [];
  for (const kind of ['giant_pig', 'elfcycle', 'magic_cloud', 'unicorn', 'troll_wagon', 'dragon', 'raft']) {
    node.data = t('kind-card', { kind });
    const range = document.createRange();
    const letter = (at) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return [...range.getClientRects()].at(-1); // the first may be the hyphen before it
    };
    const card = name.parentElement.getBoundingClientRect();
    for (const { index, 0: part } of node.data.matchAll(/[^\\s\u00ad]+/g)) {
      const [first, last] = [letter(index), letter(index + part.length - 1)];
      if (first.top !== last.top || first.left < card.left || last.right > card.right || first.top < card.top + 12)
        broken.push(node.data);
    }
  }
  node.data = was;
  return broken;
}"""
#: The players whose face, shape, pieces and cards are all in sight, and how many of them are marked as the one to act.
SEATS = """() => [...document.querySelectorAll('.player')].map((player) => ({
  acting: player.classList.contains('acting'),
  seen: ['.face > img', '.shape', '.player-pieces b', '.card-count'].every((what) => {
    const box = player.querySelector(what).getBoundingClientRect();
    if (!box.width || box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) return false;
    return player.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
  }),
}))"""


def small(open_page: Open, width: int, height: int, **settings: Any) -> Page:
    screen = {"width": width, "height": height}
    return open_page(
        NOWHERE, viewport=screen, has_touch=True, is_mobile=True, settings={"hints": True, **settings}
    ).page


#: Until the change is painted in the page's own letters: those that stand in for them until they come are wider.
PAINTED = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await frame(); // only what has been laid out once asks for its letters
  await document.fonts.ready;
  await frame();
}"""


def change(page: Page, what: str, **values: Any) -> None:
    page.evaluate(CHANGE, [what, values])
    page.evaluate(PAINTED)


def speak(page: Page, language: str, hint: str) -> bool:
    """The page in a language with one hint; False if the hint does not fit the moment."""
    change(page, "language", name=language)
    change(page, "settings", hintsSeen=[one for one in ALL_HINTS if one != hint])
    assert page.evaluate("() => document.documentElement.lang") == language
    return page.locator(".hint").count() > 0


def fits(page: Page, width: int, where: str) -> None:
    """Nothing is wider than the screen (a phone would zoom out), and no text is cut."""
    assert page.evaluate("() => [innerWidth, document.documentElement.scrollWidth]") == [width, width], where
    assert not page.evaluate(CUT), where


def test_the_map_keeps_its_height_with_every_hint_in_every_language(open_page: Open) -> None:
    page = small(open_page, 360, 640)
    for phase, hints in HINTS.items():
        sit(page, phase, 3)
        if phase == "4":
            page.locator("#counters button.pick:not(.dull)").first.click()
        shown = 0
        for language in LANGUAGES:
            for hint in hints:
                if not speak(page, language, hint):
                    continue
                shown += 1
                where = f"phase {phase}, {language}, hint {hint}"
                assert page.evaluate(SHARE) >= LEAST, where
                fits(page, 360, where)
            assert not page.evaluate(BROKEN), language
        assert shown >= 2 * len(LANGUAGES)
        change(page, "model", chosen=None)


@pytest.mark.parametrize(("mode", "size"), combined(["caravan", "discard"], [(360, 640), (844, 390), (667, 375)]))
def test_cards_to_pay_with_lie_side_by_side_beside_the_map(open_page: Open, mode: str, size: tuple[int, int]) -> None:
    page = small(open_page, *size)
    sit(page, "5", 3)
    change(page, "model", paying={"mode": mode, "connection": None, "need": 3, "cards": []})
    page.locator(".choosing").wait_for()
    for language in LANGUAGES:
        speak(page, language, "travel")
        assert page.evaluate(SHARE) >= LEAST, language
        fits(page, size[0], language)
        assert not page.evaluate(BROKEN), language
    boxes = [card.bounding_box() for card in page.locator("button.fan-card").all()]
    edges = [(box["x"], box["x"] + box["width"]) for box in boxes if box]
    assert len(edges) == 8
    assert all(right - left >= 44 for left, right in edges)
    assert all(b[0] >= a[1] - 0.5 for a, b in pairwise(edges))
    assert edges[0][0] >= 0
    assert edges[-1][1] <= size[0]


@pytest.mark.parametrize("size", some([(667, 375), (844, 390), (768, 1024), (820, 1180), (1024, 768), (1180, 820)], 2))
def test_players_are_in_sight_without_scrolling(open_page: Open, size: tuple[int, int]) -> None:
    page = small(open_page, *size)
    sit(page, "3", 5)
    for language in ("ru", "de"):
        speak(page, language, "draw")
        until(page, "document.querySelectorAll('.player').length === 6")
        page.wait_for_timeout(100)
        seats = page.evaluate(SEATS)
        assert all(seat["seen"] for seat in seats), seats
        assert sum(seat["acting"] for seat in seats) == 1
        fits(page, size[0], language)
    assert not axe(page)


@pytest.mark.parametrize("size", some([(360, 640), (390, 844), (412, 915)], 2))
def test_an_upright_phone_shows_its_players_and_nothing_to_touch_is_small(
    open_page: Open, size: tuple[int, int]
) -> None:
    page = small(open_page, *size, hints=False)
    sit(page, "4", 5)
    assert all(seat["seen"] for seat in page.evaluate(SEATS))
    assert page.evaluate(SHARE) >= LEAST
    assert page.evaluate("() => document.querySelector('.ticker .face > img').offsetWidth") >= 20
    fits(page, size[0], str(size))
    little = """() => [...document.querySelectorAll('.table :is(button, a):not(.skip, .player-face)')]
      .filter((one) => one.offsetParent)
      .filter((one) => one.offsetWidth < 43.5 || one.offsetHeight < 43.5).map((one) => one.outerHTML.slice(0, 90))"""
    assert not page.evaluate(little)
    rows = page.evaluate("() => [...document.querySelectorAll('.player')].map((one) => one.offsetHeight)")
    assert min(rows) >= 44  # the whole chip is its button
    assert not axe(page)


def test_the_whole_map_stays_whole_while_the_drawer_changes(open_page: Open) -> None:
    page = small(open_page, 390, 844, hints=False)
    sit(page, "4", 3)
    Mouse(page).show_all()
    width = "document.querySelector('.sheet').getBoundingClientRect().width"
    until(page, f"Math.abs({width} - 390) < 1")
    page.locator("#counters button.pick:not(.dull)").first.click()
    change(page, "settings", hints=True, hintsSeen=[])
    page.locator(".hint").wait_for()
    page.wait_for_timeout(400)
    until(page, f"Math.abs({width} - 390) < 1")


#: Where the map is on the screen, where the dock begins, and how high it is.
PLACE = """() => {
  const { x, y, width, height } = document.getElementById('map').getBoundingClientRect();
  const dock = document.querySelector('.dock').getBoundingClientRect();
  return [x, y, width, height, dock.y, Math.round(dock.height)];
}"""


@pytest.mark.parametrize("size", some([(360, 640), (1024, 768), (844, 390), (820, 1180), (1440, 900)], 2))
def test_the_map_stays_where_it_is_through_a_whole_round(open_page: Open, size: tuple[int, int]) -> None:
    """Whatever is said, asked, hinted, pointed at or paid: nothing moves it, and the dock covers no more of it."""
    page = open_page(
        NOWHERE, viewport={"width": size[0], "height": size[1]}, settings={"hints": True, "confirm": True}
    ).page
    places: dict[str, list[float]] = {}

    def look(what: str) -> None:
        page.evaluate(PAINTED)
        places[what] = page.evaluate(PLACE)

    for phase in "3456":
        sit(page, phase, 3)
        for language in ("de", "ru"):
            change(page, "settings", hintsSeen=[])
            change(page, "language", name=language)
            look(f"{language} {phase} with a hint")
            change(page, "settings", hintsSeen=ALL_HINTS)
            look(f"{language} {phase}")
            change(page, "model", helper="coach")
            page.locator(".coach-bar").wait_for()
            look(f"{language} {phase} with the coach")
            change(page, "model", helper=None)
            if phase == "4":
                change(page, "model", chosen={"type": "obstacle"})
                look(f"{language} an obstacle in the hand")
                page.locator("#counters button.pick:not(.dull)").first.click()
                look(f"{language} a counter in the hand")
                page.locator("#pass").click()
                page.locator("#slip-no").wait_for()
                look(f"{language} a question")
                page.locator("#slip-no").click()
            if phase == "5":
                until(page, "document.querySelector('.town.reachable')")
                towns = page.evaluate(
                    "() => [...document.querySelectorAll('.town.reachable')].map((one) => one.id.slice(5))"
                )
                for town in (towns[0], towns[-1]):
                    change(page, "model", pointed={"town": town})
                    look(f"{language} pointing at {town}")
                    change(page, "model", pinned=town)
                    look(f"{language} bound for {town}")
                change(page, "model", pointed=None, pinned=None)
                change(page, "model", paying={"mode": "caravan", "connection": None, "need": 4, "cards": []})
                look(f"{language} paying")
                change(page, "model", paying=None)
    first = places["de 4"]
    if size == (820, 1180):  # there the five lie in the dock or, as high as they, right below it
        for what, place in places.items():
            place[5] -= 78 if " 3" in what else 0
    moved = {what: place for what, place in places.items() if place != first}
    assert not moved, (first, moved)
    if size[0] == 360:
        assert first[3] >= size[1] / 2


#: How wide the counters are that one can take, and whether all of them and the size of the stack are whole in sight.
FIVE = """() => {
  const inside = (thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    const holder = thing.closest('.dock, .side .market').getBoundingClientRect();
    return left >= holder.left && right <= Math.min(holder.right, innerWidth) && top >= holder.top - 1
      && bottom <= innerHeight;
  };
  const five = [...document.querySelectorAll('.five > .take .counter')];
  const widths = five.map((one) => one.offsetWidth);
  return [Math.min(...widths), [...five, document.querySelector('.stack-count')].every(inside)];
}"""


def test_the_counters_to_take_are_large(open_page: Open) -> None:
    page = small(open_page, 360, 640, hints=False)
    sit(page, "3", 3)
    sizes = {(360, 640): 48, (844, 390): 48, (1024, 768): 48, (820, 1180): 64, (1280, 720): 64, (2560, 1440): 64}
    for (width, height), size in sizes.items():
        page.set_viewport_size({"width": width, "height": height})
        where = ".side" if width == 1024 else ".dock"
        until(page, f"document.querySelectorAll('{where} .five > .take').length === 5")
        least_width, whole = page.evaluate(FIVE)
        assert whole, (width, height)
        assert least_width >= size, (width, height)
