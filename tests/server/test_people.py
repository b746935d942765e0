"""People around the table: time, rematches, talk, open tables."""

from __future__ import annotations

import io
import json
import sqlite3
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from elfenland.game import record

from .harness import Client, Postgres, Reader, Server, wait_for


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


# ------------------------------------------------------------------ rematch


def test_a_rematch_is_offered_and_seats_nobody_unasked(guest: Client, other: Client, third: Client) -> None:
    game = together(guest, other, third)
    path = f"/api/games/{game}"
    keys = {player.get(f"{path}/seat-link")["link"].rpartition(".")[2] for player in (guest, other, third)}
    for player in (guest, other, third):
        player.post(f"{path}/seats/{player.get(path)['my_seats'][0]}/bot", {"bot": "random"})
    wait_for(lambda: guest.get(path)["status"] == "finished", 90)
    reader = follow(guest, game)
    new = other.post(f"{path}/rematch")
    reader.wait(lambda reader: any(table["rematch_by"] == 1 for table in tables(reader)))
    reader.close()
    assert [seat["kind"] for seat in new["seats"]] == ["open", "human", "open"]
    assert new["my_seats"] == [1]
    assert guest.get(f"/api/games/{new['game']}")["my_seats"] == []
    joined = guest.post(f"{path}/rematch")
    assert (joined["game"], joined["my_seats"], joined["seats"][0]["name"]) == (new["game"], [0], "P0")
    assert guest.post(f"{path}/rematch")["my_seats"] == [0], "asking again changes nothing"
    fresh = {player.get(f"/api/games/{new['game']}/seat-link")["link"].rpartition(".")[2] for player in (guest, other)}
    assert not fresh & keys


# ------------------------------------------------------------------ spectators


def test_spectators_are_counted_and_talk_if_the_host_lets_them(guest: Client, other: Client, third: Client) -> None:
    game = together(guest, other)
    path = f"/api/games/{game}"
    reader = follow(guest, game)
    watching = follow(third, game)
    reader.wait(lambda reader: any(table["spectators"] == 1 for table in tables(reader)))
    assert third.http.post(f"{path}/chat", json={"text": "hm"}).status_code == 403
    assert third.http.post(f"{path}/talk", json={"talk": "everyone"}).status_code == 403
    assert guest.post(f"{path}/talk", {"talk": "everyone"})["talk"] == "everyone"
    third.post("/api/me", {"name": "Cy"})
    (line,) = third.post(f"{path}/chat", {"text": ":wave:"})["chat"]
    assert (line["seat"], line["name"], line["text"]) == (None, "Cy", ":wave:")
    guest.post(f"{path}/talk", {"talk": "players"})
    assert third.http.post(f"{path}/chat", json={"text": "but"}).status_code == 403
    watching.close()
    third.close()
    reader.close()


# ------------------------------------------------------------------ open tables


def waiting(client: Client, **query: str) -> list[str]:
    return [game["game"] for game in client.get("/api/waiting", **query)]


def test_tables_that_wait_are_found_and_joined_on_both_databases(
    own: Callable[..., Server], postgres: Postgres
) -> None:
    for server in (own(), own(database=postgres.empty())):
        ann, bo = server.client(), server.client()
        slow = ann.new("mine", "open", start=False, watch="everyone", pace="days", language="de")["game"]
        quick = ann.new("mine", "open", "bot", start=False, watch="everyone", pace="live", language="fr")["game"]
        ann.new("mine", "open", start=False, watch="link")
        ann.new("mine", "bot", start=False, watch="everyone")  # nobody is missing there
        assert waiting(bo) == [quick, slow]
        assert waiting(bo, language="de") == waiting(bo, pace="days", edition="rio-grande") == [slow]
        assert waiting(bo, language="it") == waiting(bo, language="de", pace="live") == []
        bo.post(f"/api/games/{quick}/join", {"name": "Bo"})
        assert waiting(bo) == [slow], "a full table waits no more"
        bo.post(f"/api/games/{quick}/leave")
        assert waiting(bo) == [quick, slow]
        assert bo.http.post(f"/api/games/{slow}/listing", json={"listed": False}).status_code == 403
        assert not ann.post(f"/api/games/{slow}/listing", {"listed": False})["listed"]
        assert waiting(bo) == [quick]
        ann.http.delete(f"/api/games/{quick}")
        assert waiting(bo) == []


# ------------------------------------------------------------------ one's own games


def test_finished_games_carry_their_result_and_can_be_taken_along(own: Callable[..., Server], tmp_path: Path) -> None:
    server = own()
    ann, bo = server.client(), server.client()
    game = together(ann, bo)
    for n, player in enumerate((ann, bo)):
        player.post(f"/api/games/{game}/seats/{n}/bot", {"bot": "random"})
    wait_for(lambda: bool(ann.get(f"/api/games/{game}")["status"] == "finished"), 90)
    outcome = ann.get(f"/api/games/{game}")["view"]["outcome"]
    (mine,) = ann.get("/api/me/games")
    assert mine["result"]["winners"] == outcome["winners"]
    assert mine["result"]["pieces"] == outcome["pieces"]
    assert mine["result"]["at"] >= mine["created"]
    assert ann.get("/api/games", which="mine")[0]["result"] == mine["result"]
    assert server.client().get("/api/me/games") == []
    with zipfile.ZipFile(io.BytesIO(ann.http.get("/api/me/records").content)) as file:
        (name,) = file.namelist()
        assert list(record.loads(file.read(name)).outcome.winners) == outcome["winners"]  # type: ignore[union-attr]
    # A game of a version that stored no results is looked up once.
    server.stop()
    with sqlite3.connect(tmp_path / "games.sqlite") as database:
        database.execute("DELETE FROM results")
    database.close()
    server.start()
    for _ in range(2):
        assert ann.get("/api/me/games")[0]["result"] == mine["result"]
    # Whoever deletes themselves has no games any more, and bo's history does not name them.
    ann.http.delete("/api/me")
    assert ann.get("/api/me/games") == []
    (left,) = bo.get("/api/me/games")
    assert [seat["name"] for seat in left["seats"]] == ["Player 1", "P1"]
