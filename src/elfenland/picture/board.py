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
from .roads import course_definitions, draw_halos, draw_roads, draw_sockets, road_areas
from .sights import sights
from .styles import FAR, page_css, painted, scope_name, still_css
from .terrain import dunes, grass, washes
from .trees import tree_definitions, wood_definitions, woods

SMALL = 700  # pictures up to this many pixels wide have larger names


def fade(name: str, colour: str, kind: str, *stops: tuple[float, float]) -> str:
    """A gradient of one colour; each stop is (offset, opacity)."""
    inner = "".join(f'<stop offset="{o:g}" stop-color="var(--{colour})" stop-opacity="{a:g}"/>' for o, a in stops)
    down = ' x2="0" y2="1"' if kind == "linearGradient" else ""
    return f'<{kind} id="{name}"{down}>{inner}</{kind}>'


@cache
def land_definitions() -> str:
    """Definitions that only land and water use: stains, the sheet's edge, regions, grain."""
    land, sheet = layout().land, deckle()
    land_edge = wobble(land.shapes[0][2], Random("painted"), 3, 60, 2)
    return "".join(
        (
            fade("stain", "scorch", "radialGradient", (0, 0.13), (0.7, 0.07), (1, 0)),
            f'<path id="edge-soft" d="{soft(sheet[::7])}"/><path id="edge" d="{soft(sheet)}"/>',
            '<clipPath id="sheet"><use href="#edge"/></clipPath>',
            f'<clipPath id="painted" clip-path="url(#sheet)"><path d="{soft(land_edge)}"/></clipPath>',
            *(f'<path id="region:{k}" d="{soft(line)}"/>' for k, (_, _, line) in enumerate(land.shapes)),
            '<pattern id="grain" width="128" height="128" patternUnits="userSpaceOnUse">'
            f'<image href="{noise_tile(128)}" width="128" height="128"/></pattern>',
        )
    )


@cache
def height_definitions() -> str:
    """Definitions that only mountains and woods use."""
    lit = fade("lit", "rock-lit", "linearGradient", (0, 1), (0.55, 0.95), (1, 0.1))
    return lit + fade("shade", "rock-shade", "linearGradient", (0, 1), (0.5, 0.85), (1, 0.15)) + wood_definitions()


@cache
def town_definitions() -> str:
    """Definitions that only towns use."""
    light = fade("town-ground", "halo", "radialGradient", (0, 0.95), (0.6, 0.8), (1, 0))
    return light + fade("town-light", "glow", "radialGradient", (0, 1), (0.55, 0.9), (0.8, 0.45), (1, 0))


@cache
def ground_layers() -> dict[str, str]:
    """Land and water, then heights and ornaments, coloured by custom properties."""
    at = layout()
    mask = keep_out().copy()
    keep_water(at, mask)
    seen = sights(at.land, mask)
    standing = sorted(woods(at.land, mask) + mountains(at.land, mask), key=lambda item: item[0])
    clip = '<g clip-path="url(#painted)">'
    land = (f"{clip}{washes(at.land)}</g>", grass(at.land, mask), dunes(at.land, mask))
    water = (lakes(at.land, mask), f"{clip}{at.rivers.draw()}</g>", serpent(*SERPENT), lake_names())
    veil = '<use id="veil" href="#edge" fill="url(#grain)" fill-opacity=".42" pointer-events="none"/>'
    ornaments = group("ornaments", ivy(), compass(), cartouche())
    return {
        "ground": "\n".join((paper(), group("land", *land), group("water", *water), veil, draw_halos(at.courses))),
        "heights": group("heights", seen, *(drawing for _, drawing in standing), ornaments),
    }


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
def play_layers(scale: float = 1) -> dict[str, str]:
    """What stands on the ground, from below to above, coloured by custom properties; names may be larger."""
    at = layout()
    towns = sorted(at.towns.values(), key=lambda town: town.at[1])
    return {
        "roads": group("roads", draw_roads(at.courses, keep_out())),
        "sockets": group("sockets", draw_sockets(at.courses)),
        "towns": group("towns", *(town.draw() for town in towns)),
        "labels": group("labels", *(town.draw_label(False, scale) for town in towns)),
    }


def opening(cls: str, width: int | None = None) -> str:
    """The opening tag of a picture."""
    size = f' width="{width}" height="{round(width * HEIGHT / WIDTH)}"' if width else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{cls}"{size} viewBox="0 0 {WIDTH} {HEIGHT}" '
        'role="img" aria-label="Map of Elfenland">'
    )


@cache
def ground_svg(night: bool) -> str:
    """All of the static ground as one picture."""
    names = ground_layers()
    return still(night, "".join(map(definitions, names)), "\n".join(names.values()))


#: The still pictures of which a page makes the map, from below to above; `live_svg` has its layers between and above.
LAYERS = ("ground", "heights", "roads", "sockets", "towns")


@cache
def layer_svg(name: str, night: bool) -> str:
    """One of `LAYERS` as a picture of its own. Several small ones never keep a browser busy for long."""
    return still(night, definitions(name), (ground_layers() | play_layers())[name])


def definitions(layer: str) -> str:
    """What a layer refers to."""
    match layer:
        case "ground":
            return land_definitions()
        case "heights":
            return height_definitions() + tree_definitions()
        case "roads":
            return course_definitions(layout().courses)
        case "towns":
            return town_definitions() + tree_definitions()
        case _:
            return ""


def still(night: bool, defs: str, body: str) -> str:
    """A picture with fixed colours that needs no other."""
    style = f"<style>{still_css(night, defs + body)}</style>"
    return f"{opening(scope_name(night))}\n{style}\n{painted(f'<defs>{defs}</defs>{body}', night)}\n</svg>\n"


@cache
def live_svg() -> str:
    """The interactive layers, for a page that has `map_css`: lights and areas to point at, and names.

    The page shows ground and heights below them, roads, sockets and towns between the areas and the names.
    """
    at = layout()
    towns = sorted(at.towns.values(), key=lambda town: town.at[1])
    return "\n".join(
        (
            opening("elfmap"),
            f"<defs>{town_definitions()}{course_definitions(at.courses)}</defs>",
            group("roads", road_areas(at.courses)),
            group("towns", *(town.area() for town in towns)),
            group("labels", *(town.draw_label(live=True) for town in towns)),
            "</svg>\n",
        )
    )


@cache
def map_css() -> str:
    """The stylesheet of `live_svg`; `.night` on the map or around it makes it night, `.far` enlarges names."""
    return page_css(live_svg())


@cache
def still_layers(night: bool, far: bool) -> tuple[str, str, str, str]:
    """The parts that are the same for every position: head and ground, roads, towns, labels."""
    defs = town_definitions() + course_definitions(layout().courses) + "".join(map(definitions, ground_layers()))
    layers = {name: painted(layer, night) for name, layer in play_layers(FAR if far else 1).items()}
    ground = "\n".join(ground_layers().values())
    head = f"<style>{still_css(night)}</style>\n{painted(f'<defs>{defs}</defs>{ground}', night)}"
    return head, layers["roads"] + layers["sockets"], layers["towns"], layers["labels"]


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
