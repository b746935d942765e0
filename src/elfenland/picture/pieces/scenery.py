"""The small landscapes on the cards, made of the map's own trees, peaks, dunes, roads and waves."""

from __future__ import annotations

from ..colours import DAY, GOLD, LIT
from ..lines import num
from ..styles import painted
from ..trees import fir, leafy
from .pen import area, disc, inked, line, moved, wash

ROUND, SLENDER, TALL = range(3)  # the trees that a sprite defines
SOFT = DAY["ink-soft"]


def tree_definitions() -> str:
    """The map's trees to copy: `scene-tree0` round, `scene-tree1` slender, `scene-tree2` a fir."""
    look = 'stroke-width=".75" stroke-linejoin="round" stroke-linecap="round"'
    trees = (leafy(0), leafy(4), fir(14))
    return "".join(f'<g id="scene-tree{k}" {look}>{painted(tree, night=False)}</g>' for k, tree in enumerate(trees))


def grove(*trees: tuple[int, float, float, float]) -> str:
    """Trees as (which, x, y, size), to be listed from the back to the front."""
    return "".join(
        moved(f"translate({num(x)} {num(y)}) scale({num(s)})", f'<use href="#scene-tree{k}"/>') for k, x, y, s in trees
    )


def peak(x: float, y: float, half: float, high: float) -> str:
    """A mountain with a lit side, a crooked ridge, hatching and snow."""
    lit, dark, ink = DAY["rock-lit"], DAY["rock-shade"], DAY["mountains-ink"]
    top = y - high
    ridge = f"M{num(x)} {num(top)}l{num(half * 0.2)} {num(high * 0.3)}l{num(-half * 0.14)} {num(high * 0.28)}"
    ridge += f"l{num(half * 0.2)} {num(high * 0.42)}"
    hatch = "".join(
        f"M{num(x + half * t * 0.9)} {num(top + high * t)}l{num(-half * 0.13)} {num(high * 0.18)}"
        for t in (0.3, 0.44, 0.58, 0.72)
    )
    return (
        area(f"M{num(x - half)} {num(y)}L{num(x)} {num(top)}L{num(x + half)} {num(y)}", lit, stroke=ink)
        + wash(f"{ridge}H{num(x + half)}L{num(x)} {num(top)}Z", dark, opacity=".8")
        + wash(
            f"M{num(x)} {num(top)}l{num(-half * 0.3)} {num(high * 0.3)}l{num(half * 0.2)} {num(-high * 0.06)}"
            f"l{num(half * 0.16)} {num(high * 0.1)}l{num(half * 0.24)} {num(-high * 0.04)}Z",
            DAY["snow"],
        )
        + line(hatch, 0.7, ink)
    )


def grass(*places: tuple[float, float]) -> str:
    """Tufts of grass."""
    return line(
        "".join(
            f"M{num(x)} {num(y)}l-1.6-3M{num(x + 1.2)} {num(y)}v-4M{num(x + 2.4)} {num(y)}l1.7-2.7" for x, y in places
        ),
        1,
        DAY["plains-ink"],
    )


def blooms(*flowers: tuple[float, float, str]) -> str:
    """Small flowers."""
    return "".join(disc(x, y, 1.5, colour, stroke_width=".7") for x, y, colour in flowers)


def birds(*places: tuple[float, float]) -> str:
    """Birds far away."""
    return line("".join(f"M{num(x)} {num(y)}q2-2.6 3.6 0q1.6-2.6 3.6 0" for x, y in places), 1.1, SOFT)


def waves(*places: tuple[float, float]) -> str:
    """Strokes on the water."""
    return line("".join(f"M{num(x)} {num(y)}q2-2 4 0t4 0" for x, y in places), 1, DAY["water-ink"])


