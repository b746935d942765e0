"""The chance to win: of every choice, from what a seat knows, with its error; exact where it can be."""

from __future__ import annotations

import pytest
from properties.positions import games, settings
from secrecy.twins import hidden_differs, twin_of

from coach.games import assumed_game, decisions_in, played
from elfenland.coach import chance, chances
from elfenland.coach.assumed import result_of
from elfenland.coach.choices import choices_of, is_choice
from elfenland.errors import ElfenlandError
from elfenland.game import Action, End, Game, Replay, action_of, view_for
from elfenland.hidden import Known
from elfenland.rules import Rng, State
from elfenland.rules.numbering import PLAN

SETTINGS = list(settings())
KINDS = {"Draw", "Place", "Obstacle", "Pass", "Move", "Caravan", "End", "discards", "Keep"}


def kind_of(action: Action) -> str:
    """A kind of decision; an end with discards is one of its own."""
    return "discards" if isinstance(action, End) and action.discards else type(action).__name__


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_every_kind_of_decision_has_chances(number: int) -> None:
    tried: set[str] = set()
    for seed in range(20):
        *_, game = games(SETTINGS[number], seed)
        for at, known in decisions_in(game):
            action = action_of(game.events[at])
            assert action is not None
            kind = kind_of(action)
            if kind in tried or not is_choice(known):
                continue
            tried.add(kind)
            found = chance(known, worlds=4, played=action, seed=at)
            assert len(found) >= 2
            assert sorted(str(action).split()) in [sorted(choice.action.split()) for choice in found]
            assert all(0 <= choice.share <= 1 and choice.worlds >= 1 for choice in found)
        if tried == KINDS:
            return
    raise AssertionError(f"nowhere a choice: {KINDS - tried}")


def test_choices_are_legal_and_include_what_was_played() -> None:
    for at, known in decisions_in(played("random", 3, 4)):
        action = action_of(played("random", 3, 4).events[at])
        for choice in choices_of(known, action):
            chances.after(known.state, choice)  # refused if one of its decisions is not legal


def test_a_view_and_what_is_known_give_the_same_numbers() -> None:
    game = Game.new(3, seed=5)
    seat = game.to_act
    assert seat is not None
    assert chance(view_for(game, seat), worlds=6) == chance(Known.of_game(game, seat), worlds=6)
    assert chance(view_for(game, seat), worlds=6) == chance(view_for(game, seat), worlds=6)
    with pytest.raises(ElfenlandError, match="not to act"):
        chance(view_for(game, (seat + 1) % 3))


def test_a_time_can_be_given_instead_of_worlds() -> None:
    game = Game.new(2, seed=5)
    found = chance(view_for(game, game.to_act), time=0.05)
    assert found[0].worlds >= 4


def test_processes_share_the_worlds() -> None:
    game = Game.new(2, seed=5)
    found = chance(view_for(game, game.to_act), worlds=24, jobs=2)
    assert found[0].worlds >= 24
    assert found == chance(view_for(game, game.to_act), worlds=24, jobs=2)


def test_a_choice_gets_the_same_luck_whatever_it_is_compared_with() -> None:
    """Common random numbers: a world's later luck follows from its number, not from the choices."""
    known = next(known for _, known in decisions_in(played("pathfinder", 3, 2)))
    choices = choices_of(known)
    both, one = chances.Estimate(choices), chances.Estimate(choices[1:2])
    chances.Trial(known, both, 9).run(5)
    chances.Trial(known, one, 9).run(5)
    assert both.seen[1] == one.seen[0]


def test_twins_get_the_same_chances() -> None:
    game = played("pathfinder", 3, 2)
    compared = 0
    for at, known in decisions_in(game):
        if at % 23 or not is_choice(known):
            continue
        twin = twin_of(_until(game, at), known.seat, Rng(at))
        there = _until(game, at)
        if hidden_differs(there, twin):
            compared += 1
            assert chance(view_for(twin, known.seat), worlds=6, seed=3) == chance(
                view_for(there, known.seat), worlds=6, seed=3
            )
    assert compared >= 3


def _until(game: Game, at: int) -> Game:
    there = Game(game.options, game.players, game.starting_player, edition=game.edition, created=game.created)
    replay = Replay(there)
    for event in game.events[:at]:
        replay.feed(event)
    return there


# ------------------------------------------------------------------ exact at the end


def best_result(state: State, seat: int, seen: dict[bytes, float]) -> float:
    """The best share that a seat can reach by any decisions that the rules allow: all of them are tried."""
    if state.over:
        return result_of(state)[seat]
    key = state.to_bytes()
    if key not in seen:
        seen[key] = 0.0
        for decision in state.legal():
            after = state.copy()
            after.apply(decision)
            seen[key] = max(seen[key], best_result(after, seat, seen))
    return seen[key]


def test_the_last_traveller_of_the_last_round_gets_exact_chances() -> None:
    proved = different = 0
    for seed in range(14):
        game = assumed_game(2 + seed % 2, seed) if seed % 3 else played("wanderer", 2, seed)
        for _, known in decisions_in(game):
            if not chances.is_proved(known.state):
                continue
            found = chances.estimate(known)
            for choice, seen in zip(found.choices, found.seen, strict=True):
                exact = best_result(chances.after(known.state, choice), known.seat, {})
                assert seen == [exact], (seed, choice)
            assert found.as_choices()[0].share == best_result(known.state, known.seat, {})
            proved += 1
            different += len({share for (share,) in found.seen}) > 1
    assert proved >= 14
    assert different >= 2


def test_waiting_is_never_called_the_best() -> None:
    """The assumed rivals do not punish a pass while there is something to place, so its chance is flattered."""
    waits = 0
    for _, known in decisions_in(played("pathfinder", 3, 2)):
        found = chance(known, worlds=4) if known.state.phase == PLAN and is_choice(known) else []
        if any(choice.waiting for choice in found):
            waits += 1
            assert found[-1].action == "pass"
            assert not found[0].waiting
    assert waits >= 5
