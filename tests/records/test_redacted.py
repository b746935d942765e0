"""Redacted records: what every seat and a spectator know, at several moments of a game."""

from __future__ import annotations

import copy
import json
import random

import pytest
from independent.checker import check
from long import LONG, combined
from scenario import new_game

from elfenland.board import EDITIONS
from elfenland.game import Game, record

from .mutations import MUTATIONS, Mutation, Record, lines, other_order, spoilt
from .test_lawful import unordered
from .test_mutations import refusal

GAMES = 3 if LONG else 1
CUTS = 6 if LONG else 4
TIMES = 60 if LONG else 3


def moments(edition: str, players: int, town_cards: bool, seed: int) -> list[Game]:
    """One game as it stood at several moments, its end among them."""
    table = new_game(players, edition=edition, town_cards=town_cards, seed=seed, starting_player=seed % players)
    played = [table.game.copy()]
    while not table.over:
        table.play_any()
        played.append(table.game.copy())
    rng = random.Random(seed)
    return [*rng.sample(played[:-1], CUTS), played[-1]]


def redacted(game: Game, seat: int | None) -> Record:
    return [json.loads(line) for line in record.dumps_redacted(game, seat).splitlines()]


@pytest.mark.parametrize(
    ("edition", "players", "town_cards"), combined(list(EDITIONS), [2, 3, 4, 6], [False, True, True])
)
def test_every_seats_record_is_accepted(edition: str, players: int, town_cards: bool) -> None:
    for seed in range(GAMES):
        for game in moments(edition, players, town_cards, seed + players):
            for seat in (*range(players), None):
                known = lines(redacted(game, seat))
                assert check(known) == []
                assert refusal(known) is None


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.__name__)
@pytest.mark.parametrize("seat", [0, 2, None])
def test_what_the_checker_refuses_our_reader_refuses_too(seat: int | None, mutation: Mutation) -> None:
    """Our reader looks for a whole world and may see more; it never accepts what the checker refuses."""
    rng = random.Random(f"{seat} {mutation.__name__}")
    known = redacted(moments("amigo-de", 3, True, 5)[-2], seat)
    for _ in range(TIMES):
        changed, spoilt_record = spoilt(known, mutation, rng)
        problems = check(lines(spoilt_record))
        if problems:
            assert refusal(lines(spoilt_record)) == problems[0].partition(":")[0], f"{changed}; {problems}"


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_order_of_cards_means_nothing(seat: int | None) -> None:
    for seed in range(8):
        game = moments("rio-grande", 3, False, seed)[-1]
        _, reordered = spoilt(redacted(game, seat), other_order, random.Random(seed))
        assert check(lines(reordered)) == []
        assert refusal(lines(reordered)) is None


def different(one: Record, other: Record) -> list[int]:
    """Where two records of a game show other events."""
    pairs = enumerate(zip(map(unordered, one), map(unordered, other), strict=True))
    return [at for at, (this, that) in pairs if at and this != that]


def refused_one_by_one(known: Record, other: Record) -> int:
    """Both readers refuse each line in which the other record differs, put into this one; how many there are."""
    found = different(known, other)
    for at in found:
        mixed = copy.deepcopy(known)
        mixed[at] = other[at]
        assert check(lines(mixed))[0].startswith(f"line {at + 1}: ")
        assert refusal(lines(mixed)) == f"line {at + 1}"
    return len(found)


def test_a_secret_that_shows_is_refused_by_both() -> None:
    game = moments("rio-grande", 3, True, 9)[-1]
    whole = [json.loads(line) for line in record.dumps(game).splitlines()]
    for seat in (1, None):
        hidden = redacted(game, seat)
        assert refused_one_by_one(hidden, whole) > 10


def test_a_seat_that_hides_its_own_from_itself_is_refused_by_both() -> None:
    game = moments("rio-grande", 3, True, 9)[-1]
    mine, nobodys = redacted(game, 1), redacted(game, None)
    assert refused_one_by_one(mine, nobodys) > 4


def test_the_word_none_is_not_nothing() -> None:
    known = redacted(moments("rio-grande", 3, False, 1)[-1], 0)
    at = next(at for at, line in enumerate(known) if line.get("event") == "deal" and line["player"] == 1)
    known[at]["cards"] = ["None"] * len(known[at]["cards"])
    assert check(lines(known))[0].startswith(f"line {at + 1}: ")
    assert refusal(lines(known)) == f"line {at + 1}"


@pytest.mark.parametrize("name", ["round_end", "keep", "deal", "draw_secret", "place"])
def test_events_at_another_time_are_refused_at_the_same_line(name: str) -> None:
    known = redacted(moments("elfland-it", 2, False, 34)[-1], 0)
    rng = random.Random(name)
    for at in rng.sample([at for at, line in enumerate(known) if line.get("event") == name], 3):
        for to in rng.sample(range(1, len(known)), 8):
            changed = [*known[:at], *known[at + 1 :]]
            changed.insert(to, known[at])
            problems = check(lines(changed))
            assert refusal(lines(changed)) == (problems[0].partition(":")[0] if problems else None)
