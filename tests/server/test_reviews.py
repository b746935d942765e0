"""Reviews on the server: made once in the background, stored with the game, for those who may see the game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from elfenland.board import resolve
from elfenland.game import Game, record
from elfenland.game import events as e
from elfenland.server.event_log import Entry
from elfenland.server.reviews import versions_of

from .harness import Client, Server, wait_for

RECORDS = Path(__file__).parent.parent / "records" / "games"


def imported(client: Client, name: str = "instant.jsonl") -> str:
    answer = client.http.post("/api/records", content=(RECORDS / name).read_bytes())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["game"])


def reviewed(client: Client, game: str) -> Any:
    client.post(f"/api/games/{game}/review")
    wait_for(lambda: client.get(f"/api/games/{game}/review")["status"] == "done", 120)
    return client.get(f"/api/games/{game}/review")


def test_a_review_is_made_once_and_stays(own: Callable[..., Server]) -> None:
    server = own(review_time="0.5", bot_processes="1")
    client = server.client()
    game = imported(client)
    assert client.get(f"/api/games/{game}/review")["status"] == "none"
    found = reviewed(client, game)
    review = found["review"]
    played = record.loads(client.http.get(f"/api/games/{game}/record").content)
    assert review["players"] == [player.name for player in played.players]
    assert len(found["versions"]) == len(played.events)
    for seat in review["seats"]:
        assert seat["luck"] + seat["skill"] + seat["others"] == pytest.approx(seat["result"] - seat["start"], abs=1e-9)
        for decision in seat["decisions"]:  # the moment before it, which the page shows, has this seat to act
            table = client.get(f"/api/games/{game}", at=found["versions"][decision["event"] - 1] - 1)
            assert table["view"]["to_act"] == seat["seat"]
            break
    server.stop()
    server.start()
    again = server.client()
    assert again.post(f"/api/games/{game}/review") == found, "it is stored, not made again"
    client.http.delete(f"/api/games/{game}")
    assert client.http.get(f"/api/games/{game}/review").status_code == 404


def test_only_whole_games_are_reviewed_and_only_for_those_who_see_them(shared: Server) -> None:
    host, stranger = shared.client(), shared.client()
    running = host.new("mine", "device")["game"]
    hidden = host.new("mine", "device", watch="nobody")["game"]
    for method in ("GET", "POST"):
        assert host.http.request(method, f"/api/games/{running}/review").json()["code"] == "not_finished"
        assert stranger.http.request(method, f"/api/games/{hidden}/review").json()["code"] == "not_for_watching"


def test_too_many_reviews_at_once_are_refused(own: Callable[..., Server]) -> None:
    client = own(review_time="300", reviews_at_once="1", bot_processes="1").client()  # it is far from done
    first, second = imported(client), imported(client, "finish-round.jsonl")
    assert client.post(f"/api/games/{first}/review")["status"] == "running"
    assert client.post(f"/api/games/{first}/review")["status"] == "running"
    assert client.post(f"/api/games/{second}/review", status=429)["code"] == "too_many"
    wait_for(lambda: len(client.get(f"/api/games/{first}/review")["curve"]) > 1, 120)
    client.http.delete(f"/api/games/{first}")  # a deleted game's review stops, so the next can begin
    wait_for(lambda: client.http.post(f"/api/games/{second}/review").status_code == 200, 60)


def test_every_event_has_the_version_that_wrote_it() -> None:
    deal = Game(resolve("rio-grande", False), [e.Player("A"), e.Player("B")], seed=1).begin()

    def entry(version: int, kind: Any, keep: int, events: int) -> Entry:
        return Entry(version, kind, None, tuple(deal[:events]), keep, 0.0)

    entries = [entry(1, "start", 0, 3), entry(2, "play", 3, 1), entry(3, "undo", 3, 1), entry(4, "play", 3, 2)]
    assert versions_of(entries) == (1, 1, 1, 4, 4)
