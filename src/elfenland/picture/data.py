"""A few measures, and where the drawing departs from the board's data."""

from __future__ import annotations

from typing import Any

from elfenland.board import Connection

from .lines import Line, Point, points

#: Half the side of a socket and of a counter, and the width of a road's ribbon without its ink.
SOCKET, TILE, ROAD = 9.8, 12.5, 6.4

# Courses that the drawing shifts a little, because lines would overlap.
NUDGED: dict[str, Line] = {
    "lapphalya-virst": points("635,402 643,415 632,423 647,433 626,445 645,456 672,466"),
    "ixara-virst": points("428,490 465,500 505,494 520,510 565,510 606,492 622,477 650,476"),
    "virst~ixara": points("662,489 642,503 598,519 562,529 505,526 462,520 438,503"),
    "ixara~mahdavikia": points("408,504 390,500 364,503 360,517 295,510 222,508 178,519 162,500 140,490"),
    "beata~elvenhold": points("1068,380 1036,367 1022,352 996,346 978,333 944,323 932,308"),
    "mahdavikia~grangor": points("135,453 132,437 108,424 138,408 118,395"),
    "rivinia~tichih": points("852,200 855,193 908,180 898,170 870,163 884,148 912,134"),
    "Grangor to the western edge": points("118,395 86,390 55,378 15,368"),
    "Tichih to the northern edge": points("912,134 924,116 922,99 950,85 926,60 945,45 910,18"),
}
# Where the Virst river leaves the lake.
SPRINGS: dict[str, Line] = {"virst~ixara": [(726, 474), (694, 488)]}

# How far along its course a ferry's raft is drawn; by default half-way.
RAFTS = {"parundia~grangor": 0.3, "yttar~grangor": 0.62, "elvenhold~virst": 0.55, "elvenhold~strykhaven": 0.3}

# Offsets (dx, dy) from a town's place to the foot of its drawing and to the middle of its banner.
FOOT: dict[str, Point] = {"elvenhold": (-4, 13), "tichih": (-3, 2), "grangor": (2, 0)}
BANNER: dict[str, Point] = {"elvenhold": (-4, 30), "tichih": (-4, 14), "grangor": (2, 12)}

# The heights of the taller drawings.
TALL = {
    "kihromah": 41,
    "tichih": 38,
    "beata": 37,
    "ergeren": 36,
    "mahdavikia": 36,
    "feodor": 35,
    "albaran": 35,
    "jaccaranda": 35,
}

LAKE_NAMES: dict[str, tuple[str, str, float, float, float]] = {  # two words, the middle (x), the baseline (y), the size
    "mare_nebulae": ("Mare", "Nebulae", 152, 261, 13.5),
    "mare_magnum": ("Mare", "Magnum", 836, 413, 15.5),
}
COMPASS: Point = (1052, 76)
TITLE: Point = (1040, 505)
SERPENT: Point = (914, 396)


def course_of(connection: Connection) -> Line:
    """The course of a connection as it is drawn."""
    return NUDGED.get(connection.id) or list(connection.course)


def stream_course(stream: dict[str, Any]) -> Line:
    """The course of a stream as it is drawn; its note serves as its name."""
    return NUDGED.get(stream["note"]) or [(x, y) for x, y in stream["course"]]
