"""What a seat is told while a game is played: streams, breaks, undo, take-back, questions and refusals, as bytes.

The product's own server runs in simulated time, so that two games take place at the same times; nothing has to be
left out of the comparison.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

from simulated.database import Database
from simulated.loop import BEGIN, SimulatedLoop, simulated_time
from simulated.network import Exchange, Network, Wires
from simulated.worker import SECRET, Worker, no_luck

from elfenland.game import Game, choose_whole
from elfenland.game import events as e
from elfenland.game.events import Player
from elfenland.rules import Rng
from elfenland.server import documents
from elfenland.server.documents import SeatDoc, TableDoc
from elfenland.server.event_log import Entry, advance, rebuild
from elfenland.server.records import entries_of
from elfenland.server.sessions import Sessions
from elfenland.server.store import Db, queries
from elfenland.server.table import Table
from secrecy.twins import hidden_differs, twin_of

Pair = tuple[Game, Game, int | None]
#: (players, town cards), and after how many decisions a twin is made.
SETTINGS = ((2, False), (3, True), (4, False), (2, True))
MOMENTS = (20, 75, 110)
GAME = "twins"


def pairs(first: int, number: int) -> Iterator[Pair]:
    """Pairs of games, for seats and spectators, from the first to so many."""
    found = skipped = 0
    for seed in range(10**6):
        players, town_cards = SETTINGS[seed % len(SETTINGS)]
        rng = random.Random(seed)
        game = Game.new(players, town_cards=town_cards, seed=seed)
        for decision in range(max(MOMENTS) + 1):
            if game.over:
                break
            if decision in MOMENTS:
                seat = (None, *range(players))[(seed + decision) % (players + 1)]
                twin = twin_of(game, seat, Rng(seed, decision))
                if hidden_differs(game, twin):
                    skipped += 1
                    if skipped > first:
                        found += 1
                        yield game.copy(), twin, seat
                    if found == number:
                        return
            game.play(choose_whole(game.state, lambda state, legal, rng=rng: rng.choice(legal)))  # type: ignore[misc]


def walk(game: Game) -> list[Entry]:
    """The game as a log in which moves are undone, and counters taken back, and made again."""
    walked: list[Entry] = []

    def add(kind: str, entry: Entry) -> None:
        version = len(walked) + 1
        walked.append(Entry(version, kind, entry.seat, entry.events, entry.keep, BEGIN + version))  # type: ignore[arg-type]

    for entry in entries_of(game, BEGIN):
        add(entry.kind, entry)
        again = {e.Moved: "undo", e.Placed: "takeback", e.ObstaclePlaced: "takeback", e.Kept: "takeback"}
        kind = again.get(type(entry.events[0])) if len(entry.events) == 1 or entry.version % 3 == 0 else None
        if kind is not None and entry.version % 2:
            add(kind, entry)
            add("play", entry)
    return walked


def document(game: Game, seat: int | None) -> TableDoc:
    """A table whose seat is ours, the others another guest's."""
    seats = [
        SeatDoc("human", f"P{n}", owners=["me" if n == seat else "they"], key=f"key{n}")
        for n in range(len(game.players))
    ]
    return TableDoc(
        game.edition, game.options.to_dict(), seats, 0, "none", "link", "they", BEGIN,
        players=[Player(f"P{n}") for n in range(len(seats))], first=game.starting_player,
    )  # fmt: skip


