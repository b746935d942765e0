"""Following: the stream resumes without a gap, syncs when it must, and harms nobody."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable
from typing import Any

import httpx

from elfenland.server.presence import Presence

from .harness import Client, Reader, Server, wait_for


def test_the_stream_tells_everything_once(guest: Client, other: Client) -> None:
    game = guest.new("mine", "device")["game"]
    mine, watching = Reader(guest, game, seat=1), Reader(other, game)
    for reader in (mine, watching):
        reader.start()
        reader.wait(lambda reader: len(reader.messages) > 0)
    end = guest.play_on(game)["version"]
    for reader in (mine, watching):
        reader.wait(lambda reader: reader.last == end)
        assert reader.versions == list(range(1, end + 1))
    watching.wait(
        lambda reader: any(event == "table" and data["status"] == "finished" for event, _, data in reader.messages)
    )
    for reader in (mine, watching):
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
    reader.wait(lambda reader: len(reader.messages) > 0)
    event, number, data = reader.messages[0]
    reader.close()
    assert (event, number) == ("log", data["version"])
    assert [entry["version"] for entry in data["entries"]] == list(range(8, data["version"] + 1))


def test_who_has_the_table_gets_only_what_came_since(guest: Client) -> None:
    game = guest.new("mine", "device")["game"]
    known = guest.play_on(game, lambda table: table["version"] >= 10)["version"]
    reader = Reader(guest, game, seat=0, after=known)
    reader.start()
    reader.wait(lambda reader: len(reader.messages) > 0)
    assert reader.messages[0][0] == "table"
    assert reader.messages[0][2]["view"] is None
    end = guest.play_on(game, lambda table: table["version"] >= known + 3)["version"]
    reader.wait(lambda reader: reader.last == end)
    assert reader.versions == list(range(known + 1, end + 1))
    reader.close()
    # A reader that comes back is as far as it says, not as far as it once was.
    late = Reader(guest, game, seat=0, last=end, after=known)
    late.start()
    late.wait(lambda reader: len(reader.messages) > 0)
    assert late.versions == []
    late.close()


def test_an_unknown_id_syncs(guest: Client) -> None:
    game = guest.new("mine", "device")["game"]
    for last in (99, 10**14):
        reader = Reader(guest, game, last=last)
        reader.start()
        reader.wait(lambda reader: len(reader.messages) > 0)
        assert reader.messages[0][0] == "sync"
        reader.close()


def test_too_old_an_id_syncs(own: Callable[..., Server]) -> None:
    client = own(resume_entries="10").client()
    game = client.new("mine", "device")["game"]
    client.play_on(game, lambda table: table["version"] >= 20)
    reader = Reader(client, game, last=3)
    reader.start()
    reader.wait(lambda reader: len(reader.messages) > 0)
    assert reader.messages[0][0] == "sync"
    reader.close()


def test_presence_and_chat_come_as_table_events(guest: Client, other: Client) -> None:
    table = guest.new("mine", "open", start=False)
    game = table["game"]
    other.post(f"/api/games/{game}/join", {"name": "Bo"})
    mine, theirs = Reader(guest, game), Reader(other, game)
    mine.start()
    mine.wait(lambda reader: len(reader.messages) > 0)
    theirs.start()
    mine.wait(lambda reader: reader.messages[-1][0] == "table" and reader.messages[-1][2]["seats"][1]["present"])
    other.post(f"/api/games/{game}/chat", {"text": "here"})
    mine.wait(lambda reader: any(line["text"] == "here" for line in reader.messages[-1][2]["chat"]))
    assert all(number is None for event, number, _ in mine.messages if event == "table")
    theirs.close()
    other.post(f"/api/games/{game}/chat", {"text": "off"})  # wakes the reader, which then goes
    mine.wait(lambda reader: reader.messages[-1][2]["seats"][1]["away_since"] is not None)
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
    reader.wait(lambda reader: len(reader.messages) > 0)
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
    reader.wait(
        lambda reader: reader.messages[-1][0] == "table" and reader.messages[-1][2]["chat"][-1]["text"] == "still here"
    )
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
    assert httpx.get(f"{server.url}/healthz", timeout=60).status_code == 200


def test_a_clean_stop_with_open_streams(own: Callable[..., Server]) -> None:
    server = own()
    client = server.client()
    game = client.new("mine", "bot")["game"]
    readers = [Reader(client, game) for _ in range(20)]
    for reader in readers:
        reader.start()
    for reader in readers:
        reader.wait(lambda reader: len(reader.messages) > 0)
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


# ------------------------------------------------------------------ chat and presence


def sizes(reader: Reader, event: str) -> list[int]:
    return [len(json.dumps(data)) for name, _, data in reader.messages if name == event]


def test_a_message_is_sent_once_to_readers_that_know_the_chat_event(guest: Client) -> None:
    game = guest.new("mine", "device")["game"]
    path = f"/api/games/{game}"
    for number in range(30):
        guest.post(f"{path}/chat", {"text": f"{number} " + "x" * 400})
    reader, old = Reader(guest, game, seat=0, chat="new"), Reader(guest, game, seat=0)
    for one in (reader, old):
        one.start()
        one.wait(lambda reader: len(reader.messages) > 0)
    assert len(reader.messages[0][2]["chat"]) == 30  # the first message has everything
    for text in ("one", "two"):
        guest.post(f"{path}/chat", {"text": text})
    guest.post(f"{path}/seats/1/bot", {"bot": "random"})
    guest.post(f"{path}/seats/1/take")
    reader.wait(lambda reader: [line["text"] for line in heard(reader)][-2:] == ["one", "two"])
    reader.wait(lambda reader: any(event == "table" for event, _, _ in reader.messages))
    assert max(sizes(reader, "chat") + sizes(reader, "table")) < 4_000
    assert all(data["chat"] == [] for event, _, data in reader.messages if event == "table")
    old.wait(lambda reader: len(reader.messages[-1][2].get("chat", [])) == 32)  # as in version 0.1
    assert {event for event, _, _ in old.messages} <= {"sync", "log", "table"}


def heard(reader: Reader) -> list[Any]:
    """The chat as a page puts it together."""
    lines: list[Any] = []
    for event, _, data in reader.messages:
        if event == "sync":
            lines = data["chat"]
        elif event == "chat":
            lines = data["lines"] if data["all"] else lines + data["lines"]
    return lines


def test_deleted_messages_are_gone_from_every_page(guest: Client, other: Client) -> None:
    table = guest.new("mine", "open", start=False)
    path = f"/api/games/{table['game']}"
    other.post(f"{path}/join", {"name": "Bo"})
    guest.post(f"{path}/chat", {"text": "mine"})
    other.post(f"{path}/chat", {"text": "theirs"})
    reader = Reader(guest, table["game"], seat=0, chat="new")
    reader.start()
    reader.wait(lambda reader: len(heard(reader)) == 2)
    other.http.delete("/api/me")
    reader.wait(lambda reader: [line["text"] for line in heard(reader)] == ["mine"])


def test_strangers_wake_nobody(guest: Client, other: Client, third: Client) -> None:
    table = guest.new("mine", "open", start=False)
    path = f"/api/games/{table['game']}"
    other.post(f"{path}/join", {"name": "Bo"})
    reader = Reader(guest, table["game"], seat=0, chat="new")
    reader.start()
    reader.wait(lambda reader: len(reader.messages) > 0)
    before = len(reader.messages)
    for _ in range(3):
        with third.http.stream("GET", f"{path}/stream") as answer:
            assert answer.status_code == 200
    with other.http.stream("GET", f"{path}/stream") as answer:  # a player's coming is told
        assert answer.status_code == 200
        reader.wait(lambda reader: reader.messages[-1][2]["seats"][1]["present"])
    tables = [data for event, _, data in reader.messages[before:] if event == "table"]
    assert len(tables) <= 2, "a stranger's coming or going was told"


def test_what_a_worker_repeats_wakes_nobody() -> None:
    """Workers repeat every 20 s who is there; only changes may wake the streams."""
    presence = Presence()
    assert presence.hear("+ game guest") == ("game", "guest")
    assert presence.hear("+ game guest") == (None, "guest")
    assert presence.hear("- game guest") == ("game", "guest")
    assert presence.hear("- game guest") == (None, "guest")
