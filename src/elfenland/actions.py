"""What a player can wish for: whole actions with a text form that prints and parses.

draw dragon · draw blind
place dragon feodor-lapphalya [secret] · obstacle feodor-lapphalya · pass
move feodor-lapphalya · caravan feodor-lapphalya raft raft unicorn · end raft unicorn
keep dragon [secret]
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import assert_never

from elfenland.board import BOARD, COUNTER_KINDS, KINDS
from elfenland.errors import ActionSyntaxError
from elfenland.numbering import (
    A_BLIND,
    A_CARAVAN,
    A_CARD,
    A_KEEP,
    A_KEEP_SECRET,
    A_MOVE,
    A_OBSTACLE,
    A_PASS,
    A_PLACE,
    A_PLACE_SECRET,
    A_STOP,
    A_TAKE,
    ACTIONS,
    DISCARD,
    PAY,
    ROADS,
)
from elfenland.state import State


@dataclass(frozen=True, slots=True)
class Draw:
    """Take a face-up counter of this kind, or a face-down one (R2.3)."""

    kind: str | None

    def __str__(self) -> str:
        return f"draw {self.kind or 'blind'}"


@dataclass(frozen=True, slots=True)
class Place:
    """Lay a counter on a road (R3.1); `secret` None: a face-up one if one is held, else a secret one."""

    kind: str
    connection: str
    secret: bool | None = None

    def __str__(self) -> str:
        return f"place {self.kind} {self.connection}{' secret' if self.secret else ''}"


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Lay the obstacle on a road that has a counter (R3.3)."""

    connection: str

    def __str__(self) -> str:
        return f"obstacle {self.connection}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Lay nothing this turn (R3.5)."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Move:
    """Go along a connection and pay what it asks for (R4.2, R4.4)."""

    connection: str

    def __str__(self) -> str:
        return f"move {self.connection}"


@dataclass(frozen=True, slots=True)
class Caravan:
    """Go along a connection and pay with any cards (R4.5)."""

    connection: str
    cards: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(("caravan", self.connection, *self.cards))


@dataclass(frozen=True, slots=True)
class End:
    """End the travel turn and discard (R4.8)."""

    discards: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join(("end", *self.discards))


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep one counter for the next round (R5.2); `secret` as in Place."""

    kind: str
    secret: bool | None = None

    def __str__(self) -> str:
        return f"keep {self.kind}{' secret' if self.secret else ''}"


Action = Draw | Place | Obstacle | Pass | Move | Caravan | End | Keep


# ------------------------------------------------------------------ text


def parse(text: str) -> Action:
    """The action that a text means."""
    if len(text) > 400:
        raise ActionSyntaxError("an action has at most 400 characters")
    word, *rest = text.split() or [""]
    match word, rest:
        case "draw", ["blind"]:
            return Draw(None)
        case "draw", [kind]:
            return Draw(_kind(kind, COUNTER_KINDS))
        case "place", [kind, way]:
            return Place(_kind(kind, COUNTER_KINDS), _way(way))
        case "place", [kind, way, "secret"]:
            return Place(_kind(kind, COUNTER_KINDS), _way(way), True)
        case "obstacle", [way]:
            return Obstacle(_way(way))
        case "pass", []:
            return Pass()
        case "move", [way]:
            return Move(_way(way))
        case "caravan", [way, *cards]:
            return Caravan(_way(way), tuple(_kind(card, KINDS) for card in cards))
        case "end", cards:
            return End(tuple(_kind(card, KINDS) for card in cards))
        case "keep", [kind]:
            return Keep(_kind(kind, COUNTER_KINDS))
        case "keep", [kind, "secret"]:
            return Keep(_kind(kind, COUNTER_KINDS), True)
    known = "draw, place, obstacle, pass, move, caravan, end, keep"
    if word in known.split(", "):
        raise ActionSyntaxError(f"{text!r} is no complete action; {FORMS[word]}")
    raise ActionSyntaxError(f"{text!r} is no action; actions begin with {known}")


FORMS = {
    "draw": "say draw KIND or draw blind",
    "place": "say place KIND ROAD, with secret behind it for the secret counter",
    "obstacle": "say obstacle ROAD",
    "pass": "say pass alone",
    "move": "say move CONNECTION",
    "caravan": "say caravan CONNECTION and the cards",
    "end": "say end and the cards to discard",
    "keep": "say keep KIND, with secret behind it for a secret counter",
}


def _kind(word: str, kinds: tuple[str, ...]) -> str:
    if word not in kinds:
        raise ActionSyntaxError(f"{word!r} is no kind here; kinds are {', '.join(kinds)}")
    return word


def _way(word: str) -> str:
    if word not in BOARD.connection_index:
        raise ActionSyntaxError(f"there is no connection {word!r}")
    return word


# ------------------------------------------------------------------ from and to the core's decisions


def first_decision(action: Action, holds_open: Callable[[str], bool]) -> int:
    """The core's decision that the action begins with; cards to pay or discard follow one by one."""
    match action:
        case Draw(kind):
            return A_BLIND if kind is None else A_TAKE + KINDS.index(kind)
        case Place(kind, way, secret):
            base = A_PLACE_SECRET if secret or (secret is None and not holds_open(kind)) else A_PLACE
            return _on_road(base + ROADS * KINDS.index(kind), way)
        case Obstacle(way):
            return _on_road(A_OBSTACLE, way)
        case Pass():
            return A_PASS
        case Move(way):
            return A_MOVE + BOARD.connection_index[way]
        case Caravan(way, _):
            return A_CARAVAN + BOARD.connection_index[way]
        case End(_):
            return A_STOP
        case Keep(kind, secret):
            base = A_KEEP_SECRET if secret or (secret is None and not holds_open(kind)) else A_KEEP
            return base + KINDS.index(kind)
        case _:
            assert_never(action)


