"""While others play: what they do is shown before I am asked, and can be hurried; a phone says it in a line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from .harness import Server, Watched, until
from .player import NOWHERE, Mouse, sit, sit_together
from .test_small import change

Open = Callable[..., Watched]
SENTENCE = "document.querySelector('#sentence').textContent"
COUNTERS = "document.querySelectorAll('#counters .pick').length"
#: The page's model, which knows more than it shows.
MODEL = (
    "import(document.querySelector('script[type=module]').src)"
    ".then((all) => Object.values(all).find((module) => module.send && module.model).model.value)"
)
#: Whether the page has heard that it is my turn.
MY_TURN = f"{MODEL}.then(({{ view }}) => view.legal.length > 0)"
#: Counts how often the sound of a turn is heard: no other has this note.
TURNS = """
window.turns = 0;
const set = AudioParam.prototype.setValueAtTime;
AudioParam.prototype.setValueAtTime = function (value, at) {
  if (value === 659.26) turns += 1;
  return set.call(this, value, at);
};
"""


def view_of(page: Page) -> Any:
    return page.request.get(page.url.replace("/g/", "/api/games/")).json()["view"]


def place(page: Page) -> int:
    """Lay a counter at a table; the bots answer at once. Returns how many I had."""
    sit(page, "4", 3)
    before: int = page.evaluate(f"() => {COUNTERS}")
    until(page, f"{COUNTERS} < {before}", each=Mouse(page).step)
    return before


def test_others_are_shown_first_and_can_be_hurried(open_page: Open) -> None:
    page = open_page(settings={"speed": "slow"}).page
    place(page)
    until(page, f"document.querySelector('#faster') && / is planning\\.$/.test({SENTENCE})")
    until(page, MY_TURN)  # on the server it is my turn already
    assert page.locator(".dock.mine").count() == 0
    page.locator("#faster").click()
    assert page.evaluate(f"() => {MODEL}.then(({{ queue }}) => queue.length)") == 0  # nothing is left to be shown
    until(page, "document.querySelector('.dock.mine') && !document.querySelector('#faster')")
    laid = view_of(page)["counters"]
    until(page, f"document.querySelectorAll('#signs [data-sign]').length === {len(laid)}")


def test_nothing_is_told_before_it_is_shown(open_page: Open) -> None:
    page = open_page(settings={"speed": "slow"}).page
    place(page)
    until(page, MY_TURN)  # on the server all of it has happened
    places = len([event for event in view_of(page)["events"] if event["event"] == "place"])
    seen: list[list[int]] = []

    def look() -> None:
        """How many counters the log tells of, and how many the map shows."""
        lines = "[...document.querySelectorAll('.log-words')].map((line) => line.textContent)"
        told = f"{lines}.filter((text) => / places? an? /.test(text)).length"
        seen.append(page.evaluate(f"() => [{told}, document.querySelectorAll('#signs [data-sign]').length]"))

    look()
    assert seen[0][1] < places, "this shows nothing: all of it is on the map already"
    until(page, "document.querySelector('.dock.mine')", each=look)
    look()
    assert all(told <= shown for told, shown in seen), seen
    assert seen[-1] == [places, places]


def test_title_icon_and_sound_wait_for_the_map(open_page: Open) -> None:
    watched = open_page("/about", settings={"speed": "slow", "sound": True})
    page = watched.page
    page.context.add_init_script(TURNS)
    place(page)
    before = page.evaluate("() => turns")  # it was my turn when the page came
    until(page, MY_TURN)
    now = (
        f"() => {MODEL}.then(({{ queue }}) => ({{ left: queue.length, turns, "
        "title: document.title, icon: document.querySelector('link[rel=icon]').href }))"
    )
    seen: list[dict[str, Any]] = []
    until(
        page, f"document.querySelector('.dock.mine') && turns > {before}", each=lambda: seen.append(page.evaluate(now))
    )
    waiting = [one for one in seen if one["left"]]
    assert waiting, "this shows nothing: it was all on the map at once"
    for one in waiting:
        assert one["title"].startswith("Random"), one  # the names of all three
        assert one["icon"].endswith("/icon.svg"), one
        assert one["turns"] == before, one
    last = page.evaluate(now)
    assert last["title"].startswith("Your turn")
    assert last["icon"].endswith("/icon-turn.svg")
    assert last["turns"] == before + 1


def test_faster_ends_the_pauses_of_bots(open_page: Open, tmp_path: Path) -> None:
    server = Server(tmp_path / "games.sqlite", bot_pace=900).start()
    try:
        page = open_page(address=server.address, settings={"speed": "normal"}).page
        seats = [{"kind": "mine", "name": "Ann"}, *[{"kind": "bot", "bot": "random", "name": "Bo"}] * 3]
        wish = {"seats": seats, "start": True, "starting_player": 1}
        game = page.request.post(f"{server.address}/api/games", data=wish).json()["game"]
        page.goto(f"{server.address}/g/{game}")
        page.locator("#faster").click()
        until(page, "document.querySelector('.dock.mine')")
        page.close()  # before the server goes away
    finally:
        server.close()


def test_nothing_is_taken_back_in_a_challenge(open_page: Open) -> None:
    page = open_page(settings={"speed": "slow"}).page
    place(page)
    until(page, "document.querySelector('#undo')")
    table = page.request.get(page.url.replace("/g/", "/api/games/")).json()
    change(page, "model", table={**table, "challenge": "c"})
    assert page.locator("#undo").count() == 0


def test_what_was_just_placed_can_be_taken_back_from_the_dock(open_page: Open) -> None:
    page = open_page(settings={"speed": "slow"}).page
    before = place(page)
    page.locator("#undo").click()
    until(page, f"document.querySelector('.dock.mine') && {COUNTERS} === {before}")


def test_a_pass_without_a_choice_is_made_by_itself_if_wished(open_page: Open) -> None:
    page = open_page(NOWHERE, settings={"autoPass": False}).page
    sit(page, "4", 3)
    view = view_of(page)
    only = {**view, "legal": [choice for choice in view["legal"] if choice["action"] == "pass"]}
    change(page, "model", view=only)
    page.locator("#pass").wait_for()
    assert view_of(page)["events"] == view["events"]
    # Wished for, it is done, and nothing is asked meanwhile.
    held: list[Any] = []
    page.route("**/actions", lambda route: held.append(route))
    change(page, "settings", autoPass=True)
    until(page, f"/done for you/.test({SENTENCE})")
    assert page.locator("#pass").count() == 0
    while not held:
        page.wait_for_timeout(25)
    held[0].continue_()
    until(page, "[...document.querySelectorAll('.log-words')].some((line) => line.textContent === 'You pass.')")


def beyond_my_cards(view: dict[str, Any]) -> list[tuple[str, bool]]:
    """The counters that I may lay on some road whose price my cards do not pay, each with whether it is secret."""
    hand = view["players"][view["seat"]]["hand"]
    places = [choice for choice in view["legal"] if choice["action"] == "place"]
    return [(c["kind"], c.get("secret", False)) for c in places if c["price"] > hand.count(c["kind"])]


def test_roads_that_my_cards_do_not_pay_are_dim(open_page: Open) -> None:
    page = open_page(NOWHERE).page
    sit(page, "4", 3, where=lambda view: bool(beyond_my_cards(view)))
    view = view_of(page)
    hand = view["players"][view["seat"]]["hand"]
    places = [choice for choice in view["legal"] if choice["action"] == "place"]
    kind, secret = beyond_my_cards(view)[0]
    change(page, "model", chosen={"type": "counter", "kind": kind, "secret": secret})
    offered = [c for c in places if c["kind"] == kind and c.get("secret", False) == secret]
    dim = sorted(c["connection"] for c in offered if c["price"] > hand.count(kind))
    assert dim
    until(page, f"document.querySelectorAll('[data-ghost]').length === {len(offered)}")
    assert dim == page.evaluate(
        "() => [...document.querySelectorAll('.ghost.unable')].map((g) => g.dataset.ghost).sort()"
    )
    assert dim == page.evaluate(
        "() => [...document.querySelectorAll('.way.reachable.old')].map((w) => w.id.slice(5)).sort()"
    )


def test_a_phone_says_the_last_move_in_a_line_and_shows_it(open_page: Open) -> None:
    page = open_page(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True).page
    place(page)
    until(
        page,
        "document.querySelector('.dock.mine') && document.querySelector('.ticker-words > :last-child').textContent"
        " === [...document.querySelectorAll('.log-words')].at(-1).textContent",
    )
    box = page.locator(".ticker").bounding_box()
    assert box
    assert 44 <= box["height"] <= 50
    assert box["x"] + box["width"] <= 360
    # All of it can be read, however long it is.
    words = page.locator(".ticker-words > :last-child")
    assert words.evaluate("(span) => span.scrollHeight <= span.clientHeight"), words.inner_text()
    inside = words.bounding_box()
    assert inside
    assert box["x"] < inside["x"] < inside["x"] + inside["width"] < box["x"] + box["width"]
    page.locator(".ticker").tap()
    until(page, "document.querySelector('#map .selected')")


def test_cards_say_how_many_of_them_a_way_takes(open_page: Open) -> None:
    page = open_page(NOWHERE).page
    sit(page, "5", 3)
    game = page.url.replace("/g/", "/api/games/")
    reach = page.request.get(f"{game}/reach?seat=0").json()["towns"]
    town, way = next((town, way) for town, way in reach.items() if way["cards"])
    change(page, "model", pinned=town)
    hand = view_of(page)["players"][0]["hand"]
    wanted = {f"{way['cards'].count(kind)}/{hand.count(kind)}" for kind in way["cards"]}
    until(page, f"document.querySelectorAll('.fan-price').length === {len(set(way['cards']))}")
    assert wanted == set(page.locator(".fan-price").all_text_contents())


def test_a_pass_that_ends_the_planning_says_so(open_page: Open) -> None:
    page = open_page(NOWHERE, settings={"confirm": True}).page
    sit(page, "4", 3)
    assert page.locator("#pass").inner_text() == "Pass"
    change(page, "model", view={**view_of(page), "last_pass": True})
    assert page.locator("#pass").inner_text() == "Pass and end planning"
    page.locator("#pass").click()
    until(page, "/end/.test(document.querySelector('.dock .question p')?.textContent)")


def test_what_i_asked_of_the_others_says_what_it_is_and_can_be_withdrawn(open_page: Open) -> None:
    host, _, table = sit_together(open_page)
    host.locator(".dock").wait_for()
    host.request.post(f"{table}/pause", data={"agree": True})
    withdraw = host.locator(".notices button", has_text="Withdraw")
    withdraw.wait_for()
    assert "Pause" in host.locator(".notices").inner_text()
    withdraw.click()
    until(host, "!document.querySelector('.notices').innerText.includes('Waiting')")
    assert host.request.get(table).json()["votes"]["pause"] == []
