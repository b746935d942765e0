"""A portrait: the ring in the player's colour, a landscape, and the elf who rises out of it."""

from __future__ import annotations

from zlib import crc32

from ..colours import HALO, INK, PLAYER_COLOURS, mix, shape_path
from ..lines import num
from . import clothes, features
from .brush import area, bloom, dot, hoop, leaf, line, outlined, wash
from .face import BACKS, EYES, HAIR_COLOURS, SHAPES, SKINS, Face
from .hair import HAIR, PART
from .headgear import GOLD_DEEP, HEADGEAR

RING = 45.0
WINDOW = "M9.5 53a40.5 40.5 0 1 1 81 0a40.5 40.5 0 1 1-81 0Z"
ABOVE = "M0-9H100V53H90.4A40.4 40.4 0 0 1 9.6 53H0Z"  # hats and ears rise out of the ring, the rest stays inside

SILL = f'<path d="M9.5 53A40.5 40.5 0 0 0 90.5 53" fill="none" stroke="{INK}" stroke-width="1.6"/>'


class Portrait:
    """One face, being drawn."""

    def __init__(self, face: Face, cloth: str) -> None:
        self.face, self.cloth = face, cloth
        self.skin, self.deep, self.blush = SKINS[face.skin]
        self.hair, self.hair_deep = HAIR_COLOURS[face.hair_colour]
        self.half, self.jaw, self.chin = SHAPES[face.shape]
        self.old, self.child = face.age == "old", face.age == "young"
        self.eye_y = 53.0 if self.child else 50.5
        self.mouth_y = self.chin - (7.2 if self.child else 8.6)

    def head(self) -> tuple[str, str]:
        """The head in two layers: what falls behind the neck, and the rest from the back to the front."""
        face = self.face
        hooded = face.head == "hood"
        behind, hair = HAIR[face.hair](self.hair, self.hair_deep)
        cloth, over = HEADGEAR[face.head](self.cloth) if face.head != "none" else ("", "")
        covered = face.head in ("hat", "acorn")
        if hooded or (covered and face.hair in ("bun", "sprout")):
            behind = ""  # it would come through the cloth
        if (covered or hooded) and face.hair in ("swept", "crop", "sprout"):
            hair = area(PART, self.hair)
        scale = self.half / 18.3
        if abs(scale - 1) > 0.02:
            hair = f'<g transform="matrix({scale:.3g} 0 0 1 {num(50 - 50 * scale)} 0)">{hair}</g>'
        if face.turn:
            hair = f'<g transform="translate({num(0.8 * face.turn)})">{hair}</g>'
        ears = features.ear(face.ears, self.half, self.skin, self.deep, face.turn, "ring" in face.extras)
        under, above = ("", ears) if hooded else (ears, "")
        parts = (under, self.skull(), self.aside(self.front()), hair, self.aside(self.glasses()), over, above)
        return cloth + behind, "".join(parts) + self.blossom()

    def aside(self, drawing: str) -> str:
        """Features moved to where the face looks."""
        return f'<g transform="translate({num(3.2 * self.face.turn)})">{drawing}</g>' if self.face.turn else drawing

    def skull(self) -> str:
        """The outline of the face, its shaded side and its cheeks."""
        left, right, tip = 50 - self.half, 50 + self.half, 50 + 2.4 * self.face.turn
        low, brow = self.chin, self.half * 0.6
        outline = (
            f"M{num(left)} 46C{num(left)} 59 {num(tip - self.jaw)} {num(low)} {num(tip)} {num(low)}"
            f"S{num(right)} 59 {num(right)} 46C{num(right)} 29 {num(50 + brow)} 23 50 23"
            f"S{num(left)} 29 {num(left)} 46Z"
        )
        dark = (
            f"M{num(tip)} {num(low - 0.4)}C{num(tip + self.jaw)} {num(low)} {num(right)} 59 {num(right)} 46"
            f"C{num(right)} 38 {num(right - 1.5)} 33 {num(right - 4)} 29"
            f"C{num(right - 1)} 48 {num(right - 6)} 64 {num(tip)} {num(low - 0.4)}Z"
        )
        out = area(outline, self.skin) + wash(dark, self.deep, 0.6)
        if not (self.old and self.face.beard in ("long", "plait")):
            for x in (50 - self.half * 0.58, 50 + self.half * 0.58):
                out += dot(x + 1.5 * self.face.turn, self.eye_y + 9, 4, self.blush, opacity=0.45)
        return out

    def front(self) -> str:
        """Eyes, nose, mouth and beard."""
        face, y = self.face, self.eye_y
        out = []
        if "freckles" in face.extras:
            spots = ((38, 6.5), (41, 8.5), (37, 9.5), (62, 6.5), (59, 8.5), (63, 9.5))
            out += [dot(x, y + dy, 0.8, mix(self.deep, "#6b2f14", 0.4)) for x, dy in spots]
        if "mask" in face.extras:
            out.append(self.mask())
        brow = mix(self.hair_deep, INK, 0.25) if face.hair_colour in ("snow", "silver", "straw") else self.hair_deep
        brow = mix(self.hair, "#8a8078", 0.35) if self.old else brow
        out.append(features.eyes(face.mood, EYES[face.eyes], brow, self.old, self.child, y, face.turn))
        shift = f'<g transform="translate({num(1.6 * face.turn)})">' if face.turn else ""
        nose = features.nose(face.nose, (y + self.mouth_y) / 2 + 1, face.turn, self.deep)
        out.append(f"{shift}{nose}</g>" if shift else nose)
        out.append(self.wrinkles() if self.old else "")
        out.append(features.beard(face.beard, self.hair, self.hair_deep, self.half, self.chin, self.mouth_y))
        out.append(features.mouth(face.mood, self.mouth_y, mix(self.deep, self.blush, 0.5)))
        if face.beard in ("moustache", "long", "plait"):
            out.append(features.moustache(self.hair, self.mouth_y - 0.8))
        return "".join(out)

    def mask(self) -> str:
        """A dark mask around the eyes."""
        left, right, y = num(50 - self.half + 1), num(50 + self.half - 1), self.eye_y
        data = (
            f"M{left} {num(y - 5)}C40 {num(y - 8)} 46 {num(y - 4)} 50 {num(y - 4)}S60 {num(y - 8)} {right} {num(y - 5)}"
            f"C{right} {num(y + 4)} 62 {num(y + 8)} 57 {num(y + 6)}C54 {num(y + 5)} 52 {num(y + 2)} 50 {num(y + 2)}"
            f"S46 {num(y + 5)} 43 {num(y + 6)}C38 {num(y + 8)} {left} {num(y + 4)} {left} {num(y - 5)}Z"
        )
        return area(data, "#4a3a3a", 1.6)

    def wrinkles(self) -> str:
        """The lines of a long life."""
        y, low = self.eye_y, self.mouth_y
        brow = "M44 35.5C47 34.5 53 34.5 56 35.5M45 39C48 38.2 52 38.2 55 39"
        out = line(
            f"{brow}M{num(52 - self.half)} {num(y + 1)}l3 .6M{num(48 + self.half)} {num(y + 1)}l-3 .6", 1, self.deep
        )
        if self.face.beard == "none":
            folds = f"M43 {num(low - 5)}c-1.5 2-2 4-1.7 6M57 {num(low - 5)}c1.5 2 2 4 1.7 6"
            out += line(folds, 1.1, mix(self.deep, INK, 0.2))
        return out

    def glasses(self) -> str:
        """Spectacles or a monocle."""
        y = self.eye_y + 0.5
        out = ""
        if "specs" in self.face.extras:
            out += "".join(hoop(x, y, 7, INK, 1.8, 0.14) for x in (41.5, 58.5))
            out += line(f"M48.3 {num(y - 1.5)}C49.5 {num(y - 2.5)} 50.5 {num(y - 2.5)} 51.7 {num(y - 1.5)}", 1.7)
        if "monocle" in self.face.extras:
            out += hoop(58.3, y, 7.2, GOLD_DEEP, 2.2, 0.3)
            out += line(f"M64 {num(y + 4.5)}C67 {num(y + 13)} 66 {num(y + 21)} 63 {num(y + 29)}", 1.2, GOLD_DEEP)
        return out

    def blossom(self) -> str:
        """A flower behind the ear."""
        if "flower" not in self.face.extras:
            return ""
        return leaf(71, 42, 60, 0.6) + bloom(70, 40, "#fdf6e3" if self.face.hair_colour == "rose" else "#f6c9c4", 3.6)

    def bust(self) -> str:
        """Neck, robe and head."""
        neck = area(f"M42 {num(self.chin - 8)}V82C46 87 54 87 58 82V{num(self.chin - 8)}Z", self.deep)
        robe = clothes.robe(self.face.robe, self.cloth, self.child)
        robe += clothes.coin() if "coin" in self.face.extras else ""
        behind, head = (self.tilted(layer) for layer in self.head())
        return behind + neck + robe + head

    def tilted(self, layer: str) -> str:
        """A layer of the head, held aslant."""
        tilt = self.face.tilt
        return f'<g transform="rotate({num(tilt)} 50 76)">{layer}</g>' if tilt and layer else layer

    def beside(self) -> str:
        """What is carried in front of the ring."""
        things = {"bird": clothes.bird, "map": clothes.scroll}
        return "".join(draw() for name, draw in things.items() if name in self.face.extras)


