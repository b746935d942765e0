"""Fixed luck for servers under test: Python imports this at the start of every process that finds it.

A server's chance is the operating system's, and no setting of the product makes it foreseeable. A test that
passes or fails by the luck of the cards tells nothing, so the tests' servers and their bots' processes find this
file on their path (`luck.fixed`): the same options and the same decisions give the same game on every run.
ELFENLAND_LUCK=2 gives other games than ELFENLAND_LUCK=1; ELFENLAND_LUCK=own leaves a server its own luck.

Each module is changed as soon as it is imported, and not imported for that: a process of a bot needs no server.
"""

from __future__ import annotations

import functools
import os
import secrets
import sys
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec, PathFinder
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING
from zlib import crc32

if TYPE_CHECKING:
    from elfenland.rules import State

Think = Callable[[str, bytes, float], str]

OWN = os.environ.get("ELFENLAND_LUCK") == "own"
LUCK = 1 if OWN else int(os.environ.get("ELFENLAND_LUCK") or 1)


def chance(state: State) -> int:
    """A draw that follows from the state alone."""
    outcomes, weights = zip(*state.outcomes(), strict=True)
    drawn: int = Random(crc32(state.to_bytes(), LUCK)).choices(outcomes, weights)[0]
    return drawn


def fixed(think: Think) -> Think:
    """A bot's seed follows from what it sees."""

    @functools.wraps(think)
    def decide(bot: str, view: bytes, seconds: float) -> str:
        secrets.randbits = lambda k: crc32(view, LUCK)
        return think(bot, view, seconds)

    return decide


def change_game(game: ModuleType) -> None:
    game.game.system_chance = chance


def change_luck(luck: ModuleType) -> None:
    """Luck with a secret is never twice the same."""
    luck.settled = lambda doc, drawn_start: None  # type: ignore[attr-defined]


def change_thinking(thinking: ModuleType) -> None:
    thinking.think = fixed(thinking.think)  # type: ignore[attr-defined]


CHANGES: dict[str, Callable[[ModuleType], None]] = {
    "elfenland.game": change_game,
    "elfenland.server.luck": change_luck,
    "elfenland.server.thinking": change_thinking,
}


class Changing(PathFinder):
    """Finds the modules that are changed."""

    @classmethod
    def find_spec(
        cls, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = super().find_spec(fullname, path, target) if fullname in CHANGES else None
        if spec is None or spec.loader is None:
            return None
        run = spec.loader.exec_module

        def run_and_change(module: ModuleType) -> None:
            run(module)
            CHANGES[fullname](module)

        spec.loader.exec_module = run_and_change  # type: ignore[method-assign]
        return spec


if not OWN:
    sys.meta_path.insert(0, Changing)
    secrets.randbelow = lambda exclusive_upper_bound: LUCK % exclusive_upper_bound  # who begins
