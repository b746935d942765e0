"""Guesses about the others: what the rules and one's own view leave possible, and nothing else."""

from __future__ import annotations

import pytest
from scenario import scenario
from secrecy.twins import hidden_differs, twin_of

from elfenland.coach.guesses import Guesses
from elfenland.errors import ElfenlandError
from elfenland.game import Game, Obstacle, Place, View, parse, view_for
from elfenland.hidden import known_state
from elfenland.rules import Rng

# Seat 1 shows a dragon and holds one secret counter; all eight unicorns are in sight or mine.
POSITION = (
    "plan | players 3 | open unicorn*3 | secret unicorn*1 | 1 open dragon | 1 secret elfcycle | 2 open troll_wagon "
    "| face dragon*1 unicorn*4 | elvenhold-beata: dragon"
)


def guesses_of(view: View, *texts: str) -> Guesses:
    guesses = Guesses(view, known_state(view))
    for text in texts:
        action = parse(text)
        assert isinstance(action, Place | Obstacle)
        guesses.lay(action)
    return guesses


def kinds(guesses: Guesses) -> set[str | None]:
    return {choice.kind for choice in guesses.choices() if choice.action == "place"}


def test_r3_1_only_kinds_that_others_may_have_can_be_guessed() -> None:
    view = view_for(scenario(POSITION).game, 0)
    offered = kinds(guesses_of(view))
    assert "unicorn" not in offered, "all of them are mine or lie open"
    assert {"dragon", "troll_wagon", "elfcycle", "giant_pig"} <= offered, "open ones, and any that may be secret"


def test_r3_1_a_guess_uses_a_counter_up() -> None:
    view = view_for(scenario(POSITION).game, 0)
    # The dragon lies open; the pig must be the one secret counter, so that none of the others is left.
    after = guesses_of(view, "place dragon strykhaven-beata", "place giant_pig ixara-virst")
    assert kinds(after) == {"troll_wagon"}
    with pytest.raises(ElfenlandError, match=r"nobody else can have another dragon counter \(R3.1\)"):
        after.lay(Place("dragon", "ergeren-elvenhold"))


def test_r3_2_and_r3_3_the_rules_say_where() -> None:
    view = view_for(scenario(POSITION).game, 0)
    before, after = guesses_of(view).choices(), guesses_of(view, "place dragon strykhaven-beata").choices()
    assert {one.connection for one in before if one.action == "obstacle"} == {"elvenhold-beata"}
    assert {one.connection for one in after if one.action == "obstacle"} == {"elvenhold-beata", "strykhaven-beata"}
    assert any(one.connection == "strykhaven-beata" for one in before if one.action == "place")
    assert not any(one.connection == "strykhaven-beata" for one in after if one.action == "place")
    assert all(one.price > 0 and "~" not in str(one.connection) for one in before if one.action == "place")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("place unicorn strykhaven-beata", r"nobody else can have another unicorn counter \(R3.1\)"),
        ("place dragon elvenhold-beata", r"already has a counter \(R3.2\)"),
        ("place dragon elvenhold~rivinia", "waterway"),
        ("place giant_pig throtmanni-feodor", "cannot travel"),
        ("obstacle strykhaven-beata", "no counter for an obstacle"),
        ("obstacle elvenhold~rivinia", "waterway"),
    ],
)
def test_what_cannot_come_true_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(ElfenlandError, match=sentence):
        guesses_of(view_for(scenario(POSITION).game, 0), text)


def test_r3_3_obstacles_that_others_have_left() -> None:
    used = view_for(scenario(POSITION + " | 1 obstacle used | 2 obstacle used").game, 0)
    assert not any(choice.action == "obstacle" for choice in guesses_of(used).choices())
    with pytest.raises(ElfenlandError, match="nobody else has an obstacle left"):
        guesses_of(used, "obstacle elvenhold-beata")
    with pytest.raises(ElfenlandError, match="already has an obstacle"):
        guesses_of(view_for(scenario(POSITION).game, 0), "obstacle elvenhold-beata", "obstacle elvenhold-beata")


def test_only_in_planning() -> None:
    view = view_for(scenario("travel | 1 open dragon").game, 0)
    assert guesses_of(view).choices() == ()
    with pytest.raises(ElfenlandError, match="only in planning"):
        guesses_of(view, "place dragon strykhaven-beata")


@pytest.mark.parametrize("edition", ["rio-grande", "amigo-de"])
def test_whatever_somebody_places_was_among_all_the_others_guesses(edition: str) -> None:
    game, rng, placed = Game.new(3, seed=5, edition=edition), Rng(7), 0
    while game.to_act is not None:
        legal = game.legal()
        action = legal[rng.below(len(legal))].complete()
        if isinstance(action, Place | Obstacle):
            text = str(action).removesuffix(" secret")
            for seat in {0, 1, 2} - {game.to_act}:
                assert text in {choice.text for choice in guesses_of(view_for(game, seat)).choices()}
                placed += 1
        game.play(action)
    assert placed > 20


def test_twins_get_the_same_guesses() -> None:
    game, differ = Game.new(3, seed=4), 0
    while game.phase != "plan":
        game.play(game.legal()[0].complete())
    for seat in range(3):
        for world in range(4):
            twin = twin_of(game, seat, Rng(world))
            differ += hidden_differs(game, twin)
            assert guesses_of(view_for(game, seat)).choices() == guesses_of(view_for(twin, seat)).choices()
    assert differ
