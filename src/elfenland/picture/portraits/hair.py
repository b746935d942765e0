"""Hair: what falls behind the head, and what lies over the face."""

from __future__ import annotations

from collections.abc import Callable

from ..colours import GOLD, LEAF, LEAF_LIT, mix
from .brush import area, both, leaf, line

CAP = "M30 46C27 25 38 17 50 17S73 25 70 46"
PART = CAP + "C68 38 61 33 52 27C47 34 37 37 30 46Z"
MIDDLE = CAP + "C68 40 57 36 50 27C43 36 32 40 30 46Z"
FRINGE = CAP + "C68 42 67 39 65 36C60 39 56 38 53 35C48 39 42 40 37 37C33 40 32 42 30 46Z"
SMOOTH = CAP + "C67 35 59 30 50 30S33 35 30 46Z"

Layers = tuple[str, str]


def glint(base: str) -> str:
    """The light on smooth hair."""
    return line("M38 25C42 21.5 47 20.5 52 21", 2.2, mix(base, "#ffffff", 0.35))


def long(base: str, shade: str) -> Layers:
    """Straight and long."""
    lock = area("M30.5 44C26 60 27 74 23 90C29 90 34 80 33.5 66C33 58 33 52 32 45Z", base)
    front = area(MIDDLE, base) + glint(base) + both(lock + line("M30.5 56C30 66 30 74 27.5 83", 1.2, shade))
    front += line("M43 21C39 25 36 30 34.5 36M57 21C61 25 64 30 65.5 36", 1.2, shade)
    return area("M29 40C23 60 22 76 19 92H81C78 76 77 60 71 40Z", shade), front


def wavy(base: str, shade: str) -> Layers:
    """Long, in waves."""
    back = area("M27 36C17 44 23 52 18 60S20 74 15 84C26 91 74 91 85 84C80 76 86 68 82 60S83 44 73 36Z", shade)
    lock = area("M30 43C25 50 29 57 25 64S28 77 24 85C33 82 35 73 33 65S35 52 32 45Z", base)
    return back, area(PART, base) + glint(base) + both(lock + line("M29 50C27 56 30 61 28 68", 1.2, shade))


def bob(base: str, shade: str) -> Layers:
    """To the chin, with a fringe."""
    back = area("M28 38C23 50 23 62 25 72C34 76 66 76 75 72C77 62 77 50 72 38Z", shade)
    side = area("M30.5 42C26 52 25 63 26 71C31 71 35 66 34 58C33 52 33 48 32 43Z", base)
    return back, area(FRINGE, base) + glint(base) + both(side)


def braids(base: str, shade: str) -> Layers:
    """Two braids."""
    links = "".join(area(f"M{x} {y}c-5 1-6 8-1 11c6-1 7-8 1-11Z", base) for x, y in ((29.5, 54), (28.5, 63), (28, 72)))
    start = area("M31 43C27 47 26 51 28 56C32 55 33.5 50 32.5 45Z", base)
    tie = area("M25 82.5h5.5v3h-5.5Z", GOLD, 1.3)
    return "", area(MIDDLE, base) + glint(base) + both(start + links + tie)


def bun(base: str, shade: str) -> Layers:
    """Combed up into a bun."""
    back = area("M50 20C41 20 38 14 40 9S47 3 52 4S62 9 61 14S56 20 50 20Z", base)
    back += line("M44 13C47 8 53 7 57 10", 1.4, shade)
    return back, area(SMOOTH, base) + glint(base) + line("M40 28C43 23 46 20 50 18M60 28C57 23 54 20 51 18", 1.2, shade)


