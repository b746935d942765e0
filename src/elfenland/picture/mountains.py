"""Mountains: landmarks first, then peaks wherever there is room."""

from __future__ import annotations

from random import Random

from .land import Land, scatter
from .lines import Line, Point, at, num, poly
from .markup import path
from .mask import Mask


def peak(x: float, y: float, w: float, h: float, rng: Random) -> str:
    """One mountain: lit side, shadow side behind a crooked ridge, snow on the tall ones."""
    top = (x + rng.uniform(-0.08, 0.08) * w, y - h)

    def slope(foot: Point, steps: int, rough: float) -> Line:
        line = [top]
        for k in range(1, steps):
            t = k / steps
            line.append(
                (
                    top[0] + (foot[0] - top[0]) * t**0.92 + rng.uniform(-rough, rough) * w,
                    top[1] + (foot[1] - top[1]) * t + rng.uniform(-rough, rough) * h,
                )
            )
        return [*line, foot]

    left = slope((x - w / 2, y), 4, 0.03)
    right = slope((x + w / 2, y - rng.uniform(0, 0.04) * h), 4, 0.035)
    ridge = [top]
    side = 1
    for k in range(1, 5):
        t = k / 5
        ridge.append((top[0] + w * (0.05 + 0.06 * side) * t**0.6, top[1] + h * t * 0.9))
        side = -side
    ridge.append((top[0] + w * 0.06, y))
    out = path("lit", poly([*reversed(left), *right[1:]], close=False)) + path(
        "shade", poly([*reversed(ridge), *right[1:]], close=False)
    )
    if h > 20:
        (lx, ly), (rx, ry) = left[1], right[1]
        cap = [
            (lx, ly),
            top,
            (rx, ry),
            (rx - w * 0.07, ry - h * 0.05),
            (top[0] + w * 0.04, ry + h * 0.06),
            (top[0] - w * 0.04, ly - h * 0.04),
        ]
        out += path("f-snow", poly(cap))
    if h > 14:
        hatch = ""
        for k in range(3 if h < 20 else 5):
            t = 0.3 + 0.14 * k
            start = (top[0] + (right[-1][0] - top[0]) * t * 0.86, top[1] + h * t)
            hatch += f"M{at(start)}l{num(-w * 0.05 - 1)} {num(h * 0.17)}"
        out += path("hatch", hatch)
    return out


def horns(x: float, y: float, w: float, h: float, rng: Random) -> str:
    """Two peaks that lean apart, the lower one before the higher one."""
    return peak(x + w * 0.12, y - 3, w * 0.72, h, rng) + peak(x - w * 0.22, y, w * 0.56, h * 0.72, rng)


def volcano(x: float, y: float, w: float, h: float, rng: Random) -> str:
    """A mountain that smokes, with a little fire in its crater."""
    rim, top = w * 0.13, y - h
    crater = [
        (x - rim, top),
        (x - rim * 0.5, top + 2.6),
        (x, top + 1.2),
        (x + rim * 0.5, top + 3),
        (x + rim, top - 0.8),
    ]
    left = [(x - w / 2, y), (x - w * 0.36, y - h * 0.3), (x - w * 0.22, y - h * 0.62)]
    right = [(x + w * 0.2, y - h * 0.66), (x + w * 0.35, y - h * 0.28), (x + w / 2, y)]
    ridge = [(x + w * 0.06, y), (x + w * 0.01, y - h * 0.3), (x + w * 0.08, y - h * 0.55), (x + rim * 0.2, top + 2.4)]
    fire = f"M{at((x - 1, top + 2))}q-2 4 0 7t-1 6M{at((x + rim * 0.5, top + 3.4))}q1.6 3 .2 6"
    puffs = ((0, -5, 3.4), (-3.4, -10.4, 4.4), (2.6, -14, 5), (-1, -20, 3.8), (5, -21.5, 2.8))
    smoke = "".join(
        f'<circle cx="{num(x + dx)}" cy="{num(top + dy)}" r="{num(r - inset)}" class="{cls}"/>'
        for cls, inset in (("smoke", 0), ("f-rock-lit", 0.5))
        for dx, dy, r in puffs
    )
    return (
        smoke
        + path("lit", poly([*left, *crater, *right], close=False))
        + path("shade", poly([*ridge, crater[-2], crater[-1], *right], close=False))
        + path("fire", fire)
    )


# Landmarks in the south-west, where the range is widest: the drawing, its foot, width and height.
LANDMARKS = (
    (horns, 200, 356, 60, 52),
    (volcano, 204, 408, 56, 40),
    (peak, 318, 464, 46, 42),
)


def mountains(land: Land, mask: Mask) -> list[tuple[float, str]]:
    """Landmarks, then big peaks where there is room, then smaller ones between them; with their feet's height."""
    rng = Random("mountains")
    taken: list[tuple[float, float, float, float]] = []
    out = []
    for draw, lx, ly, lw, lh in LANDMARKS:
        taken.append((lx, ly, lw, lh))
        out.append((float(ly), draw(lx, ly, lw, lh, rng)))
    for w, h, gap in ((44, 35, 19), (33, 25, 14), (24, 17, 9), (16, 10, 7)):
        for x, y in scatter(land, "mountains", rng, gap):
            sw, sh = w * rng.uniform(0.85, 1.15), h * rng.uniform(0.85, 1.15)
            if not mask.free(x - sw * 0.48, y - sh, x + sw * 0.48, y + 1):
                continue
            if not land.all_inside("mountains", (x - sw * 0.4, y), (x + sw * 0.4, y), (x, y - sh * 0.5)):
                continue
            if any(abs(x - a) < (sw + b) * 0.43 and abs(y - c) < (sh + d) * 0.36 for a, c, b, d in taken):
                continue
            taken.append((x, y, sw, sh))
            out.append((y, peak(x, y, sw, sh, rng)))
    return out
