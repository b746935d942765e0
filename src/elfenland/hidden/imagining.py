"""imagine: a possible true state of the table, drawn with the right probabilities given all a seat has seen.

    state = imagine(view, rng)

For many worlds of the same view make `worlds(view, rng)` once and take `next()` from it.
"""

from __future__ import annotations

from collections.abc import Sequence

from elfenland.board import from_mapping
from elfenland.errors import RecordError
from elfenland.game import View
from elfenland.game import events as e
from elfenland.hidden.completion import complete, position
from elfenland.hidden.knowledge import Impossible, Knowledge
from elfenland.hidden.known import Known, known_state
from elfenland.hidden.worlds import Worlds
from elfenland.rules import Rng, State
from elfenland.rules.numbering import PLAYERS


def knowledge_of(seen: View | Known) -> Knowledge:
    """What a seat's history says about the hidden things."""
    if isinstance(seen, Known):
        return Knowledge.from_events(seen.options, seen.state.at(PLAYERS), seen.starting_player, seen.seat, seen.events)
    if seen.outcome is not None:
        raise ValueError("the game is over: nothing is hidden any more")
    return Knowledge.from_events(
        from_mapping(seen.options), len(seen.players), seen.starting_player, seen.seat, seen.events
    )


def worlds(seen: View | Known, rng: Rng) -> Worlds:
    """An endless row of worlds that agree with everything the seat has ever seen."""
    _check(seen, rng)
    known = seen.state if isinstance(seen, Known) else known_state(seen)
    return Worlds(knowledge_of(seen), rng.below(2**32), state=known)


def _check(seen: View | Known, rng: Rng) -> None:
    if not isinstance(seen, View | Known):
        raise TypeError(f"worlds are imagined from a View (view_for makes one), not from {seen!r}")
    if not isinstance(rng, Rng):
        raise TypeError(f"worlds are imagined with an Rng, not with {rng!r}")


def imagine(view: View, rng: Rng) -> State:
    """One such world; of a finished game, whose view opens everything, the only one."""
    _check(view, rng)
    if view.outcome is not None:
        options = from_mapping(view.options)
        known = Knowledge(options, len(view.players), view.starting_player, view.seat, tuple(view.events))
        return position(known, view.events)
    return worlds(view, rng).here()


def imagine_events(view: View, rng: Rng) -> list[e.Event]:
    """One such world's whole history: the view's events with nothing hidden."""
    _check(view, rng)
    if view.outcome is not None:
        return list(view.events)
    row = worlds(view, rng)
    return complete(row.knowledge, row.history())


# ------------------------------------------------------------------ redacted records


def complete_events(header: e.Header, events: Sequence[e.Event]) -> list[e.Event]:
    """Some whole history that shows a redacted record's seat exactly these events.

    Only what is hidden is looked at here: the caller replays the result and checks it against the rules.
    RecordError, with the line, where no history is possible.
    """
    try:
        return _history(header, events)
    except Impossible as problem:
        index = problem.index
        if index is None:
            index = _shortest_impossible(header, events) - 1
        raise RecordError(index + 2, problem.sentence, problem.rule) from None


def _history(header: e.Header, events: Sequence[e.Event]) -> list[e.Event]:
    seat = header.seat if isinstance(header.seat, int) else None
    options = from_mapping(header.options)
    knowledge = Knowledge.from_events(options, len(header.players), header.starting_player, seat, events)
    return complete(knowledge, Worlds(knowledge, 0, history_only=True).history())


def _shortest_impossible(header: e.Header, events: Sequence[e.Event]) -> int:
    """The number of events after which no history is possible any more."""
    possible, impossible = 0, len(events)
    while impossible - possible > 1:
        middle = (possible + impossible) // 2
        try:
            _history(header, events[:middle])
            possible = middle
        except Impossible:
            impossible = middle
    return impossible
