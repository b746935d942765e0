"""Trees and mountains: the terrain that stands up."""

from __future__ import annotations

import math
from random import Random

from .land import Land, scatter
from .lines import Line, Pen, Point, at, distance, num, poly
from .markup import path
from .mask import Mask


def tree_symbols() -> str:
    """Crowns seen from the side: four round ones, two slender ones, two firs.

    Copies made by <use> do not see rules that begin with `.elfmap`, so colours stand on the paths.
    """

    def part(fill: str, d: str, ink: float = 1, wash: float = 1) -> str:
        colour = f"var(--{fill})" if fill else "none"
        line = f' stroke="var(--woods-ink)" stroke-opacity="{num(ink)}"' if ink else ""
        thin = f' fill-opacity="{num(wash)}"' if wash < 1 else ""
        return f'<path fill="{colour}"{line}{thin} d="{d}"/>'

    out = []
    for k in range(6):
        rng = Random(f"tree {k}")
        w, h = (5.6, 5.2) if k < 4 else (3.9, 6.6)
        bumps = 9
        ring = [
            (
                math.cos(i * math.tau / bumps + 0.3) * w * rng.uniform(0.9, 1.08),
                -7.2 + math.sin(i * math.tau / bumps + 0.3) * h * rng.uniform(0.9, 1.05),
            )
            for i in range(bumps)
        ]
        crown = Pen(ring[0])
        for p, q in zip(ring, [*ring[1:], ring[0]]):
            crown.to("q", ((p[0] + q[0]) * 0.71, -7.2 + ((p[1] + q[1]) / 2 + 7.2) * 1.42), q)
        shade = (
            Pen((w * 0.95, -8.5))
            .to("q", (w * 1.15, -2.2), (-w * 0.35, -2.6))
            .to("q", (w * 0.55, -4.6), (w * 0.95, -8.5))
        )
        curl = f"M{num(-w * 0.5)} -8q1.2 -2.6 3.4 -2.4M{num(-w * 0.1)} -5.6q1.3 1.2 2.8 .2"
        out.append(
            (
                part("bark", "M-.7 0L-.5-4H.6L.8 0Z"),
                part("crown-" + "abca"[k % 4], crown.data + "Z"),
                part("crown-shade", shade.data + "Z", 0, 0.6),
                part("", curl, 0.5),
            )
        )
    for tall in (14, 11.5):
        a, b = num(-tall * 0.64), num(-tall * 0.33)
        right = f"M0 {num(-tall)}L2.3 {a}H1.3L3.6 {b}H2.3L4.6-1.4"
        out.append(
            (
                part("bark", "M-.6 0V-2H.6V0Z"),
                part("crown-b", f"{right}H-4.6L-2.3 {b}H-3.6L-1.3 {a}H-2.3Z"),
                part("crown-shade", f"{right}H.8Z", 0, 0.6),
            )
        )
    return "".join(
        f'<g id="tree{k}" stroke-width=".75" stroke-linejoin="round" stroke-linecap="round">{"".join(parts)}</g>'
        for k, parts in enumerate(out)
    )


def woods(land: Land, mask: Mask) -> list[tuple[float, str]]:
    """Groves of one kind run into each other; small trees fill what the tall ones leave."""
    rng = Random("woods")
    out = []
    grown: Line = []
    for gap, least, most, room in ((10.2, 0.82, 1.1, 0.0), (8, 0.5, 0.62, 8.5)):
        for x, y in scatter(land, "woods", rng, gap):
            size = rng.uniform(least, most)
            if (
                not mask.free(x - 6 * size, y - 13 * size, x + 6 * size, y + 1.5)
                or not land.all_inside("woods", (x - 6, y), (x + 6, y), (x, y - 8))
                or any(distance((x, y), p) < room for p in grown)
            ):
                continue
            grown.append((x, y))
            grove = math.sin(x * 0.041 + 1) * math.sin(y * 0.063 + 2)
            kinds = (6, 7, 6) if grove > 0.45 else (4, 5, 0, 1) if grove < -0.55 else (0, 1, 2, 3, 3, 0, 4)
            out.append(
                (y, f'<use href="#tree{rng.choice(kinds)}" transform="translate({at((x, y))})scale({size:.2f})"/>')
            )
    return out


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


def mountains(land: Land, mask: Mask) -> list[tuple[float, str]]:
    """Big peaks first where there is room, then smaller ones between them."""
    rng = Random("mountains")
    taken: list[tuple[float, float, float, float]] = []
    out = []
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
