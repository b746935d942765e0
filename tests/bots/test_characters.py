"""Characters: each one's style can be seen in its play, and costs it no strength."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from statistics import fmean

import pytest
from long import LONG

from elfenland.arena.ladder import play_pair
from elfenland.arena.simulation import Setting, play_game
from elfenland.arena.statistics import share_of
from elfenland.board import BOARD, resolve
from elfenland.bots.characters import CHARACTERS, STRENGTH
from elfenland.game import Game
from elfenland.game import events as e
from elfenland.rules.numbering import BOOT, CARD_COUNT, ROUND

LEVEL = f"level-{STRENGTH}"
GAMES = 300 if LONG else 40
NEVER = 5  # the round of an obstacle that is never placed

Measure = Callable[[Game], list[float]]


def ends_of_rounds(game: Game, of_seat: int) -> list[float]:
    """One number of a seat's at the end of each of the first three rounds."""
    return [
        float(game.at(i).state.at(of_seat))
        for i, event in enumerate(game.events)
        if isinstance(event, e.RoundEnded) and game.at(i).state.at(ROUND) < 4
    ]


def cards_kept(game: Game) -> list[float]:
    """How many cards the first seat keeps after each round."""
    return ends_of_rounds(game, CARD_COUNT)


def round_of_obstacle(game: Game) -> list[float]:
    """When the first seat places its obstacle."""
    rounds = 0
    for event in game.events:
        rounds += isinstance(event, e.RoundBegan)
        if isinstance(event, e.ObstaclePlaced) and event.player == 0:
            return [rounds]
    return [NEVER]


def connections_travelled(game: Game) -> list[float]:
    """How many connections the first seat travels in the game."""
    return [sum(isinstance(event, e.Moved) and event.player == 0 for event in game.events)]


def on_counters_of_others(game: Game) -> list[float]:
    """Which share of the roads that the first seat travels in a round lie under a counter that another seat placed."""
    placed: dict[str, int] = {}
    travelled: list[bool] = []
    shares: list[float] = []
    for event in game.events:
        if isinstance(event, e.Placed):
            placed[event.connection] = event.player
        if isinstance(event, e.Moved) and event.player == 0 and event.connection in placed:
            travelled.append(placed[event.connection] != 0)
        if isinstance(event, e.RoundEnded):
            shares += [fmean(travelled)] if travelled else []
            placed.clear()
            travelled.clear()
    return shares


def distance_to_rival(game: Game) -> list[float]:
    """Connections between the two boots at the end of each round."""
    boots = zip(ends_of_rounds(game, BOOT), ends_of_rounds(game, BOOT + 1), strict=True)
    return [connections_between(int(mine), int(other)) for mine, other in boots]


def connections_between(start: int, end: int) -> int:
    """The least number of connections between two towns, whatever they cost."""
    reached, steps = {start}, 0
    while end not in reached:
        reached |= {way.b for way in BOARD.connections if way.a in reached} | {
            way.a for way in BOARD.connections if way.b in reached
        }
        steps += 1
    return steps


@cache
def games(bot: str) -> list[Game]:
    """Games of a bot against the level that it is as strong as."""
    return [play_game(Setting(resolve(), (bot, LEVEL)), 4_000_000 + seed) for seed in range(GAMES)]


def mean(bot: str, measure: Measure) -> float:
    """What a measure shows on average."""
    return fmean(number for game in games(bot) for number in measure(game))


@pytest.mark.parametrize(
    ("character", "measure", "sign"),
    [
        ("saboteur", round_of_obstacle, -1),
        ("miser", cards_kept, 1),
        ("tourist", connections_travelled, 1),
        ("loner", distance_to_rival, 1),
        ("loner", on_counters_of_others, -1),
    ],
)
def test_a_style_can_be_seen(character: str, measure: Measure, sign: int) -> None:
    """Against the level without a style, by more than a twentieth."""
    usual, own = mean(LEVEL, measure), mean(character, measure)
    assert sign * (own - usual) > 0.05 * usual, (own, usual)


@pytest.mark.parametrize("character", [one.name for one in CHARACTERS])
def test_a_style_costs_no_strength(character: str) -> None:
    """Within four points of a level; so few games by default tell only whether a taste is far too strong."""
    deals, room = (1000, 0.04) if LONG else (60, 0.15)
    share = share_of(play_pair(character, LEVEL, 2, range(4_100_000, 4_100_000 + deals), resolve()).shares)
    assert abs(share.value - 0.5) < room, share
