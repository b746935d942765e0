"""Which pixels of the map are taken, and the pixel rows inside an outline."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from .lines import Point, around

#: The size of the map, in its own units.
WIDTH, HEIGHT = 1140, 550


def scanlines(line: Sequence[Point]) -> Iterable[tuple[int, list[tuple[int, int]]]]:
    """The pixel rows of a closed line, with the spans that are inside."""
    edges = list(around(line))
    for y in range(max(0, int(min(p[1] for p in line))), min(HEIGHT, int(max(p[1] for p in line)) + 1)):
        cuts = sorted(
            (q[0] - p[0]) * (y + 0.5 - p[1]) / (q[1] - p[1]) + p[0]
            for p, q in edges
            if (p[1] > y + 0.5) != (q[1] > y + 0.5)
        )
        yield y, [(max(0, int(a)), min(WIDTH, int(b))) for a, b in zip(cuts[::2], cuts[1::2], strict=True)]


class Mask:
    """Which pixels of the map are taken, so that scenery never covers what the game needs."""

    def __init__(self) -> None:
        self.rows = [bytearray(WIDTH) for _ in range(HEIGHT)]

    def copy(self) -> Mask:
        """An independent copy."""
        other = Mask()
        other.rows = [bytearray(row) for row in self.rows]
        return other

    def box(self, x0: float, y0: float, x1: float, y1: float) -> None:
        """Take a rectangle."""
        a, b = max(0, int(x0)), min(WIDTH, int(x1) + 1)
        for y in range(max(0, int(y0)), min(HEIGHT, int(y1) + 1)):
            if b > a:
                self.rows[y][a:b] = b"\1" * (b - a)

    def disc(self, centre: Point, radius: float) -> None:
        """Take a disc."""
        for dy in range(-int(radius), int(radius) + 1):
            half = math.sqrt(max(0, radius * radius - dy * dy))
            self.box(centre[0] - half, centre[1] + dy, centre[0] + half, centre[1] + dy)

    def along(self, line: Iterable[Point], radius: float) -> None:
        """Take a band around a line."""
        for point in line:
            self.disc(point, radius)

    def free(self, x0: float, y0: float, x1: float, y1: float) -> bool:
        """Whether a rectangle is free."""
        if x0 < 0 or y0 < 0 or x1 >= WIDTH or y1 >= HEIGHT:
            return False
        a, b = int(x0), int(x1) + 1
        return not any(1 in self.rows[y][a:b] for y in range(int(y0), int(y1) + 1))
