"""Names written as outlines, so that a still picture needs no font.

A picture in an `<img>` or a notebook cannot load the page's fonts. The outlines are those of Philosopher
(see CREDITS.md), only the letters that the map uses, in thousandths of the size.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from .lines import Point, at, num

Glyph = tuple[int, str]  # advance, path data


@cache
def letters(face: str) -> dict[str, Glyph]:
    """The letters of one face, `bold` or `italic`."""
    faces = json.loads(files(__package__).joinpath("lettering.json").read_text(encoding="utf-8"))
    return {letter: (advance, d) for letter, (advance, d) in faces[face].items()}


def width(text: str, size: float, face: str = "bold", spacing: float = 0) -> float:
    """How wide a text is written; `spacing` in thousandths of the size between letters."""
    known = letters(face)
    return (sum(known[letter][0] + spacing for letter in text) - spacing) * size / 1000


def written(text: str, middle: Point, size: float, cls: str, face: str = "bold", spacing: float = 0) -> str:
    """A text as outlines, its baseline's middle at a place; a class with a halo strokes below the fill."""
    known = letters(face)
    out, x = [], 0.0
    for letter in text:
        advance, d = known[letter]
        if d:
            out.append(f'<path d="{d}"' + (f' transform="translate({num(x)})"' if x else "") + "/>")
        x += advance + spacing
    start = (middle[0] - width(text, size, face, spacing) / 2, middle[1])
    return f'<g class="{cls}" transform="translate({at(start)})scale({size / 1000:.4g})">{"".join(out)}</g>'
