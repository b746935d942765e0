"""The rules' page: what a search finds and marks, where a rule's number leads, editions on a phone, fingers."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

import elfenland
from elfenland.board import EDITIONS

from .harness import Pictures, Watched, axe, until

Open = Callable[..., Watched]
WEB = Path(elfenland.__path__[0]) / "web"
PHONE = {"width": 390, "height": 844}
MARKS = "[...document.querySelectorAll('mark')].map(mark => mark.textContent)"
LINKS = "[...document.querySelectorAll('.rules-nav a')].map(link => link.hash)"
WHOLE = "document.querySelector('.editions, .edition')"


def search(page: Page, words: str) -> None:
    page.locator("#rules-search").fill(words)


@pytest.mark.parametrize(
    ("language", "words", "found"),
    [
        ("en", "CARAVAN", {"caravan", "Caravan"}),
        ("fr", "ete", {"été", "ête", "ète", "ete"}),
        ("ru", "жетон", {"жетон", "Жетон"}),
        ("de", "strasse karte", set()),
        ("en", "R4.5", {"R4.5"}),
    ],
)
def test_found_words_are_marked(open_page: Open, language: str, words: str, found: set[str]) -> None:
    page = open_page("/rules", settings={"language": language}).page
    until(page, WHOLE)
    search(page, words)
    if not found:
        until(page, "document.querySelectorAll('.rule').length === 0")
        return
    until(page, f"{MARKS}.length > 0 && document.querySelectorAll('.rule').length < 25")
    assert set(page.evaluate(f"() => {MARKS}")) <= found
    # Every rule that is shown says why.
    assert page.evaluate("() => [...document.querySelectorAll('.rule')].every(rule => rule.querySelector('mark'))")
    assert not axe(page)
    search(page, "")
    until(page, f"{MARKS}.length === 0 && document.querySelectorAll('.rule').length > 25")


def test_only_what_is_found_stands_there(open_page: Open) -> None:
    page = open_page("/rules").page
    until(page, WHOLE)
    assert len(page.evaluate(f"() => {LINKS}")) == 8
    search(page, "obstacle")
    until(page, f"{LINKS}.length < 8")
    chapters = page.evaluate("() => [...document.querySelectorAll('.rules-chapter')].map(one => '#' + one.id)")
    assert page.evaluate(f"() => {LINKS}") == chapters
    assert "#editions" not in chapters
    assert page.locator(".rules-chart").count() == 0
    search(page, "ferry")
    until(page, "document.querySelector('.editions mark')?.textContent === 'Ferry'")
    search(page, "dragon mountains")
    until(page, "document.querySelector('.rules-chart')")
    search(page, "xyzzy")
    until(page, f"{LINKS}.length === 0 && !document.querySelector('.rules-chapter')")
    search(page, "   ")
    until(page, f"{LINKS}.length === 8")


def test_every_number_that_is_cited_leads_to_its_rule(open_page: Open) -> None:
    """The numbers in the page's sentences and those by which a game ends, each in the rules' index."""
    index = {number for entry in json.loads((WEB / "i18n" / "rules.json").read_text()) for number in entry["rules"]}
    cited = set(re.findall(r"R\d\.\d", (WEB / "i18n" / "en" / "ui.ftl").read_text(encoding="utf-8")))
    engine = Path(elfenland.__path__[0])
    for name in ("rules/core.py", "game/outcome.py", "game/refusals.py"):
        cited |= set(re.findall(r'"(R\d\.\d)"', (engine / name).read_text(encoding="utf-8")))
    assert {"R3.2", "R4.5", "R6.2"} <= cited
    assert not cited - index
    for number, title in (("R4.2", "travel"), ("R6.1", "end"), ("R3.2", "plan")):
        page = open_page(f"/rules#{number}").page
        until(page, "document.querySelector('.rule.aimed')")
        aimed = "document.querySelector('.rule.aimed')"
        assert page.evaluate(f"() => {aimed}.closest('section').id") == title
        assert number in str(page.locator(".rule.aimed").text_content())
        until(page, f"(box => box.top > 0 && box.bottom < innerHeight)({aimed}.getBoundingClientRect())")


@pytest.mark.parametrize("place", ["editions", "R6.4", "end"])
def test_a_phone_reaches_the_place_that_is_asked_for(open_page: Open, place: str) -> None:
    page = open_page(f"/rules#{place}", viewport=PHONE).page
    page.locator(".edition").first.wait_for()
    aim = ".rule.aimed" if place.startswith("R") else f"#{place} h2"
    place_of = f"document.querySelector('{aim}').getBoundingClientRect()"
    seen = f"(box => box.bottom > 100 && box.top < innerHeight / 2)({place_of})"
    until(page, seen)
    page.wait_for_timeout(400)
    assert page.evaluate(f"() => {seen}")


def test_chapters_are_reached_by_their_links(open_page: Open) -> None:
    page = open_page("/rules").page
    until(page, WHOLE)
    for chapter in ("travel", "end", "travel"):
        page.locator(f".rules-nav a[href='#{chapter}']").click()
        until(page, f"Math.abs(document.getElementById('{chapter}').getBoundingClientRect().top) < 150")
        page.wait_for_timeout(150)
        assert abs(page.evaluate(f"() => document.getElementById('{chapter}').getBoundingClientRect().top")) < 150


def test_editions_on_a_phone_say_what_is_different(open_page: Open, pictures: Pictures) -> None:
    page = open_page("/rules", viewport=PHONE).page
    page.locator(".edition").first.wait_for()
    assert page.locator(".editions").count() == 0
    told = page.evaluate(
        "() => [...document.querySelectorAll('.edition')].map(one => one.querySelectorAll('dt').length)"
    )
    options = {"tie_break", *EDITIONS["rio-grande"].options.to_dict()} - {"rounds"}

    def value(edition: str, option: str) -> object:
        preset = EDITIONS[edition]
        return preset.tie_break if option == "tie_break" else preset.options.to_dict()[option]

    names = ["rio-grande", *(name for name in EDITIONS if name != "rio-grande")]
    differences = [sum(value(name, o) != value("rio-grande", o) for o in options) for name in names]
    assert told == [len(options), *differences[1:]]
    assert 0 < sum(told[1:]) < 7 * told[0] / 2
    page.locator("#editions").scroll_into_view_if_needed()
    pictures(page, "editions-phone.png")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert not axe(page)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.locator(".editions").wait_for()
    assert page.locator(".edition").count() == 0


@pytest.mark.parametrize("path", ["/rules", "/about"])
def test_links_are_as_large_as_a_finger(open_page: Open, path: str) -> None:
    page = open_page(path, settings={"language": "ru"}, viewport=PHONE, has_touch=True, is_mobile=True).page
    until(page, "document.querySelector('.rules-nav a:nth-child(8), .credits a')")
    small = page.evaluate(
        """() => [...document.querySelectorAll('main a, main button')]
          .map(a => [a.textContent, a.getBoundingClientRect()])
          .filter(([, box]) => box.width < 44 || box.height < 44).map(([text, box]) => [text, box.width, box.height])"""
    )
    assert not small
