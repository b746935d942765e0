"""People around the table, in browsers of their own."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from playwright.sync_api import Dialog, Page

from .harness import Pictures, Watched, axe, until
from .player import NOWHERE, play_on

Open = Callable[..., Watched]
PHONE = {"width": 360, "height": 740}


def open_table(page: Page, name: str, players: int = 2) -> str:
    """Open a table for friends as somebody; its path."""
    page.locator("#create, #mode-friends").first.wait_for()
    if not page.locator("#create").count():
        page.click("#mode-friends")
    page.fill("#my-name", name)
    page.check(f"input[name=friends][value='{players}']", force=True)
    page.click("#create")
    page.wait_for_selector("#lobby-pace")
    return str(page.evaluate("() => location.pathname"))


def sit(page: Page, name: str) -> None:
    page.fill("#my-name", name)
    page.click("#sit")


def test_everybody_sees_the_clocks(open_page: Open, pictures: Pictures) -> None:
    ann = open_page().page
    ann.click("#mode-friends")
    ann.check("input[name=pace][value=live]", force=True)
    until(ann, "document.querySelector('.start-form').innerText.includes('longer than 2 minutes')")
    ann.check("input[name=pace][value=clock]", force=True)
    ann.check("input[name=minutes][value='5']", force=True)
    assert "At zero a bot plays on" in ann.inner_text(".start-form")
    assert not axe(ann)
    pictures(ann, "people-pace.png", full_page=True)
    path = open_table(ann, "Ann")
    assert "Everyone has 5 minutes" in ann.inner_text("#lobby-pace")
    bo = open_page(path, viewport=PHONE).page
    assert "Everyone has 5 minutes" in bo.inner_text("#lobby-pace")
    sit(bo, "Bo")
    ann.click("#start:enabled")
    for page in (ann, bo):
        page.wait_for_selector(".player.acting .clock")
        first = page.inner_text(".player.acting .clock")
        until(page, f"document.querySelector('.player.acting .clock').innerText !== {first!r}")
    assert ann.inner_text(".player:not(.acting) .clock") == "5:00"
    pictures(ann, "people-clock.png")
    pictures(bo, "people-clock-phone.png")
    assert not axe(ann)


def post(page: Page, path: str, body: str = "{}") -> None:
    """What the page's own guest asks the server for."""
    page.evaluate(
        f"() => fetch('/api/games/' + location.pathname.split('/')[2] + '/{path}', {{method: 'POST',"
        f" headers: {{'content-type': 'application/json'}}, body: '{body}'}}).then((answer) => answer.status)"
    )


def test_chat_on_a_phone_and_a_rematch(open_page: Open, pictures: Pictures) -> None:
    ann = open_page().page
    path = open_table(ann, "Ann")
    bo = open_page(path, viewport=PHONE).page
    sit(bo, "Bo")
    ann.click("#start:enabled")
    bo.wait_for_selector(".table")
    assert bo.evaluate("() => scrollY") == 0
    watching = open_page(path).page
    watching.wait_for_selector(".table")
    # Somebody talks: a toast, a dot, and the way to the chat in the menu.
    ann.click("#tab-chat")
    until(ann, "document.querySelector('#spectators')?.innerText.startsWith('1 person')")
    ann.click("#emote-wave")
    until(bo, "document.querySelector('.notice')?.innerText.includes('Ann: waves')")
    assert bo.locator(".strip .dot").count() == 1
    pictures(bo, "people-toast.png")
    bo.click(".strip-nav button")
    bo.click("#menu-chat")
    bo.wait_for_selector(".chat-lines .emote")
    assert bo.locator(".strip .dot").count() == 0
    pictures(bo, "people-chat-phone.png")
    assert not axe(bo)
    # The host lets those talk who watch.
    watching.click("#tab-chat")
    assert watching.locator(".chat form").count() == 0
    ann.check("#talk", force=True)
    watching.wait_for_selector(".chat form")
    watching.fill(".chat input", "hello")
    watching.keyboard.press("Enter")
    until(ann, "document.querySelector('.chat-lines').innerText.includes('hello')")
    pictures(ann, "people-chat.png")
    assert not axe(ann)
    # Bots play to the end; then one wants to play again, the other hears of it and joins.
    for n, page in enumerate((ann, bo)):
        post(page, f"seats/{n}/bot", '{"bot": "random"}')
    for page in (ann, bo):
        page.wait_for_selector("#rematch", timeout=60_000)
    ann.click("#rematch")
    ann.wait_for_selector("#lobby-pace")
    assert ann.locator("#start:enabled").count() == 0, "nobody sits there who did not say so"
    until(bo, "document.title.includes('Ann wants a rematch')")
    assert "Ann wants a rematch" in bo.inner_text(".end-words")
    pictures(bo, "people-rematch-phone.png")
    bo.click("#rematch")
    bo.wait_for_selector("#lobby-pace")
    ann.wait_for_selector("#start:enabled")


