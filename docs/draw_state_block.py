"""Draw docs/state-block.svg: a state's bytes, as src/elfenland/rules/numbering.py lays them out.

    python docs/draw_state_block.py
"""

from __future__ import annotations

from pathlib import Path

from elfenland.rules import numbering

TARGET = Path(__file__).with_name("state-block.svg")
SEAT, BOARD, BAGS, TURN, OPTIONS = "#cfe0a3", "#f1d58a", "#a9cfe0", "#e3c8b4", "#d9d2c3"
#: Where each group of bytes begins, in the order of the block: its name, its colour, what it holds.
GROUPS = [
    ("HAND", SEAT, "cards by seat and kind"),
    ("OPEN", SEAT, "face-up counters by seat and kind"),
    ("HIDDEN", SEAT, "secret counters by seat and kind"),
    ("PIECE", SEAT, "1 while a piece lies on the town, by seat and town"),
    ("CARD_COUNT", SEAT, "cards in hand, by seat"),
    ("COLLECTED", SEAT, "pieces taken, by seat"),
    ("BOOT", SEAT, "the boot's town, by seat"),
    ("OBSTACLE_LEFT", SEAT, "1 while unused, by seat"),
    ("TOWN_CARD", SEAT, "the town card's town, by seat"),
    ("STACK", BAGS, "cards in no hand, by kind, and their sum"),
    ("BAG", BAGS, "face-down counters, by kind, and their sum"),
    ("MARKET", BAGS, "the five counters beside the board, by kind"),
    ("ROAD", BOARD, "1 + kind of the counter on each road"),
    ("FREE", BOARD, "1 where a road has no counter"),
    ("BLOCKED", BOARD, "1 where a road has an obstacle"),
    ("TOWN_CARD_LEFT", BAGS, "town cards not yet dealt"),
    ("PHASE", TURN, "phase, round, starting player, who acts, steps, passes, caravan, winner, players"),
    ("OPT_TOWN_CARDS", OPTIONS, "the seven options"),
    ("SIZE", OPTIONS, ""),
]
WIDTH, LEFT, ROW, SCALE = 860, 150, 26, 1.15


def drawing() -> str:
    """The picture: one row for each group, its bar where its bytes lie."""
    rows = []
    for number, ((name, colour, holds), (after, _, _)) in enumerate(zip(GROUPS, GROUPS[1:], strict=False)):
        start, end = getattr(numbering, name), getattr(numbering, after)
        top, x, width = 12 + ROW * number, LEFT + SCALE * start, max(3.0, SCALE * (end - start))
        right = x + width + 8
        beside = f'x="{x - 8:.1f}" text-anchor="end"' if right > 560 else f'x="{right:.1f}"'
        rows += [
            f'<text x="{LEFT - 12}" y="{top + 16}" text-anchor="end" class="name">{name}</text>',
            f'<rect x="{x:.1f}" y="{top + 3}" width="{width:.1f}" height="18" rx="3" fill="{colour}"/>',
            f'<text {beside} y="{top + 16}">{start}–{end - 1}  {holds}</text>',
        ]
    height = 24 + ROW * (len(GROUPS) - 1)
    style = (
        "text{font:13px sans-serif;fill:#2d3b2f}.name{font-weight:bold}rect{stroke:#2d3b2f;stroke-width:.8}"
        f".paper{{fill:#f8f3e4;stroke:none}}"
    )
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}">'
    body = "\n".join([f"<style>{style}</style>", f'<rect class="paper" width="{WIDTH}" height="{height}"/>', *rows])
    return f"{head}\n{body}\n</svg>\n"


if __name__ == "__main__":
    TARGET.write_text(drawing(), encoding="utf-8")
    print(f"wrote {TARGET}")
