"""The endpoints of puzzles. The first line of each docstring is its documentation."""

from __future__ import annotations

from elfenland.server import bodies, puzzles, wire
from elfenland.server.calls import Call, operation

PUZZLE = "/api/puzzles/{puzzle}"


@operation("GET", "/api/puzzles", wire.PuzzleShelf)
async def puzzle_shelf(call: Call) -> wire.PuzzleShelf:
    """The puzzle of the day, your rating and your streak of days."""
    return await puzzles.shelf(call.context, call.session)


@operation("GET", "/api/next-puzzle", wire.PuzzleInfo, query=bodies.PuzzleQuery)
async def next_puzzle(call: Call) -> wire.PuzzleInfo:
    """A puzzle that you have not tried, at about your level."""
    query = call.query(bodies.PuzzleQuery)
    return await puzzles.following(call.context, call.session, query.kind, query.level)


@operation("GET", PUZZLE, wire.PuzzlePosition)
async def get_puzzle(call: Call) -> wire.PuzzlePosition:
    """A puzzle: the position, and every step that is possible from every spot of it."""
    return await puzzles.position(call.context, call.session, call.path["puzzle"])


@operation(
    "POST",
    PUZZLE + "/answers",
    wire.PuzzleVerdict,
    body=bodies.PuzzleAnswer,
    example={"actions": ["move wylhien-usselen"]},
)
async def answer_puzzle(call: Call) -> wire.PuzzleVerdict:
    """Answer a puzzle; whatever reaches the proved score is right, and your first try counts."""
    return await puzzles.answer(call.context, call.session, call.path["puzzle"], call.read(bodies.PuzzleAnswer).actions)


@operation("POST", PUZZLE + "/help", wire.PuzzleHelp, body=bodies.PuzzleWish, example={"what": "score"})
async def help_puzzle(call: Call) -> wire.PuzzleHelp:
    """The best score, the first step, or a whole solution; asking before your first answer counts as a miss."""
    return await puzzles.help_with(call.context, call.session, call.path["puzzle"], call.read(bodies.PuzzleWish).what)
