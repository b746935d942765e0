"""Opponents by level, by character, mixed or an even match; and what is offered after a game against them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from uuid import uuid4

from playwright.sync_api import Page

from elfenland.bots import make

from .harness import Watched, axe, until
from .player import VIEW
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
    page = open_page(settings={"start": {"opponents": 3}}).page
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


def play_to_the_end(page: Page, game: str) -> None:
    """Through the API, by a pathfinder in my place."""
    origin = page.evaluate("() => location.origin")
    address, me = f"{origin}/api/games/{game}", make("pathfinder", seed=1)
    now: dict[str, Any] = page.request.get(address).json()
    while now["status"] != "finished":
        if now["view"]["legal"]:
            action = str(me.choose(VIEW.decode(json.dumps(now["view"])), 1))
            body = {"id": uuid4().hex, "version": now["version"], "action": action}
            page.request.post(f"{address}/actions", data=body)
        now = page.request.get(address).json()


def test_after_a_game_against_bots_the_next_ones_are_a_bit_stronger_or_weaker(open_page: Open) -> None:
    page = open_page().page
    seats = [{"kind": "mine", "name": "Ann"}, {"kind": "bot", "bot": "level-1", "name": "Dreamer"}]
    game = table(page, edition="amigo-fr", town_cards=True, seats=seats, start=True)
    play_to_the_end(page, game)
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
