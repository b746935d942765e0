"""What the page tells of the rules follows the options of the table; what others ask says all of it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from .harness import Watched, until
from .player import caravan_helps, sit
from .test_small import ALL_HINTS, change
from .test_waiting import view_of

Open = Callable[..., Watched]
#: What each hint says, by the options that it depends on.
SAID = [
    ("water", {"nebulae_ferry": "two_rafts"}, "two across a lake"),
    ("water", {"nebulae_ferry": "one_raft_or_caravan"}, "one across Mare Nebulae (or any three cards)"),
    ("caravan", {"caravan": "when_unable"}, "If you cannot pay"),
    ("caravan", {"caravan": "always"}, "Instead of the right cards"),
]


def lake(page: Page) -> str:
    """How many rafts a lake takes, as the chart has it."""
    page.locator("#tab-chart").click()
    page.locator(".chart tbody tr").nth(6).wait_for()
    return page.locator(".chart tbody tr").nth(6).locator("td").last.inner_text()


def test_hints_and_chart_follow_the_options(open_page: Open) -> None:
    page = open_page(settings={"hints": True, "hintsSeen": ALL_HINTS}).page
    sit(page, "5", 3, where=caravan_helps)
    view = view_of(page)
    for hint, options, words in SAID:
        change(page, "model", view={**view, "options": {**view["options"], **options}})
        change(page, "settings", hintsSeen=[one for one in ALL_HINTS if one != hint])
        until(page, f"document.querySelector('.hint p')?.textContent.includes({words!r})")
    assert lake(page) == "2"
    change(page, "settings", hintsSeen=ALL_HINTS)
    sit(page, "3", 2, edition="jesweb")
    assert lake(page) == "1 / 2"
    change(page, "settings", hintsSeen=[one for one in ALL_HINTS if one != "town-card"])
    until(page, "document.querySelector('.hint p')?.textContent.includes('each road on the way')")


def test_whoever_has_only_an_obstacle_is_told_of_no_counter(open_page: Open) -> None:
    page = open_page().page
    sit(page, "4", 3)
    view = view_of(page)
    place = next(choice for choice in view["legal"] if choice["action"] == "place")
    log = {"text": "obstacle", "action": "obstacle", "connection": place["connection"], "price": 2}
    only = [choice for choice in view["legal"] if choice["action"] != "place"] + [log]
    change(page, "model", view={**view, "legal": only})
    sentence = page.locator("#sentence").inner_text()
    assert sentence == "Place your obstacle on a road that has a counter, or pass."


def test_votes_say_all_that_would_happen(open_page: Open) -> None:
    page = open_page().page
    sit(page, "4", 1)
    table = page.request.get(page.url.replace("/g/", "/api/games/")).json()
    other = {**table["seats"][1], "kind": "human", "bot": None, "name": "Bo"}
    votes = {**table["votes"], "takeback": [1], "takeback_by": 1, "may_replace": 1}
    change(page, "model", table={**table, "seats": [table["seats"][0], other], "votes": votes})
    notices = page.locator(".notices").inner_text()
    assert "Bo would like to take back their last counter or obstacle; everything placed after it" in notices
    assert "Bo has been away longer than agreed" in notices
