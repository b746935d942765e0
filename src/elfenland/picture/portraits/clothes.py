"""Robes and the things that elves carry."""

from __future__ import annotations

from ..colours import GOLD, PARCHMENT
from .brush import SHADE, area, dot, leaf, line, wash

SHOULDERS = "M8 104C9 86 24 79 40 76H60C76 79 91 86 92 104Z"


def robe(kind: str, cloth: str, child: bool) -> str:
    """The robe in the player's colour."""
    out = area(SHOULDERS, cloth) + wash("M60 77C76 80 90 86 91 104H64C68 95 66 86 60 77Z", SHADE, 0.22)
    if kind == "scarf":
        wrap = area("M34 75C38 82 62 82 66 75C70 77 70 84 67 86C58 91 42 91 33 86C30 84 30 77 34 75Z", cloth)
        wrap += line("M36 82C44 87 56 87 64 82", 1.4, "#0004") + area("M57 87L67 84L71 105H60Z", cloth)
        wrap += line("M64 90L67 98", 1.4, "#0004")
        return out + (f'<g transform="translate(0 -3.5)">{wrap}</g>' if child else wrap)
    if kind == "mantle":
        fur = "M26 82C34 76 42 75 50 84C58 75 66 76 74 82L80 92L70 91L66 98L58 93L50 100L42 93L34 98L30 91L20 92Z"
        ticks = "M30 84l-1 3M37 82l-1 3M35 89l-1 3M43 87l1 3M57 87l-1 3M64 82l1 3M65 89l1 3M70 84l1 3"
        return out + area(fur, "#f3e6c8") + line(ticks, 1.2, "#b89a68") + dot(50, 86, 3.4, GOLD, 1.6)
    if kind == "collar":
        out += area("M31 80C32 73 35 68 37 66L50 86L63 66C65 68 68 73 69 80L55 95H45Z", cloth)
        return out + wash("M62.5 68.5C64 71 67 75 67.5 79.5L55 93.5L51 87Z", SHADE, 0.3)
    return out + line("M50 85C40 84 33 80 30 77M50 85C60 84 67 80 70 77", 1.6) + leaf(50, 91, 0, 0.85, GOLD)


def coin() -> str:
    """A gold coin on a chain."""
    return dot(50, 89, 6, GOLD, 1.8) + line("M50 86V92M47.5 87.5L50 86L52.5 87.5", 1.4, "#8a5f18")


def bird() -> str:
    """A blue bird on the shoulder."""
    drawing = (
        area("M-9 4C-16 7-18 9-19 12C-13 12-9 11-6 9Z", "#3f7f9c")
        + area("M-9 5C-11-5-4-12 3-12C9-12 11-7 10-3C9 6 3 11-3 11C-6 11-8 9-9 5Z", "#5f9fb8")
        + wash("M9-2C8 5 3 10-2 10C0 5 2 0 5-3Z", "#fbe3cc")
        + area("M10-8L15-6L10-4Z", GOLD, 1.4)
        + dot(5.5, -7, 1.5, SHADE)
        + line("M-6 2C-3 5 0 4 2 0", 1.5)
    )
    return f'<g transform="translate(80 69)">{drawing}</g>'


def scroll() -> str:
    """A rolled map with a route on it."""
    drawing = (
        area("M-14-6H11V6H-14Z", PARCHMENT)
        + area("M11-6C15-6 15 6 11 6C8 6 8-6 11-6Z", "#e6d3a6")
        + line("M-10 2C-6-5-2 4 4-2", 1.5, "#c4472f")
    )
    return f'<g transform="translate(22 83) rotate(-24)">{drawing}</g>'
