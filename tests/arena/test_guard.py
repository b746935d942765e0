"""A bot that crashes, hangs, prints rubbish or plays unlawfully loses the turn; the game goes on."""

from __future__ import annotations

import os
import sys
import time as clock
from pathlib import Path

import pytest

from elfenland.bots import guard as guards
from elfenland.bots.guard import CHANCES, Chooser, Guard
from elfenland.bots.stdio import StdioBot
from elfenland.game import Action, Game, Pass, View
from elfenland.rules import Rng

GREETING = 'import json, sys, time\nsys.stdin.readline()\nprint(\'{"hello": "bad"}\', flush=True)\n'


class Crashing:
    def choose(self, view: View, time: float | None) -> Action:
        raise ZeroDivisionError("a mistake")


class Silly:
    def choose(self, view: View, time: float | None) -> Action:
        return "fly home"  # type: ignore[return-value]  # that is the point


class Stubborn:
    def choose(self, view: View, time: float | None) -> Action:
        return Pass()


class Slow:
    def choose(self, view: View, time: float | None) -> Action:
        clock.sleep(0.05)
        return Pass()


def game_with(bot: Chooser, time: float | None = None) -> Guard:
    """A whole game of two, the bot at seat 0."""
    game = Game.new(2, seed=5)
    seats = [Guard(lambda: bot, Rng(5, 1)), Guard(lambda: Stubborn(), Rng(5, 2))]
    try:
        while (seat := game.to_act) is not None:
            seats[seat].turn(game, time)
    finally:
        for guard in seats:
            guard.close()
    assert game.over
    return seats[0]


def program(folder: Path, body: str) -> StdioBot:
    file = folder / "bad.py"
    file.write_text(GREETING + body)
    return StdioBot([sys.executable, str(file)])


def codes(guard: Guard) -> set[str]:
    return {report.code for report in guard.faults}


def test_a_crashing_bot_is_asked_a_few_times_only() -> None:
    guard = game_with(Crashing())
    assert codes(guard) == {"crashed"}
    assert len(guard.faults) == CHANCES
    assert guard.faults[0].sentence == "it raised ZeroDivisionError: a mistake"
    assert guard.faults[-1].sentence.endswith("it is not asked again in this game")


def test_rubbish_costs_every_turn() -> None:
    guard = game_with(Silly())
    assert codes(guard) == {"rubbish"}
    assert len(guard.faults) == guard.decisions > 20


def test_an_unlawful_action_is_told_with_its_rule() -> None:
    guard = game_with(Stubborn())
    assert codes(guard) == {"unlawful"}
    assert any("R2.3" in report.sentence for report in guard.faults)
    assert {report.phase for report in guard.faults} <= {"draw", "travel", "keep"}


def test_a_late_answer_is_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guards, "GRACE", 0.01)
    guard = game_with(Slow(), time=0.001)
    assert codes(guard) == {"late"}
    assert len(guard.faults) == CHANCES


@pytest.mark.parametrize(
    ("body", "code", "says"),
    [
        ("raise ValueError('oh no')", "crashed", "ValueError: oh no"),
        ("sys.stdin.readline(); sys.exit(3)", "crashed", "code 3"),
        ("for line in sys.stdin: print('hello', flush=True)", "rubbish", "not JSON"),
        ("for line in sys.stdin: print('[' * 5000, flush=True)", "rubbish", "not JSON"),
        ("for line in sys.stdin: print('[1]', flush=True)", "rubbish", "not a JSON object"),
        ("for line in sys.stdin: print('{}', flush=True)", "rubbish", "no action"),
        ("for line in sys.stdin: print('x' * 50_000, flush=True)", "rubbish", "more than"),
        ('for line in sys.stdin: print(\'{"action": "fly home"}\', flush=True)', "rubbish", "is not an action"),
        ('for line in sys.stdin: print(\'{"action": "draw blind"}\', flush=True)', "unlawful", "R"),
    ],
)
def test_bad_programs(tmp_path: Path, body: str, code: str, says: str) -> None:
    guard = game_with(program(tmp_path, body))
    assert code in codes(guard)
    assert any(says in report.sentence for report in guard.faults if report.code == code)


@pytest.mark.parametrize("body", ["time.sleep(1000)", "sys.stdin.readline(); time.sleep(1000)"])
def test_a_hanging_program_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str) -> None:
    """Whether it reads its input or not, and with it whatever it started."""
    monkeypatch.setattr(guards, "GRACE", 0.2)
    sleeper = "import subprocess\nchild = subprocess.Popen(['sleep', '1000'])\n"
    note = f"open({str(tmp_path / 'pids')!r}, 'a').write(str(child.pid) + '\\n')\n"
    guard = game_with(program(tmp_path, sleeper + note + body), time=0.05)
    assert codes(guard) == {"late"}
    pids = [int(pid) for pid in (tmp_path / "pids").read_text().split()]
    assert len(pids) == CHANCES
    assert not [pid for pid in pids if _runs(pid)]


def _runs(pid: int) -> bool:
    """Whether a process is there and no mere rest that nobody has collected."""
    try:
        os.kill(pid, 0)
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().split(")")[1].split()[0]
    except (ProcessLookupError, FileNotFoundError):
        return False


def test_a_program_that_does_not_greet(tmp_path: Path) -> None:
    file = tmp_path / "rude.py"
    file.write_text('import sys\nfor line in sys.stdin: print(\'{"action": "pass"}\', flush=True)\n')
    guard = game_with(StdioBot([sys.executable, str(file)]))
    assert guard.faults[0].code == "rubbish"
    assert "did not greet" in guard.faults[0].sentence


ANSWER_FIRST = """
import os
for line in sys.stdin:
    view = json.loads(line).get('view')
    if view is None: break
    choice = view['legal'][0]
    hand = view['players'][view['seat']]['hand'][:choice.get('choose', 0)]
    print(json.dumps({'action': ' '.join([choice['text'], *hand])}), flush=True)
    if not os.path.exists(FLAG):
        open(FLAG, 'w').close()
        time.sleep(DELAY)
        print('by the way', flush=True)
"""


@pytest.mark.parametrize("delay", [0.0, 0.05])
def test_a_line_that_nobody_asked_for_costs_one_turn_and_no_more(tmp_path: Path, delay: float) -> None:
    """Whether it comes before the next question or after it: the program does not stay out of step."""
    flag = f"FLAG, DELAY = {str(tmp_path / 'said')!r}, {delay}\n"
    guard = game_with(program(tmp_path, flag + ANSWER_FIRST))
    assert [report.code for report in guard.faults] == ["rubbish"]
