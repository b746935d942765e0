"""The pen for towns: houses, towers, trees, palms."""

from __future__ import annotations

from .lines import Point, at, num, poly, trace
from .markup import path, placed


class Sketch:
    """A small ink drawing made of buildings, each placed by the foot of its left wall."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def add(self, cls: str, d: str, **more: object) -> Sketch:
        """A path of a class."""
        self.parts.append(path(cls, d, **more))
        return self

    def shape(self, fill: str, d: str) -> Sketch:
        """Something filled, with an ink outline."""
        return self.add(f"o f-{fill}", d)

    def line(self, d: str, cls: str = "l") -> Sketch:
        """A stroke of ink."""
        return self.add(cls, d)

    def door(self, x: float, y: float, w: float = 2.4, h: float = 4) -> Sketch:
        """An arched door, by the middle of its sill."""
        return self.add(
            "f-dark",
            f"M{num(x - w / 2)} {num(y)}v{num(-h * 0.6)}a{num(w / 2)} {num(h * 0.4)} 0 0 1 {num(w)} 0v{num(h * 0.6)}Z",
        )

    def windows(self, *places: Point, w: float = 1.5, h: float = 2.1) -> Sketch:
        """Small windows that are lit at night."""
        return self.add("f-dark", "".join(f"M{at((x - w / 2, y))}v{num(-h)}h{num(w)}v{num(h)}Z" for x, y in places))

    def house(self, x: float, y: float, w: float, h: float, roof: str, deep: float = 0, rise: float = 0) -> Sketch:
        """A gabled house, its long side receding to the right by `deep`."""
        rise = rise or w * 0.62
        deep = deep or w * 0.9
        self.shape("wall-shade", f"M{at((x + w, y))}h{num(deep)}v{num(-h)}h{num(-deep)}Z")
        self.shape("wall", poly([(x, y), (x + w, y), (x + w, y - h), (x + w / 2, y - h - rise), (x, y - h)]))
        self.shape(
            f"roof-{roof}",
            poly(
                [
                    (x + w / 2, y - h - rise - 0.6),
                    (x + w / 2 + deep, y - h - rise - 0.6),
                    (x + w + deep + 0.9, y - h + 0.9),
                    (x + w + 0.7, y - h + 0.9),
                ]
            ),
        )
        self.line(f"M{at((x - 1.1, y - h + 1.2))}L{at((x + w / 2, y - h - rise - 0.6))}", "l")
        self.door(x + w / 2, y, min(2.6, w * 0.34), min(4.4, h * 0.75))
        if deep > 6:
            self.windows((x + w + deep * 0.35, y - h * 0.35), (x + w + deep * 0.72, y - h * 0.35))
        return self

    def tower(
        self, x: float, y: float, w: float, h: float, cap: str, roof: str = "red", tall: float = 0, flag: str = ""
    ) -> Sketch:
        """A tower with a cone, an onion, a dome or battlements, lit from the left."""
        self.shape("wall", f"M{at((x, y))}v{num(-h)}h{num(w)}v{num(h)}Z")
        self.add("f-wall-shade", f"M{at((x + w * 0.6, y - 0.4))}v{num(-h + 0.8)}h{num(w * 0.4 - 0.4)}v{num(h - 0.8)}Z")
        mid, over = x + w / 2, max(1.0, w * 0.16)
        caps = {"cone": self.cone, "onion": self.onion, "dome": self.dome, "crenel": self.battlements}
        top = caps[cap](mid, y - h, w / 2, over, f"roof-{roof}", tall)
        if flag:
            self.line(f"M{at((mid, top + 0.5))}v-6")
            self.shape(flag, f"M{at((mid, top - 5.6))}l6 1.6l-6 1.9Z")
        self.windows((x + w * 0.42, y - h * 0.62), w=min(1.6, w * 0.26), h=min(2.6, h * 0.25))
        return self

    def cone(self, x: float, y: float, half: float, over: float, fill: str, tall: float) -> float:
        """A pointed roof above a wall's middle; returns the height of its top, as all caps do."""
        top = y - (tall or half * 2.6)
        left, right, rise = x - half - over, x + half + over, (y - top) * 0.45
        near, far = (x - half * 0.24, y - rise), (x + half * 0.24, y - rise)
        self.shape(fill, trace("MQQQZ", (left, y), near, (x, top), far, (right, y), (x, y + 1.4), (left, y)))
        return top

    def onion(self, x: float, y: float, half: float, over: float, fill: str, tall: float) -> float:
        """A bulbous roof."""
        rise = tall or half * 3
        low, high = y - rise * 0.5, y - rise * 0.6
        left = (x - half * 0.76, y), (x - half * 2, low), (x - half * 0.2, high)
        right = (x + half * 0.2, high), (x + half * 2, low), (x + half * 0.76, y)
        self.shape(fill, trace("MCCZ", *left, (x, y - rise), *right))
        return y - rise

    def dome(self, x: float, y: float, half: float, over: float, fill: str, tall: float) -> float:
        """A round roof."""
        rise, r = tall or half * 1.2, half + over * 0.4
        self.shape(fill, f"M{at((x - r, y))}a{num(r)} {num(rise)} 0 0 1 {num(2 * r)} 0Z")
        return y - rise

    def battlements(self, x: float, y: float, half: float, over: float, fill: str, tall: float) -> float:
        """No roof: merlons of the wall's own stone."""
        n = 3 if half < 4.5 else 4
        step = num(2 * (half + over) / (2 * n - 1))
        teeth = "".join(f"h{step}" + ("v1.7" if k % 2 == 0 else "v-1.7") for k in range(2 * n - 2))
        self.shape("wall", f"M{at((x - half - over, y + 1))}v-3.4{teeth}h{step}v3.4Z")
        return y - 2.4

    def tree(self, x: float, y: float, kind: int, size: float = 0.8) -> Sketch:
        """One of the trees of the woods."""
        self.parts.append(f'<use href="#tree{kind}" transform="translate({at((x, y))})scale({size})"/>')
        return self

    def water(self, x: float, y: float, w: float) -> Sketch:
        """A few strokes of water before the houses."""
        n = max(2, int(w / 5))
        self.add("f-water", f"M{at((x, y))}q{num(w / 2)} 4 {num(w)} 0q{num(-w / 2)} -3.4 {num(-w)} 0Z")
        return self.line(f"M{at((x + 2, y + 0.4))}" + "q1.2-1.2 2.4 0t2.4 0" * (n - 1), "wave")

    def __str__(self) -> str:
        return "".join(self.parts)


def palm(x: float, y: float, s: float) -> str:
    """A palm of the desert."""
    fronds = "".join(
        f"M0-9q{num(dx * 0.5)} {num(dy - 2)} {num(dx)} {num(dy)}"
        for dx, dy in ((-5, -1), (-4.4, 2.2), (5, -1), (4.6, 2.2), (-1.5, -4), (2, -3.8))
    )
    return placed(
        (x, y),
        path("trunk", "M.4 0Q-1.2-5 0-9"),
        path("frond", fronds),
        scale=s,
    )
