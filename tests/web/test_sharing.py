"""Sharing a table: links that others can open, copying them without a clipboard, names of those at this device."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from .harness import Pictures, Server, Watched, axe, until
from .indoors import HOME

Open = Callable[..., Watched]
#: As a page has it over plain http.
NO_CLIPBOARD = "Object.defineProperty(Navigator.prototype, 'clipboard', {value: undefined})"
NO_COPYING = "document.execCommand = () => false"


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("lan") / "games.sqlite", lan=True).start()
    yield started
    started.close()


def make_table(page: Page, name: str = "Ann") -> None:
    page.locator("#mode-friends").click()
    page.locator("#my-name").fill(name)
    page.locator("#create").click()
    page.locator("#link").wait_for()


def pasted(page: Page) -> str:
    """What the clipboard holds, as the page gets it from the keyboard."""
    field = page.locator("#rules-search")
    page.goto(page.url.split("/g/")[0] + "/rules")
    field.focus()
    page.keyboard.press("Control+V")
    return field.input_value()


def test_a_server_for_this_computer_shows_no_code(open_page: Open) -> None:
    page = open_page().page
    make_table(page)
    assert "scripts/play --lan" in page.locator(".share").inner_text()
    assert "0.0.0.0" not in page.locator(".share").inner_text()
    assert page.locator(".qr").count() == 0
    assert page.locator("#link").input_value().startswith("http://127.0.0.1:")
    assert not axe(page)


def test_the_link_of_an_open_server_leads_there(open_page: Open, open_server: Server) -> None:
    """Opened at 127.0.0.1, the page shares the address in the home network; a friend comes by it and sits down."""
    host = open_page(address=open_server.address).page
    make_table(host)
    link = host.locator("#link").input_value()
    assert link.startswith(f"http://{HOME}:{open_server.port}/g/")
    assert "--lan" not in host.locator(".share").inner_text()
    until(host, "document.querySelector('.qr')?.naturalWidth > 0")
    address, path = link.split("/g/")
    friend = open_page(f"/g/{path}", address=address).page
    assert friend.evaluate("() => !isSecureContext && !navigator.clipboard")
    friend.locator("#my-name").fill("Bo")
    friend.locator("#sit").click()
    until(host, "document.querySelector('.lobby-seats').innerText.includes('Bo')")
    friend.locator("#copy").click()
    until(friend, "document.querySelector('#copy').textContent === 'Copied.'")
    assert pasted(friend) == link


def test_the_link_comes_before_the_seats_while_friends_are_awaited(open_page: Open) -> None:
    page = open_page(viewport={"width": 360, "height": 640}).page
    make_table(page)
    parts = "[...document.querySelectorAll('.lobby-halves > section > h2')].map((head) => head.id).join()"
    assert page.evaluate(f"() => {parts}") == "share-heading,seats-heading"
    for seat in (1, 2):
        page.locator(".lobby-seats li").nth(seat).get_by_role("button", name="bot").click()
        until(page, f"document.querySelectorAll('.lobby-seats .face').length === {seat + 1}")
    until(page, f"{parts} === 'seats-heading,share-heading'")  # nobody is awaited any more


def test_copying_without_a_clipboard(open_page: Open) -> None:
    watched = open_page()
    watched.context.add_init_script(NO_CLIPBOARD)
    page = watched.page
    page.reload()
    make_table(page)
    link = page.locator("#link").input_value()
    assert page.locator("#copy").inner_text() == "Copy"
    page.locator("#copy").click()
    until(page, "document.querySelector('#copy').textContent === 'Copied.'")
    assert pasted(page) == link


def test_what_was_not_copied_is_not_said_to_be(open_page: Open) -> None:
    watched = open_page()
    watched.context.add_init_script(f"{NO_CLIPBOARD}; {NO_COPYING}")
    page = watched.page
    page.reload()
    make_table(page)
    page.locator("#copy").click()
    until(page, "getSelection().toString().includes('/g/') || document.activeElement.id === 'link'")
    page.wait_for_timeout(100)
    assert page.locator("#copy").inner_text() == "Copy"
    # The link stays selected, to be copied by hand.
    chosen = "(field => field.value.slice(field.selectionStart, field.selectionEnd))(document.querySelector('#link'))"
    assert page.evaluate(f"() => {chosen}") == page.locator("#link").input_value()


def test_a_player_at_this_device_gets_a_name(open_page: Open) -> None:
    page = open_page().page
    make_table(page)
    page.get_by_role("button", name="Player on this device").first.click()
    field = page.get_by_label("Name of player 2")
    field.wait_for()
    until(page, "document.activeElement.ariaLabel === 'Name of player 2'")
    page.keyboard.type("Bo")  # over the name that was selected
    page.keyboard.press("Enter")
    seats = "(await (await fetch(`/api${location.pathname.replace('/g/', '/games/')}`)).json()).seats.map(s => s.name)"
    names = f"async () => {seats}"
    until(page, f"({names})().then(names => names[1] === 'Bo')")
    # News of the table do not take away what is being written.
    field.fill("Bob")
    page.get_by_role("button", name="Add a bot").click()
    until(page, "document.querySelectorAll('.head-map .absent').length === 0")
    assert field.input_value() == "Bob"
    field.blur()
    until(page, f"({names})().then(names => names[1] === 'Bob')")
    field.fill("ANN")  # there is an Ann already
    field.blur()
    until(page, "document.querySelector('input.lobby-name').value === 'ANN 2'")
    field.fill("Ann")  # again
    field.blur()
    until(page, "document.querySelector('input.lobby-name').value === 'Ann 2'")
    field.fill(" ")
    field.blur()
    until(page, "document.querySelector('input.lobby-name').value === 'Ann 2'")
    assert not axe(page)
    page.locator("#start").click()
    page.locator(".table").wait_for()


@pytest.mark.parametrize("mode", ["now", "friends", "hotseat"])
def test_the_button_that_begins_is_in_sight(open_page: Open, mode: str, pictures: Pictures) -> None:
    page = open_page().page
    page.locator("#play-now").wait_for()
    if mode != "now":
        page.locator(f"#mode-{mode}").click()
    button = page.locator("#play-now" if mode == "now" else "#create")
    button.wait_for()
    box = button.bounding_box()
    assert box
    assert box["y"] + box["height"] < 900
    pictures(page, f"start-{mode}.png")


def test_names_that_differ_by_capitals_are_the_same(open_page: Open) -> None:
    page = open_page().page
    page.locator("#mode-hotseat").click()
    page.locator("#name-0").fill("Ann")
    page.locator("#name-1").fill("ann ")
    page.locator("#create").click()
    until(page, "document.querySelector('.start-go [role=alert]')?.textContent === 'Two players have the same name.'")
    page.locator("#name-1").fill("Anna")
    page.locator("#create").click()
    page.locator(".table").wait_for()
