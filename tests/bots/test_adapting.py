"""The adaptive opponent: the level that is an even match, by a person's results alone."""

from __future__ import annotations

from elfenland.bots.adapting import FIRST_LEVEL, Result, expected_share, next_level, rating_of
from elfenland.bots.levels import LEVELS, level
from elfenland.rules import Rng


def test_a_stranger_begins_gently() -> None:
    assert next_level([]).number == FIRST_LEVEL


def test_winners_climb_and_losers_descend_one_level_at_a_time() -> None:
    for share, end in ((1.0, 11), (0.0, 1)):
        results: list[Result] = []
        for _ in range(40):
            now = next_level(results).number
            assert not results or abs(now - results[-1].level) <= 1
            results.append(Result(now, 2, share))
        assert results[-1].level == end


def test_an_even_share_stays() -> None:
    """An even share is one half with two players and one quarter with four."""
    for players in (2, 4):
        shares = [0.0] * (players - 1) + [1.0]
        assert next_level([Result(6, players, share) for share in shares * 8]).number == 6


def test_a_win_against_more_players_says_more() -> None:
    assert rating_of([Result(5, 4, 1.0)]) > rating_of([Result(5, 2, 1.0)])


def test_it_finds_a_persons_level_and_keeps_them_near_one_half() -> None:
    """Somebody as strong as a level wins about every other game in the long run."""
    rng = Rng(5, 1)
    for true in (2, 5, 8):
        results: list[Result] = []
        for _ in range(120):
            number = next_level(results).number
            chance = expected_share(level(true).rating, level(number).rating, 2)
            results.append(Result(number, 2, float(rng.below(1000) < 1000 * chance)))
        assert abs(sum(result.level for result in results[20:]) / 100 - true) < 1
        assert 0.35 < sum(result.share for result in results[20:]) / 100 < 0.65


def test_the_scale_is_elo() -> None:
    assert expected_share(1500, 1500, 4) == 0.25
    assert round(expected_share(1900, 1500, 2), 3) == round(10 / 11, 3)
    assert LEVELS[8].rating == 1500
