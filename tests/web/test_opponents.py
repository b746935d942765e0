"""Opponents by level, by character, mixed or an even match; and what is offered after a game against them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from .harness import Server, Watched, axe, until
from .player import NOWHERE, play_on
from .test_around import table

Open = Callable[..., Watched]
NAMES = ["Saboteur", "Miser", "Tourist", "Loner"]


def begun(page: Page, button: str = "#play-now") -> list[str]:
    """Who sits at the table that a button opens, besides me."""
    with page.expect_response(
        lambda answer: answer.url.endswith("/api/games") and answer.request.method == "POST"
    ) as made:
        page.locator(button).click()
    page.locator(".dock").wait_for()
    return [str(seat["bot"]) for seat in made.value.json()["seats"][1:]]


def test_opponents_are_chosen_by_level_character_mixed_or_even(open_page: Open) -> None:
    page = open_page(settings={"start": {"opponents": 3, "unfolded": True}}).page
    level = page.locator("#level")
    level.wait_for()
    assert page.locator(".start-rival h2").inner_text() == "Gatherer"
    level.focus()
    page.keyboard.press("ArrowRight")
    until(page, "document.querySelector('.start-rival h2').textContent === 'Messenger'")
    assert level.get_attribute("aria-valuetext") == "Level 4 of 11, Messenger"
    until(page, "[...document.querySelectorAll('.ladder img')].every((face) => face.naturalWidth > 0)")
    assert page.locator(".ladder img").count() == 11
    assert not axe(page)
    assert begun(page) == ["level-4"] * 3

    def choose(kind: str) -> None:
        page.locator(".brand").click()
        page.locator(".games li").first.wait_for()  # the games under way, above what is clicked next
        page.locator(f"input[name=rivals][value={kind}]").check(force=True)

    choose("character")
    page.locator("input[name=character][value=loner]").check(force=True)
    assert page.locator(".start-rival h2").inner_text() == "Loner"
    assert begun(page) == ["loner", "saboteur", "tourist"]
    choose("mixed")
    assert len(set(begun(page))) == 3
    choose("even")
    assert "results on this device. Next: Gatherer." in page.locator(".start-rival").inner_text()
    assert begun(page) == ["level-3"] * 3


def finished(table: dict[str, Any]) -> bool:
    return bool(table["status"] == "finished")


def test_after_a_game_against_bots_the_next_ones_are_a_bit_stronger_or_weaker(open_page: Open) -> None:
    page = open_page().page
    seats = [{"kind": "mine", "name": "Ann"}, {"kind": "bot", "bot": "level-1", "name": "Dreamer"}]
    game = table(page, edition="amigo-fr", town_cards=True, seats=seats, start=True)
    play_on(page, game, finished)
    with page.expect_response("**/api/opponents/next") as noted:
        page.goto(page.evaluate("() => location.origin") + f"/g/{game}")
    assert noted.value.request.post_data_json == {"results": [{"level": 1, "players": 2, "share": 1}]}
    page.locator("#end-stronger").wait_for()
    assert not page.locator("#end-weaker").count()  # there is none weaker
    until(page, "JSON.parse(localStorage.getItem('elfenland.settings')).start.even === 'level-2'")
    page.reload()
    page.locator("#end-stronger").wait_for()
    assert page.evaluate("() => Object.keys(JSON.parse(localStorage.getItem('elfenland.results'))).length") == 1
    assert page.locator("#end-stronger").inner_text() == "A bit stronger: Stroller"
    until(page, "document.querySelector('#map .way[aria-label]')")  # the map comes after the result
    assert not axe(page)
    assert begun(page, "#end-stronger") == ["level-2"]
    now = page.request.get(page.url.replace("/g/", "/api/games/")).json()
    assert (now["edition"], now["options"]["town_cards"]) == ("amigo-fr", True)


#: The portrait of each seat in a part of the page.
FACES = """(part) => Object.fromEntries([...document.querySelectorAll(`${part} .face img`)].map((face) => {
  const { pathname, searchParams } = new URL(face.src);
  return [searchParams.get('seat'), decodeURIComponent(pathname)];
}))"""


def test_bots_of_one_level_do_not_share_a_face_anywhere(open_page: Open) -> None:
    page = open_page().page
    names = ["Ann", "Bryn", "Cael", "Elin"]
    bots = [{"kind": "bot", "bot": "level-3", "name": name} for name in names[1:]]
    game = table(page, seats=[{"kind": "mine", "name": "Ann"}, *bots], start=True)
    faces = {"0": "/portrait/traveller.svg", "1": "/portrait/level-3.svg"}
    faces |= {"2": "/portrait/Cael.svg", "3": "/portrait/Elin.svg"}

    def shows(path: str, part: str) -> None:
        page.goto(origin + path)
        page.locator(f"{part} .face img").nth(3).wait_for()
        assert page.evaluate(FACES, part) == faces, path

    origin = page.evaluate("() => location.origin")
    shows("/", ".games li:first-child")
    shows(f"/g/{game}", ".players")
    page.goto(origin + NOWHERE)
    play_on(page, game, finished)
    shows(f"/g/{game}", ".dock.end")
    shows(f"/r/{game}", ".players")
    shows("/games", "#history")
    assert page.locator("#filter-rival option").all_inner_texts() == ["Any", "Gatherer"]  # counted by their kind
    record = page.request.get(f"{origin}/api/games/{game}/record").body()
    kept = page.request.post(f"{origin}/api/records", data=record).json()["game"]
    shows(f"/r/{kept}", ".players")
    # Nor a name, when the next ones come.
    page.goto(f"{origin}/g/{game}")
    assert begun(page, "#end-stronger") == ["level-4"] * 3
    page.locator(".player-name b").nth(3).wait_for()
    assert sorted(page.locator(".player-name b").all_inner_texts()) == names


def drawn_by(seat: int, table: dict[str, Any]) -> bool:
    return any(event["event"] == "draw" and event["player"] == seat for event in table["view"]["events"])


def test_bots_that_the_host_has_added_are_offered_and_play(
    open_page: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = Path(__file__).parents[2] / "examples" / "stdio_bot.py"
    monkeypatch.setenv("ELFENLAND_BOTS", f"Ada=stdio:{sys.executable} {program}; Bo=wanderer")
    server = Server(tmp_path / "games.sqlite").start()
    try:
        page = open_page(address=server.address, settings={"start": {"opponents": 1, "unfolded": True}}).page
        page.locator("input[name=rivals][value=host]").check(force=True)
        assert page.locator(".start-rival h2").inner_text() == "Ada"
        assert page.locator("label:has(input[name=host])").all_inner_texts() == ["Ada", "Bo"]
        until(page, "[...document.querySelectorAll('.start-form img')].every((face) => face.naturalWidth > 0)")
        assert not axe(page)
        assert begun(page) == ["Ada"]
        ada = page.url.rpartition("/")[2]
        page.goto(server.address + NOWHERE)
        play_on(page, ada, lambda table: drawn_by(1, table))
        page.goto(server.address)
        page.locator("input[name=host][value=Bo]").check(force=True)
        assert begun(page) == ["Bo"]
        bo = page.url
        page.goto(server.address + NOWHERE)
        play_on(page, bo.rpartition("/")[2], finished)
        page.goto(bo)
        page.locator("#end-heading").wait_for()
        assert not page.locator(".end-next").count()  # nobody knows how strong he is
        page.goto(server.address)
        page.locator("#mode-friends").click()
        page.locator("#my-name").fill("Ann")
        page.locator("#create").click()
        page.locator(".lobby-bots input[name=rivals][value=host]").check(force=True)
        page.locator(".lobby-bots input[name=host][value=Bo]").check(force=True)
        page.locator(".lobby-seats li").nth(1).get_by_role("button", name="bot").click()
        page.locator(".lobby-seats li", has_text="Bo (bot)").wait_for()
    finally:
        server.close()


def test_bots_of_one_level_in_the_lobby_have_names_of_their_own(open_page: Open) -> None:
    page = open_page().page
    game = table(page, seats=[{"kind": "mine", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}])
    page.goto(page.evaluate("() => location.origin") + f"/g/{game}")
    for seat, name in ((1, "Pathfinder (bot)"), (2, "Bryn (bot)")):
        page.locator(".lobby-seats li").nth(seat).get_by_role("button", name="bot").click()
        page.locator(".lobby-seats li").nth(seat).locator(".lobby-name", has_text=name).wait_for()


def test_a_server_without_bots_of_its_host_offers_the_others(open_page: Open) -> None:
    """Also to somebody who chose one of them elsewhere."""
    page = open_page(settings={"start": {"rivals": "host", "host": "Ada"}}).page
    page.locator("#level").wait_for()
    assert not page.locator("input[name=rivals][value=host]").count()
    assert page.locator("input[name=rivals]:checked").get_attribute("value") == "level"