def background(face: Face, cloth: str) -> str:
    """A halo of paper, the ring, and a landscape."""
    sky, hill, sun = BACKS[face.back]
    ring = f'<circle cx="50" cy="53" r="{num(RING)}" fill="{cloth}" stroke="{INK}" stroke-width="1.6"/>'
    stars = '<path d="M24 34h.1M34 22h.1M62 17h.1M83 48h.1" stroke="#f6ecc6" stroke-width="2" stroke-linecap="round"/>'
    return (
        f'<circle cx="50" cy="53" r="47.6" fill="{HALO}"/>{ring}'
        f'<path d="{WINDOW}" fill="{sky}" stroke="{INK}" stroke-width="1.6"/>'
        f'<circle cx="72" cy="32" r="8.5" fill="{sun}"/>{stars if face.back == "night" else ""}'
        f'<path d="M14.3 72C26 61 36 66 50 70S76 60 86.8 69.5A40 40 0 0 1 14.3 72Z" fill="{hill}"/>'
    )


def badge(seat: int, cloth: str) -> str:
    """The seat's shape in a corner."""
    shape = f'<path transform="translate(84 85)" d="{shape_path(seat, 7.4)}" fill="{cloth}"'
    return (
        f'<circle cx="84" cy="85" r="13.4" fill="{HALO}" stroke="{INK}" stroke-width="1.6"/>'
        f'{shape} stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"/>'
    )


