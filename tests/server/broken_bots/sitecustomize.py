"""Bots that go wrong, in the processes of a server that finds this file on its path; see tests/luck.

The wanderer hangs and the pathfinder dies, each whenever it is asked.
"""

import functools
import os
import runpy
import time
from collections.abc import Callable
from pathlib import Path

runpy.run_path(str(Path(__file__).parents[2] / "luck" / "sitecustomize.py"))

from elfenland.server import thinkers, thinking  # noqa: E402  # after the fixed luck

Think = Callable[[str, bytes, float], str]


def broken(think: Think) -> Think:
    @functools.wraps(think)
    def decide(bot: str, view: bytes, seconds: float) -> str:
        if bot == "wanderer":
            time.sleep(1000)
        if bot == "pathfinder":
            os._exit(3)
        return think(bot, view, seconds)

    return decide


thinking.think = broken(thinking.think)  # type: ignore[assignment]
thinkers.PATIENCE = 1.0
