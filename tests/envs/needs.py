"""Packages of the extras: a test that lacks one skips and says so, unless ELFENLAND_REQUIRE names the extra."""

from __future__ import annotations

import importlib.util
import os

import pytest

from elfenland.errors import from_clone


def need(extra: str, *packages: str) -> None:
    """Skip the module where a package is missing; fail where the extra is required."""
    missing = [name for name in packages if importlib.util.find_spec(name) is None]
    if not missing:
        return
    sentence = f"{missing[0]} is not installed; it comes with an extra, {from_clone(extra)}"
    if extra in os.environ.get("ELFENLAND_REQUIRE", "").replace(",", " ").split():
        pytest.fail(sentence, pytrace=False)
    pytest.skip(sentence, allow_module_level=True)
