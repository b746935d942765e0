"""Elfenland: the game by every known rulebook, as a library."""

from __future__ import annotations

import os
import sys

if os.environ.get("ELFENLAND_INTERPRETED"):
    from elfenland import _interpreted

    _interpreted.install()

from elfenland import core, state

#: Whether the rules run compiled; interpreted they are the same, slower by a factor of about sixty.
COMPILED = not str(core.__file__).endswith(".py") and not str(state.__file__).endswith(".py")

if not COMPILED and not os.environ.get("ELFENLAND_INTERPRETED"):
    print("elfenland: the core runs interpreted, about sixty times slower than compiled", file=sys.stderr)
