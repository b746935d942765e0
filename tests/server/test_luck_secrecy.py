"""Nobody learns luck to come: what a caller gets does not depend on it, and it is in no log and no listing.

Two servers keep the same games, with the same past and with other luck to come. Whoever asks them, for whatever, must
get the same bytes; only the commitment of fair luck differs, as it must.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from long import some

from elfenland.coach.deals import Deal
from elfenland.game import FairLuck, Game
from elfenland.server import documents
from elfenland.server.documents import SeatDoc, TableDoc
from elfenland.server.records import entries_of
from elfenland.server.store import Db, challenge_queries, open_store, queries

from .harness import Server
from .test_secrecy import AT, SECRET, everything, played, stored

#: The two secrets, and the two names of a deal.
SECRETS = ("a1" * 32, "b2" * 32)
NAMES = ("c3" * 16, "d4" * 16)
CHALLENGE = "challenge"


def fair_luck(which: int, players: int) -> FairLuck:
    return FairLuck("table", SECRETS[which], tuple(f"{seat + 1:032x}" for seat in range(players)))


def tables() -> Iterator[tuple[str, Game, int | None]]:
    """Running games at several moments, for a player and for a spectator."""
    for number, game in enumerate(played(3, True, 3)):
        if number % 2 == 0:
            yield f"game{number}", game, (0, None, 2)[number // 2 % 3]


def deal_for(which: int, game: Game, seat: int) -> Deal:
    bots = tuple(None if n == seat else "wanderer" for n in range(len(game.players)))
    return Deal(NAMES[which], bots, game.options.to_dict(), game.starting_player, {"card 2 0 0": which + 2**60})


def fill(db: Db, which: int) -> None:
    """Each game twice: between people with fair luck, and as a challenge."""
    for name, game, seat in tables():
        _, doc = stored(name, game, seat)
        doc.fair, doc.coach = fair_luck(which, len(game.players)).to_dict(), False  # what it says: test_secrecy.py
        keep(db, name, doc, game)
        _, doc = stored(name, game, 0)
        doc.seats = [
            SeatDoc("human", "P0", owners=["me"], key="key0"),
            *(SeatDoc("bot", "W", bot="wanderer") for _ in (1, 2)),
        ]
        deal = deal_for(which, game, 0)
        doc.challenge, doc.deal = f"{CHALLENGE}-{name}", msgspec.to_builtins(deal)
        keep(db, f"dealt-{name}", doc, game)
        challenge_queries.insert(db, doc.challenge, deal, "they", "")
        challenge_queries.begin(db, doc.challenge, "me", f"dealt-{name}", "P0")


def keep(db: Db, name: str, doc: TableDoc, game: Game) -> None:
    queries.insert_game(db, queries.GameRow(name, 1, "running", AT, AT, documents.dump(doc)), doc.members)
    for entry in entries_of(game, AT):
        queries.insert_entry(db, name, entry)


def written(path: Path, which: int) -> str:
    """A database with the games and one of the two lucks; its address."""

    async def write() -> None:
        store = open_store(f"sqlite:///{path}")
        await store.open(asyncio.get_running_loop())
        await store.write(lambda db: fill(db, which))
        await store.close()

    asyncio.run(write())
    return f"sqlite:///{path}"


def answers(server: Server, name: str, seat: int | None) -> Iterator[bytes]:
    """All that the caller gets about the table with fair luck and about the challenge."""
    yield from everything(server.url, name, seat, 3)
    yield from everything(server.url, f"dealt-{name}", 0, 3)
    client = server.client()
    for address in (
        f"/api/challenges/{CHALLENGE}-{name}",
        f"/c/{CHALLENGE}-{name}",
        f"/t/{name}",
        "/api/deal-of-the-day",
    ):
        yield client.http.get(address).content


def listing(server: Server, folder: Path) -> str:
    """What a backup of a running server says, and its restoration."""
    file = folder / "backup.sqlite"
    told = ""
    for command, database in (
        ("backup", server.environment["ELFENLAND_DATABASE_URL"]),
        ("restore", f"sqlite:///{file}2"),
    ):
        environment = {**server.environment, "ELFENLAND_DATABASE_URL": database}
        done = subprocess.run(
            [sys.executable, "-m", "elfenland", command, str(file)], env=environment, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        told += done.stdout + done.stderr
    return told


def told(own: Callable[..., Server], folder: Path, prelude: str = "") -> Iterator[str]:
    """Where luck to come is told, one place after the other."""
    one, two = (
        own(written(folder / f"{which}.sqlite", which), prelude, secret=SECRET, bot_pace="900", log_level="debug")
        for which in (0, 1)
    )
    same = [
        (two.url.rpartition(":")[2].encode(), one.url.rpartition(":")[2].encode()),
        (fair_luck(1, 3).commitment.encode(), fair_luck(0, 3).commitment.encode()),
    ]
    for name, _, seat in tables():
        for number, (first, second) in enumerate(zip(answers(one, name, seat), answers(two, name, seat), strict=True)):
            for theirs, ours in same:
                second = second.replace(theirs, ours)
            if first != second:
                yield f"{name} seat {seat} answer {number}: {first[-200:]!r}"
        for clue in (*SECRETS, *NAMES):
            if clue in one.said() + two.said():
                yield f"log: {clue}"
    backup = listing(one, folder)
    yield from (f"backup: {clue}" for clue in (*SECRETS, *NAMES) if clue in backup)


def test_luck_to_come_is_told_nowhere(own: Callable[..., Server], tmp_path: Path) -> None:
    assert list(told(own, tmp_path)) == []


LEAKS = {
    "note": "from elfenland.game import FairLuck, redaction; redaction.OPEN_NOTES = ('fair',); "
    "FairLuck.notes = lambda self, over: {'fair': self.to_dict()}",
    "deal": "from elfenland.coach.deals import DealtLuck; from elfenland.game import redaction; "
    "redaction.OPEN_NOTES = ('luck',); DealtLuck.notes = lambda self, over: self.same.notes(over)",
    "table": "from elfenland.server import luck, wire; "
    "luck.shown = lambda doc: wire.FairInfo(doc.fair['secret'], '', ()) if doc.fair else None",
    "draw": "from elfenland.server import luck, wire; from elfenland.game import FairLuck, Occasion; "
    "draw = lambda fair: str(fair.pick([9] * 7, Occasion('card', 4, 0), 0)); "
    "luck.shown = lambda doc: wire.FairInfo(draw(FairLuck.from_dict(doc.fair)), '', ()) if doc.fair else None",
    "log": "import logging; from elfenland.server import event_log; of = event_log.luck_of; "
    "event_log.luck_of = lambda doc: [logging.getLogger('elfenland').error('%s', of(doc)), of(doc)][1]",
}


@pytest.mark.parametrize("leak", some(list(LEAKS), 2))
def test_planted_leaks_of_luck_are_seen(own: Callable[..., Server], tmp_path: Path, leak: str) -> None:
    assert next(told(own, tmp_path, LEAKS[leak]), None)
