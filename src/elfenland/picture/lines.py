"""Points and lines: smooth curves, samples along them, and compact path data."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from random import Random

Point = tuple[float, float]
Line = list[Point]


def num(value: float) -> str:
    """A number to one decimal, in as few characters as possible."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def points(text: str) -> Line:
    """Read a line written as "x,y x,y …"."""
    return [(float(x), float(y)) for x, y in (pair.split(",") for pair in text.split())]


def at(point: Point) -> str:
    """A point in path data."""
    return f"{num(point[0])} {num(point[1])}"


def distance(first: Point, second: Point) -> float:
    """The distance between two points."""
    return math.hypot(first[0] - second[0], first[1] - second[1])


def beziers(line: Sequence[Point], closed: bool = False) -> list[tuple[Point, Point, Point, Point]]:
    """A centripetal Catmull-Rom spline as cubic Béziers; it makes no loops at hairpins."""
    n = len(line)

    def pick(index: int) -> Point:
        if closed:
            return line[index % n]
        if index < 0:
            return (2 * line[0][0] - line[1][0], 2 * line[0][1] - line[1][1])
        if index >= n:
            return (2 * line[-1][0] - line[-2][0], 2 * line[-1][1] - line[-2][1])
        return line[index]

    pieces = []
    for i in range(n if closed else n - 1):
        p0, p1, p2, p3 = pick(i - 1), pick(i), pick(i + 1), pick(i + 2)
        d1, d2, d3 = (max(distance(a, b), 0.01) ** 0.5 for a, b in ((p0, p1), (p1, p2), (p2, p3)))

        def control(axis: int, near: Point, far: Point, beyond: Point, gap: float, d2: float = d2) -> float:
            return (
                gap * gap * beyond[axis] - d2 * d2 * far[axis] + (2 * gap * gap + 3 * gap * d2 + d2 * d2) * near[axis]
            ) / (3 * gap * (gap + d2))

        pieces.append(
            (
                p1,
                (control(0, p1, p0, p2, d1), control(1, p1, p0, p2, d1)),
                (control(0, p2, p3, p1, d3), control(1, p2, p3, p1, d3)),
                p2,
            )
        )
    return pieces


class Pen:
    """Writes compact path data: relative steps, to one decimal."""

    def __init__(self, start: Point) -> None:
        self.x, self.y = round(start[0], 1), round(start[1], 1)
        self.data = f"M{at((self.x, self.y))}"

    def to(self, command: str, *targets: Point) -> Pen:
        """Add a relative command (`l`, `q`, `c` or `t`) with its points."""
        steps: list[str] = []
        for x, y in targets:
            steps += [num(x - self.x), num(y - self.y)]
        self.x, self.y = round(self.x + float(steps[-2]), 1), round(self.y + float(steps[-1]), 1)
        self.data += command + steps[0] + "".join(s if s[0] == "-" else f" {s}" for s in steps[1:])
        return self


def curve(line: Sequence[Point], closed: bool = False) -> str:
    """Path data of the smooth line through the points."""
    pieces = beziers(line, closed)
    pen = Pen(pieces[0][0])
    for _, b, c, d in pieces:
        pen.to("c", b, c, d)
    return pen.data + ("Z" if closed else "")


