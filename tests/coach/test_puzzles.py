"""Puzzles: their proofs, their answers, the shipped pack, the commands."""

from __future__ import annotations

import gzip
import os
import re
from collections import Counter
from datetime import date, timedelta
from pathlib import Path
from xml.etree import ElementTree

import pytest
from cli.test_commands import run
from msgspec.structs import replace
from scenario import scenario

from elfenland.board import BOARD, resolve
from elfenland.coach import puzzles, puzzles_making, puzzles_proof, puzzles_solvers
from elfenland.coach.puzzles import KINDS, Puzzle, best_of, judge, of_the_day, shipped, solution, state_of
from elfenland.coach.puzzles_solvers import OBVIOUS, SOLVERS, Land, everything, looking_ahead, paying_least
from elfenland.errors import PuzzleError, Refused
from elfenland.game import Place, parse
from elfenland.rules.numbering import BAG, BAG_COUNT, CARD_COUNT, HAND, OPEN, ROAD, STACK, STACK_COUNT

PACK = shipped()
ONE_OF_EACH = [next(puzzle for puzzle in PACK if puzzle.kind == kind) for kind in KINDS]
#: All of it by ELFENLAND_LONG=1, as `elfenland puzzles check` does; otherwise some of each kind and rating.
EVERY = 1 if os.environ.get("ELFENLAND_LONG") else 40


def puzzle_of(text: str, kind: puzzles.Kind = "journey") -> Puzzle:
    """The puzzle that a scenario asks seat 0."""
    return puzzles.position_of(scenario(text).game.state, 0, kind)


# ------------------------------------------------------------------ the shipped pack


def test_the_pack_is_large_and_balanced() -> None:
    kinds = Counter(puzzle.kind for puzzle in PACK)
    assert len(PACK) >= 500
    assert min(kinds[kind] for kind in KINDS) >= 100
    for kind in KINDS:
        assert len({puzzle.rating for puzzle in PACK if puzzle.kind == kind}) >= 4


def test_the_pack_has_no_twins() -> None:
    assert len({puzzle.id for puzzle in PACK}) == len(PACK)
    assert len(puzzles_making.without_twins(PACK)) == len(PACK)


@pytest.mark.parametrize("puzzle", PACK[::EVERY], ids=lambda puzzle: f"{puzzle.kind}-{puzzle.id}")
def test_shipped_puzzles_are_proved_again(puzzle: Puzzle) -> None:
    assert puzzles_proof.prove(puzzle), "small enough to try everything"


@pytest.mark.parametrize("puzzle", ONE_OF_EACH, ids=lambda puzzle: puzzle.kind)
@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"score": 99}, "the best score is"),
        ({"rating": 1}, "the solvers that fail"),
        ({"failed": ()}, "the solvers that fail"),
    ],
)
def test_a_wrong_claim_is_not_proved(puzzle: Puzzle, change: dict[str, object], says: str) -> None:
    with pytest.raises(PuzzleError, match=says):
        puzzles_proof.prove(replace(puzzle, **change))


@pytest.mark.parametrize("puzzle", ONE_OF_EACH, ids=lambda puzzle: puzzle.kind)
def test_a_search_that_is_wrong_is_caught_by_trying_everything(puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch) -> None:
    right = puzzles_solvers.everything
    monkeypatch.setattr(puzzles_proof, "everything", lambda land: right(land) - 1)
    with pytest.raises(PuzzleError, match="trying everything gives"):
        puzzles_proof.prove(puzzle)


def test_an_answer_that_depends_on_the_edition_is_not_kept() -> None:
    """The ferry over the Mare Nebulae takes one raft in one edition and two in the others."""
    ferry = next(way for way in BOARD.connections if way.lake == "mare_nebulae")
    start = BOARD.towns[ferry.a].id
    puzzle = puzzle_of(f"travel | boot {start} | hand raft")
    scores = {best_of(puzzle, options)[0] for options in puzzles_proof.variants(puzzle)}
    assert len(scores) > 1
    assert not puzzles_proof.same_in_every_edition(puzzle, best_of(puzzle)[0])


# ------------------------------------------------------------------ positions


