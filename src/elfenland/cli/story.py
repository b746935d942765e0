"""Events as sentences, for the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import assert_never

from elfenland.board import BOARD, CARD_NAMES
from elfenland.game import events as e

TOWN = {town.id: town.name for town in BOARD.towns}


def kind_name(kind: str | None, count: int = 1) -> str:
    """A kind in words, in the plural if there are several."""
    return (kind or "").replace("_", " ") + ("s" if count > 1 else "")


def a_counter(kind: str | None) -> str:
    """A counter in words, with its article."""
    if kind is None:
        return "a counter"
    return f"{'an' if kind == 'elfcycle' else 'a'} {kind_name(kind)}"


def cards_text(cards: Iterable[str | None]) -> str:
    """Cards or counters in words, with how many of each."""
    counts = Counter(cards)
    if None in counts:
        return f"{counts[None]} cards"
    order = [kind for kind in CARD_NAMES if counts[kind]]
    return ", ".join(f"{counts[kind]} {kind_name(kind, counts[kind])}" for kind in order) or "nothing"


def connection_name(name: str) -> str:
    """A connection in words, by its towns."""
    connection = BOARD.connections[BOARD.connection_index[name]]
    sign = "–" if connection.is_road else "~"
    return f"{BOARD.towns[connection.a].name} {sign} {BOARD.towns[connection.b].name}"


def sentence(event: e.Event, names: Sequence[str]) -> str:
    """What happened, in one sentence."""
    match event:
        case e.TownCards(towns):
            known = [f"{names[seat]}: {TOWN[town]}" for seat, town in enumerate(towns) if town]
            return "Town cards are dealt" + (f" ({', '.join(known)})." if known else ".")
        case e.FaceUp(counters):
            return f"Five counters are turned up: {cards_text(counters)}."
        case e.RoundBegan(number, start):
            return f"Round {number} begins with {names[start]}."
        case e.Dealt(player, cards):
            return f"{names[player]} is dealt {cards_text(cards)}."
        case e.SecretDrawn(player, counter):
            return f"{names[player]} draws {a_counter(counter)} in secret."
        case e.Drawn(player, counter, _, refill):
            refilled = f"; {a_counter(refill)} replaces it" if isinstance(refill, str) else " blind"
            return f"{names[player]} draws {a_counter(counter)}{refilled}."
        case e.Placed(player, counter, connection, secret):
            what = f"the secret {kind_name(counter)}" if secret else a_counter(counter)
            return f"{names[player]} places {what} on {connection_name(connection)}."
        case e.ObstaclePlaced(player, connection):
            return f"{names[player]} places the obstacle on {connection_name(connection)}."
        case e.Passed(player):
            return f"{names[player]} passes."
        case e.Moved(player, connection, to, cards, caravan, collected):
            how = "by caravan for " if caravan else "for "
            took = " and takes the piece" if collected else ""
            return f"{names[player]} goes to {TOWN[to]} ({connection_name(connection)}) {how}{cards_text(cards)}{took}."
        case e.TurnEnded(player, discarded):
            thrown = f" and discards {cards_text(discarded)}" if discarded else ""
            return f"{names[player]} stops travelling{thrown}."
        case e.Kept(player, counter, secret, returned):
            if secret is None:
                return f"{names[player]} has no counter to keep."
            what = "a secret counter" if counter is None else a_counter(counter) + (" in secret" if secret else "")
            return f"{names[player]} keeps {what} and returns {len(returned)}."
        case e.RoundEnded(number):
            return f"Round {number} is over."
        case e.Result(scores, _, _, _, winners, _):
            who = " and ".join(names[seat] for seat in winners)
            return f"{who} {'wins' if len(winners) == 1 else 'share the win'}; scores: {', '.join(map(str, scores))}."
        case _:
            assert_never(event)
