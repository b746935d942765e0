"""What holds for whole games: actions, events, records, undo."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from elfenland.arena.simulation import Setting, play_game
from elfenland.board import BOARD, COUNTER_NAMES
from elfenland.errors import Refused
from elfenland.game import (
    Action,
    Caravan,
    Draw,
    End,
    Game,
    Keep,
    Move,
    Obstacle,
    Pass,
    Place,
    choose_whole,
    parse,
    record,
)
from elfenland.rules import Rng, State
from properties.positions import games, settings

SETTINGS = list(settings())


def every_action() -> Iterator[Action]:
    """Every whole action there can be, but for the cards of caravans and endings."""
    yield Pass()
    yield Draw(None)
    for kind in COUNTER_NAMES:
        yield Draw(kind)
        for secret in (False, True):
            yield Keep(kind, secret)
            yield from (Place(kind, way.id, secret) for way in BOARD.connections)
    for way in BOARD.connections:
        yield Obstacle(way.id)
        yield Move(way.id)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_legal_is_what_play_accepts(setting: Setting) -> None:
    for number, game in enumerate(games(setting, 3)):
        if number % 23:
            continue
        listed = [choice.action for choice in game.legal() if not choice.choose]
        assert len(set(listed)) == len(listed)
        whole, before = record.dumps(game), game.state.to_bytes()
        for action in every_action():
            if action in listed:
                game.copy().play(action)
            else:
                with pytest.raises(Refused) as refusal:
                    game.play(action)
                assert refusal.value.rule is not None
                assert str(action) in str(refusal.value)
                assert game.state.to_bytes() == before
        assert record.dumps(game) == whole


def test_cards_are_chosen_as_many_as_are_named() -> None:
    seen = set()
    for setting in SETTINGS[::3]:
        for game in games(setting, 8):
            seat = game.to_act
            for choice in game.legal():
                if not choice.choose or seat is None:
                    continue
                seen.add(type(choice.action))
                hand = list(hand_of(game, seat))
                for count in range(len(hand) + 1):
                    chosen = tuple(hand[:count])
                    action: Action = (
                        Caravan(choice.action.connection, chosen) if isinstance(choice.action, Caravan) else End(chosen)
                    )
                    trial = game.copy()
                    if count == choice.choose:
                        trial.play(action)
                    else:
                        with pytest.raises(Refused):
                            trial.play(action)
                        assert trial.state == game.state
    assert seen == {Caravan, End}


def hand_of(game: Game, seat: int) -> tuple[str, ...]:
    from elfenland.game import view_for

    return view_for(game, seat).players[seat].hand or ()


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_game_played_by_decisions_is_the_game_played_in_words(setting: Setting) -> None:
    words, numbers = (setting.game(5) for _ in range(2))
    words.begin()
    numbers.begin()
    rng, twin = Rng(6), Rng(6)

    def decide(state: State) -> int:
        legal = state.legal()
        decision = legal[twin.below(len(legal))]
        state.apply(decision)
        return decision

    while not words.over:
        words.play(choose_whole(words.state, lambda _, legal: legal[rng.below(len(legal))]))
        numbers.play_decisions(decide)
        assert numbers.events == words.events
        assert numbers.state == words.state
        assert numbers.can_undo == words.can_undo
        if words.can_undo:
            undone = numbers.copy()
            undone.undo()
            again = words.copy()
            again.undo()
            assert (undone.state, undone.events) == (again.state, again.events)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_replay_is_the_live_game(setting: Setting) -> None:
    for seed in range(3):
        live = play_game(setting, seed, "2026-11-15T18:00:00Z")
        again = record.loads(record.dumps(live))
        assert again.state == live.state
        assert again.events == live.events
        assert again.outcome == live.outcome
        assert record.dumps(again) == record.dumps(live)


def test_a_game_read_in_the_middle_goes_on_with_its_own_chance() -> None:
    for game in games(SETTINGS[5], 11):
        if game.over:
            break
        again = record.loads(record.dumps(game))
        first = game.legal()[-1]
        if not first.choose:
            assert again.play(first.action) == game.copy().play(first.action)


def test_texts_parse_to_what_they_print() -> None:
    for action in every_action():
        again = parse(str(action))
        assert str(again) == str(action)
    assert parse("caravan feodor-lapphalya raft raft unicorn") == Caravan(
        "feodor-lapphalya", ("raft", "raft", "unicorn")
    )
    assert parse("end raft unicorn") == End(("raft", "unicorn"))
    assert parse("  end  ") == End()


@pytest.mark.parametrize("setting", SETTINGS[::4], ids=str)
def test_undo_takes_back_the_moves_of_this_turn_last_first(setting: Setting) -> None:
    undone = 0
    for game in games(setting, 4):
        moves = [c.action for c in game.legal() if isinstance(c.action, Move)]
        if not moves:
            continue
        trial = game.copy()
        before = trial.state.to_bytes(), len(trial.events)
        trial.play(moves[0])
        if trial.over:
            assert not trial.can_undo
            continue
        trial.undo()
        undone += 1
        assert (trial.state.to_bytes(), len(trial.events)) == before
        trial.play(moves[0])
        trial.undo()
        assert trial.events == game.events
        if not game.can_undo:
            with pytest.raises(Refused, match="no move"):
                trial.undo()
    assert undone > 5


def test_every_game_ends_with_its_result() -> None:
    for number, setting in enumerate(SETTINGS):
        game = play_game(setting, 1000 + number)
        assert game.over
        assert game.outcome is not None
        assert game.to_act is None
        assert game.legal() == []
        with pytest.raises(Refused, match="over"):
            game.play("pass")
