"""What fingers, eyes and ears get: gestures on the map, motion, sound, the tab's title and icon, notifications."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page

from .harness import Watched, until
from .player import Mouse, begin, play_until, sit, state

Open = Callable[..., Watched]
PLACE = """() => {
  const { transform } = document.querySelector('.sheet').style;
  return transform.match(/translate\\((.*)px, (.*)px\\) scale\\((.*)\\)/).slice(1).map(Number);
}"""
#: The page's own sounds, motions and notifications go through these, and are remembered on the way.
SPIES = """
window.heard = []; window.fanfares = 0; window.voices = 0; window.shown = []; window.moved = 0;
window.AudioContext = class extends AudioContext { constructor() { super(); heard.push(this); } };
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...a) {
  if (this.type === 'sawtooth' && ++voices === 14) fanfares += 1; // seven horns of two voices at once
  queueMicrotask(() => { voices = 0; });
  return start.apply(this, a);
};
window.Notification = class extends Notification { constructor(...a) { super(...a); shown.push(a[1].body); } };
const animate = Element.prototype.animate;
Element.prototype.animate = function (...a) { moved += 1; return animate.apply(this, a); };
Object.defineProperty(document, 'hidden', { get: () => !!window.away });
"""


def place(page: Page) -> tuple[float, float, float]:
    """Where the map stands and how large it is."""
    x, y, k = page.evaluate(PLACE)
    return x, y, k


def middle(page: Page) -> tuple[float, float]:
    box = page.locator("#map").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def touch(line: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    fingers = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def pinch(line: CDPSession, at: tuple[float, float], first: float, last: float, steps: int = 8) -> None:
    """Two fingers on a line through a place, from one distance to another."""
    x, y = at

    def fingers(apart: float) -> list[tuple[float, float]]:
        return [(x - apart / 2, y - apart / 4), (x + apart / 2, y + apart / 4)]

    touch(line, "touchStart", fingers(first)[0])
    touch(line, "touchStart", *fingers(first))
    for step in range(1, steps + 1):
        touch(line, "touchMove", *fingers(first + (last - first) * step / steps))
    touch(line, "touchEnd")


def test_two_fingers_zoom_the_map_and_one_moves_it(open_page: Open) -> None:
    watched = open_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = watched.page
    begin(page)
    line = watched.context.new_cdp_session(page)
    px, py = middle(page)
    frame = page.locator("#map").bounding_box()
    assert frame
    x, y, k = place(page)
    under = ((px - frame["x"] - x) / k, (py - frame["y"] - y) / k)  # the place of the map between the fingers
    pinch(line, (px, py), 60, 150)
    x2, y2, k2 = place(page)
    assert math.isclose(k2 / k, 2.5, rel_tol=0.1)
    assert math.dist((x2 + under[0] * k2 + frame["x"], y2 + under[1] * k2 + frame["y"]), (px, py)) < 12
    pinch(line, (px, py), 150, 100)
    x3, y3, k3 = place(page)
    assert math.isclose(k3 / k2, 100 / 150, rel_tol=0.1)
    touch(line, "touchStart", (px, py))
    for step in range(1, 7):
        touch(line, "touchMove", (px + 8 * step, py - 5 * step))
    touch(line, "touchEnd")
    x4, y4, k4 = place(page)
    assert (round(x4 - x3), round(y4 - y3), k4) == (48, -30, k3)
    assert page.evaluate("() => visualViewport.scale") == 1, "the browser zoomed instead of the map"
    assert page.evaluate("() => scrollY") == 0


def test_wheel_buttons_and_keys_zoom_the_map(open_page: Open) -> None:
    page = open_page().page
    begin(page)
    whole = place(page)
    px, py = middle(page)
    page.mouse.move(px, py)
    page.mouse.wheel(0, -600)
    until(page, f"({PLACE})()[2] > {whole[2]} * 2")
    page.mouse.down()
    page.mouse.move(px + 30, py + 20, steps=4)
    before = place(page)
    page.mouse.move(px + 70, py + 60, steps=4)
    page.mouse.up()
    assert (round(place(page)[0] - before[0]), round(place(page)[1] - before[1])) == (40, 40)
    page.get_by_role("button", name="Show the whole map").click()
    assert place(page) == whole
    page.get_by_role("button", name="Zoom in").click()
    assert math.isclose(place(page)[2], whole[2] * 1.4, rel_tol=1e-3)
    page.get_by_role("button", name="Zoom out").click()
    assert math.isclose(place(page)[2], whole[2], rel_tol=1e-3)
    page.get_by_role("button", name="Show my boot").click()
    assert place(page)[2] > whole[2]
    page.keyboard.press("m")
    page.keyboard.press("0")
    assert place(page) == whole
    page.keyboard.press("+")
    page.keyboard.press("+")
    large = place(page)
    assert math.isclose(large[2], whole[2] * 1.4**2, rel_tol=1e-3)
    page.keyboard.press("Shift+ArrowRight")
    assert place(page)[0] < large[0]
    page.keyboard.press("-")
    assert place(page)[2] < large[2]


def spied(open_page: Open, path: str = "/", **options: Any) -> Watched:
    """A page that remembers what it lets be heard, moved and announced."""
    watched = open_page("/about", **options)
    watched.context.add_init_script(SPIES)
    watched.page.goto(watched.address + path)
    return watched


def test_sound_on_and_off(open_page: Open) -> None:
    for on in (True, False):
        page = spied(open_page, settings={"sound": on, "speed": "fast"}).page
        sit(page, "4")
        Mouse(page).step()
        if on:
            until(page, "heard.length === 1 && heard[0].state === 'running' && heard[0].currentTime > 0")
        assert page.evaluate("() => heard.length") == (1 if on else 0)
    # Switched on in the settings, it is heard from then on.
    page.locator(".strip-nav button").click()
    page.locator("#menu-settings").click()
    page.locator(".toggle", has_text="Sound").click()
    page.keyboard.press("Escape")
    Mouse(page).step()
    until(page, "heard.length === 1 && heard[0].state === 'running'")


def test_the_fanfare_sounds_when_a_game_ends_before_ones_eyes_and_not_for_one_that_is_over(open_page: Open) -> None:
    page = spied(open_page, settings={"sound": True}).page
    sit(page, "4")
    page.mouse.click(4, 4)  # a page may be heard once somebody has touched it
    page.request.post(page.url.replace("/g/", "/api/games/") + "/seats/0/bot", data={"bot": "random"})
    until(page, "document.querySelector('#end-heading') && fanfares === 1", 120)
    page.locator(".brand").click()
    page.locator("#play-now").wait_for()
    page.go_back()
    page.locator("#end-heading").wait_for()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert page.evaluate("() => fanfares") == 1


#: Renders a sound of the page into memory: its length in seconds, its loudest sample, and its shape in 20 numbers.
RENDERED = """async () => {
  const { SOUNDS, bar, loudness } = await import('/static/js/synth.js');
  const found = {};
  const all = { ...SOUNDS, music: (place) => bar(place, () => 0.6) };
  for (const [name, sound] of Object.entries(all)) {
    const context = new OfflineAudioContext(1, 4 * 22050, 22050);
    const out = context.createGain();
    out.gain.value = loudness(100);
    out.connect(context.destination);
    sound({ to: out, at: 0 });
    const samples = (await context.startRendering()).getChannelData(0);
    const last = samples.findLastIndex((sample) => Math.abs(sample) > 0.001);
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const energy = (part) => part.reduce((sum, x) => sum + x * x, 0);
    const shape = Array.from({ length: 20 }, (_, i) => energy(samples.slice(i * 1102, (i + 1) * 1102)));
    found[name] = { seconds: last / 22050, peak, shape: shape.map((x) => x.toFixed(2)).join(' ') };
  }
  return found;
}"""


def test_every_sound_is_heard_short_and_unlike_the_others(open_page: Open) -> None:
    sounds = open_page("/about").page.evaluate(RENDERED)
    events = {"deal", "draw_secret", "draw", "place", "obstacle", "move", "collect", "keep", "round", "turn", "over"}
    assert set(sounds) == events | {"music"}
    for name, made in sounds.items():
        assert 0.03 < made["seconds"] < (2.1 if name == "over" else 3.5 if name == "music" else 1.3), (name, made)
        assert 0.02 < made["peak"] <= 1, (name, made)
    assert len({made["shape"] for made in sounds.values()}) == len(sounds)


#: Where each flying counter sets out and where it lands, as the middle of its picture.
FLIGHTS = """
window.flights = [];
const flown = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  if (this.matches('.flying')) {
    const { width, height } = this.getBoundingClientRect();
    const places = frames.map(({ transform }) => transform.match(/translate\\((.*)px, (.*)px\\)/).slice(1).map(Number));
    flights.push(places.map(([x, y]) => [x + width / 2, y + height / 2]));
  }
  return flown.call(this, frames, how);
};
"""


def inside(page: Page, selector: str, spot: list[float]) -> bool:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] <= spot[0] <= box["x"] + box["width"] and box["y"] <= spot[1] <= box["y"] + box["height"]


@pytest.mark.parametrize("size", [(1440, 900), (360, 640)])
def test_counters_fly_from_the_market_and_onto_the_road(open_page: Open, size: tuple[int, int]) -> None:
    viewport = {"width": size[0], "height": size[1]}
    watched = open_page("/about", settings={"speed": "fast"}, viewport=viewport)
    watched.context.add_init_script(FLIGHTS)
    page = watched.page
    sit(page, "3")
    page.locator(".market.large .five > button.take").first.click()
    until(page, "flights.length")
    start, end = page.evaluate("() => flights[0]")
    assert inside(page, ".market .five", start)
    assert inside(page, "#counters .shelf", end)
    until(page, "flights.length > 1")  # then the bot's
    start, end = page.evaluate("() => flights[1]")
    assert inside(page, ".market .five, .market .stack", start)
    assert inside(page, ".player:not(.me)", end)
    until(page, "!document.querySelector('.flying')")  # nothing is left behind
    sit(page, "4")
    page.evaluate("() => { flights.length = 0 }")
    mouse = Mouse(page)
    play_until(mouse, lambda now: page.evaluate("() => flights.length") > 0)
    start, end = page.evaluate("() => flights[0]")
    assert inside(page, "#counters .shelf", start)
    assert inside(page, "#map", end)
    until(page, "!document.querySelector('.flying')")


def test_a_collected_piece_flies_to_its_owner(open_page: Open) -> None:
    watched = open_page("/about", settings={"speed": "fast"})
    watched.context.add_init_script(FLIGHTS)
    page = watched.page
    sit(page, "5", where=lambda view: any(way["action"] == "move" for way in view["legal"]))
    view = page.request.get(page.url.replace("/g/", "/api/games/")).json()["view"]
    pieces = view["players"][0]["pieces"]
    way = next(way for way in view["legal"] if way["action"] == "move" and way["to"] in pieces)
    page.locator(f"[id='road:{way['connection']}']").focus()
    page.keyboard.press("Enter")
    until(page, "flights.length")
    start, end = page.evaluate("() => flights[0]")
    assert inside(page, "#map", start)
    assert inside(page, ".player.me .player-pieces", end)
    until(page, "!document.querySelector('.flying')")
    assert page.locator(".player.me .player-pieces b").inner_text() == "1"


def test_motion_and_reduced_motion(open_page: Open) -> None:
    for reduced in (True, False):
        wish = "reduce" if reduced else "no-preference"
        page = spied(open_page, settings={"speed": "fast"}, reduced_motion=wish).page
        sit(page, "4", 2)
        sign = page.locator("[data-sign]")
        play_until(Mouse(page), lambda now, sign=sign: sign.count() > 3)  # type: ignore[misc]
        assert (page.evaluate("() => moved") == 0) == reduced
        smooth = "getComputedStyle(document.querySelector('.sheet')).transitionDuration"
        page.get_by_role("button", name="Zoom in").click()
        longest = max(float(part.strip().rstrip("s")) for part in str(page.evaluate(f"() => {smooth}")).split(","))
        assert (longest < 0.01) == reduced


@pytest.mark.whole_browser
def test_my_turn_is_told_in_the_tab_and_by_a_notification(open_page: Open) -> None:
    ada = spied(open_page, settings={"notify": True}).page
    ada.locator("#mode-friends").click()
    ada.locator("#my-name").fill("Ada")
    ada.locator("input[name=friends][value='2']").click(force=True)
    ada.locator("#create").click()
    link = ada.locator("#link").input_value()
    bo = spied(open_page, link[link.index("/g/") :], settings={"notify": True}, permissions=["notifications"]).page
    bo.locator("#my-name").fill("Bo")
    bo.locator("#sit").click()
    until(ada, "document.querySelector('.lobby-seats').textContent.includes('Bo')")
    ada.locator("#start").click()
    bo.locator(".dock").wait_for()
    ada.locator(".dock").wait_for()
    for page in (ada, bo):
        page.evaluate("() => { window.away = true; shown.length = 0 }")
    turns = {"ada": 0, "bo": 0}
    for _ in range(4):
        mover, other = (ada, bo) if state(ada)["mine"] else (bo, ada)
        until(mover, "document.querySelector('.dock.mine') && document.title.startsWith('Your turn')")
        assert "icon-turn.svg" in str(mover.locator("link[rel=icon]").get_attribute("href"))
        until(other, "!document.title.startsWith('Your turn')")
        assert str(other.locator("link[rel=icon]").get_attribute("href")).endswith("/icon.svg")
        turns["bo" if other is bo else "ada"] += 1
        mover.locator(".market.large button.take").first.click()
        until(other, "!!document.querySelector('.dock.mine')")
        until(mover, "!document.querySelector('.dock.mine')")
    until(bo, f"shown.length === {turns['bo']}")
    assert bo.evaluate("() => shown[0]") == "It is your turn in Elfenland."
    assert ada.evaluate("() => Notification.permission") != "granted"
    assert ada.evaluate("() => shown.length") == 0
    # While one looks at the page, nothing pops up.
    bo.evaluate("() => { window.away = false; shown.length = 0 }")
    for _ in range(2):
        mover, other = (ada, bo) if state(ada)["mine"] else (bo, ada)
        mover.locator("button.take, #counters button.pick:not(.dull)").first.wait_for()
        if not mover.locator(".market.large button.take").count():
            break
        mover.locator(".market.large button.take").first.click()
        until(other, "!!document.querySelector('.dock.mine')")
        until(mover, "!document.querySelector('.dock.mine')")
    assert bo.evaluate("() => shown.length") == 0
