"""Whatever `legal` offers can be played, and a game can be printed."""

from __future__ import annotations

import random
from typing import Any

import pytest
from scenario import scenario

from elfenland import Game
from elfenland.board import BOARD, EDITIONS
from elfenland.errors import ActionSyntaxError, Refused
from elfenland.game import Caravan, Draw, End, Keep, Move, Obstacle, Place


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("complete", [False, True])
def test_every_legal_choice_can_be_played(edition: str, complete: bool) -> None:
    rng = random.Random(edition)
    game = Game.new(3, edition=edition, seed=7)
    while not game.over:
        choices = game.legal(complete)
        for choice in rng.sample(choices, min(3, len(choices))):
            game.copy().play(choice)
        game.play(rng.choice(choices))
    assert game.outcome is not None


def test_r4_5_a_caravan_offers_every_payment_once() -> None:
    game = scenario("boot feodor | hand unicorn*2 raft*2 | feodor-lapphalya: dragon").game
    (caravan,) = [choice for choice in game.legal() if isinstance(choice.action, Caravan)]
    assert caravan.choose == 3
    assert caravan.cards() == [("unicorn", "unicorn", "raft"), ("unicorn", "raft", "raft")]
    assert caravan.complete() in caravan.completions()
    whole = [str(choice) for choice in game.legal(complete=True)]
    assert len(whole) == len(set(whole))
    assert "caravan feodor-lapphalya unicorn raft raft" in whole
    with pytest.raises(Refused, match=r"R4\.5"):
        game.play(caravan.action)


def test_r4_8_an_end_discards_from_the_kinds_held_most() -> None:
    game = scenario("boot feodor | hand dragon*4 unicorn*2 raft").game
    (end,) = [choice for choice in game.legal() if isinstance(choice.action, End)]
    assert end.complete() == End(("unicorn", "dragon", "dragon"))
    assert len(end.completions()) == len(set(end.completions())) == 6
    assert all(sum(card == "raft" for card in cards) <= 1 for cards in end.cards())


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (None, "'None' is not an action"),
        (3, "'3' is not an action"),
        (Draw("purple"), "'purple' is not a kind here"),
        (Place("dragon", "nowhere"), "there is no connection 'nowhere'"),
        (Obstacle("nowhere"), "there is no connection 'nowhere'"),
        (Move("nowhere"), "there is no connection 'nowhere'"),
        (Caravan("nowhere", ("raft",)), "there is no connection 'nowhere'"),
        (End(("purple",)), "'purple' is not a kind here"),
        (Keep("purple"), "'purple' is not a kind here"),
    ],
)
def test_what_is_no_action_is_refused_with_a_sentence(wrong: Any, told: str) -> None:
    game = Game.new(2, seed=1)
    before = game.state.copy()
    with pytest.raises(ActionSyntaxError, match=told):
        game.play(wrong)
    assert game.state == before


def test_wrong_seats_and_names_are_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="there is no seat 2"):
        Game.new(2, seed=1).to_text(2)
    with pytest.raises(ValueError, match="not 'Ann'"):
        Game.new("Ann")


def test_a_game_prints_as_a_map_with_everything_on_it() -> None:
    text = str(scenario("boot feodor | hand dragon*3 raft | feodor-lapphalya: dragon + obstacle").game)
    assert all(town.name in text for town in BOARD.towns)
    assert "Feodor 0" in text
    assert "Dx" in text
    assert "cards 3 dragon, 1 raft" in text
    assert max(map(len, text.splitlines()[1:31])) <= 96
