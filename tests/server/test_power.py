"""Power cuts: the writes and flushes of a real server are recorded, and the power fails after each of them.

Of everything not flushed by then, any sectors may be on the disk and any may not. In each such image every acknowledged
move must be found, no log may have a gap, and the file must be whole. Mistakes planted on purpose must be seen.
"""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import struct
import subprocess
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from long import LONG

from elfenland.server.problems import StoreAway

from .harness import Client, Server, required
from .test_kill import ACKNOWLEDGE_EARLY
from .test_storage import load

MOVES = 400 if LONG else 80
IMAGES = 4 if LONG else 1  # for each point at which the power fails
SECTOR = 512
SHIM = Path(__file__).parent / "record_writes.c"
#: Checkpoints come often, so that many cuts fall into one.
CHECKPOINTS = """
from elfenland.server.store.sqlite import SqliteStore
connect = SqliteStore._connect

def connected(store):
    connection = connect(store)
    connection.execute("PRAGMA wal_autocheckpoint = 40")
    return connection

SqliteStore._connect = connected
"""
#: The mistakes that must be seen.
NORMAL = CHECKPOINTS.replace(
    'execute("PRAGMA wal', 'execute("PRAGMA synchronous = NORMAL")\n    connection.execute("PRAGMA wal'
)


@dataclass
class File:
    """A file: what is surely on the disk, and the writes since, of which anything may be."""

    safe: bytearray
    pending: list[tuple[int, bytes | None]] = field(default_factory=list)  # None: cut off at this length

    def flush(self) -> None:
        for offset, data in self.pending:
            _apply(self.safe, offset, data)
        self.pending.clear()

    def after_cut(self, rng: random.Random) -> bytes:
        """The file as the next start may find it."""
        found = bytearray(self.safe)
        kept = rng.choice((0.0, 0.5, 1.0, 0.9, 0.1))
        for offset, data in self.pending:
            if data is None:
                if rng.random() < kept:
                    _apply(found, offset, None)
                continue
            start = offset
            while start < offset + len(data):  # sector by sector
                end = min(offset + len(data), start - start % SECTOR + SECTOR)
                if rng.random() < kept:
                    _apply(found, start, data[start - offset : end - offset])
                start = end
        return bytes(found)


def _apply(content: bytearray, offset: int, data: bytes | None) -> None:
    if data is None:
        del content[offset:]
        return
    if len(content) < offset:
        content.extend(bytes(offset - len(content)))
    content[offset : offset + len(data)] = data


@dataclass(frozen=True)
class Recording:
    """What a server did to its files, and what it acknowledged when (the position in the stream, game, version)."""

    stream: bytes
    begin: dict[str, bytes]
    acknowledged: list[tuple[int, str, int]]

    def steps(self) -> Iterator[tuple[int, str, str, int, bytes]]:
        at = 0
        while at < len(self.stream):
            kind, named, offset, length = struct.unpack_from("<cHqI", self.stream, at)
            at += 15
            path = self.stream[at : at + named].decode()
            at += named
            data = self.stream[at : at + length]
            at += length
            yield at, kind.decode(), Path(path).name, offset, data


@pytest.fixture(scope="session")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    compiler = shutil.which("cc")
    if compiler is None or not Path("/proc/self/fd").exists():
        required("compiled", "recording a server's writes needs Linux and a C compiler")
    target = tmp_path_factory.mktemp("shim") / "record_writes.so"
    subprocess.run([str(compiler), "-shared", "-fPIC", "-O1", "-o", target, SHIM, "-ldl", "-lpthread"], check=True)
    return target


def recorded(shim: Path, folder: Path, prelude: str) -> Recording:
    """Play on a server and record it."""
    files, stream = folder / "files", folder / "stream"
    files.mkdir()
    stream.touch()
    server = Server(f"sqlite:///{files / 'games.sqlite'}", prelude, bot_pace="900")
    server.environment |= {"LD_PRELOAD": str(shim), "RECORD_UNDER": f"{files}/games.sqlite", "RECORD_TO": str(stream)}
    server.start()
    try:
        client = server.client()
        client.get("/api/me")
        first = stream.stat().st_size
        begin = {name: (files / name).read_bytes() for name in ("games.sqlite", "games.sqlite-wal")}
        acknowledged = play(client, stream, first)
        data = stream.read_bytes()[first:]
    finally:
        server.kill()
        server.close()
    return Recording(data, begin, acknowledged)


