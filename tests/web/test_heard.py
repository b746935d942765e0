"""What a screen reader's user hears: every event once and in order, and when it is their turn."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, Route

from .harness import Watched, axe, until
from .player import NOWHERE, Keyboard, Mouse, begin, play_until, sit, to_phase

Open = Callable[..., Watched]
#: Every line that a screen reader is given, with the log as it stands then.
LISTEN = """() => {
  window.spoken = [];
  const hear = (node) => node.nodeType === 1 ? spoken.push(node.textContent) : spoken.push('text ' + node.data);
  new MutationObserver((records) => records.forEach((record) => record.addedNodes.forEach(hear)))
    .observe(document.getElementById('announcer'), { childList: true, subtree: true, characterData: true });
}"""
LOG = "[...document.querySelectorAll('.log-line .log-words')].map((line) => line.textContent)"
#: Scrolls back, which brings earlier lines, and says whether the very first is there.
BACK = """(() => {
  const log = document.querySelector('.log');
  log.scrollTop = -log.scrollHeight;
  return log.querySelector('.log-line').textContent.startsWith('The game begins');
})()"""
TURN = "It is your turn."
DROPPED = "Choice taken back."


def listen(page: Page) -> None:
    page.evaluate(LISTEN)


def spoken(page: Page) -> list[str]:
    lines: list[str] = page.evaluate("() => spoken")
    return lines


def log(page: Page) -> list[str]:
    """All lines from the first one."""
    until(page, BACK)
    lines: list[str] = page.evaluate(f"() => {LOG}")
    return lines


def test_all_that_happens_is_heard_in_its_order(open_page: Open) -> None:
    """A round with four bots: draws, placements, journeys, and my cards of the next round."""
    page = open_page().page
    begin(page, 4)
    # Nothing happens between what was before and what is heard from now on: everybody waits for me, and all is told.
    until(page, f"[...document.querySelectorAll('#announcer > p')].at(-2)?.textContent === '{TURN}'")
    before = len(log(page))
    listen(page)
    play_until(Mouse(page, most_moves=1), lambda now: now["round"] == "Round 2 of 4" and bool(now["mine"]))
    until(page, f"spoken.at(-2) === '{TURN}'")
    # What all others get at the beginning of a round is the same every time.
    happened = [
        line for line in log(page)[before:] if not re.search(r" receives \d cards?\.$| a secret counter\.$", line)
    ]
    lines = spoken(page)
    assert [line for line in lines if line in set(happened)] == happened
    assert any(line.startswith("You receive ") for line in happened)
    # The phases are told where they begin, before what happens in them.
    for phase, signs in (
        (4, (" places ", "You place ", " passes.")),
        (5, (" travels from ", "You travel ", " ends their")),
    ):
        begins = next(i for i, line in enumerate(lines) if f"phase {phase}: " in line)
        assert begins < next(i for i, line in enumerate(lines) if any(sign in line for sign in signs))
    assert "Round 2 of 4, phase 3: Draw additional counters." in lines
    assert not [line for line in lines if line.startswith("text ")]
    # The turn comes to me again only after somebody else did something.
    since = ["what was before"]
    for line in lines:
        if line == TURN:
            assert [other for other in since if not other.startswith("You ")], since
            since = []
        elif line in happened or "phase" in line:
            since.append(line)
    assert page.locator("#announcer > p").count() < len(lines) / 2  # old lines go, none of the same moment


def test_a_choice_is_heard_when_it_is_made_and_when_it_is_dropped(open_page: Open) -> None:
    page = open_page(NOWHERE).page
    sit(page, "4")
    listen(page)
    pick = page.locator("#counters button.pick:not(.dull)").first
    pick.click()
    until(page, "/chosen. \\d+ roads? (is|are) lit up: /.test(spoken.at(-1))")
    page.keyboard.press("Escape")
    until(page, f"spoken.at(-1) === '{DROPPED}'")
    page.evaluate("() => { spoken.length = 0 }")
    Mouse(page).plan({})
    until(page, "spoken.some((line) => line.startsWith('You place '))")
    page.wait_for_timeout(300)
    assert DROPPED not in spoken(page)


def test_own_steps_tell_what_can_be_reached_and_no_new_turn(open_page: Open) -> None:
    page = open_page(NOWHERE).page
    sit(page, "5")
    listen(page)
    play_until(Mouse(page), lambda now: any(line.startswith("You travel from ") for line in spoken(page)))
    until(page, "/^From .* you can(not)? reach /.test(spoken.at(-1))")
    assert TURN not in spoken(page)


def test_no_number_of_towns_is_told_before_it_is_known(open_page: Open) -> None:
    """What can be reached is asked of the server; until it answers, the neighbours are not all there is."""
    page = open_page().page
    held: list[Route] = []
    page.route("**/reach*", lambda route: held.append(route))
    sit(page, "4")
    neighbours = page.locator(".town.reachable")
    mouse = Mouse(page, near="elvenhold")
    play_until(mouse, lambda now: now["phase"] == "5" and bool(now["mine"]) and neighbours.count() > 0)
    until(page, "document.querySelector('#sentence').textContent === 'Travel: choose a town, or end your turn.'")
    while not held:
        page.wait_for_timeout(25)
    for route in held:
        route.continue_()
    page.unroute("**/reach*")
    until(page, "/^Travel: .* within reach/.test(document.querySelector('#sentence').textContent)")


FOCUS = """() => {
  const here = document.activeElement;
  return here.closest('.table-text') ? 'text' : here.id || here.className || here.tagName;
}"""


def focus(page: Page) -> str:
    """Where the focus is, when the page has come to rest."""
    page.wait_for_timeout(150)
    until(page, "!document.querySelector('button[aria-disabled=true]:not(#pay):not(#keep)')")
    here: str = page.evaluate(FOCUS)
    return here


def press(page: Page, selector: str) -> None:
    """Press a button by the keyboard, as someone does who has come to it by the Tab key."""
    page.locator(selector).first.focus()
    page.keyboard.press("Enter")


def test_the_focus_is_not_lost_when_one_plays_by_keyboard(open_page: Open) -> None:
    page = open_page(settings={"confirm": True}).page
    page.locator("#play-now").wait_for()
    press(page, "#play-now")
    page.locator("button.take").first.wait_for()
    assert focus(page) == "dock"
    press(page, "button.take")
    until(page, "document.querySelectorAll('.log-line').length > 8")
    assert focus(page) in ("dock", "take")  # a quick opponent lets the counter stay one that can be taken
    to_phase(Mouse(page), "4")
    # A question gives the focus back to where it came from, whichever way it is answered.
    for answer in ("Escape", "#slip-no"):
        press(page, "#pass")
        until(page, "document.activeElement.id === 'slip-yes'")
        if answer == "Escape":
            page.keyboard.press("Escape")
        else:
            press(page, answer)
        assert focus(page) == "pass"
    press(page, "#pass")
    until(page, "document.activeElement.id === 'slip-yes'")
    page.keyboard.press("Enter")
    assert focus(page) in ("dock", "pass")
    until(page, "document.activeElement !== document.body")


def test_a_question_does_not_pull_the_focus_back_to_yes(open_page: Open) -> None:
    page = open_page(NOWHERE, settings={"confirm": True}).page
    sit(page, "4")
    press(page, "#pass")
    until(page, "document.activeElement.id === 'slip-yes'")
    page.keyboard.press("Tab")
    page.locator("#tab-chart").click()
    page.locator("#slip-yes + button").focus()
    page.evaluate("() => dispatchEvent(new Event('resize'))")
    page.locator("#tab-log").evaluate("tab => tab.click()")
    page.wait_for_timeout(200)
    assert page.evaluate("() => document.activeElement.matches('#slip-yes + button')")


def test_the_focus_stays_in_the_text(open_page: Open) -> None:
    page = open_page(settings={"textView": True}).page
    begin(page)
    for _ in range(6):
        until(page, "document.querySelectorAll('.table-text button:not([aria-disabled=true])').length > 0")
        press(page, ".table-text button")
        assert focus(page) == "text"


def test_the_focus_goes_to_the_result_and_into_the_replay(open_page: Open) -> None:
    page = open_page(NOWHERE).page
    sit(page, "5", round=4)
    play_until(Keyboard(page), lambda now: bool(now["over"]))
    until(page, f"({FOCUS})() === 'end-heading'")
    press(page, "#replay")
    page.locator("#play").wait_for()
    until(page, "document.activeElement.id === 'play'")
    press(page, ".brand")
    page.locator("#play-now").wait_for()
    until(page, "document.activeElement.tagName === 'H1'")


def test_the_text_lets_one_plan(open_page: Open) -> None:
    """Choices by counter, every connection of every town, and the chart: enough to plan a journey unseen."""
    page = open_page(NOWHERE, settings={"textView": True}).page
    sit(page, "4")
    text = page.locator(".table-text")
    text.wait_for()
    assert text.locator(".text-choices button:visible").count() < 4
    lines = text.locator("details > ul:not(.text-choices) > li")
    assert lines.count() == 2 * 48
    assert len([line for line in lines.all_text_contents() if "River, Downriver, 1 raft." in line]) == 7
    assert len([line for line in lines.all_text_contents() if "Lake, Mare " in line]) == 12
    assert text.locator(".chart tbody tr").count() == 7
    page.evaluate("() => document.querySelectorAll('.table-text details').forEach((one) => (one.open = true))")
    assert not axe(page)
    page.evaluate("() => document.querySelectorAll('.table-text details').forEach((one) => (one.open = false))")
    # A counter is placed by keyboard, and stands then with its price at both ends of its road.
    press(page, ".table-text summary")
    laid = text.locator("details[open] button").first
    words = str(laid.get_attribute("aria-label"))
    kind, road, price = (part.strip() for part in words.removeprefix("Place: ").split("·"))
    press(page, ".table-text details[open] button")
    kind = kind.split(",")[0]
    start, end = road.split(" (")[0].split(" – ")
    for here, there in ((start, end), (end, start)):
        town = text.locator("details", has=page.locator("summary", has_text=re.compile(f"^{here}")))
        line = f"To {there}: \\w+, {kind}, (with an obstacle, \\d|{price.split()[0]}) {kind.lower()}"
        until(page, f"[...document.querySelectorAll('.table-text li')].some((li) => /{line}/.test(li.textContent))")
        assert re.search(line, str(town.text_content()))
    assert focus(page) == "text"
