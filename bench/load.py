"""Load a server with many games, streams and moves, and measure what players feel.

    python bench/load.py                       500 games, 2,000 streams, 100 moves/s for 30 s
    python bench/load.py --games 1000 --seconds 600
    python bench/load.py --games 1000 --seconds 600 --workers 4 --database postgresql://elf@localhost/empty
    python bench/load.py --curve 100,500,1000,2000,4000      one run for each size, and what a move costs in each;
                                                             --picture docs/load.svg draws that

It starts its own server, with a temporary SQLite file unless a database is given. It measures from sending a move to
the answer, and to the event on a stream. This program and the server share the machine.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

SERVE = "from elfenland.server import run; from elfenland.server.settings import Settings; s = Settings(); "
SERVE += "sock = run.bind(s); print(sock.getsockname()[1], flush=True); run.serve(s, sock)"
LIMITS = ("WRITES", "WRITES_PER_ADDRESS", "READS", "READS_PER_ADDRESS", "CREATIONS", "CREATIONS_PER_ADDRESS")
SEATS = 4
#: What a run must keep: p99 from a move to its event in seconds and in p50s, bytes of a stream.
SLOWEST, SPREAD, STREAM = 0.25, 20, 30_000
console = Console(stderr=True)


class Seen(msgspec.Struct):
    """The parts of a view that we need."""

    seat: int | None
    legal: list[dict[str, Any]]
    players: list[dict[str, Any]]


class Message(msgspec.Struct):
    """The parts of a stream's message that we need."""

    version: int
    view: Seen | None = None


class Made(msgspec.Struct):
    """The part of a new table that we need."""

    game: str


MESSAGE, MADE = msgspec.json.Decoder(Message), msgspec.json.Decoder(Made)