def bezier_at(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    """A point of a cubic Bézier: (1-t)³a + 3(1-t)²tb + 3(1-t)t²c + t³d."""
    u = 1 - t
    wa, wb, wc, wd = u**3, 3 * u * u * t, 3 * u * t * t, t**3
    return (wa * a[0] + wb * b[0] + wc * c[0] + wd * d[0], wa * a[1] + wb * b[1] + wc * c[1] + wd * d[1])


def sample(line: Sequence[Point], step: float = 2.0, closed: bool = False) -> Line:
    """Evenly spaced points along the smooth line."""
    dense: Line = []
    for a, b, c, d in beziers(line, closed):
        count = max(4, int(distance(a, d)))
        dense += [bezier_at(a, b, c, d, k / count) for k in range(count)]
    dense.append(line[0] if closed else line[-1])
    out, left = [dense[0]], step
    for p, q in pairwise(dense):
        gap = distance(p, q)
        walked = 0.0
        while gap - walked >= left > 0:
            walked += left
            out.append((p[0] + (q[0] - p[0]) * walked / gap, p[1] + (q[1] - p[1]) * walked / gap))
            left = step
        left -= gap - walked
    if not closed and distance(out[-1], dense[-1]) > 0.2:
        out.append(dense[-1])
    return out


def around(line: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    """Each point of a closed line with the next one."""
    return zip(line, [*line[1:], line[0]], strict=True)


def soft(line: Sequence[Point]) -> str:
    """Path data of a closed line with rounded corners: each vertex is a control point between two midpoints.

    Only the first control point is written, because each of the others mirrors the one before (`t`). To stop
    rounding errors from adding up, each midpoint is computed from where the mirrored point really is.
    """
    first, last = line[0], line[-1]
    pen = Pen(((first[0] + last[0]) / 2, (first[1] + last[1]) / 2))
    handle = first
    for i, nxt in enumerate([*line[1:], first]):
        middle = ((handle[0] + nxt[0]) / 2, (handle[1] + nxt[1]) / 2)
        if i:
            pen.to("t", middle)
        else:
            handle = (round(pen.x + round(first[0] - pen.x, 1), 1), round(pen.y + round(first[1] - pen.y, 1), 1))
            pen.to("q", handle, middle)
        handle = (2 * pen.x - handle[0], 2 * pen.y - handle[1])
    return pen.data + "Z"


def poly(line: Iterable[Point], close: bool = True) -> str:
    """Path data of straight lines from point to point."""
    first, *rest = line
    pen = Pen(first)
    for p in rest:
        pen.to("l", p)
    return pen.data + ("Z" if close else "")


def normals(line: Sequence[Point], closed: bool = False) -> Line:
    """Unit vectors perpendicular to the line, one for each point."""
    out = []
    n = len(line)
    for i in range(n):
        a = line[(i - 1) % n] if closed or i else line[0]
        b = line[(i + 1) % n] if closed or i < n - 1 else line[-1]
        length = distance(a, b) or 1
        out.append(((b[1] - a[1]) / length, (a[0] - b[0]) / length))
    return out


def wobble(line: Sequence[Point], rng: Random, amount: float, wave: float, shift: float = 0) -> Line:
    """A closed line pushed in and out by a few sine waves that fit around it; `shift` makes it larger."""
    n = len(line)
    length = sum(distance(p, q) for p, q in pairwise(line))
    terms = [(max(1, round(length / (wave / k))), rng.uniform(0, math.tau), 1 / k**0.8) for k in (1, 1.7, 3.1, 5.3)]
    side = 1 if area(line) > 0 else -1
    out = []
    for i, (p, m) in enumerate(zip(line, normals(line, closed=True), strict=True)):
        push = shift + amount * sum(a * math.sin(math.tau * f * i / n + ph) for f, ph, a in terms) / 2
        out.append((p[0] + m[0] * push * side, p[1] + m[1] * push * side))
    return out


def area(line: Sequence[Point]) -> float:
    """The signed area inside a closed line; the sign depends on its direction."""
    return sum(p[0] * q[1] - q[0] * p[1] for p, q in around(line)) / 2


def inside(line: Sequence[Point], point: Point) -> bool:
    """Whether a point is inside a closed line."""
    x, y = point
    hit = False
    for (x1, y1), (x2, y2) in around(line):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            hit = not hit
    return hit


def crossing(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    """Where the segments ab and cd cross, a + t(b - a) = c + u(d - c); None if they do not."""
    den = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
    if abs(den) < 1e-9:
        return None
    t = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / den
    u = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / den
    return (a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])) if 0 <= t <= 1 and 0 <= u <= 1 else None


_TAKES = {"M": 1, "L": 1, "Q": 2, "C": 3, "Z": 0}


def trace(commands: str, *points: Point) -> str:
    """Path data from commands and their points: trace("MQZ", start, control, end)."""
    left = iter(points)
    return "".join(command + " ".join(at(next(left)) for _ in range(_TAKES[command])) for command in commands)
