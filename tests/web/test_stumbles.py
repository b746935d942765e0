"""What newcomers stumbled over (docs/notes/2026-11-newcomers.md) and does not come back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .harness import Watched, until
from .player import NOWHERE, begin, play_on, sit
from .test_around import finished
from .test_small import change
from .test_waiting import view_of

Open = Callable[..., Watched]
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("language", ["de", "ru"])
def test_opponents_of_one_kind_have_names_that_fit_on_a_phone(open_page: Open, language: str) -> None:
    page = open_page(settings={"language": language, "start": {"level": 3, "rivals": "level"}}, **PHONE).page
    begin(page, 3)
    until(page, "document.querySelector('.dock.mine')")  # nobody else changes the view any more
    view = view_of(page)
    names = [player["name"] for player in view["players"][1:]]
    assert len(set(names)) == 3
    assert not any(character.isdigit() for name in names for character in name), names
    # Nobody has more to show beside a name.
    rich = [{**player, "collected": 18, "cards": 8} for player in view["players"]]
    change(page, "model", view={**view, "players": rich})
    until(page, "[...document.querySelectorAll('.player-pieces b')].every((b) => b.textContent === '18')")
    others = "[...document.querySelectorAll('.player:not(.me) .player-name b')]"
    cut = f"{others}.filter((b) => b.scrollWidth > b.clientWidth).map((b) => b.textContent)"
    assert page.evaluate(f"() => {cut}") == []
    assert page.locator(".player.me .you").is_visible()


def test_sentence_and_button_agree_on_discarding(open_page: Open) -> None:
    page = open_page().page
    sit(page, "5", edition="jesweb")
    page.locator("#end-turn").click()  # eight cards in the hand, so four must go
    for _ in range(4):
        page.locator(".fan-card[aria-pressed=false]").first.click()
    until(page, "document.querySelector('#pay:not([aria-disabled=true])')")
    assert page.locator("#pay").inner_text() == "Discard"
    sentence = page.locator("#sentence").inner_text().lower()
    assert "discard these" in sentence


@pytest.mark.parametrize("size", [(1440, 900), (360, 640)])
def test_nothing_looks_out_from_under_a_question(open_page: Open, size: tuple[int, int]) -> None:
    page = open_page(viewport={"width": size[0], "height": size[1]}, settings={"confirm": True}).page
    sit(page, "4", 3)
    page.locator("#pass").click()
    page.locator("#slip-no").wait_for()
    seen = page.evaluate(
        """() => [...document.querySelectorAll(`.dock .say button, ${innerWidth < 700 ? '.fan-card' : '.none'}`)]
          .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .filter((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            const places = [[left + 3, bottom - 3], [right - 3, bottom - 3], [left + 3, top + 3], [right - 3, top + 3]];
            return places.some(([x, y]) => !document.elementFromPoint(x, y)?.closest('.question'));
          }).map((one) => one.textContent)"""
    )
    assert seen == []


def test_the_end_says_which_line_is_mine(open_page: Open) -> None:
    page = open_page(**PHONE).page
    finished(page, 3)
    assert page.locator(".end-name", has=page.locator(".you")).all_inner_texts() == ["Aelin\nyou"]


def test_an_old_choice_of_opponents_is_called_what_it_is(open_page: Open) -> None:
    page = open_page().page  # it remembers "random", from before there were levels
    page.locator("#play-now").wait_for()
    assert page.locator(".start-rival h2").inner_text() == "Random"
    assert "Level" not in page.locator(".start-rival").inner_text()


def test_a_counter_that_my_cards_do_not_pay_anywhere_says_so(open_page: Open) -> None:
    page = open_page(**PHONE).page
    sit(page, "4", 3)
    page.locator("#counters button.pick:not(.dull)").first.tap()
    until(page, "document.querySelector('[data-ghost]')")
    view = view_of(page)
    poor = [{**player, "hand": [], "cards": 0} if player.get("hand") else player for player in view["players"]]
    dock = page.locator(".dock").bounding_box()
    change(page, "model", view={**view, "players": poor})
    until(page, "!document.querySelector('.ghost:not(.unable)')")
    assert "too few matching cards" in page.locator("#sentence").inner_text()
    assert page.locator(".dock").bounding_box() == dock


def test_buttons_of_a_phone_stand_on_the_right_whatever_stands_above(open_page: Open) -> None:
    page = open_page(**PHONE).page
    sit(page, "4", 3)
    right = "document.querySelector('#pass').getBoundingClientRect().right"
    alone = page.evaluate(f"() => {right}")
    page.locator("#counters button.pick:not(.dull)").first.tap()
    until(page, "document.querySelectorAll('.say button').length > 2")
    assert page.evaluate(f"() => {right}") == alone


def test_cards_that_are_raised_do_not_cover_their_title(open_page: Open) -> None:
    page = open_page(viewport={"width": 1280, "height": 720}).page
    sit(page, "5", 3, where=lambda view: any(choice["action"] == "move" for choice in view["legal"]))
    until(page, "document.querySelector('.town.reachable')")
    town = page.evaluate("() => document.querySelector('.town.reachable').id.slice(5)")
    page.locator(f'[id="label:{town}"]').hover(force=True)
    until(page, "document.querySelector('.fan-card.up')")
    page.wait_for_timeout(400)  # they rise
    ring = 3
    gap = page.evaluate(
        """() => document.querySelector('.fan-card.up .card').getBoundingClientRect().top
          - document.querySelector('.hand .shelf-title').getBoundingClientRect().bottom"""
    )
    assert gap >= ring


def test_who_won_why_and_who_is_next_stand_in_one_line_on_a_low_screen(open_page: Open) -> None:
    page = open_page(viewport={"width": 1280, "height": 720}).page
    sit(page, "3", 3, bot="level-3")
    play_on(page, page.url.rpartition("/")[2], lambda table: table["view"]["phase"] == "over")
    page.reload()
    page.locator("#end-weaker").wait_for()
    boxes = [page.locator(which).bounding_box() for which in (".end-words h2", "#end-weaker")]
    (top, bottom), (upper, lower) = [(box["y"], box["y"] + box["height"]) for box in boxes if box]
    assert top <= upper < lower <= bottom + 1
    # Nobody takes a counter any more.
    assert page.locator(".side .market").count() == 0
    assert page.locator(".phases").count() == 0


def test_the_doors_to_lessons_and_puzzles_are_in_sight_on_a_low_screen(open_page: Open) -> None:
    page = open_page(viewport={"width": 1280, "height": 720}, settings={"start": {}}).page
    page.locator("#play-now").wait_for()
    for door in ("#learn", "#puzzles"):
        box = page.locator(door).bounding_box()
        assert box
        assert box["y"] + box["height"] <= 720
    tables, games = (page.locator(f"#{name}").bounding_box() for name in ("open-tables", "my-games"))
    assert tables
    assert games
    assert games["x"] - tables["x"] - tables["width"] >= 6


def test_cards_are_dealt_when_they_are_new_and_not_when_one_pays(open_page: Open) -> None:
    page = open_page(NOWHERE, settings={"speed": "slow"}).page
    sit(page, "3", edition="jesweb")
    how = "() => getComputedStyle(document.querySelector('.fan-card')).animationName"
    assert page.evaluate(how) == "dealt"
    sit(page, "5", edition="jesweb")
    page.locator("#end-turn").click()  # eight cards in the hand, so four must go
    page.locator("button.fan-card").first.wait_for()
    assert page.evaluate(how) == "none"
