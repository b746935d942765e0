"""Opponents: each bot one file; `make` brings one to a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from elfenland.actions import Action
from elfenland.bots.elder import Elder
from elfenland.bots.pathfinder import Pathfinder
from elfenland.bots.random import Random
from elfenland.bots.wanderer import Wanderer
from elfenland.errors import BotError
from elfenland.views import View


class Bot(Protocol):
    """Whoever decides for a seat, from its view alone; `time` is in seconds, None: as long as the bot likes."""

    def choose(self, view: View, time: float | None = None) -> Action: ...


#: From gentle to merciless.
BOTS: dict[str, Callable[..., Bot]] = {
    "random": Random,
    "wanderer": Wanderer,
    "pathfinder": Pathfinder,
    "elder": Elder,
}


def make(name: str, *, seed: int = 0, stream: int = 0, **options: Any) -> Bot:
    """The bot of this name; the same seed and stream make the same decisions."""
    if name not in BOTS:
        raise BotError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed=seed, stream=stream, **options)
