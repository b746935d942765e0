"""The pen that draws pieces: inked shapes, flat washes, shade, lines and tubes.

Shade is the ink itself at low opacity, so where it runs over an outline nobody sees it.
"""

from __future__ import annotations

import math

from ..colours import INK
from ..lines import Point, num
from ..markup import attributes

INKED = f'stroke="{INK}" stroke-width="%s" stroke-linejoin="round" stroke-linecap="round"'


def tag(name: str, **more: object) -> str:
    """An element without content."""
    return f"<{name}{attributes(more)}/>"


def area(data: str, fill: str, **more: object) -> str:
    """A shape outlined by the ink of its group."""
    return tag("path", d=data, fill=fill, **more)


def wash(data: str, fill: str, **more: object) -> str:
    """A shape without an outline."""
    return tag("path", d=data, fill=fill, stroke="none", **more)


def shade(data: str, opacity: float = 0.2) -> str:
    """The dark side of a shape."""
    return wash(data, INK, opacity=f"{opacity:g}".lstrip("0"))


def line(data: str, width: float = 1.8, colour: str = "") -> str:
    """A line in the ink of its group, or in a colour."""
    more = {"stroke": colour} if colour else {}
    return tag("path", d=data, fill="none", stroke_width=num(width), **more)


def tube(data: str, width: float, colour: str, ink: float = 2.6) -> str:
    """A coloured line with an outline."""
    return line(data, width + 2 * ink) + line(data, width, colour)


def disc(x: float, y: float, radius: float, fill: str, **more: object) -> str:
    """A circle outlined by the ink of its group."""
    return tag("circle", cx=num(x), cy=num(y), r=num(radius), fill=fill, **more)


def dot(x: float, y: float, radius: float, fill: str = INK) -> str:
    """A circle without an outline."""
    return disc(x, y, radius, fill, stroke="none")


def inked(*parts: str, width: float = 2.6, at: str = "") -> str:
    """A group of shapes in one ink, moved by a transform if one is given."""
    move = f' transform="{at}"' if at else ""
    return f"<g {INKED % f'{width:g}'}{move}>{''.join(parts)}</g>"


def moved(at: str, *parts: str) -> str:
    """Parts moved by a transform."""
    return f'<g transform="{at}">{"".join(parts)}</g>'


def spark(x: float, y: float, radius: float) -> str:
    """Path data of a star with four points."""
    near = radius * 0.22
    turns = ((0, -1), (1, 0), (0, 1), (-1, 0))
    data = f"M{num(x)} {num(y - radius)}"
    for (ax, ay), (bx, by) in zip(turns, (*turns[1:], turns[0]), strict=True):
        data += f"Q{num(x + (ax + bx) * near)} {num(y + (ay + by) * near)} "
        data += f"{num(x + bx * radius)} {num(y + by * radius)}"
    return data + "Z"


def star(x: float, y: float, radius: float) -> str:
    """Path data of a star with five points."""
    points = [(radius * (0.45 if k % 2 else 1), math.radians(36 * k - 90)) for k in range(10)]
    return "M" + "L".join(f"{num(x + r * math.cos(a))} {num(y + r * math.sin(a))}" for r, a in points) + "Z"


def spokes(x: float, y: float, radius: float, count: int, turn: float) -> str:
    """Path data of the spokes of a wheel, drawn rim to rim."""
    out = []
    for k in range(count):
        angle = math.radians(turn + 180 * k / count)
        dx, dy = radius * math.cos(angle), radius * math.sin(angle)
        out.append(f"M{num(x - dx)} {num(y - dy)}L{num(x + dx)} {num(y + dy)}")
    return "".join(out)


def octagon(inset: float) -> str:
    """Path data of an octagon with soft corners in a box of 100, cut a little unevenly, as by hand."""
    reach = (50 - inset) / math.cos(math.pi / 8)
    corners: list[Point] = []
    for k in range(8):
        angle = math.pi / 8 + math.pi / 4 * k
        corners.append(
            (
                50 + reach * math.cos(angle) + 0.6 * math.sin(2.3 * k),
                50 + reach * math.sin(angle) + 0.6 * math.cos(1.9 * k),
            )
        )
    out = []
    for k, (x, y) in enumerate(corners):
        (px, py), (qx, qy) = corners[k - 1], corners[(k + 1) % 8]
        start, end = (x + (px - x) * 0.2, y + (py - y) * 0.2), (x + (qx - x) * 0.2, y + (qy - y) * 0.2)
        out.append(f"{num(start[0])} {num(start[1])}Q{num(x)} {num(y)} {num(end[0])} {num(end[1])}")
    return "M" + "L".join(out) + "Z"


def ring(inset: float) -> str:
    """Path data of a circle in a box of 100."""
    r, across = num(50 - inset), num(100 - 2 * inset)
    return f"M{num(inset)} 50a{r} {r} 0 1 1 {across} 0a{r} {r} 0 1 1-{across} 0Z"
