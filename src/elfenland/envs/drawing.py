"""How the environments render a state: as text, as SVG, or as an array of pixels."""

from __future__ import annotations

import io
from functools import cache

import numpy as np

from elfenland.board import BOARD, CARD_NAMES, COUNTER_NAMES
from elfenland.envs.layout import Bytes
from elfenland.errors import from_clone
from elfenland.picture import Position, board_svg, png
from elfenland.picture.board import opening
from elfenland.picture.layout import layout
from elfenland.picture.position import drawn_position
from elfenland.picture.styles import scope_name
from elfenland.rules import State
from elfenland.rules.numbering import (
    BLOCKED,
    BOOT,
    CARD_COUNT,
    COLLECTED,
    DISCARD,
    DRAW,
    KEEP,
    OBSTACLE_LEFT,
    OVER,
    PAY,
    PLAN,
    PLAYERS,
    ROAD,
    ROUND,
    TRAVEL,
)

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
WIDTH = 1000  # the width of pictures in pixels


def render(state: State, mode: str | None) -> str | Bytes | None:
    """Render a state in one of the RENDER_MODES; `human` prints it."""
    if mode == "human":
        print(ansi(state))
        return None
    if mode == "ansi":
        return ansi(state)
    if mode == "svg":
        return svg(state)
    return rgb_array(state)


def check_mode(mode: str | None) -> str | None:
    """Return the mode if it exists, or raise ValueError."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"there is no render mode {mode!r}; choose from {', '.join(RENDER_MODES)}")
    return mode


def position_of(state: State) -> Position:
    """The state as a position to draw."""
    seats = range(state.at(PLAYERS))
    roads = [road for road in BOARD.roads if state.at(ROAD + road.index)]
    return Position(
        boots=tuple(BOARD.towns[state.at(BOOT + seat)].id for seat in seats),
        pieces=tuple(frozenset(BOARD.towns[town].id for town in state.pieces(seat)) for seat in seats),
        counters={road.id: CARD_NAMES[state.at(ROAD + road.index) - 1] for road in roads},
        obstacles=frozenset(road.id for road in roads if state.at(BLOCKED + road.index)),
        prices={road.id: state.price(road.index, road.a)[1] for road in roads},
    )


def svg(state: State) -> str:
    """The board as a self-contained picture."""
    return board_svg(position_of(state))


def rgb_array(state: State, width: int = WIDTH) -> Bytes:
    """The board as an array of height x width x 3 bytes."""
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
    """Only what is on the board: counters, obstacles, pieces and boots."""
    return f"{opening(scope_name(False))}{drawn_position(position, layout())[2]}</svg>"


NEEDS = f"rgb_array needs an extra, {from_clone('research')}"


@cache
def _empty_board(width: int) -> bytes:
    """The board without a position; drawn only once, because it is slow and never changes."""
    return png(board_svg(), width)


def ansi(state: State) -> str:
    """The whole state as text, with a line for each player and one for the roads."""
    seats = range(state.at(PLAYERS))
    actor = state.actor
    turn = f", player {actor} to act" if actor >= 0 else ""
    lines = [f"round {state.at(ROUND) + 1}, {PHASE_WORDS.get(state.phase, 'chance')}{turn}"]
    lines.append(f"face up: {_kinds(state.market())}")
    for seat in seats:
        sign = ">" if seat == actor else " "
        obstacle = "obstacle" if state.at(OBSTACLE_LEFT + seat) else "no obstacle"
        lines.append(
            f"{sign} player {seat} in {BOARD.towns[state.at(BOOT + seat)].name}, "
            f"{state.at(COLLECTED + seat)} pieces, {obstacle}, "
            f"{state.at(CARD_COUNT + seat)} cards: {_kinds(state.hand(seat))}, "
            f"counters: {_kinds(state.face_up(seat))}, "
            f"secret: {_kinds(state.secrets(seat))}"
        )
    counters = [
        f"{road.id} {COUNTER_NAMES[state.at(ROAD + road.index) - 1]}{' + obstacle' * state.at(BLOCKED + road.index)}"
        for road in BOARD.roads
        if state.at(ROAD + road.index)
    ]
    lines.append(f"roads: {', '.join(counters) or 'empty'}")
    return "\n".join(lines)


def _kinds(counts: list[int]) -> str:
    return (
        " ".join(
            f"{CARD_NAMES[kind]}*{count}" if count > 1 else CARD_NAMES[kind]
            for kind, count in enumerate(counts)
            if count
        )
        or "none"
    )
