"""Flat terrain: washes, grass and dunes."""

from __future__ import annotations

import math
from random import Random

from .land import Land, scatter
from .lines import area, at, num, soft, wobble
from .markup import path
from .mask import Mask

GLAZE = {"plains": "desert", "woods": "plains", "desert": "plains", "mountains": "desert"}


def washes(land: Land) -> str:
    """Watercolour: a wet bleed, the wash, its dried rim, and pools of pigment."""
    out = []
    for index, (terrain, _, line) in enumerate(land.shapes):
        if terrain == "water":
            continue
        rng = Random(f"wash {index}")
        first = index == 0
        body = f'<use href="#region:{index}" class='
        out.append(path(f"wash-{terrain}", soft(wobble(line[::2], rng, 4, 70, 5)), fill_opacity=".35"))
        out.append(f'{body}"wash-{terrain}" fill-opacity="{0.75 if first else 0.86}"/>')
        out.append(path(f"wash-{terrain}", soft(wobble(line[::2], rng, 7, 110, -5)), fill_opacity=".5"))
        out.append(f'{body}"rim-{terrain}" stroke-width="8" stroke-opacity=".1"/>')
        out.append(f'{body}"rim-{terrain}" stroke-width="2.6" stroke-opacity=".25"/>')
        out.append(
            f'{body}"rim-{terrain}" stroke-width=".9" stroke-opacity=".6" stroke-dasharray="31 2 17 3 44 1.5 9 4"/>'
        )
        xs, ys = [p[0] for p in line], [p[1] for p in line]
        for _ in range(int(abs(area(line)) / (5000 if first else 2200))):
            c = (rng.uniform(min(xs), max(xs)), rng.uniform(min(ys), max(ys)))
            r = rng.uniform(14, 42)
            blob = [(c[0] + r * math.cos(k * 0.449) * 1.3, c[1] + r * math.sin(k * 0.449) * 0.8) for k in range(14)]
            blob = wobble(blob, rng, r * 0.3, r * 2)
            if not all(land.terrain(p) == terrain for p in blob[::3]):
                continue
            chance = rng.random()
            if chance < 0.35:  # a glaze of the neighbour's colour
                out.append(path(f"wash-{GLAZE[terrain]}", soft(blob), fill_opacity=".24"))
            elif chance < 0.65:  # a bloom: water pushed the pigment to its rim
                out.append(path("f-paper-lit", soft(blob), fill_opacity=".2"))
                out.append(path(f"rim-{terrain}", soft(blob), stroke_opacity=".3"))
            else:
                out.append(path(f"pool-{terrain}", soft(blob), fill_opacity=f"{rng.uniform(0.1, 0.22):.2f}"))
    return "\n".join(out)


def grass(land: Land, mask: Mask) -> str:
    """Tufts and a few flowers on the plains."""
    rng = Random("grass")
    ticks, flowers = [], []
    for x, y in scatter(land, "plains", rng, 17):
        if not mask.free(x - 5, y - 6, x + 5, y + 2) or not land.all_inside(
            "plains", (x - 9, y), (x + 9, y), (x, y - 9)
        ):
            continue
        if rng.random() < 0.1:
            for _ in range(4):
                fx, fy = x + rng.uniform(-4, 4), y + rng.uniform(-4, 1)
                flowers.append(f"M{num(fx)} {num(fy)}h.01")
            continue
        for dx, lean, h in ((-2.4, -1.7, 3.2), (0, rng.uniform(-0.4, 0.6), 5), (2.4, 1.7, 3.4)):
            h *= rng.uniform(0.8, 1.15)
            ticks.append(f"M{num(x + dx * 0.5)} {num(y)}q{num(lean * 0.2)} {num(-h * 0.6)} {num(lean)} {num(-h)}")
    return path("grass", "".join(ticks)) + path("flower", "".join(flowers))


def dunes(land: Land, mask: Mask) -> str:
    """Dunes with a shaded side, and grains of sand between them."""
    rng = Random("dunes")
    lines, shades, dots = [], [], []
    taken: list[tuple[float, float, float]] = []
    for w, gap in ((34, 24), (23, 17), (15, 11)):
        for x, y in scatter(land, "desert", rng, gap):
            h = w * 0.3
            if not mask.free(x - w * 0.5, y - h, x + w * 0.5, y + 2) or any(
                abs(x - a) < (w + b) * 0.6 and abs(y - c) < 4 + (w + b) * 0.27 for a, c, b in taken
            ):
                continue
            if not land.all_inside("desert", (x - w * 0.5, y), (x + w * 0.5, y)):
                continue
            taken.append((x, y, w))
            crest = (x + w * rng.uniform(0.02, 0.16), y - h)
            lines.append(
                f"M{at((x - w * 0.5, y))}Q{at((x - w * 0.18, y - h * 0.95))} {at(crest)}"
                f"Q{at((x + w * 0.32, y - h * 0.75))} {at((x + w * 0.5, y + 0.5))}"
                f"M{at(crest)}q{num(-w * 0.04)} {num(h * 0.45)} {num(w * 0.06)} {num(h * 0.8)}"
            )
            shades.append(
                f"M{at(crest)}Q{at((x + w * 0.32, y - h * 0.75))} {at((x + w * 0.5, y + 0.5))}"
                f"Q{at((x + w * 0.25, y - h * 0.1))} {at((crest[0] + w * 0.06, crest[1] + h * 0.8))}"
                f"q{num(-w * 0.1)} {num(-h * 0.35)} {num(-w * 0.06)} {num(-h * 0.8)}Z"
            )
    for x, y in scatter(land, "desert", rng, 8):
        if (
            rng.random() < 0.4
            and mask.free(x - 2, y - 2, x + 2, y + 2)
            and land.all_inside("desert", (x - 5, y), (x + 5, y))
        ):
            dots.append(f"M{at((x, y))}h.01")
    return (
        path("pool-desert", "".join(shades), fill_opacity=".55")
        + path("dune", "".join(lines))
        + path("sand", "".join(dots), stroke_opacity=".55")
    )
