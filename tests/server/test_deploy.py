"""The files in deploy/: nginx's runs with two real servers; of the others what can be checked without containers."""

from __future__ import annotations

import contextlib
import json
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx

from elfenland.server.metrics import Metrics
from elfenland.server.settings import Settings

from .harness import Client, Postgres, Reader, Server, free_port, required, wait_for

DEPLOY = Path(__file__).parents[2] / "deploy"
MAIN = """
daemon off;
pid {folder}/pid;
error_log stderr;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


@contextlib.contextmanager
def proxy(folder: Path, port: int, servers: list[Server], **changes: str) -> Iterator[str]:
    """nginx with the file of deploy/ in front of two servers, some of its directives changed."""
    nginx = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin:/opt/homebrew/bin")
    if nginx is None:
        required("nginx", "nginx is not on this machine")
    assert nginx is not None
    site = (DEPLOY / "nginx.conf").read_text()
    for written, here in zip(("127.0.0.1:8765", "127.0.0.1:8766"), servers, strict=True):
        assert written in site
        site = site.replace(written, here.url.removeprefix("http://"))
    for name, value in changes.items():
        site, found = re.subn(rf"\b{name} .*;", f"{name} {value};", site)
        assert found == 1, name
    (folder / "site.conf").write_text(site.replace("listen 80;", f"listen 127.0.0.1:{port};"))
    (folder / "nginx.conf").write_text(MAIN.format(folder=folder))
    process = subprocess.Popen([nginx, "-p", str(folder), "-c", str(folder / "nginx.conf")], stderr=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"

    def answers() -> bool:
        with contextlib.suppress(httpx.TransportError):
            return httpx.get(f"{url}/healthz", timeout=30, verify=False).status_code == 200
        return False

    try:
        wait_for(answers)
        yield url
    finally:
        process.terminate()
        process.wait(20)


def play_some(client: Client, game: str) -> dict[str, Any]:
    """Play a few moves; the table after them."""
    before = client.get(f"/api/games/{game}")["version"]
    table: dict[str, Any] = client.play_on(game, lambda table: bool(table["version"] > before + 2))
    return table


def test_a_rolling_restart_behind_nginx_loses_no_stream(
    own: Callable[..., Server], postgres: Postgres, tmp_path: Path
) -> None:
    database, port = postgres.empty(), free_port()
    here = {"public_url": f"http://127.0.0.1:{port}", "trusted_proxies": "127.0.0.1", "bot_lease": "2"}
    servers = [own(database, **here), own(database, **here)]
    with proxy(tmp_path, port, servers) as url:
        client = Client(url)
        game = client.new("mine", "bot")["game"]
        readers = [Reader(client, game, seat=0) for _ in range(3)]
        for reader in readers:
            reader.start()
            reader.wait(lambda reader: bool(reader.versions))
        for server in servers:
            server.stop()
            play_some(client, game)  # at the other one
            server.start()
            table = play_some(client, game)
        for reader in readers:
            reader.wait(lambda reader: bool(reader.versions) and reader.versions[-1] >= table["version"])
            found = reader.versions
            assert found == list(range(found[0], found[-1] + 1)), "a gap, a repeat, or a fresh start"
            assert reader.connections > 1
        assert httpx.get(f"{url}/metrics", verify=False, timeout=30).status_code == 403


def test_silent_connections_and_many_streams_stop_nobody_behind_nginx(
    own: Callable[..., Server], postgres: Postgres, tmp_path: Path
) -> None:
    """The servers count nothing of a trusted proxy: nginx bounds what one address opens, and ends what says nothing."""
    database, port = postgres.empty(), free_port()
    here = {"public_url": f"http://127.0.0.1:{port}", "trusted_proxies": "127.0.0.1"}
    servers = [own(database, **here), own(database, **here)]
    with contextlib.ExitStack() as stack:
        url = stack.enter_context(proxy(tmp_path, port, servers, client_header_timeout="2s", limit_conn="elfenland 5"))
        client = Client(url)
        game = client.new("mine", "device")["game"]
        silent = [stack.enter_context(_connected(port)) for _ in range(600)]
        found = []
        for _ in range(8):
            sock = stack.enter_context(_connected(port))
            cookie = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
            head = f"GET /api/games/{game}/stream?seat=0 HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookie}\r\n\r\n"
            sock.sendall(head.encode())
            found.append(sock.recv(12)[9:])
        assert found == [b"200"] * 5 + [b"429"] * 3
        play_some(client, game)
        assert [sock.recv(1) for sock in silent] == [b""] * 600  # nginx has closed them


def _connected(port: int) -> socket.socket:
    """A connection to nginx from another address of this machine."""
    return socket.create_connection(("127.0.0.1", port), 30, ("127.0.0.2", 0))


# ------------------------------------------------------------------ what cannot run here


def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    verify = shutil.which("systemd-analyze")
    if verify is None:
        required("systemd", "systemd-analyze is not on this machine")
    assert verify is not None
    unit = (DEPLOY / "elfenland.service").read_text().replace("/opt/elfenland/bin/elfenland", sys.executable)
    file = tmp_path / "elfenland.service"
    for text, good in ((unit, True), (unit.replace("RestartSec", "RestartSeconds"), False)):
        file.write_text(text)
        done = subprocess.run([verify, "verify", str(file)], capture_output=True, text=True, timeout=60)
        mine = [line for line in done.stderr.splitlines() if "elfenland.service" in line]
        assert (mine == []) is good, done.stderr


def test_the_dashboard_shows_metrics_that_exist() -> None:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text())
    wanted = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"elfenland_\w+", target["expr"])
    }
    families = {family.name: family.type for family in Metrics().registry.collect()}
    suffix = {"counter": "_total", "histogram": "_bucket", "gauge": ""}
    assert wanted == {name + suffix[kind] for name, kind in families.items()}


def test_settings_and_files_that_are_named_exist() -> None:
    compose = (DEPLOY / "compose.yaml").read_text()
    unit = (DEPLOY / "elfenland.service").read_text()
    for name in re.findall(r"ELFENLAND_([A-Z_]+):", compose):
        assert name.lower() in Settings.model_fields, name
    for name in re.findall(r"(?:dockerfile: deploy/|- \./)([\w.]+)", compose):
        assert (DEPLOY / name).exists(), name
    assert "/elfenland serve" in unit
    unseen = (DEPLOY.parent / ".dockerignore").read_text().splitlines()
    assert {".git", ".venv*", "build", "dist", "**/*.so", "**/*.c"} <= set(unseen), "built here, for another Python"
    assert '"serve", "--host", "0.0.0.0"' in (DEPLOY / "Containerfile").read_text()
