"""A position on the board: boots, pieces, counters, obstacles, prices, highlights and trails."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from elfenland.board import BOARD, ROAD_TERRAINS

from .colours import CREAM, GREY, KIND_COLOURS, PLAYER_COLOURS, RUST, SEPIA, shape_path
from .data import TILE
from .icons import icon_definition, stamp
from .layout import Layout, layout
from .lines import Line, Point, distance, normals, num, poly
from .markup import copy, group, placed
from .towns import SEATS, Town


@dataclass(frozen=True)
class Position:
    """What lies on the board, in words: ids of towns and connections, names of kinds, one entry per seat."""

    boots: tuple[str, ...]
    pieces: tuple[frozenset[str], ...]
    counters: Mapping[str, str] = field(default_factory=dict)
    obstacles: frozenset[str] = frozenset()
    prices: Mapping[str, int] = field(default_factory=dict)  # cards to pay, an obstacle's included (R4.2-R4.5)
    caravan: frozenset[str] = frozenset()
    unpayable: frozenset[str] = frozenset()
    highlight_connections: frozenset[str] = frozenset()
    highlight_towns: frozenset[str] = frozenset()
    last: frozenset[str] = frozenset()
    trails: tuple[tuple[str, ...], ...] = ()

    def __post_init__(self) -> None:
        if max(len(self.boots), len(self.pieces), len(self.trails)) > SEATS:
            raise ValueError(f"a position has at most {SEATS} seats")
        ways = {*self.counters, *self.obstacles, *self.prices, *self.caravan, *self.unpayable, *self.last}
        ways |= self.highlight_connections.union(*self.trails)
        towns = {*self.boots, *self.highlight_towns}.union(*self.pieces)
        for unknown in sorted(ways - BOARD.connection_index.keys()):
            raise ValueError(f"there is no connection {unknown!r} on the board")
        for unknown in sorted(towns - BOARD.town_index.keys()):
            raise ValueError(f"there is no town {unknown!r} on the board")
        for unknown in sorted(set(self.counters.values()) - KIND_COLOURS.keys()):
            raise ValueError(f"there is no kind {unknown!r}")


def drawn_position(position: Position, at: Layout) -> tuple[str, str, str]:
    """Three layers: light below the roads, trails and light below the towns, and the things on top."""
    chosen = [at.towns[name] for name in sorted(position.highlight_towns)]
    below = "".join(town.light() for town in chosen)
    below += "".join(glow(name) for name in sorted(position.highlight_connections))
    over = trails(position) + "".join(plate_glow(town) for town in chosen)
    icons = {*position.counters.values(), "boot"}
    icons |= {"obstacle"} if position.obstacles else set()
    icons |= {"caravan"} if position.caravan else set()
    icons |= (
        {"raft"} if any(not BOARD.connections[BOARD.connection_index[n]].is_road for n in position.prices) else set()
    )
    defs = "<defs>" + "".join(icon_definition(name) for name in sorted(icons)) + "</defs>"
    ways = sorted({*position.counters, *position.obstacles, *position.prices, *position.caravan})
    signs = [drawn_sign(position, name, at.courses.sockets[name]) for name in ways]
    signs.sort(key=lambda sign: sign[0])
    things = group(
        "position", *(drawing for _, drawing in signs), drawn_pieces(position, at), drawn_boots(position, at)
    )
    return (
        group("glow", below) if below else "",
        group("trails", over) if over else "",
        defs + things,
    )


def glow(name: str) -> str:
    """Light below a connection that can be chosen."""
    course = f"course:{name}"
    terrain = BOARD.connections[BOARD.connection_index[name]].terrain
    slim = "" if terrain in ROAD_TERRAINS else " slim"
    flow = copy(course, "flow") if terrain == "river" else ""
    return copy(course, f"glow-rim{slim}") + copy(course, f"glow{slim}") + flow


def plate_glow(town: Town) -> str:
    """Light around the banner of a town that can be chosen."""
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
    """How far along a connection most room is left by its socket and by the towns."""
    at = layout()
    line, socket = at.courses.lines[name], at.courses.sockets[name]
    boxes = [box for town in at.towns.values() for box in town.boxes()]

    def room(i: int) -> float:
        x, y = line[i]
        gaps = (max(x0 - x, x - x1, y0 - y, y - y1) for x0, y0, x1, y1 in boxes)
        return min(distance((x, y), socket) - TILE * 1.3, *gaps)

    return max(range(len(line)), key=room) / len(line)


@cache
def trail(name: str, seat: int, k: int, several: int) -> tuple[str, str]:
    """One seat's way along a connection, the k-th of several, and the seat's shape to lie on it."""
    line = beside(name, (k - (several - 1) / 2) * 3.6)
    look = f'd="{poly(line, close=False)}" fill="none" stroke-linejoin="round" stroke-linecap="round"'
    middle = len(line) * clearest(name) + (k - (several - 1) / 2) * 4
    shape = placed(line[min(max(0, round(middle)), len(line) - 1)], token(seat, 3))
    edge = f'<path {look} stroke="{CREAM}" stroke-width="5"/>'
    return edge + f'<path {look} stroke="{PLAYER_COLOURS[seat]}" stroke-width="3"/>', shape


def trails(position: Position) -> str:
    """The way each seat travelled, side by side where several went the same way."""
    seats: dict[str, list[int]] = {}
    for seat, travelled in enumerate(position.trails):
        for name in dict.fromkeys(travelled):
            seats.setdefault(name, []).append(seat)
    drawn = [trail(name, seat, k, len(here)) for name, here in sorted(seats.items()) for k, seat in enumerate(here)]
    return "".join(line for line, _ in drawn) + "".join(shape for _, shape in drawn)


def rounded(half: float, corner: float, look: str, drop: float = 0) -> str:
    """A rounded square around the origin."""
    side = num(2 * half)
    return f'<rect x="{num(-half)}" y="{num(drop - half)}" width="{side}" height="{side}" rx="{num(corner)}" {look}/>'


def drawn_sign(position: Position, name: str, p: Point) -> tuple[float, str]:
    """What lies on a connection's socket, with its height on the sheet."""
    kind = position.counters.get(name)
    grey = name in position.unpayable
    blocked = name in position.obstacles
    price = position.prices.get(name, 0)
    parts = []
    if name in position.last:
        parts.append(rounded(TILE + 3.4, 8.6, f'fill="none" stroke="{CREAM}" stroke-width="3.6"'))
        parts.append(rounded(TILE + 3.4, 8.6, f'fill="none" stroke="{RUST}" stroke-width="1.8"'))
    if kind is not None:
        parts.append(tile(kind, grey))
    elif not BOARD.connections[BOARD.connection_index[name]].is_road:
        parts.append(float_sign(grey))
    if blocked:
        parts.append(badge("obstacle", (TILE - 1, 1 - TILE), RUST))
    if name in position.caravan:
        parts.append(badge("caravan", (1 - TILE, 1 - TILE), GREY if grey else "#9a6a1e"))
    if price:
        parts.append(pips(price, blocked, TILE if kind is not None else 10.5, grey))
    return p[1], placed(p, *parts)


