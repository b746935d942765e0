"""Lessons: every task is played through, with right answers and wrong ones, by every edition's rules."""

from __future__ import annotations

import re

import pytest

from elfenland.board import EDITIONS
from elfenland.bots import make
from elfenland.coach.lessons import ORDER, Task, game_of, lesson, lessons, reached, texts
from elfenland.errors import ElfenlandError, Refused
from elfenland.game import view_for
from elfenland.hidden import Known

TASKS = [(each.id, number, task) for each in lessons() for number, task in enumerate(each.tasks, 1)]
NAMES = [f"{name}-{number}" for name, number, _ in TASKS]


def outcome(task: Task, actions: tuple[str, ...], edition: str) -> bool | str:
    """Whether the goal is reached, or the rule that refused an action."""
    game = game_of(task, edition)
    for action in actions:
        try:
            game.play(action, 0)
        except Refused as refusal:
            return str(refusal.rule)
    return reached(game, task)


@pytest.mark.parametrize(("_name", "_number", "task"), TASKS, ids=NAMES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_right_answers_reach_the_goal_and_wrong_ones_do_not(_name: str, _number: int, task: Task, edition: str) -> None:
    assert not reached(game_of(task, edition), task)
    for actions in (task.show, *task.right):
        assert not actions or outcome(task, actions, edition) is True, actions
    for wrong in task.wrong:
        found = outcome(task, wrong.actions, edition)
        allowed = {False, wrong.rule} if edition != "rio-grande" else {wrong.rule or False}
        assert found in allowed, wrong.actions


def test_every_task_can_be_shown_or_played_by_the_coach() -> None:
    for _, _, task in TASKS:
        assert task.show or task.position.deal
        assert task.wrong or task.position.deal


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_whole_round_can_be_done_by_those_who_try_and_not_by_those_who_pass(edition: str) -> None:
    (task,) = [task for _, _, task in TASKS if task.position.deal]
    bots = [make("pathfinder", seed=1, stream=1), make("wanderer", seed=1, stream=2)]
    for tries in (True, False):
        game = game_of(task, edition)
        while game.round == 1 and game.to_act is not None and not reached(game, task):
            seat = game.to_act
            if seat == 0 and not tries and game.phase == "plan":
                game.play("pass")
            elif seat == 0 and not tries and game.phase == "travel":
                hand = view_for(game, 0).players[0].hand
                assert hand is not None
                game.play(" ".join(["end", *hand[4:]]))
            else:
                game.play(bots[seat].decide(Known.of_game(game, seat)))
        assert reached(game, task) is tries


def test_six_lessons_with_a_text_for_every_key() -> None:
    assert len(ORDER) == 6
    keys = {"lessons.title", "lessons.game.text"}
    for each in lessons():
        keys |= {each.title, each.intro, *(task.text for task in each.tasks), *(task.done for task in each.tasks)}
    assert keys == set(texts())
    assert all(re.search(r"[.?!]$", text) or key.endswith("title") for key, text in texts().items())


def test_unknown_lessons_are_refused() -> None:
    with pytest.raises(ElfenlandError, match="no lesson"):
        lesson("flying")
