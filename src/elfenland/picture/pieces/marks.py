"""The obstacle's log, the elves' emblem, the caravan's camel and the castle of Elvenhold."""

from __future__ import annotations

from ..colours import GOLD, LIT, WOOD, WOOD_LIT
from .pen import area, disc, dot, inked, line, shade, star

TRUNK = "M11 35C30 45 54 48 76 50C92 52 99 62 97 75C94 88 82 92 70 89C45 85 23 77 4 64C-2 51 3 39 11 35Z"
TRUNK_SHADE = "M2 57C22 68 48 76 70 78L68 88.5C45 85 23 77 4 64C3 62 2.3 60 2 57Z"
CUT = "M64 70C64 58 70 50 80 50C91 50 98 59 97 71C96 83 89 90 79 90C69 90 64 81 64 70Z"

#: A camel with a pack, and a castle with three towers: one path each in a box of 100, to fill with any colour.
CAMEL = (
    "M6 50C8 40 16 38 20 42C23 33 29 25 35 25C42 25 45 34 48 37C51 33 54 25 61 25C68 25 71 34 73 42C76 44 78 42 79 38"
    "L80 25C80 18 85 14 91 15L98 18C101 20 99 25 96 25L88 27L89 42C89 52 83 57 76 59L77 74L79 90H71L68 66"
    "C60 68 44 68 37 64L35 74L38 90H29L26 73L27 61L20 68L18 90H10L9 68C13 62 14 58 13 51C12 56 11 60 8 63"
    "C5 60 5 55 6 50Z"
)
CASTLE = (
    "M12 92V52L20 32L28 52V58H34V34H31V26H36V30H40V34L50 6L60 34V30H64V26H69V34H66V58H72V52L80 32L88 52V92H58V78"
    "A8 9 0 0 0 42 78V92ZM46 42V52H54V42A4 5 0 0 0 46 42ZM18 60V68H22V60ZM78 60V68H82V60Z"
)


def log() -> str:
    """A fallen trunk with fresh leaves and a toadstool."""
    leaf = "#8db35a"
    bark = (
        "M18 47C29 52 40 55 48 56M12 57C19 61 26 63 32 65M44 67C51 69 57 70 62 70M54 60L62 61M27 74L31 79"
        "M36 77.5L40 82M46 80L49 84.5"
    )
    rings = (
        "M70 70C70 62 74 57 80 57C87 57 91 63 90 71C89 79 85 83 79 83C73 83 70 77 70 70Z"
        "M76 70C76 66 79 64 81 64C85 64 85 70 83 73"
    )
    return inked(
        area("M24 44C15 36 15 22 21 14L31 17C29 26 34 34 42 48Z", WOOD),
        area("M56 56C61 42 61 30 72 20L80 26C74 35 73 46 72 60Z", WOOD),
        shade("M76 23L80 26C74 35 73 46 72 60L65 58C68 44 69 32 76 23Z"),
        area("M22 17C9 18 3 9 4 0C17-2 26 5 26 16Z", leaf),
        area("M27 17C29 6 39 0 48 2C48 12 41 19 30 20Z", "#5f8a45"),
        area("M75 23C72 12 79 3 92 1C96 12 91 23 79 26Z", leaf),
        line("M9 5L20 13M43 6L34 14M88 6L79 18", 1.5),
        area(TRUNK, WOOD),
        shade(TRUNK_SHADE, 0.28),
        line(bark, 1.8, "#5a3b22"),
        area(CUT, WOOD_LIT),
        line(rings, 1.8, "#8a5a30"),
        area("M14 77C13 69 21 67 25 72C29 69 36 72 34 79C33 80 15 81 14 77Z", "#c9413a", stroke_width="2"),
        area("M20 79.5H28L29 89H19Z", LIT, stroke_width="2"),
        dot(20, 74.5, 1.7, LIT),
        dot(28, 76, 1.6, LIT),
    )


def log_bold() -> str:
    """The log for small marks: a trunk, a branch and one leaf."""
    trunk = "#cf9a62"
    return inked(
        area("M52 52C54 38 56 30 64 20L75 27C70 36 70 46 71 58Z", trunk),
        area("M69 25C66 14 73 5 86 5C89 15 84 25 74 28Z", "#a3c866"),
        area(TRUNK, trunk),
        shade(TRUNK_SHADE, 0.3),
        line("M20 49C30 54 40 57 50 58", 3),
        area(CUT, "#f6e3b8"),
        disc(80.5, 70, 7, "none", stroke_width="2.8"),
        width=4,
    )


def emblem() -> str:
    """A lantern flower between two leaves, under a star: the elves' sign."""
    pale = "#ecd491"
    veins = "M45 82C38 66 30 54 18 45M55 82C62 66 70 54 82 45M32 59L24 60M39 69L31 71M68 59L76 60M61 69L69 71"
    return inked(
        area("M50 92C16 88 2 62 8 32C32 40 48 60 50 92ZM50 92C84 88 98 62 92 32C68 40 52 60 50 92Z", pale),
        shade("M50 92C84 88 98 62 92 32C92 58 76 78 50 92ZM50 92C48 60 32 40 8 32C28 48 42 68 50 92Z", 0.28),
        line(veins, 1.8),
        area("M50 80C37 68 36 52 50 32C64 52 63 68 50 80Z", LIT),
        shade("M50 80C64 68 63 52 50 32C56 50 56 66 50 80Z"),
        line("M50 80V54", 1.8),
        area(star(50, 15, 14), GOLD),
        width=2.4,
    )
