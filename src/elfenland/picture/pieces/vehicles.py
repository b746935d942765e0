"""The elfcycle, the troll wagon, the magic cloud and the raft, each in a box of 100 by 100."""

from __future__ import annotations

from ..colours import BARK, GOLD, LIT, WOOD, WOOD_LIT
from .pen import area, disc, dot, inked, line, shade, spark, spokes, tube, wash

LEAF, LEAF_DEEP, RIM, VINE = "#93bb5c", "#5f8a45", "#dc9a26", "#a5682f"
SKIN, SKIN_DEEP, SKIN_LIT, HAIR = "#a2bf70", "#7b9a58", "#c6d893", "#cf6a30"
MIST, MIST_DEEP, SWIRL, FLAG = "#fffdf6", "#b9d7ea", "#2f74a6", "#d8503f"


def cycle_wheel(x: float, y: float, radius: float) -> str:
    """A wheel of bent wood with thin spokes."""
    return (
        disc(x, y, radius, "#fffaf0", stroke_width="10")
        + disc(x, y, radius, "none", stroke=RIM, stroke_width="5.4")
        + line(spokes(x, y, radius, 3, 25), 1.3)
    )


def elfcycle() -> str:
    """A bicycle grown from vines, with two leaves for a tail and an acorn for a bell."""
    return inked(
        area("M40 44C29 27 32 9 44-2C59 9 61 30 48 46Z", LEAF_DEEP),
        line("M44.5 40C43 28 43 16 44 7M44 24L50 18M43.5 31L37 24", 1.6),
        area("M42 48C18 53 1 39-3 16C22 11 43 24 48 44Z", LEAF),
        shade("M42 48C18 53 1 39-3 16C6 35 23 44 45 45Z"),
        line("M40 43C28 38 14 29 5 21M30 38L29 27M20 32L18 23", 1.6),
        cycle_wheel(22, 72, 18),
        cycle_wheel(79, 72, 18),
        tube("M22 72C34 77 44 77 50 72C58 64 63 54 65 42M22 72C27 57 40 57 50 54C58 52 62 47 65 42", 3.6, VINE, 2),
        tube("M60 26C66 42 72 57 79 72", 4.2, VINE, 2),
        tube("M60.5 28C65 19 78 18 82 25C85 31 79 35 76 31", 3, VINE, 2),
        area("M28 47C31 40 48 39 57 43C54 50 45 50 39 50C33 50 28 51 28 47Z", "#b5503a"),
        disc(22, 72, 3.8, GOLD, stroke_width="2"),
        disc(79, 72, 3.8, GOLD, stroke_width="2"),
        disc(50, 72, 5, GOLD, stroke_width="2.2"),
        line("M50 72L54 83M50.5 84H59", 2.8),
        area("M84 41C84 51 89 55 92 57C95 55 100 51 100 41Z", "#d0923f"),
        shade("M92 57C95 55 100 51 100 41H95C96 48 94 53 92 57Z"),
        area("M82 42C82 35 86 32 92 32C98 32 102 35 102 42C96 45 88 45 82 42Z", BARK),
        line("M92 32L89 27", 2.6),
        at="translate(3 3) scale(.95)",
    )


def elfcycle_bold() -> str:
    """The elfcycle for small counters: two wheels, one frame, one leaf, all of them thick."""
    return inked(
        area("M41 46C20 48 8 34 10 12C32 10 48 24 47 44Z", LEAF),
        line("M38 40C30 34 24 27 18 20", 3),
        *(
            disc(x, 70, 19, "#fffaf0", stroke_width="14") + disc(x, 70, 19, "none", stroke=RIM, stroke_width="7")
            for x in (23, 79)
        ),
        tube("M23 70L52 70L68 38L36 50Z", 5, "#b5503a", 3.5),
        tube("M79 70L62 22H76", 5, "#b5503a", 3.5),
        tube("M26 48H44", 5, BARK, 3),
        width=4,
    )


