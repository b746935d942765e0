"""The brush that draws faces: shapes outlined by their group, washes, lines, leaves and flowers."""

from __future__ import annotations

from ..colours import GOLD, INK, LEAF
from ..lines import num

SHADE = "#20150f"


def area(data: str, fill: str = "", width: float = 0, more: str = "") -> str:
    """A shape outlined by the ink of its group."""
    paint = f' fill="{fill}"' if fill else ""
    ink = f' stroke-width="{num(width)}"' if width else ""
    return f'<path d="{data}"{paint}{ink}{more}/>'


def wash(data: str, fill: str, opacity: float = 1) -> str:
    """A shape without an outline."""
    thin = f' opacity="{opacity:g}"'.replace('"0.', '".') if opacity < 1 else ""
    return f'<path d="{data}" fill="{fill}" stroke="none"{thin}/>'


def line(data: str, width: float = 0, colour: str = "") -> str:
    """A line in the ink of its group, or in a colour."""
    return area(data, "", width, f' stroke="{colour}"' if colour else "")


def mirrored(drawing: str) -> str:
    """A drawing turned over left to right."""
    return f'<g transform="matrix(-1 0 0 1 100 0)">{drawing}</g>'


def both(drawing: str) -> str:
    """A drawing and its mirror image."""
    return drawing + mirrored(drawing)


def dot(x: float, y: float, radius: float, fill: str, width: float = 0, opacity: float = 1) -> str:
    """A circle, outlined if a width is given."""
    ink = f'stroke-width="{num(width)}"' if width else 'stroke="none"'
    thin = f' opacity="{num(opacity)}"' if opacity < 1 else ""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="{fill}" {ink}{thin}/>'


def hoop(x: float, y: float, radius: float, colour: str, width: float, glass: float = 0) -> str:
    """A circle of metal, with glass in it if it has an opacity."""
    fill = f'fill="#fffdf6" fill-opacity="{glass:g}" ' if glass else ""
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" {fill}stroke="{colour}" stroke-width="{num(width)}"/>'
    )


def leaf(x: float, y: float, angle: float, size: float = 1, fill: str = LEAF) -> str:
    """A leaf with its stalk at a point, upright and then turned by an angle."""
    at = f"translate({num(x)} {num(y)}) rotate({num(angle)}) scale({size:g})"
    return f'<path transform="{at}" d="M0-9V0C-6-4-5-11 0-15C5-11 6-4 0 0" fill="{fill}"/>'


def bloom(x: float, y: float, colour: str, radius: float = 3.1) -> str:
    """A flower with five petals."""
    petals = "".join(
        f'<circle cx="{num(x + dx * radius)}" cy="{num(y + dy * radius)}" r="{num(radius * 0.86)}"/>'
        for dx, dy in ((0, -1.25), (1.2, -0.4), (0.75, 1), (-0.75, 1), (-1.2, -0.4))
    )
    return f'<g fill="{colour}" stroke-width="1.3">{petals}</g>' + dot(x, y, radius * 0.75, GOLD, 1)


def outlined(drawing: str, at: str = "") -> str:
    """A group with the ink of a portrait."""
    move = f' transform="{at}"' if at else ""
    look = f'fill="none" stroke="{INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"'
    return f"<g {look}{move}>{drawing}</g>"
