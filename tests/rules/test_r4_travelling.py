"""R4: phase 5, travelling."""

from __future__ import annotations

import pytest
from scenario import scenario


def test_r4_1_one_whole_turn_each_from_the_starting_player_on() -> None:
    game = scenario("players 3 | start 2 | 2 hand raft*3 | 0 hand raft | 1 hand raft")
    assert game.actor == 2
    game.play("move elvenhold~rivinia", "move rivinia~tichih")
    assert game.actor == 2
    game.play("end")
    assert game.actor == 0
    game.play("end")
    assert game.actor == 1


def test_r4_1_each_move_begins_where_the_boot_stands() -> None:
    game = scenario("boot feodor | hand dragon*3 raft | elvenhold-beata: dragon")
    assert game.refused("move elvenhold-beata") == "R4.1"
    assert game.refused("move rivinia~tichih") == "R4.1"
    assert game.refused("caravan elvenhold-beata dragon dragon dragon") == "R4.1"


def test_r4_1_one_may_stay_at_home() -> None:
    game = scenario("hand raft*2")
    game.play("end")
    assert game.boot(0) == "elvenhold"
    assert game.hand(0) == "raft*2"


def test_r4_2_a_road_needs_a_counter() -> None:
    game = scenario("hand dragon*4")
    assert game.refused("move elvenhold-beata") == "R4.2"


def test_r4_2_it_costs_cards_of_the_counters_kind() -> None:
    game = scenario("hand dragon*4 magic_cloud | ergeren-elvenhold: magic_cloud")
    assert game.refused("move ergeren-elvenhold") == "R4.2"
    game = scenario("hand dragon*4 magic_cloud*2 | ergeren-elvenhold: magic_cloud")
    (event,) = game.play("move ergeren-elvenhold")
    assert event["cards"] == ["magic_cloud", "magic_cloud"]
    assert event["caravan"] is False
    assert game.hand(0) == "dragon*4"


def test_r4_3_an_obstacle_costs_one_more_of_the_same_kind() -> None:
    game = scenario("hand dragon | elvenhold-beata: dragon + obstacle")
    assert game.refused("move elvenhold-beata") == "R4.3"
    game = scenario("hand dragon*2 | elvenhold-beata: dragon + obstacle")
    game.play("move elvenhold-beata")
    assert game.hand(0) == ""


def test_r4_4_rivers() -> None:
    game = scenario("boot virst | hand raft*3")
    game.play("move virst~ixara", "move virst~ixara")
    assert game.hand(0) == ""
    assert game.boot(0) == "virst"
    assert scenario("boot ixara | hand raft dragon*4").refused("move virst~ixara") == "R4.4"


@pytest.mark.parametrize(
    ("boot", "way"),
    [("elvenhold", "elvenhold~virst"), ("virst", "elvenhold~virst"), ("yttar", "yttar~grangor")],
)
def test_r4_4_two_rafts_for_each_crossing_of_a_lake(boot: str, way: str) -> None:
    assert scenario(f"boot {boot} | hand raft").refused(f"move {way}") == "R4.4"
    game = scenario(f"boot {boot} | hand raft*2")
    game.play(f"move {way}")
    assert game.hand(0) == ""


def test_r4_4_a_waterway_needs_no_counter() -> None:
    game = scenario("hand raft")
    game.play("move elvenhold~rivinia")
    assert game.boot(0) == "rivinia"


def test_r4_5_caravan_of_any_three_cards_rafts_included() -> None:
    game = scenario("hand raft unicorn elfcycle troll_wagon | elvenhold-beata: dragon")
    (event,) = game.play("caravan elvenhold-beata raft unicorn elfcycle")
    assert event["caravan"] is True
    assert sorted(event["cards"]) == ["elfcycle", "raft", "unicorn"]
    assert game.hand(0) == "troll_wagon"
    assert game.boot(0) == "beata"


def test_r4_5_four_cards_if_there_is_an_obstacle() -> None:
    game = scenario("hand raft*4 unicorn | elvenhold-beata: dragon + obstacle")
    assert game.refused("caravan elvenhold-beata raft raft unicorn") == "R4.5"
    game.play("caravan elvenhold-beata raft raft raft unicorn")
    assert game.hand(0) == "raft"


