"""A position on the board: boots, pieces, counters, obstacles, prices, highlights and trails."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from elfenland.board import BOARD, ROAD_TERRAINS

from .colours import CREAM, GREY, KIND_COLOURS, PLAYER_COLOURS, RUST, SEPIA, shape_path
from .data import TILE
from .layout import Layout, layout
from .lines import Line, Point, distance, normals, num, poly
from .markup import copy, group, placed
from .pieces import symbol
from .towns import SEATS, Town


@dataclass(frozen=True)
class Position:
    """What is on the board: ids of towns and connections, names of kinds, and one entry per seat."""

    boots: tuple[str, ...]
    pieces: tuple[frozenset[str], ...]
    counters: Mapping[str, str] = field(default_factory=dict)
    obstacles: frozenset[str] = frozenset()
    prices: Mapping[str, int] = field(default_factory=dict)  # in cards, including any obstacle (R4.2-R4.5)
    caravan: frozenset[str] = frozenset()
    unpayable: frozenset[str] = frozenset()
    highlight_connections: frozenset[str] = frozenset()
    highlight_towns: frozenset[str] = frozenset()
    last: frozenset[str] = frozenset()
    trails: tuple[tuple[str, ...], ...] = ()

    def __post_init__(self) -> None:
        if max(len(self.boots), len(self.pieces), len(self.trails)) > SEATS:
            raise ValueError(f"a position has at most {SEATS} seats")
        connections = {*self.counters, *self.obstacles, *self.prices, *self.caravan, *self.unpayable, *self.last}
        connections |= self.highlight_connections.union(*self.trails)
        towns = {*self.boots, *self.highlight_towns}.union(*self.pieces)
        for unknown in sorted(connections - BOARD.connection_index.keys()):
            raise ValueError(f"there is no connection {unknown!r} on the board")
        for unknown in sorted(towns - BOARD.town_index.keys()):
            raise ValueError(f"there is no town {unknown!r} on the board")
        for unknown in sorted(set(self.counters.values()) - KIND_COLOURS.keys()):
            raise ValueError(f"there is no kind {unknown!r}")


def drawn_position(position: Position, at: Layout) -> tuple[str, str, str]:
    """Three layers: light below the roads, trails and light below the towns, and the pieces on top."""
    chosen = [at.towns[name] for name in sorted(position.highlight_towns)]
    below = "".join(town.light() for town in chosen)
    below += "".join(glow(name) for name in sorted(position.highlight_connections))
    over = trails(position) + "".join(plate_glow(town) for town in chosen)
    connections = sorted({*position.counters, *position.obstacles, *position.prices, *position.caravan})
    signs = [drawn_sign(position, name, at.courses.sockets[name]) for name in connections]
    signs.sort(key=lambda sign: sign[0])
    things = group(
        "position", *(drawing for _, drawing in signs), drawn_pieces(position, at), drawn_boots(position, at)
    )
    used = sorted(set(re.findall(r'<use href="#([\w-]+)"', things)))
    defs = "<defs>" + "".join(symbol(name) for name in used) + "</defs>"
    return (
        group("glow", below) if below else "",
        group("trails", over) if over else "",
        defs + things,
    )


def glow(name: str) -> str:
    """The light below a connection that can be chosen."""
    course = f"course:{name}"
    terrain = BOARD.connections[BOARD.connection_index[name]].terrain
    slim = "" if terrain in ROAD_TERRAINS else " slim"
    flow = copy(course, "flow") if terrain == "river" else ""
    return copy(course, f"glow-rim{slim}") + copy(course, f"glow{slim}") + flow


def plate_glow(town: Town) -> str:
    """The light around the banner of a town that can be chosen."""
    x, y = town.banner
    return (
        f'<rect class="glow-plate" x="{num(x - town.half - 10)}" y="{num(y - town.tall - 3)}" '
        f'width="{num(2 * town.half + 20)}" height="{num(2 * town.tall + 8)}" rx="5"/>'
    )


@cache
def beside(name: str, offset: float) -> Line:
    """A connection's line, moved sideways."""
    line = layout().courses.lines[name][::2]
    return [(x + mx * offset, y + my * offset) for (x, y), (mx, my) in zip(line, normals(line), strict=True)]


@cache
def clearest(name: str) -> float:
    """How far along a connection there is most room beside its socket and the towns."""
    at = layout()
    line, socket = at.courses.lines[name], at.courses.sockets[name]
    boxes = [box for town in at.towns.values() for box in town.boxes()]

    def room(index: int) -> float:
        x, y = line[index]
        gaps = (max(x0 - x, x - x1, y0 - y, y - y1) for x0, y0, x1, y1 in boxes)
        return min(distance((x, y), socket) - TILE * 1.3, *gaps)

    return max(range(len(line)), key=room) / len(line)


@cache
def trail(name: str, seat: int, lane: int, lanes: int) -> tuple[str, str]:
    """One seat's trail along a connection, in one of several lanes, and the seat's shape to put on it."""
    line = beside(name, (lane - (lanes - 1) / 2) * 3.6)
    look = f'd="{poly(line, close=False)}" fill="none" stroke-linejoin="round" stroke-linecap="round"'
    middle = len(line) * clearest(name) + (lane - (lanes - 1) / 2) * 4
    shape = placed(line[min(max(0, round(middle)), len(line) - 1)], token(seat, 3))
    edge = f'<path {look} stroke="{CREAM}" stroke-width="5"/>'
    return edge + f'<path {look} stroke="{PLAYER_COLOURS[seat]}" stroke-width="3"/>', shape


