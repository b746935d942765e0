"""The compass, the cartouche and the ivy."""

from __future__ import annotations

import math

from .data import COMPASS, TITLE
from .lettering import written
from .lines import Point, at, curve, num, points, poly, sample, trace
from .markup import group, path


def compass() -> str:
    """The compass rose."""

    def star(radius: float, waist: float, turn: float, lit: str, dim: str) -> str:
        out = ""
        for k in range(4):
            a = math.radians(90 * k + turn)
            tip = (radius * math.sin(a), -radius * math.cos(a))
            for side, fill in ((-1, lit), (1, dim)):
                b = a + side * math.pi / 4
                out += path(f"o thin f-{fill}", poly([(0, 0), tip, (waist * math.sin(b), -waist * math.cos(b))]))
        return out

    ticks = "".join(
        f"M{at((27 * math.sin(a), -27 * math.cos(a)))}L{at((29.5 * math.sin(a), -29.5 * math.cos(a)))}"
        for a in (k * math.tau / 32 for k in range(32))
    )
    rings = '<circle r="33" class="f-paper-lit" fill-opacity=".55"/><circle r="31.5" class="l"/>' + "".join(
        f'<circle r="{r}" class="l thin"/>' for r in (29.5, 27, 13)
    )
    return group(
        "compass",
        rings,
        path("l thin", ticks),
        star(24, 6, 45, "paper-lit", "roof-ochre"),
        star(35, 7.4, 0, "paper-lit", "royal"),
        '<circle r="3.2" class="o f-gold"/>',
        path("o f-roof-red", "M0-46Q4-41 3-36Q0-39-3-36Q-4-41 0-46Z"),
        transform=f"translate({at(COMPASS)})",
    )


def cartouche() -> str:
    """The scroll with the land's name."""
    w, h = 74, 23
    scroll = f"M{-w} {-h + 3}Q0 {-h - 4} {w} {-h + 3}L{w} {h - 2}Q0 {h - 9} {-w} {h - 2}Z"
    roll = "M74-20q4-6 9-1q3 4-1 7V25q-1 5-5 4q-4-1-3-8Z"
    rolls = path("o f-banner-fold", roll) + path("o f-banner-fold", roll, transform="scale(-1 1)")
    vine = "M-52 10q8-5 16 0t16 0M52 10q-8-5-16 0t-16 0"
    leaf = "M-44 7q3-5 6-3q-3 4-6 3ZM-28 10q3-5 6-3q-3 4-6 3Z"
    leaves = path("o thin f-roof-green", leaf) + path("o thin f-roof-green", leaf, transform="scale(-1 1)")
    star = "M0 5.6l1.2 3 3.2.2-2.5 2 .8 3.1-2.7-1.7-2.7 1.7.8-3.1-2.5-2 3.2-.2Z"
    return group(
        "cartouche",
        rolls,
        path("o f-banner", scroll),
        written("Elfenland", (0, 2), 29, "title"),
        path("l soft", vine),
        leaves,
        path("o thin f-gold", star),
        transform=f"translate({at(TITLE)})",
    )


# The courses of the ivy stems, along the corners of the sheet.
IVY = (
    points("140,21 114,25 86,19 58,24 36,23 24,35 25,60 19,84 24,106"),
    points("20,456 24,478 19,500 28,520 52,529 82,524 110,530"),
    points("1044,20 1068,25 1094,19 1112,28 1119,52 1113,80 1119,106 1115,128"),
)


def leaf(point: Point, turn: float, size: float) -> str:
    """A leaf that grows from a point in a direction."""

    def out(along: float, across: float) -> Point:
        return (
            point[0] + size * (along * math.cos(turn) - across * math.sin(turn)),
            point[1] + size * (along * math.sin(turn) + across * math.cos(turn)),
        )

    left, right = (out(0.25, -0.55), out(0.62, -0.36)), (out(0.62, 0.36), out(0.25, 0.55))
    return trace("MQLLQZ", point, *left, out(1, 0), right[0], right[1], point)


def ivy() -> str:
    """Ivy and berries along three corners of the sheet."""
    stems, leaves, berries = "", "", ""
    for course in IVY:
        stems += curve(course)
        line = sample(course, 2)
        for k, i in enumerate(range(2, len(line) - 2, 5)):
            (x, y), (ax, ay), (bx, by) = line[i], line[i - 2], line[i + 2]
            turn = math.atan2(by - ay, bx - ax) + (0.95 if k % 2 else -0.95)
            if k % 6 == 3:
                berries += f"M{num(x + 4 * math.cos(turn))} {num(y + 4 * math.sin(turn))}h.01"
            else:
                leaves += leaf((x, y), turn, 8.4 - 2.6 * abs(i / len(line) - 0.5) * 2)
    return group("ivy", path("stem", stems), path("o thin f-roof-green", leaves), path("berry", berries))
