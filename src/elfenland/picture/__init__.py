"""The board and its positions as SVG, in our own art: for notebooks, the command line and the page.

    board_svg(position, night=False, width=None)   the whole map, a picture that stands alone
    ground_svg(night)                              the still ground, one picture to cache
    live_svg(), map_css()                          the layers one plays on, for a page, and their stylesheet
    geometry()                                     where things are, for the page's own drawing

Handles in `live_svg`: `road:ID` (waterways too, told apart by data-terrain), `course:ID`, `town:ID`, `label:ID`.
"""

from .board import board_svg, ground_svg, live_svg
from .colours import KIND_COLOURS, PLAYER_COLOURS, PLAYER_SHAPES, shape_path
from .icons import ICONS, icon_path
from .layout import geometry
from .position import Position
from .styles import map_css

__all__ = [
    "ICONS",
    "KIND_COLOURS",
    "PLAYER_COLOURS",
    "PLAYER_SHAPES",
    "Position",
    "board_svg",
    "geometry",
    "ground_svg",
    "icon_path",
    "live_svg",
    "map_css",
    "shape_path",
]
