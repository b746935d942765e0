"""The coach and what-if on the page: three steps over the map, counters tried out, and the small first game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from .harness import Watched, axe, until
from .player import NOWHERE, sit, sit_together

Open = Callable[..., Watched]
RECORD = Path(__file__).parent.parent / "records" / "games" / "instant.jsonl"
FREE = "!document.querySelector('#coach-next[aria-disabled=true]')"
SAID = "document.querySelector('.coach-said')?.textContent"


def imported(page: Page) -> tuple[str, str]:
    """A recorded game at the page's server: the server's address, and the game's name there."""
    origin = page.evaluate("() => location.origin")
    headers = {"content-type": "application/jsonl"}
    game = page.request.post(f"{origin}/api/records", data=RECORD.read_bytes(), headers=headers).json()
    return origin, game["game"]


def lit(road: str) -> str:
    return f"document.querySelector('.way.selected[id$=\":{road}\"]')"


def table_of(page: Page) -> dict[str, object]:
    found: dict[str, object] = page.request.get(page.url.replace("/g/", "/api/games/")).json()
    return found


def ask_what_if(page: Page) -> None:
    page.get_by_role("button", name="Menu").first.click()
    page.locator("#menu-think").click()


def lay_on_first(page: Page, n: int = 0) -> None:
    """Lay the chosen counter on one of the roads for it, by keyboard."""
    page.evaluate(
        """(n) => {
          const ways = [...document.querySelectorAll('.way.reachable')].filter((way) => !/~/.test(way.id));
          ways[n].focus();
        }""",
        n,
    )
    page.keyboard.press("Enter")


def test_three_steps_by_keyboard_and_the_table_shows_it(open_page: Open) -> None:
    page = open_page(NOWHERE).page
    sit(page, "4", 2)
    before = table_of(page)
    page.locator("#coach").focus()
    page.keyboard.press("Enter")
    page.locator("#coach-next").focus()
    page.keyboard.press("Enter")
    until(page, f"/Look at/.test({SAID}) && {FREE}", 60)
    assert page.evaluate("() => document.activeElement.id") == "coach-next", "the next step is where the last one was"
    page.keyboard.press("Enter")
    until(page, f"/My advice: /.test({SAID}) && {FREE}", 60)
    hint = page.request.post(f"{page.url.replace('/g/', '/api/games/')}/hint", data={"step": 2}).json()["hint"]
    assert page.locator(".coach-said strong").inner_text().startswith("My advice: ")
    road = hint["choice"].split()[2] if hint["choice"].startswith("place") else None
    if road:
        until(page, lit(road))
    page.keyboard.press("Enter")
    until(page, "document.querySelectorAll('.coach-compared tr').length > 1", 60)
    assert "±" in page.locator(".coach-compared").inner_text()
    until(page, "/Coach 1/.test(document.querySelector('.player.me .coached').textContent)")
    assert axe(page) == []
    after = table_of(page)
    assert after["version"] == before["version"]
    assert sum(after["helped"]) == 1  # type: ignore[call-overload]
    page.locator("#coach-close").click()
    until(page, "!document.querySelector('.coach-bar') && document.querySelector('#coach')")


def test_on_a_phone_one_sees_who_was_helped_too(open_page: Open) -> None:
    page = open_page(NOWHERE, viewport={"width": 360, "height": 640}).page
    sit(page, "4", 3)
    page.request.post(f"{page.url.replace('/g/', '/api/games/')}/hint", data={"step": 1}, timeout=90_000)
    seen = """(() => {
      const tag = document.querySelector('.player.me .coached'), chip = document.querySelector('.player.me');
      if (!tag || !tag.checkVisibility()) return false;
      const [a, b] = [tag.getBoundingClientRect(), chip.getBoundingClientRect()];
      return a.width > 8 && a.left >= b.left && a.right <= b.right + 0.5 && a.top >= b.top && a.bottom <= b.bottom;
    })()"""
    until(page, seen, 60)
    assert axe(page) == []