def troll() -> str:
    """A troll's head with ears, tusks and a wild crest."""
    hair = (
        "M31 24C27 17 28 12 31 9C34 12 36 12 37 12C37 7 40 3 44 2C45 6 47 8 48 9C51 5 55 3 59 4C58 8 59 10 60 12"
        "C63 10 66 11 68 13C65 16 66 20 65 24C60 19 56 22 54 19C50 23 46 20 43 19C39 23 35 20 31 24Z"
    )
    return "".join(
        (
            area("M27 32C19 21 9 20 3 23C5 36 15 43 29 42Z", SKIN_DEEP),
            area("M69 32C77 21 87 20 93 23C91 36 81 43 67 42Z", SKIN_DEEP),
            line("M22 35C17 30 13 28 9 27M74 35C79 30 83 28 87 27", 1.6),
            tube("M13 37C9 38 9 44 13 44C17 44 17 39 14 37", 1.6, GOLD, 1.5),
            area("M25 60C22 44 24 26 33 19C42 12 54 12 63 19C72 26 74 44 71 60Z", SKIN),
            shade("M62 18.5C72 26 74 44 71 60H62C66 46 67 30 62 18.5Z"),
            area(hair, HAIR),
            disc(38.5, 31, 5.4, LIT, stroke_width="2"),
            disc(57.5, 31, 5.4, LIT, stroke_width="2"),
            dot(40, 32, 2.6),
            dot(56.2, 32, 2.6),
            line("M31 25L43 28M65 25L53 28", 2.6),
            line("M33 47C40 53 56 53 63 47", 2.4),
            area("M35 48.5L35.5 40L42 51ZM61 48.5L60.5 40L54 51Z", LIT, stroke_width="1.8"),
            area("M44 31C46 29 50 29 52 31C58 35 59 43 53 46C50 47 46 47 43 46C37 43 38 35 44 31Z", SKIN_LIT),
            wash("M43 38C43 35 45 34 47 34C46 37 45 39 43 38Z", LIT),
        )
    )


def wagon_wheel(x: float, y: float, radius: float) -> str:
    """A heavy wheel."""
    return (
        disc(x, y, radius, WOOD_LIT, stroke_width="9.4")
        + disc(x, y, radius, "none", stroke=BARK, stroke_width="4.6")
        + line(spokes(x, y, radius, 3, 15), 2.2)
        + disc(x, y, 3.8, GOLD, stroke_width="2.2")
    )


def wagon() -> str:
    """A troll peering over the side of his cart."""
    return inked(
        tube("M82 64C90 64 95 61 98 54", 3, WOOD, 2.4),
        troll(),
        area("M7 58H89L82 78H15Z", WOOD),
        shade("M9.5 65H86.5L82 78H15Z", 0.22),
        line("M11 65H86M32 60L33 76M64 60L63 76", 1.8),
        area("M4 54H92V61H4Z", WOOD_LIT),
        line("M36 57.5H44M52 58H60", 1.4),
        area("M11 53C11 48 15 48 16.5 51C18 48 22 48 22.5 51C24 48 28 49 28 53V61C28 65 11 65 11 61Z", SKIN),
        area("M68 53C68 48 72 48 73.5 51C75 48 79 48 79.5 51C81 48 85 49 85 53V61C85 65 68 65 68 61Z", SKIN),
        line("M16.7 51V58M22.3 51V58M73.7 51V58M79.3 51V58", 1.6),
        wagon_wheel(24, 79, 13.5),
        wagon_wheel(72, 79, 13.5),
    )


def wagon_bold() -> str:
    """The wagon for small counters: the troll's face above one plank and two great wheels."""
    hair = "M28 24C24 12 30 6 34 4C36 8 38 8 40 8C42 2 48-2 52-2C53 3 55 5 57 6C61 2 66 2 70 4C67 9 72 16 72 24Z"
    return inked(
        area("M28 34C20 20 8 16 0 20C2 38 14 46 30 44ZM72 34C80 20 92 16 100 20C98 38 86 46 70 44Z", SKIN_DEEP),
        area("M26 56C22 38 26 22 36 17C45 13 55 13 64 17C74 22 78 38 74 56Z", SKIN),
        area(hair, HAIR),
        disc(40, 31, 6, LIT, stroke_width="3"),
        disc(60, 31, 6, LIT, stroke_width="3"),
        dot(41.5, 32, 3.2),
        dot(58.5, 32, 3.2),
        area("M50 34C59 36 60 47 50 48C40 47 41 36 50 34Z", SKIN_LIT, stroke_width="3"),
        area("M0 50H100L92 66H8Z", WOOD_LIT),
        *(
            disc(x, 77, 17, WOOD_LIT, stroke_width="4")
            + disc(x, 77, 14.5, "none", stroke=BARK, stroke_width="5")
            + line(spokes(x, 77, 15, 2, 45), 3)
            + disc(x, 77, 4.6, GOLD, stroke_width="3")
            for x in (25, 75)
        ),
        width=4,
    )


