"""The charts of a tournament report, as inline SVG that loads nothing from outside."""

from __future__ import annotations

import re
from collections.abc import Sequence
from io import StringIO
from typing import TYPE_CHECKING, Any

from elfenland.arena.ratings import EXTRA, MissingExtra, Standing

if TYPE_CHECKING:
    from matplotlib.figure import Figure

INK, SOFT, GRID = "#2b1d12", "#6f5940", "#e2d6ba"
ACCENT = "#2f5d50"
#: Colours that colour-blind readers can tell apart; each bot also has its own marker.
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#8a6d00", "#56b4e9", "#7a3e9d", "#444444")
MARKS = "osD^vPX*"
LONGEST_NAME = 28


def _figure(width: float, height: float) -> tuple[Figure, Any]:
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise MissingExtra(EXTRA) from None
    figure = Figure(figsize=(width, height), layout="constrained")
    figure.patch.set_alpha(0)
    axes = figure.add_subplot()
    axes.patch.set_alpha(0)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    for side in ("left", "bottom"):
        axes.spines[side].set_color(SOFT)
    axes.tick_params(colors=SOFT, labelcolor=INK)
    return figure, axes


def _svg(figure: Figure, title: str) -> str:
    """The figure as an SVG element with a label for screen readers and no external address."""
    import matplotlib

    text = StringIO()
    with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": title, "font.family": "sans-serif"}):
        figure.savefig(text, format="svg", metadata=dict.fromkeys(("Creator", "Date", "Format", "Type")))
    svg = text.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'\s+xmlns(:\w+)?="[^"]*"', "", svg)
    return svg.replace("<svg ", f'<svg role="img" aria-label="{title}" ', 1)


def short(bot: str) -> str:
    """A bot's name, shortened for an axis."""
    return bot if len(bot) <= LONGEST_NAME else bot[: LONGEST_NAME - 1] + "…"


def _names(axes: Any, standings: Sequence[Standing]) -> list[int]:
    """Label the left side with the bots, best at the top; return their heights."""
    heights = list(range(len(standings)))[::-1]
    axes.set_yticks(heights, [short(standing.bot) for standing in standings])
    axes.set_ylim(-0.6, len(standings) - 0.4)
    axes.grid(axis="x", color=GRID)
    axes.set_axisbelow(True)
    return heights


def ladder(standings: Sequence[Standing]) -> str:
    """Each bot's rating, plus and minus two deviations."""
    figure, axes = _figure(7.5, 1.2 + 0.4 * len(standings))
    heights = _names(axes, standings)
    mus, twice = [s.mu for s in standings], [2 * s.sigma for s in standings]
    axes.errorbar(mus, heights, xerr=twice, fmt="o", color=ACCENT, ecolor=ACCENT, elinewidth=2, capsize=4)
    for mu, height in zip(mus, heights, strict=True):
        axes.annotate(f"{mu:.1f}", (mu, height), (0, 7), textcoords="offset points", ha="center", color=INK, fontsize=9)
    axes.set_xlabel("rating ± two deviations", color=INK)
    return _svg(figure, "Rating ladder")


def matrix(standings: Sequence[Standing], shares: Sequence[Sequence[float | None]]) -> str:
    """How often the row's bot finished ahead of the column's."""
    from math import nan

    size = 1.8 + 0.62 * len(standings)
    figure, axes = _figure(size + 1.6, size)
    names = [short(s.bot) for s in standings]
    values = [[nan if share is None else share for share in row] for row in shares]
    axes.imshow(values, cmap="BrBG", vmin=0, vmax=1)
    axes.set_xticks(range(len(names)), names, rotation=40, ha="right")
    axes.set_yticks(range(len(names)), names)
    for i, row in enumerate(shares):
        for j, share in enumerate(row):
            text, colour = ("–", SOFT) if share is None else (f"{100 * share:.0f}", INK)
            if share is not None and abs(share - 0.5) > 0.33:
                colour = "white"
            axes.text(j, i, text, ha="center", va="center", color=colour)
    axes.set_xlabel("… finished ahead of this bot, in %", color=INK)
    return _svg(figure, "Win matrix")


def towns(standings: Sequence[Standing]) -> str:
    """Mean town pieces after each round."""
    figure, axes = _figure(7.5, 4.2)
    for i, standing in enumerate(standings):
        means = [sum(pieces) / len(pieces) for pieces in standing.pieces_by_round if pieces]
        rounds = range(1, 1 + len(means))
        style = {"color": COLOURS[i % len(COLOURS)], "marker": MARKS[i % len(MARKS)]}
        axes.plot(rounds, means, label=short(standing.bot), **style)
    axes.set_xticks(range(1, 5))
    axes.set_ylim(0, 20.5)
    axes.set_xlabel("round", color=INK)
    axes.set_ylabel("mean town pieces", color=INK)
    axes.grid(color=GRID)
    axes.legend(frameon=False, labelcolor=INK, loc="upper left", bbox_to_anchor=(1, 1))
    return _svg(figure, "Towns per round")


def times(standings: Sequence[Standing]) -> str:
    """Each bot's mean and slowest decision."""
    figure, axes = _figure(7.5, 1.4 + 0.4 * len(standings))
    heights = _names(axes, standings)
    for values, mark, name in (
        ([1000 * s.seconds_per_decision for s in standings], "o", "mean"),
        ([1000 * s.slowest for s in standings], "|", "slowest"),
    ):
        axes.plot([max(0.001, v) for v in values], heights, mark, color=ACCENT, label=name, markersize=9)
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:g}")
    axes.set_xlabel("ms per decision", color=INK)
    axes.legend(frameon=False, labelcolor=INK, loc="upper left", bbox_to_anchor=(1, 1))
    return _svg(figure, "Time per move")
