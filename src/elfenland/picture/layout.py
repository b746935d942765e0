"""Where everything on the map is: land, towns, courses, and what scenery must leave free."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from elfenland.board import BOARD

from .courses import Courses
from .data import COMPASS, ROAD, TILE, TITLE
from .land import Land
from .lines import num
from .mask import HEIGHT, WIDTH, Mask
from .rivers import Rivers
from .towns import PIECE_GAP, Town


@dataclass(frozen=True)
class Layout:
    """The map before it is drawn."""

    land: Land
    towns: dict[str, Town]
    rivers: Rivers
    courses: Courses


@cache
def layout() -> Layout:
    """The layout of the board, made once."""
    land = Land(BOARD.scenery["regions"])
    towns = {town.id: Town(town, town.index == BOARD.capital) for town in BOARD.towns}
    rivers = Rivers(BOARD)
    return Layout(land, towns, rivers, Courses(BOARD, towns, rivers, land))


def keep_out(at: Layout) -> Mask:
    """Towns, banners, roads, sockets, ornaments and whatever lies beyond the painted land."""
    mask = Mask()
    for town in at.towns.values():
        for x0, y0, x1, y1 in town.boxes():
            mask.box(x0 - 2, y0, x1 + 2, y1 + 2)
    for way in BOARD.connections:
        if way.terrain != "river":
            mask.along(at.courses.lines[way.id], ROAD / 2 + 5)
    for name in at.courses.roads:
        x, y = at.courses.sockets[name]
        mask.box(x - TILE - 1, y - TILE - 1, x + TILE + 1, y + TILE + 1)
    for taken, row in zip(mask.rows, at.land.rows, strict=True):
        taken[:] = bytes(old if terrain else 1 for terrain, old in zip(row, taken, strict=True))
    mask.along(at.land.shapes[0][2], 5)
    mask.disc(COMPASS, 40)
    mask.box(COMPASS[0] - 5, COMPASS[1] - 49, COMPASS[0] + 5, COMPASS[1])
    mask.box(TITLE[0] - 88, TITLE[1] - 30, TITLE[0] + 88, TITLE[1] + 30)
    return mask


def _pair(x: float, y: float) -> list[float]:
    return [float(num(x)), float(num(y))]


def geometry() -> dict[str, Any]:
    """The places that a page needs, ready for JSON.

    `pieces` are the places of six seats; with n seats, move each by (6 - n) / 2 × `piece_gap` to the right.
    `boots` are six places in the order in which they are filled.
    """
    at = layout()
    towns = {}
    for town in at.towns.values():
        x, y = town.banner
        box = [*_pair(x - town.half, y - town.tall), *_pair(2 * town.half, 2 * town.tall)]
        towns[town.id] = {
            "at": _pair(*town.at),
            "label": box,
            "boots": [_pair(*p) for p in town.boots()],
            "pieces": [_pair(*p) for p in town.pieces()],
        }
    connections = {
        way.id: {
            "d": at.courses.path(way.id),
            "socket": _pair(*at.courses.sockets[way.id]),
            "terrain": way.terrain,
            "from": BOARD.towns[way.a].id,
            "to": BOARD.towns[way.b].id,
        }
        for way in BOARD.connections
    }
    return {
        "view_box": [0, 0, WIDTH, HEIGHT],
        "piece_gap": PIECE_GAP,
        "towns": towns,
        "connections": connections,
    }
