"""R3: phase 4, planning."""

from __future__ import annotations

import pytest
from scenario import scenario

from elfenland.board import BOARD

WATERWAYS = [way.id for way in BOARD.connections if not way.is_road]


def test_r3_1_place_a_counter_or_the_obstacle_or_pass_in_turns() -> None:
    game = scenario("plan | players 3 | start 1 | 1 open dragon | 2 open unicorn")
    game.play("place dragon elvenhold-beata", "obstacle elvenhold-beata", "pass")
    assert game.actor == 1
    assert game.on("elvenhold-beata") == "dragon + obstacle"


def test_r3_1_only_own_counters() -> None:
    game = scenario("plan | open dragon | 1 open unicorn | 1 secret giant_pig")
    assert game.refused("place unicorn ergeren-elvenhold") == "R3.1"
    assert game.refused("place giant_pig ergeren-elvenhold") == "R3.1"
    assert game.refused("place dragon ergeren-elvenhold secret") == "R3.1"


def test_r3_1_a_counter_can_be_placed_once() -> None:
    game = scenario("plan | open dragon")
    game.play("place dragon elvenhold-beata", "pass")
    assert game.refused("place dragon ergeren-elvenhold") == "R3.1"


def test_r3_1_the_open_counter_goes_first_the_secret_one_by_name() -> None:
    game = scenario("plan | open dragon | secret dragon")
    (event,) = game.play("place dragon elvenhold-beata")
    assert event["secret"] is False
    game.play("pass")
    (event,) = game.play("place dragon ergeren-elvenhold")  # only the secret one is left
    assert event["secret"] is True


def test_r3_1_a_secret_counter_can_be_placed_before_the_open_one() -> None:
    game = scenario("plan | open dragon | secret dragon")
    (event,) = game.play("place dragon elvenhold-beata secret")
    assert event["secret"] is True
    assert (game.open(0), game.secret(0)) == ("dragon", "")


def test_r3_1_no_travelling_while_planning() -> None:
    game = scenario("plan | hand raft*3")
    assert game.refused("move elvenhold~rivinia") == "R3.1"
    assert game.refused("end") == "R3.1"


def test_r3_2_a_road_takes_one_counter() -> None:
    game = scenario("plan | open dragon | elvenhold-beata: giant_pig")
    assert game.refused("place dragon elvenhold-beata") == "R3.2"


@pytest.mark.parametrize("way", WATERWAYS)
def test_r3_2_waterways_take_no_counter(way: str) -> None:
    assert scenario("plan | open dragon").refused(f"place dragon {way}") == "R3.2"


def test_r3_2_the_kind_must_be_able_to_travel_the_terrain() -> None:
    game = scenario("plan | open giant_pig unicorn magic_cloud")
    assert game.refused("place giant_pig jaccaranda-tichih") == "R3.2"
    assert game.refused("place unicorn elvenhold-beata") == "R3.2"
    assert game.refused("place magic_cloud feodor-dagamura") == "R3.2"


def test_r3_3_the_obstacle_needs_a_counter_on_the_road() -> None:
    game = scenario("plan | open dragon")
    assert game.refused("obstacle elvenhold-beata") == "R3.3"
    game.play("place dragon elvenhold-beata")
    game.play("obstacle elvenhold-beata")
    assert game.on("elvenhold-beata") == "dragon + obstacle"


def test_r3_3_one_obstacle_on_a_road() -> None:
    game = scenario("plan | elvenhold-beata: dragon + obstacle")
    assert game.refused("obstacle elvenhold-beata") == "R3.3"


@pytest.mark.parametrize("way", WATERWAYS)
def test_r3_3_never_on_a_waterway(way: str) -> None:
    assert scenario("plan").refused(f"obstacle {way}") == "R3.3"


def test_r3_3_the_obstacle_is_the_whole_turn() -> None:
    game = scenario("plan | open dragon | elvenhold-beata: dragon")
    game.play("obstacle elvenhold-beata")
    assert game.actor == 1


def test_r3_4_counters_serve_every_player() -> None:
    game = scenario("plan | open dragon | hand dragon | 1 hand dragon")
    game.play("place dragon elvenhold-beata", "pass", "pass")
    game.play("move elvenhold-beata", "end", "move elvenhold-beata")
    assert [game.boot(seat) for seat in (0, 1)] == ["beata", "beata"]


def test_r3_5_who_passed_may_place_again_later() -> None:
    game = scenario("plan | open dragon | 1 open unicorn")
    game.play("pass", "place unicorn ergeren-elvenhold", "place dragon elvenhold-beata")
    assert game.on("elvenhold-beata") == "dragon"


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_r3_5_planning_ends_when_all_pass_one_after_another(players: int) -> None:
    game = scenario(f"plan | players {players} | start 1 | 1 open dragon")
    game.play(*["pass"] * (players - 1))
    assert game.phase == "plan"
    game = scenario(f"plan | players {players} | start 1 | 1 open dragon")
    game.play("place dragon elvenhold-beata", *["pass"] * players)
    assert game.phase == "travel"
    assert game.actor == 1  # travelling begins with the starting player, whoever passed last


def test_r3_5_a_placed_counter_starts_the_count_of_passes_again() -> None:
    game = scenario("plan | players 3 | 2 open dragon")
    game.play("pass", "pass", "place dragon elvenhold-beata", "pass", "pass")
    assert game.phase == "plan"
    game.play("pass")
    assert game.phase == "travel"


def test_r3_5_with_nothing_to_place_one_can_only_pass() -> None:
    game = scenario("plan | obstacle used")
    assert game.legal() == ["pass"]