def play(client: Client, stream: Path, first: int) -> list[tuple[int, str, int]]:
    """Moves one after the other; each is noted with what was written by the time of its answer."""
    found: list[tuple[int, str, int]] = []
    game = ""
    while len(found) < MOVES:
        if not game or len(found) % 40 == 0:
            game = client.new("mine", "device")["game"]
            table = client.get(f"/api/games/{game}")
        if table["status"] != "running":
            game = ""
            continue
        version = client.act(game, table["version"], client.choose(table["view"]), seat=table["view"]["seat"])[
            "version"
        ]
        found.append((stream.stat().st_size - first, game, version))
        table = client.get(f"/api/games/{game}", seat=1 - table["view"]["seat"])
        if not table["view"]["legal"]:
            table = client.get(f"/api/games/{game}", seat=1 - table["view"]["seat"])
    return found


def what_is_lost(recording: Recording, folder: Path) -> tuple[int, list[str]]:
    """How many images were looked at, and what was wrong in them."""
    rng = random.Random(5)
    files = {name: File(bytearray(data)) for name, data in recording.begin.items()}
    wrong: list[str] = []
    number = 0
    for at, kind, name, offset, data in recording.steps():
        if name not in files:
            continue  # the index of the log in shared memory, which is made anew
        if kind == "s":
            files[name].flush()
        else:
            files[name].pending.append((offset, data if kind == "w" else None))
        for _ in range(IMAGES):
            number += 1
            image = folder / "image"
            shutil.rmtree(image, ignore_errors=True)
            image.mkdir()
            for part, file in files.items():
                (image / part).write_bytes(file.after_cut(rng))
            wrong += [f"cut at {at}: {sentence}" for sentence in look_at(image, recording, at)]
            if number % 200 == 0 and not wrong:
                wrong += rebuild_all(image)
        if len(wrong) > 5:
            break
    return number, wrong


def look_at(image: Path, recording: Recording, at: int) -> list[str]:
    with closing(sqlite3.connect(image / "games.sqlite")) as connection:
        try:
            (verdict,) = connection.execute("PRAGMA quick_check").fetchone()
            rows = connection.execute("SELECT game, version FROM log ORDER BY game, version").fetchall()
        except sqlite3.DatabaseError as error:
            return [f"the file is damaged: {error}"]
    found = [] if verdict == "ok" else [f"the file is damaged: {verdict}"]
    versions: dict[str, list[int]] = {}
    for game, version in rows:
        versions.setdefault(game, []).append(version)
    found += [f"{game} has gaps" for game, has in versions.items() if has != list(range(1, len(has) + 1))]
    needed = [(game, version) for end, game, version in recording.acknowledged if end <= at]
    return found + [f"{game} lost {version}" for game, version in needed if version not in versions.get(game, [])]


def rebuild_all(image: Path) -> list[str]:
    """Every game in an image is one that the server can go on with."""
    with closing(sqlite3.connect(image / "games.sqlite")) as connection:
        games = [game for (game,) in connection.execute("SELECT DISTINCT game FROM log")]
    try:
        for game in games:
            assert asyncio.run(load(f"sqlite:///{image / 'games.sqlite'}", game)).game is not None
    except (StoreAway, ValueError) as error:
        return [f"the game cannot be read: {error}"]
    return []


def test_no_power_cut_takes_an_acknowledged_move_away(shim: Path, tmp_path: Path) -> None:
    number, wrong = what_is_lost(recorded(shim, tmp_path, CHECKPOINTS), tmp_path)
    print(f"{number} images after a power cut")
    assert wrong == []
    assert number >= 1_000


@pytest.mark.parametrize("mistake", [NORMAL, CHECKPOINTS + ACKNOWLEDGE_EARLY], ids=["normal", "early"])
def test_planted_mistakes_are_seen(shim: Path, tmp_path: Path, mistake: str) -> None:
    _, wrong = what_is_lost(recorded(shim, tmp_path, mistake), tmp_path)
    assert any(" lost " in sentence for sentence in wrong), "moves were not safe and no power cut showed it"