@pytest.mark.parametrize("puzzle", PACK[::25], ids=lambda puzzle: puzzle.id)
def test_a_puzzles_state_has_all_cards_and_counters(puzzle: Puzzle) -> None:
    state = state_of(puzzle)
    assert sum(state.row(STACK, 7)) == state.at(STACK_COUNT)
    assert sum(state.row(HAND, 7)) == state.at(CARD_COUNT) == len(puzzle.hand)
    assert state.at(STACK_COUNT) + len(puzzle.hand) == 72
    assert sum(state.row(BAG, 6)) == state.at(BAG_COUNT)
    assert state.at(BAG_COUNT) + sum(state.row(OPEN, 6)) + sum(map(bool, state.row(ROAD, 35))) == 48
    assert replace(puzzles.position_of(state, 0, puzzle.kind), score=0).identity() == puzzle.id


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"boot": "atlantis"}, "are towns"),
        ({"hand": ("dragon",) * 9}, "at most eight"),
        ({"hand": ("griffin",)}, "cards are cards"),
        ({"roads": {"feodor-lapphalya": "griffin"}}, "eight counters"),
        ({"roads": {"nowhere": "dragon"}}, "lie on roads"),
        ({"obstacles": ("nowhere",)}, "obstacles"),
        ({"pieces": ("elvenhold",)}, "in the capital"),
        ({"goal": "yttar"}, "only a tour"),
        ({"round": 5}, "four rounds"),
        ({"counters": ("dragon",)}, "to be placed"),
        ({"id": "00000000"}, "its own"),
    ],
)
def test_what_is_no_position_is_refused(change: dict[str, object], says: str) -> None:
    puzzle = replace(ONE_OF_EACH[0], **change)
    if "id" not in change:
        puzzle = replace(puzzle, id=puzzle.identity())
    with pytest.raises(PuzzleError, match=says):
        state_of(puzzle)


# ------------------------------------------------------------------ solvers


def test_looking_ahead_sees_as_far_as_it_looks() -> None:
    """The only new town lies two roads away, beyond one that gives nothing."""
    roads = "feodor-lapphalya: dragon | lapphalya-virst: dragon"
    land = Land(puzzle_of(f"boot feodor | hand dragon*5 | {roads} | missing virst"))
    assert [looking_ahead(land, depth) for depth in (1, 2)] == [0, 1]
    assert paying_least(land) == 0
    assert everything(land) == 1


@pytest.mark.parametrize("puzzle", PACK[::30], ids=lambda puzzle: puzzle.id)
def test_no_solver_beats_the_proof_and_longer_looks_reach_it(puzzle: Puzzle) -> None:
    land = Land(puzzle)
    best = everything(land)
    assert all(solver(land) <= best for solver in SOLVERS.values())
    assert looking_ahead(land, 8) == best


@pytest.mark.parametrize("options", [resolve("jesweb", False), resolve("rio-grande")], ids=["jesweb", "rio-grande"])
def test_trying_everything_agrees_with_the_exact_search(options: object) -> None:
    """On positions as they come, not only on puzzles; in the edition that differs most, too."""
    for kind, state, seat in list(puzzles_making.positions(5, 3, False))[::3]:
        puzzle = puzzles.position_of(state, seat, "journey")
        assert everything(Land(puzzle, options)) == best_of(puzzle, options)[0], kind  # type: ignore[arg-type]


def test_every_puzzle_says_which_solvers_fail() -> None:
    for puzzle in PACK:
        assert set(OBVIOUS) <= set(puzzle.failed) <= set(SOLVERS)
        assert puzzle.rating == puzzles_solvers.rating_of(puzzle.failed)


# ------------------------------------------------------------------ answers


@pytest.mark.parametrize("puzzle", PACK[::20], ids=lambda puzzle: puzzle.id)
def test_solutions_are_right_and_less_is_not(puzzle: Puzzle) -> None:
    answer = solution(puzzle)
    if puzzle.kind == "place":
        assert judge(puzzle, answer[:1]).solved
        _, kind, road = answer[0].split()
        travelled = replace(puzzle, kind="journey", counters=(), roads=puzzle.roads | {road: kind})
        assert judge(replace(travelled, id=travelled.identity()), answer[1:]).solved
        return
    assert judge(puzzle, answer).solved
    assert not judge(puzzle, ()).solved
    assert judge(puzzle, ()).proved == puzzle.score


def test_any_answer_that_reaches_the_score_is_right() -> None:
    """Two roads lead to one new town each: either is right."""
    text = "boot feodor | hand dragon*2 | feodor-lapphalya: dragon | albaran-feodor: dragon"
    puzzle = replace(puzzle_of(text), score=1)
    assert judge(puzzle, ["move feodor-lapphalya"]).solved
    assert judge(puzzle, ["move albaran-feodor"]).solved


def test_every_right_placement_counts_and_others_do_not() -> None:
    puzzle = ONE_OF_EACH[1]
    scores = puzzles.placement_scores(puzzle)
    right = {action for action, score in scores.items() if score == puzzle.score}
    assert 1 <= len(right) <= puzzles_making.MOST_ANSWERS < len(scores)
    for action in scores:
        assert judge(puzzle, [str(action)]).solved == (action in right)


@pytest.mark.parametrize(
    ("answer", "error"),
    [(["pass"], Refused), (["end"], Refused), (["place dragon feodor-lapphalya"], Refused), (["move x-y"], Exception)],
)
def test_what_is_no_answer_is_refused(answer: list[str], error: type[Exception]) -> None:
    with pytest.raises(error):
        judge(ONE_OF_EACH[0], answer)


