"""The coach's facts and the review's findings as English sentences, for the command line and its pages."""

from __future__ import annotations

from collections.abc import Sequence

from elfenland.board import BOARD
from elfenland.game import Caravan, Draw, End, Keep, Move, Obstacle, Pass, Place, parse

TOWN = {town.id: town.name for town in BOARD.towns}


def connection_name(name: str) -> str:
    """A connection by its towns."""
    connection = BOARD.connections[BOARD.connection_index[name]]
    return f"{BOARD.towns[connection.a].name} {'–' if connection.is_road else '~'} {BOARD.towns[connection.b].name}"


def kind_name(kind: str) -> str:
    """A kind of transport."""
    return kind.replace("_", " ")


def spoken(text: str) -> str:
    """An action in words."""
    match parse(text):
        case Draw(kind):
            return f"draw the {kind_name(kind)}" if kind else "draw face down"
        case Place(kind, connection, secret):
            return f"place the {'secret ' if secret else ''}{kind_name(kind)} on {connection_name(connection)}"
        case Obstacle(connection):
            return f"place the obstacle on {connection_name(connection)}"
        case Pass():
            return "pass"
        case Move(connection):
            return f"travel {connection_name(connection)}"
        case Caravan(connection, cards):
            return f"take a caravan along {connection_name(connection)} with {listed(cards)}"
        case End(discards):
            return f"end the turn and discard {listed(discards)}" if discards else "end the turn"
        case Keep(kind, secret):
            return f"keep the {'secret ' if secret else ''}{kind_name(kind)}"


def listed(cards: Sequence[str]) -> str:
    """Cards, with how many of each kind."""
    counts = {kind: cards.count(kind) for kind in cards}
    return ", ".join(f"{count} {kind_name(kind)}{'s' if count > 1 else ''}" for kind, count in counts.items())


def percent(share: float, digits: int = 0) -> str:
    """A share as a percentage, with its sign where it is a change."""
    return f"{100 * share:.{digits}f} %"


def change(share: float) -> str:
    """A change in percent, with its sign."""
    return f"{100 * share:+.0f} %".replace("-", "−")


FACTS = {
    "look": "Look at the {part}, around {towns}.",
    "look_hand": "Look at the cards in your hand.",
    "towns_more": "It lets your best journey reach {count} more new towns.",
    "town_more": "It lets your best journey reach one more new town.",
    "journey": "The best journey that begins with it: {towns} new towns, with a tour of {tour} connections left.",
    "hops_saved": "It shortens the tour that remains by {count}.",
    "cards_freed": "Your best journey then leaves you {count} more cards to keep.",
    "cards_match": "You hold {count} cards of the kind {kind}.",
    "nothing_more": "No further move helps you this round.",
    "rivals_need": "In {count} of {worlds} worlds imagined for you, it makes a rival's best journey worse.",
    "chance_more": "It wins {lead} more often than the next choice ({standard_error} standard error).",
    "equal": "Several choices are equally good as far as {worlds} worlds tell.",
}


def sentence(code: str, values: dict[str, object]) -> str:
    """A fact in English."""
    shown = {}
    for name, value in values.items():
        if isinstance(value, float):
            shown[name] = percent(value, 1)
        elif isinstance(value, list | tuple):
            shown[name] = ", ".join(TOWN.get(str(item), str(item)) for item in value)
        else:
            shown[name] = kind_name(str(value)).replace("north ", "north-").replace("south ", "south-")
    return FACTS[code].format(**shown)