class Guest:
    """The seat's owner, or a spectator: keeps all bytes that come."""

    def __init__(self, worker: Worker, seat: int | None) -> None:
        self.worker = worker
        self.network = Network(Wires(0.001), random.Random(1))
        self.cookie = Sessions(SECRET).cookie("me" if seat is not None else "nobody", False).partition(";")[0].encode()
        self.heard: list[bytes] = []  # answers
        self.streams: list[list[bytes]] = []
        self.open: list[Exchange] = []
        self.readers: list[asyncio.Task[None]] = []

    async def follow(self, last: int | None, query: str = "") -> None:
        network = Network(Wires(0.001), random.Random(len(self.open)))
        exchange = await network.stream(self.worker, f"/api/games/{GAME}/stream{query}", self.cookie, last)
        heard: list[bytes] = []
        self.streams.append(heard)

        async def read() -> None:
            async for chunk in exchange:
                heard.append(chunk)

        self.open.append(exchange)
        self.readers.append(asyncio.ensure_future(read()))

    async def ask(self, version: int) -> None:
        """Questions, and actions that are refused."""
        path = f"/api/games/{GAME}"
        past = f"{path}?at={max(1, version - 5)}"
        for address in (path, past, f"{path}/log", f"{path}/record", f"{path}/reach", f"{path}/journey?guessed="):
            await self._say("GET", address)
        for number, action in enumerate(("undo", "draw dragon", "move elvenhold~virst", "keep dragon secret", "end")):
            for at in (version - 1, version + 9):  # of the past and of the future: refused whoever is to act
                body = b'{"id":"%d-%d-%d","version":%d,"action":"%s"}' % (version, number, at, at, action.encode())
                await self._say("POST", f"{path}/actions", body)
        body = b'{"id":"%d","version":%d,"action":"caravan feodor-lapphalya raft raft"}' % (version, version)
        await self._say("POST", f"{path}/actions", body)

    async def _say(self, method: str, address: str, body: bytes = b"") -> None:
        answer = await self.network.request(self.worker, method, address, self.cookie, body)
        self.heard.append(b"%d " % answer.status + answer.body)


async def _play(worker: Worker, game: Game, seat: int | None) -> list[bytes]:
    """The game once more, entry by entry, with the seat's owner listening."""
    while not worker.serves:
        await asyncio.sleep(0.01)
    doc, entries = document(game, seat), walk(game)
    row = queries.GameRow(GAME, 1, "running", BEGIN, BEGIN, documents.dump(doc))

    def write(db: Db) -> None:
        queries.insert_game(db, row, doc.members)
        queries.insert_entry(db, GAME, entries[0])

    await worker.store.write(write)
    guest, tables = Guest(worker, seat), worker.context.tables
    table = await tables.get(GAME)
    await guest.follow(None)
    await guest.follow(1, "?chat=new")
    for entry in entries[1:]:
        async with table.lock:
            await tables.append(table, entry, _after(table, entry))
        if entry.version % 9 == 0:
            await guest.follow(max(1, entry.version - 4))  # after a break
        if entry.version % 20 == 0:
            await tables.change(table, lambda doc: None)  # a `table` message
        await asyncio.sleep(0.05)
    await guest.ask(table.version)
    await guest.follow(None)
    await asyncio.sleep(3)
    for exchange in guest.open:
        exchange.cut()
    await asyncio.gather(*guest.readers)
    return [*guest.heard, *(message for heard in guest.streams for message in heard)]


def _after(table: Table, entry: Entry) -> Game:
    assert table.game is not None
    return advance(table.game, entry) or rebuild(table.doc, table.created_text, [*table.entries, entry])


def told(game: Game, seat: int | None) -> list[bytes]:
    """All bytes that the seat's owner gets, in a server of the game's own."""
    loop = SimulatedLoop()
    database = Database(loop, random.Random(1), lambda db: None)
    with simulated_time(loop), no_luck(loop, database, 1):
        worker: Worker | None = None

        async def live() -> list[bytes]:
            nonlocal worker
            worker = Worker(loop, database, "worker", 1, 100_000.0)  # nobody plays a forced turn here
            return await _play(worker, game, seat)

        try:
            return loop.run_until_complete(live())
        finally:
            if worker is not None:
                worker.kill()
            left = asyncio.all_tasks(loop)
            loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
            loop.close()
            database.connection.close()


def differ(pair: Pair) -> str | None:
    """Where the two games do not tell the seat the same; None if they do."""
    game, twin, seat = pair
    one, two = told(game, seat), told(twin, seat)
    for number, (first, second) in enumerate(zip(one, two, strict=False)):
        if first != second:
            at = next((i for i, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), 0)
            return f"message {number} for seat {seat}: {first[max(0, at - 60) : at + 60]!r}"
    return None if len(one) == len(two) else f"{len(one)} messages for seat {seat}, or {len(two)}"
