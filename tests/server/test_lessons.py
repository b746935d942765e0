"""Lessons at the server: every task can be shown to its end, wrong ways are lost or refused, and nothing is kept."""

from __future__ import annotations

import pytest

from elfenland.errors import Refused
from elfenland.server.lessons import carry_out, shelf
from elfenland.server.problems import Problem

TASKS = [(each.lesson, number) for each in shelf() for number in range(1, each.tasks + 1)]


@pytest.mark.parametrize(("name", "number"), TASKS)
def test_every_task_can_be_shown_to_its_end(name: str, number: int) -> None:
    state = carry_out(name, number, (), False)
    for _ in range(40):
        assert not state.lost
        if state.done:
            break
        assert state.view.to_act == 0
        state = carry_out(name, number, state.actions, True)
    assert state.done
    assert carry_out(name, number, state.actions, False) == state, "the same actions lead to the same place"


def test_wrong_ways_are_lost_or_refused_with_their_rule() -> None:
    assert carry_out("placing", 1, ("pass",), False).lost
    assert carry_out("placing", 1, ("place dragon lapphalya-elvenhold",), False).lost
    assert carry_out("travel", 2, ("move ergeren-elvenhold",), False).lost
    assert carry_out("travel", 2, ("move ergeren-elvenhold",), True).actions == ("move elvenhold-beata",)
    with pytest.raises(Refused) as refusal:
        carry_out("water", 1, ("move elvenhold~virst",), False)
    assert refusal.value.rule == "R4.4"
    for name, number in (("flying", 1), ("travel", 9)):
        with pytest.raises(Problem):
            carry_out(name, number, (), False)
