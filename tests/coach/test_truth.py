"""The chances are true: among the assumed player as much is won as was predicted, and planted blunders are found."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from coach.games import decisions_in, played
from coach.truth import mean_and_error, reliability, sample, starts
from elfenland.board import resolve
from elfenland.bots.thinking import playing
from elfenland.coach import Quality, chances, review
from elfenland.coach.assumed import assumed_player, result_of, shares_of
from elfenland.coach.choices import is_choice
from elfenland.coach.judging import PHASES, judge, phase_of
from elfenland.game import action_of, choose_whole, record
from elfenland.rules import Rng, State

long = pytest.mark.skipif(not os.environ.get("ELFENLAND_LONG"), reason="long: ELFENLAND_LONG=1 runs it")

#: Two elders with ten times the usual thinking: `played("elder:sims=20000", 2, 1)`, which takes half a minute.
ELDERS = Path(__file__).parent / "elder.jsonl"


def round_ends(players: int, games: int) -> Iterator[tuple[float, float, int]]:
    """Games among assumed players: what each round's end was worth to a seat, what it won, and the game."""
    table = playing.Table()
    for seat in range(players):
        playing.seat_player(table, seat, assumed_player(), 5, 1 + seat)
    for number in range(games):
        state, rng = State.start(resolve("rio-grande", None), players, number % players), Rng(number, 77)
        predicted = []
        playing.begin_game(table, state, rng)
        while not state.over:
            playing.play_round(table, state, rng)
            if not state.over:
                ended = state.round
                predicted.append(shares_of(state))
                while state.round == ended and state.actor >= 0:
                    playing.play_turn(table, state, rng)
        won = result_of(state)
        yield from ((shares[seat], won[seat], number) for shares in predicted for seat in range(players))


@pytest.mark.parametrize("players", [2, 4])
def test_the_end_of_a_round_is_worth_what_is_won_from_there(players: int) -> None:
    rows = list(round_ends(players, 120))
    for low, high in ((0, 0.15), (0.15, 0.4), (0.4, 0.7), (0.7, 1.01)):
        inside = [(share, won) for share, won, _ in rows if low <= share < high]
        if len(inside) >= 20:
            error, doubt = mean_and_error([won - share for share, won in inside])
            assert abs(error) < 4 * max(doubt, 0.02), (low, high, error, doubt)
    even = 1 / players
    assert sum((won - share) ** 2 for share, won, _ in rows) < 0.9 * sum((won - even) ** 2 for _, won, _ in rows)


@pytest.mark.parametrize("players", [2, 4])
def test_each_seat_wins_what_it_was_promised_before_the_deal(players: int) -> None:
    for (chance, doubt), (result, error) in starts(players, 700):
        assert abs(chance - result) < 4 * (doubt**2 + error**2) ** 0.5


SMALL = Quality(draw=6, plan=6, travel=6, keep=6, position=16, open=1, start=40)


def test_the_chances_of_a_review_come_true() -> None:
    """A small reliability curve of fixed games; `test_long_reliability` does the whole one."""
    samples = [sample(seed, SMALL) for seed in range(12)]
    rows = [[(share, each.result) for share in each.shares] for each in samples]
    unlikely = [mean_and_error([won - share for share, won in row])[0] for row in rows]
    error, doubt = mean_and_error(unlikely)  # games are independent, a game's chances are not
    assert abs(error) < 3 * doubt
    even = [sum((1 / each.players - won) ** 2 for _, won in row) for each, row in zip(samples, rows, strict=True)]
    told = [sum((share - won) ** 2 for share, won in row) for row in rows]
    assert sum(told) < 0.85 * sum(even)
    luck, doubt = mean_and_error([each.luck for each in samples])
    assert abs(luck) < 3 * doubt
    start, doubt = mean_and_error([each.start - 1 / each.players for each in samples])
    assert abs(start) < max(3 * doubt, 0.03)


