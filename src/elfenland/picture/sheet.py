"""Sheets to look at or to print: `python -m elfenland.picture.sheet pieces` (or `faces`) `-o sheet.svg`."""

from __future__ import annotations

import argparse
from pathlib import Path

from elfenland.board import CARD_NAMES, COUNTER_NAMES

from .colours import DAY, NIGHT
from .lines import num
from .pieces import sprite
from .portraits import PRESETS, Face, face_of, portrait_svg

WIDTH = 1240


class Sheet:
    """A page that is filled from the top in bands."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.y = 0.0
        self.ink = DAY["ink"]

    def band(self, high: float, colour: str) -> None:
        """Paint the ground of the next band."""
        self.parts.append(f'<rect y="{num(self.y)}" width="{WIDTH}" height="{num(high)}" fill="{colour}"/>')
        self.ink = NIGHT["ink"] if colour == NIGHT["paper"] else DAY["ink"]

    def portrait(self, face: Face, x: float, size: float, seat: int | None = None, compact: bool = False) -> None:
        """Set a portrait."""
        picture = portrait_svg(face, seat=seat, compact=compact, uid=f"face{len(self.parts)}")
        inner = picture.partition(">")[2].rpartition("</svg>")[0]
        self.parts.append(f'<g transform="translate({num(x)} {num(self.y)}) scale({num(size / 100)})">{inner}</g>')

    def row(self, names: list[str], size: float, gap: float, left: float = 20, tall: float = 1) -> float:
        """Set pieces side by side; return where the row ends."""
        for k, name in enumerate(names):
            x = left + k * (size + gap)
            place = f'x="{num(x)}" y="{num(self.y)}" width="{num(size)}" height="{num(size * tall)}"'
            self.parts.append(f'<use href="#{name}" {place} color="{self.ink}"/>')
        return left + len(names) * (size + gap)


def pieces_sheet() -> str:
    """All pieces at 200, 64, 40 and 28 pixels, by day and by night."""
    sheet = Sheet()
    full = [f"counter-{kind}" for kind in COUNTER_NAMES] + ["counter-obstacle", "counter-back"]
    small = [f"mini-{kind}" for kind in CARD_NAMES] + ["mini-obstacle"]
    seats = range(6)
    for colours in (DAY, NIGHT):
        sheet.band(832, colours["paper"])
        sheet.y += 16
        sheet.row([f"card-{kind}" for kind in CARD_NAMES], 140, 11, tall=1.4)
        sheet.row(["card-back"], 140, 11, left=20 + 7 * 151, tall=1.4)
        sheet.y += 212
        sheet.row(full[:4], 200, 10)
        end = sheet.row([f"boot-{seat}" for seat in seats[:3]], 110, 8, left=870)
        sheet.y += 104
        sheet.row([f"boot-{seat}" for seat in seats[3:]], 110, 8, left=870)
        sheet.y += 106
        sheet.row(full[4:], 200, 10)
        sheet.row([f"piece-{seat}" for seat in seats[:3]], 96, 20, left=870)
        sheet.y += 104
        sheet.row([f"piece-{seat}" for seat in seats[3:]], 96, 20, left=870)
        sheet.y += 106
        end = sheet.row(full, 64, 8)
        end = sheet.row(small, 64, 8, left=end + 10)
        sheet.y += 72
        end = sheet.row(full, 40, 6)
        end = sheet.row(small, 40, 6, left=end + 10)
        end = sheet.row(small, 28, 6, left=end + 10)
        sheet.y += 48
        end = sheet.row([f"boot-{seat}" for seat in seats], 40, 4)
        end = sheet.row([f"boot-{seat}" for seat in seats], 28, 4, left=end)
        end = sheet.row([f"piece-{seat}" for seat in seats], 28, 4, left=end + 10)
        end = sheet.row([f"piece-{seat}" for seat in seats], 16, 4, left=end + 10)
        end = sheet.row(["mark-caravan", "mark-castle", "mark-boot"], 40, 6, left=end + 10)
        sheet.row(["mark-caravan", "mark-castle", "mark-boot"], 20, 6, left=end + 10)
        sheet.y += 64
    return _page(sheet, sprite())


def faces_sheet() -> str:
    """All portraits at 200, 64, 40 and 28 pixels, by day and by night, and some for texts."""
    sheet = Sheet()
    names = list(PRESETS)
    for start in range(0, len(names), 6):
        sheet.band(214, DAY["paper"])
        sheet.y += 10
        for k, name in enumerate(names[start : start + 6]):
            sheet.portrait(PRESETS[name], 15 + k * 204, 195)
        sheet.y += 204
    for colours in (DAY, NIGHT):
        sheet.band(318, colours["paper"])
        sheet.y += 10
        for k, name in enumerate(names):
            sheet.portrait(PRESETS[name], 15 + k % 14 * 72, 64, seat=k % 6)
            if k == 13:
                sheet.y += 74
        sheet.y += 74
        for size in (40, 28):
            for k, name in enumerate(names):
                sheet.portrait(PRESETS[name], 15 + k * (size + 4), size, seat=k % 6, compact=True)
            sheet.y += size + 8
        for k in range(17):
            sheet.portrait(face_of(f"elf {k}"), 15 + k * 72, 56, seat=k % 6)
        sheet.y += 66
    return _page(sheet, "<svg></svg>")


def _page(sheet: Sheet, symbols: str) -> str:
    inner = symbols.partition(">")[2].rpartition("</svg>")[0]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{num(sheet.y)}">'
    return f"{head}<defs>{inner}</defs>{''.join(sheet.parts)}</svg>\n"


def main() -> None:
    """Write a sheet."""
    sheets = {"pieces": pieces_sheet, "faces": faces_sheet}
    parser = argparse.ArgumentParser(description="Write a sheet with every piece or every face.")
    parser.add_argument("what", choices=sheets, nargs="?", default="pieces")
    parser.add_argument("-o", "--output", type=Path, default=Path("sheet.svg"))
    chosen = parser.parse_args()
    chosen.output.write_text(sheets[chosen.what](), encoding="utf-8")
    print(f"{chosen.output} shows all {chosen.what}")


if __name__ == "__main__":
    main()
