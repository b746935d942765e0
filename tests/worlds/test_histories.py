"""Every imagined world is a legal game that shows its seat exactly what that seat has seen."""

from __future__ import annotations

import random

import pytest
from long import combined

from elfenland.board import EDITIONS
from elfenland.game import Game, Replay, redact, view_for
from elfenland.game import events as e
from elfenland.hidden import Knowledge, Worlds, complete, imagine, imagine_events, position
from elfenland.hidden.imagining import worlds
from elfenland.rules import Rng, State
from elfenland.rules.numbering import (
    BAG,
    BAG_COUNT,
    CARD_COUNT,
    CARD_KINDS,
    COUNTER_KINDS,
    HAND,
    HIDDEN,
    MARKET,
    OPEN,
    ROAD,
    ROADS,
    SIZE,
    STACK,
    STACK_COUNT,
    TOWN_CARD,
)

from .games import random_game

PLACES_HIDDEN = {
    *range(HAND, HAND + 6 * CARD_KINDS),
    *range(HIDDEN, HIDDEN + 6 * COUNTER_KINDS),
    *range(STACK, STACK + CARD_KINDS),
    *range(BAG, BAG + COUNTER_KINDS),
    *range(TOWN_CARD, TOWN_CARD + 6),
}


def replayed(game: Game, events: list[e.Event]) -> Game:
    """A new game that has gone through these events, each checked by the rules."""
    replay = Replay(Game(game.options, game.players, game.starting_player))
    for event in events:
        replay.feed(event)
    return replay.game


def check_world(truth: State, world: State, seat: int | None) -> None:
    """A world holds all cards and counters, and the public things of the truth."""
    players = range(truth.at(426))
    for place in range(SIZE):
        assert place in PLACES_HIDDEN or world.at(place) == truth.at(place)
    if seat is not None:
        for place, width in ((HAND, CARD_KINDS), (HIDDEN, COUNTER_KINDS), (TOWN_CARD, 1)):
            assert world.row(place + width * seat, width) == truth.row(place + width * seat, width)
    hands = [world.row(HAND + CARD_KINDS * p, CARD_KINDS) for p in players]
    assert [sum(hand) for hand in hands] == world.row(CARD_COUNT, len(players))
    stack = world.row(STACK, CARD_KINDS)
    assert [sum(column) for column in zip(stack, *hands, strict=True)] == [10, 10, 10, 10, 10, 10, 12]
    assert sum(stack) == world.at(STACK_COUNT)
    counters = world.row(BAG, COUNTER_KINDS)
    assert sum(counters) == world.at(BAG_COUNT)
    for place in (MARKET, *(OPEN + COUNTER_KINDS * p for p in players), *(HIDDEN + COUNTER_KINDS * p for p in players)):
        counters = [a + b for a, b in zip(counters, world.row(place, COUNTER_KINDS), strict=True)]
    for laid in world.row(ROAD, ROADS):
        counters[laid - 1] += laid > 0
    assert counters == [8] * COUNTER_KINDS


@pytest.mark.parametrize(("edition", "players"), combined(list(EDITIONS), range(2, 7)))
def test_worlds_replay_and_redact_back(edition: str, players: int) -> None:
    luck = random.Random(f"{edition} {players}")
    for _ in range(2):
        seed = luck.randrange(10**6)
        game = random_game(players, edition, seed, luck.choice([None, True, False]), hoard=luck.random() < 0.5)
        for seat in (*range(players), None):
            cut = luck.randint(0, len(game.events))
            events = [redact(event, seat) for event in game.events[:cut]]
            row = Worlds(Knowledge.from_events(game.options, players, game.starting_player, seat, events), seed)
            truth = position(row.knowledge, game.events[:cut])
            for _ in range(3):
                world = row.next()
                full = complete(row.knowledge, row.history())
                assert [redact(event, seat) for event in full] == events
                assert position(row.knowledge, full) == world == row.here()
                check_world(truth, world, seat)
                replayed(game, full)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_imagine_from_views(seat: int | None) -> None:
    game = random_game(3, "jesweb", 8, hoard=True)
    for cut in range(0, len(game.events), 9):
        now = replayed(game, game.events[:cut])
        if now.to_act is None:
            continue
        view = view_for(now, seat)
        world = imagine(view, Rng(cut))
        check_world(now.state, world, seat)
        assert world.actor == now.state.actor
        again = replayed(now, imagine_events(view, Rng(cut)))
        assert again.state == world
        if seat == now.to_act:
            assert world.legal() == now.state.legal()


def test_a_finished_game_hides_nothing() -> None:
    game = random_game(2, "rio-grande", 3)
    view = view_for(game, 0)
    assert imagine(view, Rng(1)) == game.state
    assert imagine_events(view, Rng(1)) == game.events
    with pytest.raises(ValueError, match="over"):
        worlds(view, Rng(1))


def test_the_same_seed_gives_the_same_worlds() -> None:
    game = random_game(4, "rio-grande", 11, hoard=True)
    events = [redact(event, 2) for event in game.events[:150]]
    know = Knowledge.from_events(game.options, 4, game.starting_player, 2, events)
    first, second, other = Worlds(know, 5), Worlds(know, 5), Worlds(know, 6)
    rows = [[row.next() for _ in range(20)] for row in (first, second, other)]
    assert rows[0] == rows[1]
    assert rows[0] != rows[2]
    assert len(set(rows[0])) > 10
