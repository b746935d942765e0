"""Reviews: sums close, grades follow their table, and nobody is judged by what they could not know."""

from __future__ import annotations

import json
from functools import cache

import msgspec
import pytest
from properties.positions import settings
from secrecy.twins import hidden_differs, twin_of

from coach.games import assumed_game, played, until_event
from elfenland.arena.simulation import Setting, play_game
from elfenland.board import resolve
from elfenland.coach import Quality, Review, review
from elfenland.coach.assumed import shares_of
from elfenland.coach.judging import grade_of
from elfenland.coach.positions import Moments
from elfenland.coach.reviewing import Question, answer
from elfenland.errors import ElfenlandError
from elfenland.game import Game, action_of, record, view_for
from elfenland.game import events as e
from elfenland.rules import Rng

QUICK = Quality(draw=6, plan=6, travel=6, keep=6, position=6, open=2, start=20)


@cache
def reviewed(bot: str, players: int, seed: int, edition: str = "rio-grande") -> Review:
    return review(played(bot, players, seed, edition), quality=QUICK)


@pytest.mark.parametrize(
    ("bot", "players", "seed", "edition"),
    [("wanderer", 2, 1, "rio-grande"), ("pathfinder", 3, 2, "amigo-de"), ("random", 4, 3, "rio-grande")],
)
def test_luck_skill_and_others_add_up(bot: str, players: int, seed: int, edition: str) -> None:
    found = reviewed(bot, players, seed, edition)
    for seat in found.seats:
        assert seat.luck + seat.skill + seat.others == pytest.approx(seat.result - seat.start, abs=1e-9)
        assert seat.skill == pytest.approx(-sum(decision.loss for decision in seat.decisions), abs=1e-9)
        assert all(decision.loss >= 0 for decision in seat.decisions)
    assert sum(seat.result for seat in found.seats) == pytest.approx(1)
    assert sum(seat.start for seat in found.seats) == pytest.approx(1)
    for point in found.curve:
        assert sum(point.shares) == pytest.approx(1)
    assert [point.event for point in found.curve] == sorted(point.event for point in found.curve)


TINY = Quality(draw=4, plan=4, travel=4, keep=4, position=4, open=1, start=8)
SETTINGS = list(settings())


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_every_edition_is_reviewed(number: int) -> None:
    """Two to six players, with and without town cards."""
    found = review(play_game(SETTINGS[number], number), quality=TINY)
    assert len(found.seats) == len(SETTINGS[number].bots)
    for seat in found.seats:
        assert seat.luck + seat.skill + seat.others == pytest.approx(seat.result - seat.start, abs=1e-9)
        assert seat.decisions
    assert sum(seat.result for seat in found.seats) == pytest.approx(1)


def test_the_json_has_the_promised_keys() -> None:
    seats = json.loads(msgspec.json.encode(reviewed("wanderer", 2, 1)))["seats"]
    for seat in seats:
        assert {"start", "result", "luck", "skill", "others", "standard_error", "error_rate", "decisions"} <= set(seat)
        for decision in seat["decisions"]:
            keys = {"event", "played", "best", "loss", "standard_error", "grade", "proved"}
            assert keys <= set(decision)


def test_decisions_name_their_events() -> None:
    game = played("wanderer", 2, 1)
    for seat in reviewed("wanderer", 2, 1).seats:
        for decision in seat.decisions:
            event = game.events[decision.event - 1]
            assert str(action_of(event)) == decision.played
            assert getattr(event, "player", None) == seat.seat


def test_grades_scale_with_the_even_share() -> None:
    assert [grade_of(loss, 2) for loss in (0.009, 0.01, 0.03, 0.08)] == ["best", "inaccuracy", "mistake", "blunder"]
    assert [grade_of(loss, 4) for loss in (0.004, 0.005, 0.015, 0.04)] == ["best", "inaccuracy", "mistake", "blunder"]


def test_one_seat_can_be_reviewed_alone_and_gets_the_same() -> None:
    alone = review(played("wanderer", 2, 1), [1], QUICK)
    assert alone.seats == reviewed("wanderer", 2, 1).seats[1:]


def test_processes_change_nothing() -> None:
    assert review(played("wanderer", 2, 1), quality=QUICK, jobs=2) == reviewed("wanderer", 2, 1)


