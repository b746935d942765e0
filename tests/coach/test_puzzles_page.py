"""What a page needs to let somebody solve a puzzle: all spots, by the engine, and nothing beyond answers."""

from __future__ import annotations

import pytest

from elfenland.board import CARD_NAMES
from elfenland.coach import puzzles, puzzles_page
from elfenland.coach.puzzles import KINDS, Puzzle
from elfenland.errors import Refused
from elfenland.game import events as e

SOME = [next(puzzle for puzzle in puzzles.shipped() if puzzle.kind == kind) for kind in KINDS]
TRAVELS = [puzzle for puzzle in SOME if puzzle.kind != "place"]


@pytest.mark.parametrize("puzzle", TRAVELS, ids=lambda puzzle: puzzle.kind)
def test_every_spot_of_a_solution_is_there_with_the_choices_of_the_engine(puzzle: Puzzle) -> None:
    moves = puzzles_page.moves(puzzle)
    done: list[str] = []
    for action in (*puzzles.solution(puzzle), None):
        view = puzzles.view_of(puzzle, done)
        me = view.players[0]
        counts = "".join(str((me.hand or ()).count(kind)) for kind in CARD_NAMES)
        here = moves.spots[f"{me.boot} {counts}"]
        assert [moves.choices[n] for n in here] == [choice for choice in view.legal if choice.action != "end"]
        done += [action] if action else []


@pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: puzzle.kind)
def test_the_solution_as_events_reaches_the_score(puzzle: Puzzle) -> None:
    events = puzzles_page.shown_solution(puzzle)
    new = sum(event.collected for event in events if isinstance(event, e.Moved))
    assert puzzle.kind == "tour" or new == puzzle.score
    assert isinstance(events[0], e.Placed) == (puzzle.kind == "place")


def test_the_solver_is_alone_and_can_only_answer() -> None:
    for puzzle in SOME:
        view = puzzles_page.view_alone(puzzle)
        assert len(view.players) == 1
        allowed = {"place", "pass"} if puzzle.kind == "place" else {"move", "caravan", "end"}
        assert {choice.action for choice in view.legal} <= allowed
    with pytest.raises(Refused):
        puzzles_page.happens(TRAVELS[0], ["move feodor-lapphalya", "move feodor-lapphalya"])
