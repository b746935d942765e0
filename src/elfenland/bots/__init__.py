"""Opponents, one file for each bot; `make` creates one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from elfenland.bots.characters import CHARACTERS
from elfenland.bots.deciding import Decider
from elfenland.bots.elder import Elder
from elfenland.bots.levels import LEVELS
from elfenland.bots.pathfinder import Pathfinder
from elfenland.bots.random import Random
from elfenland.bots.wanderer import Wanderer
from elfenland.errors import BotError
from elfenland.game import Action, View


class Bot(Protocol):
    """Whoever decides for a seat, from its view alone; `time` is in seconds, None: as long as the bot likes."""

    def choose(self, view: View, time: float | None = None) -> Action: ...


#: The bots of version 0.1, from gentle to merciless.
NAMED: dict[str, Callable[..., Decider]] = {
    "random": Random,
    "wanderer": Wanderer,
    "pathfinder": Pathfinder,
    "elder": Elder,
}
#: Every bot of ours by its name: those, the characters, and the ladder from `level-1` to `level-11`.
BOTS: dict[str, Callable[..., Decider]] = {
    **NAMED,
    **{character.name: character.factory for character in CHARACTERS},
    **{level.bot: level.factory for level in LEVELS},
}
#: What a player calls each of them.
TITLES: dict[str, str] = {
    **{name: name.capitalize() for name in NAMED},
    **{character.name: character.title for character in CHARACTERS},
    **{level.bot: level.title for level in LEVELS},
}


def make(name: str, *, seed: int = 0, stream: int = 0, **options: Any) -> Decider:
    """One of our own bots, with options in its name (`elder:sims=50`) or as keywords; the same seed plays the same."""
    if not isinstance(name, str):
        raise BotError(f"a bot is named by a text such as 'elder', not {name!r}")
    text = name
    name, colon, rest = text.partition(":")
    if colon:
        from elfenland.bots.registry import parse_options

        options = parse_options(text, rest) | options
    if name not in BOTS:
        raise BotError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed=seed, stream=stream, **options)