def cloud() -> str:
    """A cloud under sail, trailing sparks."""
    mass = (
        "M18 79C2 80-1 62 11 58C8 44 23 36 34 43C40 32 58 31 65 42C76 36 90 43 88 55C102 58 102 78 86 79"
        "C80 86 67 86 63 80C56 88 42 88 37 80C32 85 22 85 18 79Z"
    )
    under = (
        "M18 77.8C7 78.5 2.5 71 5.5 64C11 71.5 20 72 27 69C33 75 45 75 51 70C57 75 69 75 75 69C83 73 91 71 95 65"
        "C97.5 72 94 77.8 85.5 77.8C80 84.5 68 84.5 63 78.5C56 86 43 86 37 78.5C32 83 22.5 83 18 77.8Z"
    )
    curls = (
        "M58 63C50 70 35 68 33 57C32 49 41 44 47 49C52 53 49 60 43 58.5M69 63C66 55 74 50 79 54.5C82 58 79 63 75 61"
        "M15 65C13 58 20 55 23.5 59"
    )
    return inked(
        area("M43 46V3H48V46Z", WOOD, stroke_width="2.2"),
        area("M48 8C58 20 84 18 88 42C76 35 60 36 48 43Z", GOLD),
        wash("M49.3 19C60 25 74 23 82 32C70 29 58 29 49.3 33Z", "#fdf1c8"),
        shade("M48 37C60 32 75 31 87 37L88 42C76 35 60 36 48 43Z", 0.18),
        area("M43 14C40 26 33 34 22 40C30 39 37 40 43 43Z", "#fdf1c8"),
        area("M48 3C55-1 58 4 66 1C64 7 58 9 48 8Z", FLAG, stroke_width="2"),
        area(mass, MIST),
        wash(under, MIST_DEEP),
        line(curls, 3, SWIRL),
        *(area(spark(*place), GOLD, stroke_width="1.8") for place in ((24, 93, 6.5), (76, 94, 5.5), (12, 28, 8))),
        *(dot(*place, LIT) for place in ((50, 94, 2.8), (37, 97, 1.8), (63, 97, 1.8), (94, 40, 2.6), (22, 12, 2.2))),
    )


def cloud_bold() -> str:
    """The cloud for small counters: one swirl, no sparks."""
    mass = "M22 84C2 86-4 64 10 58C6 40 24 30 36 40C44 26 62 28 68 42C82 36 96 46 92 58C106 64 102 86 84 84Z"
    return inked(
        area("M46 40V0H51V40Z", WOOD, stroke_width="3"),
        area("M51 4C62 18 88 18 90 42C78 34 64 34 51 40Z", GOLD),
        area("M46 10C42 24 34 32 20 38C30 36 39 37 46 40Z", "#fdf1c8"),
        area(mass, MIST),
        line("M70 64C62 78 36 76 34 60C33 50 46 44 52 52C56 58 50 64 45 61", 5, SWIRL),
        width=4,
    )


def raft() -> str:
    """A raft of logs under a square sail."""
    water = (
        "M1 86C6 80 11 80 15 84C20 88 26 88 30 84C35 80 41 80 45 84C50 88 56 88 60 84C65 80 71 80 75 84"
        "C80 88 86 88 90 84C93 82 96 82 99 85C98 92 88 97 50 97C14 97 3 92 1 86Z"
    )
    return inked(
        area("M44 72V8L49 6V72Z", WOOD, stroke_width="2.2"),
        area("M22 16C34 20 60 20 76 14C82 28 80 44 72 54C58 58 36 58 24 54C30 42 30 28 22 16Z", "#f7ecd2"),
        shade("M60 18.5C66 18 72 16 76 14C82 28 80 44 72 54C68 55 64 56 60 56.5C66 46 66 30 60 18.5Z", 0.17),
        area("M46 25C56 29 58 40 47 50C36 42 36 31 46 25Z", "#6d9a55", stroke_width="2"),
        line("M47 50V34M47 42L51.5 38M47 44L42 39", 1.6),
        area("M47 6C54 2 58 7 66 3C64 9 58 11 47 10Z", "#d1583c", stroke_width="2"),
        area("M8 66H92L96 73H4Z", WOOD_LIT),
        line("M20 66L17 73M80 66L83 73M36 66L35 73M64 66L65 73", 1.6),
        *(disc(x, 79, 7, "#c08a56") + disc(x, 79, 3, "none", stroke_width="1.5") for x in range(14, 98, 14)),
        wash(water, "#5fa3bd"),
        line(water.partition("C98 92")[0], 2.2, "#2a5f78"),
        line("M18 92C22 90 26 92 30 92M50 91C54 89 58 91 62 91M74 93C77 91 80 92 83 92", 1.8, LIT),
    )


def raft_bold() -> str:
    """The raft for small counters: a square sail, four logs, one wave."""
    return inked(
        area("M43 70V2H49V70Z", WOOD, stroke_width="3"),
        area("M16 10C34 16 62 16 80 8C88 26 86 40 78 52C60 57 34 57 18 52C26 38 26 24 16 10Z", "#f7ecd2"),
        area("M47 20C60 26 60 40 47 48C34 40 34 26 47 20Z", "#6d9a55", stroke_width="3"),
        area("M4 60H96L92 70H8Z", WOOD_LIT),
        *(disc(x, 78, 9.5, "#c08a56") for x in (18, 39, 60, 81)),
        line("M8 92C14 86 20 86 26 90C34 96 42 96 50 90C58 84 66 84 74 90C80 94 86 93 92 89", 7, "#d6ecf0"),
        width=4,
    )
