"""A PostgreSQL that hangs, is read-only, locked, full or unsafe: clear answers, readable games, bots that go on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from elfenland.server.store.postgres import PostgresStore

from .harness import RUN, Client, Postgres, Reader, Server, show, wait_for
from .test_leases import bots_only, moves

FULL = """
CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
CREATE TRIGGER trouble BEFORE INSERT ON log EXECUTE FUNCTION full_disk();
"""
SLOW = """
CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(60); RETURN NULL; END $$;
CREATE TRIGGER trouble BEFORE INSERT ON log EXECUTE FUNCTION slow();
"""


class Site:
    """A server with a game of people and one of bots."""

    def __init__(self, server: Server, database: str) -> None:
        self.server = server
        self.database = database
        self.client = server.client()
        self.game = str(self.client.new("mine", "device")["game"])
        self.bots = bots_only(self.client)
        self.number = 0

    def wish(self) -> httpx.Response:
        """Try to draw a counter."""
        self.number += 1
        wish = {"id": f"w{self.number}", "version": self.version(), "action": "draw blind"}
        return self.client.http.post(f"/api/games/{self.game}/actions", json=wish)

    def version(self) -> int:
        return int(self.client.get(f"/api/games/{self.game}")["version"])

    def refuses_to_write(self) -> None:
        """503 with Retry-After for what must be stored, while games and streams can be read."""
        answer = self.wish()
        assert (answer.status_code, answer.json()["code"]) == (503, "away"), answer.text
        assert int(answer.headers["retry-after"]) > 0
        reader = Reader(self.client, self.game, seat=0)
        reader.start()
        reader.wait(lambda reader: len(reader.messages) > 0)
        reader.close()

    def goes_on(self) -> None:
        """People and bots play on without anybody's help."""
        before = moves(self.database, self.bots)
        wait_for(lambda: moves(self.database, self.bots) > before, 60)
        wait_for(lambda: self.wish().status_code == 200)
        assert self.client.get("/healthz")["status"] == "ok"
        assert "unexpected" not in self.server.said()


@pytest.fixture
def site(own: Callable[..., Server], postgres: Postgres) -> Site:
    database = postgres.empty()
    return Site(own(database, bot_pace="0.3", bot_lease="2"), database)


@contextlib.contextmanager
def read_only(postgres: Postgres, database: str) -> Iterator[None]:
    postgres.configure(default_transaction_read_only="on")
    try:
        yield
    finally:
        postgres.configure(default_transaction_read_only="")


@contextlib.contextmanager
def on_insert(database: str, trigger: str) -> Iterator[None]:
    with contextlib.closing(psycopg.connect(database, autocommit=True)) as connection:
        connection.execute(trigger)
        yield
        connection.execute("DROP TRIGGER trouble ON log")


def full(postgres: Postgres, database: str) -> contextlib.AbstractContextManager[None]:
    return on_insert(database, FULL)


def slow(postgres: Postgres, database: str) -> contextlib.AbstractContextManager[None]:
    return on_insert(database, SLOW)


@contextlib.contextmanager
def locked(postgres: Postgres, database: str) -> Iterator[None]:
    with contextlib.closing(psycopg.connect(database)) as connection:
        connection.execute("SELECT * FROM games FOR UPDATE")
        yield
        connection.rollback()


@pytest.mark.parametrize("trouble", [read_only, full, locked])
def test_writes_get_503_and_everything_goes_on_afterwards(site: Site, postgres: Postgres, trouble: Any) -> None:
    with trouble(postgres, site.database):
        site.refuses_to_write()
        assert site.wish().status_code == 503
    site.goes_on()


@pytest.mark.parametrize(("trouble", "reason"), [(locked, "lock timeout"), (slow, "statement timeout")])
def test_a_database_that_still_runs_gives_up_by_itself(
    site: Site, postgres: Postgres, trouble: Any, reason: str
) -> None:
    """Before the server does, so that no session and no lock is left behind."""
    with trouble(postgres, site.database):
        assert site.wish().status_code == 503
    said = [json.loads(line) for line in site.server.said().splitlines()]
    assert any(line["event"] == "store away" and reason in line["reason"] for line in said)


def test_whoever_takes_calls_and_says_nothing_is_given_up() -> None:
    async def go(url: str) -> None:
        store = PostgresStore(url)
        try:
            await asyncio.wait_for(store.open(asyncio.get_running_loop()), 20)
        finally:
            store.workers.shutdown(wait=False)

    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        with pytest.raises(ValueError, match="PostgreSQL does not answer"):
            asyncio.run(go(f"postgresql://nobody@127.0.0.1:{port}/none"))


