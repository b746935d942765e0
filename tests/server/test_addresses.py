"""The home network: links and QR codes name an address that others can open, and only where others can come."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from web.indoors import HOME, PRELUDE

from elfenland.server.addresses import home_address, outside
from elfenland.server.settings import Settings

from .harness import Client, Server
from .test_command import command, environment

HERE = "http://127.0.0.1:8765"
PLAY = Path(__file__).parents[2] / "scripts" / "play"


@pytest.mark.parametrize(
    ("settings", "base", "found", "link"),
    [
        ({"host": "0.0.0.0"}, HERE, "192.168.1.5", "http://192.168.1.5:8765"),
        ({"host": "::"}, "http://[::1]:8765", "192.168.1.5", "http://192.168.1.5:8765"),
        ({"host": "0.0.0.0"}, "http://localhost", "192.168.1.5", "http://192.168.1.5"),
        ({"host": "0.0.0.0"}, "http://127.0.0.1:x", "192.168.1.5", "http://192.168.1.5:x"),  # rubbish in, rubbish out
        ({"host": "0.0.0.0"}, "http://[", "192.168.1.5", "http://["),
        ({"host": "0.0.0.0"}, HERE, None, HERE),  # no network at all
        ({"host": "0.0.0.0"}, "http://10.0.0.7:8765", "192.168.1.5", "http://10.0.0.7:8765"),  # as it was opened
        ({"host": "127.0.0.1"}, HERE, "192.168.1.5", HERE),  # nobody else can come
        ({"host": "0.0.0.0", "public_url": "https://e.org"}, "https://e.org", "192.168.1.5", "https://e.org"),
    ],
)
def test_what_links_say(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], base: str, found: str | None, link: str
) -> None:
    monkeypatch.setattr("elfenland.server.addresses.home_address", lambda: found)
    assert outside(Settings(**settings), base) == link  # type: ignore[arg-type]


def test_the_own_address_is_never_a_loopback() -> None:
    address = home_address()
    assert address is None or not address.startswith("127.")


def test_links_of_an_open_server(own: Callable[..., Server]) -> None:
    """Table, stream, seat and QR code name the address found; a guest who comes by it gets the same."""
    server = own(prelude=PRELUDE, host="0.0.0.0")
    host = server.client()
    home = server.url.replace("127.0.0.1", HOME)
    table = host.new("mine", "open", start=False)
    assert table["link"] == f"{home}/g/{table['game']}"
    assert host.get(f"/api/games/{table['game']}/seat-link", seat=0)["link"].startswith(f"{home}/s/")
    with host.http.stream("GET", f"/api/games/{table['game']}/stream") as stream:
        assert table["link"] in next(line for line in stream.iter_lines() if line.startswith("data: "))
    for own_link in (table["link"], f"{server.url}/g/x"):
        assert host.http.get("/qr.svg", params={"text": own_link}).status_code == 200
    assert host.http.get("/qr.svg", params={"text": "http://127.0.0.3/g/x"}).status_code == 400
    friend = Client(server.url)
    friend.http.headers["host"] = home.removeprefix("http://")
    assert friend.get(f"/api/games/{table['game']}")["link"] is None  # not at the table yet
    origin = {"origin": home}
    joined = friend.http.post(f"/api/games/{table['game']}/join", json={"name": "Bo"}, headers=origin).json()
    assert joined["link"] == table["link"]


def test_links_of_a_server_for_this_machine_alone(own: Callable[..., Server]) -> None:
    server = own(prelude=PRELUDE)
    table = server.client().new("mine", "open", start=False)
    assert table["link"] == f"{server.url}/g/{table['game']}"
    assert httpx.get(server.url, headers={"host": HOME}, verify=False, timeout=60).status_code == 421


def test_names_differ_by_more_than_capitals(guest: Client) -> None:
    table = guest.new("mine", "open", "open", start=False)
    for seat, name in ((1, "p0"), (2, "Straße")):
        table = guest.post(f"/api/games/{table['game']}/seats/{seat}", {"kind": "device", "name": name})
    assert [seat["name"] for seat in table["seats"]] == ["P0", "p0 2", "Straße"]


def test_no_header_that_browsers_complain_about(own: Callable[..., Server]) -> None:
    """Over plain http from another machine Cross-Origin-Opener-Policy is an error in the console."""
    server = own(prelude=PRELUDE, host="0.0.0.0")
    odd = {"host": "127.0.0.1:x["}
    assert httpx.get(f"{server.url}/api/me", headers=odd, verify=False, timeout=60).status_code in (200, 400, 421)
    for host, told in (("127.0.0.1:1", True), ("localhost", True), ("192.168.1.5:8765", False)):
        answer = httpx.get(server.url, headers={"host": host}, verify=False, timeout=60)
        assert ("cross-origin-opener-policy" in answer.headers) == told
        assert "content-security-policy" in answer.headers


# ------------------------------------------------------------------ the switch


def serve(tmp_path: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command("serve", *arguments), env=environment(tmp_path), capture_output=True, text=True, timeout=60
    )


def test_lan_listens_everywhere(tmp_path: Path) -> None:
    assert "0.0.0.0" in serve(tmp_path, "--lan", "--settings").stderr
    assert "0.0.0.0" not in serve(tmp_path, "--settings").stderr
    both = serve(tmp_path, "--lan", "--host", "127.0.0.1")
    assert both.returncode != 0
    assert "use either --lan or --host" in both.stderr


@pytest.mark.parametrize(
    ("arguments", "called"),
    [
        ([], "serve --open"),
        (["--lan"], "serve --open --lan"),
        (["--port", "8791"], "serve --open --port 8791"),
        (["editions"], "editions"),
        (["--help"], "--help"),
    ],
)
def test_scripts_play_passes_the_switch_on(tmp_path: Path, arguments: list[str], called: str) -> None:
    """With a program in place of the installed one that says how it is called."""
    if os.name != "posix":
        pytest.skip("scripts/play needs a POSIX shell")
    (tmp_path / "bin").mkdir()
    program = tmp_path / "bin" / "elfenland"
    program.write_text('#!/bin/sh\necho "$@"\n')
    program.chmod(0o755)
    (tmp_path / "installed").touch()
    environ = {**os.environ, "ELFENLAND_VENV": str(tmp_path), "PYTHON": sys.executable}
    done = subprocess.run([str(PLAY), *arguments], env=environ, capture_output=True, text=True, timeout=30)
    assert done.stdout.strip() == called, done.stderr
