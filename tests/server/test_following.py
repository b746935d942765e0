"""Following: the stream resumes without a gap, syncs when it must, and harms nobody."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable

import httpx

from .harness import Client, Reader, Server
from .test_tables import wait_for


def test_the_stream_tells_everything_once(guest: Client, other: Client) -> None:
    game = guest.new("mine", "device")["game"]
    mine, watching = Reader(guest, game, seat=1), Reader(other, game)
    for reader in (mine, watching):
        reader.start()
        reader.wait(lambda r: len(r.messages) > 0)
    end = guest.play_on(game)["version"]
    for reader in (mine, watching):
        reader.wait(lambda r: r.last == end)
        assert reader.versions == list(range(1, end + 1))
        reader.close()
    assert mine.messages[0][0] == "sync"
    assert mine.messages[0][2]["view"]["seat"] == 1
    final = [data for event, _, data in watching.messages if event == "table"][-1]
    assert final["status"] == "finished"
    assert final["view"] is None


def test_last_event_id_resumes_without_a_gap(guest: Client) -> None:
    game = guest.new("mine", "device")["game"]
    guest.play_on(game, lambda table: table["version"] >= 20)
    reader = Reader(guest, game, seat=0, last=7)
    reader.start()
    reader.wait(lambda r: len(r.messages) > 0)
    event, number, data = reader.messages[0]
    reader.close()
    assert (event, number) == ("log", data["version"])
    assert [entry["version"] for entry in data["entries"]] == list(range(8, data["version"] + 1))


def test_who_has_the_table_gets_only_what_came_since(guest: Client) -> None:
    game = guest.new("mine", "device")["game"]
    known = guest.play_on(game, lambda table: table["version"] >= 10)["version"]
    reader = Reader(guest, game, seat=0, after=known)
    reader.start()
    reader.wait(lambda r: len(r.messages) > 0)
    assert reader.messages[0][0] == "table"
    assert reader.messages[0][2]["view"] is None
    end = guest.play_on(game, lambda table: table["version"] >= known + 3)["version"]
    reader.wait(lambda r: r.last == end)
    assert reader.versions == list(range(known + 1, end + 1))
    reader.close()
    # A reader that comes back is as far as it says, not as far as it once was.
    late = Reader(guest, game, seat=0, last=end, after=known)
    late.start()
    late.wait(lambda r: len(r.messages) > 0)
    assert late.versions == []
    late.close()


def test_an_unknown_id_syncs(guest: Client) -> None:
    game = guest.new("mine", "device")["game"]
    for last in (99, 10**14):
        reader = Reader(guest, game, last=last)
        reader.start()
        reader.wait(lambda r: len(r.messages) > 0)
        assert reader.messages[0][0] == "sync"
        reader.close()


def test_too_old_an_id_syncs(own: Callable[..., Server]) -> None:
    client = own(resume_entries="10").client()
    game = client.new("mine", "device")["game"]
    client.play_on(game, lambda table: table["version"] >= 20)
    reader = Reader(client, game, last=3)
    reader.start()
    reader.wait(lambda r: len(r.messages) > 0)
    assert reader.messages[0][0] == "sync"
    reader.close()


def test_presence_and_chat_come_as_table_events(guest: Client, other: Client) -> None:
    table = guest.new("mine", "open", start=False)
    game = table["game"]
    other.post(f"/api/games/{game}/join", {"name": "Bo"})
    mine, theirs = Reader(guest, game), Reader(other, game)
    mine.start()
    mine.wait(lambda r: len(r.messages) > 0)
    theirs.start()
    mine.wait(lambda r: r.messages[-1][0] == "table" and r.messages[-1][2]["seats"][1]["present"])
    other.post(f"/api/games/{game}/chat", {"text": "here"})
    mine.wait(lambda r: any(line["text"] == "here" for line in r.messages[-1][2]["chat"]))
    assert all(number is None for event, number, _ in mine.messages if event == "table")
    theirs.close()
    other.post(f"/api/games/{game}/chat", {"text": "off"})  # wakes the reader, which then goes
    mine.wait(lambda r: r.messages[-1][2]["seats"][1]["away_since"] is not None)
    mine.close()


def test_a_heartbeat_comes(own: Callable[..., Server]) -> None:
    client = own(heartbeat="0.2").client()
    reader = Reader(client, client.new("mine", "bot", start=False)["game"])
    reader.start()
    wait_for(lambda: reader.comments >= 3)
    reader.close()


def test_a_stalled_reader_is_dropped_without_harm_to_others(own: Callable[..., Server]) -> None:
    server = own(stall="1", heartbeat="0.05")
    client = server.client()
    game = client.new("mine", "device")["game"]
    stalled = socket.socket()
    stalled.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    stalled.connect(("127.0.0.1", int(server.url.rpartition(":")[2])))
    cookie = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
    stalled.sendall(f"GET /api/games/{game}/stream HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\n\r\n".encode())
    reader = Reader(client, game, seat=0)
    reader.start()
    reader.wait(lambda r: len(r.messages) > 0)
    deadline = time.monotonic() + 60
    slowest = 0.0
    while "elfenland_stalled_streams_total 1.0" not in client.http.get("/metrics").text:
        assert time.monotonic() < deadline
        if client.get(f"/api/games/{game}")["status"] == "finished":
            game = client.new("mine", "device")["game"]
        for _ in range(40):  # talk fills the stalled reader's buffers
            began = time.perf_counter()
            client.post(f"/api/games/{reader.game}/chat", {"text": "x" * 480})
            slowest = max(slowest, time.perf_counter() - began)
    assert slowest < 1.0
    client.post(f"/api/games/{reader.game}/chat", {"text": "still here"})
    reader.wait(lambda r: r.messages[-1][0] == "table" and r.messages[-1][2]["chat"][-1]["text"] == "still here")
    reader.close()
    stalled.close()


def test_half_sent_requests_are_closed(own: Callable[..., Server]) -> None:
    server = own(request_time="0.5")
    port = int(server.url.rpartition(":")[2])
    begun = [b"", b"GET /healthz HTT", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"]
    begun.append(b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{")
    begun.append(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * 100_000)  # headers without an end
    for text in begun:
        with socket.create_connection(("127.0.0.1", port)) as sock:
            sock.settimeout(5)
            began = time.monotonic()
            try:
                sock.sendall(text)
                while sock.recv(4096):
                    pass
            except ConnectionError:
                pass
            assert time.monotonic() - began < 3
    assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_a_clean_stop_with_open_streams(own: Callable[..., Server]) -> None:
    server = own()
    client = server.client()
    game = client.new("mine", "bot")["game"]
    readers = [Reader(client, game) for _ in range(20)]
    for reader in readers:
        reader.start()
    for reader in readers:
        reader.wait(lambda r: len(r.messages) > 0)
    seconds = server.stop()
    assert seconds < 4
    assert server.process is not None
    assert server.process.returncode == 0
    for reader in readers:
        reader.close()


def test_a_deleted_table_ends_its_streams(guest: Client) -> None:
    game = guest.new("mine", "bot")["game"]
    with httpx.stream("GET", f"{guest.http.base_url}/api/games/{game}/stream", cookies=guest.http.cookies) as answer:
        lines = answer.iter_lines()
        next(lines)
        guest.http.delete(f"/api/games/{game}")
        for _ in lines:
            pass
