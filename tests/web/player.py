"""Someone who plays at the page, with the mouse alone or with the keyboard alone."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from uuid import uuid4

import msgspec
from playwright.sync_api import APIResponse, Error, Page, TimeoutError

from elfenland.bots import make
from elfenland.game import View

from .harness import Watched, until

STATE = """() => ({
  title: document.title,
  phase: document.querySelector('.phases .now .phase-number')?.textContent ?? null,
  round: document.querySelector('.round-words')?.textContent ?? null,
  over: !!document.querySelector('#end-heading'),
  mine: !!document.querySelector('.dock.mine'),
  paying: !!document.querySelector('#pay'),
  busy: !!document.querySelector('.dock button[aria-disabled=true]:not(#pay):not(#keep)'),
  handover: !!document.querySelector('#handover'),
  ask: !!document.querySelector('#slip-yes'),
  log: document.querySelectorAll('.log-line').length,
})"""


IN_SIGHT = """([which, near]) => {
  const frame = document.getElementById('map').getBoundingClientRect();
  const roadOf = (sign) => sign.dataset.ghost ?? sign.dataset.sign;
  const first = (sign) => (near && roadOf(sign).includes(near) ? 0 : 1);
  for (const sign of [...document.querySelectorAll(which)].sort((a, b) => first(a) - first(b))) {
    const road = roadOf(sign);
    if (!document.getElementById('road:' + road).classList.contains('reachable')) continue;
    const box = sign.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) continue;
    if (document.elementFromPoint(x, y)?.closest(which) === sign) return [x, y];
  }
  return null;
}"""


def state(page: Page) -> dict[str, object]:
    found: dict[str, object] = page.evaluate(STATE)
    return found


WHOLE = "['.dock', '.boot, .table-text', '.side'].every((part) => document.querySelector(part))"


def begin(page: Page, opponents: int = 1, bot: str = "random") -> None:
    """Play now, against a few bots."""
    page.locator("#play-now").wait_for()
    if not page.locator("input[name=opponents]").first.is_visible():
        page.locator("#options").click()
    page.locator(f"input[name=opponents][value='{opponents}']").click(force=True)
    if bot != "random":  # as the tests' browsers remember it
        page.locator("#level").fill({"wanderer": "1", "pathfinder": "9"}[bot])
    page.locator("#play-now").click()
    until(page, WHOLE)


class Mouse:
    """Decides by clicks alone."""

    def __init__(self, page: Page, most_moves: int = 3, near: str = "") -> None:
        self.page = page
        self.near = near  # counters go next to this town if they can
        self.most_moves = most_moves
        self.moves = 0
        self.seen: set[str] = set()

    def step(self, now: dict[str, object] | None = None) -> None:
        now = now or state(self.page)
        if now["handover"]:
            with suppress(TimeoutError):
                self.page.locator("#handover").click(timeout=500)
            return
        if not now["mine"] or now["over"] or now["busy"]:
            self.page.wait_for_timeout(25)
            return
        phase = str(now["phase"])
        self.seen.add(phase)
        with suppress(TimeoutError):  # the server passes for whoever has nothing to lay, perhaps just now
            {"3": self.draw, "4": self.plan, "5": self.travel, "6": self.keep}[phase](now)
        self.page.wait_for_timeout(20)

    def draw(self, now: dict[str, object]) -> None:
        self.page.locator(".market.large button.take").first.click(timeout=2000)

    def plan(self, now: dict[str, object]) -> None:
        picks = self.page.locator("#counters button.pick:not(.dull)")
        if not picks.count():
            self.page.locator("#pass").click(timeout=2000)
            return
        picks.first.click(timeout=2000)
        self.page.locator(".way.reachable").first.wait_for(state="attached", timeout=2000)
        self.click_sign("[data-ghost]" if self.page.locator("[data-ghost]").count() else "[data-sign]")

    def click_sign(self, which: str) -> None:
        """Click on a legal road's sign that is in sight; show the whole map if there is none."""
        spot = self.page.evaluate(IN_SIGHT, [which, self.near])
        if spot:
            self.page.mouse.click(*spot)
        else:
            self.show_all()

    def show_all(self) -> None:
        """The whole map, as the button beside it shows it."""
        self.page.locator(".map-tools button:nth-last-child(2)").click(timeout=10_000)
        self.page.wait_for_timeout(400)

    def travel(self, now: dict[str, object]) -> None:
        page = self.page
        if now["paying"]:
            if page.locator("#pay").is_disabled():
                page.locator(".fan-card[aria-pressed=false]").first.click(timeout=2000)
            else:
                page.locator("#pay").click(timeout=2000)
            return
        town = page.evaluate("() => document.querySelector('.town.reachable')?.id")
        if town and self.moves < self.most_moves:
            self.moves += 1
            try:
                page.locator(f'[id="label:{town[5:]}"]').click(force=True, timeout=2000)
            except Error:  # it lies outside of the part of the map that a small screen shows
                self.show_all()
                return
            page.wait_for_timeout(60)
            choices = page.locator(".say .buttons button.main:not(#end-turn):not(#pay)")
            if choices.count() and state(page)["mine"]:
                choices.first.click(timeout=2000)
            return
        self.moves = 0
        page.locator("#end-turn").click(timeout=2000)

    def keep(self, now: dict[str, object]) -> None:
        self.page.locator("#counters button.pick").first.click(timeout=2000)
        self.page.locator("#keep").click(timeout=2000)


