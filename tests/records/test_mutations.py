"""Spoilt records: our reader and the independent checker refuse the same ones, at the same line."""

from __future__ import annotations

import random

import pytest
from independent.checker import check
from long import LONG
from scenario import whole_record

from elfenland.errors import RecordError
from elfenland.game import record

from .mutations import MUTATIONS, Mutation, Record, lines, other_order, spoilt
from .test_lawful import tour

TIMES = 100 if LONG else 6

GAMES: dict[str, Record] = {
    "two": whole_record(seed=1, players=2),
    "five with town cards": whole_record(seed=2, players=5, edition="amigo-de", town_cards=True, starting_player=3),
    "summary card": whole_record(seed=3, players=3, edition="jesweb"),
    "instant": tour("rio-grande", False, 2, "third", (1,)),
    "finish round": tour("amigo-fr", True, 3, "third", (0, 2)),
}


def refusal(spoilt_lines: list[str]) -> str | None:
    """Where our reader refuses the record: `line 57`; None if it does not."""
    try:
        record.loads_any("".join(line + "\n" for line in spoilt_lines))
    except RecordError as error:
        return str(error).partition(":")[0]
    return None


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.__name__)
@pytest.mark.parametrize("game", GAMES)
def test_both_readers_refuse_the_same(game: str, mutation: Mutation) -> None:
    rng = random.Random(f"{game} {mutation.__name__}")
    for _ in range(TIMES):
        changed, spoilt_record = spoilt(GAMES[game], mutation, rng)
        problems = check(lines(spoilt_record))
        expected = problems[0].partition(":")[0] if problems else None
        assert refusal(lines(spoilt_record)) == expected, f"{changed}; the checker says {problems}"


@pytest.mark.parametrize("game", GAMES)
def test_the_order_of_cards_means_nothing(game: str) -> None:
    _, reordered = spoilt(GAMES[game], other_order, random.Random(5))
    assert check(lines(reordered), require_result=True) == []
    assert refusal(lines(reordered)) is None


def test_mutations_do_spoil_records() -> None:
    rng = random.Random(0)
    changed = [spoilt(GAMES["two"], mutation, rng)[1] for mutation in MUTATIONS for _ in range(9)]
    refused = sum(bool(check(lines(spoilt_record))) for spoilt_record in changed)
    assert refused > 0.6 * 9 * len(MUTATIONS)


@pytest.mark.parametrize("at", [0, 1, 30, -1])
def test_text_that_is_cut_off_or_no_text(at: int) -> None:
    whole = lines(GAMES["two"])
    number = at % len(whole) + 1
    for bad in (whole[at][:-1], whole[at][: len(whole[at]) // 2], "", "[]", whole[at] + whole[at], "\x00"):
        changed = whole[:number]
        changed[-1] = bad
        assert refusal(changed) == f"line {number}"
        assert check(changed)[0].startswith(f"line {number}: ")
