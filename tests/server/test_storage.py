"""Storage: durability read back, one server a file, upgrades, backup and restore, a full disk."""

from __future__ import annotations

import asyncio
import json
import os
import re
import resource
import sqlite3
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from elfenland.game import record
from elfenland.server import backup
from elfenland.server import tables as tables_in_memory
from elfenland.server.store import Store, open_store, schema
from elfenland.server.store.sqlite import SqliteStore
from elfenland.server.table import Table
from elfenland.server.tables import Tables

from .harness import Postgres, Reader, Server, wait_for
from .stored.make import answers

STORED = Path(__file__).parent / "stored"


async def opened(url: str, work: Callable[[Store], Awaitable[Any]]) -> Any:
    """What some work on an open store returns."""
    store = open_store(url)
    await store.open(asyncio.get_running_loop())
    try:
        return await work(store)
    finally:
        await store.close()


async def load(url: str, game: str) -> Table:
    table: Table = await opened(url, lambda store: Tables(store, 10).get(game))
    return table


# ------------------------------------------------------------------ durability


def test_durability_is_read_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file system or a build that does not take WAL or FULL is refused at the start."""

    class Stubborn(sqlite3.Connection):
        def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
            return super().execute("PRAGMA user_version" if sql == refused else sql, *values)  # type: ignore[arg-type]

    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *a, **k: connect(*a, **k, factory=Stubborn))
    for number, refused in enumerate(("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL")):
        if "FULL" in refused:  # where FULL is the default, a weaker one must be noticed
            monkeypatch.setattr(sqlite3, "connect", lambda *a, **k: _weakened(connect(*a, **k, factory=Stubborn)))
        with pytest.raises(ValueError, match="the server does not start"):
            asyncio.run(_open(SqliteStore(str(tmp_path / f"{number}.sqlite"))))


def _weakened(connection: sqlite3.Connection) -> sqlite3.Connection:
    sqlite3.Connection.execute(connection, "PRAGMA synchronous=NORMAL")
    return connection


async def _open(store: SqliteStore) -> None:
    try:
        await store.open(asyncio.get_running_loop())
    finally:
        await store.close()


def test_the_server_says_why_it_does_not_start(tmp_path: Path) -> None:
    code = "import typer; from elfenland.cli.serve import serve; typer.run(serve)"
    environment = {**os.environ, "ELFENLAND_DATABASE_URL": f"sqlite:///{tmp_path}", "ELFENLAND_PORT": "0"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode != 0
    assert "unable to open database file" in done.stderr.splitlines()[-1]


def test_one_server_a_file(own: Callable[..., Server], tmp_path: Path) -> None:
    own()
    with pytest.raises(ValueError, match="in use by another server"):
        asyncio.run(_open(SqliteStore(str(tmp_path / "games.sqlite"))))


# ------------------------------------------------------------------ upgrades


def test_an_old_database_comes_up_to_date_and_its_past_is_unchanged(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((STORED / "schema1.sql").read_text())
        before = connection.execute("SELECT * FROM log ORDER BY version").fetchall()
    table = asyncio.run(load(f"sqlite:///{path}", "stored-one"))
    assert table.game is not None
    assert table.version == len(before) == 90
    table.game.created = "2026-11-06T21:20:00Z"
    assert record.dumps(table.game) == (STORED / "schema1.jsonl").read_text()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT * FROM log ORDER BY version").fetchall() == before
        assert connection.execute("SELECT value FROM meta WHERE key = 'schema'").fetchone() == (str(schema.VERSION),)


def test_a_database_of_version_0_1_0_is_shown_as_then_and_played_on(own: Callable[..., Server], tmp_path: Path) -> None:
    """Finished, running, paused, open and imported tables, for their host and for another guest."""
    path = tmp_path / "games.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((STORED / "v0.1.0.sql").read_text(encoding="utf-8"))
    then = json.loads((STORED / "v0.1.0.json").read_text(encoding="utf-8"))
    server = own()
    guests = {name: server.client() for name in then["cookies"]}
    for name, guest in guests.items():
        guest.http.cookies.set("elfenland", then["cookies"][name])
        for kind, table in then["tables"].items():
            now = answers(guest, table["game"])
            table[name]["table"].update(now=now["table"]["now"], link=now["table"]["link"])  # the port is another
            for shown, seat in zip(table[name]["table"]["seats"], now["table"]["seats"], strict=True):
                shown["away_since"] = seat["away_since"]  # presence is not stored
                assert seat["present"] == (seat["kind"] == "bot")
                shown["present"] = seat["present"]
            assert missing(now, table[name]) == [], (kind, name)
    ada, games = guests["ada"], {kind: table["game"] for kind, table in then["tables"].items()}
    texts = [ada.http.get(f"/api/games/{games[kind]}/record").text for kind in ("finished", "imported")]
    assert all(record.loads(text).over for text in texts)
    assert texts[0].splitlines()[1:] == texts[1].splitlines()[1:]  # but for the header, which has the time
    ada.post(f"/api/games/{games['paused']}/resume")
    for kind in ("running", "paused"):
        assert ada.play_on(games[kind])["status"] == "finished"
    guests["bo"].post(f"/api/games/{games['open']}/join", {"name": "Bo"})
    assert ada.post(f"/api/games/{games['open']}/start", {})["status"] == "running"


def missing(now: Any, then: Any, place: str = "") -> list[str]:
    """Where an answer lacks what it held then; it may hold more."""
    if isinstance(then, dict) and isinstance(now, dict):
        found = [missing(now.get(key, "nothing"), value, f"{place}.{key}") for key, value in then.items()]
        return [one for some in found for one in some]
    if isinstance(then, list) and isinstance(now, list) and len(now) == len(then):
        return [one for n, (a, b) in enumerate(zip(now, then, strict=True)) for one in missing(a, b, f"{place}[{n}]")]
    return [] if now == then else [f"{place} was {then!r} and is {now!r}"[:300]]


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite"
    asyncio.run(_open(SqliteStore(str(path))))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE meta SET value = '99' WHERE key = 'schema'")
    with pytest.raises(ValueError, match="use a newer elfenland"):
        asyncio.run(_open(SqliteStore(str(path))))


# ------------------------------------------------------------------ backup and restore


def test_backup_while_serving_and_restore(own: Callable[..., Server], tmp_path: Path) -> None:
    server = own()
    client = server.client()
    game = client.new("mine", "device")["game"]
    client.play_on(game, lambda table: table["version"] > 30)
    file = tmp_path / "backup.sqlite"
    assert backup.backup(server.environment["ELFENLAND_DATABASE_URL"], file) == 1
    assert file.stat().st_mode & 0o077 == 0  # it holds the cookies' key and every hand
    log = client.get(f"/api/games/{game}/log")
    with pytest.raises(ValueError, match="exists"):
        backup.backup(server.environment["ELFENLAND_DATABASE_URL"], file)
    url = f"sqlite:///{tmp_path / 'restored.sqlite'}"
    assert backup.restore(file, url) == 1
    with pytest.raises(ValueError, match="holds games"):
        backup.restore(file, url)
    again = own(url)
    client.http.base_url = again.url  # the cookie's key is restored too
    assert client.get(f"/api/games/{game}/log") == log
    client.step(game)


def test_from_sqlite_to_postgres_and_back(own: Callable[..., Server], postgres: Postgres, tmp_path: Path) -> None:
    server = own()
    client = server.client()
    game = client.new("mine", "device")["game"]
    client.play_on(game, lambda table: table["version"] > 20)
    log = client.get(f"/api/games/{game}/log")
    backup.backup(server.environment["ELFENLAND_DATABASE_URL"], tmp_path / "one")
    database = postgres.empty()
    backup.restore(tmp_path / "one", database)
    backup.backup(database, tmp_path / "two")
    url = f"sqlite:///{tmp_path / 'back.sqlite'}"
    backup.restore(tmp_path / "two", url)
    client.http.base_url = own(url).url
    assert client.get(f"/api/games/{game}/log") == log


def test_a_damaged_backup_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bad").write_bytes(b"no database" * 100)
    with pytest.raises(ValueError, match="is no backup"):
        backup.restore(tmp_path / "bad", f"sqlite:///{tmp_path / 'x.sqlite'}")


# ------------------------------------------------------------------ a full disk, and time


def test_a_full_disk(own: Callable[..., Server], tmp_path: Path) -> None:
    """503 while nothing can be written, everything stays readable, play goes on by itself afterwards."""
    server = own()
    client = server.client()
    old, game = client.new("mine", "device")["game"], client.new("mine", "device")["game"]
    client.play_on(old)
    server.stop()
    server.start()  # the finished game is not in memory now
    bots = client.post("/api/games", {"seats": [{"kind": "bot", "bot": "random"}] * 2, "start": True}, 201)["game"]
    reader = Reader(client, game, seat=0)
    reader.start()
    wait_for(lambda: client.get(f"/api/games/{bots}")["version"] > 3)
    wal = tmp_path / "games.sqlite-wal"
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (wal.stat().st_size, resource.RLIM_INFINITY))
    wish = {"id": "w", "version": 1, "action": "draw blind"}
    seats = [{"kind": "mine"}, {"kind": "bot"}]
    for path, body in (
        (f"/api/games/{game}/actions", wish),
        ("/api/games", {"seats": seats}),
        ("/api/me", {"name": "x"}),
    ):
        answer = client.http.post(path, json=body)
        assert (answer.status_code, answer.json()["code"]) == (503, "away")
        assert int(answer.headers["retry-after"]) > 0
    assert client.http.get("/healthz").status_code == 503
    stopped_at = client.get(f"/api/games/{bots}")["version"]
    assert client.get(f"/api/games/{game}")["version"] == 1
    assert client.get(f"/api/games/{old}")["status"] == "finished"
    assert client.http.get(f"/api/games/{old}/record").status_code == 200
    assert len(client.get("/api/games", which="mine")) == 3
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert client.http.post(f"/api/games/{game}/actions", json=wish).status_code == 200
    assert client.get("/healthz")["status"] == "ok"
    reader.wait(lambda reader: reader.last == 2)
    wait_for(lambda: client.get(f"/api/games/{bots}")["version"] > stopped_at)


def test_a_log_that_cannot_be_written_harms_nobody(own: Callable[..., Server]) -> None:
    full = "import os; os.dup2(os.open('/dev/full', os.O_WRONLY), 2)"
    client = own(None, full, log_level="debug").client()
    client.step(client.new("mine", "device")["game"])


@pytest.mark.parametrize("finished", [False, True])
def test_games_that_nobody_touches_expire(own: Callable[..., Server], tmp_path: Path, finished: bool) -> None:
    """Unfinished ones after their days, finished ones where that is set; a finished one stays otherwise."""
    server = own(keep_days="7") if finished else own(expire_days="5")
    client = server.client()
    young, kept, old = (client.new("mine", "device")["game"] for _ in range(3))
    days = 7 if finished else 5
    server.stop()
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as connection, connection:
        sql = "UPDATE games SET touched = ?, status = ? WHERE id = ?"
        connection.execute(sql, (time.time() - (days + 1) * 86400, "finished" if finished else "running", old))
        connection.execute(sql, (time.time() - (days + 1) * 86400, "running" if finished else "finished", kept))
    server.start()
    wait_for(lambda: client.http.get(f"/api/games/{old}").status_code == 404)
    assert client.http.get(f"/api/games/{young}").status_code == 200
    assert client.http.get(f"/api/games/{kept}").status_code == 200
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as connection:
        assert connection.execute("SELECT COUNT(*) FROM log WHERE game = ?", (old,)).fetchone() == (0,)


def test_memory_keeps_followed_tables_without_looking_at_all_of_them(
    own: Callable[..., Server], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With more followed tables than are kept otherwise, each request used to look at all of them."""
    looks = []

    class Followers(dict[asyncio.Event, None]):
        def __bool__(self) -> bool:
            looks.append(self)
            return len(self) > 0

    monkeypatch.setattr(tables_in_memory, "KEPT", 10)
    server = own(f"sqlite:///{tmp_path}/memory.sqlite")
    client = server.client()
    games = [client.new("mine", "open", start=False)["game"] for _ in range(40)]
    server.stop()

    async def ask(store: Store) -> set[str]:
        tables = Tables(store, 10)
        held = []
        for number, game in enumerate(games):
            table = await tables.get(game)
            table.followers = Followers({asyncio.Event(): None} if number % 2 else {})
            held.append(table)
        for _ in range(20):
            looks.clear()
            await tables.get(games[1])
            assert len(looks) <= 2
        return set(tables.cache)

    assert asyncio.run(opened(f"sqlite:///{tmp_path}/memory.sqlite", ask)) == set(games[1::2])


def test_the_changelog_names_a_new_schema() -> None:
    """Whoever upgrades from the last release must know whether all servers have to stop."""
    changelog = (Path(__file__).parents[2] / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.split(r"^## ", changelog, flags=re.MULTILINE)[1]
    released = re.search(r"'schema','(\d+)'", (STORED / "v0.1.0.sql").read_text(encoding="utf-8"))
    assert released is not None
    if int(released[1]) != schema.VERSION:
        assert f"schema is {schema.VERSION}; 0.1.0 had {released[1]}" in " ".join(newest.split())
