"""A finger on a phone: nothing moves away under it, two taps go, the map comes back to where I stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from long import combined
from playwright.sync_api import Page

from .harness import Watched, until
from .player import NOWHERE, play_on, sit
from .test_small import change

Open = Callable[..., Watched]
#: A lit town that is reached by one road, away from the edges, where nothing else is in the way of the finger.
NEIGHBOUR = """(() => {
  const frame = document.getElementById('map').getBoundingClientRect();
  for (const label of document.querySelectorAll('.label.reachable')) {
    const box = label.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < frame.left + 30 || x > frame.right - 30 || y < frame.top + 30 || y > frame.bottom - 130) continue;
    if (document.elementFromPoint(x, y)?.closest('.label') === label) return [label.id.slice(6), x, y];
  }
})()"""

#: Notes whenever my boot goes out of sight or comes back.
WATCH = """() => {
  window.seen = [];
  const look = () => {
    const [frame, boot] = ['#map', "[data-boot='0']"].map((one) => document.querySelector(one).getBoundingClientRect());
    const [x, y] = [boot.x + boot.width / 2, boot.y + boot.height / 2];
    const inside = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    if (window.seen.at(-1) !== inside) window.seen.push(inside);
  };
  look();
  setInterval(look, 10);
}"""
#: Quick taps, however busy the machine is.
TAPS = """spots => {
  for (const [clientX, clientY] of spots) {
    const target = document.elementFromPoint(clientX, clientY);
    for (const kind of ['pointerdown', 'pointerup'])
      target.dispatchEvent(
        new PointerEvent(kind, { bubbles: true, pointerType: 'touch', pointerId: 7, clientX, clientY }),
      );
  }
}"""


def phone(open_page: Open, width: int, height: int, **settings: Any) -> Page:
    screen = {"width": width, "height": height}
    return open_page(NOWHERE, viewport=screen, has_touch=True, is_mobile=True, settings=settings).page


def where(page: Page, thing: str) -> list[float]:
    """The middle of something on the map."""
    found: list[float] = page.evaluate(
        """thing => { const b = document.querySelector(thing).getBoundingClientRect();
        return [b.x + b.width / 2, b.y + b.height / 2]; }""",
        thing,
    )
    return found


@pytest.mark.parametrize(("size", "pause"), combined([(390, 844), (360, 640)], [700, 120]))
def test_a_second_tap_on_a_town_goes_there(open_page: Open, size: tuple[int, int], pause: int) -> None:
    """Slowly or at once: the drawer grows after the first tap, but the town stays under the finger, unzoomed."""
    page = phone(open_page, *size)
    sit(page, "5")
    until(page, "document.querySelectorAll('.town.reachable').length > 1")
    town, x, y = until(page, NEIGHBOUR)
    boot = page.evaluate(
        "() => document.querySelector('[data-boot]').closest('g[transform]').getAttribute('transform')"
    )
    before = where(page, f'[id="label:{town}"]')
    page.touchscreen.tap(x, y)
    page.wait_for_timeout(pause)
    if pause > 500:
        page.locator(".way.selected, .town.selected").first.wait_for(state="attached")
        assert where(page, f'[id="label:{town}"]') == pytest.approx(before, abs=1)
    page.touchscreen.tap(x, y)
    # There at once, or, where it is further or by caravan, asked.
    until(
        page,
        "document.querySelector('#undo, #pay, #go-all') && "
        f"(document.querySelector('#pay, #go-all') || document.querySelector('[data-boot]').closest('g[transform]')"
        f".getAttribute('transform') !== '{boot}')",
    )


def test_two_taps_beside_everything_zoom(open_page: Open) -> None:
    page = phone(open_page, 390, 844)
    sit(page, "3")
    scale = "Number(document.querySelector('.sheet').style.transform.match(/scale\\(([\\d.]+)\\)/)[1])"
    spot = where(page, '[id="label:elvenhold"]')
    before = page.evaluate(f"() => {scale}")
    page.evaluate(TAPS, [spot, [spot[0] - 80, spot[1] - 80]])  # two places
    assert page.evaluate(f"() => {scale}") == before
    page.wait_for_timeout(400)
    page.evaluate(TAPS, [spot, spot])
    assert page.evaluate(f"() => {scale}") > before * 1.5


def test_the_map_comes_back_to_my_boot(open_page: Open) -> None:
    """After a look at what another laid far away it is my turn, where I stand."""
    page = phone(open_page, 390, 844, speed="slow")
    sit(page, "4")
    page.evaluate(WATCH)
    assert page.evaluate("() => window.seen") == [True]
    far = {"event": "place", "player": 1, "connection": "usselen-yttar", "counter": "dragon"}
    # What the stream says first may empty the queue.
    until(page, "window.seen.includes(false)", each=lambda: change(page, "model", queue=[far]))
    until(page, "window.seen.at(-1)")


def test_a_double_click_answers_no_question(open_page: Open) -> None:
    """The question stands where the button was; the second click may not be its answer, nor switch it off."""
    for size in ((1440, 900), (390, 844)):
        page = open_page(NOWHERE, viewport={"width": size[0], "height": size[1]}, settings={"confirm": True}).page
        sit(page, "4")
        page.locator("#pass").dblclick()
        page.wait_for_timeout(300)
        assert page.locator("#slip-yes").count() == 1
        assert page.evaluate("() => JSON.parse(localStorage.getItem('elfenland.settings')).confirm")
        assert page.locator(".question button").last.inner_text() == "No, go back"
        page.locator("#slip-no").click()
        assert page.locator(".dock.mine #pass").count() == 1


def test_the_card_that_was_touched_rises(open_page: Open) -> None:
    page = phone(open_page, 390, 844)
    sit(page, "5", 3)
    change(page, "model", paying={"mode": "discard", "connection": None, "need": 4, "cards": []})
    page.locator(".choosing").wait_for()
    alike = page.locator(".fan:has(.fan-card + .fan-card)").first.locator("button.fan-card")
    assert alike.count() > 1

    def raised() -> list[str | None]:
        return [card.get_attribute("aria-pressed") for card in alike.all()][:2]

    alike.nth(0).click()
    assert raised() == ["true", "false"]
    page.wait_for_timeout(300)
    top = page.locator(".choosing .shelf").bounding_box()
    card = alike.nth(0).locator(".card").bounding_box()
    assert top
    assert card
    assert card["y"] > top["y"] + 3, "the raised card is cut off"
    alike.nth(1).click()
    alike.nth(0).click()
    assert raised() == ["false", "true"]


def test_the_end_shows_the_whole_map_right_after_a_click_on_it(open_page: Open) -> None:
    watched = open_page(NOWHERE, viewport={"width": 1280, "height": 800})
    page = watched.page
    sit(page, "5", round=4)
    page.evaluate("() => { performance.now = () => 0; }")  # the click stays recent, however busy the machine is
    page.mouse.click(8, 400)
    play_on(page, page.url.rpartition("/")[2], lambda table: bool(table["status"] == "finished"))
    page.locator("#end-heading").wait_for()
    watched.forgive("409")  # it may have asked about a moment that was past
    inside = """(() => {
      const [frame, map] = ['#map', '#map svg'].map((one) => document.querySelector(one).getBoundingClientRect());
      return map.top > frame.top - 1 && map.bottom < frame.bottom + 1;
    })()"""
    until(page, inside)


def test_what_is_shown_on_the_map_goes_with_the_next_choice(open_page: Open) -> None:
    page = phone(open_page, 390, 844)
    sit(page, "4")
    page.locator(".player-face").last.click()
    until(page, "document.querySelectorAll('.town.selected').length > 3")
    page.locator("#counters button.pick:not(.dull)").first.click()
    until(page, "!document.querySelector('.town.selected')")


def test_the_menu_leads_to_the_chart_and_ends_the_hints(open_page: Open) -> None:
    page = phone(open_page, 390, 844, hints=True)
    sit(page, "3")
    page.locator(".hint").wait_for()
    page.locator(".strip-nav button").click()
    page.locator("#menu-hints").click()
    page.locator(".hint").wait_for(state="detached")
    page.locator(".strip-nav button").click()
    assert not page.locator("#menu-keys").is_visible()
    page.locator("#menu-chart").click()
    page.locator("#tab-chart[aria-selected=true]").wait_for()
    until(page, "document.querySelector('#tab-panel').getBoundingClientRect().top < innerHeight - 100")


def test_counters_can_be_told_apart_while_roads_are_planned(open_page: Open) -> None:
    """Of four players on a small phone, who have three open counters, a secret one and an obstacle each."""
    page = phone(open_page, 360, 640)
    sit(page, "4", 3)
    hidden = page.evaluate(
        """() => [...document.querySelectorAll('.player-goods .counter')].filter((counter) => {
          const { left, top, width, height } = counter.getBoundingClientRect();
          return !counter.contains(document.elementFromPoint(left + width * 0.4, top + height / 2));
        }).length"""
    )
    assert hidden == 0
    assert page.locator(".player-goods .counter").count() >= 4 * 4
