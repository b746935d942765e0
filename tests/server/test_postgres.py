"""PostgreSQL with two workers: races, hints, bots, a database that goes away."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
import uuid
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from long import LONG

from elfenland.server.store import Db, Store, open_store, queries
from elfenland.server.tables import Tables

from .harness import Client, Postgres, Reader, Server, wait_for
from .test_kill import run_with_kills

RACES = 1_000 if LONG else 200


def same_guest(first: Client, url: str) -> Client:
    """The same guest at another worker: the cookie is signed with the database's key."""
    first.get("/api/me")
    client = Client(url)
    client.http.cookies = first.http.cookies
    return client


class Racer(threading.Thread):
    """Sends a wish when both are ready."""

    def __init__(self, client: Client, start: threading.Barrier, done: threading.Barrier) -> None:
        super().__init__(daemon=True)
        self.client, self.begin, self.done = client, start, done
        self.path = ""
        self.wish: dict[str, Any] = {}
        self.status = 0
        self.answer: Any = None

    def run(self) -> None:
        while True:
            self.begin.wait()
            if not self.path:
                return
            answer = self.client.http.post(self.path, json={**self.wish, "id": uuid.uuid4().hex})
            self.status, self.answer = answer.status_code, answer.json()
            self.done.wait()


def test_of_two_who_race_exactly_one_wins(own: Callable[..., Server], postgres: Postgres) -> None:
    """Races for one version, through two workers; 1,000 of them with ELFENLAND_LONG=1."""
    database = postgres.empty()
    one, two = own(database, bot_pace="900"), own(database, bot_pace="900")  # so that the server never passes first
    ann = one.client()
    bo = same_guest(ann, two.url)
    start, done = threading.Barrier(3), threading.Barrier(3)
    racers = [Racer(ann, start, done), Racer(bo, start, done)]
    for racer in racers:
        racer.start()
    wins = Counter({"one": 0, "two": 0})
    games: list[str] = []
    table: Any = {"status": "finished"}
    for _ in range(RACES):
        if table["status"] == "finished":
            table = ann.new("mine", "device")
            games.append(table["game"])
        game, view, version = table["game"], table["view"], table["version"]
        for racer in racers:
            racer.path = f"/api/games/{game}/actions"
            racer.wish = {"version": version, "action": ann.choose(view), "seat": view["seat"]}
        start.wait()
        done.wait()
        assert sorted(racer.status for racer in racers) == [200, 409], [racer.answer for racer in racers]
        winner, loser = racers if racers[0].status == 200 else racers[::-1]
        wins["one" if winner is racers[0] else "two"] += 1
        assert winner.answer["version"] == version + 1
        assert (loser.answer["code"], loser.answer["version"]) == ("stale", version + 1)
        table = ann.get(f"/api/games/{game}")
        assert table["version"] == version + 1
    for racer in racers:
        racer.path = ""
    start.wait()
    for game in games:
        entries = ann.get(f"/api/games/{game}/log")["entries"]
        assert [entry["version"] for entry in entries] == list(range(1, len(entries) + 1))
        assert entries == bo.get(f"/api/games/{game}/log")["entries"]
    print(f"{RACES} races, each with exactly one winner: {dict(wins)}")
    assert wins.total() == RACES
    assert min(wins.values()) > 0  # both workers took part


def test_what_one_worker_stores_the_other_streams(own: Callable[..., Server], postgres: Postgres) -> None:
    database = postgres.empty()
    one, two = own(database), own(database)
    ann = one.client()
    game = ann.new("mine", "device")["game"]
    bo = same_guest(ann, two.url)
    reader = Reader(bo, game, seat=0)
    reader.start()
    reader.wait(lambda reader: len(reader.messages) > 0)
    end = ann.play_on(game, lambda table: table["version"] > 60)["version"]
    reader.wait(lambda reader: (reader.last or 0) >= end)
    assert reader.versions == list(range(1, len(reader.versions) + 1))
    bo.post(f"/api/games/{game}/chat", {"text": "from the other worker"})
    wait_for(lambda: [line["text"] for line in ann.get(f"/api/games/{game}")["chat"]] == ["from the other worker"])
    assert ann.get(f"/api/games/{game}")["seats"][0]["present"]  # seen by the other worker's stream
    reader.close()


