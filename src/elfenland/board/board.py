"""The board: towns, connections, kinds, the transportation chart (R0)."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

#: The seven kinds of card, by number; the first six are also kinds of counter (R0.3, R0.4).
CARD_NAMES = ("giant_pig", "elfcycle", "magic_cloud", "unicorn", "troll_wagon", "dragon", "raft")
COUNTER_NAMES = CARD_NAMES[:6]
RAFT = 6

CARDS_OF_KIND = (10, 10, 10, 10, 10, 10, 12)  # R0.3
COUNTERS_OF_KIND = 8  # R0.4

ROAD_TERRAINS = ("plains", "woods", "desert", "mountains")

#: How many cards each kind of transport costs on each terrain; 0: it cannot go there (R0.6).
CHART: dict[str, dict[str, int]] = {
    "giant_pig": {"plains": 1, "woods": 1, "desert": 0, "mountains": 0},
    "elfcycle": {"plains": 1, "woods": 1, "desert": 0, "mountains": 2},
    "magic_cloud": {"plains": 2, "woods": 2, "desert": 0, "mountains": 1},
    "unicorn": {"plains": 0, "woods": 1, "desert": 2, "mountains": 1},
    "troll_wagon": {"plains": 1, "woods": 2, "desert": 2, "mountains": 2},
    "dragon": {"plains": 1, "woods": 2, "desert": 1, "mountains": 1},
}
RAFTS_DOWNSTREAM, RAFTS_UPSTREAM, RAFTS_LAKE = 1, 2, 2  # R0.6, R4.4

Point = tuple[float, float]


class BoardError(ValueError):
    """The data does not describe Elfenland's board."""


@dataclass(frozen=True, slots=True)
class Town:
    """A town; `town_card` says whether one of the twelve town cards shows it (R0.5)."""

    index: int
    id: str
    name: str
    at: Point
    town_card: bool


@dataclass(frozen=True, slots=True)
class Connection:
    """A road or a waterway between two towns; a river flows from `a` to `b` (R0.2)."""

    index: int
    id: str
    a: int
    b: int
    terrain: str
    lake: str | None
    course: tuple[Point, ...]

    @property
    def is_road(self) -> bool:
        return self.terrain in ROAD_TERRAINS


class Board:
    """The printed board: 21 towns and 48 connections, the roads first."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.view_box: tuple[int, int, int, int] = tuple(data["view_box"])
        self.scenery: dict[str, Any] = data["scenery"]
        self.towns = tuple(
            Town(i, t["id"], t["name"], tuple(t["at"]), t["town_card"]) for i, t in enumerate(data["towns"])
        )
        self.town_index = {town.id: town.index for town in self.towns}
        self.capital = self.town_index[data["capital"]]
        self.connections = tuple(
            Connection(
                i,
                c["id"],
                self.town_index[c["from"]],
                self.town_index[c["to"]],
                c["terrain"],
                c.get("lake"),
                tuple((x, y) for x, y in c["course"]),
            )
            for i, c in enumerate(data["connections"])
        )
        self.connection_index = {connection.id: connection.index for connection in self.connections}
        self.roads = tuple(connection for connection in self.connections if connection.is_road)
        self.town_cards = tuple(town.index for town in self.towns if town.town_card)
        self.validate()

    def validate(self) -> None:
        """Refuse anything that is not the board of R0.2 and R0.5."""
        terrains = Counter(connection.terrain for connection in self.connections)
        lakes = Counter(connection.lake for connection in self.connections if connection.terrain == "lake")
        checks = {
            "21 towns": len(self.towns) == len(self.town_index) == 21,
            "48 connections": len(self.connections) == len(self.connection_index) == 48,
            "the terrains of R0.2": terrains
            == {"woods": 12, "plains": 8, "mountains": 8, "desert": 7, "river": 7, "lake": 6},
            "three ferries on each lake": lakes == {"mare_nebulae": 3, "mare_magnum": 3},
            "roads before waterways": all(road.index < 35 for road in self.roads),
            "twelve town cards": len(self.town_cards) == 12,
            "connected by roads alone": len(self._reached_by_roads()) == len(self.towns),
        }
        wrong = [name for name, holds in checks.items() if not holds]
        if wrong:
            raise BoardError(f"the board's data lacks {', '.join(wrong)}")

    def _reached_by_roads(self) -> set[int]:
        reached, frontier = {self.capital}, [self.capital]
        while frontier:
            here = frontier.pop()
            for road in self.roads:
                if here in (road.a, road.b):
                    there = road.a + road.b - here
                    if there not in reached:
                        reached.add(there)
                        frontier.append(there)
        return reached


def load(name: str) -> dict[str, Any]:
    """Read one of the package's JSON files: `board` or `glossary`."""
    text = files(__package__).joinpath(f"{name}.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


BOARD = Board(load("board"))
