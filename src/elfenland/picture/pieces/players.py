"""What belongs to a seat: its boot and its town pieces, in its colour and with its shape."""

from __future__ import annotations

from ..colours import BARK, GOLD, HALO, INK, LIT, PLAYER_COLOURS, shape_path
from .pen import area, disc, inked, line, moved, shade, tag

LEATHER = (
    "M29 20H66C64 34 63 46 68 53C75 59 84 57 87 50C89 44 84 40 80 44C76 39 82 31 89 34C98 38 99 51 94 61"
    "C89 71 79 77 73 79V86H23V72C29 56 30 38 29 20Z"
)
CUFF = (
    "M23 7Q47 14 71 5C73 13 71 22 66 30C62 27 59 24 58 20C57 27 53 33 48 37C43 33 39 28 38 21C36 26 33 30 28 33"
    "C23 25 21 15 23 7Z"
)
SOLE = "M22 82H74C82 79 88 74 92 68C93 78 86 88 76 90H22Q20 86 22 82Z"
#: A boot as one path in a box of 100, to fill with any colour.
SILHOUETTE = CUFF + (
    "M30 38C33 36 36 33 38 29C40 36 44 41 48 44C53 40 57 34 58 28C60 32 62 34 64.5 36C63.5 43 64.5 49 68 53"
    "C75 59 84 57 87 50C89 44 84 40 80 44C76 39 82 31 89 34C98 38 99 51 94 61C89 71 79 77 73 79L72 80H23V72"
    "C27 61 29.5 49 30 38ZM22 84H73C80 82 86 78 91 72C92 82 85 90 76 91H22Q20 87 22 84Z"
)
YELLOW = 3  # the seat whose colour is so light that its shape must be dark


def boot_leather() -> str:
    """The boot without its shape, its leather in the current colour."""
    fold = (
        "M58 20C59 24 62 27 66 30C71 22 73 13 71 5L64 7.5C65 13 63 18 58 20ZM38 21C39 28 43 33 48 37C46 32 46 26 47 21Z"
    )
    return tag(
        "path", d=LEATHER + CUFF + SOLE, fill=HALO, stroke=HALO, stroke_width="9", stroke_linejoin="round"
    ) + inked(
        area(LEATHER, "currentColor"),
        shade("M24 72C27 64 29 56 30 48C33 62 44 70 60 70C74 70 86 66 94.5 52C94 60 88 71 78 76L72 78V86H24Z", 0.24),
        area(SOLE, BARK),
        area(CUFF, "#f3e3bd"),
        shade(fold, 0.16),
        line("M48 37V20", 1.6),
        disc(92, 29, 5, GOLD, stroke_width="2.4"),
        width=3,
    )


def boot(seat: int) -> str:
    """A seat's boot, with its shape on the shaft."""
    fill, ink = (INK, "none") if seat == YELLOW else (LIT, INK)
    size = 15 if seat else 12.5  # a disc as large as the hexagon would look like it
    shape = tag("path", d=shape_path(seat, size), fill=fill, stroke=ink, stroke_width="2", stroke_linejoin="round")
    return f'<g color="{PLAYER_COLOURS[seat]}"><use href="#boot-leather"/></g>' + moved("translate(47 57)", shape)


def piece(seat: int) -> str:
    """A wooden town piece in the seat's shape, standing proud of the paper."""
    d, colour = shape_path(seat, 36), PLAYER_COLOURS[seat]
    low, middle, top = (f"translate(50 {y})" for y in (55, 50, 45))

    def layer(at: str, **look: object) -> str:
        return tag("path", d=d, transform=at, **look)

    return (
        '<g stroke-linejoin="round">'
        + "".join(layer(at, fill=HALO, stroke=HALO, stroke_width="15") for at in (low, top))
        + "".join(layer(at, fill=INK, stroke=INK, stroke_width="7") for at in (low, middle))
        + layer(low, fill=colour)
        + layer(low, fill=INK, opacity=".4")
        + layer(middle, fill=colour)
        + layer(middle, fill=INK, opacity=".3")
        + layer(top, fill=colour, stroke=INK, stroke_width="4.5")
        + tag(
            "path", d=shape_path(seat, 27), transform=top, fill="none", stroke="#fff", stroke_width="2.6", opacity=".4"
        )
        + "</g>"
    )