def test_a_place_puzzle_wants_one_placement() -> None:
    puzzle = ONE_OF_EACH[1]
    placed = solution(puzzle)[0]
    for answer in ([], [placed, placed], ["move feodor-lapphalya"]):
        with pytest.raises(Refused):
            judge(puzzle, answer)
    free = next(road.id for road in BOARD.roads if road.id in puzzle.roads)
    with pytest.raises(Refused, match=r"R3\.2"):
        judge(puzzle, [str(Place(puzzle.counters[0], free))])


@pytest.mark.parametrize("puzzle", ONE_OF_EACH, ids=lambda puzzle: puzzle.kind)
def test_the_solver_sees_the_position_as_at_a_table(puzzle: Puzzle) -> None:
    view = puzzles.view_of(puzzle)
    assert view.to_act == 0
    assert sorted(view.players[0].hand or ()) == sorted(puzzle.hand)
    assert view.counters == puzzle.roads
    first = parse(solution(puzzle)[0])
    assert any(choice.text == str(first) or choice.choose for choice in view.legal)


# ------------------------------------------------------------------ the puzzle of the day


def test_the_puzzle_of_the_day_is_the_same_everywhere_and_none_comes_twice() -> None:
    days = [date(2026, 11, 17) + timedelta(days=n) for n in range(len(PACK))]
    assert {of_the_day(day).id for day in days} == {puzzle.id for puzzle in PACK}
    assert of_the_day(date(2026, 11, 17)) == PACK[date(2026, 11, 17).toordinal() % len(PACK)]
    kinds = [of_the_day(day).kind for day in days[:30]]
    assert set(kinds) == set(KINDS)


# ------------------------------------------------------------------ making


def test_making_is_repeatable_and_keeps_only_what_is_worth_it() -> None:
    made = puzzles_making.make(3)
    assert made == puzzles_making.make(3)
    assert made
    for puzzle in made:
        assert puzzles_proof.prove(puzzle)


def test_a_plain_position_is_no_puzzle() -> None:
    assert puzzles_making.tried(puzzle_of("boot feodor | hand dragon*3 | feodor-lapphalya: dragon")) is None


def test_near_twins_are_dropped() -> None:
    puzzle = ONE_OF_EACH[0]
    twin = replace(puzzle, hand=(*puzzle.hand[1:], "raft"))
    other = replace(puzzle, boot="yttar" if puzzle.boot != "yttar" else "beata")
    assert puzzles_making.without_twins([puzzle, twin, other]) == [puzzle, other]


def test_a_pack_is_balanced() -> None:
    pack = puzzles_making.balanced(PACK, 90)
    kinds = Counter(puzzle.kind for puzzle in pack)
    assert len(pack) == 90
    assert max(kinds.values()) - min(kinds.values()) <= 15


# ------------------------------------------------------------------ files and commands


def test_a_pack_is_read_as_it_was_written(tmp_path: Path) -> None:
    plain, packed = tmp_path / "p.jsonl", tmp_path / "p.jsonl.gz"
    plain.write_text(puzzles.dumps(ONE_OF_EACH), encoding="utf-8")
    packed.write_bytes(gzip.compress(plain.read_bytes()))
    assert puzzles.load(plain) == puzzles.load(packed) == tuple(ONE_OF_EACH)


@pytest.mark.parametrize("data", [b"{}\n", b"[]\n", b"\xff\n", b"\x1f\x8bnot gzip", b'{"id": "x"}\n'])
def test_a_broken_pack_is_refused_with_a_sentence(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "broken"
    file.write_bytes(data)
    with pytest.raises(PuzzleError):
        puzzles.load(file)
    assert "elfenland: " in run("puzzles", "check", str(file), code=1)


def test_the_commands_make_check_and_show(tmp_path: Path) -> None:
    pack, picture = tmp_path / "pack.jsonl", tmp_path / "p.svg"
    run("puzzles", "make", "--games", "1", "--seed", "3", "-o", str(pack))
    made = puzzles.load(pack)
    assert f"{len(made)} of {len(made)} puzzles proved" in run("puzzles", "check", str(pack))
    run("puzzles", "show", str(pack), "1", "-o", str(picture), "--solution")
    ElementTree.fromstring(picture.read_text(encoding="utf-8"))
    assert "there is no puzzle 999" in run("puzzles", "show", str(pack), "999", code=1)
    pack.write_text(puzzles.dumps([replace(made[0], score=made[0].score + 1)]), encoding="utf-8")
    assert "the best score is" in run("puzzles", "check", str(pack), code=1)


def test_solving_in_the_terminal() -> None:
    puzzle = ONE_OF_EACH[0]
    answer = solution(puzzle)
    said = run("puzzles", "solve", "--puzzle", puzzle.id, stdin="\n".join(["hint", *answer, "end"]) + "\n")
    assert f"{puzzle.score} is possible" in said
    assert "solved" in said
    said = run("puzzles", "solve", "--puzzle", puzzle.id, stdin="move nowhere\nend\n")
    assert re.search(r"0: \d more are possible", said)
