"""The lines of all connections, their bridges and their sockets."""

from __future__ import annotations

import math
from itertools import pairwise

from elfenland.board import Board

from .data import RAFTS, TILE, course_of
from .land import Land
from .lines import Line, Point, crossing, curve, distance, normals, sample
from .rivers import Rivers
from .towns import Box, Town

Choice = tuple[float, Point]  # (cost, place)


def extended(course: Line, start: Point, end: Point) -> Line:
    """A course extended into its towns, where the drawings cover its ends."""

    def into(point: Point, town: Point) -> list[Point]:
        gap = distance(point, town)
        return (
            [(town[0] + (point[0] - town[0]) * 7 / gap, town[1] + (point[1] - town[1]) * 7 / gap)] if gap > 14 else []
        )

    return [*into(course[0], start), *course, *into(course[-1], end)]


def moored(course: Line, start: Point, end: Point, land: Land) -> Line:
    """A ferry's course, extended to the shore in front of its towns."""

    def into(point: Point, town: Point) -> list[Point]:
        gap = int(distance(point, town))
        wet = [
            q
            for q in (
                (point[0] + (town[0] - point[0]) * k / gap, point[1] + (town[1] - point[1]) * k / gap)
                for k in range(gap)
            )
            if land.terrain(q) == "water"
        ]
        return wet[-5:-4] if len(wet) > 12 else []

    return [*into(course[0], start), *course, *into(course[-1], end)]


def bounds(line: Line, margin: float) -> Box:
    """The bounding box of a line, with a margin."""
    xs, ys = [p[0] for p in line], [p[1] for p in line]
    return (min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin)


def within(box: Box, point: Point) -> bool:
    """Whether a point lies in a box."""
    return box[0] < point[0] < box[2] and box[1] < point[1] < box[3]


class Courses:
    """The smooth lines of all connections, and where counters and prices go on them."""

    def __init__(self, board: Board, towns: dict[str, Town], rivers: Rivers, land: Land) -> None:
        self.board, self.towns, self.rivers = board, towns, rivers
        self.points: dict[str, Line] = {}
        self.lines: dict[str, Line] = {}
        for connection in board.connections:
            if connection.terrain == "river":
                line = rivers.lines[connection.id]
                self.points[connection.id], self.lines[connection.id] = [*line[::6], line[-1]], line
                continue
            ends = board.towns[connection.a].at, board.towns[connection.b].at
            lead = (
                moored(course_of(connection), *ends, land)
                if connection.terrain == "lake"
                else extended(course_of(connection), *ends)
            )
            self.points[connection.id], self.lines[connection.id] = lead, sample(lead, 2)
        self.roads = [connection.id for connection in board.roads]
        self.ferries = [connection.id for connection in board.connections if connection.terrain == "lake"]
        self.bridges = {name: self.find_bridges(name) for name in self.roads}
        self.sockets = self.find_sockets() | {name: self.raft_place(name) for name in self.ferries}
        for name in rivers.lines:
            self.sockets[name] = min(self.choices(name, along=0.3, offsets=(0,)))[1]

    def path(self, name: str) -> str:
        """Path data of a connection, from its first town to its second."""
        return curve(self.points[name])

    def raft_place(self, name: str) -> Point:
        """Where a ferry's raft is drawn, which is also the place of its price."""
        line = self.lines[name]
        return line[int(len(line) * RAFTS.get(name, 0.5))]

    def find_bridges(self, name: str) -> list[tuple[Point, float]]:
        """Where a road crosses a river or stream, and the road's direction there."""
        found: list[tuple[Point, float]] = []
        line = self.lines[name]
        flowing = [stroke for water in self.rivers.chains for stroke in pairwise(water[::2])]
        room = bounds(line, 9)
        flowing = [(c, d) for c, d in flowing if within(room, c)]
        for a, b in pairwise(line):
            for c, d in flowing:
                if abs(a[0] - c[0]) + abs(a[1] - c[1]) > 9:
                    continue
                p = crossing(a, b, c, d)
                if not p or any(distance(p, q) < 12 for q, _ in found):
                    continue
                if not any(town.hides(p) for town in self.towns.values()):
                    found.append((p, math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))))
        return found

    def find_sockets(self) -> dict[str, Point]:
        """A free place near the middle of each road: start from the best candidates, then improve in rounds."""
        choices = {name: sorted(self.choices(name)) for name in self.roads}
        place = {name: choices[name][0][1] for name in self.roads}

        def crowding(point: Point, others: Line) -> float:
            return sum(max(0, 2 * TILE + 4 - max(abs(point[0] - q[0]), abs(point[1] - q[1]))) for q in others)

        for _ in range(4):
            for name in self.roads:
                room = bounds([p for _, p in choices[name]], 2 * TILE + 4)
                rest = [p for n, p in place.items() if n != name and within(room, p)]
                place[name] = min((cost + 4 * crowding(p, rest), p) for cost, p in choices[name])[1]
        return place

    def choices(self, name: str, along: float = 0.22, offsets: tuple[int, ...] = (0, -4, 4, -8, 8)) -> list[Choice]:
        """Places along a connection; they cost more far from its middle or close to something else."""
        line, total = self.lines[name], len(self.lines[name])
        room = bounds(line, 32)

        def near(things: Line) -> Line:
            return [p for p in things if within(room, p)]

        others = near([p for n in self.roads if n != name for p in self.lines[n][::2]])
        flowing = [] if name in self.rivers.lines else [p for chain in self.rivers.chains for p in chain[::2]]
        water = near(flowing + [p for n in self.ferries for p in self.lines[n][::2]])
        bridges = [p for p, _ in self.bridges.get(name, [])]
        boxes = [box for town in self.towns.values() for box in town.boxes()]
        boxes = [b for b in boxes if b[0] < room[2] and b[2] > room[0] and b[1] < room[3] and b[3] > room[1]]

        def too_near(point: Point, things: Line, room: float) -> float:
            return max(0, TILE + room - min((distance(point, q) for q in things), default=99))

        out = []
        sides = normals(line)
        for i in range(int(total * along), int(total * (1 - along)), 2):
            for off in offsets:
                p = (line[i][0] + sides[i][0] * off, line[i][1] + sides[i][1] * off)
                cost = abs(i / total - 0.5) * 6 + abs(off) * 0.22
                cost += too_near(p, others, 7) * 2 + too_near(p, water, 5) * 0.9 + too_near(p, bridges, 4)
                for bx0, by0, bx1, by1 in boxes:
                    gap = max(bx0 - p[0], p[0] - bx1, by0 - p[1], p[1] - by1, 0)
                    cost += max(0, TILE + 3 - gap) * 3
                out.append((cost, p))
        return out
