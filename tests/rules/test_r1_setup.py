"""R1: set-up."""

from __future__ import annotations

import pytest
from scenario import new_game, refusal, scenario, whole_record

from elfenland.board import BOARD


def test_r1_1_all_boots_start_in_elvenhold_and_no_piece_lies_there() -> None:
    game = new_game(players=5)
    others = {town.id for town in BOARD.towns} - {"elvenhold"}
    for seat in range(5):
        assert game.boot(seat) == "elvenhold"
        assert game.pieces_left(seat) == others


def test_r1_2_five_counters_lie_face_up_at_every_decision() -> None:
    game = new_game(players=6, seed=3)
    while not game.over:
        assert game.face_up().total() == 5
        game.play_any()


def test_r1_2_the_first_five_come_before_the_first_round() -> None:
    record = whole_record(seed=1)
    assert [line.get("event") for line in record[1:3]] == ["face_up", "round"]
    assert len(record[1]["counters"]) == 5


def test_r1_3_the_obstacle_is_used_at_most_once_in_the_game() -> None:
    game = scenario("plan | elvenhold-beata: dragon | ergeren-elvenhold: dragon")
    game.play("obstacle elvenhold-beata")
    assert not game.has_obstacle(0)
    game.play("pass")
    assert game.refused("obstacle ergeren-elvenhold") == "R1.3"


def test_r1_3_a_used_obstacle_does_not_come_back_next_round() -> None:
    game = scenario("plan | elvenhold-beata: dragon")
    game.play("obstacle elvenhold-beata", "pass", "pass")
    game.finish_round()
    assert game.round == 2
    assert not game.has_obstacle(0)
    assert game.has_obstacle(1)


def test_r1_3_whether_it_is_left_is_public() -> None:
    game = scenario("plan | elvenhold-beata: dragon")
    game.play("obstacle elvenhold-beata")
    assert [game.seen_obstacle(0, by=seat) for seat in (0, 1, None)] == [False] * 3
    assert [game.seen_obstacle(1, by=seat) for seat in (0, 1, None)] == [True] * 3


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_r1_4_the_agreed_player_starts_and_turns_go_left(seat: int) -> None:
    game = new_game(players=4, starting_player=seat)
    order = []
    for _ in range(4):
        order.append(game.actor)
        game.play("draw blind")
    assert order == [(seat + step) % 4 for step in range(4)]


def test_r1_4_a_starting_player_must_sit_at_the_table() -> None:
    assert refusal(lambda: new_game(players=3, starting_player=3)) == "R1.4"


def test_r1_5_every_player_gets_one_town_card_of_the_twelve() -> None:
    for seed in range(20):
        game = new_game(players=6, seed=seed, town_cards=True)
        towns = [game.town_card(seat) for seat in range(6)]
        assert len(set(towns)) == 6
        assert all(BOARD.towns[BOARD.town_index[str(town)]].town_card for town in towns)


def test_r1_5_no_town_cards_without_the_option() -> None:
    game = new_game(players=6)
    assert [game.town_card(seat) for seat in range(6)] == [None] * 6


def test_r1_5_town_cards_are_secret_and_the_others_leave_unseen() -> None:
    record = whole_record(seed=5, players=3, town_cards=True, seat=1)
    towns = record[1]["towns"]
    assert [town is None for town in towns] == [True, False, True]
