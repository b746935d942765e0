"""A small ink drawing of each town."""

from __future__ import annotations

from collections.abc import Callable

from .lines import at, num, poly, trace
from .sketch import Sketch, palm


def usselen(sketch: Sketch) -> Sketch:
    """Two farms, and a cartwheel as tall as they are."""
    sketch.tree(-21, 1, 6, 0.95).tree(20, 0, 0, 0.9)
    sketch.house(-17, 0, 9, 7, "green", 9).house(2, 1, 9, 8, "red", 8)
    sketch.shape("wall-shade", "M-4.6-2.4a5 5 0 1 0 .02 0Z").line(
        "M-4.6-12.4v10M-9.6-7.4h10M-8.1-10.9l7 7M-1.1-10.9l-7 7", "l thin"
    )
    return sketch.shape("paper-lit", "M-4.6-6.1a1.3 1.3 0 1 0 .02 0Z")


def wylhien(sketch: Sketch) -> Sketch:
    """A windmill."""
    sketch.house(5, 0, 8, 6.5, "ochre", 8).tree(-17, 1, 3, 0.8)
    sketch.shape("wall", "M-11 1L-8.2-15H-.8L2 1Z").add("f-wall-shade", "M-3-14.6H-1L1.6 .6H-2Z").door(
        -4.6, 1, 3, 5
    ).windows((-5, -8))
    sketch.shape("roof-red", "M-9-15Q-4.5-24 0-15Z")
    blades = (
        "M-4.5-16.5L-13.5-27.5L-10.6-29.4ZM-4.5-16.5L6.6-25.4L8.4-22.6Z"
        "M-4.5-16.5L4.6-5.6L1.6-3.8ZM-4.5-16.5L-15.6-7.8L-17.4-10.6Z"
    )
    return sketch.shape("paper-lit", blades).shape("gold", "M-4.5-18a1.5 1.5 0 1 0 .02 0Z")


def jaccaranda(sketch: Sketch) -> Sketch:
    """A violet tree in front of a tower."""
    sketch.tower(7, 0, 9, 17, "cone", "blue", 12, "roof-red").house(-22, 1, 8, 6, "slate", 9)
    sketch.shape("bark", "M-2 1Q-.6-6-2.6-12H1.8Q.8-6 3 1Z")
    sketch.shape(
        "roof-plum", "M-14-12Q-17-18-11-20Q-11-27-3-26Q3-30 8-24Q14-22 11-16Q12-10 5-10.4Q-1-7.6-5-10.6Q-12-8.6-14-12Z"
    )
    return sketch.line("M-9-19q2-3 5-2M-2-22q3-2 5.4.4M-7-14q3 2 5 .4M4-15q3 1 5-1", "l thin").add(
        "f-snow", "M-8-22h1.4v1.4h-1.4ZM1-18h1.4v1.4h-1.4ZM-3-14.4h1.4v1.4h-1.4ZM6-20h1.4v1.4h-1.4Z"
    )


def tichih(sketch: Sketch) -> Sketch:
    """A pagoda."""
    for w, y, roof in ((19, 0, "red"), (14.5, -9.4, "ochre"), (10, -18, "red")):
        sketch.shape("wall", f"M{num(-w / 2)} {num(y)}v-6.4h{num(w)}v6.4Z")
        sketch.add("f-wall-shade", f"M{num(w * 0.16)} {num(y - 0.4)}v-5.6h{num(w * 0.32)}v5.6Z")
        r, c = w / 2 + 5, w / 2
        sketch.shape(
            f"roof-{roof}",
            trace(
                "MQLQQQZ",
                (-r, y - 7.6),
                (-c, y - 6),
                (2 - c, y - 10.2),
                (c - 2, y - 10.2),
                (c, y - 6),
                (r, y - 7.6),
                (c, y - 4),
                (0, y - 5),
                (-c, y - 4),
                (-r, y - 7.6),
            ),
        )
    sketch.line("M0-28v-6").shape("gold", "M0-36.4a1.8 1.8 0 1 0 .02 0Z").door(-1, 0, 3.4, 4.4)
    return sketch.tree(-19, 1, 6, 0.9).tree(18, 1, 7, 0.9)


