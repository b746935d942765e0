"""Small pieces of SVG: paths, groups, placed parts, copies."""

from __future__ import annotations

from .lines import Point, at, num


def attributes(values: dict[str, object]) -> str:
    """Attributes as text: `class_="a", fill_opacity=".5"` becomes ` class="a" fill-opacity=".5"`."""
    return "".join(f' {name.rstrip("_").replace("_", "-")}="{value}"' for name, value in values.items())


def path(cls: str, data: str, **more: object) -> str:
    """A path with a class of the stylesheet."""
    return f'<path class="{cls}" d="{data}"{attributes(more)}/>'


def group(name: str, *parts: str, **more: object) -> str:
    """A group with an id; empty parts are left out."""
    return f'<g id="{name}"{attributes(more)}>\n' + "\n".join(part for part in parts if part) + "\n</g>"


def placed(point: Point, *parts: str, turn: float = 0, scale: float = 1) -> str:
    """Move parts drawn around the origin to a place."""
    more = (f"rotate({num(turn)})" if turn else "") + (f"scale({scale:.4g})" if scale != 1 else "")
    return f'<g transform="translate({at(point)}){more}">{"".join(parts)}</g>'


def copy(name: str, cls: str, **more: object) -> str:
    """A copy of a definition, with its own class."""
    return f'<use class="{cls}" href="#{name}"{attributes(more)}/>'