class Game:
    """A table, and what its streams have shown."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.version = 0
        self.view: Seen | None = None  # of the seat to act
        self.sent: dict[int, float] = {}  # version → when the move that leads to it was sent
        self.busy = False


class Load:
    """The clients: one guest plays all seats at all tables."""

    def __init__(self, port: int, games: int, rate: float) -> None:
        self.port, self.number, self.rate = port, games, rate
        self.games: list[Game] = []
        self.cookie = ""
        self.to_event: list[float] = []
        self.to_answer: list[float] = []
        self.moves = self.events = self.stale = 0
        self.errors: list[str] = []
        self.measuring = False
        self.idle: asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = asyncio.Queue()
        self.rng = random.Random(1)
        self.readers: list[asyncio.Task[None]] = []

    # ------------------------------------------------------------------ minimal HTTP

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        reader, writer = await self._connection()
        data = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {self.cookie}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        writer.write(head.encode() + data)
        status, length = await self._head(reader)
        answer = await reader.readexactly(length)
        self.idle.put_nowait((reader, writer))
        return status, answer

    async def _connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if not self.idle.empty():
            return self.idle.get_nowait()
        return await asyncio.open_connection("127.0.0.1", self.port, limit=2**20)

    async def _head(self, reader: asyncio.StreamReader) -> tuple[int, int]:
        status = int((await reader.readline()).split()[1])
        length = 0
        while (line := await reader.readline()) != b"\r\n":
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
            elif name.lower() == b"set-cookie":
                self.cookie = value.decode().strip().partition(";")[0]
        return status, length

    # ------------------------------------------------------------------ set up

    async def create(self) -> None:
        seats = [{"kind": "mine"}, *[{"kind": "device"}] * (SEATS - 1)]
        status, body = await self.ask("POST", "/api/games", {"seats": seats, "start": True})
        if status != 201:
            raise SystemExit(f"cannot create a table: {body[:200]!r}")
        self.games.append(Game(MADE.decode(body).game))

    async def follow(self, game: Game, seat: int) -> None:
        """Open a stream and read it until it ends."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**20)
        path = f"/api/games/{game.name}/stream?seat={seat}"
        writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {self.cookie}\r\n\r\n".encode())
        status, _ = await self._head(reader)
        if status != 200:
            self.errors.append(f"stream: {status}")
            return
        task = asyncio.create_task(self._read(reader, game))
        self.readers.append(task)
        task.add_done_callback(lambda done: writer.close())

    async def _read(self, reader: asyncio.StreamReader, game: Game) -> None:
        event = b""
        while line := await reader.readline():
            if line.startswith(b"event: "):
                event = line[7:-1]
            elif line.startswith(b"data: ") and event in (b"log", b"sync"):
                now = time.perf_counter()
                self._note(game, MESSAGE.decode(line[6:-1]), now)

    def _note(self, game: Game, message: Message, now: float) -> None:
        if self.measuring:
            self.events += 1
            sent = game.sent.get(message.version)
            if sent is not None:
                self.to_event.append(now - sent)
        if message.version >= game.version and message.view is not None:
            if message.version > game.version:
                game.view = None
            game.version = message.version
            if message.view.legal:
                game.view = message.view

    # ------------------------------------------------------------------ play

    async def move(self, game: Game) -> None:
        view = game.view
        assert view is not None
        assert view.seat is not None
        choice = self.rng.choice(view.legal)
        cards = self.rng.sample(list(view.players[view.seat]["hand"]), choice.get("choose", 0))
        version = game.version
        wish = {"id": f"{version}-{self.rng.random()}", "version": version, "seat": view.seat}
        wish["action"] = " ".join([choice["text"], *cards])
        game.view = None
        began = time.perf_counter()
        game.sent[version + 1] = began
        try:
            status, body = await self.ask("POST", f"/api/games/{game.name}/actions", wish)
        except (OSError, asyncio.IncompleteReadError) as error:
            self.errors.append(repr(error))
            return
        finally:
            game.busy = False
        if self.measuring:
            self.moves += 1
            self.to_answer.append(time.perf_counter() - began)
        if status == 409:
            self.stale += 1  # the server passed for a seat that has nothing left to place (R3.5)
        elif status != 200:
            self.errors.append(f"{status} {body[:200]!r}")

    async def play(self, seconds: float, tell: Any) -> None:
        """Make moves at an even rate, each at a table that is waiting for one."""
        tasks: set[asyncio.Task[None]] = set()
        began = time.perf_counter()
        number = 0
        while (now := time.perf_counter() - began) < seconds:
            while number < now * self.rate:
                number += 1
                some = self.rng.sample(self.games, min(40, len(self.games)))
                game = next((game for game in some if game.view is not None and not game.busy), None)
                if game is not None:
                    game.busy = True
                    task = asyncio.create_task(self.move(game))
                    tasks.add(task)
                    task.add_done_callback(tasks.discard)
                tell()
            await asyncio.sleep(0.002)
        await asyncio.gather(*tasks)
        await asyncio.sleep(0.5)


def watch_disk(folder: str, times: list[float], stop: threading.Event) -> None:
    """Time how long the disk takes to sync one block; no move can be acknowledged sooner."""
    file = os.open(f"{folder}/disk", os.O_RDWR | os.O_CREAT)
    while not stop.wait(0.2):
        os.write(file, bytes(4096))
        began = time.perf_counter()
        os.fsync(file)
        times.append(time.perf_counter() - began)
    os.close(file)


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    found = [pid]
    for parent in found:
        for file in Path(f"/proc/{parent}/task").glob("*/children"):
            found += map(int, file.read_text().split())
    return found


def processor_seconds(pid: int) -> float:
    """The processor time of a server with all its processes, or 0 if the system does not tell."""
    ticks = 0
    for one in family(pid):
        try:
            fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """The bytes that a server and all its processes hold, or 0 if the system does not tell."""
    pages = 0
    for one in family(pid):
        try:
            pages += int(Path(f"/proc/{one}/statm").read_text().split()[1])
        except OSError:
            continue
    return float(pages * os.sysconf("SC_PAGE_SIZE"))