def test_the_same_id_through_another_worker(own: Callable[..., Server], postgres: Postgres) -> None:
    database = postgres.empty()
    one, two = own(database), own(database)
    ann = one.client()
    game = ann.new("mine", "device")["game"]
    bo = same_guest(ann, two.url)
    bo.get(f"/api/games/{game}")  # the other worker has it in memory
    path = f"/api/games/{game}/actions"
    for wish in ({"id": "a", "version": 1, "action": "draw blind"}, {"id": "b", "version": 2, "action": "pass"}):
        first, again = ann.http.post(path, json=wish), bo.http.post(path, json=wish)
        assert (first.status_code, first.content) == (again.status_code, again.content)
    other = bo.http.post(path, json={"id": "a", "version": 2, "action": "draw blind"})
    assert other.json()["code"] == "id_reused"


def test_bots_of_two_workers_play_each_turn_once(own: Callable[..., Server], postgres: Postgres) -> None:
    database = postgres.empty()
    one, two = own(database), own(database)
    ann = one.client()
    seats = [{"kind": "bot", "bot": "random"}] * 3
    game = ann.post("/api/games", {"seats": seats, "start": True}, 201)["game"]
    bo = same_guest(ann, two.url)
    wait_for(lambda: bo.get(f"/api/games/{game}")["status"] == "finished", 60)
    entries = ann.get(f"/api/games/{game}/log")["entries"]
    assert [entry["version"] for entry in entries] == list(range(1, len(entries) + 1))


def test_a_database_that_goes_away_and_comes_back(own: Callable[..., Server]) -> None:
    """503 for what must be stored; games of before, also of before a restart, readable; play goes on by itself."""
    postgres = Postgres().create()
    try:
        server = own(postgres.empty(), bot_pace="0.1", log_level="info")
        client = server.client()
        finished, game = client.new("mine", "device", watch="everyone")["game"], client.new("mine", "device")["game"]
        client.play_on(finished)
        server.stop()
        before = len(server.said())
        server.start()
        bots = client.post("/api/games", {"seats": [{"kind": "bot", "bot": "random"}] * 2, "start": True}, 201)["game"]
        reader = Reader(client, game, seat=0)
        reader.start()
        reader.wait(lambda reader: len(reader.messages) > 0)
        wait_for(lambda: "latest tables read" in server.said()[before:])  # not those of the first start
        postgres.stop()
        wish = {"id": "w", "version": 1, "action": "draw blind"}
        seats = [{"kind": "mine"}, {"kind": "bot"}]
        for path, body in ((f"/api/games/{game}/actions", wish), ("/api/games", {"seats": seats})):
            answer = client.http.post(path, json=body)
            assert (answer.status_code, answer.json()["code"]) == (503, "away")
            assert int(answer.headers["retry-after"]) > 0
        assert client.http.get("/healthz").status_code == 503
        read_while_away(client, finished, game)
        stopped_at = client.get(f"/api/games/{bots}")["version"]
        postgres.start()
        wait_for(lambda: client.http.post(f"/api/games/{game}/actions", json=wish).status_code == 200)
        reader.wait(lambda reader: reader.last == 2)
        wait_for(lambda: client.get(f"/api/games/{bots}")["version"] > stopped_at, 30)
        assert client.get("/healthz")["status"] == "ok"
        reader.close()
    finally:
        postgres.remove()


def read_while_away(client: Client, finished: str, running: str) -> None:
    """All that can be asked about a game, and the lists in which it is found."""
    assert client.get(f"/api/games/{running}")["version"] == 1
    table = client.get(f"/api/games/{finished}")
    assert table["status"] == "finished"
    assert client.get(f"/api/games/{finished}", at=9)["view"]["phase"] is not None
    assert len(client.get(f"/api/games/{finished}/log")["entries"]) == table["version"]
    assert client.http.get(f"/api/games/{finished}/record").status_code == 200
    assert {found["game"] for found in client.get("/api/me")["games"]} >= {finished, running}
    assert {found["game"] for found in client.get("/api/games", which="mine")} >= {finished, running}
    assert [found["game"] for found in client.get("/api/games", which="finished")] == [finished]
    late = Reader(client, running, seat=1)
    late.start()
    late.wait(lambda reader: len(reader.messages) > 0)
    late.close()