def curly(base: str, shade: str) -> Layers:
    """A cloud of curls."""
    ends = (
        (22, 45),
        (23, 35),
        (28, 26),
        (36, 19),
        (45, 15),
        (55, 15),
        (64, 19),
        (72, 26),
        (77, 35),
        (78, 45),
        (75, 54),
    )
    cloud = "M25 54" + "".join(f"A5.6 5.6 0 0 1 {x} {y}" for x, y in ends) + "L70 62H30Z"
    edge = "A4.5 4.5 0 0 1 38 36A5 5 0 0 1 47 34A5 5 0 0 1 56 34A5 5 0 0 1 64 37A4.5 4.5 0 0 1 69 44"
    front = area(f"M31 44{edge}C71 32 62 23 50 23S29 32 31 44Z", base, 0, f' stroke="{shade}"')
    front += line(f"M31 44{edge}") + line("M30 31a5 5 0 0 1 5-5M42 21a5 5 0 0 1 7 0M65 25a5 5 0 0 1 5 5", 1.4, shade)
    return area(cloud, base), front


def crop(base: str, shade: str) -> Layers:
    """Short and tousled."""
    tufts = (
        "M30 46C28 40 27 34 29 29L33 28C34 23 37 20 41 21L43 16C47 15 50 16 52 19L58 16C61 18 63 21 63 23L69 23"
        "C71 30 72 39 70 46C68 41 67 38 64 35L60 38L57 33L51 37L47 33L41 38L38 35C33 38 32 42 30 46Z"
    )
    return "", area(tufts, base) + line("M37 27C40 24 43 23 46 23.5", 2, mix(base, "#ffffff", 0.35))


def swept(base: str, shade: str) -> Layers:
    """Swept to one side."""
    wave = (
        "M30 47C25 28 33 15 50 14C62 11 71 15 75 20C72 20 71 21 71 22C74 29 73 38 70 46C69 40 67 36 63 33"
        "C53 35 41 34 36 30C34 36 32 41 30 47Z"
    )
    return "", area(wave, base) + line("M37 25C46 30 58 29 67 23M41 20C49 23 58 22 65 18", 1.5, shade)


def locs(base: str, shade: str) -> Layers:
    """Thick strands with golden rings."""
    back = ""
    for x, dx, y in ((29, 7, 80), (71, -7, 80), (33, 4, 86), (67, -4, 86)):
        end = x - dx
        back += area(
            f"M{x - 3.5} 34C{end - 4} 50 {end - 4} 64 {end - 2} {y}C{end} {y + 4} {end + 4} {y + 3} {end + 4} {y}"
            f"C{end + 4} 64 {x + 3} 50 {x + 3.5} 34Z",
            base,
        )
    strands = (
        "M50 18V30M43 19C41 23 40 27 39 32M57 19C59 23 60 27 61 32M37 22C34 27 33 32 32 38M63 22C66 27 67 32 68 38"
    )
    ring = area("M19.5 70h7v3h-7Z", GOLD, 1.2)
    return back + both(ring), area(SMOOTH, base) + line(strands, 1.3, shade)


def tail(base: str, shade: str) -> Layers:
    """A high tail."""
    back = area("M62 19C78 9 88 22 84 40C82 50 87 56 83 63C76 60 74 52 75 44C76 34 72 28 64 26Z", base)
    back += line("M72 20C79 26 79 36 79 46", 1.3, shade)
    return back, area(PART, base) + glint(base) + area("M61 17l6 7-3 3-7-7Z", GOLD, 1.4)


def bald(base: str, shade: str) -> Layers:
    """Only over the ears."""
    return "", both(area("M33 37C27 38 25 44 27 48C24 51 26 56 30 57L33 50Z", base))


def sprout(base: str, shade: str) -> Layers:
    """A child's hair with a seedling in it."""
    stem = line("M50 18C50 14 50 12 51 10", 2) + leaf(51, 11, -52, 0.8, LEAF_LIT) + leaf(51, 11, 48, 0.9, LEAF)
    return "", area(FRINGE, base) + glint(base) + stem


HAIR: dict[str, Callable[[str, str], Layers]] = {
    "long": long,
    "wavy": wavy,
    "bob": bob,
    "braids": braids,
    "bun": bun,
    "curly": curly,
    "crop": crop,
    "swept": swept,
    "locs": locs,
    "tail": tail,
    "bald": bald,
    "sprout": sprout,
}
