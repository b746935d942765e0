"""Mountains: landmarks, and peaks wherever there is room."""

from __future__ import annotations

from random import Random

from .land import Land, scatter
from .lines import Line, Point, at, num, poly
from .markup import path
from .mask import Mask


def peak(x: float, y: float, width: float, height: float, rng: Random) -> str:
    """One mountain: a lit side, a shaded side beyond a crooked ridge, and snow if it is tall."""
    top = (x + rng.uniform(-0.08, 0.08) * width, y - height)

    def slope(foot: Point, steps: int, rough: float) -> Line:
        line = [top]
        for k in range(1, steps):
            t = k / steps
            line.append(
                (
                    top[0] + (foot[0] - top[0]) * t**0.92 + rng.uniform(-rough, rough) * width,
                    top[1] + (foot[1] - top[1]) * t + rng.uniform(-rough, rough) * height,
                )
            )
        return [*line, foot]

    left = slope((x - width / 2, y), 4, 0.03)
    right = slope((x + width / 2, y - rng.uniform(0, 0.04) * height), 4, 0.035)
    ridge = [top]
    side = 1
    for k in range(1, 5):
        t = k / 5
        ridge.append((top[0] + width * (0.05 + 0.06 * side) * t**0.6, top[1] + height * t * 0.9))
        side = -side
    ridge.append((top[0] + width * 0.06, y))
    out = path("lit", poly([*reversed(left), *right[1:]], close=False)) + path(
        "shade", poly([*reversed(ridge), *right[1:]], close=False)
    )
    if height > 20:
        (lx, ly), (rx, ry) = left[1], right[1]
        cap = [
            (lx, ly),
            top,
            (rx, ry),
            (rx - width * 0.07, ry - height * 0.05),
            (top[0] + width * 0.04, ry + height * 0.06),
            (top[0] - width * 0.04, ly - height * 0.04),
        ]
        out += path("f-snow", poly(cap))
    if height > 14:
        hatch = ""
        for k in range(3 if height < 20 else 5):
            t = 0.3 + 0.14 * k
            start = (top[0] + (right[-1][0] - top[0]) * t * 0.86, top[1] + height * t)
            hatch += f"M{at(start)}l{num(-width * 0.05 - 1)} {num(height * 0.17)}"
        out += path("hatch", hatch)
    return out


def horns(x: float, y: float, width: float, height: float, rng: Random) -> str:
    """Two peaks that lean apart, the lower in front of the higher."""
    back = peak(x + width * 0.12, y - 3, width * 0.72, height, rng)
    return back + peak(x - width * 0.22, y, width * 0.56, height * 0.72, rng)


def volcano(x: float, y: float, width: float, height: float, rng: Random) -> str:
    """A smoking mountain with a little fire in its crater."""
    rim, top = width * 0.13, y - height
    crater = [
        (x - rim, top),
        (x - rim * 0.5, top + 2.6),
        (x, top + 1.2),
        (x + rim * 0.5, top + 3),
        (x + rim, top - 0.8),
    ]
    left = [(x - width / 2, y), (x - width * 0.36, y - height * 0.3), (x - width * 0.22, y - height * 0.62)]
    right = [(x + width * 0.2, y - height * 0.66), (x + width * 0.35, y - height * 0.28), (x + width / 2, y)]
    ridge = [(x + width * 0.06, y), (x + width * 0.01, y - height * 0.3)]
    ridge += [(x + width * 0.08, y - height * 0.55), (x + rim * 0.2, top + 2.4)]
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


# Landmarks in the south-west, where the range is widest: drawing, foot (x, y), width, height.
LANDMARKS = (
    (horns, 200, 356, 60, 52),
    (volcano, 204, 408, 56, 40),
    (peak, 318, 464, 46, 42),
)


def mountains(land: Land, mask: Mask) -> list[tuple[float, str]]:
    """Landmarks, then big peaks, then smaller ones where there is room; each with the y of its foot."""
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