def throtmanni(sketch: Sketch) -> Sketch:
    """A fortress with a portcullis."""
    sketch.shape("wall-shade", "M-12 0V-11H12V0Z").tower(-5, -6, 10, 13, "crenel", flag="roof-red")
    sketch.shape("wall", "M-14 1V-9h3v2.4h3.4V-9h3.4v2.4h3.4V-9h3.4v2.4h3.4V-9h3.4v2.4h3.4V-9h2.8V1Z")
    sketch.tower(-23, 1, 10, 16, "crenel").tower(13, 1, 10, 16, "crenel")
    return sketch.door(0, 1, 7, 8).line("M-2 1V-5M0 1V-6M2 1V-5", "l thin")


def parundia(sketch: Sketch) -> Sketch:
    """A harbour on stilts."""
    sketch.water(-25, 1, 26).house(4, -1, 8, 6, "blue", 9).tower(-5, 0, 10, 9, "dome", "ochre", 7, "roof-blue")
    sketch.house(-20, -4, 7, 5, "red", 7).line("M-19-4V1M-14-4V2M-8-4V1M-22-3.6H-5", "l")
    return (
        sketch.shape("wall-shade", "M-27 0h8l-1.6 2.4h-5Z")
        .line("M-23 0v-8")
        .shape("paper-lit", "M-22.6-8q5 2.6 4 6h-4Z")
    )


def yttar(sketch: Sketch) -> Sketch:
    """A lighthouse."""
    sketch.tree(-20, 1, 6, 1).house(-17, 1, 9, 7, "slate", 9)
    sketch.shape("wall", "M5 2L7.2-19H13.8L16 2Z")
    sketch.add("f-roof-red", "M5.9-6.5L6.5-12H14.5L15.1-6.5ZM6.6-13L7-17H14L14.4-13Z")
    sketch.shape("gold", "M7.4-19V-24H13.6V-19Z").shape("roof-slate", "M6.4-24Q10.5-32 14.6-24Z").line("M5-19H16")
    return sketch.line("M17-22l6-2M17-20.6l6.6.6M4-22l-6-2M4-20.6l-6.6.6", "l soft").door(10.5, 2, 3, 5)


def albaran(sketch: Sketch) -> Sketch:
    """A palace between minarets."""
    sketch.parts += [palm(-23, 1, 1.1), palm(23, 1, 0.95)]
    sketch.shape("wall", "M-16 0V-9H16V0Z").add("f-wall-shade", "M6-.4V-8.6H15.6V-.4Z")
    sketch.tower(-19, 0, 4.4, 21, "onion", "blue", 8).tower(14.6, 0, 4.4, 21, "onion", "blue", 8)
    sketch.tower(-8, -8, 16, 4, "onion", "ochre", 15).line("M0-26v-4")
    sketch.shape("gold", "M1.6-31.6a2.2 2.2 0 1 1-2.6-1.6a2 2 0 0 0 2.6 1.6Z")
    return sketch.door(0, 0, 5.4, 7.4).door(-10, 0, 3, 5).door(10, 0, 3, 5)


def feodor(sketch: Sketch) -> Sketch:
    """Onion domes behind a palisade."""
    sketch.tower(-17, 0, 7, 12, "onion", "green", 11).tower(10, 0, 7, 12, "onion", "red", 11).tower(
        -6, 0, 12, 13, "onion", "plum", 17
    )
    sketch.line("M0-29.6v-4M-1.5-32h3").line("M-13.5-22.6v-3M13.5-22.6v-3")
    sketch.shape("wall-shade", "M-24 2v-6l2-2l2 2v6ZM-20 2v-6l2-2l2 2v6ZM16 2v-6l2-2l2 2v6ZM20 2v-6l2-2l2 2v6Z")
    return sketch.door(0, 0, 4.4, 6.4)


def rivinia(sketch: Sketch) -> Sketch:
    """A bridge between two towers."""
    sketch.water(-12, 1.4, 24).tower(-23, 1, 9, 14, "cone", "green", 12, "roof-ochre").tower(
        14, 1, 9, 14, "cone", "green", 12
    )
    sketch.shape("wall", "M-14 1V-7Q0-16 14-7V1H10.4A5 5.4 0 0 0 .6 1H-.6A5 5.4 0 0 0-10.4 1Z")
    sketch.house(-5, -10.6, 5, 4.4, "red", 5)
    return sketch.line("M-14-5Q0-13.6 14-5", "l thin")


