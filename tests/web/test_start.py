"""The start page: games that wait for me, options, names for guests without one; and what all pages share."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route

from .harness import Watched, axe, until
from .player import Keyboard
from .test_around import table

Open = Callable[..., Watched]
DOORS = ("#learn", "#puzzles", "#mode-friends", "#mode-hotseat")
ANN, BEN = {"kind": "mine", "name": "Ann"}, {"kind": "device", "name": "Ben"}


def middle(page: Page, which: str) -> tuple[float, float]:
    box = page.locator(which).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_games_that_wait_for_me_come_first_and_say_so(open_page: Open) -> None:
    page = open_page().page
    table(page, seats=[ANN, BEN], start=True)
    table(page, seats=[ANN, {"kind": "open"}])  # touched last, so the server names it first
    page.reload()
    until(page, "document.querySelector('.games')?.querySelectorAll('li').length === 2")
    words = page.locator(".games li").first.locator("> span").inner_text()
    assert " ".join(words.split()) == "Ann and Ben your turn Round 1 of 4"
    page.locator(".games.first summary").click()
    _, second = page.locator(".games").first.locator("li").all()  # games to watch come below
    assert "your turn" not in second.inner_text()
    assert "Round" not in second.inner_text()
    assert not axe(page)


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390), (1280, 720)])
def test_everything_to_do_is_in_sight_before_any_option(open_page: Open, size: tuple[int, int]) -> None:
    """Continue, play, and the four doors, with names as wide as they get."""
    page = open_page(viewport={"width": size[0], "height": size[1]}, settings={"start": {}, "language": "ru"}).page
    for _ in range(2):
        table(
            page,
            seats=[{**ANN, "name": "W" * 20}, {**BEN, "name": "Щ" * 20}, *[{**BEN, "name": name} for name in "CDE"]],
            start=True,
        )
    page.goto(page.evaluate("() => location.origin"))
    page.locator(".games.first li").first.wait_for()
    assert not page.locator("input[name=rivals]").first.is_visible()
    for which in (".games.first .go-on", "#play-now", "#level", "#options", *DOORS):
        box = page.locator(which).first.bounding_box()
        assert box, which
        assert box["x"] >= 0, which
        assert box["x"] + box["width"] <= size[0], which
        assert box["y"] + box["height"] <= size[1], which
    page.mouse.click(*middle(page, ".games.first b"))  # all of the strip leads to the game
    until(page, "location.pathname.startsWith('/g/')")


def test_a_door_opens_the_other_ways_to_play_in_place(open_page: Open) -> None:
    page = open_page(viewport={"width": 360, "height": 640}).page
    page.locator("#mode-friends").click()
    page.locator("#create").wait_for()
    until(page, "document.activeElement.id === 'start-form'")
    box = page.locator("#start-form").bounding_box()
    assert box
    assert abs(box["y"]) < 60
    assert page.locator("#mode-friends").count() == 0
    page.locator("#mode-now").click()
    page.locator("#play-now").wait_for()


def test_a_single_game_has_the_whole_width(open_page: Open) -> None:
    page = open_page().page
    table(page, seats=[ANN, BEN], start=True)
    page.reload()
    mine = page.locator(".games").first  # games to watch come below
    mine.locator("li").wait_for()
    row, rows = mine.locator("li").bounding_box(), mine.locator("ul").bounding_box()
    assert row
    assert rows
    assert row["width"] == rows["width"]


def test_options_are_as_wide_as_each_other_and_town_cards_bring_one_more(open_page: Open) -> None:
    page = open_page().page
    page.locator(".edition-fields button.plain").click()
    fields = page.locator(".edition-fields select")
    before = fields.count()
    page.locator("#town-cards").click()
    until(page, f"document.querySelectorAll('.edition-fields select').length === {before + 1}")
    assert len({box and box["width"] for box in (field.bounding_box() for field in fields.all())}) == 1
    equals = page.get_by_label("Tie-break")
    assert equals.input_value() == "distance"  # as the edition has it
    equals.select_option("cards")

    def begun() -> dict[str, object]:
        with page.expect_response("**/api/games") as made:
            page.locator("#play-now").click()
        page.locator(".table").wait_for()
        options: dict[str, object] = made.value.json()["options"]
        return {name: options[name] for name in ("town_cards", "tie_break")}

    assert begun() == {"town_cards": True, "tie_break": "cards"}
    page.locator(".brand").click()
    page.locator(".edition-fields button.plain").click()
    equals.select_option("distance")
    page.locator("#town-cards").click()
    until(page, f"document.querySelectorAll('.edition-fields select').length === {before}")
    assert begun() == {"town_cards": False, "tie_break": "cards"}


def test_options_are_folded_until_somebody_wants_them_and_stay_as_they_were_left(open_page: Open) -> None:
    page = open_page(settings={"start": {}}).page
    page.locator("#play-now").wait_for()
    assert not page.locator("#town-cards").is_visible()
    assert not page.locator("#my-name").is_visible()
    page.locator("#options").click()
    page.locator("#town-cards").wait_for()
    until(page, "JSON.parse(localStorage.getItem('elfenland.settings')).start.unfolded")
    page.reload()
    page.locator("#town-cards").wait_for()
    page.locator("#options").click()
    until(page, "!JSON.parse(localStorage.getItem('elfenland.settings')).start.unfolded")
    assert not page.locator("#town-cards").is_visible()


def test_faces_of_bots_and_people_come_from_the_server(open_page: Open) -> None:
    page = open_page().page
    table(page, seats=[ANN, {"kind": "bot", "bot": "level-3", "name": "Gatherer"}], start=True)
    page.reload()
    page.locator(".games .face").nth(1).wait_for()
    until(page, "[...document.querySelectorAll('.face img')].every((face) => face.naturalWidth > 0)")
    # The first row is mine; others' games may be listed further down.
    faces = [str(face.get_attribute("src")) for face in page.locator(".games .face img").all()][:2]
    assert [face.partition("?")[0] for face in faces] == ["/portrait/traveller.svg", "/portrait/level-3.svg"]
    assert [face.partition("?")[2].partition("&")[0] for face in faces] == ["seat=0", "seat=1"]


def test_pass_and_play_begins_with_one_click(open_page: Open) -> None:
    page = open_page(settings={"start": {"sharers": 3, "someName": "Faron"}}).page
    page.locator("#mode-hotseat").click()
    page.locator("#name-1").fill("faron")  # so that nobody else is called that
    offered = [page.locator(f"#name-{n}").get_attribute("placeholder") for n in (0, 2)]
    with page.expect_response("**/api/games") as made:
        page.locator("#create").click()
    page.locator("#handover").wait_for()
    names = [seat["name"] for seat in made.value.json()["seats"]]
    assert [names[0], names[2]] == offered
    assert names[1] == "faron"
    assert len({name.lower() for name in names}) == 3


def test_pass_and_play_begins_with_whom_one_names(open_page: Open) -> None:
    page = open_page(settings={"start": {"sharers": 3, "names": ["Ann", "Ben", "Cleo"]}}).page
    page.locator("#mode-hotseat").click()
    page.get_by_role("radio", name="Cleo").check(force=True)
    with page.expect_response("**/api/games") as made:
        page.locator("#create").click()
    page.locator("#handover").wait_for()
    assert made.value.json()["starting_player"] == 2


def test_everyone_gets_the_edition_of_their_language(open_page: Open) -> None:
    page = open_page(settings={"language": "de"}).page
    edition = page.locator("#edition")
    edition.wait_for()
    for language, name in {"de": "amigo-de", "fr": "amigo-fr", "it": "amigo-it", "ru": "hobby-world"}.items():
        page.locator("#language").select_option(language)
        until(page, f"document.documentElement.lang === '{language}'")
        assert edition.input_value() == name
    with page.expect_response("**/api/games") as made:
        page.locator("#play-now").click()
    page.locator(".table").wait_for()
    assert made.value.json()["edition"] == "hobby-world"
    page.locator(".brand").click()
    edition.select_option("jesweb")  # what one has chosen stays
    page.locator("#language").select_option("en")
    until(page, "document.documentElement.lang === 'en'")
    assert edition.input_value() == "jesweb"


def test_a_portrait_and_a_colour_are_chosen_and_seen_at_the_table(open_page: Open) -> None:
    page = open_page(settings={"start": {"opponents": 2, "bot": "random"}}).page
    page.locator("#me").click()
    page.locator("#me-name").fill("Ann")
    page.get_by_role("radio", name="piper in a hood").check(force=True)
    page.get_by_role("radio", name="green triangle").check(force=True)
    until(page, "[...document.querySelectorAll('.me-faces img')].every((face) => face.naturalWidth > 0)")
    assert not axe(page)
    page.locator("#me-save").click()
    until(page, "document.querySelector('#me img').src.includes('/portrait/piper.svg')")
    page.locator("#play-now").click()
    page.locator(".player.me .face img").wait_for()
    assert "/portrait/piper.svg?seat=2" in str(page.locator(".player.me .face img").get_attribute("src"))
    page.goto(page.evaluate("() => location.origin"))
    page.locator("#me").click()
    until(page, "document.querySelector('input[name=face][value=piper]')?.checked")


def test_short_news_stand_in_one_line_with_their_button(open_page: Open) -> None:
    page = open_page().page
    game = table(page, seats=[ANN, {"kind": "open"}])
    page.goto(f"{page.url}g/{game}")
    page.locator(".lobby-seats").wait_for()
    other = open_page()
    other.page.request.post(f"{other.address}/api/games/{game}/join", data={"name": "Boris"})
    page.locator(".notice").wait_for()
    words, button = page.locator(".notice p").bounding_box(), page.locator(".notice button").bounding_box()
    assert page.locator(".notice p").inner_text() == "Boris sits down."
    assert words
    assert button
    assert words["height"] < 40
    assert button["x"] >= words["x"] + words["width"]
    assert button["y"] < words["y"] + words["height"] / 2 < button["y"] + button["height"]


def test_a_heading_that_is_read_from_has_no_ring(open_page: Open) -> None:
    page = open_page().page
    page.locator("#play-now").wait_for()
    keys = Keyboard(page)
    keys.walk_to("#rules")
    page.keyboard.press("Enter")
    page.locator(".rules-search").wait_for()
    until(page, "document.activeElement.matches('h1')")
    assert page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle") == "none"


def test_the_editions_fit_on_a_tablet_and_every_row_has_its_line(open_page: Open) -> None:
    page = open_page("/rules", viewport={"width": 820, "height": 1180}).page
    page.locator(".editions").wait_for()
    assert page.evaluate("() => (wide => wide.scrollWidth <= wide.clientWidth)(document.querySelector('.wide'))")
    # Lines that the cells share are painted under a column that stays in sight.
    assert page.evaluate("() => getComputedStyle(document.querySelector('.editions')).borderCollapse") == "separate"


SHIFTS = """() => {
  globalThis.shifts = [];
  new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => entry.value)))
    .observe({type: 'layout-shift', buffered: true});
}"""


def test_the_list_of_games_moves_nothing_when_it_comes(open_page: Open) -> None:
    page = open_page().page
    table(page, seats=[ANN, BEN], start=True)

    def slow(route: Route) -> None:
        page.wait_for_timeout(150)
        route.continue_()

    page.route("**/api/games?which=*", slow)
    page.reload()
    page.evaluate(SHIFTS)
    page.locator(".games.first li").wait_for()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert page.evaluate("() => shifts.filter((value) => value > 0.02)") == []
