"""A table of quick players on a bare state plays the games that the same bots play through views."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from elfenland import Game, view_for
from elfenland.board import EDITIONS, resolve
from elfenland.bots import make
from elfenland.bots.registry import planner_of
from elfenland.bots.thinking.planner import Planner
from elfenland.bots.thinking.playing import (
    Table,
    begin_game,
    play_game,
    play_on,
    play_others,
    play_round,
    play_turn,
    seat_player,
)
from elfenland.rules import Rng, State
from elfenland.rules.numbering import KEEP

MIXED = ["wanderer", "pathfinder", "wanderer", "pathfinder", "wanderer", "pathfinder"]


def planner(name: str) -> Planner:
    found = planner_of(name)
    assert found is not None
    return found


def table_of(names: Sequence[str], seed: int) -> Table:
    table = Table()
    for seat, name in enumerate(names):
        seat_player(table, seat, planner(name), seed, 1 + seat)
    return table


def through_views(names: Sequence[str], seed: int, edition: str, town_cards: bool) -> Game:
    game = Game.new(len(names), edition=edition, town_cards=town_cards, seed=seed)
    bots = [make(name, seed=seed, stream=1 + seat) for seat, name in enumerate(names)]
    while (seat := game.to_act) is not None:
        game.play(bots[seat].choose(view_for(game, seat)))
    return game


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", range(2, 7))
def test_a_game_is_the_same_on_states_as_through_views(edition: str, players: int) -> None:
    names, seed, town_cards = MIXED[:players], 40 + players, bool(players % 2)
    game = through_views(names, seed, edition, town_cards)
    state = State.start(resolve(edition, town_cards), players)
    table = table_of(names, seed)
    play_game(table, state, Rng(seed))
    assert state == game.state
    assert table.moment + 2 == len(game.events) or game.outcome.early  # type: ignore[union-attr]  # round_end, result


def test_a_game_can_be_played_round_by_round() -> None:
    whole, parts = (State.start(resolve("rio-grande"), 4) for _ in range(2))
    play_game(table_of(MIXED[:4], 7), whole, Rng(7))
    table, rng = table_of(MIXED[:4], 7), Rng(7)
    begin_game(table, parts, rng)
    for number in range(3):
        play_round(table, parts, rng)
        assert (parts.phase, parts.round) == (KEEP, number + 1)
        while parts.phase == KEEP:
            play_turn(table, parts, rng)
    play_on(table, parts, rng)
    assert parts == whole


def test_play_others_waits_for_a_seat() -> None:
    state, rng, table = State.start(resolve("rio-grande"), 3), Rng(3), table_of(MIXED[:3], 3)
    begin_game(table, state, rng)
    turns = 0
    while not state.over:
        play_others(table, state, rng, 1)
        if not state.over:
            assert state.actor == 1
            state.apply(state.legal()[0])
            state.settle(rng)
            turns += 1
    assert turns > 12


def test_there_is_no_seventh_seat() -> None:
    with pytest.raises(IndexError):
        seat_player(Table(), 6, planner("pathfinder"), 0, 0)
