"""Colours: the map by day and by night, the kinds, the players."""

from __future__ import annotations

import math

# Each name becomes a custom property of the stylesheet; NIGHT overrides some of DAY.
# fmt: off
DAY: dict[str, str] = {
    "ink": "#3a2a1c", "ink-soft": "#6f5940", "paper": "#f5e9cd", "paper-lit": "#fcf5e2",
    "burn": "#4a2a12", "torn": "#3d2210", "scorch": "#a8743a", "halo": "#fbf3de",
    "plains": "#d3e0a4", "plains-deep": "#a9bf6c", "plains-ink": "#6f8440",
    "woods": "#94b072", "woods-deep": "#5e8049", "woods-ink": "#2f4526",
    "desert": "#f5de9f", "desert-deep": "#dfb566", "desert-ink": "#b3823c",
    "mountains": "#cbc3bc", "mountains-deep": "#9a8f93", "mountains-ink": "#5d5356",
    "water": "#abd2e0", "water-deep": "#5f9fb8", "water-lit": "#d6ecf0", "water-ink": "#2a5f78",
    "crown-a": "#86a861", "crown-b": "#719651", "crown-c": "#9db56a", "crown-shade": "#45673a",
    "rock-lit": "#efe7da", "rock-shade": "#978c98", "snow": "#fdfaf2",
    "road-plains": "#f3f4c4", "road-woods": "#5f8a4c", "road-desert": "#e9b45f",
    "road-mountains": "#a79cac",
    "edge-plains": "#4d5c26", "edge-woods": "#1f3318", "edge-desert": "#7a430c",
    "edge-mountains": "#3d3440",
    "wall": "#f7ecd2", "wall-shade": "#d8c19a", "dark": "#4a3524", "bark": "#5d4430", "gold": "#e6b93f",
    "roof-red": "#bf5a3c", "roof-blue": "#4f7f96", "roof-green": "#6d8a4b",
    "roof-ochre": "#cf9440", "roof-plum": "#8a5a80", "roof-slate": "#6f727c",
    "banner": "#fdf6e3", "banner-fold": "#d8bd88", "banner-text": "#2b1d12",
    "royal": "#2f5d50", "royal-fold": "#1c3d34", "royal-text": "#fdf4da",
    "glow": "#ffcf33", "glow-ink": "#8a4b00", "chosen": "#ff8a1f",
}

NIGHT: dict[str, str] = DAY | {
    "ink": "#eadfc2", "ink-soft": "#a89c7e", "paper": "#1b2a27", "paper-lit": "#22332f",
    "burn": "#060a09", "torn": "#75704f", "scorch": "#0c1513", "halo": "#16231f",
    "plains": "#2f4533", "plains-deep": "#26392a", "plains-ink": "#7f9a64",
    "woods": "#223d2f", "woods-deep": "#162b20", "woods-ink": "#9dbb8a",
    "desert": "#574a2c", "desert-deep": "#453a21", "desert-ink": "#cfa85c",
    "mountains": "#3d403f", "mountains-deep": "#2d302f", "mountains-ink": "#c6bfb2",
    "water": "#1f4152", "water-deep": "#173240", "water-lit": "#2a5467", "water-ink": "#8fc4d6",
    "crown-a": "#335a3e", "crown-b": "#2a4c35", "crown-c": "#3e6547", "crown-shade": "#193225",
    "rock-lit": "#5b5e5c", "rock-shade": "#2b2e2f", "snow": "#cfd3cd",
    "road-plains": "#93a56a", "road-woods": "#4e8a5e", "road-desert": "#c08f40",
    "road-mountains": "#8d8796",
    "edge-plains": "#e6edc4", "edge-woods": "#b9dcae", "edge-desert": "#f6d595",
    "edge-mountains": "#ded8e4",
    "wall": "#8d8062", "wall-shade": "#5f563f", "dark": "#f6d27a", "bark": "#4a3a2a", "gold": "#f2c95a",
    "roof-red": "#94472f", "roof-blue": "#3d6c85", "roof-green": "#55703c",
    "roof-ochre": "#9c702f", "roof-plum": "#6d4766", "roof-slate": "#53565f",
    "banner": "#24352f", "banner-fold": "#3d4c3c", "banner-text": "#f4e8c8",
    "royal": "#d9c58e", "royal-fold": "#9a8350", "royal-text": "#1c2a22",
    "glow": "#ffd84d", "glow-ink": "#fff3c4", "chosen": "#ff9d3c",
}
# fmt: on

#: The colour of a counter's or card's frame and icon.
KIND_COLOURS: dict[str, str] = {
    "giant_pig": "#b4566b",
    "elfcycle": "#a06a10",
    "magic_cloud": "#2f74a8",
    "unicorn": "#7a5fa8",
    "troll_wagon": "#7a5230",
    "dragon": "#b8352b",
    "raft": "#2a6b6b",
}

#: Six colours that colour-blind people can tell apart; each seat also has its own shape.
PLAYER_COLOURS: tuple[str, ...] = ("#0072B2", "#D55E00", "#009E73", "#E8C400", "#B05C92", "#333333")
PLAYER_SHAPES: tuple[str, ...] = ("circle", "square", "triangle", "diamond", "star", "hexagon")

# The corners of each shape in a box of about ±1, scaled to look equally large; the circle has none.
_CORNERS: tuple[tuple[tuple[float, float], ...], ...] = (
    (),
    ((-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86)),
    ((0, -1.05), (1.05, 0.8), (-1.05, 0.8)),
    ((0, -1.15), (1.1, 0), (0, 1.15), (-1.1, 0)),
    tuple(
        (r * math.sin(k * math.pi / 5), 0.06 - r * math.cos(k * math.pi / 5)) for k, r in enumerate((1.25, 0.56) * 5)
    ),
    ((-0.55, -0.95), (0.55, -0.95), (1.1, 0), (0.55, 0.95), (-0.55, 0.95), (-1.1, 0)),
)

# Boots, counters and pieces are objects, not ink, so they keep these colours at night.
CREAM, SEPIA, RUST, GREY = "#fffaf0", "#2b1d12", "#8a2f1c", "#8d877d"
INK, LIT, HALO, PARCHMENT = "#3a2a1c", "#fcf5e2", "#fbf3de", "#f5e9cd"
GOLD, BARK, WOOD, WOOD_LIT = "#e6b93f", "#6b4a30", "#a9764a", "#d9b07a"
LEAF, LEAF_DEEP, LEAF_LIT = "#6f9a4f", "#4b7438", "#9dbb68"
ROYAL, ROYAL_DEEP = "#2f5d50", "#1c3d34"


def mix(first: str, second: str, share: float) -> str:
    """A colour between two others; `share` is how much of the second there is."""
    pairs = ((int(first[k : k + 2], 16), int(second[k : k + 2], 16)) for k in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def shape_path(seat: int, size: float = 1) -> str:
    """Path data of a seat's shape, centred on the origin, about `size` in radius."""
    if not _CORNERS[seat]:
        return f"M{size:g} 0A{size:g} {size:g} 0 1 1 {-size:g} 0A{size:g} {size:g} 0 1 1 {size:g} 0Z"
    return "M" + "L".join(f"{x * size:.3g} {y * size:.3g}" for x, y in _CORNERS[seat]) + "Z"
