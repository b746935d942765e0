"""Measure the page in Chromium: how long until you can play, and how long its tasks take.

    python bench/page.py                 everything, with three cold starts
    python bench/page.py --starts 10 --slower 4

It starts its own server with a temporary database. A task is a stretch of uninterrupted work on the page's main
thread. Its processor time (what it costs) and wall time (longer on a busy machine) come from Chromium's trace.
`--slower 4` makes Chromium simulate a processor four times slower, like a phone's.
"""

from __future__ import annotations

import bisect
import itertools
import json
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from web.harness import Server, Watched, launch, new_page, until
from web.player import Mouse, begin, to_phase

CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "__metadata"]
LIMIT = 50.0  # milliseconds
console = Console(width=160)


class Tasks:
    """What the page's main thread did while something happened."""

    def __init__(self, trace: bytes) -> None:
        events = json.loads(trace)["traceEvents"]
        mains = {
            (event["pid"], event["tid"])
            for event in events
            if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
        }
        mine = [event for event in events if (event["pid"], event["tid"]) in mains and event.get("ph") == "X"]
        asked = sorted(event["ts"] for event in mine if event["name"] == "FunctionCall" and not _is_page(event))
        tasks = [event for event in mine if event["name"].endswith("RunTask") and not _holds(event, asked)]
        self.wall = sorted((event["dur"] / 1e3 for event in tasks), reverse=True)
        self.cpu = sorted((event.get("tdur", 0) / 1e3 for event in tasks), reverse=True)
        self.worst = self._inside(max(tasks, key=lambda event: event.get("tdur", 0)), mine) if tasks else ""
        self.layouts = sum(event["name"] == "Layout" for event in mine)

    @staticmethod
    def _inside(task: dict[str, Any], events: list[dict[str, Any]]) -> str:
        """What took most of a task's time."""
        end = task["ts"] + task["dur"]
        parts: dict[str, float] = {}
        for event in events:
            if event is not task and task["ts"] <= event["ts"] < end and event["tid"] == task["tid"]:
                parts[event["name"]] = parts.get(event["name"], 0) + event.get("tdur", 0) / 1e3
        top = sorted(parts.items(), key=lambda item: -item[1])[:3]
        return ", ".join(f"{name} {ms:.0f}" for name, ms in top)

    def row(self, name: str) -> list[str]:
        over = sum(ms > LIMIT for ms in self.cpu)
        longest = [f"{values[0]:.1f}" if values else "0" for values in (self.cpu, self.wall)]
        return [name, str(len(self.cpu)), *longest, str(over), str(self.layouts), self.worst]


def _is_page(call: dict[str, Any]) -> bool:
    """Whether a call belongs to the page, and not to this program's questions to it."""
    return "/static/" in call.get("args", {}).get("data", {}).get("url", "")


def _holds(task: dict[str, Any], times: list[int]) -> bool:
    at = bisect.bisect_left(times, task["ts"])
    return at < len(times) and times[at] < task["ts"] + task["dur"]


def traced(browser: Browser, page: Page, what: Callable[[], None]) -> Tasks:
    """Trace the tasks while something is done."""
    browser.start_tracing(page=page, categories=CATEGORIES)
    what()
    return Tasks(browser.stop_tracing())


def pan(page: Page) -> None:
    box = page.locator("#map").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(60):
        page.mouse.move(x - 4 * min(step, 60 - step), y - 2 * min(step, 60 - step))
        page.wait_for_timeout(8)
    page.mouse.up()


def zoom(page: Page) -> None:
    for step in range(40):
        page.mouse.wheel(0, -120 if step < 20 else 120)
        page.wait_for_timeout(16)
    page.wait_for_timeout(300)


def point(page: Page) -> None:
    """Move over all towns, as players do while they think."""
    for town in page.evaluate("() => [...document.querySelectorAll('.town')].map(t => t.id)"):
        box = page.locator(f'[id="{town}"]').bounding_box()
        if box:
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.wait_for_timeout(30)


