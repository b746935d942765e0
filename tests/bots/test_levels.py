"""The ladder: eleven levels, each a step above the one below; old names stay; every level plays by the rules."""

from __future__ import annotations

from itertools import pairwise

import pytest
from long import LONG

from elfenland.arena.play import Sitting, play
from elfenland.arena.quick import play_state
from elfenland.board import EDITIONS, OPTION_VALUES, Options, resolve
from elfenland.bots import BOTS, NAMED, make
from elfenland.bots.levels import LEVELS, level
from elfenland.bots.registry import Spec, planner_of
from elfenland.bots.thinking.planner import Planner
from elfenland.game import outcome_of
from elfenland.rules import State

#: Games of each level in every edition, with every option and number of players; 2,000 by ELFENLAND_LONG=1.
QUICK = LEVELS[:9]


def share(first: str, second: str, deals: int, players: int = 2, seed: int = 700_000) -> float:
    """The first bot's share of the wins, with every deal played from every seat."""
    won = 0.0
    for deal in range(seed, seed + deals):
        for seat in range(players):
            bots = [first if other == seat else second for other in range(players)]
            winners = winners_of(play_state([planner(bot) for bot in bots], resolve(), deal))
            won += (seat in winners) / len(winners)
    return won / (deals * players)


def planner(bot: str) -> Planner:
    found = planner_of(bot)
    assert found is not None
    return found


def winners_of(state: State) -> tuple[int, ...]:
    outcome = outcome_of(state)
    assert outcome is not None
    return outcome.winners


def test_there_are_eleven_levels_and_the_old_names() -> None:
    assert [one.number for one in LEVELS] == list(range(1, 12))
    assert list(NAMED) == ["random", "wanderer", "pathfinder", "elder"]
    assert {one.bot for one in LEVELS} <= set(BOTS)
    assert len({one.title for one in LEVELS}) == len({one.character for one in LEVELS}) == 11
    assert all(lower.rating < higher.rating for lower, higher in pairwise(LEVELS))


def test_level_9_is_the_pathfinder() -> None:
    habits = [name for name in dir(planner("pathfinder")) if not name.startswith("_")]
    counts = {"nodes", "gave_up", "found"}  # of the last search
    for name in set(habits) - counts:
        assert getattr(planner("level-9"), name) == getattr(planner("pathfinder"), name), name


@pytest.mark.parametrize("number", range(2, 10))
def test_each_level_beats_the_one_below(number: int) -> None:
    """The measured steps are 60 to 68 % (docs/ladder.md); so few games tell only whether a dial is broken."""
    games = 600 if LONG else 60 if number < 8 else 40
    least = 0.57 if LONG else 0.5
    assert share(f"level-{number}", f"level-{number - 1}", games // 2) >= least


def test_two_levels_are_a_step_with_four_players() -> None:
    for number in range(3, 8):
        assert share(f"level-{number}", f"level-{number - 2}", 8, players=4) > 0.25


def editions_and_options() -> list[Options]:
    """Every edition with and without town cards, and every value of every option."""
    editions = [resolve(edition, town_cards) for edition in EDITIONS for town_cards in (False, True)]
    values = [(name, value) for name, values in OPTION_VALUES.items() for value in values if name != "town_cards"]
    return editions + [resolve("rio-grande", True, **{name: value}) for name, value in values]


@pytest.mark.parametrize("bot", [one.bot for one in LEVELS])
def test_no_level_ever_breaks_a_rule(bot: str) -> None:
    """Through the guard, which reports what a bot does wrong; the default run plays a few games of each."""
    searches = planner_of(bot) is None
    tables = [(options, players) for options in editions_and_options() for players in range(2, 7)]
    count = 2000 if LONG else 2 if searches else 10
    spec = Spec.parse(f"{bot}:sims=16" if searches else bot)
    for number in range(count):
        options, players = tables[(7 * number + level(int(bot[6:])).number) % len(tables)]
        guards = play(Sitting(number, 800_000 + number, (spec,) * players, options), quick=False)
        assert not [fault for seat in guards.seats for fault in seat.faults]


@pytest.mark.parametrize("players", [2, 4])
def test_a_match_is_the_same_with_events_and_without(players: int) -> None:
    names = ["level-3", "level-8", "saboteur", "level-6"][:players]
    sitting = Sitting(0, 77, tuple(Spec.parse(name) for name in names), resolve("amigo-de"))
    slow, fast = (play(sitting, quick=quick) for quick in (False, True))
    assert (slow.early, slow.reason) == (fast.early, fast.reason)
    for one, other in zip(slow.seats, fast.seats, strict=True):
        assert (one.share, one.place, one.pieces, one.pieces_by_round) == (
            other.share,
            other.place,
            other.pieces,
            other.pieces_by_round,
        )
        assert one.decisions == other.decisions


def test_the_sage_thinks_the_same_whatever_the_time() -> None:
    assert make("level-10").sims == level(10).sims is not None  # type: ignore[attr-defined]
    assert make("level-11").sims is None  # type: ignore[attr-defined]