def portrait_svg(
    face: Face,
    *,
    seat: int | None = None,
    compact: bool = False,
    live: bool = False,
    size: int | None = None,
    uid: str = "",
) -> str:
    """A portrait as a picture that stands alone.

    With a seat, ring and robe have its colour and a badge its shape. `compact` comes closer, for 40 pixels and less.
    `live` is for a page that puts the portrait into itself: the colour is then `var(--p)`. Its only id begins with
    `uid`, or else with a sum of the drawing, so that different portraits never share one.
    """
    if seat is not None and not 0 <= seat < len(PLAYER_COLOURS):
        raise ValueError(f"there is no seat {seat}; seats are 0 to {len(PLAYER_COLOURS) - 1}")
    colour = face.colour if seat is None else PLAYER_COLOURS[seat]
    cloth = f"var(--p,{colour})" if live else colour
    portrait = Portrait(face, cloth)
    bust, beside = portrait.bust(), portrait.beside()
    if compact:
        bust, beside = f'<g transform="matrix(1.18 0 0 1.18 -9 -6)">{bust}</g>', ""
    clip = f"{uid or f'elf{crc32(bust.encode()):x}'}-bust"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"'
        + (f' width="{size}" height="{size}"' if size else "")
        + f'><clipPath id="{clip}"><path d="{ABOVE}"/></clipPath>{background(face, cloth)}'
        + f'<g clip-path="url(#{clip})">{outlined(bust)}</g>{SILL}'
        + (outlined(beside) if beside else "")
        + (badge(seat, cloth) if seat is not None else "")
        + "</svg>\n"
    )
