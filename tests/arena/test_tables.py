"""Games as a table of rows, one for each seat."""

from __future__ import annotations

import random
import sys
from importlib.util import find_spec
from types import SimpleNamespace

import pytest

from elfenland import Game, games_to_frame
from elfenland.arena.tables import COLUMNS, games_to_columns


def finished(seed: int) -> Game:
    game, pick = Game.new(3, seed=seed, town_cards=bool(seed % 2)), random.Random(seed)
    while not game.over:
        game.play(pick.choice(game.legal()))
    return game


def test_a_row_for_each_seat_of_each_game() -> None:
    games = [finished(1), finished(2), Game.new(2, seed=3)]
    columns = games_to_columns(games)
    assert list(columns) == [name for name, _ in COLUMNS]
    assert {len(values) for values in columns.values()} == {8}
    assert columns["game"] == [0, 0, 0, 1, 1, 1, 2, 2]
    assert sum(columns["share"][:3]) == sum(columns["share"][3:6]) == 1
    assert columns["share"][6:] == [None, None]
    outcome = games[0].outcome
    assert outcome is not None
    assert tuple(columns["score"][:3]) == outcome.scores
    assert tuple(columns["pieces"][:3]) == outcome.pieces == tuple(columns["round_4"][:3])
    assert tuple(columns["cards"][:3]) == outcome.cards
    assert columns["round_2"][6:] == [None, None]
    assert all(moves >= pieces for moves, pieces in zip(columns["moves"], columns["pieces"], strict=True))


@pytest.mark.parametrize("library", ["pandas", "polars"])
def test_a_frame_is_made_of_the_columns(library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both libraries take columns; where one is not installed, its place is taken by something that keeps them."""
    if find_spec(library) is None:
        monkeypatch.setitem(sys.modules, library, SimpleNamespace(DataFrame=dict))
    frame = games_to_frame([finished(1)], library)  # type: ignore[arg-type]
    assert list(frame["seat"]) == [0, 1, 2]


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(ImportError, match="pip install polars"):
        games_to_frame([])
