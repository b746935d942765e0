"""Real servers, real databases and real clients for the tests."""

from __future__ import annotations

import contextlib
import json
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from glob import glob
from pathlib import Path
from typing import Any

import httpx
import pytest
from luck import fixed

RUN = "from elfenland.server import run; from elfenland.server.settings import Settings; s = Settings(); "
RUN += "sock = run.bind(s); print(sock.getsockname()[1], flush=True); run.serve(s, sock)"
#: Limits that a test's haste does not meet.
QUICK = {
    "ELFENLAND_PORT": "0",
    "ELFENLAND_BOT_PACE": "0",
    "ELFENLAND_LOG_LEVEL": "warning",
    "ELFENLAND_STOP_TIME": "3",
    **{
        f"ELFENLAND_{name}": "100000/second"
        for name in (
            "WRITES",
            "WRITES_PER_ADDRESS",
            "READS",
            "READS_PER_ADDRESS",
            "CREATIONS",
            "CREATIONS_PER_ADDRESS",
            "HINTS",
            "HINTS_PER_ADDRESS",
        )
    },
    "ELFENLAND_GAMES_PER_SESSION": "100000",
    "ELFENLAND_STREAMS_PER_SESSION": "10000",
    "ELFENLAND_STREAMS_PER_ADDRESS": "10000",
    "ELFENLAND_CONNECTIONS_PER_ADDRESS": "10000",
}


def required(program: str, sentence: str) -> None:
    """Skip and say why, unless the environment demands the program."""
    if program in os.environ.get("ELFENLAND_REQUIRE", "").replace(",", " ").split():
        pytest.fail(sentence)
    pytest.skip(sentence)


class Server:
    """A server in a process of its own."""

    def __init__(self, database: str, prelude: str = "", **environment: str) -> None:
        self.prelude = prelude  # what the process does before it serves, to plant a fault
        self.environment = {
            **{key: value for key, value in os.environ.items() if not key.startswith("ELFENLAND_")},
            **QUICK,
            **fixed(),
            "ELFENLAND_DATABASE_URL": database,
            **{f"ELFENLAND_{key.upper()}": value for key, value in environment.items()},
        }
        self.process: subprocess.Popen[str] | None = None
        self.url = ""
        self.log = Path(tempfile.mkdtemp(prefix="elfenland-")) / "log"

    def start(self) -> Server:
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", f"{self.prelude}\n{RUN}"],
                env=self.environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.strip(), f"the server did not start: {self.said()}"
        self.url = f"http://127.0.0.1:{line.strip()}"
        self.environment["ELFENLAND_PORT"] = line.strip()  # the same address after a restart
        try:  # it listens already, so the question waits until the server is ready
            assert httpx.get(f"{self.url}/healthz", timeout=60, verify=False).status_code in (200, 503)
        except httpx.TransportError as error:
            self.kill()
            raise AssertionError(f"the server does not answer: {error!r}\n{self.said()}") from None
        return self

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def said(self) -> str:
        """What the server wrote to its log."""
        return self.log.read_text()

    def kill(self) -> None:
        """End it as a power cut does."""
        assert self.process is not None
        self.process.kill()
        self._reap()

    def stop(self, seconds: float = 15) -> float:
        """Ask it to stop; how long it took."""
        assert self.process is not None
        began = time.monotonic()
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(seconds)
            except subprocess.TimeoutExpired:
                self.process.kill()
                raise
        self._reap()
        return time.monotonic() - began

    def _reap(self) -> None:
        assert self.process is not None
        self.process.wait(10)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def client(self) -> Client:
        return Client(self.url)

    def close(self) -> None:
        """Stop it if it runs, and clear up."""
        if self.process is not None and self.process.poll() is None:
            self.stop()
        elif self.process is not None:
            self._reap()
        shutil.rmtree(self.log.parent, ignore_errors=True)


