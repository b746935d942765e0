"""A picture of a view: what a seat sees, drawn on the map."""

from __future__ import annotations

from elfenland.game import View
from elfenland.game import events as e
from elfenland.picture import Position, board_svg


def position_of(view: View) -> Position:
    """The position in a view, with the latest counters ringed and this round's journeys as trails."""
    trails: list[list[str]] = [[] for _ in view.players]
    placed: list[str] = []
    for event in view.events:
        match event:
            case e.RoundBegan():
                trails = [[] for _ in view.players]
                placed = []
            case e.Moved(player=player, connection=connection):
                trails[player].append(connection)
            case e.Placed(connection=connection):
                placed.append(connection)
    return Position(
        boots=tuple(player.boot for player in view.players),
        pieces=tuple(frozenset(player.pieces) for player in view.players),
        counters=view.counters,
        obstacles=frozenset(view.obstacles),
        prices={connection: view.prices[connection].forth for connection in view.counters},
        last=frozenset(placed[-len(view.players) :]) if view.phase == "plan" else frozenset(),
        trails=tuple(tuple(trail) for trail in trails),
    )


def view_svg(view: View, *, night: bool = False, width: int | None = None) -> str:
    """The picture of a view."""
    return board_svg(position_of(view), night=night, width=width)