def by_chance(rng: Rng, _: State, legal: list[int]) -> int:
    """Any decision that the rules allow."""
    return legal[rng.below(len(legal))]


def planted(bot: str, players: int, seed: int, every: int) -> Iterator[tuple[str, bool]]:
    """Put a random choice in place of a clear best; its phase, and whether it is graded a mistake or worse."""
    for at, known in decisions_in(played(bot, players, seed)):
        if at % every or not is_choice(known):
            continue
        rng = Rng(seed, at)
        action = choose_whole(known.state, partial(by_chance, rng))
        found = chances.estimate(known, worlds=60, seed=1000 + at, played=action)
        lead, error = found.lead(found.ranked()[0], found.index(action))
        if lead - 3 * error >= 0.15:
            decision = judge(known, action, 48, seed=at)
            yield phase_of(known, action), decision.grade in ("mistake", "blunder")


def test_planted_blunders_are_found() -> None:
    graded = [found for _, found in planted("pathfinder", 2, 3, 3)]
    assert len(graded) >= 5
    assert all(graded)


def test_a_strong_players_choices_are_no_mistakes() -> None:
    game = record.loads(ELDERS.read_bytes())
    grades = []
    for at, known in decisions_in(game):
        choice = action_of(game.events[at])
        if choice is not None and is_choice(known):
            grades.append(judge(known, choice, 48, seed=at).grade)
    assert len(grades) > 100
    assert sum(grade in ("mistake", "blunder") for grade in grades) < 0.03 * len(grades)  # one judge alone finds ten


# ------------------------------------------------------------------ by name


@long
def test_long_a_strong_players_choices_are_no_mistakes() -> None:
    """Nine minutes of one core, most of them the elders'."""
    games = [played("elder:sims=20000", players, seed) for players, seed in ((2, 1), (2, 3), (2, 5), (2, 7), (4, 2))]
    grades = [decision.grade for game in games for seat in review(game).seats for decision in seat.decisions]
    wrong = sum(grade in ("mistake", "blunder") for grade in grades)
    print(f"{wrong} of {len(grades)} choices of elders with ten times the thinking were graded a mistake or worse")
    assert len(grades) > 600
    assert wrong < 0.03 * len(grades)


@long
def test_long_planted_blunders_are_found() -> None:
    graded = [each for seed in range(10) for each in planted("pathfinder", 2 + seed % 3, seed, 1)]
    for phase in PHASES:
        of_phase = [found for each, found in graded if each == phase]
        print(f"{phase}: {sum(of_phase)} of {len(of_phase)} planted losses of 15 % and more graded a mistake or worse")
    found = [found for _, found in graded]
    assert len(found) >= 200
    assert sum(found) >= 0.95 * len(found)


@long
def test_long_reliability() -> None:
    samples = [sample(seed) for seed in range(int(os.environ.get("ELFENLAND_GAMES", "200")))]
    for each in reliability(samples):
        print(each)
        assert each.low - 0.01 <= each.predicted <= each.high + 0.01
    luck, doubt = mean_and_error([each.luck for each in samples])
    print(f"mean luck {luck:+.4f} ± {doubt:.4f}")
    assert abs(luck) < 2 * doubt
    start, doubt = mean_and_error([each.start - 1 / each.players for each in samples])
    assert abs(start) < max(2 * doubt, 0.01)


@long
def test_long_stronger_bots_have_lower_error_rates() -> None:
    rates = {}
    for bot in ("random", "wanderer", "pathfinder", "elder"):
        seats = [
            seat for seed in range(4) for seat in review(played(bot, 2, seed), quality=Quality.of_time(20, 2)).seats
        ]
        losses = [decision.loss for seat in seats for decision in seat.decisions if decision.real]
        rates[bot] = mean_and_error([1000 * loss for loss in losses])
    print(rates)
    means = [mean for mean, _ in rates.values()]
    assert means == sorted(means, reverse=True)
