"""Puzzles over HTTP: the puzzle of the day, answers, help, ratings of both sides, days in a row."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pytest

from elfenland.coach import puzzles
from elfenland.coach.glicko import Rating
from elfenland.server.puzzles import NEW, lasting, with_day

from .harness import Server

JOURNEY = next(puzzle for puzzle in puzzles.shipped() if puzzle.kind == "journey")
PLACE = next(puzzle for puzzle in puzzles.shipped() if puzzle.kind == "place")


def test_a_puzzle_is_solved_and_both_sides_are_rated(shared: Server) -> None:
    client = shared.client()
    shelf = client.get("/api/puzzles")
    assert shelf["today"]["id"] == puzzles.of_the_day(date.fromisoformat(shelf["date"])).id
    assert (shelf["rating"], shelf["tried"], shelf["days"]) == (1200, 0, 0)
    path = f"/api/puzzles/{JOURNEY.id}"
    before = client.get(path)
    assert "score" not in str(before), "what is possible is part of the riddle"
    verdict = client.post(f"{path}/answers", {"actions": list(puzzles.solution(JOURNEY))})
    assert (verdict["solved"], verdict["missing"], verdict["counts"]) == (True, 0, True)
    assert verdict["change"] > 0
    assert verdict["days"] == 1
    after = client.get(path)["info"]
    assert after["mine"] == "solved"
    assert after["rating"] < before["info"]["rating"]
    again = client.post(f"{path}/answers", {"actions": []})
    assert (again["solved"], again["missing"], again["counts"], again["change"]) == (False, JOURNEY.score, False, 0)
    assert client.get("/api/puzzles")["solved"] == 1


def test_a_wrong_answer_or_help_counts_as_a_miss_and_later_changes_nothing(shared: Server) -> None:
    client = shared.client()
    path = f"/api/puzzles/{PLACE.id}"
    scores = puzzles.placement_scores(PLACE)
    worst = min(scores, key=lambda placement: scores[placement])
    verdict = client.post(f"{path}/answers", {"actions": [str(worst)]})
    assert verdict["missing"] == PLACE.score - scores[worst] > 0
    assert [event["event"] for event in verdict["events"]][:1] == ["place"]
    assert verdict["change"] < 0
    solved = client.post(f"{path}/answers", {"actions": list(puzzles.solution(PLACE)[:1])})
    assert (solved["solved"], solved["counts"], solved["rating"]) == (True, False, verdict["rating"])
    assert client.get(path)["info"]["mine"] == "later"
    told = client.post(f"/api/puzzles/{JOURNEY.id}/help", {"what": "score"})
    assert told == {"score": JOURNEY.score, "events": []}
    assert client.get(f"/api/puzzles/{JOURNEY.id}")["info"]["mine"] == "missed"
    assert len(client.post(f"/api/puzzles/{JOURNEY.id}/help", {"what": "step"})["events"]) == 1
    client.http.delete("/api/me")
    assert client.get("/api/puzzles")["tried"] == 0
    assert client.get(path)["info"]["mine"] == "new"


def test_the_trainer_gives_new_puzzles_of_the_kind_and_level(shared: Server) -> None:
    client, seen = shared.client(), set[str]()
    for _ in range(4):
        found = client.get("/api/next-puzzle", kind="tour", level="hard")
        assert found["kind"] == "tour"
        assert found["rating"] >= 1700
        assert found["id"] not in seen
        seen.add(found["id"])
        client.post(f"/api/puzzles/{found['id']}/help", {"what": "score"})
    assert abs(shared.client().get("/api/next-puzzle")["rating"] - 1200) <= 200


@pytest.mark.parametrize(
    ("actions", "status"),
    [(["move no-where"], 422), (["pass"], 422), (["fly"], 422), (["move feodor-lapphalya"] * 61, 400)],
)
def test_a_bad_answer_is_refused_and_is_no_try(shared: Server, actions: list[str], status: int) -> None:
    client = shared.client()
    path = f"/api/puzzles/{JOURNEY.id}"
    assert client.http.post(f"{path}/answers", json={"actions": actions}).status_code == status
    assert client.get(path)["info"]["mine"] == "new"
    assert client.http.get("/api/puzzles/nothing").status_code == 404


def test_ratings_are_kept_over_a_restart(own: Callable[..., Server]) -> None:
    server = own()
    client = server.client()
    client.post(f"/api/puzzles/{JOURNEY.id}/answers", {"actions": list(puzzles.solution(JOURNEY))})
    before = client.get("/api/puzzles"), client.get(f"/api/puzzles/{JOURNEY.id}")["info"]
    server.kill()
    server.start()
    client.http.base_url = server.url
    assert (client.get("/api/puzzles"), client.get(f"/api/puzzles/{JOURNEY.id}")["info"]) == before


def test_days_in_a_row() -> None:
    day = date(2026, 11, 18)
    first = with_day(NEW, day.toordinal())
    second = with_day(with_day(first, day.toordinal() + 1), day.toordinal() + 1)
    assert (first.days, second.days, second.best_days) == (1, 2, 2)
    broken = with_day(second, day.toordinal() + 3)
    assert (broken.days, broken.best_days) == (1, 2)
    assert lasting(first, day) == lasting(first, date(2026, 11, 19)) == 1
    assert lasting(first, date(2026, 11, 20)) == 0
    assert first.rating == Rating(1200.0)
