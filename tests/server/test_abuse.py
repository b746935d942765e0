"""What a careless or hostile caller can do to a server: little."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import socket
from collections.abc import Callable
from pathlib import Path, PureWindowsPath
from urllib.parse import urlsplit

import pytest

from elfenland.game import record
from elfenland.server import pages
from elfenland.server.connections import AROUND, Connections
from elfenland.server.play import MOST_ENTRIES
from elfenland.server.sessions import Sessions
from elfenland.server.settings import Settings

from .harness import Client, Postgres, Server, children, wait_for

MUCH = 2_000 * AROUND  # far more than the buffers of a connection hold
RECORD = next((Path(__file__).parent.parent / "records").rglob("*.jsonl"))


def address(server: Server) -> tuple[str, int]:
    parts = urlsplit(server.url)
    return str(parts.hostname), int(parts.port or 0)


# ------------------------------------------------------------------ connections


@pytest.mark.parametrize("trailer", [b"a: b\r\n" * 1000, b"x" * 6000], ids=["many", "one"])
def test_trailers_are_bounded(own: Callable[..., Server], trailer: bytes) -> None:
    """A connection that sends trailers without end is closed, long before its time is up."""
    with socket.create_connection(address(own(request_time="600"))) as sock:
        sock.settimeout(20)
        sock.sendall(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n")
        sent = 0
        with contextlib.suppress(ConnectionError):  # reset or broken pipe, as it happens
            while sent < MUCH:
                sock.sendall(trailer)
                sent += len(trailer)
        assert sent < MUCH, "the server read on and on"


def test_a_body_in_small_chunks_is_read(guest: Client) -> None:
    """Frames around chunks are no trailers."""
    body = b'{"name": "Ann"}' + b" " * 9_000
    chunks = (body[start : start + 8] for start in range(0, len(body), 8))
    answer = guest.http.post("/api/me", content=chunks, headers={"content-type": "application/json"})
    assert answer.status_code == 200, answer.text


def test_silent_connections_do_not_stop_players(own: Callable[..., Server]) -> None:
    """1,200 connections of one address at 1,024 descriptors: another address still plays."""
    few = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))"
    server = own(None, few, connections_per_address="10000")
    silent: list[socket.socket] = []
    try:
        for _ in range(1_200):
            sock = socket.socket()
            sock.bind(("127.0.0.2", 0))
            sock.connect(address(server))
            silent.append(sock)
        wait_for(lambda: "too many connections" in server.said())
        client = server.client()
        game = client.new("mine", "device")["game"]
        client.act(game, 1, "draw blind")
        seats = [{"kind": "bot", "bot": "random"}] * 2
        client.wait_beyond(client.post("/api/games", {"seats": seats, "start": True}, 201)["game"], 3)
        said = [json.loads(line) for line in server.said().splitlines()]
        (line, *_) = [line for line in said if line["event"] == "too many connections"]
        assert line["address"] == "127.0.0.2"
    finally:
        for sock in silent:
            sock.close()


def answers(server: Server) -> bool:
    """Whether the server answers a new connection."""
    with contextlib.suppress(OSError), socket.create_connection(address(server), 20) as sock:
        sock.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        return sock.recv(12) == b"HTTP/1.1 200"
    return False


def test_connections_that_end_make_room_for_others(own: Callable[..., Server]) -> None:
    server = own(connections_per_address="3")
    for _ in range(2):
        wait_for(lambda: answers(server))
        silent = [socket.create_connection(address(server)) for _ in range(3)]
        wait_for(lambda: not answers(server))
        for sock in silent:
            sock.close()


def test_the_soft_limit_of_descriptors_is_raised(own: Callable[..., Server]) -> None:
    few = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (256, 4096))"
    server = own(None, few)
    found = re.search(r"Max open files +(\d+)", Path(f"/proc/{server.pid}/limits").read_text())
    assert found is not None
    assert found[1] == "4096"


def test_a_trusted_proxy_may_have_all_connections() -> None:
    limits = Connections(Settings(trusted_proxies="10.0.0.0/8", connections_per_address=2), 1_000)
    assert [limits.enter("1.2.3.4") for _ in range(3)] == [True, True, False]
    assert all(limits.enter("10.1.1.1") for _ in range(500))
    limits.leave("1.2.3.4")
    assert limits.enter("1.2.3.4")
    assert [limits.enter(f"2001:db8::{n}") for n in range(3)] == [True, True, False]  # one household


# ------------------------------------------------------------------ texts and addresses


def test_imported_names_are_visible_text_on_one_line(guest: Client) -> None:
    names = ["A\\u202enn\\u0000", "\\n\\u2066", "B\\no" + "o" * 90]
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    header = json.loads(lines[0])
    for player, name in zip(header["players"], names, strict=False):
        player["name"] = json.loads(f'"{name}"')
    text = "\n".join([json.dumps(header), *lines[1:]]) + "\n"
    answer = guest.http.post("/api/records", content=text, headers={"content-type": "application/jsonl"})
    assert answer.status_code == 201, answer.text
    game = answer.json()["game"]
    shown = [seat["name"] for seat in guest.get(f"/api/games/{game}")["seats"]]
    assert shown[:2] == ["A nn", "Player 2"]
    assert all(len(name) <= 40 and name.isprintable() for name in shown)
    again = record.loads(guest.http.get(f"/api/games/{game}/record").content)
    assert [player.name for player in again.players] == shown


@pytest.mark.parametrize("place", ['"version":1,"notes":{"a":"\\ud800"}', '"version":1,"notes":{"\\ud800":1}'])
def test_half_a_character_in_a_record_is_refused(guest: Client, place: str) -> None:
    text = RECORD.read_text(encoding="utf-8").replace('"version":1', place, 1)
    answer = guest.http.post("/api/records", content=text)
    assert (answer.status_code, answer.json()["code"]) == (422, "record")


def test_half_a_character_in_a_body_is_refused(guest: Client) -> None:
    game = guest.new("mine", "device")["game"]
    for path, body in (
        ("/api/me", b'{"name": "\\ud800"}'),
        (f"/api/games/{game}/actions", b'{"id": "1", "version": 1, "action": "draw \\ud800"}'),
        (f"/api/games/{game}/chat", b'{"text": "\\udc00"}'),
    ):
        answer = guest.http.post(path, content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, "body"), path


@pytest.mark.parametrize(
    "path", ["C:/Windows/win.ini", "C:win.ini", "a/C:/b", "js/all.js::$DATA", "..\\secret", "//server/share", "a/../b"]
)
def test_no_address_leaves_the_folder_on_windows(path: str) -> None:
    assert not pages.stays_inside(path)


def test_the_pages_own_files_stay_in_the_folder_on_windows() -> None:
    root = PureWindowsPath("C:/elfenland/web")
    assert not (root / "D:/secret").is_relative_to(root)  # what joining does to a path with a drive
    for path in pages.WEB.rglob("*.js"):
        name = path.relative_to(pages.WEB).as_posix()
        assert pages.stays_inside(name)
        assert (root / name).is_relative_to(root)


@pytest.mark.parametrize("odd", ["{}=1", "a=b c; x", 'json={"a":[1,2]}', "a b=1", "=;;="])
def test_other_applications_cookies_change_nothing(odd: str) -> None:
    sessions = Sessions("secret")
    mine = sessions.cookie("ann", secure=False).partition(";")[0]
    for header in (f"{odd}; {mine}", f"{mine}; {odd}", f"elfenland=forged; {mine}; {odd}"):
        assert sessions.read(header) == "ann"
    assert sessions.read(f"{odd}; elfenland=forged") is None


# ------------------------------------------------------------------ tables


def test_take_backs_are_bounded() -> None:
    from elfenland.server import votes
    from elfenland.server.documents import Votes
    from elfenland.server.problems import Problem

    class Long:
        version = MOST_ENTRIES

    with pytest.raises(Problem, match="too many moves taken back"):
        votes._ask(Long(), Votes(), [0], True)  # type: ignore[arg-type]


def test_a_rematch_has_private_links_of_its_own(guest: Client, other: Client) -> None:
    game = guest.new("mine", "device")["game"]
    guest.play_on(game)
    old = guest.get(f"/api/games/{game}/seat-link", seat=0)["link"].rpartition("/")[2]
    again = guest.post(f"/api/games/{game}/rematch")["game"]
    number, key = old.split(".")[1:]
    answer = other.http.post("/api/open", json={"token": f"{again}.{number}.{key}"})
    assert answer.status_code == 403


def test_a_deleted_guest_has_no_name_at_any_worker(own: Callable[..., Server], postgres: Postgres) -> None:
    database = postgres.empty()
    one, two = own(database), own(database)
    ann, bo = one.client(), two.client()
    game = ann.new("mine", "open", start=False)["game"]
    bo.post(f"/api/games/{game}/join", {"name": "Bo"})
    ann.post("/api/me", {"name": "Secretive"})
    ann.post(f"/api/games/{game}/join", {"name": "Secretive", "seat": 0})
    ann.post(f"/api/games/{game}/start", {})
    ann.act(game, 1, "draw blind")
    path = f"/api/games/{game}"
    everything = (path, f"{path}/record", f"{path}?at=1")
    for what in everything:  # the second server has it all in memory
        assert "Secretive" in bo.http.get(what).text, what
    assert ann.http.delete("/api/me").status_code == 204
    for what in everything:
        assert "Secretive" not in bo.http.get(what).text, what


def test_one_file_has_one_server_by_whatever_name(own: Callable[..., Server], tmp_path: Path) -> None:
    own()
    link = tmp_path / "link.sqlite"
    link.symlink_to(tmp_path / "games.sqlite")
    with pytest.raises(AssertionError, match="in use by another server"):
        own(f"sqlite:///{link}")


def test_the_death_of_a_worker_is_in_the_log(own: Callable[..., Server], postgres: Postgres) -> None:
    server = own(postgres.empty(), workers="2")
    workers = [pid for pid in children(server.pid) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
    os.kill(workers[0], signal.SIGKILL)
    wait_for(lambda: "worker died" in server.said())
    (line,) = [json.loads(line) for line in server.said().splitlines() if "worker died" in line]
    assert (line["event"], line["level"]) == ("worker died", "error")
