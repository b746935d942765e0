"""What would you do? Three steps of help: where to look, the choice with its reasons, the comparison.

Reasons are facts with numbers, a code and its values, so that a page can say them in any language; `english.py` says
them in one. Everything follows from the view of the seat that asks.
"""

from __future__ import annotations

from typing import Any

import msgspec

from elfenland.board import BOARD, CARD_NAMES
from elfenland.coach.chances import Choice, Estimate, after, estimate
from elfenland.coach.english import sentence
from elfenland.coach.imagined import Imagined
from elfenland.coach.travels import way_of
from elfenland.errors import ElfenlandError
from elfenland.game import Action, Caravan, Draw, End, Keep, Move, Obstacle, Place, View, decisions_of, parse
from elfenland.hidden import Known
from elfenland.journeys import Journey, best_journey
from elfenland.rules import State
from elfenland.rules.numbering import HAND_KEPT, LAST_ROUND, OPT_TOWN_CARDS

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
    """What the choice does, as exact searches see it; a search that gives up at its limit says nothing."""
    state, seat = known.state, known.seat
    match action:
        case Place():
            return _gained(state, after(state, decisions_of(action, state)), seat)
        case Obstacle():
            return _hindered(known, action, seed)
        case Move() | Caravan():
            return _begun(state, after(state, decisions_of(action, state)), seat)
        case Draw(str(kind)) | Keep(kind, _):
            count = state.hand(seat)[CARD_NAMES.index(str(kind))]
            return [Fact("cards_match", {"count": count, "kind": kind})] if count else []
        case End():
            return _finished(state, seat)
    return []


def _gained(before: State, now: State, seat: int) -> list[Fact]:
    """What a counter changes at once; one that only a later counter completes changes nothing yet."""
    old, new = (best_journey(state, seat, "value", LIMIT) for state in (before, now))
    last = before.round > LAST_ROUND
    if not (old.proved and new.proved) or (last and before.at(OPT_TOWN_CARDS)):  # the towns alone do not decide then
        return []
    was, is_now = way_of(before, seat, old.best), way_of(now, seat, new.best)
    more, hops = is_now.new_towns - was.new_towns, was.tour_left - is_now.tour_left
    cards = _kept(new.best) - _kept(old.best)
    facts = []
    if more == 1:
        facts.append(Fact("town_more", {}))
    elif more > 1:
        facts.append(Fact("towns_more", {"count": more}))
    if more == 0 and hops > 0 and not last:
        facts.append(Fact("hops_saved", {"count": hops}))
    if more == 0 and cards > 0:
        facts.append(Fact("cards_freed", {"count": cards}))
    return facts


def _kept(journey: Journey) -> int:
    """The cards that a journey leaves to keep (R4.8)."""
    return min(HAND_KEPT, sum(journey.hand))


def _hindered(known: Known, obstacle: Obstacle, seed: int) -> list[Fact]:
    """In how many imagined worlds the obstacle makes a rival's best journey worse; nothing where it does in none."""
    imagined, hindered = Imagined(known, seed), 0
    for _ in range(RIVAL_WORLDS):
        world = imagined.next()
        now = after(world, decisions_of(obstacle, world))
        hindered += any(_is_worse(world, now, seat) for seat in range(world.players) if seat != known.seat)
    return [Fact("rivals_need", {"count": hindered, "worlds": RIVAL_WORLDS})] if hindered else []


def _is_worse(before: State, now: State, seat: int) -> bool:
    old, new = (best_journey(state, seat, "value", LIMIT) for state in (before, now))
    return old.proved and new.proved and new.best.score < old.best.score


def _begun(before: State, now: State, seat: int) -> list[Fact]:
    """The best journey that begins with a move: its new towns, this move's included, and the tour that it leaves."""
    found = best_journey(now, seat, "value", LIMIT)
    if not found.proved:
        return []
    way = way_of(now, seat, found.best)
    towns = len(before.pieces(seat)) - len(now.pieces(seat)) + way.new_towns
    return [Fact("journey", {"towns": towns, "tour": way.tour_left})]


def _finished(state: State, seat: int) -> list[Fact]:
    """That no journey reaches a new town or shortens the tour; in the last round, that none improves the result."""
    found = best_journey(state, seat, "towns", LIMIT)
    return [Fact("nothing_more", {})] if found.proved and not found.best.steps else []


def _lead(found: Estimate) -> list[Fact]:
    """By how much the choice leads the next one in the same worlds, if that is more than chance."""
    if len(found.choices) < 2:
        return []
    best, second = found.ranked()[:2]
    if second == found.waiting:  # its chance is flattered, so a comparison says nothing
        return []
    lead, error = found.lead(best, second)
    if lead > 2 * error:
        return [Fact("chance_more", {"lead": lead, "standard_error": error})]
    worlds = min(len(found.seen[best]), len(found.seen[second]))
    return [] if found.proved else [Fact("equal", {"worlds": worlds})]
