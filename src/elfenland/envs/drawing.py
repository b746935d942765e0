"""How the environments show a state: as text, as SVG, as an array of pixels."""

from __future__ import annotations

import io
from functools import cache

import numpy as np

from elfenland.board import BOARD, COUNTER_KINDS, KINDS
from elfenland.envs.layout import Bytes
from elfenland.numbering import (
    BLOCKED,
    CARD_COUNT,
    CARDS,
    COLLECTED,
    DISCARD,
    DRAW,
    FACE,
    HAND,
    HIDDEN,
    KEEP,
    OBSTACLE_LEFT,
    OPEN,
    OVER,
    PAY,
    PIECE,
    PLACE,
    PLAN,
    PLAYERS,
    ROAD,
    ROUND,
    TOWNS,
    TRAVEL,
)
from elfenland.numbering import KINDS as COUNTERS
from elfenland.picture import Position, board_svg
from elfenland.picture.board import opening
from elfenland.picture.layout import layout
from elfenland.picture.position import drawn_position
from elfenland.picture.styles import scope_name
from elfenland.state import State

RENDER_MODES = ["human", "ansi", "svg", "rgb_array"]
PHASE_WORDS = {
    DRAW: "draw a counter",
    PLAN: "plan",
    TRAVEL: "travel",
    PAY: "pay a caravan",
    DISCARD: "discard",
    KEEP: "keep a counter",
    OVER: "the game is over",
}
WIDTH = 1000  # of pictures, in pixels


def render(state: State, mode: str | None) -> str | Bytes | None:
    """The state in one of the RENDER_MODES; `human` prints it."""
    if mode == "human":
        print(ansi(state))
        return None
    if mode == "ansi":
        return ansi(state)
    if mode == "svg":
        return svg(state)
    return rgb_array(state)


def check_mode(mode: str | None) -> str | None:
    """A render mode that exists, or none."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"there is no render mode {mode!r}; there are {', '.join(RENDER_MODES)}")
    return mode


def position_of(state: State) -> Position:
    """The state as the picture draws it."""
    seats = range(state.at(PLAYERS))
    roads = [road for road in BOARD.roads if state.at(ROAD + road.index)]
    return Position(
        boots=tuple(BOARD.towns[state.at(PLACE + p)].id for p in seats),
        pieces=tuple(frozenset(t.id for t in BOARD.towns if state.at(PIECE + TOWNS * p + t.index)) for p in seats),
        counters={road.id: KINDS[state.at(ROAD + road.index) - 1] for road in roads},
        obstacles=frozenset(road.id for road in roads if state.at(BLOCKED + road.index)),
        prices={road.id: state.price(road.index, road.a)[1] for road in roads},
    )


def svg(state: State) -> str:
    """The board as a picture that stands alone."""
    return board_svg(position_of(state))


def rgb_array(state: State, width: int = WIDTH) -> Bytes:
    """The board as height x width x 3 bytes."""
    try:
        from PIL import Image
    except ImportError as error:
        raise ImportError(NEEDS) from error
    layers = [_empty_board(width), png(things_svg(position_of(state)), width)]
    images = [Image.open(io.BytesIO(layer)).convert("RGBA") for layer in layers]
    picture = Image.new("RGBA", images[0].size, "white")
    for image in images:
        picture.alpha_composite(image)
    return np.asarray(picture.convert("RGB"))


def things_svg(position: Position) -> str:
    """Only what lies on the board: counters, obstacles, pieces and boots."""
    return f"{opening(scope_name(False))}{drawn_position(position, layout())[2]}</svg>"


NEEDS = "rgb_array needs the extra: pip install 'elfenland[research]'"


def png(picture: str, width: int) -> bytes:
    """An SVG as PNG."""
    try:
        import resvg_py
    except ImportError as error:
        raise ImportError(NEEDS) from error
    return bytes(resvg_py.svg_to_bytes(svg_string=picture, width=width, skip_system_fonts=True))


@cache
def _empty_board(width: int) -> bytes:
    """The board without a position, drawn once: it takes most of the time and never changes."""
    return png(board_svg(), width)


def ansi(state: State) -> str:
    """The whole state as text, one line a player and one for the roads."""
    seats = range(state.at(PLAYERS))
    actor = state.actor
    turn = f", player {actor} to act" if actor >= 0 else ""
    lines = [f"round {state.at(ROUND) + 1}, {PHASE_WORDS.get(state.phase, 'chance')}{turn}"]
    lines.append(f"face up: {_kinds(state.row(FACE, COUNTERS))}")
    for p in seats:
        sign = ">" if p == actor else " "
        obstacle = "obstacle" if state.at(OBSTACLE_LEFT + p) else "no obstacle"
        lines.append(
            f"{sign} player {p} in {BOARD.towns[state.at(PLACE + p)].name}, "
            f"{state.at(COLLECTED + p)} pieces, {obstacle}, "
            f"{state.at(CARD_COUNT + p)} cards: {_kinds(state.row(HAND + CARDS * p, CARDS))}, "
            f"counters: {_kinds(state.row(OPEN + COUNTERS * p, COUNTERS))}, "
            f"secret: {_kinds(state.row(HIDDEN + COUNTERS * p, COUNTERS))}"
        )
    laid = [
        f"{road.id} {COUNTER_KINDS[state.at(ROAD + road.index) - 1]}{' + obstacle' * state.at(BLOCKED + road.index)}"
        for road in BOARD.roads
        if state.at(ROAD + road.index)
    ]
    lines.append(f"roads: {', '.join(laid) or 'empty'}")
    return "\n".join(lines)


def _kinds(counts: list[int]) -> str:
    return " ".join(f"{KINDS[k]}*{n}" if n > 1 else KINDS[k] for k, n in enumerate(counts) if n) or "none"
