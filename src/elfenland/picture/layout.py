"""Where everything on the map is: land, towns, courses, and the places that scenery must leave free."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from elfenland.board import BOARD, CHART, RAFTS_DOWNSTREAM, RAFTS_LAKE, RAFTS_UPSTREAM
from elfenland.rules.numbering import MAX_PLAYERS, PIECES

from .colours import PLAYER_COLOURS, shape_path
from .courses import Courses
from .data import COMPASS, ROAD, TILE, TITLE
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
    boots: dict[str, Line]  # six places for each town, in the order of filling


@cache
def layout() -> Layout:
    """The layout of the board, computed once."""
    land = Land(BOARD.scenery["regions"])
    towns = {town.id: Town(town, town.index == BOARD.capital) for town in BOARD.towns}
    rivers = Rivers(BOARD)
    courses = Courses(BOARD, towns, rivers, land)
    boots = {town.id: boot_places(town, towns, courses) for town in towns.values()}
    return Layout(land, towns, rivers, courses, boots)


def boot_places(town: Town, towns: dict[str, Town], courses: Courses) -> Line:
    """Six places for boots that hide no counter and no name, and overlap as little as possible."""
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


def boot_box(point: Point) -> Box:
    """The box of a boot."""
    return (point[0] - 9, point[1] - 15, point[0] + 14, point[1] + 12)


def shared(first: Box, second: Box) -> float:
    """The area that two boxes share."""
    return max(0, min(first[2], second[2]) - max(first[0], second[0])) * max(
        0, min(first[3], second[3]) - max(first[1], second[1])
    )


@cache
def keep_out() -> Mask:
    """What scenery must leave free: towns, banners, roads, sockets, ornaments, and all outside the painted land."""
    at = layout()
    mask = Mask()
    for town in at.towns.values():
        for x0, y0, x1, y1 in town.boxes():
            mask.box(x0 - 2, y0, x1 + 2, y1 + 2)
    for connection in BOARD.connections:
        if connection.terrain != "river":
            mask.along(at.courses.lines[connection.id], ROAD / 2 + 5)
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
    """The places, names, chart and numbers that a page needs to draw a position, ready for JSON.

    `pieces` are the places for six seats; with n seats, move each to the right by (6 - n) / 2 * `piece_gap`.
    `boots` are six places in the order of filling.
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
        connection.id: {
            "d": at.courses.path(connection.id),
            "socket": _pair(*at.courses.sockets[connection.id]),
            "terrain": connection.terrain,
            "lake": connection.lake,
            "from": BOARD.towns[connection.a].id,
            "to": BOARD.towns[connection.b].id,
        }
        for connection in BOARD.connections
    }
    return {
        "view_box": [0, 0, WIDTH, HEIGHT],
        "piece_gap": PIECE_GAP,
        "start": BOARD.towns[BOARD.capital].id,
        "players": [2, MAX_PLAYERS],  # R0.1
        "pieces": PIECES,
        "chart": CHART | {"raft": {"river": [RAFTS_DOWNSTREAM, RAFTS_UPSTREAM], "lake": RAFTS_LAKE}},
        "player_colours": PLAYER_COLOURS,
        "player_shapes": [shape_path(seat) for seat in range(SEATS)],
        "towns": towns,
        "connections": connections,
    }