@dataclass
class Measured:
    """One run."""

    load: Load
    used: float  # processors
    stream: float  # bytes of one stream
    seconds: float
    disk: list[float] = field(default_factory=list)

    @property
    def cost(self) -> float:
        """Seconds of one processor that a move costs, with all its events."""
        return self.used * self.seconds / max(1, self.load.moves)


async def run(port: int, pid: int, games: int, rate: float, seconds: float) -> Measured:
    load = Load(port, games, rate)
    await load.ask("GET", "/api/me")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("tables", total=games)
        for _ in range(games):
            await load.create()
            progress.advance(task)
        held = memory(pid)
        task = progress.add_task("streams", total=games * SEATS)
        for game in load.games:
            await asyncio.gather(*(load.follow(game, seat) for seat in range(SEATS)))
            progress.advance(task, SEATS)
        await asyncio.sleep(1)
        stream = (memory(pid) - held) / (games * SEATS)
        task = progress.add_task("moves", total=int(rate * (seconds + 2)))
        gc.collect()
        gc.freeze()  # this program's own looks for garbage among so many streams are not the server's
        await load.play(2, lambda: progress.advance(task))  # to warm up
        load.measuring = True
        before, began = processor_seconds(pid), time.perf_counter()
        await load.play(seconds, lambda: progress.advance(task))
        used = (processor_seconds(pid) - before) / (time.perf_counter() - began)
        load.measuring = False
        load.errors += [f"stream {n} ended" for n, reader in enumerate(load.readers) if reader.done()]
    return Measured(load, used, stream, seconds)


def point(times: list[float], part: float) -> float:
    """The time that this part of all stays below."""
    ordered = sorted(times) or [0.0]
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def report(measured: Measured, games: int) -> bool:
    load, seconds = measured.load, measured.seconds
    table = Table("", "p50", "p90", "p99", "max", title=f"{games} games, {games * SEATS} streams, {seconds:.0f} s")
    rows = {"move sent → answer": load.to_answer, "move sent → event": load.to_event, "the disk alone": measured.disk}
    for name, taken in rows.items():
        table.add_row(name, *(f"{point(taken, part) * 1e3:.1f} ms" for part in (0.5, 0.9, 0.99, 1)))
    out = Console()
    out.print(table)
    out.print(f"{load.moves} moves ({load.moves / seconds:.0f}/s), {load.events} events, {load.stale} stale")
    out.print(f"errors: {len(load.errors)} {load.errors[:3]}; the server used {measured.used:.0%} of one processor")
    p50, p99 = point(load.to_event, 0.5), point(load.to_event, 0.99)
    times, held = p99 / max(p50, 1e-9), measured.stream / 1e3
    out.print(f"p99 of move → event is {times:.1f} times p50; a stream holds {held:.0f} kB")
    goals = {
        "no errors": not load.errors,
        "the full rate": load.moves > 0.9 * load.rate * seconds,
        f"p99 below {SLOWEST * 1e3:.0f} ms": 0 < p99 < SLOWEST,
        f"p99 at most {SPREAD} times p50": times <= SPREAD,
        f"at most {STREAM / 1e3:.0f} kB a stream": measured.stream <= STREAM,
    }
    missed = [goal for goal, reached in goals.items() if not reached]
    out.print(f"BAD: not {', not '.join(missed)}" if missed else f"good: {', '.join(goals)}")
    return not missed


def draw(curve: dict[int, float]) -> bool:
    """What a move costs at each size, and whether that is the same within a fifth."""
    table = Table("games", "processor time per move", "", title="growth")
    for games, cost in curve.items():
        table.add_row(str(games), f"{cost * 1e3:.2f} ms", "█" * round(30 * cost / max(curve.values())))
    out = Console()
    out.print(table)
    flat = max(curve.values()) <= 1.2 * min(curve.values())
    out.print("good: flat within 20 %" if flat else "BAD: not flat within 20 %")
    return flat


