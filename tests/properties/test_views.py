"""What a view says so that a client needs no rules: the price from here, the means to pay, the passes."""

from __future__ import annotations

import pytest

from elfenland.arena.simulation import Setting
from elfenland.board import BOARD
from elfenland.game import Game, Pass, view_for
from properties.positions import games, settings

SETTINGS = list(settings())


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_r4_2_prices_from_here_are_those_of_the_legal_moves(setting: Setting) -> None:
    seen = set()
    for game in games(setting, 5):
        seat = game.to_act
        if game.phase != "travel" or seat is None:
            continue
        view = view_for(game, seat, history=False)
        moves = {choice.connection: choice for choice in view.legal if choice.action == "move"}
        caravans = {choice.connection: choice for choice in view.legal if choice.action == "caravan"}
        for connection in BOARD.connections:
            price = view.prices.get(connection.id)
            if price is None or view.players[seat].boot not in (
                BOARD.towns[connection.a].id,
                BOARD.towns[connection.b].id,
            ):
                continue
            seen.add(price.means)
            assert (price.means == "cards") == (connection.id in moves)
            if price.means == "cards":
                assert moves[connection.id].price == price.asked
            else:  # R4.5
                assert (price.means == "caravan") == (connection.id in caravans)
        assert all(price.means is None for price in view_for(game, None, history=False).prices.values())
    assert seen == {"cards", "caravan", "none"}


def passes_in_a_row(game: Game) -> list[int]:
    """The seats of the passes since something was placed, from what happened."""
    seats: list[int] = []
    for event in reversed(game.events):
        if event.__struct_config__.tag != "pass":
            break
        seats.append(event.player)  # type: ignore[union-attr]
    return sorted(seats)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_r3_5_the_view_says_who_has_passed_and_which_pass_is_the_last(setting: Setting) -> None:
    seen = set()
    for game in games(setting, 6):
        view = view_for(game, game.to_act, history=False)
        if game.phase != "plan":
            assert not view.passed
            assert not view.last_pass
            continue
        assert list(view.passed) == passes_in_a_row(game)
        after = game.copy()
        after.play(Pass())
        assert view.last_pass == (after.phase != "plan")
        seen.add(view.last_pass)
    assert seen == {False, True}


def test_r3_5_r5_2_the_view_says_which_choice_is_none() -> None:
    """Where a spectator can tell: nobody without a counter can place one, and who has only one keeps it."""
    seen = set()
    for game in (game for setting in SETTINGS for game in games(setting, 6)):
        assert view_for(game, None, history=False).forced is None
        if game.to_act is None or game.phase not in ("plan", "keep"):
            assert view_for(game, game.to_act, history=False).forced is None
            continue
        views = [view_for(game, seat, history=False) for seat in range(len(game.players))]
        view = views.pop(game.to_act)
        player = views[0].players[game.to_act]
        told = len(player.counters) + player.secret_counters == (game.phase == "keep") and len(view.legal) == 1
        assert view.forced == (view.legal[0].text if told else None)
        assert all(other.forced is None for other in views)
        seen.add((game.phase, told))
    assert seen == {("plan", True), ("plan", False), ("keep", True), ("keep", False)}