class Keyboard:
    """Decides by keys alone."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.moved = False
        self.seen: set[str] = set()

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def walk_to(self, selector: str, key: str = "Tab") -> None:
        """Tab until the focus is there."""
        for _ in range(120):
            if self.page.evaluate("s => document.activeElement?.matches(s)", selector):
                return
            self.press(key)
        raise AssertionError(f"the Tab key never reaches {selector}")

    def step(self, now: dict[str, object] | None = None) -> None:
        now = now or state(self.page)
        if not now["mine"] or now["over"] or now["busy"]:
            self.page.wait_for_timeout(25)
            return
        phase = str(now["phase"])
        self.seen.add(phase)
        if phase == "3":
            self.press("c", "ArrowRight", "Enter")
        elif phase == "4":
            self.plan()
        elif phase == "5":
            self.travel(now)
        else:
            self.press("c", "Enter")
            self.walk_to("#keep", "Shift+Tab")
            self.press("Enter")
        self.page.wait_for_timeout(40)

    def plan(self) -> None:
        if not self.page.locator("#counters button.pick:not(.dull)").count():
            self.press("e")
            return
        self.press("c", "Enter", "m", "Enter")

    def travel(self, now: dict[str, object]) -> None:
        if now["paying"]:
            if self.page.locator("#pay").is_disabled():
                self.press("h")
                self.walk_to(".fan-card[aria-pressed=false]", "ArrowRight")
                self.press("Enter")
            else:
                self.walk_to("#pay", "Shift+Tab")
                self.press("Enter")
        elif not self.moved and self.page.evaluate("() => !!document.querySelector('.way.reachable')"):
            self.moved = True
            self.press("m", "Enter")
        else:
            self.moved = False
            self.press("e")


VIEW = msgspec.json.Decoder(View)
PHASES = {"draw": "3", "plan": "4", "travel": "5", "keep": "6"}
READY = "!document.querySelector('.dock button[aria-disabled=true]:not(#pay):not(#keep)')"
#: A page without a table, for tests that go straight to one: the start page takes half of a test's time.
NOWHERE = "/healthz"


def sit(
    page: Page,
    phase: str,
    opponents: int = 1,
    bot: str = "random",
    *,
    edition: str | None = None,
    round: int = 1,
    where: Callable[[dict[str, Any]], bool] | None = None,
) -> None:
    """At a table of mine against bots, when it is my turn in a phase; with `where`, the first time that my view is so.

    It is played up to there through the API, by a pathfinder in my place: fast, and always the same game. It lays no
    counters if I am to choose from them at the end of the round.
    """
    origin = page.evaluate("() => location.origin")
    mine: list[dict[str, str]] = [{"kind": "mine", "name": "Ann"}]
    seats = mine + [{"kind": "bot", "bot": bot, "name": bot.title()}] * opponents
    wish = {"seats": seats, "start": True, "watch": "link", **({"edition": edition} if edition else {})}
    game = page.request.post(f"{origin}/api/games", data=wish).json()["game"]
    play_on(page, game, turn_in(phase, round, where), lay=phase != "6")
    page.goto(f"{origin}/g/{game}")
    until(page, f"{WHOLE} && {READY} && document.querySelector('.dock.mine')")


def sit_together(open_page: Callable[..., Watched]) -> tuple[Page, Page, str]:
    """Ann's page and Bo's at a table of their own that has begun, and its address in the API."""
    host = open_page().page
    wish = {"seats": [{"kind": "mine", "name": "Ann"}, {"kind": "open"}], "watch": "link"}
    origin = host.evaluate("() => location.origin")
    game = host.request.post(f"{origin}/api/games", data=wish).json()["game"]
    guest = open_page(f"/g/{game}").page
    guest.locator(".lobby-seats").wait_for()
    guest.request.post(f"{origin}/api/games/{game}/join", data={"name": "Bo"})
    host.request.post(f"{origin}/api/games/{game}/start", data={})
    host.goto(f"{origin}/g/{game}")
    return host, guest, f"{origin}/api/games/{game}"


def turn_in(
    phase: str, round: int, where: Callable[[dict[str, Any]], bool] | None = None
) -> Callable[[dict[str, Any]], bool]:
    """Whether it is my turn in a phase of a round, or in one that comes later where the view must be a certain one."""

    def mine(table: dict[str, Any]) -> bool:
        view = table["view"]
        if not view["legal"] or PHASES[view["phase"]] != phase:
            return False
        return view["round"] == round if where is None else view["round"] >= round and where(view)

    return mine


def caravan_helps(view: dict[str, Any]) -> bool:
    """Whether I can go somewhere by caravan, which is for those who cannot pay (R4.5)."""
    return any(choice["action"] == "caravan" for choice in view["legal"])


def play_on(page: Page, game: str, done: Callable[[dict[str, Any]], bool], *, lay: bool = True) -> None:
    """Play through the API, with a pathfinder in my place, until a condition on the table holds; `lay`: counters.

    A page that shows the table meanwhile may ask about a moment that is past; let it look elsewhere, or forgive it.
    """
    table = f"{page.evaluate('() => location.origin')}/api/games/{game}"
    me = make("pathfinder", seed=1)
    deadline = time.monotonic() + 60
    while True:
        now = answer(page.request.get(table))
        view = now["view"]
        if done(now):
            break
        assert time.monotonic() < deadline, f"it never came to that: {now}"
        if view["legal"]:
            passes = view["phase"] == "plan" and not lay
            action = "pass" if passes else str(me.choose(VIEW.decode(json.dumps(view)), 1))
            wish = {"id": uuid4().hex, "version": now["version"], "action": action}
            answer(page.request.post(f"{table}/actions", data=wish))
        else:
            time.sleep(0.01)


def answer(response: APIResponse) -> dict[str, Any]:
    """What the server answers; a move that came too late is none, and whoever asks looks again."""
    assert response.ok or response.status == 409, f"{response.status}: {response.text()}"
    content: dict[str, Any] = response.json()
    return content


def play_until(player: Mouse | Keyboard, done: Callable[[dict[str, object]], bool], seconds: float = 90) -> None:
    """Decide again and again until a condition holds."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        now = state(player.page)
        if done(now):
            return
        player.step(now)
    raise AssertionError(f"it never came to that: {state(player.page)}")


def to_phase(player: Mouse, phase: str) -> None:
    """Play until it is my turn in a phase."""
    play_until(player, lambda now: now["phase"] == phase and bool(now["mine"]))
    until(player.page, READY)
