"""Wrong use of the library gets a sentence and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from elfenland import Game, Rng, State, parse, record, view_for
from elfenland.bots import make
from elfenland.errors import ActionSyntaxError, BotError, LuckError, PositionError
from elfenland.hidden import imagine
from elfenland.hidden.imagining import imagine_events, worlds

GAME = Game.new(2, seed=1)


def wrong(value: object) -> Any:
    """A value that the type checker would not let through."""
    return value


WRONG: dict[str, tuple[Callable[[], object], type[Exception], str]] = {
    "names that are numbers": (lambda: Game.new(wrong([1, 2])), ValueError, "a name is a text of .*, not 1"),
    "empty names": (lambda: Game.new(["", ""]), ValueError, "a name is a text of 1 to 100 characters, not ''"),
    "long names": (lambda: Game.new(["Ann", "x" * 101]), ValueError, "a name is a text of 1 to 100 characters"),
    "half a character": (lambda: Game.new(["Ann", "\ud800"]), ValueError, "a name is a text of 1 to 100 characters"),
    "names in a position": (lambda: Game.from_text(GAME.to_text(), ["Ann", ""]), ValueError, "a name is a text"),
    "no players": (lambda: Game.new(wrong(None)), ValueError, "the players are a number or a list of names, not None"),
    "one name": (lambda: Game.new("Ann"), ValueError, "the players are a number or a list of names, not 'Ann'"),
    "a seed in words": (lambda: Game.new(2, seed=wrong("a")), ValueError, "a seed is a number .*, not 'a'"),
    "half a seed": (lambda: Game.new(2, seed=wrong(1.5)), ValueError, "a seed is a number .*, not 1.5"),
    "a seed below zero": (lambda: Game.new(2, seed=-1), ValueError, "a seed is a number from 0 to 9007199254740991"),
    "luck by number": (lambda: Game.new(2, luck=wrong(3)), LuckError, "a deal's name has"),
    "a first player by name": (lambda: Game.new(2, starting_player=wrong("a")), ValueError, "there is no seat 'a'"),
    "a view by name": (lambda: view_for(GAME, wrong("Ann")), ValueError, "there is no seat 'Ann' at this table"),
    "a view of another seat": (lambda: view_for(GAME, 2), ValueError, "there is no seat 2 at this table"),
    "a view of nothing": (lambda: view_for(wrong(None), 0), TypeError, "view_for shows a Game, not None"),
    "a redacted record": (lambda: record.dumps_redacted(GAME, 9), ValueError, "there is no seat 9 at this table"),
    "a seat's text": (lambda: GAME.to_text(wrong("Ann")), ValueError, "there is no seat 'Ann' at this table"),
    "the past by name": (lambda: GAME.at(wrong("start")), IndexError, "the game has 6 events, not 'start'"),
    "a record that is a number": (lambda: record.loads(wrong(3)), TypeError, "a record is text or bytes, not 3"),
    "a bot without a name": (lambda: make(wrong(None)), BotError, "a bot is named by a text"),
    "a negative seed": (lambda: Rng(-1), ValueError, "a seed is a number from 0 to .*, not -1"),
    "a generator in words": (lambda: Rng(wrong("a")), ValueError, "a seed is a number"),
    "a huge stream": (lambda: Rng(0, 2**64), ValueError, "a stream is a number"),
    "no view to imagine": (lambda: imagine(wrong(GAME), wrong(None)), TypeError, "imagined from a View"),
    "no generator": (lambda: imagine(view_for(GAME, 0), wrong(None)), TypeError, "with an Rng, not with None"),
    "no generator for worlds": (
        lambda: worlds(view_for(GAME, 0), wrong(None)),
        TypeError,
        "with an Rng, not with None",
    ),
    "no view of a history": (lambda: imagine_events(wrong(None), Rng(1)), TypeError, "imagined from a View"),
    "no action": (lambda: parse(wrong(None)), ActionSyntaxError, "an action is a text such as `pass`, not None"),
    "no position": (lambda: Game.from_text(wrong(3)), PositionError, "a position is a line of text, not 3"),
    "players by name": (lambda: State.start(GAME.options, wrong("two")), ValueError, "not 'two'"),
}


@pytest.mark.parametrize("use", WRONG)
def test_wrong_use_gets_a_sentence_and_changes_nothing(use: str) -> None:
    call, error, sentence = WRONG[use]
    before = record.dumps(GAME)
    with pytest.raises(error, match=sentence):
        call()
    assert record.dumps(GAME) == before


def test_what_new_accepts_a_record_can_hold() -> None:
    named = Game.new(["x" * 100, "é"], seed=2)
    assert record.loads(record.dumps(named)).players == named.players
