"""The pages around the game: the rules come in pieces, troubles have a picture and a way out, the end has room."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from .harness import Watched, axe, until

Open = Callable[..., Watched]
SIZES = [(1440, 900), (1280, 720), (1100, 800), (820, 1180), (844, 390), (390, 844), (320, 640)]
#: Frames and the frames that have their picture.
FRAMES = "document.querySelectorAll('.rule-picture').length"
DRAWN = "document.querySelectorAll('.rule-picture:not(:empty)').length"
WHOLE = "document.querySelector('.editions')"
MAKE = """async ([path, body]) => (await (await fetch(path, {
  method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body),
})).json()).game"""
BOT = {"kind": "bot", "bot": "random"}


def table(page: Page, **wishes: object) -> str:
    """A new table of the person at this page."""
    page.locator("#play-now").wait_for()
    common = {"edition": "rio-grande", "options": {}, "starting_player": "random", "pace": "none", "watch": "link"}
    game: str = page.evaluate(MAKE, ["/api/games", {**common, **wishes}])
    return game


def finished(page: Page, players: int) -> str:
    """A game with town cards that bots have played to its end."""
    names = ["Aelin", "Elder of the woods", "Faron", "Sylva", "Tamsin of the mountains", "Yrsa"]
    seats = [{"kind": "mine", "name": names[0]}, *({**BOT, "name": name} for name in names[1:players])]
    game = table(page, town_cards=True, seats=seats, start=True)
    page.evaluate(MAKE, [f"/api/games/{game}/seats/0/bot", {"bot": "random"}])
    page.goto(f"{page.url.split('/g/')[0].rstrip('/')}/g/{game}")
    page.locator("#end-heading").wait_for(timeout=120_000)
    return game


def fits(page: Page) -> bool:
    """Whether nothing stands beyond the right edge, and the result is as wide as its frame at most."""
    return bool(
        page.evaluate(
            """() => document.documentElement.scrollWidth <= innerWidth && [...document.querySelectorAll('.dock.end')]
              .every(dock => dock.scrollWidth <= dock.clientWidth)"""
        )
    )


def test_pictures_of_the_rules_are_made_when_they_come_near(open_page: Open) -> None:
    page = open_page("/rules").page
    until(page, WHOLE)
    until(page, f"{DRAWN} > 1")
    page.wait_for_timeout(500)
    drawn, frames = page.evaluate(f"() => [{DRAWN}, {FRAMES}]")
    assert 2 <= drawn < frames / 2
    # Whoever does not see them is told of all of them at once.
    assert page.locator(".rule-picture[role=img][aria-label]").count() == frames
    last = page.locator(".rule").last
    last.scroll_into_view_if_needed()
    until(page, "[...document.querySelectorAll('.rule-picture')].at(-1).children.length > 0")
    assert page.evaluate(f"() => {DRAWN}") < frames


def test_the_printer_gets_all_pictures(open_page: Open) -> None:
    page = open_page("/rules").page
    until(page, WHOLE)
    # In one go: the printer does not wait for another task.
    left = page.evaluate(f"() => (dispatchEvent(new Event('beforeprint')), {FRAMES} - {DRAWN})")
    assert left == 0


@pytest.mark.parametrize("chapter", ["travel", "end", "editions"])
def test_an_address_leads_to_its_chapter(open_page: Open, chapter: str) -> None:
    page = open_page(f"/rules#{chapter}").page
    until(page, WHOLE)
    until(page, f"Math.abs(document.getElementById('{chapter}').getBoundingClientRect().top) < 400")


def test_search_and_language_while_pictures_are_there(open_page: Open) -> None:
    page = open_page("/rules").page
    until(page, f"{DRAWN} > 1")
    page.locator("#rules-search").fill("caravan")
    until(page, f"{FRAMES} < 6 && {DRAWN} === {FRAMES}")
    page.locator("#rules-search").fill("")
    until(page, f"{FRAMES} > 25")
    page.locator(".strip-nav button").click()
    page.locator("#menu-settings").click()
    page.locator("dialog[open] .settings").wait_for()
    page.locator("input[name=language][value=de]").click(force=True)
    until(page, "document.querySelector('h1').textContent === 'Die Regeln'")
    until(page, "document.querySelector('.rule-picture').ariaLabel.startsWith('Bild')")


@pytest.mark.parametrize(
    ("path", "title"), [("/g/nothing-there", "This road leads nowhere"), ("/s/nothing-there", "This road is closed")]
)
@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (844, 390)])
def test_a_trouble_has_its_picture_and_a_way_out(open_page: Open, path: str, title: str, size: tuple[int, int]) -> None:
    watched = open_page(path, viewport={"width": size[0], "height": size[1]}, color_scheme="dark")
    page = watched.page
    page.locator(".trouble-map svg .towns").first.wait_for(state="attached")
    assert page.locator("h1").inner_text() == title
    assert page.locator("#to-start").bounding_box()
    assert fits(page)
    watched.forgive("404")
    watched.forgive("403")


def test_a_full_table_says_what_comes_next(open_page: Open) -> None:
    host = open_page().page
    game = table(host, town_cards=False, seats=[{"kind": "mine", "name": "Ann"}, {**BOT, "name": "Ben"}])
    page = open_page(f"/g/{game}").page
    until(page, "document.body.innerText.includes('All seats at this table are taken, but you can watch.')")
    assert "Waiting for Ann to start the game." in page.locator(".lobby").inner_text()
    until(page, "document.querySelectorAll('.head-map .towns').length > 0")
    assert not axe(page)
    seats = [{"kind": "mine", "name": "Ann"}, {**BOT, "name": "Ben"}]
    private = table(host, town_cards=False, seats=seats, watch="nobody", start=True)
    watched = open_page(f"/g/{private}")
    until(watched.page, "document.querySelector('h1')?.textContent === 'Every seat is taken'")
    watched.forgive("403")


def test_friends_choose_their_seats_and_move(open_page: Open) -> None:
    host = open_page().page
    seats = [{"kind": "mine", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
    game = table(host, town_cards=False, seats=seats)
    page = open_page(f"/g/{game}").page
    page.locator("#my-name").fill("Bo")
    rows = page.locator(".lobby-seats > li")
    rows.nth(2).get_by_role("button", name="Sit down here").click()
    until(page, "document.querySelectorAll('.lobby-seats > li')[2].innerText.includes('Bo (you)')")
    assert "Waiting for Ann to start the game." in page.locator(".lobby").inner_text()
    rows.nth(1).get_by_role("button", name="Move here").click()
    until(page, "document.querySelectorAll('.lobby-seats > li')[1].innerText.includes('Bo (you)')")
    assert not axe(page)


def test_boots_gather_in_the_lobby(open_page: Open) -> None:
    host = open_page().page
    seats = [{"kind": "mine", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
    game = table(host, town_cards=True, seats=seats)
    host.goto(host.url.rstrip("/") + f"/g/{game}")
    until(host, "document.querySelectorAll('.head-map .absent').length === 2")
    host.get_by_role("button", name="Add a bot").first.click()
    until(host, "document.querySelectorAll('.head-map .absent').length === 1")
    assert not axe(host)


def test_the_end_has_room_on_every_screen(open_page: Open) -> None:
    page = open_page().page
    finished(page, 6)
    assert page.locator(".towns-bar i").count() == 24
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)
        assert fits(page), (width, height)
        assert page.evaluate("() => document.querySelector('.end-words').offsetWidth") > 230, (width, height)
    page.set_viewport_size({"width": 1280, "height": 720})
    # The map keeps its share beside the result of six players.
    assert page.evaluate("() => document.querySelector('.stage').offsetHeight") >= 240
    before = page.locator("#trails > g").count()
    page.locator(".journey").first.click()
    until(page, f"document.querySelectorAll('#trails > g').length < {before}")
    # One alone at first; from then on each switches its own.
    pressed = "() => [...document.querySelectorAll('.journey')].map(one => one.ariaPressed === 'true')"
    assert page.evaluate(pressed) == [True] + 5 * [False]
    assert not axe(page)
