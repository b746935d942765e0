"""The finished games in `games/`: both readers accept them, and nothing that can be chosen or happen is missing."""

from __future__ import annotations

from pathlib import Path

import pytest
from independent.checker import check_file

from elfenland.board import EDITIONS, OPTION_VALUES
from elfenland.game import Game, record

from .fixtures import GAMES, REASONS

FILES = sorted(GAMES.glob("*.jsonl"))


def load(path: Path) -> Game:
    return record.load(path)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_both_readers_accept_it(path: Path) -> None:
    assert check_file(path, require_result=True) == []
    game = load(path)
    assert game.over
    assert record.loads(record.dumps(game)).events == game.events


def test_every_option_value_has_a_game() -> None:
    played = [load(path).options.to_dict() for path in FILES]
    for option, values in OPTION_VALUES.items():
        assert {options[option] for options in played} == set(values)


def test_every_edition_and_table_size_has_a_game() -> None:
    played = [load(path) for path in FILES]
    assert {game.edition for game in played} >= set(EDITIONS)
    assert {len(game.players) for game in played} == {2, 3, 4, 5, 6}


def test_every_end_has_a_game() -> None:
    ends = {(game.outcome.reason, game.outcome.early) for game in map(load, FILES) if game.outcome is not None}
    assert {reason for reason, _ in ends} == set(REASONS)
    early = [load(path).outcome for path in FILES if path.stem.startswith("finish-round")]
    assert early
    assert all(outcome is not None and outcome.early for outcome in early)


def test_every_kind_of_event_has_a_game() -> None:
    happened = {type(event).__name__ for path in FILES for event in load(path).events}
    assert len(happened) == 14