def test_a_record_is_as_good_as_a_game_and_progress_is_heard() -> None:
    heard: list[tuple[int, int]] = []
    text = record.dumps(played("wanderer", 2, 1))
    found = review(text, [0], QUICK, progress=lambda done, total, _: heard.append((done, total)))
    assert found.seats == reviewed("wanderer", 2, 1).seats[:1]
    assert [done for done, _ in heard] == list(range(1, 1 + heard[0][1]))


def test_unfinished_games_and_strange_seats_are_refused() -> None:
    with pytest.raises(ElfenlandError, match="finished"):
        review(Game.new(2, seed=1))
    with pytest.raises(ElfenlandError, match="no such seat"):
        review(played("wanderer", 2, 1), [2])


def test_turns_compare_with_the_proved_best_journey() -> None:
    game = played("wanderer", 2, 1)
    turns = reviewed("wanderer", 2, 1).turns
    assert len(turns) == sum(isinstance(event, e.TurnEnded) for event in game.events)
    assert all(turn.proved for turn in turns)
    perfect = review(assumed_game(2, 5), [], QUICK).turns
    assert all(turn.played.new_towns <= turn.best.new_towns + turn.best.tour_left for turn in perfect)
    collected = sum(isinstance(event, e.Moved) and event.collected for event in game.events)
    assert sum(turn.played.new_towns for turn in turns) == collected


def test_counters_say_whom_they_served() -> None:
    game = played("wanderer", 2, 1)
    counters = reviewed("wanderer", 2, 1).counters
    assert len(counters) == sum(isinstance(event, e.Placed) for event in game.events)
    moves = sum(isinstance(event, e.Moved) and "~" not in event.connection for event in game.events)
    assert sum(use.travelled for counter in counters for use in counter.uses) == moves
    assert any(use.towns > 0 for counter in counters for use in counter.uses)


# ------------------------------------------------------------------ fair


def finished_twins() -> tuple[Game, Game, int]:
    """Two finished games that differ in what one seat, the last to travel, could not know."""
    for seed in range(1, 20):
        game = assumed_game(3, seed)
        last = max(at for at, event in enumerate(game.events) if isinstance(event, e.TurnEnded))
        seat = game.events[last].player  # type: ignore[union-attr]  # a turn has a player
        first = last
        while isinstance(game.events[first - 1], e.Moved) and game.events[first - 1].player == seat:  # type: ignore[union-attr]
            first -= 1
        there = until_event(game, first)
        twin = twin_of(there, seat, Rng(seed))
        if not hidden_differs(there, twin):
            continue
        for each in (there, twin):
            for event in game.events[first : last + 1]:
                action = action_of(event)
                assert action is not None
                each.play(action)
        if there.over and twin.over:
            return there, twin, seat
    raise AssertionError("no twins found")


def test_a_rounds_end_is_judged_without_what_the_seat_could_not_know() -> None:
    """The rivals' town cards and the kinds of cards they keep are worth something, but not to this seat."""
    game = play_game(Setting(resolve("rio-grande", True), ("pathfinder",) * 3, "rio-grande"), 5)
    ends = [at for at, event in enumerate(game.events) if isinstance(event, e.RoundEnded) and event.round < 4]
    assert len(ends) == 3
    for at in ends:
        while isinstance(game.events[at - 1], e.Kept):
            at -= 1
        there = until_event(game, at)
        twin = twin_of(there, 0, Rng(7))
        assert hidden_differs(there, twin)
        moments, others = Moments(there), Moments(twin)
        assert shares_of(moments.states[-1]) != shares_of(others.states[-1])
        question = Question("end", at, 0, 12, 3)
        assert answer(moments, question) == answer(others, question)


def test_twins_get_the_same_grades_byte_for_byte() -> None:
    game, twin, seat = finished_twins()
    assert record.dumps(game) != record.dumps(twin)
    (mine,) = review(game, [seat], QUICK).seats
    (theirs,) = review(twin, [seat], QUICK).seats
    assert msgspec.json.encode(mine) == msgspec.json.encode(theirs)
    assert view_for(game, None).outcome == view_for(twin, None).outcome
