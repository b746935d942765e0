"""First steps: six short lessons, one idea each, played on the real engine.

A lesson is a file of data in `lessons/`: its tasks begin in a position, have a goal, and know right answers and wrong
ones with the rule that refuses them. Texts are keys; `lessons/english.json` says them in English.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from elfenland.board import BOARD, CARD_NAMES, COUNTER_NAMES, resolve
from elfenland.errors import ElfenlandError
from elfenland.game import Game, action_of
from elfenland.game import events as e
from elfenland.rules import State
from elfenland.rules.numbering import (
    BAG,
    BAG_COUNT,
    BLOCKED,
    BOOT,
    CARD_COUNT,
    COLLECTED,
    CURRENT,
    DRAW,
    FREE,
    MARKET,
    OBSTACLE_LEFT,
    PHASE,
    PLAN,
    ROAD,
    ROUND,
    STACK,
    STACK_COUNT,
    TOWN_CARD_LEFT,
    TOWNS,
    TRAVEL,
    hand_at,
    open_at,
    piece_at,
    secret_at,
)

ORDER = ("travel", "caravan", "water", "placing", "obstacle", "round")
MARKET_FIVE = ("giant_pig", "elfcycle", "magic_cloud", "unicorn", "troll_wagon")
SEED = 6  # of the luck in lessons


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player's things in a position."""

    boot: str = "elvenhold"
    hand: tuple[str, ...] = ()
    counters: tuple[str, ...] = ()
    secrets: tuple[str, ...] = ()
    obstacle: bool = True
    missing: tuple[str, ...] | None = None  # the towns that still hold a piece; None: all of them


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A counter on a road, with an obstacle or without."""

    kind: str
    obstacle: bool = False


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a task begins; a new game with its own deal where `deal` is true."""

    phase: Literal["draw", "plan", "travel"] = "travel"
    round: int = 1
    seats: tuple[Seat, ...] = (Seat(), Seat())
    roads: dict[str, Laid] = msgspec.field(default_factory=dict)
    market: tuple[str, ...] = MARKET_FIVE
    deal: bool = False


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must have happened for the task to be done; everything that is named must hold."""

    visit: tuple[str, ...] = ()  # towns whose pieces are taken
    towns: int = 0  # new towns in all
    at: str | None = None  # where the boot stands
    cards: int = 0  # that are still in the hand, at least
    played: tuple[str, ...] = ()  # actions, one of which must have been played
    phase: str | None = None  # that the game has come to


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wrong answer: refused by a rule, or allowed without reaching the goal (`rule` is None)."""

    actions: tuple[str, ...]
    rule: str | None = None


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One task: what the player is told, where it begins, its goal, answers; `show` is what "show me" plays."""

    text: str
    done: str
    position: Position
    goal: Goal
    show: tuple[str, ...]
    right: tuple[tuple[str, ...], ...] = ()
    wrong: tuple[Wrong, ...] = ()


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea: a title, an introduction and its tasks."""

    id: str
    title: str
    intro: str
    tasks: tuple[Task, ...]


def lessons() -> tuple[Lesson, ...]:
    """All lessons, in order."""
    return tuple(map(lesson, ORDER))


@cache
def lesson(name: str) -> Lesson:
    """One lesson by its name."""
    if name not in ORDER:
        raise ElfenlandError(f"there is no lesson {name!r}; there are {', '.join(ORDER)}")
    data = (files("elfenland.coach") / "lessons" / f"{name}.json").read_bytes()
    return msgspec.json.decode(data, type=Lesson)


@cache
def texts() -> dict[str, str]:
    """The lessons' texts in English, by key; translators copy the file."""
    data = (files("elfenland.coach") / "lessons" / "english.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, str])


def game_of(task: Task, edition: str = "rio-grande") -> Game:
    """A game in the position where the task begins, seat 0 to act, by any edition."""
    position = task.position
    players = [e.Player("You"), *(e.Player(f"Elf {number}") for number in range(1, len(position.seats)))]
    game = Game(resolve(edition, False), players, seed=SEED)
    if position.deal:
        game.begin()
    else:
        _write(game.state, position)
    return game


def reached(game: Game, task: Task) -> bool:
    """Whether seat 0 has done what the task asks."""
    goal, state, seat = task.goal, game.state, 0
    left = {BOARD.towns[town].id for town in state.pieces(seat)}
    missing = task.position.seats[seat].missing
    before = {town.id for town in BOARD.towns if town.index != BOARD.capital} if missing is None else set(missing)
    done = {str(action_of(event)) for event in game.events if getattr(event, "player", None) == seat}
    return (
        not left & set(goal.visit)
        and len(before - left) >= goal.towns
        and (goal.at is None or BOARD.towns[state.boot(seat)].id == goal.at)
        and sum(state.hand(seat)) >= goal.cards
        and (not goal.played or bool(done & set(goal.played)))
        and (goal.phase is None or game.phase == goal.phase)
    )


# ------------------------------------------------------------------ writing a position


def _write(state: State, position: Position) -> None:
    """Put a position into the state of a game that has not begun; cards and counters come out of the stacks."""
    state.put(PHASE, {"draw": DRAW, "plan": PLAN, "travel": TRAVEL}[position.phase])
    state.put(ROUND, position.round - 1)
    state.put(CURRENT, 0)
    for town in range(TOWNS):
        state.put(TOWN_CARD_LEFT + town, 0)
    for seat, things in enumerate(position.seats):
        _write_seat(state, seat, things)
    _take(state, BAG, MARKET, position.market, COUNTER_NAMES)
    _count(state, BAG_COUNT, -len(position.market))
    for name, laid in position.roads.items():
        road = BOARD.connection_index[name]
        _count(state, BAG + COUNTER_NAMES.index(laid.kind), -1)
        _count(state, BAG_COUNT, -1)
        state.put(ROAD + road, 1 + COUNTER_NAMES.index(laid.kind))
        state.put(FREE + road, 0)
        state.put(BLOCKED + road, laid.obstacle)


def _write_seat(state: State, seat: int, things: Seat) -> None:
    state.put(BOOT + seat, BOARD.town_index[things.boot])
    state.put(OBSTACLE_LEFT + seat, things.obstacle)
    _take(state, STACK, hand_at(seat, 0), things.hand, CARD_NAMES)
    _count(state, STACK_COUNT, -len(things.hand))
    _count(state, CARD_COUNT + seat, len(things.hand))
    _take(state, BAG, open_at(seat, 0), things.counters, COUNTER_NAMES)
    _take(state, BAG, secret_at(seat, 0), things.secrets, COUNTER_NAMES)
    _count(state, BAG_COUNT, -len(things.counters) - len(things.secrets))
    if things.missing is not None:
        for town in BOARD.towns:
            if town.index != BOARD.capital and town.id not in things.missing:
                state.put(piece_at(seat, town.index), 0)
                _count(state, COLLECTED + seat, 1)


def _take(state: State, source: int, target: int, kinds: Sequence[str], names: Sequence[str]) -> None:
    for kind in kinds:
        _count(state, source + names.index(kind), -1)
        _count(state, target + names.index(kind), 1)


def _count(state: State, place: int, by: int) -> None:
    state.put(place, state.at(place) + by)
