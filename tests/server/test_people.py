"""People around the table: time, rematches, talk, open tables."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .harness import Client, Reader, Server, wait_for


def together(*clients: Client, **more: Any) -> str:
    """A running game of these guests, the first of them its host and to act."""
    host, *others = clients
    game: str = host.new("mine", *["open"] * len(others), start=False, **more)["game"]
    for n, client in enumerate(others, 1):
        client.post(f"/api/games/{game}/join", {"name": f"P{n}"})
    host.post(f"/api/games/{game}/start", {})
    return game


def follow(client: Client, game: str) -> Reader:
    """A stream that has begun."""
    reader = Reader(client, game)
    reader.start()
    reader.wait(lambda reader: len(reader.messages) > 0)
    return reader


def tables(reader: Reader) -> list[Any]:
    """The tables that a reader was sent, besides the first."""
    return [data for event, _, data in reader.messages if event == "table"]


# ------------------------------------------------------------------ time


def test_who_is_overdue_is_told_at_once(own: Callable[..., Server]) -> None:
    server = own(live_seconds="1")
    ann, bo = server.client(), server.client()
    assert bo.get("/api/paces") == {"live": 1, "hours": 12 * 3600, "days": 3 * 86400}
    game = together(ann, bo, pace="live")
    reader = follow(bo, game)
    reader.wait(lambda reader: any(table["votes"]["may_replace"] == 0 for table in tables(reader)))
    reader.close()
    assert bo.post(f"/api/games/{game}/away/0", {"vote": "bot", "bot": "random"})["seats"][0]["bot"] == "random"


def test_a_clock_needs_its_pace(guest: Client) -> None:
    seats = {"seats": [{"kind": "mine"}, {"kind": "bot"}]}
    wrong = guest.http.post("/api/games", json={**seats, "clock": {"minutes": 5}})
    assert (wrong.status_code, wrong.json()["code"]) == (422, "option")
    assert guest.new("mine", "bot", start=False, pace="clock")["clock"]["left"] == [1200, 1200]


def test_clocks_go_on_after_a_restart_and_at_zero_a_bot_plays(own: Callable[..., Server], tmp_path: Path) -> None:
    path = tmp_path / "clocks.sqlite"
    server = own(database=f"sqlite:///{path}")
    ann, bo = server.client(), server.client()
    game = together(ann, bo, pace="clock", clock={"minutes": 10, "increment": 300})
    reader = follow(bo, game)
    ann.act(game, 1, "draw blind")
    reader.wait(lambda reader: reader.last == 2)
    (told,) = [data["clock"] for event, _, data in reader.messages if event == "log"]
    reader.close()
    assert 600 < told["left"][0] <= 900, "she gains five minutes with her turn"
    assert told["left"][1] == 600
    clock = bo.get(f"/api/games/{game}")["clock"]
    assert clock == told
    server.kill()
    with sqlite3.connect(path) as database:  # as if he had thought for ten minutes
        (text,) = database.execute("SELECT doc FROM games WHERE id = ?", (game,)).fetchone()
        doc = json.loads(text)
        assert doc["clock"]["left"] == [600, 600], "the log says the rest"
        doc["clock"]["left"][1] = 0.1
        database.execute("UPDATE games SET doc = ? WHERE id = ?", (json.dumps(doc, separators=(",", ":")), game))
    database.close()
    server.start()
    again = ann.get(f"/api/games/{game}")["clock"]
    assert again["left"][0] == clock["left"][0]
    wait_for(lambda: ann.get(f"/api/games/{game}")["seats"][1]["bot"] is not None)
    back = bo.post(f"/api/games/{game}/seats/1/take")
    assert back["seats"][1]["bot"] is None
    assert back["clock"]["left"][1] >= 60, "whoever comes back has a minute"


def test_a_pause_stops_the_clocks(guest: Client, other: Client) -> None:
    game = together(guest, other, pace="clock")
    for player in (guest, other):
        player.post(f"/api/games/{game}/pause", {"agree": True})
    paused = guest.get(f"/api/games/{game}")
    assert paused["status"] == "paused"
    assert paused["clock"]["at"] is None
    resumed = guest.post(f"/api/games/{game}/resume")["clock"]
    assert resumed["left"] == paused["clock"]["left"]
    assert resumed["at"] is not None
