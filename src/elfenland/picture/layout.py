"""Where everything on the map is: land, towns, courses, and what scenery must leave free."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from elfenland.board import BOARD, CHART, RAFTS_DOWNSTREAM, RAFTS_LAKE, RAFTS_UPSTREAM

from .colours import KIND_COLOURS, PLAYER_COLOURS, shape_path
from .courses import Courses
from .data import COMPASS, ROAD, TILE, TITLE
from .icons import ICONS
from .land import Land
from .lines import Line, Point, num
from .mask import HEIGHT, WIDTH, Mask
from .rivers import Rivers
from .towns import PIECE_GAP, SEATS, Box, Town


@dataclass(frozen=True)
class Layout:
    """The map before it is drawn."""

    land: Land
    towns: dict[str, Town]
    rivers: Rivers
    courses: Courses
    boots: dict[str, Line]  # for each town six places, in the order in which they are filled


@cache
def layout() -> Layout:
    """The layout of the board, made once."""
    land = Land(BOARD.scenery["regions"])
    towns = {town.id: Town(town, town.index == BOARD.capital) for town in BOARD.towns}
    rivers = Rivers(BOARD)
    courses = Courses(BOARD, towns, rivers, land)
    boots = {town.id: boot_places(town, towns, courses) for town in towns.values()}
    return Layout(land, towns, rivers, courses, boots)


def boot_places(town: Town, towns: dict[str, Town], courses: Courses) -> Line:
    """Six places for boots on the sheet that hide no counter, no name and one another least."""
    names = [other.boxes()[1:] for other in towns.values()]
    boxes = [box for several in names for box in several]
    boxes += [(x - TILE, y - TILE, x + TILE, y + TILE) for x, y in (courses.sockets[name] for name in courses.roads)]
    left = list(enumerate(town.around()))
    chosen: Line = []
    while len(chosen) < SEATS:

        def cost(option: tuple[int, Point]) -> float:
            rank, p = option
            box = boot_box(p)
            off = max(0, 10 - box[0], 10 - box[1], box[2] - WIDTH + 10, box[3] - HEIGHT + 10)
            crowd = sum(shared(box, boot_box(q)) for q in chosen)
            return rank * 9 + off * 100 + sum(shared(box, other) for other in boxes) + crowd * 0.22

        best = min(left, key=cost)
        left.remove(best)
        chosen.append(best[1])
    return chosen


def boot_box(p: Point) -> Box:
    """The room of a boot's pin with its shape."""
    return (p[0] - 10, p[1] - 14, p[0] + 12, p[1] + 13)


def shared(a: Box, b: Box) -> float:
    """The area that two boxes share."""
    return max(0, min(a[2], b[2]) - max(a[0], b[0])) * max(0, min(a[3], b[3]) - max(a[1], b[1]))


@cache
def keep_out() -> Mask:
    """Towns, banners, roads, sockets, ornaments and whatever lies beyond the painted land."""
    at = layout()
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
    """The places, names, icons and chart that a page needs to draw a position, ready for JSON.

    `pieces` are the places of six seats; with n seats, move each by (6 - n) / 2 * `piece_gap` to the right.
    `boots` are six places in the order in which they are filled.
    """
    at = layout()
    towns = {}
    for town in at.towns.values():
        x, y = town.banner
        box = [*_pair(x - town.half, y - town.tall), *_pair(2 * town.half, 2 * town.tall)]
        towns[town.id] = {
            "name": town.name,
            "at": _pair(*town.at),
            "label": box,
            "boots": [_pair(*p) for p in at.boots[town.id]],
            "pieces": [_pair(*p) for p in town.pieces()],
        }
    connections = {
        way.id: {
            "d": at.courses.path(way.id),
            "socket": _pair(*at.courses.sockets[way.id]),
            "terrain": way.terrain,
            "lake": way.lake,
            "from": BOARD.towns[way.a].id,
            "to": BOARD.towns[way.b].id,
        }
        for way in BOARD.connections
    }
    return {
        "view_box": [0, 0, WIDTH, HEIGHT],
        "piece_gap": PIECE_GAP,
        "chart": CHART | {"raft": {"river": [RAFTS_DOWNSTREAM, RAFTS_UPSTREAM], "lake": RAFTS_LAKE}},
        "icons": ICONS,
        "kind_colours": KIND_COLOURS,
        "player_colours": PLAYER_COLOURS,
        "player_shapes": [shape_path(seat) for seat in range(SEATS)],
        "towns": towns,
        "connections": connections,
    }