def paint(curve: dict[int, float], rate: float, picture: Path) -> None:
    """The growth as a picture, with the band of 20 % around the middle of all."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(6, 3.6), layout="constrained")
    axes = figure.add_subplot()
    costs = [cost * 1e3 for cost in curve.values()]
    middle = (max(costs) + min(costs)) / 2
    axes.axhspan(middle / 1.1, middle * 1.1, color="#e6d2a0", label="flat within 20 %")
    axes.plot(list(curve), costs, "o-", color="#2f5d50", label="a move with its four events")
    axes.set_xscale("log")
    axes.set_xticks(list(curve), [f"{games:,}" for games in curve])
    axes.minorticks_off()
    axes.set_ylim(0, 1.3 * max(costs))
    axes.set_xlabel("games, each with four streams")
    axes.set_ylabel("the server's processor time, ms")
    axes.set_title(f"{rate:.0f} moves a second")
    axes.legend(frameon=False, loc="lower right")
    figure.savefig(picture, metadata={"Date": None})


def main(
    games: Annotated[int, typer.Option(help="How many tables, each with four seats and four streams.")] = 500,
    rate: Annotated[float, typer.Option(help="Moves per second over all tables.")] = 100.0,
    seconds: Annotated[float, typer.Option(help="How long to measure, in seconds.")] = 30.0,
    workers: Annotated[int, typer.Option(help="Server processes; more than one needs PostgreSQL.")] = 1,
    database: Annotated[str, typer.Option(help="A PostgreSQL to use instead of a temporary SQLite file.")] = "",
    curve: Annotated[str, typer.Option(help="Several numbers of tables, with commas: a growth curve.")] = "",
    picture: Annotated[Path | None, typer.Option(help="Draw the growth curve into this SVG file.")] = None,
) -> None:
    """Load a server and measure what players feel."""
    sizes = [int(size) for size in curve.split(",")] if curve else [games]
    good, costs = True, {}
    for size in sizes:
        measured = measure(size, rate, seconds, workers, database)
        good &= report(measured, size)
        costs[size] = measured.cost
    flat = len(costs) == 1 or draw(costs)
    if picture is not None:
        paint(costs, rate, picture)
    if not (good and flat):
        raise typer.Exit(1)


def measure(games: int, rate: float, seconds: float, workers: int, database: str) -> Measured:
    """Start a server, load it, stop it."""
    with tempfile.TemporaryDirectory(prefix="elfenland-load-") as folder:
        environment = {
            **os.environ,
            **{f"ELFENLAND_{name}": "1000000/second" for name in LIMITS},
            "ELFENLAND_PORT": "0",
            "ELFENLAND_WORKERS": str(workers),
            "ELFENLAND_DATABASE_URL": database or f"sqlite:///{folder}/games.sqlite",
            "ELFENLAND_GAMES_PER_SESSION": "1000000",
            "ELFENLAND_STREAMS_PER_SESSION": "1000000",
            "ELFENLAND_STREAMS_PER_ADDRESS": "1000000",
            "ELFENLAND_TRUSTED_PROXIES": "127.0.0.1",  # else one address gets 7/16 of a worker's descriptors
            "ELFENLAND_LOG_LEVEL": "warning",
        }
        disk: list[float] = []
        stop = threading.Event()
        watcher = threading.Thread(target=watch_disk, args=(folder, disk, stop))
        server = subprocess.Popen([sys.executable, "-c", SERVE], env=environment, stdout=subprocess.PIPE, text=True)
        watcher.start()
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline())
            measured = asyncio.run(run(port, server.pid, games, rate, seconds))
        finally:
            stop.set()
            watcher.join()
            server.terminate()
            server.wait(20)
    measured.disk = disk
    return measured


if __name__ == "__main__":
    typer.run(main)
