"""Whole games in a real browser: by clicks, by keys, two browsers, one device, and what can go wrong on the way."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from long import LONG

from .harness import Pictures, Server, Watched, axe, until
from .player import NOWHERE, Keyboard, Mouse, begin, play_until, sit, state, to_phase

Open = Callable[..., Watched]


def test_a_whole_game_by_clicks_alone(open_page: Open, pictures: Pictures) -> None:
    page = open_page().page
    begin(page)
    player = Mouse(page)
    play_until(player, lambda now: bool(now["over"]), 120)
    assert player.seen >= {"3", "4", "5"}
    pictures(page, "end.png")
    assert not axe(page)
    assert page.locator(".end-table tbody tr").count() == 2
    assert page.locator(".towns-bar i").count() == 8
    with page.expect_download() as saved:
        page.locator("a[download]").click()
    record = Path(saved.value.path()).read_text(encoding="utf-8")
    assert record.startswith('{"record":"elfenland"')
    address = page.url
    page.locator("#rematch").click()
    until(page, f"location.href !== '{address}' && document.querySelector('.phases .now')")
    page.goto(address)
    page.locator("#replay").click()
    page.locator("#timeline").wait_for()
    until(page, "document.querySelector('#timeline').value === '1'")
    page.locator("#step").click()
    until(page, "document.querySelector('#timeline').value === '2'")
    assert not axe(page)
    page.locator("#timeline").focus()
    page.keyboard.press("End")
    until(page, "document.querySelector('#timeline').value === document.querySelector('#timeline').max")
    page.locator(".replay-seat select").select_option("1")
    until(page, "document.querySelectorAll('.replay-hands li').length === 1")
    # The saved file is watched again from the start page.
    page.locator(".brand").click()
    page.locator("#record").set_input_files(saved.value.path())
    page.locator("#timeline").wait_for()


def test_a_game_by_keys_alone(open_page: Open) -> None:
    page = open_page().page
    page.locator("#play-now").wait_for()
    player = Keyboard(page)
    player.walk_to("#play-now")
    player.press("Enter")
    page.locator(".table").wait_for()
    phases = {"3", "4", "5"}
    play_until(player, lambda now: bool(now["over"]) if LONG else player.seen >= phases, 150)
    assert player.seen >= phases


def test_two_browsers_by_link(open_page: Open) -> None:
    ada = open_page().page
    ada.locator("#mode-friends").click()
    ada.locator("#my-name").fill("Ada")
    ada.locator("input[name=friends][value='2']").click(force=True)
    ada.locator("#create").click()
    link = ada.locator("#link").input_value()
    assert "/g/" in link
    assert not axe(ada)
    bo = open_page(link[link.index("/g/") :]).page
    bo.locator("#my-name").fill("Bo")
    bo.locator("#sit").click()
    until(ada, "document.querySelector('.lobby-seats').textContent.includes('Bo')")
    late = open_page(link[link.index("/g/") :]).page
    until(late, "document.body.textContent.includes('All seats at this table are taken')")
    ada.locator("#start").click()
    bo.locator(".table").wait_for()
    players = [Mouse(ada, 1), Mouse(bo, 1)]

    for _ in range(600):
        if state(ada)["phase"] == state(bo)["phase"] == "5":
            break
        for player in players:
            player.step()
    assert state(ada)["phase"] == state(bo)["phase"] == "5"
    bo.locator("#tab-chat").click()
    bo.locator(".chat input").fill("well played")
    bo.keyboard.press("Enter")
    ada.locator("#tab-chat").click()
    until(ada, "document.querySelector('.chat-lines').textContent.includes('well played')")


def test_pass_and_play_hides_each_hand(open_page: Open, pictures: Pictures) -> None:
    page = open_page().page
    page.locator("#mode-hotseat").click()
    page.locator("#name-0").fill("Ann")
    page.locator("#name-1").fill("Ben")
    page.locator("#create").click()
    page.locator("#handover").wait_for()
    assert page.locator(".hand").count() == 0
    assert "You " not in page.locator(".log").inner_text()
    pictures(page, "handover.png")
    assert not axe(page)
    play_until(Mouse(page, 1), lambda now: now["phase"] == "5" and bool(now["mine"]))


def test_undo_while_travelling(open_page: Open) -> None:
    page = open_page(NOWHERE).page
    sit(page, "5")
    until(page, "document.querySelector('.town.reachable')")
    where = "document.querySelector('.boot.acting').parentElement.getAttribute('transform')"
    before = page.evaluate(f"() => {where}")
    mover = Mouse(page, 1)
    play_until(mover, lambda now: page.locator("#undo").count() > 0)
    until(page, f"{where} !== '{before}'")
    while page.locator("#undo").count():
        page.locator("#undo").click()
        page.wait_for_timeout(200)
    until(page, f"{where} === '{before}'")


def test_caravan_with_chosen_cards(open_page: Open) -> None:
    page = open_page(NOWHERE).page
    sit(page, "5", edition="jesweb")
    road = until(page, "[...document.querySelectorAll('.way.reachable')].find(w => !w.id.includes('~'))?.id")
    page.evaluate("id => document.getElementById(id).focus()", road)
    page.keyboard.press("Enter")
    if not page.locator("#pay").count():
        page.get_by_role("button", name="Caravan: any").click()
    sign = page.locator("#sentence").inner_text()
    assert sign.startswith("Caravan: choose")
    while page.locator("#pay").is_disabled():
        page.locator(".fan-card[aria-pressed=false]").last.click()
    assert page.locator("#sentence").inner_text().startswith("The caravan is paid")
    page.locator("#pay").click()
    until(page, "[...document.querySelectorAll('.log-line')].some(l => l.textContent.includes('by caravan with'))")


def test_what_is_not_possible_says_why(open_page: Open) -> None:
    watched = open_page()
    page = watched.page
    sit(page, "4")
    page.locator("#counters button.pick:not(.dull)").first.click()
    page.locator('[id="road:elvenhold~virst"]').focus()
    page.keyboard.press("Enter")
    until(page, "document.querySelector('.notice.refusal')")
    assert "A waterway takes no counter (R3.2)." in page.locator(".notice.refusal").inner_text()
    watched.forgive("422")


def test_a_counter_is_dragged_onto_a_road(open_page: Open) -> None:
    page = open_page(NOWHERE).page
    sit(page, "4")
    pick = page.locator("#counters button.pick:not(.dull)").first.bounding_box()
    assert pick
    page.mouse.move(pick["x"] + 30, pick["y"] + 30)
    page.mouse.down()
    page.mouse.move(pick["x"] + 60, pick["y"] - 60, steps=4)
    ghost = page.locator("[data-ghost]").first
    way = ghost.get_attribute("data-ghost")
    place = ghost.bounding_box()
    assert place
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=6)
    page.mouse.up()
    until(page, f"document.querySelector('[data-sign=\"{way}\"]')")


def test_slips_are_asked_about_once(open_page: Open) -> None:
    page = open_page(NOWHERE, settings={"confirm": True}).page
    sit(page, "4")
    page.locator("#pass").click()
    page.locator("#slip-yes").wait_for()
    assert not axe(page)
    page.get_by_role("button", name="No, go back").click()
    assert state(page)["mine"]
    page.locator("#pass").click()
    page.get_by_role("button", name="Do not ask again").click()
    until(page, "[...document.querySelectorAll('.log-line')].some(l => l.textContent.includes('You pass'))")


def test_the_server_is_killed_and_comes_back(open_page: Open, tmp_path: Path) -> None:
    own = Server(tmp_path / "games.sqlite").start()
    try:
        watched = open_page(address=own.address)
        page = watched.page
        sit(page, "4")
        own.kill()
        until(page, "document.querySelector('.notice.offline')")
        # A move made meanwhile is sent again until there is an answer, and counts once.
        page.locator("#counters button.pick:not(.dull)").first.click()
        ghost = page.locator("[data-ghost]").first
        way = ghost.get_attribute("data-ghost")
        ghost.click()
        own.start()
        until(page, f"document.querySelector('[data-sign=\"{way}\"]')", 30)
        until(page, "!document.querySelector('.notice.offline')", 30)
        mine = f"document.querySelectorAll('[data-sign=\"{way}\"]').length === 1"
        assert page.evaluate(f"() => {mine}")
        to_phase(Mouse(page), "5")
        watched.forgive_lost_connection()
    finally:
        own.close()