def test_a_paused_database_stops_neither_readers_nor_the_end(site: Site, postgres: Postgres) -> None:
    reader = Reader(site.client, site.game, seat=0)
    reader.start()
    reader.wait(lambda reader: len(reader.messages) > 0)
    with postgres.paused():
        site.refuses_to_write()
        answers: list[int] = []
        threads = [threading.Thread(target=lambda: answers.append(site_read(site))) for _ in range(20)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(20)
        assert answers == [1] * 20
        assert site.client.http.get("/healthz").status_code == 503
    site.goes_on()
    reader.wait(lambda reader: (reader.last or 0) > 1)
    reader.close()
    with postgres.paused():
        assert site.wish().status_code == 503
        site.server.stop(25)  # raises if it takes longer


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("way", [[sys.executable, "-c", RUN], [sys.executable, "-m", "elfenland", "serve"]])
def test_a_start_that_waits_for_the_database_can_be_stopped(
    site: Site, way: list[str], number: int, tmp_path: Path
) -> None:
    site.server.stop()
    with contextlib.closing(psycopg.connect(site.database)) as connection:
        connection.execute("LOCK TABLE meta")
        with (tmp_path / "log").open("w") as log:
            starting = subprocess.Popen(way, env=site.server.environment, stdout=log, stderr=log)
        try:
            wait_for(lambda: connection.execute("SELECT 1 FROM pg_locks WHERE NOT granted").fetchone() is not None)
            starting.send_signal(number)
            starting.wait(15)
        finally:
            starting.kill()
            starting.wait()


def site_read(site: Site) -> int:
    client = Client(site.server.url)
    client.http.cookies = site.client.http.cookies
    return int(client.get(f"/api/games/{site.game}")["version"])


def test_transactions_begin_once(site: Site, postgres: Postgres) -> None:
    site.goes_on()
    assert "already a transaction in progress" not in postgres.log


def test_no_reload_makes_a_commit_unsafe(site: Site, postgres: Postgres) -> None:
    """Sessions keep synchronous_commit; full_page_writes is seen by /healthz and at the next start."""
    try:
        postgres.configure(synchronous_commit="off")
        with contextlib.closing(psycopg.connect(site.database, autocommit=True)) as connection:
            connection.execute(  # new sessions, too, wait for the disk
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE application_name = 'elfenland' AND datname = current_database()"
            )
            connection.execute(
                "CREATE FUNCTION settings() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
                " INSERT INTO meta VALUES (gen_random_uuid(), current_setting('synchronous_commit'));"
                " RETURN NEW; END $$;"
                "CREATE TRIGGER settings BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION settings();"
            )
            site.goes_on()
            found = connection.execute("SELECT DISTINCT value FROM meta WHERE length(key) = 36").fetchall()
            assert found == [("on",)]
        assert show(site.database, "synchronous_commit") == "off"
        postgres.configure(synchronous_commit="", full_page_writes="off")
        answer = site.client.http.get("/healthz")
        assert (answer.status_code, answer.json()["code"]) == (503, "unsafe")
        assert "full_page_writes" in answer.json()["sentence"]
        site.server.stop()
        with pytest.raises(AssertionError, match="full_page_writes=off"):
            site.server.start()
    finally:
        postgres.configure(synchronous_commit="", full_page_writes="")
    site.server.start()


def test_a_path_with_nul_is_simply_unknown(site: Site) -> None:
    get, post = site.client.http.get, site.client.http.post
    for path in ("games/%00", "games/a%00b/log", "games/%00/stream", "challenges/%00", "puzzles/%00"):
        assert get(f"/api/{path}").status_code == 404, path
    for path in ("challenges/%00/play", "mail/%00/unsubscribe"):
        assert post(f"/api/{path}").status_code == 404, path
    assert post("/api/mail/%00", json={"wanted": True}).status_code == 404
    assert get("/g/%00").status_code == 200
    for query in ("language=%00", "pace=live%00", "edition=%00"):
        assert get(f"/api/waiting?{query}").status_code == 400, query
    assert post("/api/open", json={"token": "\0.0.x"}).status_code == 403
    push = {"endpoint": "https://fcm.googleapis.com/\0", "p256dh": "B" * 87, "auth": "A" * 22}
    assert post("/api/me/push", json=push).status_code == 400
    assert "unexpected" not in site.server.said()
