"""The sheet: torn edge, stains, grain."""

from __future__ import annotations

import base64
import math
import struct
import zlib
from collections.abc import Callable
from random import Random

from .lines import Line, around, distance, normals, num, wobble
from .markup import group
from .mask import HEIGHT, WIDTH


def noise_tile(size: int) -> str:
    """A seamless, transparent PNG of dark specks and clouds, as a data URL."""
    rng = Random("grain")

    def lattice(cells: int) -> Callable[[float, float], float]:
        values = [[rng.random() for _ in range(cells)] for _ in range(cells)]

        def value(x: float, y: float) -> float:
            i, j, s, t = int(x), int(y), x % 1, y % 1
            s, t = s * s * (3 - 2 * s), t * t * (3 - 2 * t)
            a, b = values[j % cells][i % cells], values[j % cells][(i + 1) % cells]
            c, d = values[(j + 1) % cells][i % cells], values[(j + 1) % cells][(i + 1) % cells]
            return (a + (b - a) * s) * (1 - t) + (c + (d - c) * s) * t

        return value

    octaves = [(size // step, lattice(size // step), weight) for step, weight in ((32, 0.3), (8, 0.3), (2, 0.4))]
    rows = bytearray()
    for y in range(size):
        rows.append(0)
        for x in range(size):
            v = sum(w * f(x * cells / size, y * cells / size) for cells, f, w in octaves)
            rows.append(min(255, max(0, round((v - 0.42) * 8) * 24)))

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    levels = bytes(range(256))
    png = (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", size, size, 8, 3, 0, 0, 0))
        + chunk(b"PLTE", bytes((70, 45, 20)) * 256)
        + chunk(b"tRNS", levels)
        + chunk(b"IDAT", zlib.compress(bytes(rows), 9))
        + chunk(b"IEND", b"")
    )
    return "data:image/png;base64," + base64.b64encode(png).decode()


def deckle() -> Line:
    """The torn outline of the sheet: long waves, small tears, and a few bites out of the edge."""
    rng = Random("deckle")
    inset = 6.5
    line = []
    corners = [(inset, inset), (WIDTH - inset, inset), (WIDTH - inset, HEIGHT - inset), (inset, HEIGHT - inset)]
    for a, b in around(corners):
        n = int(distance(a, b) / 4.5)
        line += [(a[0] + (b[0] - a[0]) * k / n, a[1] + (b[1] - a[1]) * k / n) for k in range(n)]
    line = wobble(line, rng, 3.2, 170)
    bites = [(rng.choice(line), rng.uniform(4, 8)) for _ in range(11)]
    out = []
    for p, m in zip(line, normals(line, closed=True), strict=True):
        deep = rng.gauss(0, 0.75) + sum(r * math.exp(-((distance(p, c) / r) ** 2)) * 0.7 for c, r in bites)
        out.append((p[0] - m[0] * deep, p[1] - m[1] * deep))
    return out


def paper() -> str:
    """The sheet with its shadow, stains and scorched edge."""
    rng = Random("paper")
    burn = "".join(
        f'<use href="#edge{"-soft" if width > 10 else ""}" fill="none" stroke="var(--{colour})" '
        f'stroke-width="{width}" stroke-opacity="{opacity}"/>'
        for colour, width, opacity in (
            ("scorch", 46, 0.07),
            ("scorch", 30, 0.1),
            ("scorch", 17, 0.16),
            ("burn", 8, 0.26),
            ("torn", 3, 0.65),
        )
    )
    stains = []
    for _ in range(16):
        x, y, r = rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT), rng.uniform(40, 130)
        stains.append(f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(r)}" ry="{num(r * 0.7)}" fill="url(#stain)"/>')
    return group(
        "paper",
        '<use href="#edge" x="2.5" y="4" fill="#000" fill-opacity=".22"/>',
        '<use href="#edge" class="f-paper"/>',
        f'<g clip-path="url(#sheet)">{"".join(stains)}{burn}</g>',
    )
