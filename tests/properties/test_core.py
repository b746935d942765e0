"""What holds in every state of every game."""

from __future__ import annotations

import pickle

import pytest

from elfenland.arena.simulation import Setting, final_state, play_game
from elfenland.rules import Rng, RuleError, State
from elfenland.rules.numbering import (
    ACTIONS,
    BAG,
    BAG_COUNT,
    CARD_COUNT,
    CARD_KINDS,
    COUNTER_KINDS,
    HAND,
    PLAYERS,
    STACK,
    STACK_COUNT,
)
from properties.positions import settings, states, total_cards, total_counters

SETTINGS = list(settings())


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_72_cards_and_48_counters_at_every_step(setting: Setting) -> None:
    for seed in range(4):
        for state in states(setting, seed):
            assert total_cards(state) == [10, 10, 10, 10, 10, 10, 12]
            assert total_counters(state) == [8] * 6
            assert state.at(STACK_COUNT) == sum(state.row(STACK, CARD_KINDS))
            assert state.at(BAG_COUNT) == sum(state.row(BAG, COUNTER_KINDS))
            for p in range(state.at(PLAYERS)):
                assert state.at(CARD_COUNT + p) == sum(state.row(HAND + CARD_KINDS * p, CARD_KINDS))


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_legal_is_what_is_accepted_and_a_refusal_changes_nothing(setting: Setting) -> None:
    for number, state in enumerate(states(setting, 5)):
        if number % 7:
            continue
        legal = state.legal()
        assert len(set(legal)) == len(legal)
        assert [i for i, bit in enumerate(state.mask()) if bit] == sorted(legal)
        before = state.to_bytes()
        for action in range(-2, ACTIONS + 2):
            trial = state.copy()
            if action in legal:
                trial.apply(action)
                assert trial != state
            else:
                with pytest.raises(RuleError):
                    trial.apply(action)
                assert trial == state
        assert state.to_bytes() == before


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_chance_draws_only_what_is_there(setting: Setting) -> None:
    for state in states(setting, 6):
        outcomes = dict(state.outcomes())
        assert bool(outcomes) == (state.actor == -1)
        for outcome in range(-1, 22):
            if outcome not in outcomes:
                with pytest.raises(RuleError):
                    state.copy().resolve(outcome)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_any_decision_is_one_of_the_legal_ones_drawn_evenly(setting: Setting) -> None:
    for state in states(setting, 4):
        legal, one, other = state.legal(), state.copy(), state.copy()
        if not legal:
            with pytest.raises(RuleError):
                one.play_any(Rng(5))
            continue
        decision = legal[Rng(5).below(len(legal))]
        assert one.play_any(Rng(5)) == decision
        other.apply(decision)
        assert one == other


def test_copies_are_independent_equal_and_hash_alike() -> None:
    for state in states(SETTINGS[0], 1):
        twin = state.copy()
        assert twin == state
        assert hash(twin) == hash(state)
        assert pickle.loads(pickle.dumps(state)) == state
        assert eval(repr(state)) == state
        before = state.to_bytes()
        twin.playout(Rng(3))
        assert state.to_bytes() == before
        if not state.over:
            assert twin != state


def test_the_fast_way_and_the_recorded_way_play_the_same_game() -> None:
    for number, setting in enumerate(SETTINGS):
        assert final_state(setting, number) == play_game(setting, number).state


def test_forced_decisions_can_be_played_by_the_core() -> None:
    found = 0
    for state in states(SETTINGS[3], 2):
        if state.actor >= 0 and len(state.legal()) == 1:
            found += 1
            trial = state.copy()
            assert trial.play_forced() >= 1
            assert trial.actor < 0 or len(trial.legal()) > 1
        elif state.actor >= 0:
            assert state.copy().play_forced() == 0
    assert found > 0


def test_wrong_numbers_of_players_and_seats_are_refused() -> None:
    options = SETTINGS[0].options
    for players in (0, 1, 7):
        with pytest.raises(ValueError, match="2 to 6"):
            State.start(options, players)
    with pytest.raises(ValueError, match="seat 4"):
        State.start(options, 4, 4)
