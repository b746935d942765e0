"""Fixed luck for servers under test: Python imports this at the start of every process that finds it.

A server's chance is the operating system's, and no setting of the product makes it foreseeable. A test that
passes or fails by the luck of the cards tells nothing, so the tests' servers and their bots' processes find this
file on their path (`luck.fixed`): the same options and the same decisions give the same game on every run.
ELFENLAND_LUCK=2 gives other games than ELFENLAND_LUCK=1; ELFENLAND_LUCK=own leaves a server its own luck.
"""

import functools
import os
import secrets
from collections.abc import Callable
from random import Random
from zlib import crc32

from elfenland.game import game
from elfenland.rules import State
from elfenland.server import luck, thinking

Think = Callable[[str, bytes, float], str]

OWN = os.environ.get("ELFENLAND_LUCK") == "own"
LUCK = 1 if OWN else int(os.environ.get("ELFENLAND_LUCK", "1"))


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


if not OWN:
    game.system_chance = chance
    luck.settled = lambda doc, drawn_start: None  # luck with a secret is never twice the same
    thinking.think = fixed(thinking.think)  # type: ignore[assignment]
    secrets.randbelow = lambda exclusive_upper_bound: LUCK % exclusive_upper_bound  # who begins
