"""Rivers and streams: their lines, their water, and arrows that show the flow."""

from __future__ import annotations

import math
from random import Random

from elfenland.board import Board

from .data import SPRINGS, course_of, stream_course
from .lines import Line, Point, at, distance, normals, num, poly, sample, soft
from .markup import path
from .mask import Mask


def nearest(line: Line, point: Point) -> int:
    """The index of a line's nearest point to a place."""
    return min(range(len(line)), key=lambda i: distance(line[i], point))


class Rivers:
    """Rivers and streams, joined end to end where they meet."""

    def __init__(self, board: Board) -> None:
        courses = [
            (connection.id, course_of(connection)) for connection in board.connections if connection.terrain == "river"
        ]
        courses += [("", stream_course(stream)) for stream in board.scenery["streams"]]
        self.chains: list[Line] = []  # smooth lines from source to mouth
        self.lines: dict[str, Line] = {}  # the part that belongs to each connection
        left = list(courses)
        while left:
            chain = self.take_chain(left)
            points: Line = []
            for name, course in chain:
                for p in [*SPRINGS.get(name, []), *course]:
                    if not points or distance(p, points[-1]) > 4:
                        points.append(p)
            line = sample(points, 2)
            self.chains.append(line)
            for name, course in chain:
                if name:
                    a, b = nearest(line, course[0]), nearest(line, course[-1])
                    self.lines[name] = line[a : b + 1]

    @staticmethod
    def take_chain(left: list[tuple[str, Line]]) -> list[tuple[str, Line]]:
        """Remove consecutive courses from the list, from a source to its mouth, and return them."""
        source = next(
            course
            for course in left
            if not any(other is not course and distance(other[1][-1], course[1][0]) < 50 for other in left)
        )
        chain = [source]
        left.remove(source)
        while True:
            end = chain[-1][1][-1]
            near = [course for course in left if distance(course[1][0], end) < 50]
            if not near:
                return chain
            chain.append(min(near, key=lambda course: distance(course[1][0], end)))
            left.remove(chain[-1])

    @staticmethod
    def ribbon(line: Line, start: float, end: float, rng: Random) -> str:
        """The water of one river, widening from start to end."""
        n = len(line)
        phase = rng.uniform(0, 6)
        left, right = [], []
        for i, (p, m) in enumerate(zip(line, normals(line), strict=True)):
            if i % 3 and i != n - 1:
                continue
            half = (start + (end - start) * i / n) / 2 * (1 + 0.12 * math.sin(i * 0.21 + phase))
            left.append((p[0] + m[0] * half, p[1] + m[1] * half))
            right.append((p[0] - m[0] * half, p[1] - m[1] * half))
        return soft([*left, *reversed(right)])

    def draw(self) -> str:
        """All rivers and streams with their banks."""
        out = []
        for k, line in enumerate(self.chains):
            wide = 6.4 if len(line) > 200 else 5.4
            bank = self.ribbon(line, 4.6, wide + 2, Random(f"river {k}"))
            out.append(path("halo", poly(line[::4], close=False), stroke_width="10"))
            out.append(path("bank", bank))
            out.append(path("river", self.ribbon(line, 2.8, wide, Random(f"river {k}"))))
        return "\n".join(out)

    def draw_arrows(self, name: str, mask: Mask) -> str:
        """Arrowheads on the water that point downstream, where there is room."""
        line = self.lines[name]
        total = len(line)
        marks = []
        last = -99
        for i in range(8, total - 8):
            p = line[i]
            if i - last < 19 or not mask.free(p[0] - 4, p[1] - 4, p[0] + 4, p[1] + 4):
                continue
            a, b = line[i - 4], line[i + 4]
            if distance(a, b) < 14.5:
                continue  # too sharp a bend
            angle = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
            marks.append(
                path("arrow", "M5.6 0L-4-3.9L-2 0L-4 3.9Z", transform=f"translate({at(p)})rotate({num(angle)})")
            )
            last = i
        return "".join(marks)
