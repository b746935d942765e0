"""Every page and sheet: five languages, phone, night, text, accessibility, size, and links that lead nowhere."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .harness import Pictures, Watched, axe, until
from .player import NOWHERE, Mouse, begin, play_until, sit, state, to_phase

Open = Callable[..., Watched]
WORDS = {"de": "Regeln", "en": "Rules", "fr": "Règles", "it": "Regole", "ru": "Правила"}


@pytest.mark.parametrize("language", WORDS)
def test_each_language(open_page: Open, pictures: Pictures, language: str) -> None:
    page = open_page().page
    page.locator("#language").select_option(language)
    until(page, f"document.documentElement.lang === '{language}'")
    assert page.locator("#rules").inner_text() == WORDS[language]
    pictures(page, f"start-{language}.png")
    sit(page, "4")
    page.locator("#counters button.pick:not(.dull)").first.click()
    pictures(page, f"plan-{language}.png")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    # A message that is missing would show its key.
    text = page.evaluate("() => document.body.innerText")
    assert not [sign for sign in ("undefined", "{$", "do-") if sign in text]
    page.reload()
    until(page, f"document.documentElement.lang === '{language}'")


@pytest.mark.parametrize(("name", "size"), [("phone", (390, 844)), ("landscape", (844, 390)), ("tablet", (820, 1180))])
def test_small_screens(open_page: Open, pictures: Pictures, name: str, size: tuple[int, int]) -> None:
    page = open_page(viewport={"width": size[0], "height": size[1]}, has_touch=True).page
    pictures(page, f"start-{name}.png")
    for phase in ("3", "4", "5"):
        sit(page, phase, 3)
        pictures(page, f"{name}-{phase}.png")
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        small = page.evaluate(
            """() => [...document.querySelectorAll('.dock button, .strip button, .tool, .tab-list button')]
              .filter(b => b.offsetParent && !b.matches('.fan-card'))
              .map(b => [b.textContent.trim() || b.ariaLabel, b.offsetWidth, b.offsetHeight])
              .filter(([, w, h]) => w < 43 || h < 43)"""
        )
        assert not small


def test_night(open_page: Open, pictures: Pictures) -> None:
    page = open_page(color_scheme="dark").page
    assert page.evaluate("() => document.documentElement.classList.contains('night')")
    pictures(page, "start-night.png")
    sit(page, "4", 3)
    assert "ground-night" in str(page.locator(".ground img").first.get_attribute("src"))
    pictures(page, "plan-night.png")
    assert not axe(page)


def test_axe_finds_nothing_on_any_page(open_page: Open) -> None:
    page = open_page(settings={"hints": True, "speed": "off"}).page
    page.locator("#play-now").wait_for()
    assert not axe(page)
    for mode in ("friends", "hotseat", "now"):
        page.locator(f"#mode-{mode}").click()
        assert not axe(page), mode
    for path in ("/rules", "/about", "/g/nothing-there", "/s/nothing-there"):
        other = open_page(path)
        until(other.page, "document.querySelector('h1')")
        other.page.wait_for_timeout(200)
        assert not axe(other.page), path
        other.forgive("404")
        other.forgive("403")
    for phase in ("3", "4", "5"):
        sit(page, phase, 3)
        assert not axe(page), phase
    for tab in ("chat", "chart", "seen"):
        page.locator(f"#tab-{tab}").click()
        assert not axe(page), tab
    page.locator(".strip-nav button").click()
    assert not axe(page), "menu"
    page.locator("#menu-settings").click()
    assert not axe(page), "settings"
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    until(page, "document.querySelector('.keys')")
    assert not axe(page), "keys"


def test_a_new_visitor_is_one_guest(open_page: Open) -> None:
    """The first questions come all at once; were each answered with a cookie of its own, a seat could be lost."""
    watched = open_page("/about")
    watched.context.clear_cookies()
    given: list[str] = []
    watched.page.on("response", lambda answer: given.extend([answer.url] if answer.header_value("set-cookie") else []))
    watched.page.goto(watched.address)
    watched.page.locator("#play-now").wait_for()
    watched.page.wait_for_timeout(300)
    assert given == [f"{watched.address}/"]


def test_the_table_as_text(open_page: Open) -> None:
    page = open_page(settings={"textView": True}).page
    begin(page)
    page.locator(".table-text").wait_for()
    until(page, "document.querySelectorAll('.text-choices button').length > 1")
    assert not axe(page)
    page.locator(".text-choices button").first.click()
    until(page, "document.querySelector('#announcer').textContent.length > 0")
    assert "Elvenhold" in page.locator(".table-text").inner_text()


def test_rules_are_found_by_words(open_page: Open) -> None:
    page = open_page("/rules").page
    page.locator(".editions").wait_for()  # comes last
    everything = page.locator(".rule").count()
    assert everything > 25
    page.locator("#rules-search").fill("caravan")
    until(page, f"document.querySelectorAll('.rule').length < {everything}")
    assert page.locator(".rule").count() >= 1
    assert page.locator(".editions tbody tr").count() == 8


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/g/nothing-there", "no game under this link"),
        ("/s/nothing-there", "link is no longer valid"),
        ("/no/such/page", "nothing at this address"),
    ],
)
def test_links_that_lead_nowhere(open_page: Open, path: str, words: str) -> None:
    watched = open_page(path)
    until(watched.page, f"document.body.innerText.includes('{words}')")
    watched.page.locator("#to-start").click()
    watched.page.locator("#play-now").wait_for()
    watched.forgive("404")
    watched.forgive("403")


def test_a_seat_is_handed_to_a_bot_and_taken_back(open_page: Open) -> None:
    page = open_page(settings={"start": {"names": ["Ann", "Ben"]}}).page
    page.locator("#mode-hotseat").click()
    page.locator("#create").click()
    to_phase(Mouse(page), "3")
    page.locator(".strip-nav button").click()
    page.get_by_role("button", name="Hand the seat to a bot").click()
    page.locator("#slip-yes").click()
    until(page, "document.body.innerText.includes('A bot has been playing for you')")
    page.get_by_role("button", name="Take the seat back").click()
    until(page, "!document.body.innerText.includes('A bot has been playing for you')")


def test_hints_explain_each_phase_and_can_be_switched_off(open_page: Open) -> None:
    page = open_page(settings={"hints": True}).page
    begin(page)
    first = page.locator(".hint p").inner_text()
    page.get_by_role("button", name="Got it").click()
    until(page, f"document.querySelector('.hint p')?.textContent !== {first!r}")
    page.get_by_role("button", name="No more hints").click()
    until(page, "!document.querySelector('.hint')")


def test_zoom_and_find(open_page: Open) -> None:
    page = open_page().page
    begin(page)
    tools, land = page.locator(".map-tools").bounding_box(), page.locator("#map").bounding_box()
    assert tools
    assert land
    assert tools["y"] + tools["height"] <= land["y"], "the tools cover the map"
    scale = "Number(document.querySelector('.sheet').style.transform.match(/scale\\((.*)\\)/)[1])"
    before = page.evaluate(f"() => {scale}")
    page.mouse.move(500, 400)
    page.mouse.wheel(0, -600)
    until(page, f"{scale} > {before}")
    page.locator("#map [tabindex='0']").first.focus()
    page.keyboard.press("0")
    until(page, f"Math.abs({scale} - {before}) < 0.01")
    page.keyboard.press("f")
    page.locator(".finder input").fill("dagam")
    page.keyboard.press("Enter")
    until(page, "document.activeElement.id === 'town:dagamura'")


def test_the_game_goes_on_after_reloading(open_page: Open) -> None:
    page = open_page(NOWHERE).page
    sit(page, "4")
    page.reload()
    page.locator(".table").wait_for()
    play_until(Mouse(page, 0), lambda now: now["phase"] == "5")
    page.locator(".brand").click()
    page.get_by_role("button", name="Continue").first.click()
    page.locator(".table").wait_for()
    assert state(page)["round"]


def test_while_you_were_away(open_page: Open) -> None:
    page = open_page(NOWHERE, settings={"speed": "fast"}).page
    sit(page, "4")
    player = Mouse(page)
    play_until(player, lambda now: int(str(now["log"])) > 14 and bool(now["mine"]))
    counters = page.locator("[data-sign]").count()
    # As if this browser had last looked near the beginning; what it has really seen is written down by then.
    page.wait_for_timeout(800)
    page.evaluate(
        "() => localStorage.setItem('elfenland.seen', JSON.stringify({[location.pathname.split('/')[2]]: 2}))"
    )
    page.reload()
    until(page, "/While you were away, \\d+ moves? (was|were) made\\./.test(document.body.innerText)")
    page.get_by_role("button", name="Show me").click()
    until(page, f"document.querySelectorAll('[data-sign]').length < {max(counters, 1)} || {counters} === 0")
    until(page, f"document.querySelectorAll('[data-sign]').length === {counters}", 30)


def test_two_tabs_show_the_same(open_page: Open) -> None:
    watched = open_page()
    first = watched.page
    sit(first, "4")
    second = watched.context.new_page()
    second.goto(first.url)
    until(first, "document.body.innerText.includes('open in another tab')")
    until(second, "document.body.innerText.includes('open in another tab')")
    before = second.locator("[data-sign]").count()
    seen = f"document.querySelectorAll('[data-sign]').length > {before} || document.title.includes('Game over')"
    until(second, seen, each=Mouse(first).step)


def test_a_seat_on_another_device(open_page: Open) -> None:
    page = open_page(NOWHERE).page
    sit(page, "3")
    page.locator(".strip-nav button").click()
    page.get_by_role("button", name="Open this seat on another device").click()
    until(page, "document.querySelector('dialog input')?.value.includes('/s/')")
    link = page.locator("dialog input").input_value()
    other = open_page(link[link.index("/s/") :]).page
    other.locator(".hand .fan").first.wait_for()
    assert "/g/" in other.url
    assert other.locator(".fan-card").count() == page.locator(".fan-card").count()


def test_rules_and_about_open_beside_a_table(open_page: Open) -> None:
    page = open_page(NOWHERE).page
    sit(page, "3")
    for words, path in (("Rules", "/rules"), ("About", "/about")):
        page.locator(".strip-nav button").click()
        with page.expect_popup() as beside:
            page.locator(".menu").get_by_role("button", name=words, exact=True).click()
        assert beside.value.url.endswith(path)
        beside.value.close()
    assert "/g/" in page.url