def ergeren(sketch: Sketch) -> Sketch:
    """Houses in a giant tree."""
    sketch.tree(-20, 2, 0, 1.1).tree(20, 2, 3, 1.1).shape("bark", "M-5 2Q-2-4-3.4-14H3.4Q2-4 6 2Q1 0 0 2Q-1 0-5 2Z")
    sketch.shape(
        "crown-b",
        "M-17-14Q-22-21-14-25Q-13-33-4-32Q3-37 9-31Q17-31 17-24Q22-18 15-14Q10-10 4-13Q-3-9-8-13Q-13-11-17-14Z",
    )
    sketch.add("f-crown-shade", "M17-24Q22-18 15-14Q10-10 4-13Q-3-9-8-13Q4-14 9-18Q14-20 17-24Z", fill_opacity=".6")
    sketch.shape("wall-shade", "M-12-9H12V-7H-12Z").line("M-9-7L-2-2M9-7L2-2M-11-9v-3h3.6v3M11-9v-3H7.4v3")
    sketch.house(-6.4, -9, 5.6, 4.6, "ochre", 5.4)
    sketch.shape("wall", "M-12-19h5v-4l-2.5-2.6l-2.5 2.6ZM6-21h5v-4l-2.5-2.6l-2.5 2.6Z").windows(
        (-9.5, -20), (8.5, -22), width=1.7, height=2
    )
    return sketch.line("M1-2v-5M3-2v-5M1-3h2M1-5h2", "l thin")


def kihromah(sketch: Sketch) -> Sketch:
    """A wizard's tower on its rock."""
    sketch.shape("rock-shade", "M-16 2L-12-5L-8-4L-5-11L6-12L9-5L14-4L18 2Z")
    sketch.add("f-rock-lit", "M-14 1.4L-11-4L-7.4-3L-4.4-10.4L0-10.4L-3 1.4Z")
    sketch.shape("wall", "M-4.6-10L-3.6-23L4.6-24L5.4-11Z").add("f-wall-shade", "M1.6-11L1.6-23.4L4.2-23.6L5-11.4Z")
    sketch.shape("roof-plum", "M-6-22.6Q-1-28-1.6-37Q2.6-33 7-24.2Q.6-21.6-6-22.6Z").windows(
        (-0.4, -17), width=2, height=3
    )
    sketch.shape("wall", "M4.8-16l5 .4v-5l-5-.4Z").shape("roof-plum", "M4.4-20.6l3-5l3.4 5.4Z")
    sketch.shape("gold", "M-1.6-40.2l.7 2 2.1.1-1.7 1.3.6 2-1.7-1.2-1.8 1.2.7-2-1.7-1.3 2.1-.1Z")
    return sketch.tree(-17, 3, 7, 0.8).tree(17, 3, 6, 0.75)


def grangor(sketch: Sketch) -> Sketch:
    """A quay with a crane."""
    sketch.water(-26, 2, 22).tower(2, 0, 11, 15, "crenel", flag="roof-blue").house(12, 1, 7, 6, "red", 7)
    sketch.house(-10, 1, 7, 7, "blue", 6)
    return (
        sketch.line("M-19 2V-17M-19-17L-9-12M-19-17l-5 4M-19-10l6-3.6M-24-13v4", "l")
        .shape("wall-shade", "M-26-9h4v3h-4Z")
        .shape("wall-shade", "M-22 2v-3h6v3Z")
    )


def dagamura(sketch: Sketch) -> Sketch:
    """The tents of a market."""

    def tent(x: float, y: float, width: float, height: float, fill: str) -> None:
        sketch.shape("wall", f"M{at((x - width / 2, y))}L{at((x, y - height))}L{at((x + width / 2, y))}Z")
        sketch.shape(
            fill,
            poly([(x + width * 0.1, y), (x, y - height), (x + width / 2, y)])
            + poly([(x - width / 2, y), (x, y - height), (x - width * 0.28, y)]),
        )
        sketch.line(f"M{at((x, y - height))}v-4").shape("gold", f"M{at((x, y - height - 4))}l4.6 1.2l-4.6 1.4Z")

    tent(-15, -1, 15, 15, "roof-blue")
    tent(15, -1, 15, 15, "roof-ochre")
    tent(0, 1, 22, 24, "roof-red")
    return sketch.add("f-dark", "M-2.8 1Q-2-6-.6-10Q1.6-5 1.4 1Z")


