"""Kill -9 under load: no acknowledged move is lost, none is doubled, streams resume without a gap.

The default run kills a few times; ELFENLAND_LONG=1 kills a hundred times.
"""

from __future__ import annotations

import contextlib
import random
import threading
import time
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from long import LONG, by_name

from .harness import Client, Reader, Server, wait_for

KILLS = 100 if LONG else 4
BETWEEN = 20  # acknowledged moves between two kills
PLAYERS = 3
#: The mistake that this test must notice.
ACKNOWLEDGE_EARLY = (Path(__file__).parent / "acknowledge_early.py").read_text(encoding="utf-8")


class Player(threading.Thread):
    """Plays one table after another, repeats what was not answered under the same id, and notes every answer."""

    def __init__(self, server: Server, number: int) -> None:
        super().__init__(daemon=True)
        self.client = Client(server.url)
        self.client.rng = random.Random(number)
        self.game = ""
        self.games: list[str] = []
        self.acknowledged: list[tuple[str, int, Any]] = []  # game, version, what was wished
        self.readers: list[Reader] = []
        self.stop = False
        self.trouble: str | None = None
        self.pending: dict[str, Any] | None = None

    def run(self) -> None:
        while not self.stop:
            try:
                self.move()
            except httpx.TransportError:
                time.sleep(0.02)
            except Exception as error:
                self.trouble = repr(error)
                return

    def move(self) -> None:
        if not self.game:
            self.game = self.client.new("mine", "device")["game"]
            self.games.append(self.game)
            self.readers.append(Reader(self.client, self.game, seat=0))
            self.readers[-1].start()
        table = self.client.get(f"/api/games/{self.game}")
        if table["status"] != "running":
            self.game = ""
            return
        if self.pending is None:
            view = table["view"]
            if not view["legal"]:
                return
            action = self.client.choose(view)
            if view["can_undo"] and self.client.rng.random() < 0.3:
                action = "undo"
            self.pending = {"id": uuid.uuid4().hex, "version": table["version"], "action": action, "seat": view["seat"]}
        wish = self.pending
        answer = self.client.http.post(f"/api/games/{self.game}/actions", json=wish)
        self.pending = None
        if answer.status_code == 200:
            self.acknowledged.append((self.game, answer.json()["version"], wish))
        elif answer.json()["code"] != "stale":  # the server passes by itself where nothing can be laid
            raise AssertionError(answer.text)


def moved(players: list[Player]) -> int:
    """How many moves were acknowledged; what went wrong with a player is told at once."""
    assert all(player.trouble is None for player in players), [player.trouble for player in players]
    return sum(len(player.acknowledged) for player in players)


def run_with_kills(server: Server, kills: int) -> list[str]:
    """Play and kill; everything that is wrong afterwards."""
    players = [Player(server, number) for number in range(PLAYERS)]
    for player in players:
        player.start()
    rng = random.Random(7)
    for _ in range(kills):
        before = moved(players)
        wait_for(lambda least=before + BETWEEN: moved(players) >= least, 60)  # type: ignore[misc]
        time.sleep(rng.random() * 0.05)  # at any moment, in the middle of a commit as well
        server.kill()
        server.start()
    for player in players:
        player.stop = True
    for player in players:
        player.join(10)
    return [wrong for player in players for wrong in what_is_wrong(player)]


def what_is_wrong(player: Player) -> list[str]:
    found = [player.trouble] if player.trouble else []
    for game, reader in zip(player.games, player.readers, strict=True):
        entries = player.client.get(f"/api/games/{game}/log", seat=0)["entries"]
        versions = [entry["version"] for entry in entries]
        if versions != list(range(1, len(versions) + 1)):
            found.append(f"{game}: the log has gaps")
        acknowledged = [answer[1:] for answer in player.acknowledged if answer[0] == game]
        for version, wish in acknowledged:
            again = player.client.http.post(f"/api/games/{game}/actions", json=wish)
            if version > len(versions):
                found.append(f"{game}: acknowledged version {version} is lost")
            elif again.status_code != 200 or again.json()["version"] != version:
                found.append(f"{game}: version {version} is not remembered under its id")
        if len({version for version, _ in acknowledged}) != len(acknowledged):
            found.append(f"{game}: a version was acknowledged twice")
        with contextlib.suppress(AssertionError):  # what is missing is told below
            reader.wait(lambda reader, last=versions[-1]: (reader.last or 0) >= last, 10)  # type: ignore[misc]
        reader.close()
        seen = reader.versions
        if seen != list(range(seen[0], seen[-1] + 1)) or seen[-1] < len(versions):  # the server may have passed since
            found.append(f"{game}: the stream went {seen[:5]} to {seen[-5:]} of {len(versions)}")
    return found


def test_no_acknowledged_move_is_lost(own: Callable[..., Server]) -> None:
    assert run_with_kills(own(), KILLS) == []


@by_name
def test_the_test_notices_an_acknowledgement_before_the_commit(own: Callable[..., Server]) -> None:
    """With the acknowledgement moved before the commit, moves are lost and this is seen."""
    for _ in range(3):
        try:
            wrong = run_with_kills(own(prelude=ACKNOWLEDGE_EARLY), 5)
        except (AssertionError, httpx.HTTPError) as error:
            wrong = [str(error)]
        if wrong:
            return
    pytest.fail("moves were acknowledged before the commit and the test did not see it")
