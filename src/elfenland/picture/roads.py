"""How roads, ferries, bridges and sockets are drawn."""

from __future__ import annotations

from itertools import pairwise

from elfenland.board import Connection

from .courses import Courses
from .data import SOCKET
from .lines import Point, at, distance, num
from .markup import copy, group, path, placed
from .mask import Mask

# The glyph in an empty socket: (filled path, outlined path).
GLYPHS = {
    "plains": (
        "",
        "M-4 4q-.6-3.4-2-4.6M-2.4 4q-.2-4.6.2-7.4M-.9 4q.4-3 2-4.4"
        "M2.4 4.4q-.3-2-1-3M3.4 4.4q0-3 .3-5M4.4 4.4q.2-2 1.3-3",
    ),
    "woods": (
        "M-2.6 5V1.4Q-6.4 1.6-5.8-1.6Q-5-4.6-2.6-4.8Q.2-4.6.6-1.6Q.8 1.4-2.6 1.4M3.2 5V2.4M3.2-4.4L6.2 2.4H.4Z",
        "",
    ),
    "desert": ("M-6.4 1.6Q-3-4.6 1-3.6Q3.2-2.6 5.8 1.8Z", "M-5 4.6Q-1.8 2.6 1.6 4.4Q4 5.2 6 4"),
    "mountains": ("M-6.6 4.6L-2-4.8L1 1L2.6-1.4L6.6 4.6Z", "M-2-4.8L-1-1.6L-2.2 0L-1 2"),
}


def course_definitions(courses: Courses) -> str:
    """A path for each connection, from its first town to its second, to draw and to move boots along."""
    return "".join(
        f'<path id="course:{connection.id}" d="{courses.path(connection.id)}"/>'
        for connection in courses.board.connections
    )


def ordered(courses: Courses) -> list[Connection]:
    """All connections, waterways at the bottom."""
    order = {"river": 0, "lake": 1}
    return sorted(courses.board.connections, key=lambda connection: order.get(connection.terrain, 2))


def draw_halos(courses: Courses) -> str:
    """The pale ground on which roads and ferries lie; so broad that whole numbers are near enough."""
    halos = {"plains": "", "lake": ""}  # the two breadths
    for connection in courses.board.connections:
        if connection.terrain != "river":
            line = courses.lines[connection.id]
            points = [(round(x), round(y)) for x, y in (*line[:-1:5], line[-1])]
            steps = (f"{bx - ax} {by - ay}" for (ax, ay), (bx, by) in pairwise(points))
            drawn = f"M{at(points[0])}l{' '.join(steps)}".replace(" -", "-")
            halos["plains" if connection.is_road else "lake"] += drawn
    return "".join(f'<g data-terrain="{terrain}">{path("halo", line)}</g>' for terrain, line in halos.items())


def draw_roads(courses: Courses, mask: Mask) -> str:
    """All connections, without their sockets."""
    draw = {"river": draw_river, "lake": draw_ferry}
    return "\n".join(
        f'<g data-terrain="{connection.terrain}">'
        f"{draw.get(connection.terrain, draw_road)(courses, connection, mask)}</g>"
        for connection in ordered(courses)
    )


def draw_sockets(courses: Courses) -> str:
    """The empty places for counters."""
    return "".join(
        f'<g data-terrain="{connection.terrain}">{socket(courses.sockets[connection.id], connection.terrain)}</g>'
        for connection in courses.board.roads
    )


def road_areas(courses: Courses) -> str:
    """What a page lays below the roads' picture: for each connection its light and a wide line to point at."""
    return "\n".join(road_area(courses, connection) for connection in ordered(courses))


def road_area(courses: Courses, connection: Connection) -> str:
    """The light of one connection and the area to point at."""
    line = courses.path(connection.id)
    x, y = courses.sockets[connection.id]
    return group(
        f"road:{connection.id}",
        path("halo", line),
        path("stream", line) if connection.terrain == "river" else "",
        path("hit", line),
        f'<circle class="spot" cx="{num(x)}" cy="{num(y)}" r="{num(SOCKET + 2)}"/>' if connection.is_road else "",
        class_="way",
        data_terrain=connection.terrain,
    )


def draw_river(courses: Courses, connection: Connection, mask: Mask) -> str:
    """A river's arrows; the water itself is part of the ground."""
    return courses.rivers.draw_arrows(connection.id, mask)


def draw_ferry(courses: Courses, connection: Connection, _mask: Mask) -> str:
    """A dashed line with landings and a raft."""
    line = courses.lines[connection.id]
    landings = "".join(
        f'<circle class="o f-paper-lit" cx="{num(x)}" cy="{num(y)}" r="2.4"/>' for x, y in (line[0], line[-1])
    )
    return copy(f"course:{connection.id}", "ferry") + landings + raft(courses.raft_place(connection.id))


def draw_road(courses: Courses, connection: Connection, _mask: Mask) -> str:
    """A ribbon with ink edges, bridges where it crosses water, and a tether to a socket that lies aside."""
    name = f"course:{connection.id}"
    parts = [copy(name, "edge"), copy(name, "ribbon")]
    if connection.terrain in ("woods", "mountains"):
        parts.append(copy(name, "mark"))
    parts += [bridge(place, angle) for place, angle in courses.bridges[connection.id]]
    place = courses.sockets[connection.id]
    near = min(courses.lines[connection.id], key=lambda point: distance(point, place))
    if distance(near, place) > 6:
        parts.append(path("l tether", f"M{at(near)}L{at(place)}"))
    return "".join(parts)


def socket(point: Point, terrain: str) -> str:
    """An empty place for a counter, with a glyph of the terrain."""
    filled, drawn = GLYPHS[terrain]
    return (
        f'<g class="slot" transform="translate({at(point)})">'
        f'<rect class="socket" x="{-SOCKET}" y="{-SOCKET}" width="{2 * SOCKET}" height="{2 * SOCKET}" rx="6"/>'
        + (path("glyph", filled) if filled else "")
        + (path("glyph open", drawn) if drawn else "")
        + "</g>"
    )


def bridge(point: Point, angle: float) -> str:
    """Planks and rails across the water."""
    planks = "".join(f"M{x}-4.3V4.3" for x in (-6, -3.6, -1.2, 1.2, 3.6, 6))
    rails = "M-8.6-6.2Q-7-4.6-5-4.8Q0-5.6 5-4.8Q7-4.6 8.6-6.2M-8.6 6.2Q-7 4.6-5 4.8Q0 5.6 5 4.8Q7 4.6 8.6 6.2"
    deck = path("o f-wall-shade", "M-7.6-4.6H7.6V4.6H-7.6Z")
    return placed(point, deck, path("l thin", planks), path("rail", rails), turn=angle)


def raft(point: Point) -> str:
    """A small raft under sail."""
    return placed(
        (point[0], point[1] + 2),
        path("f-water", "M-9 2.6Q0 5.4 9 2.6V-1Q0-2-9-1Z"),
        path("o f-wall-shade", "M-7 0H7L5.6 2.8H-5.6Z"),
        path("o f-paper-lit", "M-.6-1V-11Q6.4-8 5.6-2.4Q2.6-3.2-.6-2Z"),
        path("l", "M-.6 0V-12M-3.4 0V2.8M0 0V2.8M3.4 0V2.8"),
        path("foam", "M-9 4.2q2-1.6 4 0t4 0t4 0t4 0"),
    )
