"""The board, the chart and the eight editions: plain data (R0, Editions)."""

from __future__ import annotations

import warnings

from elfenland.board.board import (
    BOARD,
    CARD_NAMES,
    CARDS_OF_KIND,
    CHART,
    COUNTER_NAMES,
    COUNTERS_OF_KIND,
    RAFT,
    RAFTS_DOWNSTREAM,
    RAFTS_LAKE,
    RAFTS_UPSTREAM,
    ROAD_TERRAINS,
    Board,
    BoardError,
    Connection,
    Point,
    Town,
)
from elfenland.board.editions import (
    DEFAULT_EDITION,
    EDITIONS,
    OPTION_VALUES,
    EarlyFinish,
    Options,
    from_mapping,
    matches,
    name_of,
    resolve,
)

#: Names of version 0.1, and what they are called now.
_RENAMED = {"COUNTER_KINDS": "COUNTER_NAMES", "KINDS": "CARD_NAMES"}

__all__ = [
    "BOARD",
    "CARDS_OF_KIND",
    "CARD_NAMES",
    "CHART",
    "COUNTERS_OF_KIND",
    "COUNTER_NAMES",
    "DEFAULT_EDITION",
    "EDITIONS",
    "OPTION_VALUES",
    "RAFT",
    "RAFTS_DOWNSTREAM",
    "RAFTS_LAKE",
    "RAFTS_UPSTREAM",
    "ROAD_TERRAINS",
    "Board",
    "BoardError",
    "Connection",
    "EarlyFinish",
    "Options",
    "Point",
    "Town",
    "from_mapping",
    "matches",
    "name_of",
    "resolve",
]


def __getattr__(name: str) -> tuple[str, ...]:
    if name not in _RENAMED:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    warnings.warn(f"elfenland.board.{name} is now {_RENAMED[name]}", DeprecationWarning, stacklevel=2)
    renamed: tuple[str, ...] = globals()[_RENAMED[name]]
    return renamed
