"""The luck of the tests' servers."""

from __future__ import annotations

import os
from pathlib import Path


def fixed() -> dict[str, str]:
    """What the environment of a server needs so that its games do not depend on luck."""
    inherited = os.environ.get("PYTHONPATH", "")  # a tree that is not the installed one is tested in its servers, too
    return {
        "PYTHONPATH": os.pathsep.join(filter(None, [str(Path(__file__).parent), inherited])),
        "ELFENLAND_LUCK": os.environ.get("ELFENLAND_LUCK") or "1",
    }
