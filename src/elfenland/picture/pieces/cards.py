"""Travel cards: a figure in its landscape, an empty banner for the name, and the kind's row of the chart."""

from __future__ import annotations

from elfenland.board import CHART, RAFTS_DOWNSTREAM, RAFTS_LAKE, RAFTS_UPSTREAM

from ..colours import DAY, HALO, INK, KIND_COLOURS, PARCHMENT, ROYAL_DEEP
from ..lines import num
from ..roads import GLYPHS
from . import marks
from .counters import shadow
from .pen import area, inked, moved, shade, tag
from .scenery import scene

# Digits as strokes, so that a card needs no font.
DIGITS = {
    "1": "M-1.5-2.5L.7-4V4",
    "2": "M-2.4-2C-2.4-5 2.6-5 2.6-2C2.6 .2-1 2-2.5 4H2.8",
    "3": "M-2.4-3.6H2.2L-.4-.6C3.8-.6 3.4 4 0 4C-1.5 4-2.3 3.4-2.8 2.5",
    "/": "M1.5-4.5L-1.5 5",
}
WATERWAYS = {
    "river": ("", "M-6.4-3q3.2-2.8 6.4 0t6.4 0M-6.4.4q3.2-2.8 6.4 0t6.4 0M-6.4 3.8q3.2-2.8 6.4 0t6.4 0"),
    "lake": ("M-6.6 1C-7-3.6-2-4.6 1-3.8C5-4.8 7-2 6.4 1C6 4.6-6 5-6.6 1Z", "M-3.4.6q1.2-1.2 2.4 0t2.4 0t2.4 0"),
}
# Where a figure stands in its window, and its shadow.
PLACES = {
    "giant_pig": ("translate(14 19) scale(.73)", (50, 89, 40, 5)),
    "elfcycle": ("translate(14 18.5) scale(.72)", (50, 92, 44, 4)),
    "unicorn": ("translate(14 17) scale(.74)", (42, 93, 40, 4.5)),
    "troll_wagon": ("translate(15 18) scale(.73)", (48, 93, 42, 4.5)),
    "magic_cloud": ("translate(15 9) scale(.7)", None),
    "dragon": ("translate(13 16) scale(.73)", (50, 97, 34, 4)),
    "raft": ("translate(15 16) scale(.7)", None),
}


def prices(kind: str) -> list[tuple[str, str]]:
    """The kind's row of the chart: terrain and price (R0.6)."""
    if kind == "raft":
        return [("river", f"{RAFTS_DOWNSTREAM}/{RAFTS_UPSTREAM}"), ("lake", str(RAFTS_LAKE))]
    return [(terrain, str(price)) for terrain, price in CHART[kind].items() if price]


def price_row(kind: str) -> str:
    """The prices at the foot of a card, with the map's glyphs for the terrains."""
    cells = prices(kind)
    wide = 34 if kind == "raft" else min(25, 79 / len(cells))
    out = []
    for k, (terrain, price) in enumerate(cells):
        left = 50 + (k - len(cells) / 2) * wide
        ground = DAY.get(terrain, DAY["water"])
        out.append(
            f'<rect x="{num(left + 0.8)}" y="109.5" width="{num(wide - 1.6)}" height="23.6" rx="3" fill="{ground}"/>'
        )
        filled, drawn = (GLYPHS | WATERWAYS)[terrain]
        edge = DAY.get(f"edge-{terrain}", DAY["water-ink"])
        ribbon = DAY.get(f"road-{terrain}", DAY["water-lit"])
        glyph = (area(filled, ribbon) if filled else "") + (area(drawn, "none") if drawn else "")
        middle = left + wide / 2
        out.append(f'<g transform="translate({num(middle)} 116) scale(.9)" stroke="{edge}">{glyph}</g>')
        for j, sign in enumerate(price):
            x = middle + (j - (len(price) - 1) / 2) * 6.6
            out.append(area(DIGITS[sign], "none", transform=f"translate({num(x)} 127)", stroke_width="2"))
    return inked(*out, width=1.2)


def frame(rim: str) -> str:
    """The outline of a card: a halo, a rim, its shade side."""
    return (
        f'<rect x=".2" y=".2" width="99.6" height="139.6" rx="9.5" fill="{HALO}"/>'
        f'<rect x="2.2" y="2.2" width="95.6" height="135.6" rx="8" fill="{rim}" stroke="{INK}" stroke-width="2"/>'
        + shade("M3.2 96V129Q3.2 136.8 11 136.8H89Q96.8 136.8 96.8 129V96Z", 0.16)
    )


def card(kind: str) -> str:
    """A card; the page writes its name on the banner (middle x 50, baseline y 102.5)."""
    at, foot = PLACES[kind]
    under = shadow(*foot) if foot else ""
    # A nested <svg> cuts the landscape to its window without an id.
    window = f'<svg x="7" y="7" width="86" height="88" viewBox="7 7 86 88">{scene(kind)}</svg>'
    banner = inked(
        area("M11 95.5H1.6L4.6 102.5L1.6 109.5H11ZM89 95.5H98.4L95.4 102.5L98.4 109.5H89Z", "#d8bd88"),
        area("M5.5 106L11 109.5V106ZM94.5 106L89 109.5V106Z", "#8a6a3c"),
        area("M5.5 91.5Q50 88.5 94.5 91.5V106.5Q50 104 5.5 106.5Z", "#fdf6e3"),
        width=1.5,
    )
    return (
        frame(KIND_COLOURS[kind])
        + f'<rect x="6.5" y="90" width="87" height="44.5" rx="3.5" fill="{PARCHMENT}"/>'
        + window
        + f'<rect x="7" y="7" width="86" height="88" rx="3" fill="none" stroke="{INK}" stroke-width="1.6"/>'
        + moved(at, under, f'<use href="#figure-{kind}"/>')
        + banner
        + price_row(kind)
    )


def card_back() -> str:
    """The back of every card: the emblem in a garland of stars."""
    beads = 'fill="none" stroke="#ecd491" stroke-linecap="round"'
    return (
        frame("#4a7f6d")
        + f'<rect x="8" y="8" width="84" height="124" rx="4" fill="{ROYAL_DEEP}" stroke="{HALO}" stroke-width="1.4"/>'
        + f'<rect x="12" y="12" width="76" height="116" rx="2.5" {beads} '
        + 'stroke-width="1.8" stroke-dasharray=".1 5.33"/>'
        + f'<path d="M20 30V20H30M80 30V20H70M20 110V120H30M80 110V120H70" {beads} stroke-width="1.4"/>'
        + tag("circle", cx=50, cy=70, r=35, fill="#234a40", stroke="#ecd491", stroke_width="1.4")
        + moved("translate(19 37.5) scale(.62)", marks.emblem())
    )
