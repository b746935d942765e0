"""R2: phases 1 to 3, cards and counters."""

from __future__ import annotations

from collections import Counter

import pytest
from scenario import new_game, scenario, whole_record

from elfenland.rules.numbering import STACK_COUNT


@pytest.mark.parametrize("players", [2, 4, 6])
def test_r2_1_hands_are_filled_up_to_eight(players: int) -> None:
    game = new_game(players=players, seed=8)
    for number in (1, 2, 3, 4):
        assert game.round == number
        assert [game.cards(seat) for seat in range(players)] == [8] * players
        assert game.state.at(STACK_COUNT) == 72 - 8 * players
        game.finish_round()
    assert game.over


def test_r2_1_only_the_missing_cards_are_dealt() -> None:
    game = scenario("hand dragon*2 | 1 hand raft*4")
    events = game.finish_round()
    deals = {event["player"]: len(event["cards"]) for event in events if event["event"] == "deal"}
    assert deals == {0: 6, 1: 4}
    assert game.holds(0, "dragon") >= 2
    assert game.holds(1, "raft") >= 4


def test_r2_1_played_cards_are_shuffled_in_again() -> None:
    game = scenario("hand dragon*8 | elvenhold-beata: dragon")
    for _ in range(4):
        game.play("move elvenhold-beata")
    game.finish_round()
    assert game.state.at(STACK_COUNT) == 72 - 16
    assert game.card_total() == 72


def test_r2_1_cards_are_dealt_from_the_starting_player_on() -> None:
    record = whole_record(seed=2, players=4, starting_player=2)
    deals = [line["player"] for line in record if line.get("event") == "deal"]
    assert deals[:8] == [2, 3, 0, 1, 3, 0, 1, 2]


def test_r2_2_everyone_draws_one_secret_counter_from_the_starting_player_on() -> None:
    record = whole_record(seed=2, players=4, starting_player=2)
    draws = [line["player"] for line in record if line.get("event") == "draw_secret"]
    assert draws[:4] == [2, 3, 0, 1]


def test_r2_2_only_its_owner_may_look() -> None:
    for seat in (0, 1, None):
        record = whole_record(seed=2, players=2, seat=seat)
        for line in record:
            if line.get("event") == "draw_secret":
                assert (line["counter"] is not None) == (line["player"] == seat)


def test_r2_3_a_face_up_counter_is_replaced_at_once() -> None:
    game = scenario("draw | face dragon*4 unicorn")
    (event,) = game.play("draw unicorn")
    assert event["source"] == "face_up"
    assert game.face_up() == Counter({"dragon": 4}) + Counter([event["refill"]])
    assert game.open(0) == "unicorn"


def test_r2_3_a_counter_that_does_not_lie_there_cannot_be_drawn() -> None:
    game = scenario("draw | face dragon*4 unicorn")
    assert game.refused("draw elfcycle") == "R2.3"
    assert game.actor == 0


def test_r2_3_a_blind_counter_lies_face_up_before_its_owner() -> None:
    game = scenario("draw | face dragon*5")
    (event,) = game.play("draw blind")
    assert event["source"] == "blind"
    assert "refill" not in event
    assert game.open(0) == event["counter"]
    assert game.face_up() == Counter({"dragon": 5})


def test_r2_3_three_draws_each_in_turn_whatever_was_kept() -> None:
    game = scenario("draw | players 3 | start 2 | 1 open dragon | 0 secret unicorn*2")
    order = []
    while game.phase == "draw":
        order.append(game.actor)
        game.play("draw blind")
    assert order == [2, 0, 1] * 3
    assert game.counters(1) - game.counters(2) == 1
    assert game.counters(0) - game.counters(2) == 2
    assert game.phase == "plan"
    assert game.actor == 2


def test_r2_3_nothing_but_drawing_is_possible_in_this_phase() -> None:
    game = scenario("draw | open dragon")
    for action in ("pass", "place dragon elvenhold-beata", "end", "keep dragon"):
        assert game.refused(action) == "R2.3"


def test_r2_4_at_most_five_counters() -> None:
    most = 0
    for seed in range(6):
        game = new_game(players=4, seed=seed)
        while not game.over:
            most = max(most, *(game.counters(seat) for seat in range(4)))
            game.play_any()
    assert most == 5


@pytest.mark.parametrize("kept", ["dragon", "dragon secret"])
def test_r2_4_a_kept_counter_stays_as_it_was(kept: str) -> None:
    side = "secret" if "secret" in kept else "open"
    game = scenario(f"keep | {side} dragon*2")
    game.play(f"keep {kept}")
    game.finish_keeping()
    while game.phase == "draw":
        game.play("draw blind")
    assert game.counters(0) == 5
    assert game.held(0, side)["dragon"] >= 1
    assert game.held(0, "secret").total() == (2 if side == "secret" else 1)