def wait_for(holds: Callable[[], bool], seconds: float = 30) -> None:
    """Wait until something holds; fail when it takes too long."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.02)


#: What a test has opened; it is closed after the test.
OPEN: list[Client | Reader] = []


class Client:
    """A guest with their own cookie."""

    def __init__(self, url: str) -> None:
        OPEN.append(self)
        self.http = httpx.Client(base_url=url, timeout=30, verify=False)  # plain HTTP: no certificates to load
        self.rng = random.Random(1)
        self.prefer: Callable[[Any], bool] = lambda choice: True

    def close(self) -> None:
        self.http.close()

    def get(self, path: str, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        answer = self.http.post(path, json=body) if body is not None else self.http.post(path)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def new(self, *kinds: str, start: bool = True, **more: Any) -> Any:
        """A table with seats of these kinds."""
        extra = {"open": {}, "bot": {"bot": "random"}}
        seats = [{"kind": kind, **extra.get(kind, {"name": f"P{n}"})} for n, kind in enumerate(kinds)]
        return self.post("/api/games", {"seats": seats, "start": start, "starting_player": 0, **more}, 201)

    def choose(self, view: Any, prefer: Callable[[Any], bool] | None = None) -> str:
        """Any legal action with its cards; one that is preferred if there is one."""
        legal = list(filter(prefer or self.prefer, view["legal"])) or view["legal"]
        choice = self.rng.choice(legal)
        cards = self.rng.sample(list(view["players"][view["seat"]]["hand"]), choice.get("choose", 0))
        return " ".join([choice["text"], *cards])

    def act(self, game: str, version: int, action: str, status: int = 200, **more: Any) -> Any:
        body = {"id": uuid.uuid4().hex, "version": version, "action": action, **more}
        return self.post(f"/api/games/{game}/actions", body, status)

    def step(self, game: str) -> Any:
        """One legal action of whichever of the guest's seats is to act; the table after it."""
        table = self.get(f"/api/games/{game}")
        if table["view"]["legal"] and table["status"] == "running":
            self.try_choice(table)
            table = self.get(f"/api/games/{game}")
        return table

    def try_choice(self, table: Any, prefer: Callable[[Any], bool] | None = None) -> None:
        """Play any choice; the server may have made the only one itself (R3.5, R5.2)."""
        body = {"id": uuid.uuid4().hex, "version": table["version"], "action": self.choose(table["view"], prefer)}
        answer = self.http.post(f"/api/games/{table['game']}/actions", json={**body, "seat": table["view"]["seat"]})
        assert answer.status_code in (200, 409), answer.text

    def play_on(self, game: str, until: Callable[[Any], bool] = lambda table: False, most: int = 2000) -> Any:
        """Play all own seats until the game is over or the table is as wanted."""
        for _ in range(most):
            table = self.get(f"/api/games/{game}")
            if table["status"] != "running" or (until(table) and not is_played_for(table)):
                return table
            if table["view"]["legal"] and not is_played_for(table):
                self.try_choice(table)
                continue
            self.wait_beyond(game, table["version"])
        raise AssertionError("the game does not end")

    def let_bots_play(self, moves: int = 5) -> None:
        """Wait until another table's bots have moved so often that every bot of the server has had its turn."""
        seats = [{"kind": "bot", "bot": "random"}] * 2
        game = self.post("/api/games", {"seats": seats, "start": True}, 201)["game"]
        self.wait_beyond(game, moves)

    def wait_beyond(self, game: str, version: int) -> None:
        """Wait until a game has gone on from a version; bots' processes may first have to start."""
        wait_for(lambda: self.get(f"/api/games/{game}")["version"] > version, 90)


def is_played_for(table: Any) -> bool:
    """Whether the server is about to play for the seat to act, which has only one choice (R3.5, R5.2)."""
    counters = counters_of(table)
    legal = [choice["text"] for choice in table["view"]["legal"]]
    return len(legal) == 1 and ((legal[0] == "pass" and counters == 0) or (legal[0][:5] == "keep " and counters == 1))


def counters_of(table: Any) -> int:
    """How many counters the player who is to act has."""
    player = table["view"]["players"][table["to_act"]]
    return len(player["counters"]) + int(player["secret_counters"])


class Reader(threading.Thread):
    """Reads a stream, comes back by itself, and keeps every message."""

    def __init__(
        self,
        client: Client,
        game: str,
        seat: int | None = None,
        last: int | None = None,
        after: int | None = None,
        chat: str | None = None,
    ) -> None:
        super().__init__(daemon=True)
        OPEN.append(self)
        self.url = str(client.http.base_url).rstrip("/")
        self.cookies = client.http.cookies
        self.game = game
        self.seat = seat
        self.last = last
        self.after = after
        self.chat = chat
        self.messages: list[tuple[str, int | None, Any]] = []
        self.comments = 0
        self.news = threading.Condition()
        self.closed = False
        self.connections = 0

    def run(self) -> None:
        with httpx.Client(
            base_url=self.url, cookies=self.cookies, verify=False, timeout=httpx.Timeout(5, read=40)
        ) as http:
            while not self.closed:
                try:
                    self._connect(http)
                except httpx.TransportError:
                    time.sleep(0.1)

    def _connect(self, http: httpx.Client) -> None:
        headers = {} if self.last is None else {"Last-Event-ID": str(self.last)}
        asked = {"seat": self.seat, "after": self.after}
        query: dict[str, Any] = {name: number for name, number in asked.items() if number is not None}
        query |= {"chat": self.chat} if self.chat else {}
        with http.stream("GET", f"/api/games/{self.game}/stream", params=query, headers=headers) as answer:
            if answer.status_code != 200:
                time.sleep(0.1)
                return
            self.connections += 1
            self._read(answer.iter_lines())

    def _read(self, lines: Iterator[str]) -> None:
        event, number, data = "message", None, ""
        for line in lines:
            if self.closed:
                return
            name, _, value = line.partition(": ")
            if line.startswith(":"):
                self.comments += 1
            elif name == "event":
                event = value
            elif name == "id":
                number = int(value)
            elif name == "data":
                data = value
            elif not line and data:
                with self.news:
                    self.messages.append((event, number, json.loads(data)))
                    if number is not None:
                        self.last = number
                    self.news.notify_all()
                event, number, data = "message", None, ""

    def wait(self, until: Callable[[Reader], bool], seconds: float = 30) -> None:
        with self.news:
            assert self.news.wait_for(lambda: until(self), seconds), [m[:2] for m in self.messages[-5:]]

    @property
    def versions(self) -> list[int]:
        """Every version of the log that came, in the order in which it came."""
        found: list[int] = []
        for event, number, data in self.messages:
            if event == "sync":
                found.append(data["version"])
            elif event == "log":
                assert number == data["version"] == data["entries"][-1]["version"]
                found += [entry["version"] for entry in data["entries"]]
        return found

    def close(self) -> None:
        self.closed = True


