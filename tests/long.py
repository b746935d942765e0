"""What only a long run checks: ELFENLAND_LONG=1 (scripts/test --long) makes every check as large as it can be."""

from __future__ import annotations

import itertools
import os
from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

T = TypeVar("T")

LONG = bool(os.environ.get("ELFENLAND_LONG"))
by_name = pytest.mark.skipif(not LONG, reason="runs only with ELFENLAND_LONG=1")


def some(values: Sequence[T], step: int) -> Sequence[T]:
    """Every `step`-th of them; in a long run all."""
    return values if LONG else values[::step]


def combined(*choices: Sequence[Any]) -> list[tuple[Any, ...]]:
    """Tuples with every value of every choice at least once; in a long run every combination."""
    if LONG:
        return list(itertools.product(*choices))
    return [tuple(values[n % len(values)] for values in choices) for n in range(max(map(len, choices)))]
