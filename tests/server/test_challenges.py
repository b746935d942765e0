"""Challenges and the deal of the day: the same luck, the same bots, once for everybody, and nobody can peek."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from elfenland.game import events as e
from elfenland.game import record

from .harness import Client, Reader, Server, wait_for
from .wavering import Waverers


def play_out(client: Client, game: str) -> Any:
    """Finish a game as its person; two clients decide alike."""
    return client.play_on(game)


def moves(client: Client, game: str) -> list[str]:
    """What happened, without the players' names."""
    return client.http.get(f"/api/games/{game}/record").text.splitlines()[1:]


def test_whoever_decides_alike_sees_the_same_game_and_results_stand_side_by_side(shared: Server) -> None:
    one, two = shared.client(), shared.client()
    one.post("/api/me", {"name": "Ann"})
    two.post("/api/me", {"name": "Bo"})
    made = one.post("/api/challenges", {"bots": ["wanderer", "pathfinder"]}, 201)
    assert (made["mine"], made["results"]) == ("new", [])
    path = f"/api/challenges/{made['id']}"
    first = one.post(f"{path}/play")
    assert first["challenge"] == made["id"]
    assert one.post(f"{path}/play")["game"] == first["game"], "there is no second try"
    play_out(one, first["game"])
    shown = one.get(path)
    assert [(result["name"], result["mine"]) for result in shown["results"]] == [("Ann", True)]
    assert shown["results"][0]["game"] == first["game"]
    assert two.get(path)["results"][0]["game"] is None, "who has still to play it is not shown how it goes"
    second = two.post(f"{path}/play")
    play_out(two, second["game"])
    assert moves(one, first["game"]) == moves(two, second["game"])
    both = two.get(path)["results"]
    assert {result["name"] for result in both} == {"Ann", "Bo"}
    assert all(result["game"] for result in both)
    two.http.delete("/api/me")
    assert [result["name"] for result in one.get(path)["results"]] == ["Ann"]


def test_undo_and_restarts_change_nothing_of_a_deal_and_nothing_is_taken_back(own: Callable[..., Server]) -> None:
    """A player who undoes moves on a server that is killed sees the same game as one who does not."""
    server = own()
    one, two = server.client(), server.client()
    path = f"/api/challenges/{one.post('/api/challenges', {'bots': ['wanderer', 'pathfinder']}, 201)['id']}"
    steady, wavering = (client.post(f"{path}/play")["game"] for client in (one, two))
    one.prefer = two.prefer = lambda choice: choice["action"] in ("place", "move")  # so that there are moves to undo
    play_out(one, steady)
    done = Waverers(server, [two], wavering).play_out()
    assert min(done["undo"], done["restart"]) > 1, done
    assert not done["takeback"]
    assert moves(two, wavering) == moves(one, steady)


def test_any_finished_game_against_bots_becomes_a_challenge(shared: Server) -> None:
    one, two = shared.client(), shared.client()
    table = one.new("mine", "bot", town_cards=True)
    assert one.http.post("/api/challenges", json={"game": table["game"]}).status_code == 409
    play_out(one, table["game"])
    assert two.http.post("/api/challenges", json={"game": table["game"]}).status_code == 403
    made = one.post("/api/challenges", {"game": table["game"]}, 201)
    assert made["mine"] == "played"
    assert one.get(f"/api/games/{table['game']}")["challenge"] == made["id"]
    assert one.post("/api/challenges", {"game": table["game"]}, 201)["id"] == made["id"], "it is made once"
    mine = two.post(f"/api/challenges/{made['id']}/play")
    deals = [event for event in mine["view"]["events"] if event["event"] in ("deal", "face_up")]
    game = record.loads(one.http.get(f"/api/games/{table['game']}/record").content)
    first = [event for event in game.events if isinstance(event, e.FaceUp | e.Dealt)][: len(deals)]
    assert deals[0]["counters"] == list(first[0].counters)  # type: ignore[union-attr]
    dealt = next(event for event in deals if event.get("player") == 0)
    assert sorted(dealt["cards"]) == sorted(
        str(card) for d in first if isinstance(d, e.Dealt) and d.player == 0 for card in d.cards
    )
    friends = one.new("mine", "device")
    one.play_on(friends["game"])
    assert one.http.post("/api/challenges", json={"game": friends["game"]}).status_code == 409
    assert one.http.get("/api/challenges/nothing").status_code == 404


def test_the_deal_of_the_day_survives_a_restart_and_stays_secret(own: Callable[..., Server], tmp_path: Path) -> None:
    """Its luck is nowhere but in the database: no answer, stream, record or log tells it."""
    server = own(log_level="debug")
    client = server.client()
    day = client.get("/api/deal-of-the-day")
    assert day["id"] == f"day-{day['day']}"
    game = client.post(f"/api/challenges/{day['id']}/play")["game"]
    reader = Reader(client, game)
    reader.start()
    for _ in range(6):
        client.step(game)
    before = moves(client, game)
    server.kill()
    server.start()
    client.http.base_url = server.url
    assert moves(client, game)[: len(before)] == before
    client.play_on(game)
    wait_for(lambda: client.get(f"/api/challenges/{day['id']}")["mine"] == "played")
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as connection:
        (deal,) = connection.execute("SELECT deal FROM challenges").fetchone()
    secret = json.loads(deal)["name"]
    assert len(secret) == 32
    path = f"/api/games/{game}"
    asked = [path, f"{path}/record", f"{path}/log", "/api/me", "/api/games?which=mine", "/api/deal-of-the-day"]
    told = "".join(client.http.get(address).text for address in asked) + server.said() + repr(reader.messages)
    assert secret not in told
    other = server.client().post(f"/api/challenges/{day['id']}/play")
    text = server.client().http.get(f"/api/games/{other['game']}/record").text
    assert secret not in text
    assert "luck" not in text
