"""The features of a face: ears, eyes, nose, mouth and beard.

A face that looks aside keeps its outline; its features move that way, the far eye and the far ear narrow.
"""

from __future__ import annotations

from ..colours import GOLD, INK, mix
from ..lines import num
from .brush import area, dot, line, mirrored, wash

WHITE, PUPIL, THROAT = "#fffdf6", "#20150f", "#7c2f26"
EARS = {  # outline, fold; for the left ear, whose root is at the origin
    "up": ("M0 44C-4 39-10 33-17 29C-17 41-9 54 0 57Z", "M-1 48C-5 44-9 40-13 35.5C-11 43-6 51-1 53Z"),
    "side": ("M0 44C-6 40-13 38-20 38C-17 47-9 56 0 57Z", "M-1 48C-6 44-10 42-15 41C-11 47-6 52-1 53Z"),
    "droop": ("M0 45C-7 43-14 45-20 49C-14 56-7 59 0 58Z", "M-1 49C-6 47-10 48-15 50C-10 54-5 55-1 54Z"),
}
LIDS = {"sly": "M-5.8 .2C-3-2.3 3-2.3 5.8-.6", "stern": "M-5.8 .5C-3-2.6 3-2.6 5.8-.4"}
BROWS = {
    "stern": "M-5.5 2C-2 .6 2-.8 6-1",
    "sly": "M-5.5 1C-2-1.5 2-2.3 6-1.2",
    "sleepy": "M-5-.5C-1-2 3-1 5.5 1",
    "cheerful": "M-5 .4C-2.5-2.6 2.5-2.8 5.8 .6",
}
LIFTS = {"surprised": -3.0, "cheerful": -1.2, "stern": 1.6, "sleepy": 0.6}


def ear(kind: str, half: float, skin: str, deep: str, turn: int, ring: bool) -> str:
    """Both ears; on the side to which the face turns one sees less of it."""
    outline, fold = EARS[kind]
    drawing = area(outline, skin) + wash(fold, deep)
    if ring:
        drawing += f'<circle cx="-4" cy="57.5" r="2.6" stroke="{GOLD}" stroke-width="1.8"/>'
    out = []
    for side in (-1, 1):  # left, right
        wide = {1: 0.72, 0: 1.0, -1: 1.04}[side * turn]
        root = 50 - half + 1.5 + (1.5 if side * turn else 0)
        placed = f'<g transform="translate({num(root)}) scale({wide:g} 1)">{drawing}</g>'
        out.append(placed if side < 0 else mirrored(placed))
    return "".join(out)


def eye(mood: str, iris: str, side: int, turn: int, old: bool) -> str:
    """One eye around the origin, as it stands on the right of the face."""
    if mood == "sleepy":
        return line("M-5 0C-2.5 3 2.5 3 5 0", 2.2) + line("M3.5 1.9L5 3.4M1.3 2.7L2 4.3", 1)
    tall = {"surprised": 5.2, "cheerful": 4.4, "sly": 3.2, "stern": 3.3}.get(mood, 4)
    size = {"surprised": 2.7, "sly": 2.5, "stern": 2.5}.get(mood, 3)
    look = (1.3 * turn if turn else -1.1 if mood == "sly" else 0) * side
    out = wash(f"M-5.2 .8C-3-{num(tall)} 3-{num(tall)} 5.2 .2C3 {num(tall - 0.4)}-3 {num(tall - 0.4)}-5.2 .8Z", WHITE)
    ring = f'stroke="{iris}" stroke-width="{num(size * 0.45)}"'
    out += f'<circle cx="{num(look)}" r="{num(size * 0.8)}" fill="{PUPIL}" {ring}/>'
    out += dot(look - side, -1.2, 0.9, "#fff")
    out += line(LIDS.get(mood, f"M-5.8 1C-3-{num(tall + 0.3)} 3-{num(tall + 0.3)} 6.2-.6"), 2)
    if mood == "cheerful":
        out += line("M-3.8 3.6C-1 2.4 1 2.4 3.8 3.4", 1)
    return out + (line("M-3.5 5.6C-1 7 1.5 6.8 3.5 5.6", 0.9) if old else "")


def eyes(mood: str, iris: str, brow: str, old: bool, child: bool, y: float, turn: int) -> str:
    """Both eyes with their brows."""
    size, gap = (1.2, 8.7) if child else (1.0, 8.2)
    out = []
    for side in (-1, 1):
        wide = size * (0.86 if side == turn else 1.03 if turn else 1)
        x = 50 + side * gap * (0.92 if side == turn else 1)
        lift = (-2.6 if side > 0 else 1.2) if mood == "sly" else LIFTS.get(mood, 0.0)
        tilt = BROWS.get(mood, "M-5 .6C-2-1.8 2-2 5.6-.2")
        drawn = eye(mood, iris, side, turn, old)
        out.append(f'<g transform="translate({num(x)} {num(y)}) scale({side * wide:.3g} {size:g})">{drawn}</g>')
        high = y - 8 + lift - (1 if child else 0)
        over = line(tilt, 3.2 if old else 2.3, brow)
        out.append(f'<g transform="translate({num(x)} {num(high)}) scale({side * wide / size:.3g} 1)">{over}</g>')
    return "".join(out)


