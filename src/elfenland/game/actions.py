"""What a player can ask for: whole actions, each with a text form that `str` prints and `parse` reads.

draw dragon · draw blind
place dragon feodor-lapphalya [secret] · obstacle feodor-lapphalya · pass
move feodor-lapphalya · caravan feodor-lapphalya raft raft unicorn · end raft unicorn
keep dragon [secret]
"""

from __future__ import annotations

from dataclasses import dataclass

from elfenland.board import BOARD, CARD_NAMES, COUNTER_NAMES
from elfenland.errors import ActionSyntaxError


@dataclass(frozen=True, slots=True)
class Draw:
    """Take a face-up counter of this kind, or a face-down one (R2.3)."""

    kind: str | None

    def __str__(self) -> str:
        return f"draw {self.kind or 'blind'}"


@dataclass(frozen=True, slots=True)
class Place:
    """Place a counter on a road (R3.1); `secret` None: a face-up one if one is held, else a secret one."""

    kind: str
    connection: str
    secret: bool | None = None

    def __str__(self) -> str:
        return f"place {self.kind} {self.connection}{' secret' if self.secret else ''}"


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Place the obstacle on a road that has a counter (R3.3)."""

    connection: str

    def __str__(self) -> str:
        return f"obstacle {self.connection}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Place nothing this turn (R3.5)."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Move:
    """Go along a connection and pay its price (R4.2, R4.4)."""

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
    """The action that a text describes."""
    if not isinstance(text, str):
        raise ActionSyntaxError(f"an action is a text such as `pass`, not {text!r}")
    if len(text) > 400:
        raise ActionSyntaxError("an action has at most 400 characters")
    word, *rest = text.split() or [""]
    match word, rest:
        case "draw", ["blind"]:
            return Draw(None)
        case "draw", [kind]:
            return Draw(_kind(kind, COUNTER_NAMES))
        case "place", [kind, way]:
            return Place(_kind(kind, COUNTER_NAMES), _way(way))
        case "place", [kind, way, "secret"]:
            return Place(_kind(kind, COUNTER_NAMES), _way(way), True)
        case "obstacle", [way]:
            return Obstacle(_way(way))
        case "pass", []:
            return Pass()
        case "move", [way]:
            return Move(_way(way))
        case "caravan", [way, *cards]:
            return Caravan(_way(way), tuple(_kind(card, CARD_NAMES) for card in cards))
        case "end", cards:
            return End(tuple(_kind(card, CARD_NAMES) for card in cards))
        case "keep", [kind]:
            return Keep(_kind(kind, COUNTER_NAMES))
        case "keep", [kind, "secret"]:
            return Keep(_kind(kind, COUNTER_NAMES), True)
    known = "draw, place, obstacle, pass, move, caravan, end, keep"
    if word in known.split(", "):
        raise ActionSyntaxError(f"{text!r} is not a complete action; {FORMS[word]}")
    raise ActionSyntaxError(f"{text!r} is not an action; actions begin with {known}")


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
        raise ActionSyntaxError(f"{word!r} is not a kind here; kinds are {', '.join(kinds)}")
    return word


def _way(word: str) -> str:
    if word not in BOARD.connection_index:
        raise ActionSyntaxError(f"there is no connection {word!r}")
    return word
