"""A tournament report as one self-contained HTML page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from elfenland.arena import plots
from elfenland.arena.play import Played
from elfenland.arena.ratings import Standing, standings, win_matrix

STYLE = """
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; background: #fcf5e2; color: #2b1d12;
  font: 16px/1.5 system-ui, sans-serif; }
h1, h2 { font-family: Georgia, serif; font-weight: 600; }
h2 { margin-top: 2.5rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .6rem; border-bottom: 1px solid #d8c19a; text-align: right; }
th:nth-child(-n+2), td:nth-child(-n+2) { text-align: left; }
.wide { overflow-x: auto; }
td { white-space: nowrap; }
td:nth-child(2) { white-space: normal; min-width: 11rem; overflow-wrap: anywhere; }
svg { max-width: 100%; height: auto; }
p.note { color: #6f5940; }
"""

COLUMNS = (
    "rank", "bot", "rating", "±", "win share", "95% interval", "games", "pieces", "early wins",
    "ms per decision", "slowest ms", "faults",
)  # fmt: skip


def page(terms: dict[str, Any], games: Sequence[Played], command: str, version: str) -> str:
    """The whole page."""
    table = standings(terms["bots"], games)
    shares = win_matrix([standing.bot for standing in table], games)
    parts = [
        f"<p>{_summary(terms, games)}</p>",
        _section("Standings", f'<div class="wide">{_standings(table)}</div>', RATING_NOTE),
        _section("Rating ladder", plots.ladder(table)),
        _section("Who finishes ahead of whom", plots.matrix(table, shares), MATRIX_NOTE),
        _section("Towns per round", plots.towns(table)),
        _section("Time per move", plots.times(table)),
        _section("Faults", _faults(table)),
        _section("Play it again", f"<p><code>{escape(command)}</code></p>", f"elfenland {escape(version)}"),
    ]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>Elfenland tournament</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        "<h1>Elfenland tournament</h1>\n" + "\n".join(parts) + "\n</body>\n</html>\n"
    )


RATING_NOTE = (
    "Ratings by openskill's Plackett-Luce model, from the ranks of every game in order; ± is one deviation. "
    "A shared win counts in part. The interval treats each deal, played from every seat, as one observation."
)
MATRIX_NOTE = "How often, in %, the row's bot finished ahead of the column's at the same table; a tie counts half."


def _section(title: str, body: str, note: str = "") -> str:
    below = f'\n<p class="note">{note}</p>' if note else ""
    return f"<h2>{title}</h2>\n{body}{below}"


def _summary(terms: dict[str, Any], games: Sequence[Played]) -> str:
    time = "" if terms["time"] is None else f", {terms['time']:g} s per decision"
    return (
        f"{len(games)} games with {terms['players']} players, edition {escape(terms['edition'])}, "
        f"town cards {'on' if terms['options']['town_cards'] else 'off'}{time}, deals from seed {terms['seed']}."
    )


def _standings(table: Sequence[Standing]) -> str:
    head = "".join(f'<th scope="col">{column}</th>' for column in COLUMNS)
    rows = "\n".join(_row(rank, standing) for rank, standing in enumerate(table, 1))
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody>\n</table>"


def _row(rank: int, standing: Standing) -> str:
    share = standing.share
    cells = (
        str(rank),
        f"<code>{escape(standing.bot)}</code>",
        f"{standing.mu:.1f}",
        f"{standing.sigma:.1f}",
        f"{share.value:.1%}",
        share.interval,
        str(standing.games),
        f"{standing.mean_pieces:.2f}",
        str(standing.early),
        f"{1000 * standing.seconds_per_decision:.2f}",
        f"{1000 * standing.slowest:.0f}",
        str(standing.faults.total()),
    )
    return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def _faults(table: Sequence[Standing]) -> str:
    """Which bots misbehaved, and how; a stand-in played those turns."""
    bots = [
        f"<li><code>{escape(standing.bot)}</code>: "
        + ", ".join(f"{code} {count}" for code, count in sorted(standing.faults.items()))
        + "</li>"
        for standing in table
        if standing.faults
    ]
    return (
        f"<ul>{''.join(bots)}</ul>" if bots else "<p>None: every bot played all its turns itself and by the rules.</p>"
    )
