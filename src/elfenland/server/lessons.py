"""First lessons: the page keeps what was done, the server carries it out on the real engine. Nothing is stored."""

from __future__ import annotations

from collections.abc import Sequence

from elfenland.bots import make
from elfenland.coach.lessons import SEED, Task, game_of, lesson, lessons, reached
from elfenland.errors import ElfenlandError
from elfenland.game import Game, view_for
from elfenland.server.problems import Problem
from elfenland.server.wire import LessonInfo, LessonState

ELF = "wanderer"  # plays the other seats
GUIDE = "pathfinder"  # shows what to do where no answer is written down
ME = 0


def shelf() -> tuple[LessonInfo, ...]:
    """All lessons, in order."""
    return tuple(LessonInfo(each.id, len(each.tasks)) for each in lessons())


def carry_out(name: str, number: int, actions: Sequence[str], show: bool) -> LessonState:
    """A task after these actions of all seats; `show` plays the next one that leads on."""
    task = _task(name, number)
    game = game_of(task)
    done = [*actions]
    if show and task.show and tuple(done) != task.show[: len(done)]:
        done = []  # what was tried leads elsewhere, so it is shown from the beginning
    for action in done:
        game.play(action)
    if show and game.to_act == ME and not reached(game, task):
        done.append(_shown(game, task, len(done)))
        game.play(done[-1])
    _play_elves(game, task, done)
    won = reached(game, task)
    lost = not won and (game.to_act != ME or game.round > task.position.round or _is_wasted(game, task))
    return LessonState(tuple(done), view_for(game, ME), tuple(game.events), won, lost)


def _task(name: str, number: int) -> Task:
    try:
        return lesson(name).tasks[number - 1]
    except (ElfenlandError, IndexError):
        raise Problem("not_found", "there is no such lesson") from None


def _shown(game: Game, task: Task, at: int) -> str:
    """The next action that leads on."""
    if task.show:
        return task.show[at]
    return str(make(GUIDE, seed=SEED).choose(view_for(game, ME), 1.0))


def _play_elves(game: Game, task: Task, done: list[str]) -> None:
    """Let the others play while it is their turn in this round."""
    while game.to_act not in (None, ME) and game.round == task.position.round and not reached(game, task):
        elf = make(ELF, seed=SEED, stream=len(done))
        done.append(str(elf.choose(view_for(game, game.to_act), 1.0)))
        game.play(done[-1])


def _is_wasted(game: Game, task: Task) -> bool:
    """Whether what was to be done can no longer be done: something else was played instead."""
    wanted = set(task.goal.played)
    if game.phase == "travel" and len(game.legal()) == 1:
        return True  # nothing but the end of the turn is left
    return bool(wanted) and not wanted & {str(action) for action in game.legal()}
