"""Records out of files, good and bad, and the way through a replay and back."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from long import some
from playwright.sync_api import Page

from elfenland.arena.simulation import Setting, play_game
from elfenland.board import resolve
from elfenland.game import record

from .harness import Watched, axe, until
from .test_around import finished

Open = Callable[..., Watched]
WHOLE = record.dumps(play_game(Setting(resolve("rio-grande", None), ("random",) * 3, "rio-grande"), 7))
LINES = WHOLE.splitlines()
#: What Python and its libraries say of a bad file.
STRANGE = ("Expecting", "char", "JSON", "Object", "line 1")


def choose(page: Page, text: str) -> None:
    page.locator("#record").set_input_files({"name": "game.jsonl", "mimeType": "text/plain", "buffer": text.encode()})


def refused(watched: Watched, text: str) -> str:
    """What the page says about a file."""
    choose(watched.page, text)
    watched.page.locator(".notice.refusal p").wait_for()
    watched.forgive("422")
    watched.forgive("413")
    return watched.page.locator(".notice.refusal").inner_text()


def broken(number: int, **changes: object) -> str:
    """The record with one line changed."""
    line = json.loads(LINES[number - 1])
    return "\n".join([*LINES[: number - 1], json.dumps({**line, **changes}), *LINES[number:]]) + "\n"


PLAIN = {
    "de": "Diese Datei ist nicht die Aufzeichnung einer Partie.",
    "en": "This file is not the record of a game.",
    "fr": "Ce fichier n’est pas l’enregistrement d’une partie.",
    "it": "Questo file non è la registrazione di una partita.",
    "ru": "Этот файл не является записью партии.",
}


@pytest.mark.parametrize("language", some(list(PLAIN), 2))
def test_what_is_no_record_is_told_in_the_readers_language(open_page: Open, language: str) -> None:
    watched = open_page(settings={"language": language})
    for text in ("Dear diary", "", "[1, 2]", "\n\n"):
        said = refused(watched, text)
        assert said.strip("✕ \n") == PLAIN[language]
        watched.page.locator(".notice .quiet-button").click()
    # A line that is cut off: its number, without the words of a machine.
    said = refused(watched, "\n".join(LINES[:8]) + "\n" + LINES[8][:9])
    assert "9" in said
    assert not [word for word in STRANGE if word in said]


def test_a_record_that_breaks_a_rule_names_line_and_rule(open_page: Open) -> None:
    watched = open_page()
    number = next(i for i, line in enumerate(LINES, 1) if '"event":"draw"' in line.replace(" ", ""))
    other = (json.loads(LINES[number - 1])["player"] + 1) % 3
    said = refused(watched, broken(number, player=other))
    assert f"line {number} breaks rule R1.4" in said
    # In the reader's words alone, without what the server says in English.
    assert said.strip("✕ \n") == f"This record cannot be replayed: line {number} breaks rule R1.4."
    assert not axe(watched.page)
    with watched.context.expect_page() as opened:
        watched.page.locator(".notice a").first.click()
    rules = opened.value
    until(rules, "document.querySelector('.rule.aimed')?.textContent.includes('R1.4')")


def test_a_file_that_is_too_large(open_page: Open) -> None:
    assert "too large" in refused(open_page(), "x" * 1_000_001)


def test_an_imported_record_ends_with_its_winner_and_leads_back_to_the_start(open_page: Open) -> None:
    page = open_page().page
    choose(page, WHOLE)
    page.locator("#timeline").wait_for()
    page.get_by_role("button", name="To the end").click()
    until(page, "/(wins|share the victory)[.] .*[(]?R6/.test(document.querySelector('.sentence').textContent)")
    assert str(page.locator(".sentence a").get_attribute("href")).startswith("/rules#R6.")
    page.locator("#step-back").click()
    until(page, "!/wins|share the victory/.test(document.querySelector('.sentence').textContent)")
    assert page.locator("#back").inner_text() == "Start page"
    assert not axe(page)
    page.locator("#back").click()
    page.locator("#play-now").wait_for()


def test_a_record_that_is_not_whole_says_so(open_page: Open) -> None:
    page = open_page().page
    choose(page, "\n".join(LINES[:60]) + "\n")
    page.locator("#timeline").wait_for()
    page.get_by_role("button", name="To the end").click()
    until(page, "document.querySelector('.sentence').textContent.includes('before the game was over')")


def test_the_replay_leads_back_to_the_result(open_page: Open) -> None:
    page = open_page().page
    game = finished(page, 2)
    said = page.locator("#end-heading").inner_text()
    rule = page.locator(".end-words p a")
    assert str(rule.get_attribute("href")).startswith("/rules#R6.")
    assert rule.get_attribute("target") == "_blank"
    page.locator("#replay").click()
    page.locator("#timeline").wait_for()
    page.locator("#back").click()
    page.locator("#end-heading").wait_for()
    assert page.url.endswith(f"/g/{game}")
    assert page.locator("#end-heading").inner_text() == said
    for size in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.locator("#replay").click()
        page.locator("#back").wait_for()
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), size
        page.locator("#back").click()
        page.locator("#end-heading").wait_for()


def test_a_replay_marks_its_rounds_and_has_an_address_for_each_moment(open_page: Open) -> None:
    watched = open_page()
    page = watched.page
    watched.context.grant_permissions(["clipboard-read", "clipboard-write"])
    choose(page, WHOLE)
    page.locator("#timeline").wait_for()
    marks = page.locator(".marks button")
    until(page, "document.querySelectorAll('.marks button').length === 4")
    marks.nth(2).click()
    until(page, "/Round 3 of 4/.test(document.querySelector('.round-words').textContent)")
    at = page.locator("#timeline").input_value()
    until(page, f"location.hash === '#{at}'")
    assert not axe(page)
    page.locator("#moment-link").click()
    until(page, "document.querySelector('#moment-link').textContent === 'Copied.'")
    link = page.evaluate("() => navigator.clipboard.readText()")
    page.goto(page.url.split("/r/")[0])  # another page, so that the link opens anew
    page.goto(link)
    until(page, f"document.querySelector('#timeline')?.value === '{at}'")
    page.locator("#step-back").click()
    until(page, f"location.hash === '#{int(at) - 1}'")
