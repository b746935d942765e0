"""A record that was cut off goes on as its game did: chance follows from the seed wherever it was cut."""

from __future__ import annotations

import random

import pytest
from scenario import new_game

from elfenland.errors import RecordError
from elfenland.game import action_of, record


@pytest.mark.parametrize("seed", range(4))
def test_a_cut_off_record_goes_on_as_the_game_did(seed: int) -> None:
    table = new_game(2 + seed, seed=seed, edition=["amigo-fr", "jesweb"][seed % 2])
    while not table.over:
        table.play_any()
    events = table.game.events
    lines = record.dumps(table.game).splitlines(keepends=True)
    for cut in random.Random(seed).sample(range(1, len(lines) - 2), 12):
        game = record.loads("".join(lines[:cut]))
        game.begin()
        while not game.over:
            assert game.events == events[: len(game.events)]
            action = action_of(events[len(game.events)])
            assert action is not None
            game.play(action)
        assert game.events == events


def test_a_game_that_is_over_needs_its_result() -> None:
    table = new_game(2)
    table.finish_round()
    while not table.over:
        table.finish_round()
    lines = record.dumps(table.game).splitlines(keepends=True)
    record.loads("".join(lines))
    for cut in (1, 2):
        with pytest.raises(RecordError, match=rf"line {len(lines) - cut}: R6\.1 "):
            record.loads("".join(lines[:-cut]))
