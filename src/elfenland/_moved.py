"""Where the modules of version 0.1 that bot authors import live now; the old names keep working.

`from elfenland.views import View` gives the same object as before, with a DeprecationWarning.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

MOVED = {
    "elfenland.actions": "elfenland.game.actions",
    "elfenland.core": "elfenland.rules.core",
    "elfenland.events": "elfenland.game.events",
    "elfenland.imagine": "elfenland.hidden.imagining",
    "elfenland.known": "elfenland.hidden.known",
    "elfenland.numbering": "elfenland.rules.numbering",
    "elfenland.record": "elfenland.game.record",
    "elfenland.redact": "elfenland.game.redaction",
    "elfenland.replay": "elfenland.game.replay",
    "elfenland.simulation": "elfenland.arena.simulation",
    "elfenland.state": "elfenland.rules.state",
    "elfenland.travel": "elfenland.journeys.travel",
    "elfenland.views": "elfenland.game.views",
}
#: Names of `elfenland.numbering` that have changed in its new home.
RENAMED_NUMBERS = {
    "CARDS": "CARD_KINDS",
    "CARD_LEFT": "TOWN_CARD_LEFT",
    "FACE": "MARKET",
    "FACE_UP": "TURN_UP",
    "FACE_UP_COUNTERS": "MARKET_SIZE",
    "KINDS": "COUNTER_KINDS",
    "PAY_WAY": "PAY_CONNECTION",
    "PLACE": "BOOT",
    "WAYS": "CONNECTIONS",
}


class Forwarding(MetaPathFinder, Loader):
    """Finds a module by its old name and loads the one that took its place."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return ModuleSpec(name, self) if name in MOVED else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        home = MOVED[spec.name]
        warnings.warn(f"{spec.name} is now {home}", DeprecationWarning, stacklevel=2)
        module = import_module(home)
        if spec.name == "elfenland.actions":
            codec = import_module("elfenland.game.codec")
            for name in ("choose_whole", "from_decision"):
                setattr(module, name, getattr(codec, name))
        if spec.name == "elfenland.numbering":
            for old, new in RENAMED_NUMBERS.items():
                setattr(module, old, getattr(module, new))
        return module

    def exec_module(self, module: ModuleType) -> None:
        """Nothing to do: the module ran when it was imported by its own name."""


def install() -> None:
    """Look here last, after every real module."""
    sys.meta_path.append(Forwarding())
