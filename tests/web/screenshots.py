"""Takes the pictures of the page in docs/screenshots: `cd tests && python -m web.screenshots`.

ELFENLAND_LUCK=2 shows other games than ELFENLAND_LUCK=1: look at the pictures before you keep them.
"""

from __future__ import annotations

import io
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from .harness import Server, launch, new_page, until
from .player import Mouse, begin, play_until, to_phase

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
#: The phone's pictures stand side by side in one.
BESIDE = ("phone-plan", "phone-travel", "phone-end")


class Camera:
    """Takes pictures of one page; Chromium's are large, so they are packed anew."""

    def __init__(self, page: Page, folder: Path) -> None:
        self.page = page
        self.folder = folder

    def take(self, name: str) -> None:
        self.page.wait_for_timeout(600)
        with Image.open(io.BytesIO(self.page.screenshot())) as picture:
            packed(picture, self.folder / f"{name}.webp")


def packed(picture: Image.Image, path: Path) -> None:
    picture.convert("RGB").save(path, quality=88, method=6)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place) / "games.sqlite", painted=True).start()
        browser = launch(playwright)
        try:
            at_the_desk(opener(browser, server, viewport=DESK))
            on_a_phone(opener(browser, server, viewport=PHONE, has_touch=True), Path(place))
        finally:
            browser.close()
            server.close()


def opener(browser: Browser, server: Server, **options: Any) -> Callable[..., Page]:
    """Opens a page in a browser of its own."""

    def open_one(path: str = "/", **settings: Any) -> Page:
        page = new_page(
            browser, server.address, {"theme": "light", **settings}, **{"reduced_motion": "no-preference", **options}
        ).page
        page.goto(server.address + path)
        return page

    return open_one


def at_the_desk(open_one: Callable[..., Page]) -> None:
    page = open_one("/rules")
    page.locator(".rule").nth(3).wait_for()
    Camera(page, FOLDER).take("rules")
    page = open_one(hints=True, start={"someName": "Aelin"})
    page.locator("#play-now").wait_for()
    until(page, "document.querySelector('.still-map image')")  # the map comes to life last
    Camera(page, FOLDER).take("start")
    play(page)
    page = open_one(theme="dark", start={"someName": "Aelin"})
    start(page)
    to_phase(Mouse(page), "4")
    choose(page)
    Camera(page, FOLDER).take("night")


def start(page: Page) -> None:
    page.locator("#play-now").wait_for()
    page.locator("#options").click()
    page.locator("#town-cards").click()
    begin(page, 3, "pathfinder")


def choose(page: Page) -> None:
    """The first counter that my cards pay somewhere."""
    for pick in page.locator("#counters button.pick:not(.dull)").all():
        pick.click()
        page.wait_for_timeout(200)
        if page.locator(".way.reachable:not(.old)").count():
            return


def play(page: Page) -> None:
    """One game against three, with a picture of each phase."""
    camera = Camera(page, FOLDER)
    start(page)
    player = Mouse(page, 6, near="elvenhold")
    to_phase(player, "3")
    page.mouse.move(4, 400)
    camera.take("draw")
    page.locator(".hint .plain").click()
    to_phase(player, "4")
    choose(page)
    camera.take("plan")
    play_until(player, lambda now: now["round"] == "Round 2 of 4" and now["phase"] == "5" and bool(now["mine"]), 300)
    reach = page.request.get(page.url.replace("/g/", "/api/games/") + "/reach").json()["towns"]
    far = max(reach, key=lambda town: len(reach[town]["steps"]))
    if len(reach[far]["steps"]) > 1:  # a neighbour would be gone to at once
        page.locator(f'[id="label:{far}"]').click(force=True)
        page.mouse.move(4, 400)  # a pointer that rests would have the town explained
    camera.take("travel")
    play_until(player, lambda now: bool(now["over"]), 300)
    page.mouse.move(4, 400)
    camera.take("end")
    page.locator("#replay").click()
    page.locator("#timeline").fill("90")
    until(page, "document.querySelectorAll('[data-sign]').length > 0")
    camera.take("replay")


def on_a_phone(open_one: Callable[..., Page], place: Path) -> None:
    page = open_one(start={"someName": "Aelin"})
    camera = Camera(page, place)
    begin(page, 3, "wanderer")
    player = Mouse(page, 2, near="elvenhold")
    to_phase(player, "4")
    choose(page)
    camera.take("phone-plan")
    to_phase(player, "5")
    page.locator(".map-tools button").last.click()
    camera.take("phone-travel")
    play_until(player, lambda now: bool(now["over"]), 300)
    camera.take("phone-end")
    pictures = [Image.open(place / f"{name}.webp").convert("RGB") for name in BESIDE]
    gap = 24
    sheet = Image.new("RGB", (sum(one.width + gap for one in pictures) - gap, pictures[0].height), "#ffffff")
    for n, one in enumerate(pictures):
        sheet.paste(one, (n * (one.width + gap), 0))
    packed(sheet, FOLDER / "phone.webp")


if __name__ == "__main__":
    main()
