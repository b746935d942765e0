"""Elfenland: the game by every known rulebook, as a library.

    from elfenland import Game
    game = Game.new(3, edition="rio-grande", seed=42)
    game.legal()
    game.play("draw dragon")

`import elfenland` loads only the core; everything else is loaded when first used.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

from elfenland import _interpreted

if os.environ.get("ELFENLAND_INTERPRETED"):
    _interpreted.install()

from elfenland import _moved
from elfenland.rules import core, state

_moved.install()

if TYPE_CHECKING:
    from elfenland.arena.tables import games_to_frame
    from elfenland.board import BOARD, EDITIONS, Options, resolve
    from elfenland.errors import ElfenlandError
    from elfenland.game import Game, View, parse, record, view_for
    from elfenland.journeys import best_journey
    from elfenland.rules import Rng, State

    __version__: str

#: Whether the rules run compiled. Interpreted, they give the same results, but slowly.
COMPILED = not str(core.__file__).endswith(".py") and not str(state.__file__).endswith(".py")

if not COMPILED and not os.environ.get("ELFENLAND_INTERPRETED"):
    print(f"elfenland: the core runs {_interpreted.SLOWLY}", file=sys.stderr)

_HOMES = {
    "BOARD": "board",
    "EDITIONS": "board",
    "ElfenlandError": "errors",
    "Game": "game",
    "Options": "board",
    "Rng": "rules",
    "State": "rules",
    "View": "game",
    "best_journey": "journeys",
    "games_to_frame": "arena.tables",
    "parse": "game",
    "record": "game",
    "resolve": "board",
    "view_for": "game",
}

__all__ = [
    "BOARD",
    "COMPILED",
    "EDITIONS",
    "ElfenlandError",
    "Game",
    "Options",
    "Rng",
    "State",
    "View",
    "__version__",
    "best_journey",
    "games_to_frame",
    "parse",
    "record",
    "resolve",
    "view_for",
]


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from importlib.metadata import version

        return version("elfenland")
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'elfenland' has no attribute {name!r}")
    return getattr(import_module(f"elfenland.{home}"), name)


def __dir__() -> list[str]:
    return __all__
