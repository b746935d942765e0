"""A game as plain text, for the terminal, bug reports and tests: `print(game)`."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import TYPE_CHECKING

from elfenland.board import BOARD, CARD_NAMES, Point
from elfenland.rules.numbering import BLOCKED, COLLECTED, NONE, OBSTACLE_LEFT, PLAYERS, ROAD, ROADS, START, TOWN_CARD

if TYPE_CHECKING:
    from elfenland.game.game import Game

#: Columns and rows of the map, and how much of the board one of them shows.
WIDTH, HEIGHT = 96, 30
LEFT, TOP, COLUMN, ROW = BOARD.view_box[0], BOARD.view_box[1], BOARD.view_box[2] / WIDTH, BOARD.view_box[3] / HEIGHT
#: How counters look on the map; the obstacle follows its counter.
LETTERS = {"giant_pig": "P", "elfcycle": "E", "magic_cloud": "C", "unicorn": "U", "troll_wagon": "W", "dragon": "D"}
LEGEND = "P giant pig · E elfcycle · C magic cloud · U unicorn · W troll wagon · D dragon · x obstacle · 0–5 boots"


def table_text(game: Game) -> str:
    """The map, then the players. It hides nothing, so show it only to those who may know everything."""
    seat = game.to_act
    turn = "the game is over" if seat is None else f"{game.players[seat].name} to act"
    head = f"{game.edition}, round {game.round} of {game.options.rounds}, {game.phase}: {turn}"
    market = f"beside the board: {_counted(game.state.market())}"
    return "\n".join([head, *_map(game), LEGEND, market, *(_player(game, n) for n in range(len(game.players)))])


def _player(game: Game, seat: int) -> str:
    state = game.state
    sign = "▸" if seat == game.to_act else " "
    start = ", starts" if seat == state.at(START) else ""
    parts = [
        f"{sign}{seat} {game.players[seat].name}{start}: in {BOARD.towns[state.boot(seat)].name}",
        f"pieces {state.at(COLLECTED + seat)}",
        f"cards {_counted(state.hand(seat))}",
        f"counters {_counted(state.face_up(seat))}",
        f"secret {_counted(state.secrets(seat))}",
        "obstacle" if state.at(OBSTACLE_LEFT + seat) else "no obstacle",
    ]
    if game.options.town_cards and state.at(TOWN_CARD + seat) != NONE:
        parts.append(f"town card {BOARD.towns[state.at(TOWN_CARD + seat)].name}")
    return "; ".join(parts)


def _counted(counts: Iterable[int]) -> str:
    found = (f"{count} {CARD_NAMES[kind].replace('_', ' ')}" for kind, count in enumerate(counts) if count)
    return ", ".join(found) or "none"


def _map(game: Game) -> list[str]:
    """Roads as dots, water as waves, counters in the middle of their road, boots behind their town."""
    state = game.state
    cells = [[" "] * WIDTH for _ in range(HEIGHT)]
    for way in BOARD.connections:
        course = [BOARD.towns[way.a].at, *way.course, BOARD.towns[way.b].at]
        for point in _points(course):
            _write(cells, point, "·" if way.is_road else "~")
    for index, way in enumerate(BOARD.connections[:ROADS]):
        if kind := state.at(ROAD + index):
            letter = LETTERS[CARD_NAMES[kind - 1]] + ("x" if state.at(BLOCKED + index) else "")
            _write(cells, way.course[len(way.course) // 2], letter)
    for town in BOARD.towns:
        boots = "".join(str(seat) for seat in range(state.at(PLAYERS)) if state.boot(seat) == town.index)
        label = f"{town.name} {boots}" if boots else town.name
        _write(cells, town.at, label, len(label) // 2)
    return ["".join(row).rstrip() for row in cells]


def _points(course: list[Point]) -> Iterable[Point]:
    """Points close enough to leave no gap in the text."""
    for (x0, y0), (x1, y1) in pairwise(course):
        steps = 1 + int(2 * max(abs(x1 - x0) / COLUMN, abs(y1 - y0) / ROW))
        for step in range(steps + 1):
            yield (x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps)


def _write(cells: list[list[str]], at: Point, text: str, left: int = 0) -> None:
    column = int((at[0] - LEFT) / COLUMN) - left
    column = max(0, min(WIDTH - len(text), column))
    row = max(0, min(HEIGHT - 1, int((at[1] - TOP) / ROW)))
    cells[row][column : column + len(text)] = text
