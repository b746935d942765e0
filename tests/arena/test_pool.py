"""Work on several processes: in order, the same for any number of them, and stopped by the first Ctrl-C."""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from elfenland.arena.pool import spread
from elfenland.arena.shards import chunks, play_chunk, read_rows
from elfenland.arena.simulation import Setting
from elfenland.board import resolve
from elfenland.errors import BotError

SETTING = Setting(resolve("rio-grande"), ("random",) * 2, "rio-grande")


def test_two_processes_give_what_one_gives() -> None:
    one, two = (list(spread(play_chunk, chunks(SETTING, range(400), "records"), jobs)) for jobs in (1, 2))
    assert one == two
    assert [row.number for played in two for row in played.rows] == list(range(400))


def test_closing_ends_the_processes() -> None:
    before = set(multiprocessing.active_children())
    work = spread(play_chunk, chunks(SETTING, range(10**6)), 2)
    next(work)
    assert set(multiprocessing.active_children()) > before
    work.close()
    assert set(multiprocessing.active_children()) == before


def test_a_process_that_dies_is_one_sentence() -> None:
    with pytest.raises(BotError, match="died unexpectedly"):
        list(spread(os._exit, [1], 2))  # it never returns


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="Windows has no masks of signals")
def test_processes_are_deaf_to_ctrl_c_from_their_very_start() -> None:
    """Also the first ones: multiprocessing's tracker of resources starts with them, and unblocks signals."""
    program = "from elfenland.arena.pool import spread; from arena.test_pool import is_deaf; "
    program += "print(list(spread(is_deaf, range(4), 2)))"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=Path(__file__).parent.parent, capture_output=True, text=True, check=True
    )
    assert done.stdout == "[True, True, True, True]\n"


def is_deaf(_: int) -> bool:
    """Whether this process does not hear Ctrl-C, whatever it does about it."""
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def start(*arguments: str) -> subprocess.Popen[str]:
    """The command with a group of its own, as in a terminal: it hears Ctrl-C even if these tests do not."""
    command = [sys.executable, "-m", "elfenland", "simulate", "--players", "2", "--seed", "3", *arguments]
    return subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def wait_for_file(file: Path, process: subprocess.Popen[str]) -> None:
    """Until the file has something in it, or the process has ended."""
    while not (file.exists() and file.stat().st_size):
        try:
            process.wait(0.05)
        except subprocess.TimeoutExpired:
            continue
        pytest.fail(f"it ended too early: {process.communicate()}")


def test_the_first_interrupt_stops_a_run_which_goes_on_later(tmp_path: Path) -> None:
    """Ctrl-C reaches the whole process group, as in a terminal; then the same command plays only what is missing."""
    folder = tmp_path / "run"
    process = start("--games", "1000000", "--jobs", "2", "--output", str(folder), "--json")
    wait_for_file(folder / "results-00000.jsonl.gz", process)
    os.killpg(process.pid, signal.SIGINT)
    try:
        out, err = process.communicate(timeout=60)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130, err
    assert "Traceback" not in err
    done = json.loads(out)["games"]
    assert f"stopped after {done} games" in err
    kept = (folder / "games-00000.jsonl.gz").read_bytes()
    rows = list(read_rows(folder / "results-00000.jsonl.gz"))
    assert [row.number for row in rows] == list(range(done))

    process = start("--games", str(done + 30), "--output", str(folder), "--json")
    out, err = process.communicate(timeout=120)
    assert process.returncode == 0, err
    assert json.loads(out)["games"] == done + 30
    assert (folder / "games-00000.jsonl.gz").read_bytes().startswith(kept)
    whole = start("--games", str(done + 30), "--json")
    again = json.loads(whole.communicate(timeout=120)[0])
    assert {**again, "seconds": 0} == {**json.loads(out), "seconds": 0}


#: Ctrl-C comes while the tenth game is counted.
UNTIMELY = """
import os, signal
from elfenland.cli import main
from elfenland.cli.simulate import Totals

add = Totals.add

def interrupted(self, outcome):
    if self.games == 9:
        os.kill(os.getpid(), signal.SIGINT)
    add(self, outcome)

Totals.add = interrupted
main()
"""


def test_what_an_interrupted_run_reports_is_what_it_wrote(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    wish = ["simulate", "-p", "2", "--seed", "3", "--games", "1000", "--output", str(folder), "--json"]
    run = subprocess.run([sys.executable, "-c", UNTIMELY, *wish], capture_output=True, text=True, timeout=60)
    assert run.returncode == 130, run.stderr
    written = len(list(read_rows(folder / "results-00000.jsonl.gz")))
    assert json.loads(run.stdout)["games"] == written > 9
    assert f"stopped after {written} games" in run.stderr
