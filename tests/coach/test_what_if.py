"""What-if: ghost counters on the real engine, from one's own view, without a trace."""

from __future__ import annotations

from typing import Any

import pytest
from scenario import scenario
from secrecy.twins import twin_of

from elfenland.coach import what_if
from elfenland.errors import ElfenlandError
from elfenland.game import Game, view_for
from elfenland.game.events import Moved
from elfenland.game.views import view_json
from elfenland.rules import Rng

POSITION = "plan | boot elvenhold | hand dragon*2 elfcycle | open dragon elfcycle | elvenhold-beata: dragon"


def test_a_ghost_opens_a_road() -> None:
    table = scenario(POSITION)
    view = view_for(table.game, 0)
    bare = what_if(view)
    assert [leg.to for leg in bare.legs] == ["beata"]
    ghost = what_if(view, {"strykhaven-beata": "dragon"})
    assert [leg.to for leg in ghost.legs] == ["beata", "strykhaven"]
    assert (bare.new_towns, ghost.new_towns) == (1, 2)
    assert ghost.tour_left < bare.tour_left
    assert ghost.proved


def test_the_legs_can_be_played_as_they_are() -> None:
    table = scenario("boot elvenhold | hand dragon*3 raft*2 | elvenhold-beata: dragon | strykhaven-beata: dragon")
    found = what_if(view_for(table.game, 0))
    assert found.new_towns >= 2
    for leg in found.legs:
        (event,) = table.game.play(leg.action)
        assert isinstance(event, Moved)
        assert (event.to, event.collected) == (leg.to, leg.new)
    assert table.cards(0) == len(found.cards_left)


def test_guesses_and_obstacles_count() -> None:
    view = view_for(scenario(POSITION).game, 0)
    guessed = what_if(view, guesses={"strykhaven-beata": "dragon"})
    assert guessed == what_if(view, {"strykhaven-beata": "dragon"})
    blocked = what_if(view, obstacles=["elvenhold-beata"])
    assert sum(len(leg.cards) for leg in blocked.legs) == 2


def test_it_leaves_no_trace() -> None:
    table = scenario(POSITION)
    before = view_json(view_for(table.game, 0)), table.state.to_bytes()
    what_if(view_for(table.game, 0), {"strykhaven-beata": "dragon"})
    assert before == (view_json(view_for(table.game, 0)), table.state.to_bytes())


def test_twins_get_the_same_answer() -> None:
    game = Game.new(3, seed=4)
    twin = twin_of(game, 0, Rng(1))
    assert what_if(view_for(game, 0)) == what_if(view_for(twin, 0))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"ghosts": {"strykhaven-beata": "unicorn"}}, "you hold 0"),
        ({"ghosts": {"nowhere": "dragon"}}, "no connection"),
        ({"ghosts": {"elvenhold-beata": "dragon"}}, "already has a counter"),
        ({"guesses": {"elvenhold~rivinia": "dragon"}}, "waterway"),
        ({"guesses": {"throtmanni-feodor": "giant_pig"}}, "cannot travel"),
        ({"guesses": {"strykhaven-beata": "raft"}}, "no counter"),
        ({"obstacles": ["strykhaven-beata"]}, "obstacle"),
    ],
)
def test_what_cannot_be_is_refused(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ElfenlandError, match=sentence):
        what_if(view_for(scenario(POSITION).game, 0), **arguments)


def test_spectators_have_no_journey() -> None:
    with pytest.raises(ElfenlandError, match="spectator"):
        what_if(view_for(Game.new(2, seed=1), None))
