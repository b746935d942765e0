"""Small pieces of SVG text: paths, groups, things put somewhere."""

from __future__ import annotations

from .lines import Point, at, num


def attributes(values: dict[str, object]) -> str:
    """Attributes as text: `class_="a", fill_opacity=".5"` becomes ` class="a" fill-opacity=".5"`."""
    return "".join(f' {name.rstrip("_").replace("_", "-")}="{value}"' for name, value in values.items())


def path(cls: str, d: str, **more: object) -> str:
    """A path of a class of the stylesheet."""
    return f'<path class="{cls}" d="{d}"{attributes(more)}/>'


def group(name: str, *parts: str, **more: object) -> str:
    """A group that a page finds by its name; empty parts are left out."""
    return f'<g id="{name}"{attributes(more)}>\n' + "\n".join(part for part in parts if part) + "\n</g>"


def placed(p: Point, *parts: str, turn: float = 0, scale: float = 1) -> str:
    """Parts drawn around the origin, put at a place."""
    more = (f"rotate({num(turn)})" if turn else "") + (f"scale({scale:.4g})" if scale != 1 else "")
    return f'<g transform="translate({at(p)}){more}">{"".join(parts)}</g>'


def copy(name: str, cls: str, **more: object) -> str:
    """Something of the definitions once more, in a style of its own."""
    return f'<use class="{cls}" href="#{name}"{attributes(more)}/>'
