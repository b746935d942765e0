"""Events as sentences for the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import assert_never

from elfenland import events as e
from elfenland.board import BOARD, KINDS

TOWN = {town.id: town.name for town in BOARD.towns}


def kind_name(kind: str | None) -> str:
    """A kind in words."""
    return "an unseen counter" if kind is None else kind.replace("_", " ")


def cards_text(cards: Iterable[str | None]) -> str:
    """Cards in words, equal ones counted."""
    counts = Counter(cards)
    if None in counts:
        return f"{counts[None]} cards"
    order = [kind for kind in KINDS if counts[kind]]
    return ", ".join(f"{counts[kind]} {kind_name(kind)}" for kind in order) or "nothing"


def way_name(way: str) -> str:
    """A connection by its towns."""
    c = BOARD.connections[BOARD.connection_index[way]]
    sign = "–" if c.is_road else "~"
    return f"{BOARD.towns[c.a].name} {sign} {BOARD.towns[c.b].name}"


def sentence(event: e.Event, names: Sequence[str]) -> str:
    """What happened, in one sentence."""
    match event:
        case e.TownCards(towns):
            known = [f"{names[s]}: {TOWN[town]}" for s, town in enumerate(towns) if town]
            return "Town cards are dealt" + (f" ({', '.join(known)})." if known else ".")
        case e.FaceUp(counters):
            return f"Five counters are turned up: {cards_text(counters)}."
        case e.RoundBegan(number, start):
            return f"Round {number} begins with {names[start]}."
        case e.Dealt(player, cards):
            return f"{names[player]} is dealt {cards_text(cards)}."
        case e.SecretDrawn(player, counter):
            return f"{names[player]} draws {kind_name(counter)} in secret."
        case e.Drawn(player, counter, _, refill):
            refilled = f"; {kind_name(refill)} replaces it" if isinstance(refill, str) else " from the face-down ones"
            return f"{names[player]} draws {kind_name(counter)}{refilled}."
        case e.Placed(player, counter, way, secret):
            return f"{names[player]} lays {'the secret ' if secret else ''}{kind_name(counter)} on {way_name(way)}."
        case e.ObstaclePlaced(player, way):
            return f"{names[player]} lays the obstacle on {way_name(way)}."
        case e.Passed(player):
            return f"{names[player]} passes."
        case e.Moved(player, way, to, cards, caravan, collected):
            how = "by caravan for " if caravan else "for "
            took = " and takes the piece" if collected else ""
            return f"{names[player]} goes to {TOWN[to]} ({way_name(way)}) {how}{cards_text(cards)}{took}."
        case e.TurnEnded(player, discarded):
            thrown = f" and discards {cards_text(discarded)}" if discarded else ""
            return f"{names[player]} stops travelling{thrown}."
        case e.Kept(player, counter, secret, returned):
            if secret is None:
                return f"{names[player]} has no counter to keep."
            what = "a secret counter" if counter is None else kind_name(counter) + (" in secret" if secret else "")
            return f"{names[player]} keeps {what} and returns {len(returned)}."
        case e.RoundEnded(number):
            return f"Round {number} is over."
        case e.Result(scores, _, _, _, winners, _):
            who = " and ".join(names[w] for w in winners)
            return f"{who} {'win' if len(winners) == 1 else 'share the victory'}; scores {', '.join(map(str, scores))}."
        case _:
            assert_never(event)
