"""The board and positions on it as SVG, for notebooks, the command line and the page.

    board_svg(position, night=False, width=None)   the whole map as a self-contained picture
    ground_svg(night)                              the static ground, a picture to cache
    LAYERS, layer_svg(name, night)                 the ground and what stands on it in several pictures, for a page
    live_svg(), map_css()                          the interactive layers for a page, and their stylesheet
    geometry()                                     where things are, for the page's own drawing
    portrait_svg(face), PRESETS, face_of(text)     portraits of elves (`elfenland.picture.portraits`)
    png(svg, width)                                any of these pictures as PNG (`elfenland[pictures]`)
    sprite(), piece_svg(name)                      counters, cards, boots and pieces (`elfenland.picture.pieces`)

Element ids in `live_svg`: `road:ID` (also waterways; see data-terrain), `course:ID`, `town:ID`, `label:ID`.
"""

from .board import LAYERS, board_svg, ground_svg, layer_svg, live_svg, map_css
from .colours import KIND_COLOURS, PLAYER_COLOURS, PLAYER_SHAPES, shape_path
from .layout import geometry
from .pieces import SYMBOLS, piece_svg, sprite
from .png import png
from .portraits import LEVEL_FACES, PEOPLE_FACES, PRESETS, Face, face_of, portrait_svg
from .position import Position

__all__ = [
    "KIND_COLOURS",
    "LAYERS",
    "LEVEL_FACES",
    "PEOPLE_FACES",
    "PLAYER_COLOURS",
    "PLAYER_SHAPES",
    "PRESETS",
    "SYMBOLS",
    "Face",
    "Position",
    "board_svg",
    "face_of",
    "geometry",
    "ground_svg",
    "layer_svg",
    "live_svg",
    "map_css",
    "piece_svg",
    "png",
    "portrait_svg",
    "shape_path",
    "sprite",
]
