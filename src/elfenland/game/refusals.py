"""Why an action is not allowed now, in a sentence and with the rule's number.

The core alone decides what is legal; this module only explains its refusals.
"""

from __future__ import annotations

from collections import Counter
from typing import assert_never

from elfenland.board import BOARD, CARD_NAMES, CHART
from elfenland.errors import Refused
from elfenland.game.actions import Action, Caravan, Draw, End, Keep, Move, Obstacle, Pass, Place
from elfenland.rules import State
from elfenland.rules.numbering import (
    BLOCKED,
    BOOT,
    CARD_COUNT,
    DRAW,
    FREE,
    HAND_KEPT,
    KEEP,
    NONE,
    OBSTACLE_LEFT,
    PLAN,
    TRAVEL,
)

PHASES = {DRAW: ("draw counters", "R2.3"), PLAN: ("plan", "R3.1"), TRAVEL: ("travel", "R4.1"), KEEP: ("keep", "R5.2")}


def refuse(state: State, seat: int, action: Action) -> Refused:
    """The refusal of an action that the core does not allow."""
    code, rule, sentence = _why(state, seat, action)
    return Refused(code, rule, f"player {seat} cannot {action}: {sentence}", seat)


def wrong_cards(state: State, seat: int, action: Caravan | End, count: int) -> Refused | None:
    """The refusal of cards that are too few, too many or not in hand; None where they are right."""
    rule, cards = ("R4.5", action.cards) if isinstance(action, Caravan) else ("R4.8", action.discards)
    who = f"player {seat} cannot {action}"
    if len(cards) != count:
        what = "a caravan here takes" if isinstance(action, Caravan) else "the hand asks for a discard of"
        return Refused("card_count", rule, f"{who}: {what} {count} cards, not {len(cards)}", seat)
    for kind, number in Counter(cards).items():
        held = state.hand(seat)[CARD_NAMES.index(kind)]
        if held < number:
            return Refused("not_in_hand", rule, f"{who}: there are {held} {kind} cards in hand, not {number}", seat)
    return None


def discards_due(state: State, seat: int) -> int:
    """How many cards must be discarded at the end of the turn (R4.8)."""
    return max(0, state.at(CARD_COUNT + seat) - HAND_KEPT)


def _why(state: State, seat: int, action: Action) -> tuple[str, str, str]:
    phase, rule = PHASES[state.phase]
    match action:
        case Draw(kind) if state.phase == DRAW:
            return "not_face_up", "R2.3", f"no {kind} counter lies face up"
        case Place() if state.phase == PLAN:
            return _why_not_place(state, seat, action)
        case Obstacle() if state.phase == PLAN:
            return _why_not_obstacle(state, seat, action)
        case Move() | Caravan() if state.phase == TRAVEL:
            return _why_not_travel(state, seat, action)
        case Keep(kind, secret) if state.phase == KEEP:
            which = "secret" if secret else "such"
            return "no_counter", "R5.2", f"there is no {which} {kind} counter to keep"
        case Draw() | Place() | Obstacle() | Pass() | Move() | Caravan() | End() | Keep():
            return "wrong_phase", rule, f"it is time to {phase}"
        case _:
            assert_never(action)


def _why_not_place(state: State, seat: int, action: Place) -> tuple[str, str, str]:
    way = BOARD.connections[BOARD.connection_index[action.connection]]
    kind = CARD_NAMES.index(action.kind)
    held = state.secrets(seat)[kind]
    if not action.secret:
        held += state.face_up(seat)[kind]
    if not way.is_road:
        return "waterway", "R3.2", "a waterway takes no counter"
    if not held:
        return "no_counter", "R3.1", f"there is no {'secret ' if action.secret else ''}{action.kind} counter to place"
    if not CHART[action.kind][way.terrain]:
        return "terrain", "R3.2", f"a {action.kind} cannot travel the {way.terrain}"
    return "road_taken", "R3.2", "the road has a counter already"


def _why_not_obstacle(state: State, seat: int, action: Obstacle) -> tuple[str, str, str]:
    way = BOARD.connections[BOARD.connection_index[action.connection]]
    if not way.is_road:
        return "waterway", "R3.3", "an obstacle never lies on a waterway"
    if not state.at(OBSTACLE_LEFT + seat):
        return "no_obstacle", "R1.3", "the obstacle has been used"
    if state.at(FREE + way.index):
        return "no_counter_there", "R3.3", "the road has no counter yet"
    assert state.at(BLOCKED + way.index)
    return "blocked", "R3.3", "the road has an obstacle already"


def _why_not_travel(state: State, seat: int, action: Move | Caravan) -> tuple[str, str, str]:
    way = BOARD.connections[BOARD.connection_index[action.connection]]
    town = state.at(BOOT + seat)
    if town not in (way.a, way.b):
        return "elsewhere", "R4.1", f"the boot stands in {BOARD.towns[town].name}"
    kind, price, caravan = state.price(way.index, town)
    if kind == NONE:
        return "no_counter_there", "R4.2", "the road has no counter"
    if isinstance(action, Move):
        rule = "R4.4" if not way.is_road else "R4.3" if state.at(BLOCKED + way.index) else "R4.2"
        held = state.hand(seat)[kind]
        return "cannot_pay", rule, f"it costs {price} {CARD_NAMES[kind]} and there are {held} in hand"
    if not caravan:
        return "no_caravan", "R4.5", "there is no caravan on a waterway"
    if state.at(CARD_COUNT + seat) < caravan:
        return "cannot_pay", "R4.5", f"a caravan here takes {caravan} cards"
    return "caravan_unneeded", "R4.5", f"the {price} {CARD_NAMES[kind]} it costs are in hand"
