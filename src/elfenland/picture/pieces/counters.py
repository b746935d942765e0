"""Counters: the full ones for hands and markets, the small ones (`mini`) for the map and the log."""

from __future__ import annotations

from ..colours import HALO, INK, KIND_COLOURS, LIT, ROYAL_DEEP, RUST
from . import animals, marks, vehicles
from .pen import inked, moved, octagon, ring, shade, tag

# kind: the painted field, the ground on it, and where the figure and its shadow stand
FIELDS = {
    "giant_pig": ("#fdf0e4", "#f0cfc2", "translate(7.5 5) scale(.84)", 81),
    "elfcycle": ("#fcf3d3", "#e9d48f", "translate(8 8.5) scale(.84)", 84.5),
    "unicorn": ("#cdbde6", "#ab95d2", "translate(9 8) scale(.84)", 86),
    "troll_wagon": ("#f8edd3", "#e0c697", "translate(8.5 6.5) scale(.84)", 84),
    "magic_cloud": ("#8cc0de", "#5a9cc6", "translate(8 9) scale(.84)", 0),
    "dragon": ("#fdebbb", "#f5cd7d", "translate(8 9) scale(.84)", 88),
}
# kind: the field of the small counter, and where its figure stands
SMALL = {
    "giant_pig": ("#86284d", "translate(-38.5 -10.5) scale(1.21)"),
    "elfcycle": ("#e3edb4", "translate(11 12) scale(.77)"),
    "unicorn": ("#9478c8", "translate(-24 12) scale(1.14)"),
    "troll_wagon": ("#c3d0d3", "translate(14.5 12.5) scale(.71)"),
    "magic_cloud": ("#4a90bf", "translate(13.5 12.5) scale(.75)"),
    "dragon": ("#f7c95c", "translate(-44 10) scale(1.36)"),
    "raft": ("#2f7f92", "translate(13 11.5) scale(.76)"),
}


def mini_figure(kind: str) -> str:
    """What stands on a small counter: a head where there is a face, else a bolder drawing."""
    match kind:
        case "giant_pig":
            return inked(animals.pig_head(), width=2.4)
        case "unicorn":
            return animals.unicorn_bust()
        case "dragon":
            return animals.dragon_bust()
        case "elfcycle":
            return vehicles.elfcycle_bold()
        case "troll_wagon":
            return vehicles.wagon_bold()
        case "magic_cloud":
            return vehicles.cloud_bold()
    return vehicles.raft_bold()


def token(rim: str, field: str, scene: str, figure: str, round_: bool = False) -> str:
    """A wooden counter: a halo, a rim with a shade side, a painted field, a paper line, the figure over all."""
    edge = ring if round_ else octagon
    low = (
        "M3 50A47 47 0 0 0 97 50L92 50A42 42 0 0 1 8 50Z"
        if round_
        else "M3 62V66Q3 69 6 72L28 94Q31 97 34 97H66Q69 97 72 94L94 72Q97 69 97 66V62L92 60L90 70L70 91H30L10 70L8 60Z"
    )
    return (
        tag("path", d=edge(0.2), fill=HALO)
        + tag("path", d=edge(2.6), fill=rim, stroke=INK, stroke_width="2.2")
        + shade(low, 0.22)
        + tag("path", d=edge(8.2), fill=field)
        + scene
        + tag("path", d=edge(8.2), fill="none", stroke=LIT, stroke_width="1.8")
        + figure
    )


def shadow(x: float, y: float, half: float, tall: float) -> str:
    """The shadow at a figure's feet."""
    return tag("ellipse", cx=f"{x:g}", cy=f"{y:g}", rx=f"{half:g}", ry=f"{tall:g}", fill=INK, opacity=".2")


def counter(kind: str) -> str:
    """A counter with the whole figure."""
    field, low, at, foot = FIELDS[kind]
    ground = tag("path", d="M8.2 64C24 58 40 67 56 63C70 60 82 61 91.8 64V67.5L67.5 91.8H32.5L8.2 67.5Z", fill=low)
    under = shadow(50, foot, min(33, 105 - foot), 3.6) if foot else ""
    figure = moved(at, f'<use href="#figure-{kind}"/>')
    return horn_halo(kind, at) + token(KIND_COLOURS[kind], field, ground + under, figure)


def horn_halo(kind: str, at: str) -> str:
    """Paper around the unicorn's horn, which reaches beyond the rim."""
    if kind != "unicorn":
        return ""
    halo = tag("path", d=animals.HORN, fill=HALO, stroke=HALO, stroke_width="8", stroke_linejoin="round")
    return moved(at, halo)


def mini(kind: str) -> str:
    """A counter for 40 pixels and less: a strong field, a paper halo, a bold figure."""
    field, at = SMALL[kind]
    horn = moved(at, inked(animals.horn())) if kind == "unicorn" else ""  # it stands proud of the rim
    return (
        horn_halo(kind, at)
        + tag("path", d=octagon(0.2), fill=HALO)
        + tag("path", d=octagon(6), fill=field)
        + moved(at, mini_figure(kind))
        + tag("path", d=octagon(6.4), fill="none", stroke=INK, stroke_width="7.6")
        + tag("path", d=octagon(6.2), fill="none", stroke=KIND_COLOURS[kind], stroke_width="3.6")
        + horn
    )


def obstacle() -> str:
    """The obstacle: round, where counters have eight sides."""
    ground = tag("path", d="M9.5 62C26 57 44 66 60 62C74 59 84 60 90.5 62A42 42 0 0 1 9.5 62Z", fill="#d8bd88")
    return token(RUST, "#efdcb4", ground, moved("translate(9.5 10.5) scale(.81)", marks.log()), round_=True)


def mini_obstacle() -> str:
    """The obstacle as a badge of 16 to 30 pixels: the log alone, on red."""
    return (
        tag("path", d=ring(0.2), fill=HALO)
        + tag("path", d=ring(6), fill=RUST, stroke=INK, stroke_width="5")
        + moved("translate(13.5 12) scale(.72)", marks.log_bold())
    )


def back() -> str:
    """The back of every counter."""
    beads = tag(
        "path", d=octagon(12.5), fill="none", stroke="#ecd491", stroke_width="1.6", stroke_dasharray=".1 5.2",
        stroke_linecap="round",
    )  # fmt: skip
    return token("#4a7f6d", ROYAL_DEEP, beads, moved("translate(14 13.5) scale(.72)", marks.emblem()))
