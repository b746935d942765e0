"""Draw the two diagrams of ARCHITECTURE.md: docs/move.svg, how a move travels, and docs/round.svg, the phases of a round.

    python docs/draw_diagrams.py
"""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).parent
INK, PAPER, FILL, CHANCE, OVER = "#2d3b2f", "#f8f3e4", "#cfe0a3", "#a9cfe0", "#e3c8b4"
STYLE = (
    f"text{{font:13px sans-serif;fill:{INK}}}.name{{font-weight:bold}}.paper{{fill:{PAPER}}}"
    f"rect,path{{stroke:{INK};stroke-width:1}}path{{fill:none}}.back{{stroke-dasharray:5 4}}"
    f".paper{{stroke:none}}.head{{fill:{INK};stroke:none}}"
)


def svg(width: int, height: int, title: str, parts: list[str]) -> str:
    """A picture with an arrowhead to use."""
    head = (
        '<marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
        '<path class="head" d="M0 0L8 4L0 8z"/></marker>'
    )
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
            f"<title>{title}</title>",
            f"<defs>{head}</defs>",
            f"<style>{STYLE}</style>",
            f'<rect class="paper" width="{width}" height="{height}"/>',
            *parts,
            "</svg>\n",
        ]
    )


def box(x: float, y: float, name: str, fill: str, width: float = 108) -> list[str]:
    """A box with its name, around a point."""
    return [
        f'<rect x="{x - width / 2}" y="{y - 15}" width="{width}" height="30" rx="6" fill="{fill}"/>',
        f'<text x="{x}" y="{y + 4.5}" text-anchor="middle" class="name">{name}</text>',
    ]


# ------------------------------------------------------------------ a move

PLACES = ["page (playing.js)", "server/api_play", "server/play", "game.Game", "rules.core", "server/store"]
#: From which place to which, what is said, and whether it is an answer.
MESSAGES = [
    (0, 1, "POST action, version, id", False),
    (1, 2, "who asks, for which seat", False),
    (2, 3, "copy().play(text, seat)", False),
    (3, 3, "parse → Action → codec → decisions", False),
    (3, 4, "apply (legal or refused)", False),
    (4, 3, "new state", True),
    (3, 4, "chance: sample, resolve", False),
    (3, 2, "events", True),
    (2, 5, "append (game, version)", False),
    (5, 2, "on disk", True),
    (2, 0, "answer: redacted entry, view without history", True),
    (2, 0, "streams: the same for every other seat", True),
]
COLUMN, FIRST, STEP = 168, 84, 34


def move_svg() -> str:
    """Who tells whom what, from top to bottom."""
    height = FIRST + STEP * len(MESSAGES) + 24
    parts = []
    for number, place in enumerate(PLACES):
        x = FIRST + COLUMN * number
        parts += [f'<path d="M{x} 40V{height - 12}" stroke-opacity=".35"/>', *box(x, 26, place, FILL, 136)]
    for number, (start, end, said, answer) in enumerate(MESSAGES):
        y = FIRST + STEP * number
        a, b = FIRST + COLUMN * start, FIRST + COLUMN * end
        dashes = ' class="back"' if answer else ""
        if start == end:
            parts.append(f'<path d="M{a} {y - 8}h22v14h-20" marker-end="url(#arrow)"/>')
            parts.append(f'<text x="{a + 30}" y="{y + 3}">{said}</text>')
            continue
        parts.append(f'<path d="M{a} {y}H{b}"{dashes} marker-end="url(#arrow)"/>')
        parts.append(f'<text x="{(a + b) / 2}" y="{y - 6}" text-anchor="middle">{said}</text>')
    return svg(FIRST * 2 + COLUMN * (len(PLACES) - 1), height, "One move, from the browser to the disk and back", parts)


# ------------------------------------------------------------------ a round

#: Where each phase stands, and who acts in it.
PHASES = {
    "TURN_UP": (90, 60, CHANCE),
    "DEAL": (310, 60, CHANCE),
    "SECRET": (530, 60, CHANCE),
    "DRAW": (750, 60, FILL),
    "REFILL": (670, 190, CHANCE),
    "BLIND": (830, 190, CHANCE),
    "PLAN": (750, 320, FILL),
    "TRAVEL": (530, 320, FILL),
    "PAY": (530, 190, FILL),
    "DISCARD": (530, 450, FILL),
    "KEEP": (200, 320, FILL),
    "OVER": (200, 450, OVER),
}
#: Each way from one phase to the next: its path, its words, and where they stand.
WAYS = [
    ("M8 60H34", "", 0, 0, "start"),
    ("M144 60H254", "", 0, 0, "start"),
    ("M364 60H474", "R2.1 hands", 419, 40, "middle"),
    ("M584 60H694", "R2.2 everyone", 639, 40, "middle"),
    ("M735 75L690 173", "R2.3 market", 698, 122, "end"),
    ("M710 175L748 77", "", 0, 0, "start"),
    ("M765 75L810 173", "R2.3 face down", 802, 122, "start"),
    ("M790 175L752 77", "", 0, 0, "start"),
    ("M680 205L735 303", "", 0, 0, "start"),
    ("M820 205L765 303", "everyone has drawn three", 800, 262, "start"),
    ("M696 320H586", "R3.5 all passed", 641, 310, "middle"),
    ("M515 305V207", "R4.5 caravan", 507, 258, "end"),
    ("M545 205V303", "", 0, 0, "start"),
    ("M515 335V433", "R4.8 more than", 507, 380, "end"),
    ("M515 335V433", "four cards", 507, 396, "end"),
    ("M545 435V337", "next traveller", 553, 388, "start"),
    ("M476 320H256", "R5.2 everyone has travelled", 366, 310, "middle"),
    ("M476 440L258 336", "", 0, 0, "start"),
    ("M476 330L258 440", "", 0, 0, "start"),
    ("M476 456H256", "R6", 366, 474, "middle"),
    ("M220 305L300 77", "next round", 282, 200, "start"),
    ("M180 305L100 77", "option reshuffle", 128, 200, "end"),
]


def round_svg() -> str:
    """The phases, and what leads from one to the next."""
    parts = [f'<path d="{path}" marker-end="url(#arrow)"/>' for path in dict.fromkeys(way[0] for way in WAYS)]
    for name, (x, y, fill) in PHASES.items():
        parts += box(x, y, name, fill)
    parts += [f'<text x="{x}" y="{y}" text-anchor="{anchor}">{said}</text>' for _, said, x, y, anchor in WAYS if said]
    for number, (fill, who) in enumerate([(FILL, "a seat acts"), (CHANCE, "chance acts"), (OVER, "nobody acts")]):
        x = 640 + 110 * number
        parts.append(f'<rect x="{x}" y="440" width="16" height="16" rx="3" fill="{fill}"/>')
        parts.append(f'<text x="{x + 22}" y="453">{who}</text>')
    parts.append('<text x="14" y="30">R1.2 first round, R5.3 option</text>')
    return svg(980, 490, "A round: the phases and what leads from one to the next", parts)


DRAWINGS = {"move.svg": move_svg, "round.svg": round_svg}

if __name__ == "__main__":
    for name, drawn in DRAWINGS.items():
        (HERE / name).write_text(drawn(), encoding="utf-8")
        print(f"wrote {HERE / name}")