def lapphalya(sketch: Sketch) -> Sketch:
    """Long halls with crossed gables."""
    sketch.tree(-22, 1, 6, 1.05).tree(22, 1, 7, 1.1)

    def hall(x: float, y: float, width: float, height: float, deep: float, roof: str) -> None:
        sketch.shape(
            f"roof-{roof}",
            poly(
                [(x + width / 2, y - height), (x + width / 2 + deep, y - height), (x + width + deep, y), (x + width, y)]
            ),
        )
        sketch.shape("wall", poly([(x, y), (x + width / 2, y - height), (x + width, y)]))
        sketch.line(trace("ML", (x - 0.6, y + 0.4), (x + width / 2 + 2, y - height - 4)))
        sketch.line(trace("ML", (x + width + 0.6, y + 0.4), (x + width / 2 - 2, y - height - 4)))
        sketch.door(x + width / 2, y, 3, 5).windows((x + width / 2, y - height * 0.5), width=1.6, height=1.6)

    hall(-3, -3, 12, 17, 9, "slate")
    hall(-18, 1, 13, 18, 10, "green")
    return sketch.shape("wall", "M8 1L13-11L18 1Z").line("M13-11l-1.6-3M13-11l1.6-3M11 1l2-12l2 12", "l thin")


def beata(sketch: Sketch) -> Sketch:
    """A church."""
    sketch.house(-9, 0, 13, 9, "slate", 13).tower(-18, 0, 9, 19, "cone", "slate", 13)
    sketch.line("M-13.5-32v-4M-15.3-34.4h3.6")
    sketch.shape("gold", "M-2.5-12.6a2.5 2.5 0 1 0 .02 0Z").line("M-2.5-12.6v5M-5-10.1h5", "l thin")
    return sketch.tree(-22, 1, 4, 0.85).tree(21, 1, 1, 0.85).door(-13.5, 0, 3, 5)


def strykhaven(sketch: Sketch) -> Sketch:
    """Stepped gables and a ship."""

    def stepped(x: float, width: float, height: float, fill: str) -> None:
        step, top = num(width / 6), num(2 * (width / 6))
        gable = f"h{step}v-2.6h{step}v-2.6h{top}v2.6h{step}v2.6h{step}"
        sketch.shape(fill, f"M{num(x)} 0v{num(-height)}{gable}v{num(height)}Z")
        places = ((x + width * 0.3, -height * 0.5), (x + width * 0.7, -height * 0.5), (x + width * 0.5, -height - 0.6))
        sketch.windows(*places, width=1.5, height=2.2).door(x + width / 2, 0, 2.4, 4)

    stepped(-2, 8.4, 13, "roof-ochre")
    stepped(6.4, 8.4, 10, "wall")
    stepped(14.8, 8.4, 12, "roof-red")
    sketch.water(-27, 2, 30)
    sketch.shape("wall-shade", "M-26-1Q-25 4-21 4H-9Q-5 3-4-3L-8-1.4Z").line("M-15-1V-25M-20-1l5-20l8 19", "l")
    sketch.shape("paper-lit", "M-15.6-22Q-23-17-22-10Q-19-12-15.6-11ZM-14.4-20Q-8-14-9-6Q-12-8-14.4-6.6Z")
    return sketch.shape("roof-red", "M-15-25l5 1.4l-5 1.6Z")


def virst(sketch: Sketch) -> Sketch:
    """A castle with a water gate."""
    sketch.tower(-7, -3, 14, 14, "cone", "red", 13, "roof-blue")
    sketch.shape("wall", "M-15 1V-9H15V1Z").add("f-wall-shade", "M6 .6V-8.6H14.6V.6Z")
    sketch.tower(-21, 1, 9, 13, "cone", "blue", 10).tower(12, 1, 9, 13, "cone", "blue", 10)
    sketch.add("f-water-deep", "M-5.4 1V-3A5.4 5 0 0 1 5.4-3V1Z")
    return sketch.line("M-5.4 1V-3A5.4 5 0 0 1 5.4-3V1M-1.8 1V-7M1.8 1V-7M-5-2.6H5", "l thin")


