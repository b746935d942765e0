"""The endpoints of lessons. The first line of each docstring is its documentation."""

from __future__ import annotations

import asyncio

from elfenland.server import bodies, lessons, wire
from elfenland.server.calls import Call, operation


@operation("GET", "/api/lessons", tuple[wire.LessonInfo, ...])
async def list_lessons(call: Call) -> tuple[wire.LessonInfo, ...]:
    """The first lessons in their order, each with its number of tasks."""
    return lessons.shelf()


@operation(
    "POST",
    "/api/lessons/{lesson}",
    wire.LessonState,
    body=bodies.LessonActions,
    example={"task": 1, "actions": []},
)
async def do_lesson(call: Call) -> wire.LessonState:
    """A lesson's task after the actions so far, with the others' turns played; the server keeps nothing."""
    wish = call.read(bodies.LessonActions)
    return await asyncio.to_thread(lessons.carry_out, call.path["lesson"], wish.task, wish.actions, wish.show)