def cold(browser: Browser, server: Server, path: str, ready: str) -> tuple[float, Tasks]:
    """A first visit: milliseconds until you can play, and the tasks until then."""
    watched = new_page(browser, server.address, {"language": None})
    page = watched.page
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.goto(server.address + path, wait_until="commit")
    while not (at := page.evaluate(f"() => ({ready}) && performance.now()")):
        page.wait_for_timeout(5)
    tasks = Tasks(browser.stop_tracing())
    watched.context.close()
    return float(at), tasks


def slow(watched: Watched, factor: float) -> None:
    watched.context.new_cdp_session(watched.page).send("Emulation.setCPUThrottlingRate", {"rate": factor})


def main(
    starts: Annotated[int, typer.Option(help="how many cold starts")] = 3,
    slower: Annotated[float, typer.Option(help="how many times slower a processor to simulate")] = 1,
    seconds: Annotated[int, typer.Option(help="how many seconds to watch the bots")] = 12,
) -> None:
    """Measure the page and print a table."""
    rows: list[list[str]] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "games.sqlite").start()
        browser = launch(playwright)
        try:
            for row in itertools.chain(_starts(browser, server, starts), _table(browser, server, slower, seconds)):
                console.print(f"[dim]{', '.join(row)}")
                rows.append(row)
        finally:
            browser.close()
            server.close()
    table = Table(
        "what", "tasks", "longest CPU ms", "wall ms", "over 50 ms CPU", "layouts", "in the longest task (CPU ms)"
    )
    for row in rows:
        table.add_row(*row)
    console.print(table)


def _starts(browser: Browser, server: Server, starts: int) -> Iterator[list[str]]:
    watched = new_page(browser, server.address)
    watched.page.goto(server.address)
    begin(watched.page, 3)
    address = watched.page.url.removeprefix(server.address)
    playable = "document.querySelector('#play-now:not(:disabled)')"
    for name, path, ready in (
        ("cold start page", "/", playable),
        ("cold, rules page", "/rules", "document.querySelector('.rule')"),
        ("cold, a table to watch", address, "document.querySelector('.dock')"),
    ):
        found = [cold(browser, server, path, ready) for _ in range(starts)]
        times = [ms for ms, _ in found]
        worst = max((tasks for _, tasks in found), key=lambda tasks: tasks.cpu[0])
        yield worst.row(f"{name}: {statistics.median(times):.0f} ms (best {min(times):.0f})")
    watched.context.close()


def _table(browser: Browser, server: Server, slower: float, seconds: int) -> Iterator[list[str]]:
    watched = new_page(browser, server.address, {"speed": "normal"})
    page = watched.page
    page.goto(server.address)
    page.locator("#play-now").wait_for()
    slow(watched, slower)
    yield traced(browser, page, lambda: begin(page, 5, "pathfinder")).row("from the start page to a table")

    def watch() -> None:
        for _ in range(seconds):
            Mouse(page, 2).step()
            page.wait_for_timeout(1000)

    yield traced(browser, page, watch).row("playing, with animated bot moves")
    yield traced(browser, page, lambda: zoom(page)).row("zooming with the wheel")
    page.mouse.wheel(0, -900)
    yield traced(browser, page, lambda: pan(page)).row("panning")
    page.keyboard.press("0")
    page.evaluate(
        "() => localStorage.setItem('elfenland.settings', JSON.stringify({speed: 'off', hints: false, confirm: false}))"
    )
    page.reload()
    page.locator(".dock").wait_for()
    to_phase(Mouse(page), "5")
    until(page, "document.querySelector('.town.reachable') || true")
    yield traced(browser, page, lambda: point(page)).row("pointing at towns, travelling")
    yield traced(browser, page, lambda: to_phase(Mouse(page, 9), "3")).row("travelling, to the next round")


if __name__ == "__main__":
    typer.run(main)