def test_r4_5_caravan_only_when_unable() -> None:
    game = scenario("hand dragon raft*4 | elvenhold-beata: dragon")
    assert game.refused("caravan elvenhold-beata raft raft raft") == "R4.5"
    assert "caravan elvenhold-beata" not in " ".join(game.legal())


def test_r4_5_unable_counts_the_obstacle_too() -> None:
    game = scenario("hand dragon raft*4 | elvenhold-beata: dragon + obstacle")
    game.play("caravan elvenhold-beata raft raft raft dragon")
    assert game.hand(0) == "raft"


def test_r4_5_unable_is_judged_at_that_moment() -> None:
    game = scenario("hand dragon*1 raft*3 | elvenhold-beata: dragon")
    game.play("move elvenhold-beata")
    game.play("caravan elvenhold-beata raft raft raft")
    assert game.boot(0) == "elvenhold"


def test_r4_5_never_on_a_waterway() -> None:
    game = scenario("boot ixara | hand raft dragon*4")
    assert game.refused("caravan virst~ixara dragon dragon dragon") == "R4.5"
    game = scenario("hand raft dragon*4")
    assert game.refused("caravan elvenhold~virst dragon dragon dragon") == "R4.5"


def test_r4_5_only_on_a_road_with_a_counter() -> None:
    game = scenario("hand raft*4")
    assert game.refused("caravan elvenhold-beata raft raft raft") == "R4.2"


def test_r4_5_with_cards_that_are_in_the_hand() -> None:
    game = scenario("hand raft*3 unicorn | elvenhold-beata: dragon")
    assert game.refused("caravan elvenhold-beata unicorn unicorn raft") == "R4.5"
    assert game.hand(0) == "unicorn raft*3"


def test_r4_6_the_same_connection_several_times_each_paid() -> None:
    game = scenario("hand dragon*3 | elvenhold-beata: dragon")
    game.play(*["move elvenhold-beata"] * 3)
    assert game.hand(0) == ""
    assert game.boot(0) == "beata"


def test_r4_7_the_own_piece_is_taken_on_arrival() -> None:
    game = scenario("hand dragon*3 | 1 hand dragon | elvenhold-beata: dragon")
    (event,) = game.play("move elvenhold-beata")
    assert event["collected"] is True
    assert "beata" not in game.pieces_left(0)
    assert "beata" in game.pieces_left(1)


def test_r4_7_there_is_one_piece_a_town_and_none_in_elvenhold() -> None:
    game = scenario("hand dragon*3 | elvenhold-beata: dragon")
    taken = [game.play("move elvenhold-beata")[0]["collected"] for _ in range(3)]
    assert taken == [True, False, False]
    assert game.pieces(0) == 1


def test_r4_8_more_than_four_cards_go_down_to_exactly_four() -> None:
    game = scenario("hand dragon*3 raft*2 unicorn")
    for wrong in ("end", "end raft", "end raft raft unicorn"):
        assert game.refused(wrong) == "R4.8"
    (event,) = [event for event in game.play("end raft unicorn") if event["event"] == "end_turn"]
    assert sorted(event["discarded"]) == ["raft", "unicorn"]
    assert game.cards(0) == 4


@pytest.mark.parametrize("hand", ["dragon*4", "dragon*2 raft", "dragon"])
def test_r4_8_else_nothing_is_discarded(hand: str) -> None:
    game = scenario(f"hand {hand}")
    assert game.refused("end dragon") == "R4.8"
    game.play("end")
    assert game.hand(0) == hand


def test_r4_8_only_cards_of_the_own_hand_are_discarded() -> None:
    assert scenario("hand dragon*5").refused("end raft") == "R4.8"
    assert scenario("hand dragon*4 raft*2").refused("end raft dragon dragon") == "R4.8"


def test_r4_8_in_the_last_round_as_well() -> None:
    game = scenario("round 4 | hand dragon*6")
    assert game.refused("end") == "R4.8"
    game.play("end dragon dragon")
    assert game.cards(0) == 4


def test_r4_8_played_cards_go_on_the_stack() -> None:
    game = scenario("hand dragon*3 | elvenhold-beata: dragon")
    before = game.stack("dragon")
    game.play("move elvenhold-beata")
    assert game.stack("dragon") == before + 1
