"""Hints: three steps that say more and more, from facts, in words of the command line."""

from __future__ import annotations

from collections import Counter

import pytest
from long import LONG
from scenario import scenario
from secrecy.twins import twin_of

from coach.facts import TooMany, holds
from coach.games import decisions_in, played, until_event
from elfenland.board import EDITIONS
from elfenland.coach import hint, hints
from elfenland.coach.english import FACTS
from elfenland.coach.hints import part_of_map, reasons
from elfenland.errors import ElfenlandError
from elfenland.game import Game, Replay, parse, view_for
from elfenland.hidden import Known
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
    known = Known.of_game(table.game, 0)
    assert [fact.code for fact in reasons(known, parse("place dragon elvenhold-beata"), 1)] == ["town_more"]


def test_a_move_is_praised_for_the_journey_that_begins_with_it_and_no_other() -> None:
    """The best journey leads two towns along the dragons; the raft leads to one town, and nowhere from there."""
    position = "boot elvenhold | hand dragon*3 raft*2 | elvenhold-beata: dragon | strykhaven-beata: dragon"
    known = Known.of_game(scenario(position).game, 0)
    (along,) = reasons(known, parse("move elvenhold-beata"), 1)
    (away,) = reasons(known, parse("move elvenhold~rivinia"), 1)
    assert along.code == away.code == "journey"
    assert along.values["towns"] > away.values["towns"]


@pytest.mark.parametrize(
    ("position", "codes"),
    [
        ("boot elvenhold | hand dragon | elvenhold-beata: dragon", []),
        ("boot elvenhold | hand dragon | elvenhold-beata: dragon | missing yttar beata", []),
        ("boot elvenhold | hand dragon", ["nothing_more"]),
        ("boot elvenhold | hand unicorn | elvenhold-beata: dragon", ["nothing_more"]),
        ("boot elvenhold | hand dragon | elvenhold-beata: dragon | missing wylhien", ["nothing_more"]),
        ("round 4 | boot elvenhold | hand dragon | elvenhold-beata: dragon | missing strykhaven", ["nothing_more"]),
    ],
)
def test_an_end_is_final_only_where_nothing_is_in_reach(position: str, codes: list[str]) -> None:
    known = Known.of_game(scenario(position + " | no town cards").game, 0)
    assert [fact.code for fact in reasons(known, parse("end"), 1)] == codes


#: In a long run every edition; a game takes about five seconds.
SETTINGS = (
    [(edition, 2 + number % 3) for number, edition in enumerate(EDITIONS)]
    if LONG
    else [("rio-grande", 2), ("amigo-de", 3), ("jesweb", 2)]
)


@pytest.mark.parametrize(("edition", "players"), SETTINGS)
def test_every_fact_of_every_hint_holds(edition: str, players: int) -> None:
    """Recomputed by trying every journey; see facts.py."""
    checked: Counter[str] = Counter()
    unchecked = 0
    game = played("pathfinder", players, 5, edition)
    for at, known in decisions_in(game):
        if len(known.state.legal()) < 2:
            continue
        nudge, choice, _ = hints(view_for(until_event(game, at), known.seat), worlds=4, seed=at)
        for fact in (*nudge.facts, *choice.facts):
            if fact.code in ("chance_more", "equal"):  # of the estimate, not of an exact search
                continue
            try:
                assert holds(fact, known, parse(str(choice.choice)), at), (at, choice.choice, fact)
                checked[fact.code] += 1
            except TooMany:
                unchecked += 1
    assert {"look", "look_hand", "journey", "cards_match", "town_more"} <= set(checked)
    assert unchecked <= 0.05 * checked.total()


def test_the_lead_is_that_of_the_compared_choices() -> None:
    told = 0
    game = played("pathfinder", 2, 5)
    for at, known in decisions_in(game):
        if at % 3 == 0 and len(known.state.legal()) > 1:
            (_, choice, compared) = hints(view_for(until_event(game, at), known.seat), worlds=12, seed=at)
            first, *others = compared.compared
            for fact in choice.facts:
                if fact.code == "chance_more" and first.worlds == others[0].worlds:
                    told += 1
                    assert fact.values["lead"] == pytest.approx(first.share - others[0].share)
                    assert fact.values["lead"] > 2 * fact.values["standard_error"]
    assert told >= 5


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
