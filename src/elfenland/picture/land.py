"""The regions of the land: their outlines, and the terrain at each place."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from .lines import Line, Point, points, sample, wobble
from .mask import HEIGHT, WIDTH, scanlines

# Shorelines drawn a little closer to the harbours than the rough outlines.
SHORES: dict[str, Line] = {
    "mare_nebulae": points(
        "150,214 180,198 206,190 240,192 258,202 250,216 234,230 206,262 192,300 168,334 146,350 110,350 103,326"
        " 106,298 97,270 94,252 104,240 128,236"
    ),
    "mare_magnum": points(
        "806,348 836,343 866,346 928,350 930,378 953,400 936,426 922,436 886,460 830,468 772,480 726,480 720,466"
        " 744,440 738,412 722,396 768,380"
    ),
}


class Land:
    """The smoothed regions in drawing order, and the topmost terrain at each place."""

    def __init__(self, regions: Sequence[dict[str, Any]]) -> None:
        self.shapes: list[tuple[str, str, Line]] = []
        for index, region in enumerate(regions):
            rng = Random(f"region {index}")
            outline = [(min(max(x, 26), 1114), min(max(y, 25), 530)) for x, y in region["outline"]]
            lake = region["terrain"] == "lake"
            line = sample(SHORES.get(region.get("lake", ""), outline), 7, closed=True)
            line = wobble(
                line, rng, 2.2 if lake else 5.5 if index else 3, 60 if lake else 90, 0 if lake or not index else 2
            )
            self.shapes.append(("water" if lake else region["terrain"], region.get("lake", ""), line))

        self.rows = [[""] * WIDTH for _ in range(HEIGHT)]
        for terrain, _, line in self.shapes:
            for y, spans in scanlines(line):
                for a, b in spans:
                    if terrain != self.shapes[0][0] or not any(self.rows[y][a:b]):
                        self.rows[y][a:b] = [terrain] * (b - a)

    def terrain(self, point: Point) -> str:
        """The terrain at a place; empty outside the painted land."""
        x, y = int(point[0]), int(point[1])
        return self.rows[y][x] if 0 <= x < WIDTH and 0 <= y < HEIGHT else ""

    def all_inside(self, terrain: str, *places: Point) -> bool:
        """Whether all these places have this terrain."""
        return all(self.terrain(p) == terrain for p in places)


def scatter(land: Land, terrain: str, rng: Random, gap: float) -> Line:
    """Places in one terrain on a jittered honeycomb, so that there are no clumps or gaps."""
    out = []
    y, odd = 14.0, False
    while y < HEIGHT - 8:
        x = 14.0 + (gap / 2 if odd else 0)
        while x < WIDTH - 10:
            p = (x + rng.uniform(-0.38, 0.38) * gap, y + rng.uniform(-0.32, 0.32) * gap)
            if land.terrain(p) == terrain:
                out.append(p)
            x += gap
        y += gap * 0.8
        odd = not odd
    return out