def _on_road(base: int, way: str) -> int:
    """A decision about a road; -1, which is never legal, for a waterway (R3.2, R3.3)."""
    index = BOARD.connection_index[way]
    return base + index if index < ROADS else -1


def cards_of(action: Action) -> tuple[str, ...]:
    """The cards that an action names one by one."""
    match action:
        case Caravan(_, cards):
            return cards
        case End(cards):
            return cards
    return ()


def from_decision(decision: int, cards: tuple[str, ...] = ()) -> Action:
    """The whole action that begins with this decision, with its cards."""
    ways = BOARD.connections
    if decision == A_PASS:
        return Pass()
    if decision == A_STOP:
        return End(cards)
    if decision == A_BLIND:
        return Draw(None)
    if decision < A_BLIND:
        return Draw(KINDS[decision - A_TAKE])
    if decision < A_OBSTACLE:
        secret = decision >= A_PLACE_SECRET
        kind, road = divmod(decision - (A_PLACE_SECRET if secret else A_PLACE), ROADS)
        return Place(KINDS[kind], ways[road].id, secret)
    if decision < A_MOVE:
        return Obstacle(ways[decision - A_OBSTACLE].id)
    if decision < A_CARAVAN:
        return Move(ways[decision - A_MOVE].id)
    if decision < A_CARD:
        return Caravan(ways[decision - A_CARAVAN].id, cards)
    if A_KEEP <= decision < A_KEEP_SECRET:
        return Keep(KINDS[decision - A_KEEP], False)
    if A_KEEP_SECRET <= decision < ACTIONS:
        return Keep(KINDS[decision - A_KEEP_SECRET], True)
    raise ValueError(f"no action begins with decision {decision}")


def choose_whole(state: State, choose: Callable[[State, list[int]], int]) -> Action:
    """Ask for decisions one by one, on a copy, until they make a whole action."""
    state = state.copy()
    first = choose(state, state.legal())
    state.apply(first)
    cards: list[str] = []
    while state.phase in (PAY, DISCARD):
        card = choose(state, state.legal())
        state.apply(card)
        cards.append(KINDS[card - A_CARD])
    return from_decision(first, tuple(sorted(cards, key=KINDS.index)))
