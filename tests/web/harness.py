"""A real server in a process of its own, and pages of a real Chromium that watch what goes wrong."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from luck import fixed
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request

from .indoors import HOME, PRELUDE

AXE = Path(__file__).parent / "vendor" / "axe.min.js"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    # Playwright's own list, and the window's address bar as a page of its own, which no test looks at.
    "--disable-features=AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,"
    "HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,"
    "AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,"
    "PreconnectToSearch,WebUIOmniboxPopup,WebUIOmniboxAimPopup",
    f"--host-resolver-rules=MAP {HOME} 127.0.0.1",
]
#: Quick play: no animation, no hints, no questions.
QUICK = {
    "speed": "off",
    "hints": False,
    "confirm": False,
    "language": "en",
    "start": {"unfolded": True, "bot": "random"},
}
Pictures = Callable[..., None]
#: What a server makes when it is first asked for it; no test has to wait for that.
FIRST = (
    "map/ground-day.svg",
    "map/live.svg",
    "map/pieces.json",
    "map/geometry.json",
    "static/js/all.js",
    "static/css/all.css",
)
#: What a server does before it serves pages whose map may be bare: half of a page's processor time goes into painting.
BARE = """
from elfenland import picture
from elfenland.server import pages
picture.layer_svg = lambda name, night: "<svg xmlns='http://www.w3.org/2000/svg'/>"
pages.draw_all = lambda: None
"""


#: A test that plays through the API is faster than any person.
RATES = {"ELFENLAND_READS": "1000/second", "ELFENLAND_WRITES": "400/second"}


class Server:
    """`elfenland serve` on a free port with a database of its own; bots do not pause, the map's ground is bare."""

    def __init__(
        self, database: Path, web: Path | None = None, bot_pace: float = 0, lan: bool = False, painted: bool = False
    ) -> None:
        self.lan = lan  # whether it takes itself to be open to the network around this machine
        self.painted = painted or bool(os.environ.get("ELFENLAND_SCREENSHOTS"))
        self.database = database
        self.web = web  # the page's files, where they are not the package's own
        self.bot_pace = bot_pace
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        environment = {
            **os.environ,
            **fixed(),
            "ELFENLAND_DATABASE_URL": f"sqlite:///{self.database}",
            "ELFENLAND_BOT_PACE": str(self.bot_pace),
            "ELFENLAND_LOG_LEVEL": "error",
            **RATES,
        }
        before = "" if self.painted else BARE
        if self.lan:
            before += PRELUDE
        if self.web:
            before += f"from elfenland.server import pages; pages.WEB = pages.Path({str(self.web)!r})\n"
        command = [sys.executable, "-c", before + "from elfenland.cli import main; main()", "serve", "--port"]
        command += [str(self.port), *(["--lan"] if self.lan else [])]
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        deadline = time.monotonic() + 90
        while time.monotonic() < deadline:
            try:
                for path in FIRST:
                    with urllib.request.urlopen(f"{self.address}/{path}", timeout=60):
                        pass
                return self
            except OSError:
                time.sleep(0.1)
        self.kill()
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """End it as a power cut does."""
        if self.process is not None:
            os.killpg(self.process.pid, 9)
            self.process.wait()
            self.process = None

    close = kill


def launch(playwright: Playwright, *, light: bool = False) -> Browser:
    """Chromium; `light` prefers its shell without windows: a third less processor time, but no notifications."""
    shell = shutil.which("chromium-headless-shell") if light else None
    return playwright.chromium.launch(executable_path=shell or shutil.which("chromium"), args=ARGUMENTS)


class Watched:
    """A page that remembers every console error, page error and request that left its origin."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.wrong: list[str] = []
        self.page: Page = context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.wrong.append(f"page error: {error}"))
        self.page.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if "409" in message.text and message.location["url"].endswith("/luck"):
            return  # a game that begins at once need not wait for the number that this browser adds to its luck
        if "registration blocked by Playwright" in message.text:
            return  # as `new_page` wants it
        if message.type in ("error", "warning"):
            self.wrong.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.wrong.append(f"foreign request: {request.url}")

    def forgive(self, part: str) -> None:
        """Leave out what a test provokes on purpose."""
        self.wrong = [line for line in self.wrong if part not in line]

    def forgive_lost_connection(self) -> None:
        """Ignore every error by which Chromium reports a server that went away, maybe in mid-answer."""
        self.forgive("net::ERR_")


def new_page(
    browser: Browser, address: str, settings: dict[str, Any] | None = None, *, lettered: bool = True, **options: Any
) -> Watched:
    """A browser of its own (cookies, storage) with one page; `lettered`: it takes itself to have the text face.

    Nothing moves and no service worker takes copies, unless the options or the settings ask for it.
    """
    moves = (settings or {}).get("speed", "off") != "off"
    usual = {
        "viewport": {"width": 1440, "height": 900},
        "reduced_motion": "no-preference" if moves else "reduce",
        "service_workers": "block",
    }
    context = browser.new_context(**{**usual, **options})
    context.set_default_timeout(20_000)
    context.set_default_navigation_timeout(60_000)
    stored = json.dumps(json.dumps({**QUICK, **(settings or {})}))
    context.add_init_script(
        f"if (!localStorage.getItem('elfenland.settings')) localStorage.setItem('elfenland.settings', {stored})"
    )
    if lettered:
        context.add_init_script("localStorage.setItem('elfenland.letters', 'kept')")
    return Watched(context, address)


def until(page: Page, what: str, seconds: float = 20, each: Callable[[], None] | None = None) -> Any:
    """Wait until an expression of the page is true; polled from here, as the page's policy forbids eval."""
    deadline, pause = time.monotonic() + seconds, 20.0
    while time.monotonic() < deadline:
        value = page.evaluate(f"() => ({what})")
        if value:
            return value
        if each:
            each()
        page.wait_for_timeout(pause)
        pause = min(100, 1.3 * pause)  # the longer the wait, the fewer the questions
    raise AssertionError(f"the page never came to: {what}")


def axe(page: Page) -> list[str]:
    """What axe-core finds, one line each, on a page that is complete: names and explanations come late."""
    until(page, "!document.querySelector('#map .way:not([aria-label]), #explain:empty')")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        "() => axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],"
        " resultTypes: ['violations'], iframes: false})"
    )
    return [
        f"{v['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for v in found["violations"]
        for node in v["nodes"]
    ]