def test_the_end_says_who_was_helped(open_page: Open) -> None:
    page = open_page(viewport={"width": 360, "height": 640}).page
    origin = page.evaluate("() => location.origin")
    seats = [{"kind": "mine", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    wish = {"seats": seats, "start": True, "starting_player": 0}
    game = page.request.post(f"{origin}/api/games", data=wish).json()["game"]
    page.request.post(f"{origin}/api/games/{game}/hint", data={"step": 1}, timeout=90_000)
    page.request.post(f"{origin}/api/games/{game}/seats/0/bot", data={"bot": "random"})  # which ends it for her
    page.goto(f"{origin}/g/{game}")
    until(page, "document.querySelectorAll('.end-table .coached').length === 1", 120)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert axe(page) == []


def test_what_is_laid_in_thought_stays_in_thought(open_page: Open) -> None:
    page = open_page(NOWHERE, viewport={"width": 1440, "height": 900}).page
    sit(page, "4", 2)
    before = table_of(page)
    ask_what_if(page)
    until(page, f"/you would reach/.test({SAID})")
    picks = page.locator("#counters button.pick:not(.dull)")
    for n in range(2):
        picks.first.click()
        until(page, "document.querySelector('.way.reachable')")
        lay_on_first(page, n)
        until(page, f"/What if: /.test({SAID}) && /With this you would reach (no|\\d+) new/.test({SAID})")
    assert page.locator("[data-ghost]").count() >= 1, "what is laid in thought is a ghost"
    assert axe(page) == []
    page.locator("#think-back").click()
    after = table_of(page)
    assert (after["version"], after["rev"]) == (before["version"], before["rev"])
    assert after["view"]["counters"] == before["view"]["counters"]  # type: ignore[index]
    page.locator("#think-close").click()
    until(page, "!document.querySelector('.coach-bar') && !document.querySelector('[data-ghost]')")


def test_what_if_in_travelling_shows_the_best_journey(open_page: Open) -> None:
    page = open_page(NOWHERE, viewport={"width": 360, "height": 640}).page
    sit(page, "5", 2)
    ask_what_if(page)
    until(page, f"/As things are, you would reach (no|\\d+) new/.test({SAID})")
    seat = table_of(page)["view"]["seat"]  # type: ignore[index]
    found = page.request.get(f"{page.url.replace('/g/', '/api/games/')}/journey?seat={seat}").json()
    for step in found["steps"]:
        until(page, lit(step["connection"]))
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert axe(page) == []


def test_what_if_in_a_replay_is_about_the_moment_and_the_seat_that_is_shown(open_page: Open) -> None:
    page = open_page().page
    origin, game = imported(page)
    page.goto(f"{origin}/r/{game}#30")
    page.locator(".replay-seat select").wait_for()
    assert not page.locator("#think").count(), "without a seat there is no journey"
    page.locator(".replay-seat select").select_option("1")
    page.locator("#think").click()
    found = page.request.get(f"{origin}/api/games/{game}/journey?seat=1&at=30").json()
    towns = found["collected"] or "no"
    until(page, f"/As things are, you would reach {towns} new/.test({SAID})")
    page.locator("#think").click()
    until(page, "!document.querySelector('.coach-bar')")


@pytest.mark.parametrize("size", [(1440, 900), (360, 640)])
def test_counters_are_laid_in_thought_in_a_replay(open_page: Open, size: tuple[int, int]) -> None:
    page = open_page(viewport={"width": size[0], "height": size[1]}).page
    origin, game = imported(page)
    path = f"{origin}/api/games/{game}"
    log = page.request.get(f"{path}/log").json()["entries"]
    laid = next(entry for entry in log if entry["events"][0]["event"] == "place")
    page.goto(f"{origin}/r/{game}#{laid['version'] - 1},{laid['seat']},what-if")
    page.locator("#counters button.pick:not(.dull)").first.click()
    until(page, "document.querySelector('.way.reachable')")
    lay_on_first(page)
    until(page, f"document.querySelectorAll('[data-ghost]').length === 1 && /What if: /.test({SAID})")
    box = page.locator("[data-ghost]").bounding_box()
    bar = page.locator(".think-bar").bounding_box()
    assert box is not None
    assert bar is not None
    assert box["y"] + box["height"] < bar["y"], "the map stays in sight"
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert axe(page) == []
    assert page.request.get(f"{path}/record").body().splitlines()[1:] == RECORD.read_bytes().splitlines()[1:]
    page.locator("#step").click()
    until(page, "!document.querySelector('[data-ghost]')")


def guess_first(page: Page) -> None:
    """Choose the first thing that others may place."""
    page.get_by_role("button", name="Guess what others place").click()
    page.locator(".guess-row .pick").first.click()


def telling_guess(page: Page, path: str, seat: int) -> tuple[dict[str, Any], int, int]:
    """A guess about the others that changes how many new towns one reaches; both numbers."""

    def ask(guessed: str) -> dict[str, Any]:
        found: dict[str, Any] = page.request.get(f"{path}/journey", params={"seat": seat, "guessed": guessed}).json()
        return found

    now = ask("")
    for guess in now["guesses"]:
        then = ask(guess["text"])["collected"]
        if guess["action"] == "place" and then != now["collected"]:
            return guess, now["collected"], then
    raise AssertionError("no guess changes anything")


def reached(n: int, laid: bool) -> str:
    words = "With this" if laid else "As things are,"
    return f"/{words} you would reach {n or 'no'} new/.test({SAID})"


def test_what_others_may_place_is_guessed_by_keyboard(open_page: Open) -> None:
    page = open_page(NOWHERE, viewport={"width": 1440, "height": 900}).page
    sit(page, "4", 2)
    before = table_of(page)
    path = page.url.replace("/g/", "/api/games/")
    record = page.request.get(f"{path}/record").body()
    guess, now, then = telling_guess(page, path, before["view"]["seat"])  # type: ignore[index]
    ask_what_if(page)
    page.locator("#think-guess").focus()
    page.keyboard.press("Enter")
    until(page, f"document.querySelector('#think-guess[aria-expanded=true]') && {reached(now, False)}")
    picks = page.get_by_role("group", name="Guess what others place").get_by_role("button")
    picks.first.focus()
    chosen = f".guess-row .kind-{guess['kind']}"
    for _ in range(picks.count()):
        if page.evaluate(f"!!document.activeElement.querySelector('.kind-{guess['kind']}')"):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    until(page, f"document.querySelector('{chosen}').closest('[aria-pressed=true]')")
    until(page, "/chosen\\. .*road/.test(document.querySelector('#announcer').textContent)")
    page.evaluate("(road) => document.getElementById(`road:${road}`).focus()", guess["connection"])
    page.keyboard.press("Enter")
    until(page, f"{reached(then, True)} && /My guess about the others: place /.test({SAID})")
    assert page.locator(f"[data-ghost='{guess['connection']}'] [data-guess]").count() == 1, "marked as a guess"
    assert axe(page) == []
    page.locator("#think-back").focus()
    page.keyboard.press("Enter")
    until(page, f"{reached(now, False)} && !document.querySelector('[data-guess]')")
    after = table_of(page)
    assert (after["version"], after["rev"]) == (before["version"], before["rev"])
    assert page.request.get(f"{path}/record").body() == record


def test_my_counters_and_guesses_count_together(open_page: Open) -> None:
    page = open_page(NOWHERE, viewport={"width": 1440, "height": 900}).page
    sit(page, "4", 2)
    ask_what_if(page)
    guess_first(page)
    until(page, "document.querySelector('.way.reachable')")
    lay_on_first(page)
    until(page, f"/With this/.test({SAID}) && document.querySelectorAll('[data-guess]').length === 1")
    page.locator("#counters button.pick:not(.dull)").first.click()
    until(page, "document.querySelector('.way.reachable')")
    lay_on_first(page, 1)
    until(page, f"/What if: .*My guess about the others: /.test({SAID}) && /With this/.test({SAID})")
    # An obstacle on a counter that is only guessed; with the counter it goes.
    road = page.locator("[data-ghost]:has([data-guess])").get_attribute("data-ghost")
    page.locator(".guess-row .kind-obstacle").click()
    until(page, f"document.getElementById('road:{road}').classList.contains('reachable')")
    page.evaluate("(road) => document.getElementById(`road:${road}`).focus()", road)
    page.keyboard.press("Enter")
    until(page, f"/place the obstacle/.test({SAID}) && /With this/.test({SAID})")
    assert page.locator("[data-ghost]").count() == 2
    page.locator("#think-close").click()
    until(page, "!document.querySelector('.coach-bar') && !document.querySelector('[data-ghost]')")


def test_a_guess_waits_for_the_answer_to_the_one_before(open_page: Open) -> None:
    page = open_page(NOWHERE, viewport={"width": 1440, "height": 900}).page
    sit(page, "4", 2)
    ask_what_if(page)
    page.locator("#think-guess").click()
    pick = page.locator(".guess-row .pick").first
    pick.click()
    until(page, "document.querySelector('.way.reachable')")
    held: list[Route] = []
    page.route("**/journey?*", lambda route: held.append(route))
    lay_on_first(page)
    until(page, "document.querySelector('.guess-row .pick[aria-disabled=true]')")
    pick.click(force=True)
    assert pick.get_attribute("aria-pressed") == "false"
    for route in held:
        route.continue_()
    until(page, "document.querySelector('.guess-row .pick[aria-disabled=false]')")


def test_one_guesses_while_another_is_to_place(open_page: Open) -> None:
    host, guest, path = sit_together(open_page)
    pages = (host, guest)

    def tables() -> list[dict[str, Any]]:
        return [page.request.get(path).json() for page in pages]

    while (now := tables())[0]["view"]["phase"] != "plan":
        page, table = next((page, table) for page, table in zip(pages, now, strict=True) if table["view"]["legal"])
        body = {"id": str(table["version"]), "version": table["version"], "action": table["view"]["legal"][0]["text"]}
        assert page.request.post(f"{path}/actions", data=body).ok
    page = next(page for page, table in zip(pages, now, strict=True) if not table["view"]["legal"])
    until(page, "document.querySelector('.phases .now .phase-number')?.textContent === '4'")
    ask_what_if(page)
    guess_first(page)
    until(page, "document.querySelector('.way.reachable')")
    lay_on_first(page)
    until(page, f"/My guess about the others: /.test({SAID}) && /With this/.test({SAID})")
    assert [table["version"] for table in tables()] == [table["version"] for table in now]


@pytest.mark.parametrize("size", [(1440, 900), (360, 640)])
def test_guesses_in_a_replay_are_those_of_the_seat_that_is_shown(open_page: Open, size: tuple[int, int]) -> None:
    page = open_page(viewport={"width": size[0], "height": size[1]}).page
    origin, game = imported(page)
    path = f"{origin}/api/games/{game}"
    log = page.request.get(f"{path}/log").json()["entries"]
    laid = next(entry for entry in log if entry["events"][0]["event"] == "place")
    page.goto(f"{origin}/r/{game}#{laid['version'] - 1},{1 - laid['seat']},what-if")  # whoever is not to place
    guess_first(page)
    until(page, "document.querySelector('.way.reachable')")
    lay_on_first(page)
    until(page, f"document.querySelector('[data-guess]') && /My guess about the others: /.test({SAID})")
    bar, map = page.locator(".think-bar").bounding_box(), page.locator("#map").bounding_box()
    assert bar is not None
    assert map is not None
    assert map["y"] + map["height"] <= bar["y"]
    assert map["height"] >= 0.44 * size[1], "the map stays in sight"
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert axe(page) == []
    page.locator("#step").click()
    until(page, "!document.querySelector('[data-ghost]')")


def test_on_a_phone_guesses_leave_half_of_the_map_free(open_page: Open) -> None:
    page = open_page(NOWHERE, viewport={"width": 360, "height": 640}).page
    sit(page, "4", 2)
    ask_what_if(page)
    page.get_by_role("button", name="Guess what others place").click()
    page.locator(".guess-row .pick").nth(1).wait_for()
    picks = page.locator(".guess-row .pick, .think-bar button")
    boxes = [box for n in range(picks.count()) if (box := picks.nth(n).bounding_box())]
    assert all(min(box["width"], box["height"]) >= 44 and box["x"] + box["width"] <= 360 for box in boxes)
    bar, map = page.locator(".think-bar").bounding_box(), page.locator("#map").bounding_box()
    assert bar is not None
    assert map is not None
    assert bar["height"] <= map["height"] / 2 + 16
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert axe(page) == []


def test_guesses_in_the_text_view(open_page: Open) -> None:
    page = open_page(NOWHERE, settings={"textView": True}).page
    sit(page, "4", 2)
    ask_what_if(page)
    guess_first(page)
    page.locator(".guess-row .text-choices button").first.click()
    until(page, f"/My guess about the others: /.test({SAID})")
    assert axe(page) == []


def test_what_if_holds_in_the_text_view_too(open_page: Open) -> None:
    page = open_page(NOWHERE, settings={"textView": True}).page
    sit(page, "4", 2)
    before = table_of(page)
    ask_what_if(page)
    page.locator(".think-bar").wait_for()
    page.locator("details:has(.text-choices) summary").first.click()
    page.locator("details[open] .text-choices button").first.click()
    until(page, f"/What if: /.test({SAID})")
    assert table_of(page)["version"] == before["version"]


def test_the_first_game_has_the_coach_at_ones_side(open_page: Open) -> None:
    page = open_page("/learn", viewport={"width": 360, "height": 740}).page
    page.locator("#learn-game").click()
    until(page, "document.querySelector('.coach-bar #coach-next')")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_friends_choose_whether_there_is_a_coach(open_page: Open) -> None:
    host, guest = open_page().page, open_page().page
    for coach in (True, False):
        seats = [{"kind": "mine", "name": "Ann"}, {"kind": "open"}]
        origin = host.evaluate("() => location.origin")
        wish = {"seats": seats, "coach": coach, "starting_player": 0}
        game = host.request.post(f"{origin}/api/games", data=wish).json()["game"]
        guest.goto(f"{origin}/g/{game}")
        until(
            guest,
            f"document.querySelector('#sit') && !!document.querySelector('#lobby-coach') === {str(coach).lower()}",
        )
        guest.locator("#my-name").fill("Bo")
        guest.locator("#sit").click()
        until(guest, "document.querySelector('.lobby-seats') && !document.querySelector('#sit')")
        host.request.post(f"{origin}/api/games/{game}/start", data={})
        host.goto(f"{origin}/g/{game}")
        until(
            host, f"document.querySelector('.dock.mine') && !!document.querySelector('#coach') === {str(coach).lower()}"
        )
