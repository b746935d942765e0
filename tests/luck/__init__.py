"""The luck of the tests' servers."""

from __future__ import annotations

import os
from pathlib import Path


def fixed() -> dict[str, str]:
    """What the environment of a server needs so that its games do not depend on luck."""
    return {
        "PYTHONPATH": str(Path(__file__).parent),
        "ELFENLAND_LUCK": os.environ.get("ELFENLAND_LUCK", "1"),
    }
