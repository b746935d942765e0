"""Small sights in the empty parts of the land: fields, stones, an oasis."""

from __future__ import annotations

from collections.abc import Callable

from .land import Land
from .markup import path, placed
from .mask import Mask
from .sketch import Sketch, palm


def fields(x: float, y: float) -> str:
    """Three ploughed strips and a barn."""
    plots = (
        ("roof-ochre", "M-24 2L-12-9L0-6L-10 5Z", "M-21 2.4L-9.6-8M-18 3.2L-6.6-7.4M-14.6 4L-3.4-6.6"),
        ("plains-deep", "M-8 5.6L2-5.4L16-3L8 8.6Z", "M-4.6 4.6Q3 4.4 8.6 6.6M-2 1.8Q5 1.6 10.8 3.4M.6-1.2Q8-1 13.2.2"),
        ("desert-deep", "M4-7L11-14L24-10L18-4.4Z", "M8-7L13.6-13M11.6-6.2L17.4-12M15-5.6L20.6-11"),
    )
    out = "".join(path(f"f-{fill}", d, fill_opacity=".5") + path("l thin soft", d + lines) for fill, d, lines in plots)
    return placed((x, y), out, str(Sketch().house(-8, -8.6, 4.6, 3.4, "red", 5)))


def stones(x: float, y: float) -> str:
    """A ring of standing stones."""
    ring = (
        "M-10 0l.6-7 2.6-.4.8 7.4ZM-4-3.4l.2-6.6 2.4-.4.8 7ZM2.4-3.4l.4-7 2.4.2.4 6.8Z"
        "M8 0l.2-7.4 2.6.2.6 7.2ZM-3.6 3l.2-6 3-.4.6 6.4ZM3.4 3.2l.4-5 2.6.2.2 4.8Z"
    )
    lintel = "M-4.4-10.4L5.8-10.6L5.6-12.2L-4.4-12Z"
    return placed((x, y), path("o thin f-rock-shade", ring), path("l thin", lintel))


def oasis(x: float, y: float) -> str:
    """A pool among palms."""
    return placed(
        (x, y),
        path("pool-plains", "M-15 1Q-10-6 2-5Q14-5 15 1Q10 6-2 5.6Q-13 6-15 1Z", fill_opacity=".7"),
        path("o thin f-water", "M-9 1Q-5-2.6 2-2Q9-2 9 1.4Q4 4-2 3.4Q-8 3.6-9 1Z"),
        palm(-10, 1, 0.95),
        palm(9, -1, 0.8),
        palm(13, 2, 1),
    )


# Each sight: drawing, place (x, y), half its width, its height.
SIGHTS: list[tuple[Callable[[float, float], str], float, float, float, float]] = [
    (fields, 985, 418, 25, 15),
    (fields, 186, 34, 25, 12),
    (fields, 575, 462, 25, 15),
    (fields, 770, 320, 25, 15),
    (stones, 1082, 322, 12, 13),
    (stones, 60, 52, 12, 13),
    (oasis, 372, 252, 17, 11),
]


def sights(land: Land, mask: Mask) -> str:
    """All sights whose place is free."""
    out = []
    for sight, x, y, w, h in SIGHTS:
        wanted = "desert" if sight is oasis else "plains"
        if mask.free(x - w, y - h, x + w, y + 8) and land.all_inside(
            wanted, (x - w, y), (x + w, y), (x, y - h), (x, y + 8)
        ):
            mask.box(x - w - 3, y - h - 2, x + w + 3, y + 10)
            out.append(sight(x, y))
    return "".join(out)
