"""`python -m elfenland.bots.host NAME`: any Python bot as a program that speaks the line protocol.

So a bot that another package brings runs in a process of its own, where it can be stopped.
"""

from __future__ import annotations

import json
import sys
from typing import TextIO

import msgspec

from elfenland.bots.registry import make
from elfenland.bots.stdio import PROTOCOL
from elfenland.game import View


class _Line(msgspec.Struct):
    """What is asked: a view and the seconds for it, or nothing more."""

    view: View | None = None
    time_left: float | None = None
    bye: bool = False


def serve(name: str, given: TextIO, answers: TextIO) -> None:
    """Play one seat of one game."""

    def answer(value: dict[str, str]) -> None:
        answers.write(json.dumps(value) + "\n")
        answers.flush()

    hello = json.loads(given.readline())
    if hello["protocol"] != PROTOCOL:
        raise ValueError(f"the protocol is {hello['protocol']}, this is {PROTOCOL}")
    bot = make(name, seed=hello["seed"], stream=0, **hello["bot_options"])
    answer({"hello": name})
    lines = msgspec.json.Decoder(_Line)
    for text in given:
        line = lines.decode(text)
        if line.bye or line.view is None:
            break
        answer({"action": str(bot.choose(line.view, line.time_left))})


def main() -> None:
    """Serve on standard input and output; what the bot prints goes to standard error."""
    answers, sys.stdout = sys.stdout, sys.stderr
    serve(sys.argv[1], sys.stdin, answers)


if __name__ == "__main__":
    main()
