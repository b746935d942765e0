"""Fixed luck for servers under test: Python imports this at the start of every process that finds it.

A server's chance is the operating system's, and no setting of the product makes it foreseeable. A test that
passes or fails by the luck of the cards tells nothing, so the tests' servers and their bots' processes find this
file on their path (`luck.fixed`): the same options and the same decisions give the same game on every run.
ELFENLAND_LUCK=2 gives other games than ELFENLAND_LUCK=1.
"""

import functools
import os
import secrets
from random import Random
from zlib import crc32

from elfenland import game
from elfenland.server import thinking

LUCK = int(os.environ.get("ELFENLAND_LUCK", "1"))


def chance(state):
    """A draw that follows from the state alone."""
    outcomes, weights = zip(*state.outcomes(), strict=True)
    return Random(crc32(state.to_bytes(), LUCK)).choices(outcomes, weights)[0]


def fixed(think):
    """A bot's seed follows from what it sees."""

    @functools.wraps(think)
    def decide(bot, view, seconds):
        secrets.randbits = lambda bits: crc32(view, LUCK)
        return think(bot, view, seconds)

    return decide


game.system_chance = chance
thinking.think = fixed(thinking.think)
secrets.randbelow = lambda n: LUCK % n  # who begins
