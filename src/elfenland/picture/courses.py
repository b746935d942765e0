"""The lines of all connections, their bridges, and where their sockets are."""

from __future__ import annotations

import math
from itertools import pairwise

from elfenland.board import Board

from .data import RAFTS, TILE, course_of
from .land import Land
from .lines import Line, Point, crossing, curve, distance, normals, sample
from .rivers import Rivers
from .towns import Box, Town

Choice = tuple[float, Point]  # cost, place


def extended(course: Line, start: Point, end: Point) -> Line:
    """The course led on into its towns, where the drawings cover the ends."""

    def into(p: Point, town: Point) -> list[Point]:
        gap = distance(p, town)
        return [(town[0] + (p[0] - town[0]) * 7 / gap, town[1] + (p[1] - town[1]) * 7 / gap)] if gap > 14 else []

    return [*into(course[0], start), *course, *into(course[-1], end)]


def moored(course: Line, start: Point, end: Point, land: Land) -> Line:
    """A ferry's course, led on to the shore before its towns."""

    def into(p: Point, town: Point) -> list[Point]:
        gap = int(distance(p, town))
        wet = [
            q
            for q in ((p[0] + (town[0] - p[0]) * k / gap, p[1] + (town[1] - p[1]) * k / gap) for k in range(gap))
            if land.terrain(q) == "water"
        ]
        return wet[-5:-4] if len(wet) > 12 else []

    return [*into(course[0], start), *course, *into(course[-1], end)]


def bounds(line: Line, margin: float) -> Box:
    """The box around a line."""
    xs, ys = [p[0] for p in line], [p[1] for p in line]
    return (min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin)


def within(box: Box, p: Point) -> bool:
    """Whether a point lies in a box."""
    return box[0] < p[0] < box[2] and box[1] < p[1] < box[3]


class Courses:
    """The smooth lines of all connections, and where counters and prices lie on them."""

    def __init__(self, board: Board, towns: dict[str, Town], rivers: Rivers, land: Land) -> None:
        self.board, self.towns, self.rivers = board, towns, rivers
        self.points: dict[str, Line] = {}
        self.lines: dict[str, Line] = {}
        for way in board.connections:
            if way.terrain == "river":
                line = rivers.lines[way.id]
                self.points[way.id], self.lines[way.id] = [*line[::6], line[-1]], line
                continue
            ends = board.towns[way.a].at, board.towns[way.b].at
            lead = moored(course_of(way), *ends, land) if way.terrain == "lake" else extended(course_of(way), *ends)
            self.points[way.id], self.lines[way.id] = lead, sample(lead, 2)
        self.roads = [way.id for way in board.roads]
        self.ferries = [way.id for way in board.connections if way.terrain == "lake"]
        self.bridges = {name: self.find_bridges(name) for name in self.roads}
        self.sockets = self.find_sockets() | {name: self.raft_place(name) for name in self.ferries}
        for name in rivers.lines:
            self.sockets[name] = min(self.choices(name, along=0.3, offsets=(0,)))[1]

    def path(self, name: str) -> str:
        """Path data of a connection, from its first town to its second."""
        return curve(self.points[name])

    def raft_place(self, name: str) -> Point:
        """Where a ferry's raft is drawn; its price stands beside it."""
        line = self.lines[name]
        return line[int(len(line) * RAFTS.get(name, 0.5))]

    def find_bridges(self, name: str) -> list[tuple[Point, float]]:
        """Where a road crosses running water, with the road's direction there."""
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
        """The free place nearest to each road's middle: candidates, then rounds of improvement."""
        choices = {name: sorted(self.choices(name)) for name in self.roads}
        place = {name: choices[name][0][1] for name in self.roads}

        def crowding(p: Point, others: Line) -> float:
            return sum(max(0, 2 * TILE + 4 - max(abs(p[0] - q[0]), abs(p[1] - q[1]))) for q in others)

        for _ in range(4):
            for name in self.roads:
                room = bounds([p for _, p in choices[name]], 2 * TILE + 4)
                rest = [p for n, p in place.items() if n != name and within(room, p)]
                place[name] = min((cost + 4 * crowding(p, rest), p) for cost, p in choices[name])[1]
        return place

    def choices(self, name: str, along: float = 0.22, offsets: tuple[int, ...] = (0, -4, 4, -8, 8)) -> list[Choice]:
        """Places along one connection with their cost: far from the middle, or near to something else."""
        line, total = self.lines[name], len(self.lines[name])
        room = bounds(line, 32)

        def near(things: Line) -> Line:
            return [p for p in things if within(room, p)]

        others = near([p for n in self.roads if n != name for p in self.lines[n][::2]])
        flowing = [] if name in self.rivers.lines else [p for way in self.rivers.chains for p in way[::2]]
        water = near(flowing + [p for n in self.ferries for p in self.lines[n][::2]])
        bridges = [p for p, _ in self.bridges.get(name, [])]
        boxes = [box for town in self.towns.values() for box in town.boxes()]
        boxes = [b for b in boxes if b[0] < room[2] and b[2] > room[0] and b[1] < room[3] and b[3] > room[1]]

        def too_near(p: Point, things: Line, room: float) -> float:
            return max(0, TILE + room - min((distance(p, q) for q in things), default=99))

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
