"""Options chosen one by one: every legal combination has games that both readers accept."""

from __future__ import annotations

import itertools
import json

import pytest
from independent.checker import BOARD, load_board
from long import some

from elfenland.arena.simulation import Setting, play_game
from elfenland.board import OPTION_VALUES, Options, name_of
from elfenland.game import record

from .test_lawful import PACES, read
from .tours import Tour

FREE = ("early_finish", "face_up_counters", "caravan", "nebulae_ferry", "town_distance")
TABLES = [{"town_cards": False}, *({"town_cards": True, "tie_break": tie} for tie in OPTION_VALUES["tie_break"])]


def combinations() -> list[Options]:
    return [
        Options(**dict(zip(FREE, values, strict=True)), **table)
        for values in itertools.product(*(OPTION_VALUES[name] for name in FREE))
        for table in TABLES
    ]


def test_there_are_144_rule_sets() -> None:
    assert len({tuple(options.to_dict().values()) for options in combinations()}) == 144


@pytest.mark.parametrize("part", range(8))
def test_every_rule_set_has_a_random_game(part: int) -> None:
    for seed, options in enumerate(some(combinations(), 5)[part::8]):
        game = play_game(Setting(options, ("random",) * (2 + seed % 5)), seed)
        read([json.loads(line) for line in record.dumps(game).splitlines()])


@pytest.mark.parametrize("part", range(8))
def test_every_rule_set_has_a_game_with_all_pieces(part: int) -> None:
    for options in some(combinations(), 5)[part::8]:
        towns = load_board(BOARD).card_towns[-3:] if options.town_cards else ()
        read(Tour(name_of(options), options.to_dict(), 3, PACES["third"], (0, 2), towns).write())
