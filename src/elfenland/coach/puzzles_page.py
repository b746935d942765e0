"""Puzzles for a page that solves them without asking at every step: all spots, and what can be done at each.

A spot of a journey is a town and a hand. There are some hundreds, and the engine says which choices each has; so a page
needs no rule of the game to let a person travel.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

import msgspec

from elfenland.board import BOARD, CARD_NAMES
from elfenland.coach.puzzles import SOLVER, Puzzle, best_travel, game_at, judge, placed_state, solution, state_of
from elfenland.game import Caravan, LegalChoice, Place, View, parse, view_for
from elfenland.game import events as e
from elfenland.rules import State


class Moves(msgspec.Struct, frozen=True):
    """Every choice there is, and the numbers of those at each spot."""

    choices: tuple[LegalChoice, ...]
    spots: dict[str, tuple[int, ...]]


def view_alone(puzzle: Puzzle) -> View:
    """The position as its solver sees it: nobody else sits there, and only what answers the puzzle is possible."""
    view = view_for(game_at(state_of(puzzle), puzzle.options), SOLVER, history=False)
    wanted = ("place", "pass") if puzzle.kind == "place" else ("move", "caravan", "end")
    me = msgspec.structs.replace(view.players[SOLVER], obstacle=False)
    legal = tuple(choice for choice in view.legal if choice.action in wanted)
    return msgspec.structs.replace(view, players=(me,), legal=legal)


def moves(puzzle: Puzzle) -> Moves:
    """All spots that the solver of a journey or a tour can come to; none for a place puzzle."""
    numbers: dict[LegalChoice, int] = {}
    spots: dict[str, tuple[int, ...]] = {}
    waiting = [] if puzzle.kind == "place" else [state_of(puzzle)]
    while waiting:
        state = waiting.pop()
        key = spot(state)
        if key in spots:
            continue
        legal = [c for c in view_for(game_at(state, puzzle.options), SOLVER, history=False).legal if c.action != "end"]
        spots[key] = tuple(numbers.setdefault(choice, len(numbers)) for choice in legal)
        for text in (text for choice in legal for text in _spelt(choice, state)):
            game = game_at(state.copy(), puzzle.options)
            game.decide(parse(text), SOLVER)
            waiting.append(game.state)
    return Moves(tuple(numbers), spots)


def spot(state: State) -> str:
    """Where the solver stands, and how many cards of each kind they hold, in the order of the chart."""
    return f"{BOARD.towns[state.boot(SOLVER)].id} {''.join(map(str, state.hand(SOLVER)))}"


def _spelt(choice: LegalChoice, state: State) -> Iterator[str]:
    """The actions that a choice stands for: a caravan is paid in every way there is (R4.5)."""
    if choice.action == "move":
        yield choice.text
        return
    held = [CARD_NAMES[kind] for kind, count in enumerate(state.hand(SOLVER)) for _ in range(count)]
    for cards in set(combinations(held, choice.choose)):
        yield str(Caravan(choice.connection or "", cards))


def happens(puzzle: Puzzle, actions: Sequence[str]) -> tuple[e.Event, ...]:
    """What an answer does, as events; after a counter was placed its best journey follows."""
    judge(puzzle, actions)
    state = state_of(puzzle)
    placed = parse(actions[0]) if puzzle.kind == "place" else None
    events: list[e.Event] = []
    if isinstance(placed, Place):
        events.append(e.Placed(SOLVER, placed.kind, placed.connection, False))
        state = placed_state(state, placed)
        actions = best_travel(state, "journey")[1]
    game = game_at(state.copy(), puzzle.options)
    for text in actions:
        game.decide(parse(text), SOLVER)
    return (*events, *game.events)


def shown_solution(puzzle: Puzzle) -> tuple[e.Event, ...]:
    """An answer that reaches the proved score, as events."""
    actions = solution(puzzle)
    return happens(puzzle, actions[:1] if puzzle.kind == "place" else actions)
