"""A town on the map: its drawing, its banner, and places for pieces and boots."""

from __future__ import annotations

from elfenland import board

from . import lettering
from .data import BANNER, FOOT, TALL
from .lines import Line, Point, at, num, poly, trace
from .markup import group, path
from .sketch import Sketch
from .sketches import DRAWINGS

LABEL_SIZE, CAPITAL_SIZE = 15.0, 19.5
PIECE_GAP = 9.6  # between neighbouring pieces in a town's row
SEATS = 6

# Places for boots beside a drawing, relative to its foot, best first.
RIM: Line = [(26, -10), (22, -33), (10, -55), (46, -15), (42, -38), (31, -60)]
CAPITAL_RIM: Line = [(50, -10), (44, -33), (26, -54), (70, -14)]

Box = tuple[float, float, float, float]


class Town:
    """A town's drawing, banner, and places for pieces and boots."""

    def __init__(self, town: board.Town, capital: bool) -> None:
        self.id, self.name, self.capital, self.at = town.id, town.name, capital, town.at
        x, y = town.at
        dx, dy = FOOT.get(self.id, (0, 2))
        self.foot = (x + dx, y + dy)
        self.size = CAPITAL_SIZE if capital else LABEL_SIZE
        bx, by = BANNER.get(self.id, (0, 14))
        self.banner = (x + bx, y + by)
        self.text = lettering.width(self.name, self.size)
        self.half = self.text / 2 + (8 if capital else 5)
        self.tall = 12.2 if capital else 8.6
        self.wide, self.high = (52, 62) if capital else (25, TALL.get(self.id, 29))

    def boxes(self) -> list[Box]:
        """The boxes that nothing else may cover: the drawing, the banner, the row of pieces."""
        (fx, fy), (bx, by) = self.foot, self.banner
        px, py = self.pieces()[0]
        row = [] if self.capital else [(px - 5, py - 4, 2 * bx - px + 5, py + 4)]
        return [
            (fx - self.wide, fy - self.high, fx + self.wide, fy + 2),
            (bx - self.half - 5, by - self.tall, bx + self.half + 5, by + self.tall + 1),
            *row,
        ]

    def pieces(self, seats: int = SEATS) -> Line:
        """A place for each seat's piece, in a row below the banner, like seals."""
        x, y = self.banner[0], self.banner[1] + self.tall + 3.4
        return [(x + (k - (seats - 1) / 2) * PIECE_GAP, y) for k in range(seats)]

    def around(self) -> Line:
        """Places around the drawing for the boots' pins, best first."""
        x, y = self.foot
        return [(x + side * dx, y + dy) for dx, dy in (CAPITAL_RIM if self.capital else RIM) for side in (1, -1)]

    def hides(self, point: Point) -> bool:
        """Whether the drawing's body or the banner would cover a bridge there."""
        (fx, fy), (bx, by) = self.foot, self.banner
        return (abs(point[0] - fx) < self.wide * 0.72 and fy - self.high * 0.5 < point[1] < fy + 2) or (
            abs(point[0] - bx) < self.half + 3 and abs(point[1] - by) < self.tall
        )

    def draw(self) -> str:
        """The drawing on its patch of light."""
        rx, ry = (58, 13) if self.capital else (29, 8)
        ground = f'<ellipse cy="-1" rx="{rx}" ry="{ry}" fill="url(#town-ground)"/>'
        return f'<g transform="translate({at(self.foot)})">{ground}{DRAWINGS[self.id](Sketch())}</g>'

    def area(self) -> str:
        """What a page lays below the drawing: the town's light and an area to point at."""
        x, y = self.foot
        area = (
            f'<rect class="spot" x="{num(x - self.wide)}" y="{num(y - self.high)}" width="{2 * self.wide}" '
            f'height="{self.high + 4}"/>'
        )
        return group(f"town:{self.id}", f'<g class="town-glow">{self.light()}</g>', area, class_="town")

    def light(self) -> str:
        """The soft light behind a town that can be chosen."""
        (x, y), high = self.foot, self.high * 0.5
        return (
            f'<ellipse cx="{num(x)}" cy="{num(y - high * 0.8)}" rx="{self.wide + 22}" ry="{num(high + 24)}" '
            'fill="url(#town-light)"/>'
        )

    def draw_label(self, live: bool, scale: float = 1) -> str:
        """The banner with the town's name: as text for a page that has the font, otherwise as outlines."""
        x, y = self.banner
        w, h = self.half, self.tall
        kind = "royal" if self.capital else "banner"
        tail = ((w - 4, 4 - h), (w + 7, 4 - h), (w + 3.4, 2), (w + 7, h + 2.6), (w - 4, h + 2.6))
        tails = "".join(path(f"o f-{kind}-fold", poly((x + side * dx, y + dy) for dx, dy in tail)) for side in (-1, 1))
        body = trace("MQ", (x - w, y - h), (x, y - h - 1.6), (x + w, y - h))
        body += trace("LQZ", (x + w, y + h), (x, y + h - 1.6), (x - w, y + h))
        rule = trace("MQ", (x - w + 2, y + h - 2.2), (x, y + h - 3.6), (x + w - 2, y + h - 2.2))
        cls = f"name{' royal-name' if self.capital else ''}"
        foot = (x, y + self.size * 0.29)
        parts = [tails, path(f"o plate f-{kind}", body), path("l thin soft", rule) if self.capital else ""]
        if not live:
            drawn = "".join(parts) + lettering.written(self.name, foot, self.size, cls)
            fixed = f"{num(x)} {num(y + h)}"  # names grow upwards, away from the pieces
            grown = f"translate({fixed})scale({scale:g})translate({num(-x)} {num(-y - h)})"
            return drawn if scale == 1 or self.capital else f'<g transform="{grown}">{drawn}</g>'
        text = (
            f'<text class="{cls}" x="{num(foot[0])}" y="{num(foot[1])}" font-size="{num(self.size)}" '
            f'textLength="{num(self.text)}" lengthAdjust="spacingAndGlyphs">{self.name}</text>'
        )
        return group(f"label:{self.id}", *parts, text, class_="label royal" if self.capital else "label")
