"""Names written as outlines, so that a still picture needs no font.

A picture in an `<img>` or a notebook cannot load the page's fonts. The outlines come from Philosopher (see
CREDITS.md), for only those letters that the map uses, in thousandths of the font size.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from .lines import Point, at, num

Glyph = tuple[int, str]  # (advance, path data)


@cache
def letters(face: str) -> dict[str, Glyph]:
    """The letters of one face, `bold` or `italic`."""
    faces = json.loads(files(__package__).joinpath("lettering.json").read_text(encoding="utf-8"))
    return {letter: (advance, d) for letter, (advance, d) in faces[face].items()}


def width(text: str, size: float, face: str = "bold", spacing: float = 0) -> float:
    """The width of a text; `spacing` between letters is in thousandths of the size."""
    known = letters(face)
    return (sum(known[letter][0] + spacing for letter in text) - spacing) * size / 1000


def written(text: str, middle: Point, size: float, cls: str, face: str = "bold", spacing: float = 0) -> str:
    """A text as outlines, with the middle of its baseline at a given place."""
    known = letters(face)
    out, x = [], 0.0
    for letter in text:
        advance, d = known[letter]
        if d:
            out.append(f'<path d="{d}"' + (f' transform="translate({num(x)})"' if x else "") + "/>")
        x += advance + spacing
    start = (middle[0] - width(text, size, face, spacing) / 2, middle[1])
    return f'<g class="{cls}" transform="translate({at(start)})scale({size / 1000:.4g})">{"".join(out)}</g>'