def nose(kind: str, y: float, turn: int, deep: str) -> str:
    """A nose around a height; aside, one sees its bridge."""
    colour = mix(deep, INK, 0.55)
    side = turn or 1
    if kind == "button":
        data = f"M48.3 {num(y)}C49.3 {num(y + 1.8)} 51.5 {num(y + 1.8)} 52.3 {num(y)}"
    elif kind == "broad":
        data = f"M45.8 {num(y + 0.4)}C46.2 {num(y + 2)} 48 {num(y + 2)} 50 {num(y + 2.4)}"
        data += f"C52 {num(y + 2)} 53.8 {num(y + 2)} 54.2 {num(y + 0.4)}"
        data += f"M50 {num(y - 4)}c1 2 1 3 .6 4"
    else:
        top, out, low = (6.5, 4.2, 2.6) if kind == "long" else (5.0, 3.4, 1.4)
        data = f"M.5 {num(y - top)}C2 {num(y - 2)} {num(out)} {num(y)} {num(out - 0.8)} {num(y + low - 0.2)}"
        data += f"C1.4 {num(y + low + 0.6)}-.4 {num(y + low + 0.5)}-1.4 {num(y + low - 0.4)}"
        return f'<g transform="translate(50) scale({side} 1)">{line(data, 1.6, colour)}</g>'
    return line(data, 1.6, colour)


def mouth(mood: str, y: float, lip: str) -> str:
    """The mouth says the mood."""
    if mood == "cheerful":
        smile = f"M42.8 {num(y - 2)}C46 {num(y + 0.6)} 54 {num(y + 0.6)} 57.2 {num(y - 2)}"
        smile += f"C56 {num(y + 5.4)} 44 {num(y + 5.4)} 42.8 {num(y - 2)}Z"
        under = f"M48 {num(y + 5.6)}C49.5 {num(y + 6.2)} 50.5 {num(y + 6.2)} 52 {num(y + 5.6)}"
        return area(smile, WHITE, 1.8) + line(under, 1.1, lip)
    if mood == "sly":
        smirk = f"M44 {num(y + 0.6)}C48 {num(y + 1.8)} 54 {num(y + 0.6)} 57 {num(y - 2.4)}"
        return line(smirk, 2) + line(f"M56.4 {num(y - 3.4)}l1.8 1.8", 1.4)
    if mood == "stern":
        data = f"M44.5 {num(y + 0.8)}C48 {num(y - 0.4)} 52 {num(y - 0.4)} 55.5 {num(y + 0.8)}"
        return line(data, 2) + line(f"M48 {num(y + 3.2)}H52", 1.1, lip)
    if mood in ("sleepy", "surprised"):
        half, up, low = (2.5, 2.0, 3.0) if mood == "sleepy" else (3.0, 3.0, 4.5)
        left, right = num(50 - half), num(50 + half)
        top = f"M{left} {num(y)}C{left} {num(y - up)} {right} {num(y - up)} {right} {num(y)}"
        return area(f"{top}S{left} {num(y + low)} {left} {num(y)}Z", THROAT, 1.6)
    data = f"M44.5 {num(y - 0.4)}C47.5 {num(y + 2)} 52.5 {num(y + 2)} 55.5 {num(y - 0.6)}"
    under = f"M48 {num(y + 3.6)}C49.5 {num(y + 4.1)} 50.5 {num(y + 4.1)} 52 {num(y + 3.6)}"
    return line(data, 2) + line(under, 1.1, lip)


def beard(kind: str, base: str, shade: str, half: float, chin: float, y: float) -> str:
    """A beard around the mouth at a height."""
    left, right = 50 - half, 50 + half
    lips = f"C{num(right - 2.5)} 60 62 {num(y - 3)} 59 {num(y - 2)}C57 {num(y - 2)} 54 {num(y - 3.4)} 50 {num(y - 2.4)}"
    lips += (
        f"C46 {num(y - 3.4)} 43 {num(y - 2)} 41 {num(y - 2)}C38 {num(y - 3)} {num(left + 2.5)} 60 {num(left + 0.3)} 50Z"
    )
    if kind == "short":
        low = num(chin + 5)
        data = f"M{num(left + 0.3)} 50C{num(left - 0.5)} 64 {num(left + 6)} {low} 50 {low}"
        return area(f"{data}S{num(right + 0.5)} 64 {num(right - 0.3)} 50{lips}", base)
    if kind in ("long", "plait"):
        low = "95" if kind == "long" else "88"
        data = f"M{num(left + 0.3)} 50C{num(left - 2)} 66 {num(left + 3)} 80 50 {low}"
        out = area(f"{data}C{num(right - 3)} 80 {num(right + 2)} 66 {num(right - 0.3)} 50{lips}", base)
        out += line(f"M40 {num(y + 6)}c2 7 5 10 8 14M60 {num(y + 6)}c-2 7-4 10-7 13M50 {num(y + 7)}v8", 1.4, shade)
        if kind == "plait":
            out += area("M46 85h8v4h-8Z", GOLD, 1.5) + area("M47 89h6l1 6-4 3-4-3Z", base)
        return out
    if kind == "goatee":
        low = num(chin + 9)
        data = f"M44 {num(y + 4)}C47 {num(y + 3)} 53 {num(y + 3)} 56 {num(y + 4)}"
        data += f"C56 {num(chin + 3)} 53 {num(chin + 7)} 50 {low}"
        return area(f"{data}C47 {num(chin + 7)} 44 {num(chin + 3)} 44 {num(y + 4)}Z", base)
    return ""


def moustache(base: str, y: float) -> str:
    """A moustache above the mouth."""
    half = "c-4-3-9 0-13 5c5 1 10 0 13-2.5c3 2.5 8 3.5 13 2.5c-4-5-9-8-13-5Z"
    return area(f"M50 {num(y - 3)}{half}", base)
