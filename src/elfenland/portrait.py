"""A view as a picture: what a seat sees, drawn on the map."""

from __future__ import annotations

from elfenland import events as e
from elfenland.picture import Position, board_svg
from elfenland.views import View


def position_of(view: View) -> Position:
    """The position that a view shows, with the last counters ringed and this round's journeys as trails."""
    trails: list[list[str]] = [[] for _ in view.players]
    laid: list[str] = []
    for event in view.events:
        match event:
            case e.RoundBegan():
                trails = [[] for _ in view.players]
                laid = []
            case e.Moved(player=player, connection=way):
                trails[player].append(way)
            case e.Placed(connection=way):
                laid.append(way)
    return Position(
        boots=tuple(player.boot for player in view.players),
        pieces=tuple(frozenset(player.pieces) for player in view.players),
        counters=view.counters,
        obstacles=frozenset(view.obstacles),
        prices={way: view.prices[way].forth for way in view.counters},
        last=frozenset(laid[-len(view.players) :]) if view.phase == "plan" else frozenset(),
        trails=tuple(tuple(trail) for trail in trails),
    )


def view_svg(view: View, *, night: bool = False, width: int | None = None) -> str:
    """The picture of a view."""
    return board_svg(position_of(view), night=night, width=width)