def sun(x: float, y: float, r: float, colour: str = LIT) -> str:
    """A pale sun."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{colour}" stroke="none"/>'


def road(data: str, terrain: str) -> str:
    """A road as the map draws it: a light ribbon between ink edges."""
    return line(data, 9, DAY[f"edge-{terrain}"]) + line(data, 7, DAY[f"road-{terrain}"])


def hill(data: str, terrain: str, deep: bool = False) -> str:
    """A wash of terrain."""
    return wash(data, DAY[f"{terrain}-deep" if deep else terrain])


def meadow() -> str:
    """Fields with a wood behind them, for the giant pig."""
    field = wash("M62 60L88 55V64L68 67Z", "#e9c98a") + line(
        "M66 61L70 66M71 60L75 65.5M77 58.5L81 64.5M83 57L87 63", 0.7, SOFT
    )
    back = ((SLENDER, 13, 53, 1.3), (ROUND, 22, 54, 1.4), (ROUND, 32, 52, 1), (ROUND, 8, 57, 1.4), (TALL, 90, 54, 1.3))
    return "".join(
        (
            sun(78, 22, 8, "#fdf3c4"),
            hill("M5 52C24 42 44 50 60 47C74 44 86 46 95 50V66H5Z", "woods"),
            hill("M5 58C24 52 44 60 60 57C74 54 86 55 95 58V97H5Z", "plains"),
            field,
            grove(*back, (TALL, 83, 53, 1.1)),
            birds((56, 18), (64, 26)),
            grass((10, 74), (84, 90), (14, 92), (88, 76)),
            blooms((20, 89, "#d8503f"), (24, 92, LIT), (90, 84, LIT), (80, 92, GOLD)),
        )
    )


def lane() -> str:
    """A lane that winds between hills, for the elfcycle."""
    return "".join(
        (
            sun(20, 24, 8, "#fdf3c4"),
            hill("M5 52C20 38 38 46 50 50C64 38 84 40 95 50V70H5Z", "plains", deep=True),
            hill("M5 60C26 50 40 60 58 56C74 52 84 54 95 58V97H5Z", "plains"),
            road("M62 47C48 52 80 56 60 62C34 68 6 70 2 84", "plains"),
            road("M2 86C30 80 64 92 98 84", "plains"),
            grove((ROUND, 84, 51, 1.1), (SLENDER, 91, 53, 1.2), (TALL, 10, 55, 1.1), (ROUND, 17, 57, 1.1)),
            birds((74, 16), (66, 22)),
            grass((86, 72), (10, 72), (46, 70)),
            blooms((90, 93, "#d8503f"), (84, 95, LIT), (12, 94, LIT), (20, 95, GOLD)),
        )
    )


def peaks() -> str:
    """A range seen from above, for the magic cloud."""
    return "".join(
        (
            wash("M5 10C30 2 60 20 95 8V34C66 44 36 24 5 38Z", "#cfe8f1", opacity=".7"),
            peak(50, 84, 20, 18),
            hill("M5 84L50 80L95 84V97H5Z", "mountains"),
            peak(20, 88, 22, 30),
            peak(82, 88, 24, 34),
            peak(64, 96, 18, 18),
            peak(36, 97, 18, 16),
            peak(8, 98, 14, 16),
            line("M10 20h12M14 25h8M78 14h11M74 19h9M12 52h7M82 46h8", 1.2, LIT),
            birds((14, 44), (82, 34)),
        )
    )


def clearing() -> str:
    """A light clearing in the deep woods, for the unicorn."""
    light = wash("M30 5L58 5L80 66L24 66Z", "#fbf6d0", opacity=".55")
    back = (
        (TALL, 40, 55, 1.5),
        (SLENDER, 52, 54, 1.5),
        (TALL, 62, 55, 1.6),
        (ROUND, 30, 57, 1.7),
        (ROUND, 72, 57, 1.7),
    )
    front = ((SLENDER, 20, 60, 2.2), (ROUND, 9, 63, 2.3), (TALL, 84, 60, 2.2), (ROUND, 94, 64, 2.3))
    return "".join(
        (
            wash("M5 5H95V60H5Z", DAY["woods"]),
            light,
            hill("M5 60C26 54 46 60 60 57C74 54 86 56 95 60V97H5Z", "woods", deep=True),
            wash("M14 66C30 59 66 58 84 64C92 76 86 92 50 94C16 93 8 78 14 66Z", DAY["plains"]),
            grove(*back, *front),
            grass((12, 76), (84, 88), (56, 93)),
            blooms((16, 86, LIT), (22, 90, GOLD), (88, 78, LIT), (76, 92, "#d8503f"), (10, 82, "#b492dc")),
        )
    )


def mountain_pass() -> str:
    """A stony pass, for the troll wagon."""
    return "".join(
        (
            wash("M5 8C40 0 60 16 95 6V30C60 40 40 22 5 34Z", "#fbf3de", opacity=".8"),
            peak(18, 64, 24, 40),
            peak(84, 63, 26, 46),
            peak(50, 63, 20, 26),
            hill("M5 62C24 56 46 64 60 60C76 57 86 58 95 62V97H5Z", "mountains"),
            road("M2 90C30 86 64 94 98 88", "mountains"),
            line("M2 90C30 86 64 94 98 88", 5, DAY["edge-mountains"]).replace(
                "/>", ' stroke-dasharray="1.2 4.4" stroke-linecap="butt" opacity=".5"/>'
            ),
            grove((TALL, 9, 68, 1.2), (TALL, 92, 67, 1.1)),
            area("M8 80l3-4 5 1 2 3ZM84 78l4-4 4 2 1 3Z", DAY["rock-lit"], stroke=DAY["mountains-ink"]),
            birds((60, 16), (30, 14)),
        )
    )


def dunes() -> str:
    """Dunes under a low sun, for the dragon."""
    return "".join(
        (
            sun(26, 50, 13, "#fdf0bd"),
            peak(80, 60, 18, 26),
            peak(94, 60, 14, 16),
            hill("M5 60C16 50 30 48 44 58C60 50 80 54 95 60V97H5Z", "desert"),
            hill("M5 72C24 60 38 72 50 74C66 64 82 66 95 74V97H5Z", "desert", deep=True),
            wash("M5 72C24 60 38 72 50 74C40 78 22 74 5 82ZM95 74C82 66 66 64 50 74C68 72 84 76 95 84Z", "#f8e6b4"),
            line(
                "M5 72C24 60 38 72 50 74C66 64 82 66 95 74M12 92q4-4 9 0M78 90q5-5 10 0M10 66q3-3 7 0",
                1,
                DAY["desert-ink"],
            ),
            birds((12, 18), (20, 26)),
        )
    )


def lake() -> str:
    """A lake with a wooded shore, for the raft."""
    return "".join(
        (
            sun(78, 24, 8, "#fdf3c4"),
            peak(20, 52, 16, 20),
            peak(36, 52, 12, 13),
            hill("M5 48C22 42 34 50 46 49C60 43 80 43 95 48V58H5Z", "woods"),
            wash("M5 54C30 51 70 56 95 53V97H5Z", DAY["water"]),
            wash("M5 70C40 64 60 80 95 70V97H5Z", DAY["water-deep"], opacity=".45"),
            line("M5 54C30 51 70 56 95 53", 1.1, DAY["water-ink"]),
            grove(
                (ROUND, 88, 51, 1.1), (TALL, 80, 50, 1), (SLENDER, 93, 53, 1.2), (TALL, 10, 52, 1), (ROUND, 15, 53, 0.9)
            ),
            waves((10, 62), (82, 62), (8, 78), (86, 80), (12, 92), (80, 93)),
            birds((12, 18), (22, 24)),
        )
    )


SKIES = {
    "giant_pig": ("#e6f0e0", meadow),
    "elfcycle": ("#eaf1dc", lane),
    "magic_cloud": ("#a4d0e6", peaks),
    "unicorn": ("#dfe9c6", clearing),
    "troll_wagon": ("#e8e4de", mountain_pass),
    "dragon": ("#fbe0a6", dunes),
    "raft": ("#dcecee", lake),
}


def scene(kind: str) -> str:
    """The landscape behind a kind, for x and y from 7 to 93 and 95."""
    sky, draw = SKIES[kind]
    return f'<path d="M7 7H93V95H7Z" fill="{sky}"/>' + inked(draw(), width=1)
