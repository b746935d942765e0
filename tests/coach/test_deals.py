"""Deals: the same luck against the same bots."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from msgspec import UNSET

from elfenland.bots import make
from elfenland.coach.deals import Deal, parting
from elfenland.errors import LuckError
from elfenland.game import Game, action_of, choose_whole, record, verify
from elfenland.game import events as e
from elfenland.hidden import Known
from elfenland.rules import Rng

BOTS = ("wanderer", None, "pathfinder")


def played(deal: Deal, decisions: int) -> Game:
    """The deal played by somebody who decides by chance."""
    game, rng = deal.game("Ann"), Rng(decisions)
    bots = {seat: make(str(bot), seed=deal.bot_seed(seat)) for seat, bot in enumerate(deal.bots) if bot}
    game.begin()
    while (seat := game.to_act) is not None:
        if seat in bots:
            game.play(bots[seat].decide(Known.of_game(game, seat)))
        else:
            game.play(choose_whole(game.state, lambda state, legal: legal[rng.below(len(legal))]))
    return game


def test_those_who_decide_alike_see_the_same_game() -> None:
    deal = Deal.fresh(BOTS)
    one, same, other = (played(deal, decisions) for decisions in (1, 1, 2))
    assert one.events == same.events
    assert parting(one, same) == len(one.events)
    shared = parting(one, other)
    assert one.events[:shared] == other.events[:shared]
    assert one.events[shared] != other.events[shared]
    assert shared >= 2 + 2 * len(BOTS), "the first deal is the same whatever is decided"


def test_a_finished_game_becomes_its_deal() -> None:
    deal = Deal.fresh(BOTS, "jesweb")
    game = record.loads(record.dumps(played(deal, 1)))
    assert Deal.of_game(game) == deal
    assert verify(game).kind == "luck"


def test_a_game_that_was_dealt_in_another_way_becomes_a_deal_too() -> None:
    """Whoever decides as its player did sees it again, to the last card, and the bots do as they did."""
    deal = Deal.fresh(BOTS, town_cards=True)
    names = [e.Player(f"P{seat}") if bot is None else e.Player(bot, bot) for seat, bot in enumerate(BOTS)]
    first = Game(deal.game("Ann").options, names, 1, seed=5)
    first.begin()
    rng = Rng(1)
    while not first.over:
        first.play(choose_whole(first.state, lambda state, legal: legal[rng.below(len(legal))]))
    again = Deal.of_game(first)
    assert again.starting_player == 1
    game = again.game("Bo")
    game.begin()
    for event in first.events:
        action = action_of(event)
        if action is not None and game.events[: len(game.events)] == first.events[: len(game.events)]:
            game.play(action)
    assert game.events == first.events
    assert game.header.notes is UNSET, "its numbers are not told"


@pytest.mark.parametrize("game", [Game.new(2, seed=1), Game.new(2, luck="spring"), Deal.fresh(BOTS).game("Ann")])
def test_other_games_are_no_challenge(game: Game) -> None:
    with pytest.raises(LuckError, match="challenge"):
        Deal.of_game(game)


def test_the_deal_of_the_day_follows_from_the_day_and_the_key() -> None:
    day = date(2026, 11, 17)
    assert Deal.of_the_day(day, b"key", BOTS) == Deal.of_the_day(day, b"key", BOTS)
    names = {Deal.of_the_day(day + timedelta(days=n), key, BOTS).name for n in range(50) for key in (b"key", b"other")}
    assert len(names) == 100


def test_the_bots_of_a_deal_have_seeds_of_their_own() -> None:
    deal = Deal.fresh(BOTS)
    assert len({deal.bot_seed(seat) for seat in range(3)}) == 3
    assert deal.bot(2).name == "pathfinder"
    with pytest.raises(LuckError, match="person"):
        deal.bot(deal.seat)