def test_my_games_say_who_i_am_when_it_was_and_what_is_deleted(open_page: Open) -> None:
    page = open_page(NOWHERE, settings={"language": "de"}, viewport=PHONE, timezone_id="UTC").page
    address = page.evaluate("() => location.origin")
    seats = [{"kind": "mine", "name": "W" * 20}, {"kind": "bot", "bot": "random", "name": "Щ" * 20}]
    wish = {"seats": seats, "start": True, "watch": "link"}
    game = page.request.post(f"{address}/api/games", data=wish).json()["game"]
    play_on(page, game, lambda table: table["view"]["phase"] == "over")
    page.goto(f"{address}/games")
    row = page.locator("#history li")
    row.wait_for()
    assert f"{'W' * 20} (du) und {'Щ' * 20}" in row.inner_text()
    assert f"{datetime.now(UTC):%d.%m.%Y}" in row.inner_text()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    page.select_option("#filter-result", "won" if "Gewonnen hat" in row.inner_text() else "lost")
    page.click("#all-games")  # nothing fits, and how to go on stands there
    row.wait_for()
    asked: list[str] = []

    def agree(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.accept()

    page.on("dialog", agree)
    row.get_by_role("button", name=f"Partie von {'W' * 20}").click()
    page.locator("#no-games").wait_for()
    assert f"{'W' * 20} und {'Щ' * 20}" in asked[0]
    assert "Aufzeichnung" in asked[0]
    assert page.request.get(f"{address}/api/games/{game}").status == 404


def test_open_tables_and_my_games(open_page: Open, pictures: Pictures) -> None:
    ann = open_page().page
    ann.click("#mode-friends")
    ann.check("input[name=pace][value=days]", force=True)
    open_table(ann, "Ann")
    ann.check("#listed", force=True)
    # Bo finds the table, by its language too, and sits down with one click.
    bo = open_page("/", viewport=PHONE).page
    bo.click("#open-tables")
    bo.wait_for_selector(".table-list li")
    assert "Days per move" in bo.inner_text(".table-list")
    bo.select_option("#filter-language", "it")
    bo.wait_for_selector("#no-tables")
    bo.select_option("#filter-language", "en")
    bo.wait_for_selector(".table-list li")
    pictures(bo, "people-tables-phone.png")
    assert not axe(bo)
    bo.click(".table-list li:has-text('Ann') button")
    bo.wait_for_selector("#lobby-pace")
    ann.click("#start:enabled")
    for n, page in enumerate((ann, bo)):
        page.wait_for_selector(".table")
        post(page, f"seats/{n}/bot", '{"bot": "random"}')
    ann.wait_for_selector("#rematch", timeout=60_000)
    # The game stands in both histories, with its date, its end and its pictures.
    bo.goto(bo.url.split("/g/")[0] + "/games")
    bo.wait_for_selector("#history li")
    assert bo.locator(".chart-card svg").count() == 3
    ended = datetime.fromisoformat(str(bo.locator("#history time").first.get_attribute("datetime")))
    assert abs(datetime.now(UTC) - ended) < timedelta(hours=1)
    assert "won" in bo.inner_text("#history").lower()
    pictures(bo, "people-games-phone.png", full_page=True)
    assert not axe(bo)
    bo.select_option("#filter-result", "won" if "Won" not in bo.inner_text("#history") else "lost")
    until(bo, "!document.querySelector('#history li')")
    with ann.expect_download() as saved:
        ann.goto(ann.url.split("/g/")[0] + "/games")
        ann.click("#export")
    assert saved.value.suggested_filename == "elfenland-games.zip"
    pictures(ann, "people-games.png")
    ann.click("#history button")
    until(ann, "location.pathname.startsWith('/r/')")
