"""A match: the same deals, rotated seats, the same result for the same seed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from elfenland.arena.match import Plan, Score, play_match
from elfenland.arena.play import play
from elfenland.arena.sprt import Sprt
from elfenland.board import resolve
from elfenland.bots.registry import Spec
from elfenland.errors import BotError
from elfenland.game import record

from .commands import run

RANDOM = Spec.parse("random")
PLAN = Plan(RANDOM, RANDOM, deals=3, options=resolve("rio-grande"), players=3, edition="rio-grande", seed=11)


def played(plan: Plan, jobs: int = 1) -> Score:
    score = Score(plan.players)
    for _ in play_match(plan, score, jobs):
        pass
    return score


def test_every_deal_is_played_once_from_every_seat() -> None:
    other = replace(RANDOM, text="other")
    sittings = list(replace(PLAN, second=other).sittings())
    assert [s.seed for s in sittings] == [11, 11, 11, 12, 12, 12, 13, 13, 13]
    assert [[b.text for b in s.bots].index("random") for s in sittings] == [0, 1, 2] * 3
    assert all([b.text for b in s.bots].count("random") == 1 for s in sittings)


def test_the_same_cards_are_dealt_whoever_sits_where(tmp_path: Path) -> None:
    played(replace(PLAN, deals=1, records=tmp_path))
    deals = []
    for file in sorted(tmp_path.iterdir()):
        game = record.load(file)
        assert game.over
        deals.append([event for event in game.events if type(event).__name__ in ("FaceUp", "Dealt")][:4])
    assert len(deals) == 3
    assert deals[0] == deals[1] == deals[2]


def test_a_bot_against_itself_is_even() -> None:
    """Both are made from the same seeds, so each deal comes out the same whoever is called first."""
    score = played(PLAN)
    assert score.share.value == pytest.approx(1 / 3)
    assert score.games == 9
    assert score.first.faults == score.second.faults == []


def test_processes_change_nothing() -> None:
    one, two = played(PLAN), played(PLAN, jobs=2)
    assert (one.deal_means, one.first.pieces, one.first.decisions) == (
        two.deal_means,
        two.first.pieces,
        two.first.decisions,
    )


def test_shares_places_and_pieces_of_one_game() -> None:
    for sitting in replace(PLAN, deals=5).sittings():
        game = play(sitting)
        assert sum(seat.share for seat in game.seats) == pytest.approx(1)
        assert all((seat.place == 1) == (seat.share > 0) for seat in game.seats)
        assert all(seat.pieces_by_round[-1] == seat.pieces for seat in game.seats)


def test_the_sequential_test_stops_the_match() -> None:
    score = Score(2, Sprt(2, margin=0.3))
    for _ in play_match(replace(PLAN, players=2, deals=1000), score):
        pass
    assert score.decision == "not stronger"
    assert score.games < 100


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("nobody", "there is no bot 'nobody'"),
        ("random:sims=3", "has no option 'sims'"),
        ("elder:foo=1", "has no option 'foo'"),
        ("elder:sims=many", "needs sims as a whole number"),
        ("elder:threads=-3", "needs threads as a whole number"),
        ("random:sims", "options are NAME=VALUE"),
        ("stdio:", "needs a command"),
        ("stdio:no-such-program-here", "there is no program"),
        ("stdio:'", "is not a command"),
    ],
)
def test_wrong_names_are_told_before_the_match(text: str, says: str) -> None:
    with pytest.raises(BotError, match=says):
        Spec.parse(text)


def test_the_command_prints_json_for_programs() -> None:
    text = run("match", "random", "random", "--games", "5", "--players", "2", "--seed", "3", "--json", "--town-cards")
    data = json.loads(text)
    assert (data["games"], data["deals"], data["even"], data["share"]) == (6, 3, 0.5, 0.5)
    assert data["options"]["town_cards"] is True
    assert data["interval"][0] < 0.5 < data["interval"][1]
    assert data["bots"][0]["faults"] == []


def test_the_command_for_people_says_what_was_decided() -> None:
    text = run("match", "random", "random", "-p", "2", "--seed", "3", "--sprt", "--margin", "0.3")
    assert "decided after" in text
    assert "random is not stronger" in text


def test_a_bot_that_does_not_exist_is_one_sentence() -> None:
    assert run("match", "nobody", "random", code=1).startswith("elfenland: there is no bot 'nobody'")