class Postgres:
    """A PostgreSQL of the test's own, in a directory of its own."""

    def __init__(self) -> None:
        found = sorted(glob("/usr/lib/postgresql/*/bin")) or [str(Path(shutil.which("initdb") or "").parent)]
        self.programs = Path(found[-1])
        if not (self.programs / "initdb").exists():
            required("postgres", "PostgreSQL's programs (initdb, pg_ctl) are not on this machine")
        self.user = None
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            try:
                self.user = pwd.getpwnam("postgres").pw_name
            except KeyError:
                required("postgres", "these tests run as root and there is no user postgres to run PostgreSQL as")
        self.directory = Path(tempfile.mkdtemp(prefix="elfenland-pg-"))
        if self.user:
            shutil.chown(self.directory, self.user)
        self.port = free_port()
        self.url = f"postgresql://elf@127.0.0.1:{self.port}/postgres"

    def _run(self, *command: str) -> None:
        prefix = ["runuser", "-u", self.user, "--"] if self.user else []
        subprocess.run(
            [*prefix, *command], check=True, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT, timeout=60
        )

    def create(self) -> Postgres:
        data = str(self.directory / "data")
        self._run(str(self.programs / "initdb"), "-D", data, "-U", "elf", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()
        return self

    def start(self) -> None:
        options = f"-p {self.port} -k {self.directory} -c listen_addresses=127.0.0.1 -c max_connections=60"
        data, log = str(self.directory / "data"), str(self.directory / "log")
        self._run(str(self.programs / "pg_ctl"), "-D", data, "-l", log, "-o", options, "-w", "start")

    def stop(self) -> None:
        self._run(str(self.programs / "pg_ctl"), "-D", str(self.directory / "data"), "-m", "immediate", "-w", "stop")

    def remove(self) -> None:
        with contextlib.suppress(subprocess.CalledProcessError):
            self.stop()
        shutil.rmtree(self.directory, ignore_errors=True)

    @property
    def log(self) -> str:
        return (self.directory / "log").read_text()

    def configure(self, **settings: str) -> None:
        """Change settings as an operator does, without a restart; an empty value takes the change back."""
        import psycopg

        with contextlib.closing(psycopg.connect(self.url, autocommit=True)) as connection:
            connection.execute("SET default_transaction_read_only = off")
            for name, value in settings.items():
                connection.execute(f"ALTER SYSTEM SET {name} = {value}" if value else f"ALTER SYSTEM RESET {name}")
            connection.execute("SELECT pg_reload_conf()")
            for name, value in settings.items():  # the reload reaches every session in its own time
                wait_for(lambda n=name, v=value: not v or show(self.url, n) == v)  # type: ignore[misc]

    @contextlib.contextmanager
    def paused(self) -> Iterator[None]:
        """A database that is there and does not answer."""
        postmaster = int((self.directory / "data" / "postmaster.pid").read_text().split()[0])
        stopped: list[int] = []
        try:
            for pid in (postmaster, *children(postmaster)):
                os.kill(pid, signal.SIGSTOP)
                stopped.append(pid)
            yield
        finally:
            for pid in stopped:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)

    def empty(self) -> str:
        """A new database; its address."""
        import psycopg

        name = f"t{uuid.uuid4().hex[:12]}"
        with contextlib.closing(psycopg.connect(self.url, autocommit=True)) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url.replace("/postgres", f"/{name}")


class Redis:
    """A Redis of the test's own, that keeps nothing on disk."""

    def __init__(self) -> None:
        program = shutil.which("redis-server") or shutil.which("valkey-server")
        if program is None:
            required("redis", "redis-server is not on this machine")
        assert program is not None
        self.program = program
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Redis:
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen([self.program, *options], stdout=subprocess.DEVNULL, cwd=tempfile.gettempdir())
        wait_for(self._answers)
        return self

    def _answers(self) -> bool:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 5) as line:
            line.sendall(b"PING\r\n")
            return line.recv(7) == b"+PONG\r\n"
        return False

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(10)

    @contextlib.contextmanager
    def paused(self) -> Iterator[None]:
        """A Redis that is there and does not answer."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)


def show(url: str, setting: str) -> str:
    """A setting of PostgreSQL as a new session has it."""
    import psycopg

    with contextlib.closing(psycopg.connect(url, autocommit=True)) as connection:
        (value,) = connection.execute(f"SHOW {setting}").fetchone() or ("",)
        return str(value)


def children(pid: int) -> list[int]:
    """The processes that any thread of a process has started."""
    threads = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for children in threads for child in children.read_text().split()]


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])
