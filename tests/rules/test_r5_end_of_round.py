"""R5: phase 6, the end of the round."""

from __future__ import annotations

import pytest
from scenario import new_game, scenario, whole_record

from elfenland.rules.numbering import BAG_COUNT


@pytest.mark.parametrize("players", [2, 3, 6])
def test_r5_1_the_starting_player_card_passes_to_the_left(players: int) -> None:
    game = new_game(players=players, starting_player=1, seed=4)
    for number in range(4):
        assert game.round == number + 1
        assert game.starting_player == (1 + number) % players
        game.finish_round()


def test_r5_1_the_round_card_shows_in_the_record() -> None:
    record = whole_record(seed=3, players=3, edition="amigo-de")
    rounds = [line["round"] for line in record if line.get("event") == "round"]
    ends = [line["round"] for line in record if line.get("event") == "round_end"]
    assert rounds == ends == [1, 2, 3, 4]


def test_r5_2_exactly_one_counter_is_kept_the_others_go_back() -> None:
    game = scenario("keep | open dragon unicorn | secret dragon")
    event, *_ = game.play("keep dragon")
    assert (event["counter"], event["secret"]) == ("dragon", False)
    assert sorted((item["counter"], item["secret"]) for item in event["returned"]) == [
        ("dragon", True),
        ("unicorn", False),
    ]
    assert event["player"] == 0
    assert game.counter_total() == 48


def test_r5_2_a_player_with_counters_must_keep_one_he_has() -> None:
    game = scenario("keep | open dragon | secret unicorn")
    assert game.refused("keep elfcycle") == "R5.2"
    assert game.refused("keep dragon secret") == "R5.2"
    assert game.refused("pass") == "R5.2"
    assert sorted(game.legal()) == ["keep dragon", "keep unicorn secret"]


def test_r5_2_who_has_none_left_keeps_nothing() -> None:
    game = scenario("hand raft | 1 hand raft | 1 open dragon*2")
    events = game.play("end", "end", "keep dragon")
    first, second = (event for event in events if event["event"] == "keep")
    assert first == {"event": "keep", "player": 0, "counter": None, "secret": None, "returned": []}
    assert second["player"] == 1


def test_r5_2_from_the_rounds_starting_player_on() -> None:
    game = scenario("keep | players 3 | start 2 | 0 open dragon*2 | 1 open unicorn*2 | 2 open elfcycle*2")
    order = []
    while game.phase == "keep":
        order.append(game.actor)
        game.play_any()
    assert order == [2, 0, 1]


def test_r5_2_secret_counters_are_returned_unseen() -> None:
    hidden = 0
    for seed in range(8):
        for seat in (0, None):
            for line in whole_record(seed=seed, players=3, seat=seat):
                if line.get("event") == "keep" and line["player"] != seat:
                    assert (line["counter"] is None) == (line["secret"] is not False)
                    assert all((item["counter"] is None) == item["secret"] for item in line["returned"])
                    hidden += any(item["secret"] for item in line["returned"])
    assert hidden > 0


def test_r5_3_counters_on_the_board_go_back_and_obstacles_leave_the_game() -> None:
    game = scenario("keep | open dragon*2 | elvenhold-beata: dragon + obstacle | ergeren-elvenhold: unicorn")
    game.play("keep dragon")
    game.finish_keeping()
    assert game.round == 2
    assert game.on("elvenhold-beata") == game.on("ergeren-elvenhold") == ""
    assert game.state.at(BAG_COUNT) == 48 - 5 - 1 - 2  # face up, kept, two new secret ones
    assert game.counter_total() == 48


def test_r5_3_the_five_stay_where_the_edition_says_so() -> None:
    game = scenario("keep | edition amigo-de | open dragon*2 | face unicorn*5")
    game.play("keep dragon")
    game.finish_keeping()
    assert game.face_up() == {"unicorn": 5}


def test_r5_3_five_new_ones_are_turned_up_only_after_the_mixing() -> None:
    game = scenario("keep | edition amigo-fr | open dragon*2 | face unicorn*5")
    events = game.play("keep dragon")
    names = [event["event"] for event in events]
    assert names[:5] == ["keep", "keep", "round_end", "face_up", "round"]
    (turned,) = (event["counters"] for event in events if event["event"] == "face_up")
    assert len(turned) == 5
    assert game.counter_total() == 48


def test_r5_4_when_the_game_ends_phase_6_is_not_played() -> None:
    game = scenario("round 4 | hand raft | 1 hand raft | open dragon*2 | 1 open dragon*2")
    events = game.play("end", "end")
    assert [event["event"] for event in events] == ["end_turn", "end_turn", "round_end", "result"]
    assert game.over