@cache
def tile(kind: str, grey: bool) -> str:
    """A counter: frame and icon in the colour of its kind."""
    colour = GREY if grey else KIND_COLOURS[kind]
    face = "#e9e4d8" if grey else CREAM
    return (
        rounded(TILE, 6, 'fill="#000" fill-opacity=".3"', 1.2)
        + rounded(TILE, 6, f'fill="{colour}" stroke="{SEPIA}"')
        + rounded(TILE - 2, 4.4, f'fill="{face}"')
        + placed((0, -0.8), stamp(kind, 18, colour))
    )


@cache
def float_sign(grey: bool) -> str:
    """A raft's round sign, where a waterway has a price."""
    colour = GREY if grey else KIND_COLOURS["raft"]
    return f'<circle r="10.5" fill="{CREAM}" stroke="{SEPIA}"/><circle r="9.2" fill="none" stroke="{colour}" ' + (
        f'stroke-width="1.8"/>{placed((0, -0.6), stamp("raft", 14.5, colour))}'
    )


def badge(icon: str, p: Point, colour: str) -> str:
    """A round mark on a corner of a counter."""
    disc = f'<circle r="8.2" fill="{colour}" stroke="{CREAM}" stroke-width="1.4"/>'
    return placed(p, disc, stamp(icon, 12, CREAM))


def pips(count: int, blocked: bool, y: float, grey: bool) -> str:
    """A price as pips; the one for an obstacle comes last, in its colour."""
    gap = 5.6 if count < 5 else 22.4 / (count - 1)
    out = []
    for k in range(count):
        fill = RUST if blocked and k == count - 1 else "#d9d4c8" if grey else CREAM
        x = (k - (count - 1) / 2) * gap
        out.append(f'<circle cx="{num(x)}" cy="{num(y)}" r="2.9" fill="{fill}" stroke="{SEPIA}" stroke-width=".9"/>')
    return "".join(out)


@cache
def token(seat: int, size: float) -> str:
    """A seat's colour and shape with an ink outline and a paper halo, around the origin."""
    d = shape_path(seat, size)
    return (
        f'<path d="{d}" fill="none" stroke="{CREAM}" stroke-width="{num(size * 0.95)}" stroke-linejoin="round"/>'
        f'<path d="{d}" fill="{PLAYER_COLOURS[seat]}" stroke="{SEPIA}" stroke-width="{num(size * 0.28)}" '
        'stroke-linejoin="round"/>'
    )


def drawn_pieces(position: Position, at: Layout) -> str:
    """The town pieces that still lie, each seat's always at the same place of the row."""
    out = []
    seats = max(len(position.pieces), len(position.boots))
    for town in at.towns.values():
        places = town.pieces(seats)
        out += [placed(places[seat], token(seat, 3.9)) for seat, left in enumerate(position.pieces) if town.id in left]
    return "".join(out)


@cache
def boot(seat: int) -> str:
    """A boot's pin: the seat's colour, the boot, and the seat's shape; its point is 13 below the origin."""
    colour = PLAYER_COLOURS[seat]
    pin = f'<path d="M0 13Q-9 4-9-2.5A9 9 0 0 1 9-2.5Q9 4 0 13Z" fill="{colour}" stroke='
    icon = stamp("boot", 13, SEPIA if seat == 3 else CREAM)
    return (
        f'{pin}"{CREAM}" stroke-width="3.4"/>{pin}"{SEPIA}"/>'
        + placed((0, -2.6), icon)
        + placed((7.5, -9), token(seat, 4))
    )


def drawn_boots(position: Position, at: Layout) -> str:
    """The boots around their towns, those behind first."""
    out: list[tuple[float, str]] = []
    standing: dict[str, int] = {}
    for seat, place in enumerate(position.boots):
        k = standing.get(place, 0)
        standing[place] = k + 1
        p = at.boots[place][k]
        out.append((p[1], placed(p, boot(seat))))
    return "".join(drawing for _, drawing in sorted(out))
