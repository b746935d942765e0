"""The whole map: the static ground, the interactive layers, and the board with a position."""

from __future__ import annotations

from functools import cache
from random import Random

from .data import LAKE_NAMES, SERPENT
from .lakes import lake_names, lakes, serpent
from .layout import Layout, keep_out, layout
from .lines import soft, wobble
from .markup import group
from .mask import HEIGHT, WIDTH, Mask
from .mountains import mountains
from .ornaments import cartouche, compass, ivy
from .paper import deckle, noise_tile, paper
from .position import Position, drawn_position
from .roads import course_definitions, draw_roads
from .sights import sights
from .styles import FAR, painted, scope_name, still_css
from .terrain import dunes, grass, washes
from .trees import tree_definitions, wood_definitions, woods

SMALL = 700  # pictures up to this many pixels wide have larger names


def fade(name: str, colour: str, kind: str, *stops: tuple[float, float]) -> str:
    """A gradient of one colour; each stop is (offset, opacity)."""
    inner = "".join(f'<stop offset="{o:g}" stop-color="var(--{colour})" stop-opacity="{a:g}"/>' for o, a in stops)
    down = ' x2="0" y2="1"' if kind == "linearGradient" else ""
    return f'<{kind} id="{name}"{down}>{inner}</{kind}>'


@cache
def ground_definitions() -> str:
    """Definitions that only the ground uses: gradients, the sheet's edge, regions, grain, trees."""
    land, sheet = layout().land, deckle()
    land_edge = wobble(land.shapes[0][2], Random("painted"), 3, 60, 2)
    return "".join(
        (
            fade("lit", "rock-lit", "linearGradient", (0, 1), (0.55, 0.95), (1, 0.1)),
            fade("shade", "rock-shade", "linearGradient", (0, 1), (0.5, 0.85), (1, 0.15)),
            fade("stain", "scorch", "radialGradient", (0, 0.13), (0.7, 0.07), (1, 0)),
            f'<path id="edge-soft" d="{soft(sheet[::7])}"/><path id="edge" d="{soft(sheet)}"/>',
            '<clipPath id="sheet"><use href="#edge"/></clipPath>',
            f'<clipPath id="painted" clip-path="url(#sheet)"><path d="{soft(land_edge)}"/></clipPath>',
            *(f'<path id="region:{k}" d="{soft(line)}"/>' for k, (_, _, line) in enumerate(land.shapes)),
            '<pattern id="grain" width="160" height="160" patternUnits="userSpaceOnUse">'
            f'<image href="{noise_tile()}" width="160" height="160"/></pattern>',
            wood_definitions(),
        )
    )


@cache
def play_definitions() -> str:
    """Definitions that only roads and towns use."""
    light = fade("town-ground", "halo", "radialGradient", (0, 0.95), (0.6, 0.8), (1, 0))
    light += fade("town-light", "glow", "radialGradient", (0, 1), (0.55, 0.9), (0.8, 0.45), (1, 0))
    return light + course_definitions(layout().courses)


@cache
def ground() -> str:
    """Paper, terrain, water and ornaments, coloured by custom properties."""
    at = layout()
    mask = keep_out().copy()
    keep_water(at, mask)
    seen = sights(at.land, mask)
    standing = sorted(woods(at.land, mask) + mountains(at.land, mask), key=lambda item: item[0])
    clip = '<g clip-path="url(#painted)">'
    return "\n".join(
        (
            paper(),
            group(
                "terrain",
                f"{clip}{washes(at.land)}</g>",
                grass(at.land, mask),
                dunes(at.land, mask),
                seen,
                *(drawing for _, drawing in standing),
            ),
            group("water", lakes(at.land, mask), f"{clip}{at.rivers.draw()}</g>", serpent(*SERPENT), lake_names()),
            '<use id="veil" href="#edge" fill="url(#grain)" fill-opacity=".42" pointer-events="none"/>',
            group("ornaments", ivy(), compass(), cartouche()),
        )
    )


def keep_water(at: Layout, mask: Mask) -> None:
    """Mark rivers, rafts, lake names and the serpent as taken."""
    for line in at.rivers.chains:
        mask.along(line, 6)
    for _, _, x, y, size in LAKE_NAMES.values():
        mask.box(x - 34, y - size, x + 34, y + size * 1.4)
    for name in at.courses.ferries:
        mask.disc(at.courses.raft_place(name), 13)
    mask.box(SERPENT[0] - 29, SERPENT[1] - 20, SERPENT[0] + 31, SERPENT[1] + 12)


@cache
def play_layers(live: bool) -> tuple[str, str, str]:
    """Roads, towns and labels, coloured by custom properties."""
    at = layout()
    towns = sorted(at.towns.values(), key=lambda town: town.at[1])
    return (
        group("roads", draw_roads(at.courses, keep_out(), live)),
        group("towns", *(town.draw(live, at.boots[town.id]) for town in towns)),
        group("labels", *(town.draw_label(live) for town in towns)),
    )


def opening(cls: str, width: int | None = None) -> str:
    """The opening tag of a picture."""
    size = f' width="{width}" height="{round(width * HEIGHT / WIDTH)}"' if width else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{cls}"{size} viewBox="0 0 {WIDTH} {HEIGHT}" '
        'role="img" aria-label="Map of Elfenland">'
    )


@cache
def ground_svg(night: bool) -> str:
    """The static ground as a picture of its own, to go below `live_svg`."""
    style = f"<style>{still_css(night, roads=False)}</style>"
    body = f"<defs>{ground_definitions()}{tree_definitions()}</defs>\n{ground()}\n</svg>\n"
    return f"{opening(scope_name(night))}\n{style}\n{painted(body, night)}"


@cache
def live_svg() -> str:
    """The interactive layers, for a page that has `map_css` and shows `ground_svg` below."""
    roads, towns, labels = play_layers(live=True)
    defs = f"<defs>{play_definitions()}{tree_definitions()}</defs>"
    return f"{opening('elfmap')}\n{defs}\n{roads}\n{towns}\n{labels}\n</svg>\n"


@cache
def still_layers(night: bool, far: bool) -> tuple[str, str, str, str]:
    """The parts that are the same for every position: head and ground, roads, towns, labels."""
    style = f"<style>{still_css(night)}</style>"
    defs = f"<defs>{ground_definitions()}{play_definitions()}{tree_definitions()}</defs>"
    roads, towns, labels = (painted(layer, night) for layer in play_layers(live=False))
    if far:
        names = sorted(layout().towns.values(), key=lambda town: town.at[1])
        labels = painted(group("labels", *(town.draw_label(False, FAR) for town in names)), night)
    return f"{style}\n{painted(defs + ground(), night)}", roads, towns, labels


def board_svg(position: Position | None = None, *, night: bool = False, width: int | None = None) -> str:
    """The whole map as a self-contained picture, with a position if one is given.

    Without a width it fills its container; small pictures have larger names.
    """
    head, roads, towns, labels = still_layers(night, width is not None and width <= SMALL)
    below = above = over = ""
    if position is not None:
        below, over, above = drawn_position(position, layout())
        below = painted(below, night)
    parts = (opening(scope_name(night), width), head, below, roads, over, towns, labels, above, "</svg>\n")
    return "\n".join(part for part in parts if part)