def test_what_one_worker_acknowledges_the_other_shows_at_once(own: Callable[..., Server], postgres: Postgres) -> None:
    """Hints may be lost: here none ever come."""
    deaf = "from elfenland.server.store.postgres import PostgresStore; PostgresStore.listen = lambda *a: None"
    database = postgres.empty()
    one, two = own(database, deaf), own(database, deaf)
    ann = one.client()
    bo = same_guest(ann, two.url)
    game = ann.new("mine", "device")["game"]
    path = f"/api/games/{game}"
    bo.get(path)
    for version in range(1, 7):
        ann.act(game, version, "draw blind")
        assert bo.get(path)["version"] == version + 1
    ann.post(f"{path}/chat", {"text": "heard"})
    assert [line["text"] for line in bo.get(path)["chat"]] == ["heard"]
    ann.post(f"{path}/seats/1/bot", {"bot": "random"})
    assert bo.get(path)["seats"][1]["bot"] == "random"
    reader = Reader(bo, game, seat=0)  # a stream is read again now and then
    reader.start()
    reader.wait(lambda reader: len(reader.messages) > 0)
    version = ann.get(path)["version"]
    ann.post(f"{path}/seats/1/take")
    ann.post(f"{path}/chat", {"text": "again"})
    reader.wait(lambda reader: reader.messages[-1][0] == "table" and len(reader.messages[-1][2]["chat"]) == 2)
    reader.close()
    assert version >= 7
    assert ann.http.delete(path).status_code == 204
    assert bo.http.get(path).status_code == 404


def test_games_of_one_guest_are_counted_over_all_workers(own: Callable[..., Server], postgres: Postgres) -> None:
    """Also when many are asked for at once, through two workers."""
    database = postgres.empty()
    one, two = own(database, games_per_session="3"), own(database, games_per_session="3")
    ann = one.client()
    clients = [ann, same_guest(ann, two.url)] * 6
    body = {"seats": [{"kind": "mine"}, {"kind": "bot"}]}
    with ThreadPoolExecutor(len(clients)) as pool:
        answers = list(pool.map(lambda client: client.http.post("/api/games", json=body).status_code, clients))
    assert Counter(answers) == {201: 3, 429: 9}


def test_streams_of_one_guest_are_counted_over_all_workers(own: Callable[..., Server], postgres: Postgres) -> None:
    database = postgres.empty()
    one, two = own(database, streams_per_session="2"), own(database, streams_per_session="2")
    ann = one.client()
    bo = same_guest(ann, two.url)
    path = f"/api/games/{ann.new('mine', 'device')['game']}/stream"

    def opens(client: Client) -> bool:
        with client.http.stream("GET", path) as answer:
            return answer.status_code == 200

    with ann.http.stream("GET", path), bo.http.stream("GET", path):
        wait_for(lambda: not opens(ann) and not opens(bo))
    wait_for(lambda: opens(ann) and opens(bo))


def test_a_database_that_forgets_is_refused(postgres: Postgres) -> None:
    """What it was told is read back."""
    store = open_store(f"{postgres.empty()}?options=-c%20synchronous_commit%3Doff")
    with pytest.raises(ValueError, match="the server does not start"):
        asyncio.run(_open(store))


async def _open(store: Store) -> None:
    try:
        await store.open(asyncio.get_running_loop())
    finally:
        await store.close()


def test_kill_9_on_postgres(own: Callable[..., Server], postgres: Postgres) -> None:
    assert run_with_kills(own(postgres.empty()), 30 if LONG else 2) == []


