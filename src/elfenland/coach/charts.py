"""The review's drawings: the stacked curve of all chances, and the map at a moment. Plain SVG, nothing from outside."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from html import escape

from elfenland.coach.judging import SIGNS
from elfenland.coach.reviewing import CurvePoint, Review
from elfenland.game import Game, parse, view_for
from elfenland.game import events as e
from elfenland.picture import PLAYER_COLOURS, board_svg, shape_path
from elfenland.picture.layout import layout
from elfenland.picture.position import Position, drawn_position
from elfenland.picture.styles import painted
from elfenland.picture.view import position_of

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 960, 320, 44, 22, 34
MAP_BOX = "0 0 1140 550"


def curve(review: Review, events: Sequence[e.Event]) -> str:
    """Every seat's chance over the game, stacked, with a line at each round and a sign at each graded decision."""
    last = len(events)

    def x(event: int) -> float:
        return LEFT + (WIDTH - LEFT - 8) * event / last

    def y(share: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share

    parts = [_band(review, seat, x, y) for seat in range(len(review.players))]
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - 8}" y1="{y(share):.1f}" y2="{y(share):.1f}"/>')
        parts.append(f'<text class="tick" x="{LEFT - 6}" y="{y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    for at, event in enumerate(events):
        if isinstance(event, e.RoundBegan):
            parts.append(f'<line class="round" x1="{x(at):.1f}" x2="{x(at):.1f}" y1="{TOP}" y2="{y(0):.1f}"/>')
            parts.append(f'<text class="tick" x="{x(at) + 5:.1f}" y="{HEIGHT - 12}">round {event.round}</text>')
    parts += _marks(review, x, y)
    names = ", ".join(review.players)
    return (
        f'<svg class="curve" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="Chance to win of {escape(names)} over the game, all hands open">{"".join(parts)}</svg>'
    )


def _band(review: Review, seat: int, x: Callable[[int], float], y: Callable[[float], float]) -> str:
    """One seat's part of the whole."""
    floor = [(x(point.event), y(sum(point.shares[:seat]))) for point in review.curve]
    ceiling = [(x(point.event), y(sum(point.shares[: seat + 1]))) for point in review.curve]
    path = "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in ceiling + floor[::-1]) + "Z"
    widest = max(review.curve, key=lambda point: point.shares[seat])
    middle = y(sum(widest.shares[:seat]) + widest.shares[seat] / 2)
    shape = (
        f'<path d="{shape_path(seat, 7)}" transform="translate({x(widest.event) - 14:.1f} {middle:.1f})" class="halo"/>'
    )
    return f'<path d="{path}" fill="{PLAYER_COLOURS[seat]}" class="band"/>' + (
        shape if widest.shares[seat] > 0.12 and widest.event > 2 else ""
    )


def _marks(review: Review, x: Callable[[int], float], y: Callable[[float], float]) -> list[str]:
    """A sign where a seat's decision was graded."""
    found = []
    for seat in review.seats:
        for decision in seat.decisions:
            if decision.grade in ("mistake", "blunder", "brilliant"):
                point = _at(review.curve, decision.event)
                middle = y(sum(point.shares[: seat.seat]) + point.shares[seat.seat] / 2)
                found.append(
                    f'<g transform="translate({x(decision.event):.1f} {middle:.1f})"><circle r="9" class="mark"/>'
                    f'<text class="sign" text-anchor="middle" y="4">{SIGNS[decision.grade]}</text>'
                    f"<title>{escape(seat.name)}: {escape(decision.played)}, {decision.grade}</title></g>"
                )
    return found


def _at(curve: Sequence[CurvePoint], event: int) -> CurvePoint:
    return max((point for point in curve if point.event <= event), key=lambda point: point.event)


# ------------------------------------------------------------------ the map


@cache
def map_symbol() -> str:
    """The map once, for every picture of the page to use."""
    whole = board_svg()
    inner = whole[whole.index(">") + 1 : whole.rindex("</svg>")]
    return (
        '<svg width="0" height="0" style="position:absolute" aria-hidden="true">'
        f'<symbol id="map" viewBox="{MAP_BOX}"><g class="elfmap-day">{inner}</g></symbol></svg>'
    )


def map_at(game: Game, chosen: str, label: str) -> str:
    """The map as it was in a game, with the connection that an action speaks of alight."""
    action = parse(chosen)
    name = getattr(action, "connection", None)
    position = position_of(view_for(game, None))
    position = replace(position, highlight_connections=frozenset([name] if name else []))
    return drawn_map(position, label)


def drawn_map(position: Position, label: str) -> str:
    """The map with a position on it."""
    layers = "".join(painted(layer, False) for layer in drawn_position(position, layout()))
    return (
        f'<svg class="elfmap-day map" viewBox="{MAP_BOX}" role="img" aria-label="{escape(label)}">'
        f'<use href="#map" width="1140" height="550"/>{layers}</svg>'
    )
