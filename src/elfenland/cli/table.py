"""The table in the terminal: players, roads with their counters, your own hand."""

from __future__ import annotations

from rich.panel import Panel
from rich.table import Table

from elfenland.board import BOARD
from elfenland.cli.common import out
from elfenland.cli.story import TOWN, cards_text, connection_name, kind_name
from elfenland.game import View

SHAPES = "●■▲◆★⬢"
COLOURS = ("blue", "red", "green", "yellow", "magenta", "white")
PHASES = {
    "draw": "3 Draw counters",
    "plan": "4 Plan the travel routes",
    "travel": "5 Move the elf boots",
    "keep": "6 Finish the round",
    "over": "The game is over",
}


def mark(seat: int) -> str:
    """A player's colour and shape."""
    return f"[{COLOURS[seat]}]{SHAPES[seat]}[/]"


def print_table(view: View, only_mine: bool = False) -> None:
    """Print what a view shows."""
    if not only_mine:
        out.rule(f"Round {view.round} of {view.options['rounds']} · {PHASES[view.phase]}")
        out.print(_players(view))
        if view.counters:
            out.print(_roads(view))
        out.print(f"Counters beside the board: {cards_text(view.face_up)} face up, {view.face_down_counters} face down")
    if view.seat is not None:
        out.print(_mine(view))


def _players(view: View) -> Table:
    table = Table(box=None, pad_edge=False)
    for column in ("", "player", "boot in"):
        table.add_column(column)
    for column in ("pieces", "cards", "secret"):
        table.add_column(column, justify="right")
    table.add_column("face-up counters")
    table.add_column("obstacle")
    for seat, player in enumerate(view.players):
        turn = "▸" if seat == view.to_act else " "
        start = " (starts)" if seat == view.round_starting_player else ""
        table.add_row(
            f"{turn} {mark(seat)}",
            f"{player.name}{start}",
            TOWN[player.boot],
            str(player.collected),
            str(player.cards),
            str(player.secret_counters),
            cards_text(player.counters),
            "unused" if player.obstacle else "used",
        )
    return table


def _roads(view: View) -> Table:
    table = Table(box=None, pad_edge=False, title="Roads with counters", title_justify="left")
    for column in ("road", "terrain", "counter", "costs"):
        table.add_column(column)
    for road, kind in sorted(view.counters.items()):
        price = view.prices[road].forth
        blocked = " + obstacle" if road in view.obstacles else ""
        terrain = BOARD.connections[BOARD.connection_index[road]].terrain
        table.add_row(connection_name(road), terrain, kind_name(kind) + blocked, f"{price} {kind_name(kind, price)}")
    return table


def _mine(view: View) -> Panel:
    assert view.seat is not None
    me = view.players[view.seat]
    lines = [f"Cards: {cards_text(me.hand or ())}", f"Counters: {cards_text(me.counters)}"]
    if me.secrets:
        lines.append(f"Secret counters: {cards_text(me.secrets)}")
    if me.town_card:
        lines.append(f"Town card: {TOWN[me.town_card]}")
    lines.append(f"Still to visit: {', '.join(TOWN[town] for town in me.pieces) or 'nothing'}")
    return Panel("\n".join(lines), title=f"{mark(view.seat)} {me.name}", title_align="left")