def children(pid: int) -> list[int]:
    """The processes that one has begun and that serve; one more minds what they share."""
    found = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return [child for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def test_a_worker_that_dies_is_replaced_and_none_is_left_alone(own: Callable[..., Server], postgres: Postgres) -> None:
    server = own(postgres.empty(), workers="2")
    client = server.client()
    game = client.new("mine", "device")["game"]
    again = same_guest(client, server.url)  # with connections of its own
    first = children(server.pid)
    assert len(first) == 2
    os.kill(first[0], signal.SIGKILL)
    wait_for(lambda: len(set(children(server.pid)) - {first[0]}) == 2, 30)
    assert again.play_on(game, lambda table: table["version"] > 20)["version"] > 20
    server.kill()  # the one that minds them all
    wait_for(lambda: not listens(server.url), 30)


def listens(url: str) -> bool:
    try:
        httpx.get(f"{url}/healthz", timeout=5)
    except httpx.TransportError:
        return False
    return True


def test_several_workers_on_one_port(own: Callable[..., Server], postgres: Postgres) -> None:
    server = own(postgres.empty(), workers="2")
    client = server.client()
    game = client.new("mine", "device")["game"]
    assert client.play_on(game, lambda table: table["version"] > 30)["version"] > 30
    for _ in range(20):  # over all workers
        httpx.get(f"{server.url}/docs.css", timeout=60)
    lines = httpx.get(f"{server.url}/metrics", timeout=60).text.splitlines()
    assert 'elfenland_requests_total{route="/docs",status="200"} 20.0' in lines
    assert 'elfenland_tables{status="running"} 1.0' in lines
    began = time.monotonic()
    server.stop()
    assert time.monotonic() - began < 10
    assert not listens(server.url)


def test_tables_that_are_followed_are_looked_at_again_with_one_question(
    own: Callable[..., Server], postgres: Postgres
) -> None:
    """A question or more for each of a thousand tables held up everybody's moves for 0.4 s, every five seconds."""
    database = postgres.empty()
    server = own(database)
    client = server.client()
    games = [client.new("mine", "open", start=False)["game"] for _ in range(30)]
    server.stop()

    async def look() -> tuple[int, set[str]]:
        store, other = open_store(database), open_store(database)
        for each in (store, other):
            await each.open(asyncio.get_running_loop())
        try:
            tables = Tables(store, 10)
            for game in games:
                (await tables.get(game)).followers[asyncio.Event()] = None
            await other.write(lambda db: db.run("UPDATE games SET rev = rev + 1 WHERE id = ?", (games[7],)))
            read, asked = store.read, []

            async def counted(work: Callable[[Db], Any], *limits: float) -> Any:
                asked.append(work)
                return await read(work, *limits)

            store.read = counted  # type: ignore[method-assign, assignment]
            await tables.look_again()
            questions, changed = len(asked), set(tables.refreshing)
            await asyncio.gather(*tables.refreshing.values())
            assert tables.cache[games[7]].rev > tables.cache[games[8]].rev
            return questions, changed
        finally:
            for each in (store, other):
                await each.close()

    assert asyncio.run(look()) == (1, {games[7]})


def test_a_move_on_another_worker_reads_no_chat(own: Callable[..., Server], postgres: Postgres) -> None:
    """Only if the chat has changed; a message that takes the number of a deleted one is a change, too."""
    database = postgres.empty()
    server = own(database)
    client = server.client()
    game = client.new("mine", "device")["game"]
    client.post(f"/api/games/{game}/chat", {"text": "first"})
    server.stop()

    async def look() -> list[tuple[int, list[str]]]:
        store, found = open_store(database), []
        await store.open(asyncio.get_running_loop())
        asked: list[str] = []
        get_chat = queries.get_chat

        def counted(db: Db, game: str, keep: int) -> list[Any]:
            asked.append(game)
            return get_chat(db, game, keep)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(queries, "get_chat", counted)
            tables = Tables(store, 10)
            table = await tables.get(game)
            for sql in (
                "UPDATE games SET rev = rev + 1 WHERE id = ?",
                "UPDATE chat SET text = 'second', at = at + 1 WHERE game = ?",
                "DELETE FROM chat WHERE game = ?",
            ):
                asked.clear()
                await store.write(lambda db, sql=sql: db.run(sql, (game,)))  # type: ignore[misc]
                assert await tables.get(game) is table
                found.append((len(asked), [line.text for line in table.chat]))
        await store.close()
        return found

    assert asyncio.run(look()) == [(0, ["first"]), (1, ["second"]), (1, [])]
