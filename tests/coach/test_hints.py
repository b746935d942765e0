"""Hints: three steps that say more and more, from facts, in words of the command line."""

from __future__ import annotations

import pytest
from scenario import scenario
from secrecy.twins import twin_of

from coach.games import decisions_in, played
from elfenland.coach import hint
from elfenland.coach.english import FACTS
from elfenland.coach.hints import _best, _compared, part_of_map
from elfenland.errors import ElfenlandError
from elfenland.game import Game, Replay, decisions_of, parse, view_for
from elfenland.rules import Rng


def test_each_step_says_more_and_nothing_else() -> None:
    view = view_for(Game.new(3, seed=8), 0)
    nudge, choice, compared = (hint(view, step, worlds=8) for step in (1, 2, 3))
    assert nudge.choice is None
    assert not nudge.compared
    assert choice.choice == compared.choice == compared.compared[0].action
    assert choice.facts == compared.facts
    assert len(compared.compared) >= 2
    parse(str(choice.choice))


def test_every_fact_has_an_english_sentence() -> None:
    game = played("pathfinder", 3, 2)
    codes = set()
    for at, known in decisions_in(game):
        if at % 9 == 0:
            there = Game(game.options, game.players, game.starting_player, edition=game.edition)
            replay = Replay(there)
            for event in game.events[:at]:
                replay.feed(event)
            for step in (1, 2):
                for fact in hint(view_for(there, known.seat), step, worlds=4).facts:
                    codes.add(fact.code)
                    assert str(fact).endswith(".")
                    assert "{" not in str(fact)
    assert codes <= set(FACTS)
    assert codes >= {"look", "look_hand", "journey", "cards_match"}


def test_a_counter_is_praised_for_the_town_it_opens() -> None:
    table = scenario("plan | boot elvenhold | hand dragon | open dragon")
    before, after = table.state, table.state.copy()
    after.apply(decisions_of(parse("place dragon elvenhold-beata"), before)[0])
    facts = _compared(_best(before, 0), _best(after, 0), 1, 0)
    assert [fact.code for fact in facts] == ["town_more"]


def test_a_move_names_its_journey() -> None:
    game = played("pathfinder", 2, 3)
    for at, known in decisions_in(game):
        if known.state.phase == 2 and known.state.legal() != [1]:
            there = Game(game.options, game.players, game.starting_player, edition=game.edition)
            replay = Replay(there)
            for event in game.events[:at]:
                replay.feed(event)
            found = hint(view_for(there, known.seat), 2, worlds=6)
            if found.choice and found.choice.startswith(("move", "caravan")):
                (fact,) = [fact for fact in found.facts if fact.code == "journey"]
                assert fact.values["towns"] >= 0
                return
    raise AssertionError("no move was hinted")


def test_twins_get_the_same_hint() -> None:
    game = Game.new(3, seed=4)
    twin = twin_of(game, 0, Rng(1))
    assert hint(view_for(game, 0), 3, worlds=6) == hint(view_for(twin, 0), 3, worlds=6)


def test_only_the_seat_to_act_is_helped() -> None:
    game = Game.new(3, seed=4)
    for seat in (1, None):
        with pytest.raises(ElfenlandError, match="to act"):
            hint(view_for(game, seat), 1)
    with pytest.raises(ElfenlandError, match="steps"):
        hint(view_for(game, 0), 4)


def test_parts_of_the_map() -> None:
    assert part_of_map(90, 118) == "north_west"
    assert part_of_map(617, 266) == "middle"
    assert part_of_map(910, 443) == "south_east"
    assert part_of_map(630, 478) == "south"
