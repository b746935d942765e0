"""Trees, and the woods made of them."""

from __future__ import annotations

import math
from functools import cache
from random import Random

from .land import Land, scatter
from .lines import Line, Pen, around, at, distance, num
from .mask import Mask


def part(fill: str, data: str, ink: float = 1, wash: float = 1) -> str:
    """A part of a tree. Scoped styles do not reach copies made by <use>, so the colours are on the paths."""
    colour = f"var(--{fill})" if fill else "none"
    line = f' stroke="var(--woods-ink)" stroke-opacity="{num(ink)}"' if ink else ""
    thin = f' fill-opacity="{num(wash)}"' if wash < 1 else ""
    return f'<path fill="{colour}"{line}{thin} d="{data}"/>'


def leafy(number: int) -> str:
    """A leafy tree; the first four are round, the others slender."""
    rng = Random(f"tree {number}")
    w, h = (5.6, 5.2) if number < 4 else (3.9, 6.6)
    ring = []
    for i in range(9):
        turn = i * math.tau / 9 + 0.3
        x = math.cos(turn) * w * rng.uniform(0.9, 1.08)
        ring.append((x, -7.2 + math.sin(turn) * h * rng.uniform(0.9, 1.05)))
    crown = Pen(ring[0])
    for p, q in around(ring):
        crown.to("q", ((p[0] + q[0]) * 0.71, -7.2 + ((p[1] + q[1]) / 2 + 7.2) * 1.42), q)
    shade = Pen((w * 0.95, -8.5)).to("q", (w * 1.15, -2.2), (-w * 0.35, -2.6))
    shade.to("q", (w * 0.55, -4.6), (w * 0.95, -8.5))
    curl = f"M{num(-w * 0.5)} -8q1.2 -2.6 3.4 -2.4M{num(-w * 0.1)} -5.6q1.3 1.2 2.8 .2"
    return (
        part("bark", "M-.7 0L-.5-4H.6L.8 0Z")
        + part("crown-" + "abca"[number % 4], crown.data + "Z")
        + part("crown-shade", shade.data + "Z", 0, 0.6)
        + part("", curl, 0.5)
    )


def fir(tall: float) -> str:
    """A fir with three tiers."""
    a, b = num(-tall * 0.64), num(-tall * 0.33)
    right = f"M0 {num(-tall)}L2.3 {a}H1.3L3.6 {b}H2.3L4.6-1.4"
    return (
        part("bark", "M-.6 0V-2H.6V0Z")
        + part("crown-b", f"{right}H-4.6L-2.3 {b}H-3.6L-1.3 {a}H-2.3Z")
        + part("crown-shade", f"{right}H.8Z", 0, 0.6)
    )


@cache
def tree_definitions() -> str:
    """Eight trees to copy: four round ones, two slender ones, two firs."""
    trees = [*(leafy(k) for k in range(6)), fir(14), fir(11.5)]
    look = 'stroke-width=".75" stroke-linejoin="round" stroke-linecap="round"'
    return "".join(f'<g id="tree{k}" {look}>{tree}</g>' for k, tree in enumerate(trees))


def wood_definitions() -> str:
    """The trees as line markers: a browser lays out a marker once, but a <use> for every copy."""
    return "".join(f'<marker id="wood{k}" overflow="visible"><use href="#tree{k}"/></marker>' for k in range(8))


def woods(land: Land, mask: Mask) -> list[tuple[float, str]]:
    """Groves of different trees that merge; small trees fill the gaps between tall ones. Each with its y."""
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
            marker = f'marker-start="url(#wood{rng.choice(kinds)})"'
            out.append((y, f'<path d="M{at((x, y))}h0" stroke-width="{size:.2f}" {marker}/>'))
    return out
