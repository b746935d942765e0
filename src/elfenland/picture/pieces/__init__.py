"""The playing pieces, drawn in the map's hand: one sprite of symbols, or any piece as a picture of its own.

    sprite()              every symbol, for a page to put into itself once and copy with <use href="#ID"/>
    piece_svg(name)       one piece as a picture that stands alone
    SYMBOLS               the names, which are also the ids in the sprite

| name | box | what |
|---|---|---|
| counter-KIND, counter-obstacle, counter-back | 100 × 100 | for hands and markets, 44 pixels and more |
| mini-KIND (and raft), mini-obstacle | 100 × 100 | for the map and the log, 40 pixels and less |
| card-KIND, card-back | 100 × 140 | the banner is empty: write the name at x 50, baseline y 102.5 |
| boot-SEAT, piece-SEAT | 100 × 100 | seats 0 to 5 |
| mark-caravan, mark-castle, mark-boot | 100 × 100 | signs in the colour of the text |

`figure-KIND` is a group of the sprite, not a symbol: the bare drawing in a box of 100.
Nothing here has a filter, a style, a font or a script, and a picture that stands alone has no ids.
"""

from .sprite import FIGURES, SYMBOLS, piece_svg, sprite, symbol

__all__ = ["FIGURES", "SYMBOLS", "piece_svg", "sprite", "symbol"]
