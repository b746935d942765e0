"""The second judge: it compares as the first does, knows what the seat knew, and a loss is what both see."""

from __future__ import annotations

import pytest
from secrecy.twins import hidden_differs, twin_of

from coach.games import decisions_in, played, until_event
from elfenland.coach import second
from elfenland.coach.choices import choices_of, is_choice
from elfenland.coach.judging import agreed
from elfenland.hidden import Known
from elfenland.rules import Rng
from elfenland.rules.numbering import DRAW, PLAN, TRAVEL


def test_a_loss_is_what_both_judges_see() -> None:
    assert agreed(0.10, 0.02, 0.07, 0.01) == (0.07, 0.01)
    assert agreed(0.05, 0.02, 0.07, 0.01) == (0.05, 0.02)
    assert agreed(0.10, 0.02, 0.07, 0.04) == (0.0, 0.02), "within two standard errors"
    assert agreed(0.10, 0.02, -0.03, 0.01) == (0.0, 0.02)
    assert agreed(0.10, 0.02, 0.0, 0.0) == (0.0, 0.02)


@pytest.mark.parametrize("phase", [DRAW, PLAN, TRAVEL])
def test_it_compares_in_the_same_worlds(phase: int) -> None:
    _, known = next((at, k) for at, k in decisions_in(played()) if k.state.phase == phase and is_choice(k))
    first, other = choices_of(known)[:2]
    assert second.lead(known, first, first, 8, 1) == (0.0, 0.0)
    lead, error = second.lead(known, first, other, 8, 1)
    assert (lead, error) == second.lead(known, first, other, 8, 1)
    assert second.lead(known, other, first, 8, 1)[0] == -lead


@pytest.mark.parametrize("phase", [DRAW, PLAN])
def test_it_knows_only_what_the_seat_knew(phase: int) -> None:
    game = played("pathfinder", 3, 2)
    at = next(at for at, k in decisions_in(game) if k.state.phase == phase and k.state.round == 2 and is_choice(k))
    seat = game.events[at].player  # type: ignore[union-attr]  # every decision has a player
    there = until_event(game, at)
    twin = twin_of(there, seat, Rng(1))
    assert hidden_differs(there, twin)
    known, same = Known.of_game(there, seat), Known.of_game(twin, seat)
    first, other = choices_of(known)[:2]
    assert second.lead(known, first, other, 12, 3) == second.lead(same, first, other, 12, 3)
