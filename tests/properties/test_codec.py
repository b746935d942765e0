"""The translator: every way between events, actions, decisions and states leads to the same place."""

from __future__ import annotations

import pytest

from elfenland.game import Game, action_of, decisions_of, follow, from_decision, redact, view_for, whole_action
from elfenland.hidden import Known
from elfenland.rules import RuleError, State
from elfenland.rules.numbering import A_CARD, A_KEEP, ACTIONS
from properties.positions import games, settings

SETTINGS = list(settings())


@pytest.mark.parametrize("decision", [n for n in range(ACTIONS) if not A_CARD <= n < A_KEEP])
def test_a_decision_and_its_action_are_the_same(decision: int) -> None:
    state = State.start(SETTINGS[0].options, 2)
    assert decisions_of(from_decision(decision), state) == [decision]


def test_cards_alone_are_no_action() -> None:
    with pytest.raises(ValueError, match=f"no action begins with decision {A_CARD}"):
        from_decision(A_CARD)


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_following_the_events_gives_the_live_state(number: int) -> None:
    setting = SETTINGS[number]
    *_, last = games(setting, number)
    state = State.start(setting.options, len(setting.bots), last.starting_player)
    for event in last.events:
        follow(state, event)
    assert state == last.state


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_an_event_gives_back_its_action(number: int) -> None:
    *_, last = games(SETTINGS[number], number)
    state = State.start(last.options, len(last.players), last.starting_player)
    for event in last.events:
        action = action_of(event)
        if action is not None:
            assert str(whole_action(decisions_of(action, state))).split()[:2] == str(action).split()[:2]
        follow(state, event)


def test_an_event_out_of_turn_is_not_followed() -> None:
    game = Game.new(3, seed=1)
    state = game.state.copy()
    game.play("draw blind")
    game.play("draw blind")
    with pytest.raises(RuleError, match="not player 1's turn"):
        follow(state, game.events[-1])


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_a_seat_knows_the_same_from_the_game_as_from_its_view(number: int) -> None:
    for moment, game in enumerate(games(SETTINGS[number], number)):
        seat = game.to_act
        if seat is None or moment % 7:
            continue
        by_game, by_view = Known.of_game(game, seat), Known.of_view(view_for(game, seat))
        assert by_game.state == by_view.state
        assert tuple(by_game.events) == tuple(by_view.events) == tuple(redact(event, seat) for event in game.events)
        assert by_game.moment == by_view.moment
        assert list(by_game.this_round) == list(by_view.this_round)
        assert (by_game.options, by_game.starting_player) == (by_view.options, by_view.starting_player)


def test_a_view_without_its_history_is_else_the_same() -> None:
    game = Game.new(4, seed=3)
    game.play("draw blind")
    whole, bare = view_for(game, 1), view_for(game, 1, history=False)
    assert whole.events
    assert bare.events == ()
    assert [getattr(whole, f) for f in whole.__struct_fields__ if f != "events"] == [
        getattr(bare, f) for f in bare.__struct_fields__ if f != "events"
    ]


def test_an_open_book_hides_nothing_and_offers_nothing() -> None:
    game = Game.new(2, seed=3)
    view = view_for(game, None, open_book=True)
    assert all(player.hand and player.secrets is not None for player in view.players)
    assert view.events == tuple(game.events)
    assert view.legal == ()
    assert not view_for(game, 0, open_book=True).legal
