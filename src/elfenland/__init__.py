"""Elfenland: the game by every known rulebook, as a library.

    from elfenland import Game
    game = Game.new(3, edition="rio-grande", seed=42)
    game.legal()
    game.play("draw dragon")

`import elfenland` loads the core alone; everything else is loaded when it is first asked for.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

if os.environ.get("ELFENLAND_INTERPRETED"):
    from elfenland import _interpreted

    _interpreted.install()

from elfenland import core, state

if TYPE_CHECKING:
    from elfenland.actions import parse
    from elfenland.board import BOARD
    from elfenland.board.editions import EDITIONS, Options, resolve
    from elfenland.errors import ElfenlandError
    from elfenland.game import Game
    from elfenland.state import Rng, State
    from elfenland.views import View, view_for

#: Whether the rules run compiled; interpreted they are the same, slower by a factor of sixty and more.
COMPILED = not str(core.__file__).endswith(".py") and not str(state.__file__).endswith(".py")

if not COMPILED and not os.environ.get("ELFENLAND_INTERPRETED"):
    print("elfenland: the core runs interpreted, sixty times slower and more than compiled", file=sys.stderr)

_HOMES = {
    "BOARD": "board",
    "EDITIONS": "board.editions",
    "ElfenlandError": "errors",
    "Game": "game",
    "Options": "board.editions",
    "Rng": "state",
    "State": "state",
    "View": "views",
    "parse": "actions",
    "resolve": "board.editions",
    "view_for": "views",
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
    "parse",
    "resolve",
    "view_for",
]


def __getattr__(name: str) -> Any:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'elfenland' has no attribute {name!r}")
    return getattr(import_module(f"elfenland.{home}"), name)


def __dir__() -> list[str]:
    return __all__
