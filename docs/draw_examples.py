"""Draw the examples of docs/rules.md: docs/rules/N.webp, each a part of the map with what the example tells of.

    python docs/draw_examples.py

Needs the extra `research`.
"""

import io
from pathlib import Path

from PIL import Image

from elfenland.board import BOARD
from elfenland.picture import Position, board_svg, png

HERE = Path(__file__).parent / "rules"
WIDE, HIGH = 420, 300  # of the part that is shown, in units of the map

#: For each example: where the boot stands, the counters, roads with an obstacle, the way that is gone, what it costs.
EXAMPLES = {
    1: ("albaran", {"albaran-feodor": "troll_wagon"}, {"albaran-feodor"}, ["albaran-feodor"], {"albaran-feodor": 3}),
    2: (
        "feodor",
        {"feodor-lapphalya": "dragon", "lapphalya-virst": "elfcycle"},
        {"feodor-lapphalya"},
        ["feodor-lapphalya", "lapphalya-virst"],
        {"feodor-lapphalya": 3, "lapphalya-virst": 1},
    ),
    3: ("virst", {}, set(), ["virst~ixara"], {"virst~ixara": 1}),
    4: ("dagamura", {"kihromah-dagamura": "magic_cloud"}, set(), ["kihromah-dagamura"], {"kihromah-dagamura": 2}),
    5: ("throtmanni", {}, set(), ["jaccaranda-throtmanni"], {}),
    6: ("feodor", {}, set(), ["albaran-feodor", "feodor-dagamura", "throtmanni-feodor"], {}),
}


def drawing(number: int) -> str:
    """The part of the map around an example."""
    boot, counters, obstacles, way, prices = EXAMPLES[number]
    lit = frozenset(way)
    whole = board_svg(Position((boot,), (frozenset(),), counters, frozenset(obstacles), prices, highlight_connections=lit))
    gone = [BOARD.connections[BOARD.connection_index[one]] for one in way]
    ends = [BOARD.towns[town].at for one in gone for town in (one.a, one.b)]
    _, _, width, height = BOARD.view_box
    left = within((min(x for x, _ in ends) + max(x for x, _ in ends) - WIDE) / 2, width - WIDE)
    top = within((min(y for _, y in ends) + max(y for _, y in ends) - HIGH) / 2, height - HIGH)
    first, _, rest = whole.partition('viewBox="')
    return f'{first}viewBox="{left:.0f} {top:.0f} {WIDE} {HIGH}"{rest.partition(chr(34))[2]}'


def within(place: float, most: float) -> float:
    """Not beyond the map's edge, where the paper is torn."""
    return min(max(place, 12), most - 12)


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for number in EXAMPLES:
        picture = Image.open(io.BytesIO(png(drawing(number), 2 * WIDE))).convert("RGB")
        picture.save(HERE / f"{number}.webp", quality=80)
