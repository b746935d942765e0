"""Buildings and trees, for the drawings of the towns."""

from __future__ import annotations

from .lines import Point, at, num, poly, trace
from .markup import path, placed


class Sketch:
    """A small ink drawing; each building is placed by the foot of its left wall."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def add(self, cls: str, data: str, **more: object) -> Sketch:
        """Add a path with a class of the stylesheet."""
        self.parts.append(path(cls, data, **more))
        return self

    def shape(self, fill: str, data: str) -> Sketch:
        """Add a filled shape with an ink outline."""
        return self.add(f"o f-{fill}", data)

    def line(self, data: str, cls: str = "l") -> Sketch:
        """Add a stroke of ink."""
        return self.add(cls, data)

    def door(self, x: float, y: float, width: float = 2.4, height: float = 4) -> Sketch:
        """Add an arched door, placed by the middle of its sill."""
        half, post = num(width / 2), height * 0.6
        arch = f"a{half} {num(height * 0.4)} 0 0 1 {num(width)} 0"
        return self.add("f-dark", f"M{num(x - width / 2)} {num(y)}v{num(-post)}{arch}v{num(post)}Z")

    def windows(self, *places: Point, width: float = 1.5, height: float = 2.1) -> Sketch:
        """Add small windows, which are lit at night."""
        pane = f"v{num(-height)}h{num(width)}v{num(height)}Z"
        return self.add("f-dark", "".join(f"M{at((x - width / 2, y))}{pane}" for x, y in places))

    def house(
        self, x: float, y: float, width: float, height: float, roof: str, deep: float = 0, rise: float = 0
    ) -> Sketch:
        """Add a gabled house whose long side recedes to the right by `deep`."""
        rise, deep = rise or width * 0.62, deep or width * 0.9
        middle, right, eaves = x + width / 2, x + width, y - height
        gable, ridge = eaves - rise, eaves - rise - 0.6
        self.shape("wall-shade", f"M{at((right, y))}h{num(deep)}v{num(-height)}h{num(-deep)}Z")
        self.shape("wall", poly([(x, y), (right, y), (right, eaves), (middle, gable), (x, eaves)]))
        slope = [(middle, ridge), (middle + deep, ridge), (right + deep + 0.9, eaves + 0.9), (right + 0.7, eaves + 0.9)]
        self.shape(f"roof-{roof}", poly(slope))
        self.line(f"M{at((x - 1.1, eaves + 1.2))}L{at((middle, ridge))}", "l")
        self.door(middle, y, min(2.6, width * 0.34), min(4.4, height * 0.75))
        if deep > 6:
            self.windows((right + deep * 0.35, y - height * 0.35), (right + deep * 0.72, y - height * 0.35))
        return self

    def tower(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        cap: str,
        roof: str = "red",
        tall: float = 0,
        flag: str = "",
    ) -> Sketch:
        """Add a tower, lit from the left, with a cone, an onion, a dome or battlements."""
        self.shape("wall", f"M{at((x, y))}v{num(-height)}h{num(width)}v{num(height)}Z")
        side = f"v{num(-height + 0.8)}h{num(width * 0.4 - 0.4)}v{num(height - 0.8)}Z"
        self.add("f-wall-shade", f"M{at((x + width * 0.6, y - 0.4))}{side}")
        mid, over = x + width / 2, max(1.0, width * 0.16)
        caps = {"cone": self.cone, "onion": self.onion, "dome": self.dome, "crenel": self.battlements}
        top = caps[cap](mid, y - height, width / 2, over, f"roof-{roof}", tall)
        if flag:
            self.line(f"M{at((mid, top + 0.5))}v-6")
            self.shape(flag, f"M{at((mid, top - 5.6))}l6 1.6l-6 1.9Z")
        place = (x + width * 0.42, y - height * 0.62)
        return self.windows(place, width=min(1.6, width * 0.26), height=min(2.6, height * 0.25))

    def cone(self, x: float, y: float, half: float, over: float, fill: str, tall: float) -> float:
        """Add a pointed roof above the middle of a wall; like every cap, return where its top is."""
        top = y - (tall or half * 2.6)
        left, right, rise = x - half - over, x + half + over, (y - top) * 0.45
        near, far = (x - half * 0.24, y - rise), (x + half * 0.24, y - rise)
        self.shape(fill, trace("MQQQZ", (left, y), near, (x, top), far, (right, y), (x, y + 1.4), (left, y)))
        return top

    def onion(self, x: float, y: float, half: float, over: float, fill: str, tall: float) -> float:
        """Add a bulbous roof."""
        rise = tall or half * 3
        low, high = y - rise * 0.5, y - rise * 0.6
        left = (x - half * 0.76, y), (x - half * 2, low), (x - half * 0.2, high)
        right = (x + half * 0.2, high), (x + half * 2, low), (x + half * 0.76, y)
        self.shape(fill, trace("MCCZ", *left, (x, y - rise), *right))
        return y - rise

    def dome(self, x: float, y: float, half: float, over: float, fill: str, tall: float) -> float:
        """Add a round roof."""
        rise, r = tall or half * 1.2, half + over * 0.4
        self.shape(fill, f"M{at((x - r, y))}a{num(r)} {num(rise)} 0 0 1 {num(2 * r)} 0Z")
        return y - rise

    def battlements(self, x: float, y: float, half: float, over: float, fill: str, tall: float) -> float:
        """Add merlons of the wall's own stone instead of a roof."""
        n = 3 if half < 4.5 else 4
        step = num(2 * (half + over) / (2 * n - 1))
        teeth = "".join(f"h{step}" + ("v1.7" if k % 2 == 0 else "v-1.7") for k in range(2 * n - 2))
        self.shape("wall", f"M{at((x - half - over, y + 1))}v-3.4{teeth}h{step}v3.4Z")
        return y - 2.4

    def tree(self, x: float, y: float, kind: int, size: float = 0.8) -> Sketch:
        """Add one of the trees of the woods."""
        self.parts.append(f'<use href="#tree{kind}" transform="translate({at((x, y))})scale({size})"/>')
        return self

    def water(self, x: float, y: float, width: float) -> Sketch:
        """Add a few strokes of water in front of the houses."""
        n = max(2, int(width / 5))
        self.add("f-water", f"M{at((x, y))}q{num(width / 2)} 4 {num(width)} 0q{num(-width / 2)} -3.4 {num(-width)} 0Z")
        return self.line(f"M{at((x + 2, y + 0.4))}" + "q1.2-1.2 2.4 0t2.4 0" * (n - 1), "wave")

    def __str__(self) -> str:
        return "".join(self.parts)


def palm(x: float, y: float, size: float) -> str:
    """A palm tree."""
    fronds = "".join(
        f"M0-9q{num(dx * 0.5)} {num(dy - 2)} {num(dx)} {num(dy)}"
        for dx, dy in ((-5, -1), (-4.4, 2.2), (5, -1), (4.6, 2.2), (-1.5, -4), (2, -3.8))
    )
    return placed((x, y), path("trunk", "M.4 0Q-1.2-5 0-9"), path("frond", fronds), scale=size)
