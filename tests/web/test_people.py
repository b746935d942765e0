"""People around the table, in browsers of their own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

from .harness import Watched, axe, until

Open = Callable[..., Watched]
PHONE = {"width": 360, "height": 740}


def open_table(page: Page, name: str, players: int = 2) -> str:
    """Open a table for friends as somebody; its path."""
    page.click("#mode-friends")
    page.fill("#my-name", name)
    page.check(f"input[name=friends][value='{players}']", force=True)
    page.click("#create")
    page.wait_for_selector("#lobby-pace")
    return str(page.evaluate("() => location.pathname"))


def sit(page: Page, name: str) -> None:
    page.fill("#my-name", name)
    page.click("#sit")


def test_everybody_sees_the_clocks(open_page: Open, pictures: Path) -> None:
    ann = open_page().page
    ann.click("#mode-friends")
    ann.check("input[name=pace][value=live]", force=True)
    until(ann, "document.querySelector('.start-form').innerText.includes('longer than 2 minutes')")
    ann.check("input[name=pace][value=clock]", force=True)
    ann.check("input[name=minutes][value='5']", force=True)
    assert "At zero a bot plays on" in ann.inner_text(".start-form")
    assert not axe(ann)
    ann.screenshot(path=pictures / "people-pace.png", full_page=True)
    path = open_table(ann, "Ann")
    assert "Everyone has 5 minutes" in ann.inner_text("#lobby-pace")
    bo = open_page(path, viewport=PHONE).page
    assert "Everyone has 5 minutes" in bo.inner_text("#lobby-pace")
    sit(bo, "Bo")
    ann.click("#start:enabled")
    for page in (ann, bo):
        page.wait_for_selector(".player.acting .clock")
        first = page.inner_text(".player.acting .clock")
        until(page, f"document.querySelector('.player.acting .clock').innerText !== {first!r}")
    assert ann.inner_text(".player:not(.acting) .clock") == "5:00"
    ann.screenshot(path=pictures / "people-clock.png")
    bo.screenshot(path=pictures / "people-clock-phone.png")
    assert not axe(ann)
