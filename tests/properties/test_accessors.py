"""State's accessors in words of the rules say what lies in the block."""

from __future__ import annotations

import pytest
from scenario import scenario

from elfenland.board import BOARD, CARD_NAMES, COUNTER_NAMES
from elfenland.rules import State

TABLE = (
    "plan | players 3 | round 2 | 1 boot feodor | 1 hand dragon*3 raft | 1 open dragon*2 | 1 secret unicorn | "
    "1 missing yttar beata | face troll_wagon*5"
)


def counts(names: tuple[str, ...], **held: int) -> list[int]:
    return [held.get(name, 0) for name in names]


def test_they_tell_what_a_seat_has() -> None:
    state = scenario(TABLE).state
    assert (state.players, state.round) == (3, 2)
    assert state.hand(1) == counts(CARD_NAMES, dragon=3, raft=1)
    assert state.face_up(1) == counts(COUNTER_NAMES, dragon=2)
    assert state.secrets(1) == counts(COUNTER_NAMES, unicorn=1)
    assert BOARD.towns[state.boot(1)].id == "feodor"
    assert {BOARD.towns[town].id for town in state.pieces(1)} == {"yttar", "beata"}
    assert state.market() == counts(COUNTER_NAMES, troll_wagon=5)
    assert state.hand(0) == counts(CARD_NAMES)
    assert len(state.pieces(2)) == 20


@pytest.mark.parametrize("seat", [-1, 3])
@pytest.mark.parametrize("ask", [State.hand, State.face_up, State.secrets, State.boot, State.pieces])
def test_a_seat_that_is_not_there_is_refused(seat: int, ask) -> None:  # type: ignore[no-untyped-def]
    state = scenario(TABLE).state
    with pytest.raises(IndexError, match="no seat"):
        ask(state, seat)
