"""What would you do? Three steps of help: where to look, the choice with its reasons, the comparison.

Reasons are facts with numbers, a code and its values, so that a page can say them in any language; `english.py` says
them in one. Everything follows from the view of the seat that asks.
"""

from __future__ import annotations

from typing import Any

import msgspec

from elfenland.board import BOARD, CARD_NAMES
from elfenland.coach.chances import Choice, Estimate, estimate
from elfenland.coach.english import sentence
from elfenland.coach.imagined import Imagined
from elfenland.coach.travels import Way, way_of
from elfenland.errors import ElfenlandError
from elfenland.game import Action, Caravan, Draw, End, Keep, Move, Obstacle, Place, View, decisions_of, parse
from elfenland.hidden import Known
from elfenland.journeys import best_journey
from elfenland.rules import State

WORLDS = 48
RIVAL_WORLDS = 16  # in which rivals' journeys are looked at for an obstacle
BEST_FEW = 3
LIMIT = 200_000  # positions of one exact search
MIDDLE = (570, 275)  # of the map


class Fact(msgspec.Struct, frozen=True):
    """One reason: a code that the page translates, and its values."""

    code: str
    values: dict[str, Any]

    def __str__(self) -> str:
        return sentence(self.code, self.values)


class Hint(msgspec.Struct, frozen=True):
    """One step of help: 1 the nudge, 2 the choice with its reasons, 3 the best few beside each other."""

    step: int
    facts: tuple[Fact, ...]
    choice: str | None = None
    compared: tuple[Choice, ...] = ()


def hint(view: View, step: int, *, worlds: int = WORLDS, time: float | None = None, seed: int = 0) -> Hint:
    """Help for the seat of a view that is to act; a later step says more, never something else."""
    if step not in (1, 2, 3):
        raise ElfenlandError("a hint has the steps 1, 2 and 3")
    return hints(view, worlds=worlds, time=time, seed=seed)[step - 1]


def hints(view: View, *, worlds: int = WORLDS, time: float | None = None, seed: int = 0) -> tuple[Hint, Hint, Hint]:
    """All three steps, for one search."""
    if view.seat is None or view.to_act != view.seat:
        raise ElfenlandError("the coach helps only the seat that is to act")
    known = Known.of_view(view)
    found = estimate(known, worlds=None if time is not None else worlds, time=time, seed=seed)
    choices = found.as_choices()
    best = choices[0].action
    facts = (*reasons(known, parse(best), seed), *_lead(found))
    nudge = Hint(1, (_nudge(known.state, known.seat, parse(best)),))
    return nudge, Hint(2, facts, best), Hint(3, facts, best, tuple(choices[:BEST_FEW]))


def _nudge(state: State, seat: int, action: Action) -> Fact:
    """Which part of the map the best choice is about; draws and discards are about the hand."""
    connection = getattr(action, "connection", None)
    if connection is None and isinstance(action, Draw | Keep | End):
        return Fact("look_hand", {})
    if connection is None:
        towns = [BOARD.towns[state.boot(seat)]]
    else:
        road = BOARD.connections[BOARD.connection_index[connection]]
        towns = [BOARD.towns[road.a], BOARD.towns[road.b]]
    x = sum(town.at[0] for town in towns) / len(towns)
    y = sum(town.at[1] for town in towns) / len(towns)
    return Fact("look", {"part": part_of_map(x, y), "towns": [town.id for town in towns]})


def part_of_map(x: float, y: float) -> str:
    """north, south_east, middle and so on."""
    up = "north" if y < MIDDLE[1] - 70 else "south" if y > MIDDLE[1] + 70 else ""
    side = "west" if x < MIDDLE[0] - 190 else "east" if x > MIDDLE[0] + 190 else ""
    return "_".join(word for word in (up, side) if word) or "middle"


# ------------------------------------------------------------------ reasons


def reasons(known: Known, action: Action, seed: int) -> list[Fact]:
    """What the choice does, as the exact search sees it."""
    state, seat = known.state, known.seat
    match action:
        case Place():
            after = state.copy()
            after.apply(decisions_of(action, state)[0])
            return _compared(_best(state, seat), _best(after, seat), *_spared(state, after, seat))
        case Obstacle(connection):
            return [Fact("rivals_need", {"share": _needed(known, connection, seed)})]
        case Move() | Caravan():
            way = _best(state, seat)
            return [Fact("journey", {"towns": way.new_towns, "tour": way.tour_left})]
        case Draw(str(kind)) | Keep(kind, _):
            count = state.hand(seat)[CARD_NAMES.index(str(kind))]
            return [Fact("cards_match", {"count": count, "kind": kind})] if count else []
        case End():
            return [Fact("nothing_more", {})]
    return []


def _best(state: State, seat: int) -> Way:
    return way_of(state, seat, best_journey(state, seat, "value", LIMIT).best)


def _spared(before: State, after: State, seat: int) -> tuple[int, int]:
    """The cards that the best journey leaves, before and after."""
    return sum(best_journey(before, seat, "value", LIMIT).best.hand), sum(
        best_journey(after, seat, "value", LIMIT).best.hand
    )


def _compared(before: Way, after: Way, cards_before: int, cards_after: int) -> list[Fact]:
    """What a counter changes at once; one that only a later counter completes changes nothing yet."""
    facts = []
    more = after.new_towns - before.new_towns
    if more == 1:
        facts.append(Fact("town_more", {}))
    elif more > 1:
        facts.append(Fact("towns_more", {"count": more}))
    if more == 0 and after.tour_left < before.tour_left:
        facts.append(Fact("hops_saved", {"count": before.tour_left - after.tour_left}))
    if more == 0 and cards_after > cards_before:
        facts.append(Fact("cards_freed", {"count": cards_after - cards_before}))
    return facts


def _needed(known: Known, connection: str, seed: int) -> float:
    """The share of imagined worlds in which a rival's best journey uses a road."""
    imagined = Imagined(known, seed)
    needed = 0
    for _ in range(RIVAL_WORLDS):
        world = imagined.next()
        rivals = (seat for seat in range(world.players) if seat != known.seat)
        needed += any(connection in _best(world, seat).connections for seat in rivals)
    return needed / RIVAL_WORLDS


def _lead(found: Estimate) -> list[Fact]:
    """By how much the choice leads the next one in the same worlds, if that is more than chance."""
    if len(found.choices) < 2:
        return []
    best, second = found.ranked()[:2]
    lead, error = found.lead(best, second)
    if lead > 2 * error:
        return [Fact("chance_more", {"lead": lead, "standard_error": error})]
    return [] if found.proved else [Fact("equal", {"worlds": len(found.seen[best])})]
