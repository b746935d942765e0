"""What an elf wears on the head: what lies behind it, and what lies over the hair."""

from __future__ import annotations

from collections.abc import Callable

from ..colours import GOLD, LEAF, LEAF_DEEP, LEAF_LIT
from .brush import SHADE, area, bloom, dot, leaf, line, wash

GOLD_DEEP, BERRY, ACORN, ACORN_DEEP = "#b9862a", "#c4472f", "#b07a42", "#8d5c2d"
HOOD_EDGE = (
    "M50 4C28 4 16 26 17.5 52C18 68 24 79 33 85C29.5 75 27.5 64 27.5 52C27.5 34 36 22 50 20C64 22 72.5 34 72.5 52"
    "C72.5 64 70.5 75 67 85C76 79 82 68 82.5 52C84 26 72 4 50 4Z"
)

Layers = tuple[str, str]


def leafcrown(cloth: str) -> Layers:
    """A wreath of leaves and berries."""
    leaves = (
        *((31, 37, -62, 0.75, LEAF_DEEP), (69, 37, 62, 0.75, LEAF_DEEP), (34, 32, -42, 0.9, LEAF)),
        *((66, 32, 42, 0.9, LEAF), (39, 28, -24, 1, LEAF_LIT), (61, 28, 24, 1, LEAF_LIT)),
        *((45, 26, -9, 1.05, LEAF), (55, 26, 9, 1.05, LEAF)),
    )
    berries = "".join(dot(x, y, 2, BERRY, 1.2) for x, y in ((37, 30), (50, 26), (63, 30)))
    return "", "".join(leaf(x, y, a, s, c) for x, y, a, s, c in leaves) + berries


def hood(cloth: str) -> Layers:
    """A hood, open wide enough for the hair; the ears stick out of it."""
    back = area("M50 6C30 6 19 26 19.5 50C20 66 24 76 32 82H68C76 76 80 66 80.5 50C81 26 70 6 50 6Z", SHADE)
    front = area(HOOD_EDGE, cloth)
    front += wash("M50 5C72 5 83 27 81.5 52C81 67 76 77 69 82C71 73 73 63 73 52C73 34 64 21.5 50 19.5Z", SHADE, 0.26)
    front += line("M30 20C35 13 41 10 47 9.5", 2, "#fff6dc")
    return back, front + line("M22 58C23 68 27 76 31 81M78 58C77 68 73 76 69 81", 1.2)


def acorn(cloth: str) -> Layers:
    """An acorn's cap."""
    mesh = "M26 31C36 34 64 34 74 31M30 22C40 25 60 25 70 22M34 17L44 38M46 12L57 39M66 17L56 38M54 12L43 39"
    rim = "M25 37C33 41 67 41 75 37C76.5 39 76.5 41 75 42.5C67 46 33 46 25 42.5C23.5 41 23.5 39 25 37Z"
    front = area("M50 12C49 8 51 5 55 3L58 5.5C55 7 54 9 54 12Z", "#7a5132")
    front += area("M25 37C23 20 35 10 50 10S77 20 75 37C67 41 33 41 25 37Z", ACORN)
    front += wash("M60 12C71 15 76 25 74 36.5C69 39 63 39.5 58 39.5C64 31 65 21 60 12Z", ACORN_DEEP)
    return "", front + line(mesh, 1.1, "#6b4423") + area(rim, ACORN_DEEP)


def hat(cloth: str) -> Layers:
    """A hat with a feather."""
    crown = "M31 35C30 22 34 9 43 8C47 8 49 11 52 11C57 7 66 12 69 35Z"
    brim = "M12 37C20 31 27 33 32 34.5C42 38 58 38 68 34.5C73 33 80 31 88 37C80 45 66 45.5 50 45.5S20 45 12 37Z"
    front = area("M66 30C72 20 82 10 93 5C94 17 85 28 70 35Z", "#fbf3de") + line("M67 33C74 24 82 15 91 8", 1.2)
    front += wash("M86 9C89 7 92 5.5 92 6C93 13 90 19 86 23Z", BERRY)
    front += area(crown, cloth) + wash(crown, "#5a4630", 0.45)
    front += wash("M57 10.5C64 12 67 22 68 34L58 35C60 26 60 17 57 10.5Z", SHADE, 0.35)
    front += area("M31 29C42 33 58 33 68.5 29L69.5 36C58 40 42 40 30.5 36Z", GOLD, 1.6)
    return "", front + area(brim, cloth) + wash(brim, "#5a4630", 0.45) + line(brim)


def circlet(cloth: str) -> Layers:
    """A circlet with a stone in the player's colour."""
    return "", (
        area("M30 37C40 31 60 31 70 37L69.7 41C60 35.5 40 35.5 30.3 41Z", GOLD, 1.5)
        + area("M50 26.5L54.5 33.5L50 41L45.5 33.5Z", cloth, 1.8)
        + wash("M50 28.5L47.5 33.5L50 36Z", "#fff", 0.6)
    )


def crown(cloth: str) -> Layers:
    """A golden crown with leaves."""
    front = area("M28 35L24 16L36 24L41 9L50 21L59 9L64 24L76 16L72 35C60 30 40 30 28 35Z", GOLD)
    front += wash("M59.5 11L63.5 25.5L75 18L71.5 33.5C68 32 64 31.3 60 31Z", GOLD_DEEP, 0.55)
    front += area("M28 35C40 30 60 30 72 35L71.5 40.5C60 35 40 35 28.5 40.5Z", GOLD_DEEP, 1.8)
    front += dot(41, 8.5, 2.6, BERRY, 1.4) + dot(59, 8.5, 2.6, BERRY, 1.4)
    return "", front + leaf(50, 33, 0, 0.95, LEAF_LIT) + leaf(46, 34, -42, 0.7, LEAF) + leaf(54, 34, 42, 0.7, LEAF)


def flowers(cloth: str) -> Layers:
    """Three flowers in the hair."""
    leaves = leaf(31, 38, -70, 0.7) + leaf(69, 38, 70, 0.7) + leaf(43, 27, -30, 0.7) + leaf(57, 27, 30, 0.7)
    return "", leaves + bloom(35, 31, "#f3b6b0") + bloom(65, 31, "#f3b6b0") + bloom(50, 25.5, "#fdf6e3")


HEADGEAR: dict[str, Callable[[str], Layers]] = {
    "leafcrown": leafcrown,
    "hood": hood,
    "acorn": acorn,
    "hat": hat,
    "circlet": circlet,
    "crown": crown,
    "flowers": flowers,
}
