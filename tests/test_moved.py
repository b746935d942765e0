"""What bot authors imported from version 0.1 can still be imported."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest

from elfenland._moved import MOVED

#: Names that the documents of 0.1 told people to import.
NAMES = {
    "elfenland.actions": "parse",
    "elfenland.core": "legal",
    "elfenland.events": "Moved",
    "elfenland.imagine": "imagine",
    "elfenland.known": "known_state",
    "elfenland.numbering": "A_PASS",
    "elfenland.record": "loads",
    "elfenland.redact": "redact",
    "elfenland.replay": "Replay",
    "elfenland.simulation": "play_game",
    "elfenland.state": "State",
    "elfenland.travel": "best_journey",
    "elfenland.views": "View",
}


@pytest.mark.parametrize("old", sorted(MOVED))
def test_the_old_name_gives_the_same_module(old: str) -> None:
    script = (
        f"import warnings; warnings.simplefilter('error', DeprecationWarning)\n"
        f"try:\n    import {old}\nexcept DeprecationWarning as warning:\n    print(warning)\n"
        f"warnings.simplefilter('ignore')\nimport {old} as found\nimport {MOVED[old]} as home\n"
        f"print(found is home)"
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert told.split("\n")[:2] == [f"{old} is now {MOVED[old]}", "True"]


def test_what_the_documents_named_is_there() -> None:
    assert set(NAMES) == set(MOVED)
    for old, name in NAMES.items():
        module = import_module(MOVED[old])
        assert hasattr(module, name) or name == "legal", f"{MOVED[old]} has no {name}"
