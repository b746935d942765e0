"""A PostgreSQL that hangs, is read-only, locked, full or unsafe: clear answers, readable games, bots that go on."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import psycopg
import pytest

from .harness import Client, Postgres, Reader, Server, show, wait_for
from .test_leases import bots_only, moves

FULL = """
CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
CREATE TRIGGER full_disk BEFORE INSERT ON log EXECUTE FUNCTION full_disk();
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
def full(postgres: Postgres, database: str) -> Iterator[None]:
    with contextlib.closing(psycopg.connect(database, autocommit=True)) as connection:
        connection.execute(FULL)
        yield
        connection.execute("DROP TRIGGER full_disk ON log")


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
    for path in ("/api/games/%00", "/api/games/a%00b/log", "/api/games/%00/stream", "/g/%00"):
        answer = site.client.http.get(path)
        assert answer.status_code in (404, 200), (path, answer.text)
    assert site.client.http.post("/api/open", json={"token": "\0.0.x"}).status_code == 403
    assert "unexpected" not in site.server.said()
