"""R6: the end of the game."""

from __future__ import annotations

import pytest
from scenario import Scenario, scenario


def ended(text: str) -> Scenario:
    """The last turns of the fourth round are over."""
    game = scenario(f"round 4 | {text}")
    while not game.over:
        game.play("end")
    return game


def test_r6_1_the_most_pieces_win() -> None:
    game = ended("pieces 12 | 1 pieces 11 | hand dragon | 1 hand dragon*4")
    assert game.winners == [0]
    assert game.result["scores"] == game.result["pieces"] == [12, 11]
    assert game.result["distances"] is None


def test_r6_1_among_equals_the_most_cards() -> None:
    game = ended("players 3 | pieces 12 | 1 pieces 12 | 2 pieces 3 | hand dragon | 1 hand dragon*2 | 2 hand raft*4")
    assert game.winners == [1]
    assert game.result["cards"] == [1, 2, 4]


def test_r6_1_four_rounds() -> None:
    game = scenario("round 3 | hand raft | 1 hand raft")
    game.play("end", "end")
    assert not game.over
    assert game.round == 4


def test_r6_2_pieces_minus_the_distance_to_the_own_town_card() -> None:
    game = ended("town cards | pieces 12 | 1 pieces 11 | town card yttar | 1 town card beata")
    assert game.result["distances"][1] == 1
    far = game.result["distances"][0]
    assert game.result["scores"] == [12 - far, 10]
    assert game.winners == [1]


def test_r6_2_among_equals_the_one_nearest_to_his_town() -> None:
    game = ended(
        "town cards | pieces 12 | 1 pieces 11 | boot rivinia | 1 boot beata | hand dragon*4 |"
        " town card tichih | 1 town card beata"
    )
    assert game.result["scores"] == [11, 11]
    assert game.result["distances"] == [1, 0]
    assert game.winners == [1]


def test_r6_2_the_distance_counts_every_connection() -> None:
    game = ended("town cards | town card strykhaven | 1 town card virst")
    assert game.result["distances"] == [1, 1]


def test_r6_3_what_is_still_equal_is_a_shared_victory() -> None:
    game = ended("players 3 | pieces 12 | 1 pieces 12 | 2 pieces 12 | hand raft | 1 hand dragon | 2 hand")
    assert game.winners == [0, 1]


def test_r6_3_equal_distance_shares_whatever_the_cards() -> None:
    game = ended(
        "town cards | pieces 5 | 1 pieces 5 | boot rivinia | hand dragon*4 | town card tichih | 1 town card beata"
    )
    assert game.result["distances"] == [1, 1]
    assert game.winners == [0, 1]


def test_r6_3_cards_are_counted_as_they_are_at_the_end() -> None:
    game = scenario("round 4 | hand dragon*8 | 1 hand raft*3")
    game.play("end dragon dragon dragon dragon", "end")
    assert game.result["cards"] == [4, 3]
    assert game.winners == [0]


LAST_PIECE = "missing beata | hand dragon*3 | 1 hand raft | elvenhold-beata: dragon"


@pytest.mark.parametrize("number", [1, 2, 3])
def test_r6_4_instant_the_twentieth_piece_wins_at_once(number: int) -> None:
    game = scenario(f"edition rio-grande | round {number} | {LAST_PIECE}")
    events = game.play("move elvenhold-beata")
    assert [event["event"] for event in events] == ["move", "result"]
    assert game.winners == [0]
    assert game.result["early"] is True
    assert game.result["cards"] == [2, 1]


def test_r6_4_instant_whatever_the_town_cards_say() -> None:
    game = scenario(
        f"edition rio-grande | town cards | round 2 | {LAST_PIECE} | town card yttar |"
        " 1 missing yttar | 1 boot virst | 1 town card virst"
    )
    game.play("move elvenhold-beata")
    assert game.winners == [0]
    assert game.result["scores"][0] < game.result["scores"][1] == 19


def test_r6_4_instant_not_in_the_last_round() -> None:
    game = scenario(f"edition rio-grande | round 4 | {LAST_PIECE}")
    game.play("move elvenhold-beata")
    assert not game.over
    game.play("end", "end")
    assert game.winners == [0]
    assert game.result["early"] is False


@pytest.mark.parametrize("number", [1, 2, 3])
def test_r6_4_finish_round_plays_the_round_to_its_end(number: int) -> None:
    game = scenario(f"edition amigo-de | round {number} | {LAST_PIECE} | open dragon*2")
    game.play("move elvenhold-beata")
    assert not game.over
    events = game.play("end", "end")
    assert [event["event"] for event in events] == ["end_turn", "end_turn", "round_end", "result"]
    assert game.winners == [0]
    assert game.result["early"] is True


def test_r6_4_finish_round_is_decided_by_the_cards_among_two_with_twenty() -> None:
    game = scenario(f"edition amigo-de | round 2 | {LAST_PIECE} | 1 missing rivinia | 1 hand raft*4")
    game.play("move elvenhold-beata", "end", "move elvenhold~rivinia", "end")
    assert game.result["pieces"] == [20, 20]
    assert game.winners == [1]


def test_r6_4_finish_round_with_town_cards_another_may_win() -> None:
    game = scenario(
        f"edition amigo-de | town cards | round 2 | {LAST_PIECE} | town card yttar |"
        " 1 missing yttar | 1 boot virst | 1 town card virst"
    )
    game.play("move elvenhold-beata", "end", "end")
    assert game.winners == [1]


@pytest.mark.parametrize("number", [1, 2])
def test_r6_4_after_round_three_goes_on_until_then(number: int) -> None:
    game = scenario(f"edition elfland-it | round {number} | {LAST_PIECE}")
    game.play("move elvenhold-beata", "end", "end")
    assert not game.over
    assert game.round == number + 1


def test_r6_4_after_round_three_whoever_has_all_pieces_wins() -> None:
    game = scenario(f"edition elfland-it | round 3 | {LAST_PIECE} | 1 missing yttar | 1 hand raft*3")
    events = game.play("move elvenhold-beata", "end", "end")
    assert [event["event"] for event in events][-2:] == ["round_end", "result"]
    assert game.winners == [0]
    assert game.result["early"] is True


def test_r6_4_after_round_three_only_they_can_win() -> None:
    game = scenario(
        f"edition elfland-it | town cards | round 3 | {LAST_PIECE} | town card yttar |"
        " 1 missing yttar | 1 boot virst | 1 town card virst"
    )
    game.play("move elvenhold-beata", "end", "end")
    assert game.result["scores"][0] < game.result["scores"][1]
    assert game.winners == [0]


def test_r6_4_after_round_three_several_are_ranked() -> None:
    game = scenario(f"edition elfland-it | round 3 | {LAST_PIECE} | 1 missing rivinia | 1 hand raft*4")
    game.play("move elvenhold-beata", "end", "move elvenhold~rivinia", "end")
    assert game.result["pieces"] == [20, 20]
    assert game.winners == [1]


@pytest.mark.parametrize("edition", ["amigo-de", "rio-grande", "elfland-it", "jesweb"])
def test_r6_4_a_twentieth_piece_in_the_last_round_changes_nothing(edition: str) -> None:
    game = scenario(f"edition {edition} | no town cards | round 4 | {LAST_PIECE} | 1 missing yttar")
    game.play("move elvenhold-beata", "end", "end")
    assert game.winners == [0]
    assert game.result["early"] is False