def ixara(sketch: Sketch) -> Sketch:
    """An observatory."""
    sketch.house(9, 1, 7, 6, "ochre", 7).house(-22, 1, 7, 6, "red", 7)
    sketch.shape("wall", "M-11 1V-10H11V1Z").add("f-wall-shade", "M4 .6V-9.6H10.6V.6Z")
    sketch.shape("roof-blue", "M-11.6-10A11.6 13 0 0 1 11.6-10Z").add(
        "f-dark", "M.4-10Q1.6-17 4.6-21.4L8.4-18.4Q4.8-15 4-10Z"
    )
    sketch.shape("gold", "M2.4-14.6L11-27l3.4 2.2L5.6-12.8Z").door(-2, 1, 4, 6)
    sketch.line("M-8-10Q-7-17-2-21.6", "l thin")
    return sketch.shape("gold", "M-6.6-27.6l.8 2.2 2.3.1-1.9 1.4.7 2.2-1.9-1.3-1.9 1.3.7-2.2-1.9-1.4 2.3-.1Z")


def mahdavikia(sketch: Sketch) -> Sketch:
    """Domes on a crag."""
    sketch.shape("rock-shade", "M-26 2L-20-9L-13-11L-7-20L1-18L8-22L15-11L21-8L26 2Z")
    sketch.add("f-rock-lit", "M-24 1.4L-19-8L-13-10L-7-18.4L-3-17L-9 1.4Z")
    sketch.tower(-6, -16, 11, 5, "dome", "ochre", 7, "roof-red")
    sketch.tower(-19, -6, 8, 7, "dome", "blue", 5).tower(10, -7, 8, 7, "dome", "blue", 5)
    sketch.shape("wall", "M-14 2V-7h3v2h3v-2h3v2h3v-2h3v2h3v-2h3v2h3v-2h3V2Z")
    return sketch.door(-1, 2, 4.4, 6).line("M-1-8q-4 1-2 3M1-8q5-2 3-6", "l thin")


def elvenhold(sketch: Sketch) -> Sketch:
    """The capital: slender spires on a terrace above the lake."""
    for x, k, z in ((-50, 4, 1.2), (-43, 0, 1.1), (49, 5, 1.2), (42, 3, 1.1)):
        sketch.tree(x, 4, k, z)
    sketch.tower(-31, 0, 9, 24, "cone", "blue", 19).tower(24, 0, 9, 22, "cone", "blue", 18)
    sketch.tower(-20, 0, 8, 33, "cone", "green", 20, "gold").tower(13, 0, 8, 31, "cone", "green", 20)
    sketch.shape("wall", "M-13 0V-26H13V0Z").add("f-wall-shade", "M5-.4V-25.6H12.6V-.4Z")
    sketch.tower(-7, -22, 14, 17, "cone", "blue", 31)
    sketch.shape("gold", "M0-76.4l1.3 4 4.1.1-3.3 2.5 1.2 4-3.3-2.4-3.3 2.4 1.2-4-3.3-2.5 4.1-.1Z")
    sketch.add("f-gold", "M0-34a3 3 0 1 0 .02 0Z").line("M0-34a3 3 0 1 0 .02 0ZM0-34v6M-3-31h6", "l thin")
    for x in (-9, 0, 9):
        sketch.door(x, -11, 3.4, 8)
    sketch.shape("wall", "M-40 6V-8" + "h4v2.6h4V-8" * 10 + "h4V6Z")
    sketch.add("f-wall-shade", "M-39.6 5.6V2H39.6V5.6Z")
    sketch.tower(-44, 6, 9, 19, "cone", "ochre", 14, "roof-red").tower(35, 6, 9, 19, "cone", "ochre", 14, "roof-red")
    for x in (-26, -16, 16, 26):
        sketch.door(x, 2, 3.4, 5.4)
    return (
        sketch.shape("paper-lit", "M-7 6V-4A7 6.4 0 0 1 7-4V6Z")
        .door(0, 6, 8.6, 11)
        .line("M-2.2 6V-4M0 6V-5M2.2 6V-4", "l thin")
    )


# fmt: off
DRAWINGS: dict[str, Callable[[Sketch], Sketch]] = {drawing.__name__: drawing for drawing in (
    usselen, wylhien, jaccaranda, tichih, throtmanni, parundia, yttar, albaran, feodor, rivinia, ergeren, kihromah,
    grangor, dagamura, lapphalya, elvenhold, beata, strykhaven, virst, ixara, mahdavikia,
)}
# fmt: on
