"""The one translator between words and numbers: events, actions, decisions, chance.

    event  →  action_of      →  action     what its player asked for
    action →  decisions_of   →  decisions  what the core carries out, cards one by one
    decisions → whole_action →  action
    event  →  outcomes_of    →  outcomes   what chance drew for it, in the order of the draws
    event  →  follow                       all of it, carried out on a state
    state before and after   →  event_of   →  event

Nothing here decides what is legal: the core does when decisions reach it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import assert_never

from elfenland.board import BOARD, CARD_NAMES
from elfenland.game import events as e
from elfenland.game.actions import Action, Caravan, Draw, End, Keep, Move, Obstacle, Pass, Place
from elfenland.rules import RuleError, State
from elfenland.rules.numbering import (
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
    BOOT,
    CURRENT,
    DISCARD,
    PAY,
    ROADS,
    START,
    piece_at,
)

#: The number of each kind of card; counters have the same.
NUMBER = {name: number for number, name in enumerate(CARD_NAMES)}
#: A decision that is never legal: a counter or an obstacle on a waterway (R3.2, R3.3).
NEVER = -1


# ------------------------------------------------------------------ actions and decisions


def decisions_of(action: Action, state: State) -> list[int]:
    """The decisions that make a whole action of the seat that is to act: the first, then its cards."""
    match action:
        case Draw(kind):
            return [A_BLIND if kind is None else A_TAKE + NUMBER[kind]]
        case Place(kind, connection, secret):
            base = A_PLACE_SECRET if _from_secret(state, kind, secret) else A_PLACE
            return [_on_road(base + ROADS * NUMBER[kind], connection)]
        case Obstacle(connection):
            return [_on_road(A_OBSTACLE, connection)]
        case Pass():
            return [A_PASS]
        case Move(connection):
            return [A_MOVE + BOARD.connection_index[connection]]
        case Caravan(connection, cards):
            return [A_CARAVAN + BOARD.connection_index[connection], *_cards(cards)]
        case End(discards):
            return [A_STOP, *_cards(discards)]
        case Keep(kind, secret):
            return [(A_KEEP_SECRET if _from_secret(state, kind, secret) else A_KEEP) + NUMBER[kind]]
        case _:
            assert_never(action)


def _from_secret(state: State, kind: str, secret: bool | None) -> bool:
    """Whether the secret counter is meant: as the action says, else only if there is no face-up one of the kind."""
    if secret is None:
        return not state.face_up(state.at(CURRENT))[NUMBER[kind]]
    return secret


def _on_road(base: int, connection: str) -> int:
    index = BOARD.connection_index[connection]
    return base + index if index < ROADS else NEVER


def _cards(names: Sequence[str]) -> list[int]:
    return [A_CARD + NUMBER[name] for name in names]


def whole_action(decisions: Sequence[int]) -> Action:
    """The first of these decisions, with the cards that follow it, as one action."""
    if len(decisions) == 1 and (action := _SINGLE.get(decisions[0])) is not None:
        return action
    cards: list[int] = []
    for decision in decisions[1:]:
        if not A_CARD <= decision < A_KEEP:
            break
        cards.append(decision - A_CARD)
    names = tuple(CARD_NAMES[card] for card in sorted(cards))
    if decisions[0] == A_STOP:
        return End(names)
    if A_CARAVAN <= decisions[0] < A_CARD:
        return Caravan(BOARD.connections[decisions[0] - A_CARAVAN].id, names)
    return _SINGLE[decisions[0]]


def _single(decision: int) -> Action:
    """The action of a decision that needs no further ones."""
    connections = BOARD.connections
    if decision == A_PASS:
        return Pass()
    if decision == A_BLIND:
        return Draw(None)
    if decision < A_BLIND:
        return Draw(CARD_NAMES[decision - A_TAKE])
    if decision < A_OBSTACLE:
        secret = decision >= A_PLACE_SECRET
        kind, road = divmod(decision - (A_PLACE_SECRET if secret else A_PLACE), ROADS)
        return Place(CARD_NAMES[kind], connections[road].id, secret)
    if decision < A_MOVE:
        return Obstacle(connections[decision - A_OBSTACLE].id)
    if decision < A_CARAVAN:
        return Move(connections[decision - A_MOVE].id)
    secret = decision >= A_KEEP_SECRET
    return Keep(CARD_NAMES[decision - (A_KEEP_SECRET if secret else A_KEEP)], secret)


_FIRSTS = [n for n in range(ACTIONS) if n != A_STOP and not A_CARAVAN <= n < A_KEEP]
_SINGLE = {decision: _single(decision) for decision in _FIRSTS}


def from_decision(decision: int, cards: tuple[str, ...] = ()) -> Action:
    """The whole action that begins with this decision, with its cards."""
    if not 0 <= decision < ACTIONS or A_CARD <= decision < A_KEEP:
        raise ValueError(f"no action begins with decision {decision}")
    return whole_action([decision, *_cards(cards)])


def choose_whole(state: State, choose: Callable[[State, list[int]], int]) -> Action:
    """Ask for decisions one by one, on a copy, until they make a whole action."""
    state = state.copy()
    decisions = [choose(state, state.legal())]
    state.apply(decisions[0])
    while state.phase in (PAY, DISCARD):
        decisions.append(choose(state, state.legal()))
        state.apply(decisions[-1])
    return whole_action(decisions)


# ------------------------------------------------------------------ events


def action_of(event: e.Event) -> Action | None:
    """The action that led to an event; None where nobody decided."""
    match event:
        case e.Drawn(_, counter, source, _):
            return Draw(None if source == "blind" else counter)
        case e.Placed(_, counter, connection, secret):
            return Place(counter, connection, secret)
        case e.ObstaclePlaced(_, connection):
            return Obstacle(connection)
        case e.Passed():
            return Pass()
        case e.Moved(_, connection, _, cards, caravan, _):
            return Caravan(connection, cards) if caravan else Move(connection)
        case e.TurnEnded(_, discarded):
            return End(discarded)
        case e.Kept(_, str(counter), secret, _):
            return Keep(counter, bool(secret))
    return None


def outcomes_of(event: e.Event, starting_player: int) -> list[int]:
    """What chance drew for an event, in the order of the draws; the event must hide nothing."""
    match event:
        case e.TownCards(towns):
            in_turn = towns[starting_player:] + towns[:starting_player]
            return [BOARD.town_index[str(town)] for town in in_turn]
        case e.FaceUp(kinds) | e.Dealt(_, kinds):
            return [NUMBER[str(kind)] for kind in kinds]
        case e.SecretDrawn(_, counter):
            return [NUMBER[str(counter)]]
        case e.Drawn(_, counter, source, refill):
            return [NUMBER[counter if source == "blind" else str(refill)]]
    return []


def follow(state: State, event: e.Event) -> None:
    """Carry out an event that hides nothing; RuleError where the rules do not allow it."""
    player = getattr(event, "player", None)
    if player is not None and player != state.at(CURRENT) and not isinstance(event, e.Kept):
        raise RuleError(f"it is not player {player}'s turn")
    action = action_of(event)
    if action is not None:
        for decision in decisions_of(action, state):
            state.apply(decision)
    for outcome in outcomes_of(event, state.at(START)):
        state.resolve(outcome)


def event_of(before: State, after: State, seat: int, action: Action, drawn: str | None) -> e.Event:
    """The record's event for an action that was carried out, with the counter that chance drew for it."""
    match action:
        case Draw(kind):
            return e.Drawn(seat, str(drawn), "blind") if kind is None else e.Drawn(seat, kind, "face_up", str(drawn))
        case Place(kind, connection, secret):
            return e.Placed(seat, kind, connection, bool(secret))
        case Obstacle(connection):
            return e.ObstaclePlaced(seat, connection)
        case Pass():
            return e.Passed(seat)
        case Move(connection) | Caravan(connection, _):
            return _moved(before, after, seat, connection, isinstance(action, Caravan))
        case End(discards):
            return e.TurnEnded(seat, discards)
        case Keep(kind, secret):
            return _kept(before, seat, kind, bool(secret))
        case _:
            assert_never(action)


def _moved(before: State, after: State, seat: int, connection: str, caravan: bool) -> e.Moved:
    town = after.at(BOOT + seat)
    cards: tuple[str, ...] = ()
    for kind, was, now in zip(CARD_NAMES, before.hand(seat), after.hand(seat), strict=True):
        if was > now:
            cards += (kind,) * (was - now)
    collected = before.at(piece_at(seat, town)) == 1
    return e.Moved(seat, connection, BOARD.towns[town].id, cards, caravan, collected)


def _kept(before: State, seat: int, kind: str, secret: bool) -> e.Kept:
    """R5.2: what was kept and what went back."""
    returned = []
    for is_secret, counters in ((False, before.face_up(seat)), (True, before.secrets(seat))):
        for number, count in enumerate(counters):
            gone = count - (CARD_NAMES[number] == kind and is_secret == secret)
            returned += [e.Returned(CARD_NAMES[number], is_secret)] * gone
    return e.Kept(seat, kind, secret, tuple(returned))
