"""What the table tells before one acts: what a way brings, what a counter would open, and payments that look ahead."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Route

from .harness import Watched, until
from .player import NOWHERE, caravan_helps, sit
from .test_small import change

Open = Callable[..., Watched]
SENTENCE = "document.querySelector('#sentence').textContent"


def test_pointing_at_a_road_says_how_far_one_would_come(open_page: Open) -> None:
    page = open_page(NOWHERE, settings={"confirm": True}).page
    sit(page, "4", 3)
    page.locator("#counters button.pick:not(.dull)").first.click()
    page.locator("[data-ghost]").first.wait_for(state="attached")
    spot = page.evaluate(
        """() => { const { x, y, width, height } = document.querySelector('[data-ghost*=elvenhold]')
        .getBoundingClientRect(); return [x + width / 2, y + height / 2]; }"""
    )
    page.mouse.move(*spot)
    until(page, f"/^Placed there, it would let you reach (no|\\d+) new towns?\\.$/.test({SENTENCE})")
    page.mouse.move(5, 5)
    until(page, f"!/^Placed there/.test({SENTENCE})")


def test_a_journey_says_what_it_brings_and_a_caravan_is_paid_with_foresight(open_page: Open) -> None:
    page = open_page(NOWHERE).page
    sit(page, "5", 3, where=caravan_helps)
    until(page, f"/^Travel: \\d+ new towns? (is|are) within reach\\.$/.test({SENTENCE})")
    fresh = page.evaluate("() => document.querySelectorAll('.town.reachable:not(.old)').length")
    assert str(fresh) in page.evaluate(f"() => {SENTENCE}")
    # A town that I have been to does not count, and is dim.
    view = page.request.get(f"{page.url.replace('/g/', '/api/games/')}").json()["view"]
    town = page.evaluate("() => document.querySelector('.town.reachable:not(.old)').id.slice(5)")
    pieces = [piece for piece in view["players"][0]["pieces"] if piece != town]
    change(page, "model", view={**view, "players": [{**view["players"][0], "pieces": pieces}, *view["players"][1:]]})
    until(page, f"{SENTENCE}.startsWith('Travel: {fresh - 1} new ')")
    until(page, f"document.getElementById('town:{town}').matches('.reachable.old')")
    change(page, "model", view=view)
    town = page.evaluate("() => [...document.querySelectorAll('.town.reachable:not(.old)')].at(-1).id.slice(5)")
    change(page, "model", pinned=town)
    until(page, f"/: \\d cards? → \\+\\d towns?\\b/.test({SENTENCE}) || /several ways/.test({SENTENCE})")
    change(page, "model", pinned=None)
    table = page.request.get(f"{page.url.replace('/g/', '/api/games/')}").json()
    road = next(choice for choice in table["view"]["legal"] if choice["action"] == "caravan")
    # Which cards can be spared is the server's to say; here it names the last ones of the hand.
    spared = table["view"]["players"][0]["hand"][-road["choose"] :]

    def sparing(route: Route) -> None:
        answer = route.fetch()
        reach = answer.json()
        reach["caravans"] = {road["connection"]: spared}
        route.fulfill(response=answer, body=json.dumps(reach))

    page.route("**/reach?*", sparing)
    change(page, "model", reach=None)
    paying = {"mode": "caravan", "connection": road["connection"], "need": road["choose"], "cards": []}
    change(page, "model", paying=paying)
    page.get_by_role("button", name="Choose for me").click()
    until(page, f"/^Chosen so that your best journey/.test({SENTENCE})")
    kinds = page.evaluate(
        "() => [...document.querySelectorAll('.fan-card[aria-pressed=true] .card')]"
        ".map((card) => card.className.match(/kind-(\\w+)/)[1])"
    )
    assert sorted(kinds) == sorted(spared)
    page.locator(".fan-card[aria-pressed=true]").first.click()
    until(page, f"/^Caravan: choose 1 more card/.test({SENTENCE})")


def test_questions_about_the_seat_are_always_asked_and_one_click_more_makes_no_game(open_page: Open) -> None:
    page = open_page(settings={"confirm": True}).page
    page.locator("#play-now").wait_for()
    page.locator("form:has(#play-now) input[type=text], form:has(#play-now) input:not([type])").first.fill("Ann")
    page.locator("#play-now").dblclick()
    page.locator(".dock").wait_for()
    assert len(page.request.get(f"{page.url.split('/g/')[0]}/api/games?which=mine").json()) == 1
    page.locator(".strip-nav button").click()
    page.get_by_role("button", name="Hand the seat to a bot").click()
    page.locator("#slip-yes").wait_for()
    assert page.locator(".question .plain").count() == 0
    page.locator("#slip-no").click()


def test_two_ways_to_a_town_can_be_compared(open_page: Open) -> None:
    """The cheapest one and the one with the most new towns, each shown on the map while one points at it."""
    page = open_page(NOWHERE).page
    sit(page, "5", 3)
    game = page.url.replace("/g/", "/api/games/")
    near = {choice.get("to") for choice in page.request.get(game).json()["view"]["legal"]}
    reach = page.request.get(f"{game}/reach?seat=0").json()["towns"]
    town = next(town for town, way in reach.items() if way["steps"] and way["more"] and town not in near)
    way, more = reach[town], reach[town]["more"]
    assert len(way["cards"]) <= len(more["cards"])
    assert way["collected"] < more["collected"]
    change(page, "model", pinned=town)
    until(page, f"/several ways/.test({SENTENCE})")
    for button, shown in (("#go-all", way), ("#go-more", more)):
        words = f"{len(shown['cards'])} cards? → (no new town|\\+{shown['collected']} towns?)"
        until(page, f"/^{words}$/.test(document.querySelector('{button}').textContent)")
        page.locator(button).hover()
        roads = sorted({step["connection"] for step in shown["steps"]})
        until(
            page,
            "JSON.stringify([...document.querySelectorAll('.way.selected')].map((way) => way.id.slice(5)).sort())"
            f" === JSON.stringify({roads})",
        )
    page.locator("#go-more").click()
    until(page, f"document.querySelector('.player.me .player-pieces b').textContent === '{more['collected']}'")


def test_the_lights_the_count_and_the_words_are_right_after_a_part_of_the_journey(open_page: Open) -> None:
    page = open_page(NOWHERE).page
    sit(page, "5", 3, round=2)
    game = page.url.replace("/g/", "/api/games/")
    for steps in range(3):
        view = page.request.get(game).json()["view"]
        me = view["players"][0]
        reach = set(page.request.get(f"{game}/reach?seat=0").json()["towns"]) - {me["boot"]}
        new = sorted(reach & set(me["pieces"]))
        lit = "[...document.querySelectorAll('.town.reachable%s')].map((town) => town.id.slice(5)).sort()"
        until(page, f"JSON.stringify({lit % ':not(.old)'}) === JSON.stringify({new})")
        assert page.evaluate(f"() => {lit % '.old'}") == sorted(reach - set(me["pieces"]))
        until(page, f"/^Travel: {len(new) or 'no'} new towns? (is|are) within reach/.test({SENTENCE})")
        heard = f"can reach {len(new) or 'no'} new town"
        until(page, f"document.querySelector('#announcer p:last-child').textContent.includes('{heard}')")
        if steps < 2:
            move = next(choice["text"] for choice in view["legal"] if choice["action"] == "move")
            page.locator(f"[id='road:{move.split()[1]}']").focus()
            with page.expect_response("**/actions"):
                page.keyboard.press("Enter")
