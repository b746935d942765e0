"""A bot that is a program: one JSON object a line over its standard input and output (docs/bots.md).

to the program    {"hello": "elfenland", "protocol": 1, "seat": 0, …}
from the program  {"hello": "its name"}
to the program    {"view": {…}, "time_left": 0.2}
from the program  {"action": "place dragon feodor-lapphalya"}
to the program    {"bye": true}
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import signal
import subprocess
import tempfile
import threading
from collections.abc import Sequence
from typing import IO, Any

from elfenland.board import BOARD, CARD_NAMES, CHART
from elfenland.bots.faults import Crashed, Late, Rubbish
from elfenland.errors import ActionSyntaxError
from elfenland.game import Action, View, parse, view_json

PROTOCOL = 1
#: A legal answer is far shorter.
MAX_LINE = 10_000
#: Answers that nobody asked for are kept up to this number; a program that writes more waits.
MAX_WAITING = 100
SECONDS_TO_START = 10.0
SECONDS_TO_GO = 1.0


class Program:
    """A running program that takes and gives lines. Nothing here waits longer than it is told."""

    def __init__(self, command: Sequence[str]) -> None:
        self.errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  # open as long as the program runs
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.errors,
                start_new_session=True,  # so that a shell's own children end with it
            )
        except OSError as problem:
            self.errors.close()
            raise Crashed(f"it cannot be started: {problem.strerror}") from None
        self._given: queue.Queue[bytes] = queue.Queue(MAX_WAITING)
        self._to_send: queue.Queue[bytes | None] = queue.Queue()
        for work in (self._read, self._write):
            threading.Thread(target=work, daemon=True).start()

    def _read(self) -> None:
        """Runs in a thread: a program may answer at any time, and one that stays silent must not block the match."""
        output = self.process.stdout
        assert output is not None
        while line := output.readline(MAX_LINE + 1):
            self._given.put(line)
        self._given.put(b"")
        output.close()

    def _write(self) -> None:
        """Runs in a thread: a program that does not read must not block the match either."""
        given = self.process.stdin
        assert given is not None
        with contextlib.suppress(OSError, ValueError):
            while (line := self._to_send.get()) is not None:
                given.write(line + b"\n")
                given.flush()
        with contextlib.suppress(OSError):
            given.close()

    def send(self, line: bytes) -> None:
        """Queue one line for the program."""
        self._to_send.put(line)

    def unasked(self) -> list[bytes]:
        """The lines that it has written without being asked; they are taken away."""
        lines = []
        while not self._given.empty():
            line = self._given.get()
            if line == b"":
                self._given.put(line)  # the end stays the end
                break
            lines.append(line)
        return lines

    def receive(self, seconds: float) -> bytes:
        """The next line, without waiting longer than this."""
        try:
            line = self._given.get(timeout=seconds)
        except queue.Empty:
            raise Late(f"it gave no answer within {seconds:.3g} s") from None
        if line == b"":
            self._given.put(line)
            raise Crashed(self._last_words())
        if len(line) > MAX_LINE:
            raise Rubbish(f"its answer has more than {MAX_LINE} bytes")
        return line

    def _last_words(self) -> str:
        """How it ended and what it wrote last on standard error."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(SECONDS_TO_GO)
        code = self.process.poll()
        how = "it closed its output" if code is None else f"it ended with code {code}"
        size = self.errors.seek(0, os.SEEK_END)
        self.errors.seek(max(0, size - 2000))
        lines = self.errors.read().decode("utf-8", "replace").split("\n")
        said = next((line.strip() for line in reversed(lines) if line.strip()), "")
        return f"{how}: {said[:200]}" if said else how

    def close(self, seconds: float = SECONDS_TO_GO) -> None:
        """Give it a moment to exit by itself, then end it and whatever it started."""
        self._to_send.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(seconds)
        _end(self.process)
        self.errors.close()


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a program and its session, whatever it does."""
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()


class StdioBot:
    """Plays one seat of one game by asking a program. One that fell out of step is started again."""

    def __init__(
        self, command: Sequence[str], *, seed: int = 0, options: dict[str, Any] | None = None, limit: float = 30.0
    ) -> None:
        self.command = tuple(command)
        self.name = self.command[0] if self.command else ""
        self.seed = seed
        self.options = options or {}
        #: Seconds after which silence counts as hanging; the guard sets it for each decision.
        self.limit = limit
        #: Where everything that is said is written down, if anywhere: → to the program, ← from it.
        self.said: list[str] | None = None
        self._program: Program | None = None

    def choose(self, view: View, time: float | None = None) -> Action:
        """Ask the program; what it does wrong is raised as a Fault."""
        program = self.start(view, time)
        try:
            if unasked := program.unasked():
                raise Rubbish(f"it wrote a line that nobody asked for: {_quote(unasked[0])}")
            question = b'{"view":' + view_json(view) + b',"time_left":' + json.dumps(time).encode() + b"}"
            answer = self._ask(program, question, self.limit)
        except (Crashed, Late, Rubbish):
            # After such a line nobody can tell which question the next one answers: only a new start can.
            self.close(0)
            raise
        return _action(answer)

    def start(self, view: View, time: float | None) -> Program:
        """The program, started and greeted where it does not run yet."""
        if self._program is not None:
            return self._program
        program = self._program = Program(self.command)
        hello = {
            "hello": "elfenland",
            "protocol": PROTOCOL,
            "seat": view.seat,
            "players": len(view.players),
            "edition": view.edition,
            "options": view.options,
            "bot_options": self.options,
            "seed": self.seed,
            "time": time,
            "board": _board(),
        }
        try:
            answer = self._ask(program, json.dumps(hello).encode(), SECONDS_TO_START)
        except (Crashed, Late, Rubbish):
            self.close(0)
            raise
        if not isinstance(answer.get("hello"), str):
            self.close(0)
            raise Rubbish(f"it did not greet with its name: {_quote(json.dumps(answer).encode())}")
        self.name = answer["hello"]
        return program

    def _ask(self, program: Program, question: bytes, seconds: float) -> dict[str, Any]:
        self._tell(program, question)
        answer = program.receive(seconds)
        if self.said is not None:
            self.said.append("← " + answer.decode("utf-8", "replace").rstrip())
        return _object(answer)

    def _tell(self, program: Program, line: bytes) -> None:
        if self.said is not None:
            self.said.append("→ " + line.decode())
        program.send(line)

    def close(self, seconds: float = SECONDS_TO_GO) -> None:
        """Say goodbye and end the program."""
        if self._program is not None:
            self._tell(self._program, b'{"bye":true}')
            self._program.close(seconds)
            self._program = None


def _board() -> dict[str, Any]:
    """The printed board, for those who do not have it."""
    ways = [
        {"id": way.id, "from": BOARD.towns[way.a].id, "to": BOARD.towns[way.b].id, "terrain": way.terrain}
        for way in BOARD.connections
    ]
    return {
        "towns": [town.id for town in BOARD.towns],
        "capital": BOARD.towns[BOARD.capital].id,
        "connections": ways,
        "kinds": CARD_NAMES,
        "chart": CHART,
    }


def _object(line: bytes) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        raise Rubbish(f"its answer is not JSON: {_quote(line)}") from None
    if not isinstance(value, dict):
        raise Rubbish(f"its answer is not a JSON object: {_quote(line)}")
    return value


def _action(answer: dict[str, Any]) -> Action:
    text = answer.get("action")
    if not isinstance(text, str):
        raise Rubbish(f"its answer has no action: {_quote(json.dumps(answer).encode())}")
    try:
        return parse(text)
    except ActionSyntaxError as problem:
        raise Rubbish(str(problem)) from None


def _quote(line: bytes) -> str:
    return repr(line[:80].decode("utf-8", "replace").strip())
