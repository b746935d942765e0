"""How roads, ferries, bridges and sockets are drawn."""

from __future__ import annotations

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


def draw_roads(courses: Courses, mask: Mask, live: bool) -> str:
    """All connections, waterways at the bottom; in a page, each has its ids and a wide line to point at."""
    order = {"river": 0, "lake": 1}
    connections = sorted(courses.board.connections, key=lambda connection: order.get(connection.terrain, 2))
    return "\n".join(draw_connection(courses, connection, mask, live) for connection in connections)


def draw_connection(courses: Courses, connection: Connection, mask: Mask, live: bool) -> str:
    """One connection as a group of its own."""
    parts = draw_river if connection.terrain == "river" else draw_ferry if connection.terrain == "lake" else draw_road
    drawn = parts(courses, connection, mask)
    if not live:
        return f'<g data-terrain="{connection.terrain}">{"".join(drawn)}</g>'
    hit = copy(f"course:{connection.id}", "hit")
    towns = courses.board.towns
    x, y = courses.sockets[connection.id]
    return group(
        f"road:{connection.id}",
        *(drawn[:-1] if connection.is_road else drawn),
        hit,
        drawn[-1] if connection.is_road else "",  # a road's socket goes above the line to point at
        class_="way",
        data_terrain=connection.terrain,
        data_from=towns[connection.a].id,
        data_to=towns[connection.b].id,
        data_x=num(x),
        data_y=num(y),
    )


def draw_river(courses: Courses, connection: Connection, mask: Mask) -> list[str]:
    """A river's glow and arrows; the water itself is part of the ground."""
    name = f"course:{connection.id}"
    return [copy(name, "halo"), copy(name, "stream"), courses.rivers.draw_arrows(connection.id, mask)]


def draw_ferry(courses: Courses, connection: Connection, mask: Mask) -> list[str]:
    """A dashed line with landings and a raft."""
    name = f"course:{connection.id}"
    line = courses.lines[connection.id]
    landings = "".join(
        f'<circle class="o f-paper-lit" cx="{num(x)}" cy="{num(y)}" r="2.4"/>' for x, y in (line[0], line[-1])
    )
    return [copy(name, "halo"), copy(name, "ferry"), landings, raft(courses.raft_place(connection.id))]


def draw_road(courses: Courses, connection: Connection, mask: Mask) -> list[str]:
    """A ribbon with ink edges, bridges where it crosses water, and its socket last."""
    name = f"course:{connection.id}"
    parts = [copy(name, cls) for cls in ("halo", "edge", "ribbon")]
    if connection.terrain in ("woods", "mountains"):
        parts.append(copy(name, "mark"))
    parts += [bridge(place, angle) for place, angle in courses.bridges[connection.id]]
    place = courses.sockets[connection.id]
    near = min(courses.lines[connection.id], key=lambda point: distance(point, place))
    if distance(near, place) > 6:
        parts.append(path("l tether", f"M{at(near)}L{at(place)}"))
    return [*parts, socket(place, connection.terrain)]


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
