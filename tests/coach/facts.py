"""The coach's facts computed once more by the rules alone: every journey that there is, in place of the search."""

from __future__ import annotations

from collections.abc import Iterator

from elfenland.board import BOARD, CARD_NAMES
from elfenland.coach import Fact
from elfenland.coach.chances import after
from elfenland.coach.hints import part_of_map
from elfenland.coach.imagined import Imagined
from elfenland.game import Action, Caravan, Draw, End, Keep, Move, Obstacle, Place, decisions_of
from elfenland.hidden import Known
from elfenland.journeys import best_journey, tour_length
from elfenland.rules import State
from elfenland.rules import numbering as n

MOST = 4000  # positions of one seat's journeys; what would take more is not checked
Reached = tuple[int, int, int]  # new towns, the tour that is left, cards kept


class TooMany(Exception):
    """There are too many journeys to try them all."""


def ends(state: State, seat: int) -> Iterator[State]:
    """Every position in which a seat could end its travelling on the board as it lies."""
    first = state.copy()
    first.put(n.PHASE, n.TRAVEL)
    first.put(n.CURRENT, seat)
    seen, stack = {first}, [first]
    while stack:
        here = stack.pop()
        if here.over or (here.phase == n.TRAVEL and n.A_STOP in here.legal()):
            yield here
        for decision in () if here.over else here.legal():
            if decision != n.A_STOP:
                there = here.copy()
                there.apply(decision)
                if there not in seen:
                    seen.add(there)
                    stack.append(there)
        if len(seen) > MOST:
            raise TooMany


def reached(end: State, start: State, seat: int) -> Reached:
    """What an end of the travelling has brought."""
    left = end.pieces(seat)
    kept = min(n.HAND_KEPT, sum(end.hand(seat)))
    return len(start.pieces(seat)) - len(left), tour_length(end.boot(seat), left), kept


def worth(end: State, start: State, seat: int) -> int:
    """The value of an end (docs of journeys/travel.py); in the last round the result."""
    new, tour, kept = reached(end, start, seat)
    if start.round > n.LAST_ROUND or is_complete(start):
        last = 31 - end.town_distance(seat) if end.at(n.OPT_TIE_DISTANCE) else kept
        return 64 * end.score(seat) + last
    left = len(end.pieces(seat))
    return 100 * new - 80 * (tour - left) + kept + (0 if left else 1_000_000)


def is_complete(state: State) -> bool:
    """Whether somebody's last piece has made this round the last one."""
    return n.PIECES in state.row(n.COLLECTED, state.players) and state.at(n.OPT_EARLY) == n.FINISH_ROUND


def best(state: State, seat: int) -> tuple[int, set[Reached]]:
    """The value of the best journeys, and what each of them brings."""
    found = [(worth(end, state, seat), reached(end, state, seat)) for end in ends(state, seat)]
    most = max(value for value, _ in found)
    return most, {each for value, each in found if value == most}


def holds(fact: Fact, known: Known, action: Action, seed: int) -> bool:
    """Whether a reason for a choice is true."""
    state, seat, values = known.state, known.seat, fact.values
    match fact.code, action:
        case "look", _:
            return looks_at(values, state, seat, action)
        case "look_hand", Draw() | Keep() | End():
            return not values
        case "cards_match", Draw(str(kind)) | Keep(kind, _):
            return values == {"count": state.hand(seat)[CARD_NAMES.index(kind)], "kind": kind} and values["count"] > 0
        case "nothing_more", End():
            stay, (brought,) = worth(state, state, seat), {reached(state, state, seat)}
            found = [(worth(end, state, seat), reached(end, state, seat)) for end in ends(state, seat)]
            if state.round > n.LAST_ROUND:
                return all(value <= stay for value, _ in found)
            return all(not new and tour >= brought[1] for _, (new, tour, _) in found)
        case "journey", Move() | Caravan():
            now = after(state, decisions_of(action, state))
            towns = len(state.pieces(seat)) - len(now.pieces(seat))
            return (values["towns"] - towns, values["tour"]) in {each[:2] for each in best(now, seat)[1]}
        case (("town_more" | "towns_more" | "hops_saved" | "cards_freed"), Place()):
            return all(gains(fact, state, after(state, decisions_of(action, state)), seat))
        case "rivals_need", Obstacle(connection):
            return values == {"count": hindered(known, connection, seed), "worlds": 16} and values["count"] > 0
    return False


def gains(fact: Fact, before: State, now: State, seat: int) -> Iterator[bool]:
    """Whether a counter brings what is said, compared with every best journey without it and with it."""
    (old, had), (new, has) = best(before, seat), best(now, seat)
    yield new > old
    for was in had:
        for now_is in has:
            towns, hops, cards = now_is[0] - was[0], was[1] - now_is[1], now_is[2] - was[2]
            count = fact.values.get("count", 1)
            more = {"town_more": towns, "towns_more": towns, "hops_saved": hops, "cards_freed": cards}
            yield more[fact.code] == count
            yield fact.code in ("town_more", "towns_more") or towns == 0


def hindered(known: Known, connection: str, seed: int) -> int:
    """The worlds in which an obstacle takes something from a rival's best journey."""
    imagined, count = Imagined(known, seed), 0
    for _ in range(16):
        world = imagined.next()
        blocked = world.copy()
        blocked.put(n.BLOCKED + BOARD.connection_index[connection], 1)
        rivals = [seat for seat in range(world.players) if seat != known.seat]
        scores = [[best_journey(each, seat).best.score for seat in rivals] for each in (world, blocked)]
        count += any(less < free for free, less in zip(*scores, strict=True))
    return count


def looks_at(values: dict[str, object], state: State, seat: int, action: Action) -> bool:
    """Whether the nudge names the towns of the choice's connection, or the boot's."""
    connection = getattr(action, "connection", None)
    if connection is None:
        towns = [BOARD.towns[state.boot(seat)]]
    else:
        road = BOARD.connections[BOARD.connection_index[connection]]
        towns = [BOARD.towns[road.a], BOARD.towns[road.b]]
    middle = (sum(town.at[axis] for town in towns) / len(towns) for axis in (0, 1))
    return values == {"towns": [town.id for town in towns], "part": part_of_map(*middle)}
