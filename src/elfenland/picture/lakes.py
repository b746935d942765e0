"""The two lakes, their waves and their names."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from .data import LAKE_NAMES
from .land import Land
from .lettering import written
from .lines import Line, area, at, distance, inside, normals, poly, sample, soft, wobble
from .markup import copy, path, placed
from .mask import Mask


def inset_rings(line: Line, depths: Sequence[float]) -> list[str]:
    """Water lining: the shoreline repeated inwards, except where it would meet itself."""
    out = []
    side = 1 if area(line) > 0 else -1
    shore = sample(line, 5, closed=True)
    for depth in depths:
        ring = [
            (p[0] - m[0] * depth * side, p[1] - m[1] * depth * side)
            for p, m in zip(shore, normals(shore, closed=True), strict=True)
        ]
        out.append(poly(q for q in ring if min(distance(q, p) for p in shore[::2]) > depth * 0.86 and inside(line, q)))
    return out


def lakes(land: Land, mask: Mask) -> str:
    """Both lakes: depths, lines along the shore, waves and mist."""
    out = []
    for index, (terrain, name, line) in enumerate(land.shapes):
        if terrain != "water":
            continue
        rng = Random(name)
        body = f"region:{index}"
        out += [copy(body, "halo", stroke_width="6"), copy(body, "wash-water")]
        out.append(path("pool-water", soft(wobble(line[::2], rng, 6, 60, -14)), fill_opacity=".16"))
        out.append(path("pool-water", soft(wobble(line[::2], rng, 8, 80, -26)), fill_opacity=".13"))
        for ring, opacity in zip(inset_rings(line, (3, 6.2, 10.2)), (".75", ".5", ".3"), strict=True):
            out.append(path("lining", ring, stroke_opacity=opacity))
        out += [copy(body, "shore"), waves(name, line, mask, rng)]
    return "\n".join(out)


def waves(name: str, line: Line, mask: Mask, rng: Random) -> str:
    """Waves on the Mare Magnum, mist on the Mare Nebulae."""
    crests, foam = [], []
    xs, ys = [p[0] for p in line], [p[1] for p in line]
    for _ in range(500):
        x, y = rng.uniform(min(xs), max(xs)), rng.uniform(min(ys), max(ys))
        around = ((x - 15, y), (x + 15, y), (x, y - 10), (x, y + 10))
        if not mask.free(x - 8, y - 3.5, x + 8, y + 3.5) or not all(inside(line, p) for p in around):
            continue
        mask.box(x - 9, y - 5, x + 9, y + 5)
        if name == "mare_nebulae":
            foam.append(
                f"M{at((x - 8, y + 1))}q4-3.4 8 0t7-1.4q1.6-3.4-1.6-3.8q-2.6.2-1.8 2.4M{at((x - 5, y + 3.4))}h8"
            )
            continue
        crests.append(f"M{at((x - 5.5, y))}q2-2.6 3.7 0q1.7 2.4 3.7 0q1.8-2.4 3.6 0")
        foam.append(f"M{at((x - 3, y + 2.2))}q1.8-1.8 3.3 0q1.5 1.6 3 0")
    return path("foam", "".join(foam)) + path("wave", "".join(crests))


def serpent(x: float, y: float) -> str:
    """Something large lives in the Mare Magnum."""
    humps = (
        "M-3 4Q-3-5 3-5Q9-5 9 4H5.6Q5.6-1.4 3-1.4Q.6-1.4.6 4ZM12 4Q12-2.6 16-2.6Q20-2.6 20 4H17Q17 .8 16 .8Q15 .8 15 4Z"
    )
    neck = "M-12 4Q-12-6-9.4-9Q-7-12-12-13Q-17-12.6-18-9.6Q-14-9-13.4-7.6Q-16 0-15.6 4Z"
    return placed(
        (x, y),
        path("o f-roof-green", humps),
        path("o f-roof-green", neck),
        path("f-paper-lit", "M-12.6-11.4h1.5v1.5h-1.5Z"),
        path("wave", "M-20 4.4q2.4-1.6 4.8 0" + "t4.8 0" * 7),
    )


def lake_names() -> str:
    """The names of the lakes."""
    out = []
    for lake, (first, second, x, y, size) in LAKE_NAMES.items():
        words = ((first, (x, y)), (second, (x, y + size * 1.02)))
        lines = (written(word, p, size, "lake-name", "italic", 60) for word, p in words)
        out.append(f'<g id="lake:{lake}">{"".join(lines)}</g>')
    return "".join(out)