def trails(position: Position) -> str:
    """Each seat's journey; where several seats used the same connection, their trails run side by side."""
    seats: dict[str, list[int]] = {}
    for seat, travelled in enumerate(position.trails):
        for name in dict.fromkeys(travelled):
            seats.setdefault(name, []).append(seat)
    drawn = [trail(name, seat, k, len(here)) for name, here in sorted(seats.items()) for k, seat in enumerate(here)]
    return "".join(line for line, _ in drawn) + "".join(shape for _, shape in drawn)


def stamp(name: str, size: float, point: Point = (0, 0), colour: str = "") -> str:
    """A copy of a piece, centred on a point; marks take a colour."""
    x, y, side = num(point[0] - size / 2), num(point[1] - size / 2), num(size)
    look = f' color="{colour}"' if colour else ""
    return f'<use href="#{name}" x="{x}" y="{y}" width="{side}" height="{side}"{look}/>'


def drawn_sign(position: Position, name: str, point: Point) -> tuple[float, str]:
    """What is on a connection's socket, and its y on the map."""
    kind = position.counters.get(name)
    grey = name in position.unpayable
    blocked = name in position.obstacles
    price = position.prices.get(name, 0)
    parts: list[str] = []
    if name in position.last:
        parts += (
            f'<circle r="16.4" fill="none" stroke="{colour}" stroke-width="{width}"/>'
            for colour, width in ((CREAM, "4"), (RUST, "2"))
        )
    if kind is not None:
        parts.append(tile(kind, 2 * TILE + 2, grey))
    elif not BOARD.connections[BOARD.connection_index[name]].is_road:
        parts.append(tile("raft", 22, grey))
    if blocked:
        parts.append(stamp("mini-obstacle", 18, (TILE - 1, 1 - TILE)))
    if name in position.caravan:
        parts.append(caravan_sign((1 - TILE, 1 - TILE), GREY if grey else "#9a6a1e"))
    if price:
        parts.append(pips(price, blocked, TILE if kind is not None else 10.5, grey))
    return point[1], placed(point, *parts)


@cache
def tile(kind: str, size: float, grey: bool) -> str:
    """A counter on its road, or the raft's sign on a waterway; pale if nobody can pay for it."""
    veil = f'<circle r="{num(size * 0.46)}" fill="#e9e4d8" fill-opacity=".66"/>' if grey else ""
    shadow = f'<circle cy="1.4" r="{num(size * 0.49)}" fill-opacity=".3"/>'
    return shadow + stamp(f"mini-{kind}", size) + veil


def caravan_sign(point: Point, colour: str) -> str:
    """The camel on a corner of a counter: only a caravan can pass."""
    disc = f'<circle r="8.2" fill="{colour}" stroke="{CREAM}" stroke-width="1.4"/>'
    return placed(point, disc, stamp("mark-caravan", 12.5, colour=CREAM))


def pips(count: int, blocked: bool, y: float, grey: bool) -> str:
    """A price as pips; the last is in the obstacle's colour if there is one."""
    gap = 5.6 if count < 5 else 22.4 / (count - 1)
    out = []
    for k in range(count):
        fill = RUST if blocked and k == count - 1 else "#d9d4c8" if grey else CREAM
        x = (k - (count - 1) / 2) * gap
        out.append(f'<circle cx="{num(x)}" cy="{num(y)}" r="2.9" fill="{fill}" stroke="{SEPIA}" stroke-width=".9"/>')
    return "".join(out)


@cache
def token(seat: int, size: float) -> str:
    """A seat's colour and shape with an ink outline and a paper halo, centred on the origin."""
    d = shape_path(seat, size)
    return (
        f'<path d="{d}" fill="none" stroke="{CREAM}" stroke-width="{num(size * 0.95)}" stroke-linejoin="round"/>'
        f'<path d="{d}" fill="{PLAYER_COLOURS[seat]}" stroke="{SEPIA}" stroke-width="{num(size * 0.28)}" '
        'stroke-linejoin="round"/>'
    )


def drawn_pieces(position: Position, at: Layout) -> str:
    """The remaining town pieces; each seat always has the same place in the row."""
    out = []
    seats = max(len(position.pieces), len(position.boots))
    for town in at.towns.values():
        places = town.pieces(seats)
        out += [placed(places[seat], token(seat, 3.9)) for seat, left in enumerate(position.pieces) if town.id in left]
    return "".join(out)


@cache
def boot(seat: int) -> str:
    """A seat's boot, standing 12 below the origin."""
    shadow = '<ellipse cx="-1" cy="11" rx="9" ry="2.6" fill-opacity=".3"/>'
    return shadow + stamp(f"boot-{seat}", 28, (0.5, -1.5))


def drawn_boots(position: Position, at: Layout) -> str:
    """The boots around their towns, back to front."""
    out: list[tuple[float, str]] = []
    standing: dict[str, int] = {}
    for seat, place in enumerate(position.boots):
        k = standing.get(place, 0)
        standing[place] = k + 1
        p = at.boots[place][k]
        out.append((p[1], placed(p, boot(seat))))
    return "".join(drawing for _, drawing in sorted(out))
