"""The editions: every preset as the table in docs/rules.md has it, and what each option changes in play."""

from __future__ import annotations

import pytest
from scenario import scenario

from elfenland.board import EDITIONS, OPTION_VALUES, matches, name_of, resolve
from elfenland.errors import OptionError

TABLE = """
amigo-de    off finish_round      stay      when_unable two_rafts           all_connections distance
amigo-en    off instant           stay      when_unable two_rafts           all_connections distance
amigo-fr    off finish_round      reshuffle when_unable two_rafts           all_connections distance
amigo-it    off finish_round      stay      when_unable two_rafts           all_connections distance
rio-grande  off instant           stay      when_unable two_rafts           all_connections distance
elfland-it  off after_round_three stay      when_unable two_rafts           all_connections distance
hobby-world off instant           stay      when_unable two_rafts           all_connections distance
jesweb      on  after_round_three reshuffle always      one_raft_or_caravan roads_only      cards
"""
ROWS = [line.split() for line in TABLE.strip().splitlines()]
NAMES = ["town_cards", "early_finish", "face_up_counters", "caravan", "nebulae_ferry", "town_distance"]
EVERYWHERE = "hand raft*3 unicorn | boot yttar"


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_r6_4_presets_are_those_of_the_table(row: list[str]) -> None:
    name, town_cards, *values, tie_break = row
    options = resolve(name).to_dict()
    told = ["on" if options["town_cards"] else "off", *(options[key] for key in NAMES[1:])]
    assert told == [town_cards, *values]
    assert options["rounds"] == 4
    assert resolve(name, town_cards=True).tie_break == tie_break
    assert resolve(name, town_cards=False).tie_break == "cards"


def test_r6_4_there_are_eight_presets_and_rio_grande_is_the_default() -> None:
    assert list(EDITIONS) == [row[0] for row in ROWS]
    assert resolve() == resolve("rio-grande")


def test_r6_1_a_tie_break_by_distance_needs_town_cards() -> None:
    with pytest.raises(OptionError, match=r"R6\.1"):
        resolve("amigo-de", town_cards=False, tie_break="distance")


def test_r6_4_single_options_make_a_custom_edition() -> None:
    assert name_of(resolve("amigo-de", caravan="always")) == "custom"
    assert name_of(resolve("jesweb", town_cards=False)) == "jesweb"
    assert matches("amigo-it", resolve("amigo-de", town_cards=True))
    assert not matches("amigo-fr", resolve("amigo-de"))
    assert not matches("jesweb", resolve("jesweb", tie_break="distance"))


def test_r6_4_every_option_has_the_values_of_the_table() -> None:
    assert OPTION_VALUES == {
        "town_cards": (False, True),
        "early_finish": ("finish_round", "instant", "after_round_three"),
        "face_up_counters": ("stay", "reshuffle"),
        "caravan": ("when_unable", "always"),
        "nebulae_ferry": ("two_rafts", "one_raft_or_caravan"),
        "town_distance": ("all_connections", "roads_only"),
        "tie_break": ("cards", "distance"),
        "rounds": (4,),
    }


def test_r4_5_caravan_always_replaces_cards_that_one_has() -> None:
    text = "hand dragon raft*4 | elvenhold-beata: dragon"
    game = scenario(f"option caravan=always | {text}")
    game.play("caravan elvenhold-beata raft raft raft")
    assert game.hand(0) == "dragon raft"
    assert scenario(text).refused("caravan elvenhold-beata raft raft raft") == "R4.5"


def test_r4_5_caravan_always_still_needs_a_counter_and_a_road() -> None:
    game = scenario("option caravan=always | hand raft*4")
    assert game.refused("caravan elvenhold-beata raft raft raft") == "R4.2"
    assert game.refused("caravan elvenhold~virst raft raft raft") == "R4.5"
    assert game.refused("caravan elvenhold~rivinia raft raft raft") == "R4.5"


def test_r4_4_mare_nebulae_for_one_raft() -> None:
    game = scenario(f"option nebulae_ferry=one_raft_or_caravan | {EVERYWHERE}")
    game.play("move yttar~grangor")
    assert game.hand(0) == "unicorn raft*2"


def test_r4_5_mare_nebulae_for_any_three_cards_raft_in_hand_or_not() -> None:
    game = scenario(f"option nebulae_ferry=one_raft_or_caravan | {EVERYWHERE}")
    game.play("caravan yttar~parundia raft unicorn raft")
    assert game.hand(0) == "raft"
    game = scenario("option nebulae_ferry=one_raft_or_caravan | boot grangor | hand unicorn*3")
    game.play("caravan yttar~grangor unicorn unicorn unicorn")
    assert game.boot(0) == "yttar"


def test_r4_5_no_caravan_on_mare_nebulae_elsewhere() -> None:
    game = scenario(EVERYWHERE)
    assert game.refused("caravan yttar~grangor raft raft unicorn") == "R4.5"


def test_r4_4_mare_magnum_stays_two_rafts_without_caravan() -> None:
    game = scenario("option nebulae_ferry=one_raft_or_caravan | hand raft unicorn*3")
    assert game.refused("move elvenhold~virst") == "R4.4"
    assert game.refused("caravan elvenhold~virst unicorn unicorn unicorn") == "R4.5"


def test_r6_2_distance_by_roads_only() -> None:
    text = "round 4 | town cards | town card strykhaven | 1 town card beata"
    for edition, distances in (("jesweb", [2, 1]), ("rio-grande", [1, 1])):
        game = scenario(f"edition {edition} | {text}")
        game.play("end", "end")
        assert game.result["distances"] == distances


def test_r6_2_tie_break_by_cards_with_town_cards() -> None:
    text = (
        "round 4 | town cards | pieces 12 | 1 pieces 11 | boot rivinia | 1 boot beata | hand dragon*4 |"
        " town card tichih | 1 town card beata"
    )
    for tie_break, winner in (("cards", 0), ("distance", 1)):
        game = scenario(f"option town_distance=all_connections tie_break={tie_break} | {text}")
        game.play("end", "end")
        assert game.result["scores"] == [11, 11]
        assert game.winners == [winner]


@pytest.mark.parametrize("name", list(EDITIONS))
def test_r1_5_any_preset_with_town_cards_on_or_off(name: str) -> None:
    for words, on in (("town cards", True), ("no town cards", False)):
        game = scenario(f"edition {name} | {words}")
        assert game.options.town_cards is on
        assert (game.town_card(0) is not None) is on
