"""A tournament: balanced tables, going on after a stop, ratings, a page that needs nothing from outside."""

from __future__ import annotations

import re
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from elfenland.arena.ledger import LedgerError
from elfenland.arena.play import Played, SeatResult
from elfenland.arena.tournament import Terms, TournamentError, play_tournament, read
from elfenland.board import resolve
from elfenland.bots.registry import Spec

from .commands import run

RANDOM = Spec.parse("random")
#: The same bot under several names: who takes part matters here, not how well.
BOTS = tuple(replace(RANDOM, text=f"random {letter}") for letter in "abcd")
TERMS = Terms(BOTS, resolve("rio-grande"), 3, seed=4, edition="rio-grande")


def play_all(terms: Terms, games: int, file: Path, jobs: int = 1) -> list[Played]:
    last: list[Played] = []
    for played in play_tournament(terms, games, file, jobs):
        last = list(played)
    return last


def essence(games: list[Played]) -> list[tuple[int, tuple[tuple[str, float, int], ...]]]:
    """Everything but the time it took."""
    return [
        (g.number, tuple((s.bot, s.share, s.pieces) for s in g.seats)) for g in sorted(games, key=lambda g: g.number)
    ]


def test_everybody_meets_everybody_from_every_seat() -> None:
    sittings = [TERMS.sitting(number) for number in range(4 * 3)]
    assert Counter(bot.text for sitting in sittings for bot in sitting.bots) == {bot.text: 9 for bot in BOTS}
    seats = Counter((bot.text, seat) for sitting in sittings for seat, bot in enumerate(sitting.bots))
    assert set(seats.values()) == {3}


def test_it_goes_on_after_a_stop_in_the_middle_of_a_line(tmp_path: Path) -> None:
    whole = play_all(TERMS, 9, tmp_path / "whole.jsonl")
    file = tmp_path / "stopped.jsonl"
    games = play_tournament(TERMS, 9, file)
    for _ in range(5):
        next(games)
    games.close()  # type: ignore[attr-defined]  # a generator
    before = file.read_bytes()
    file.write_bytes(before[:-40])
    assert essence(play_all(TERMS, 9, file)) == essence(whole)
    kept = before[: before[:-40].rfind(b"\n") + 1]
    assert file.read_bytes().startswith(kept)
    assert len(file.read_bytes().splitlines()) == 10


def test_more_games_later_play_only_what_is_missing(tmp_path: Path) -> None:
    file = tmp_path / "t.jsonl"
    play_all(TERMS, 3, file)
    before = file.read_bytes()
    play_all(TERMS, 6, file, jobs=2)
    assert file.read_bytes().startswith(before)
    assert [game.number for game in read(file)[1]] == list(range(6))


def test_another_tournaments_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "t.jsonl"
    play_all(TERMS, 3, file)
    with pytest.raises(LedgerError, match="differs in seed, time"):
        play_all(replace(TERMS, seed=5, time=1.0), 3, file)
    file.write_text("rubbish\n")
    with pytest.raises(LedgerError, match="line 1"):
        play_all(TERMS, 3, file)


def test_a_spoilt_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "t.jsonl"
    play_all(TERMS, 3, file)
    lines = file.read_text().splitlines()
    file.write_text("\n".join([lines[0], lines[1][:50], *lines[2:]]) + "\n")
    with pytest.raises(LedgerError, match="line 2"):
        read(file)


@pytest.mark.parametrize(("bots", "players"), [(BOTS[:2], 3), ((BOTS[0], BOTS[0]), 2)])
def test_impossible_terms_are_refused(bots: tuple[Spec, ...], players: int) -> None:
    with pytest.raises(TournamentError):
        Terms(bots, resolve("rio-grande"), players, seed=1)


def _game(number: int, places: dict[str, int]) -> Played:
    winners = sum(place == 1 for place in places.values())
    seats = tuple(
        SeatResult(bot, (place == 1) / winners, place, 21 - place, (5, 10, 15, 21 - place), 10, 0.1, 0.05)
        for bot, place in places.items()
    )
    return Played(number, number, seats, False, "pieces")


def test_ratings_and_matrix_follow_the_places() -> None:
    pytest.importorskip("openskill", reason="the extra arena is not installed")
    from elfenland.arena.ratings import standings, win_matrix

    games = [_game(n, {"good": 1, "fair": 2, "poor": 3}) for n in range(20)]
    games.append(_game(20, {"good": 1, "fair": 1, "poor": 3}))
    table = standings(["poor", "good", "fair"], games)
    assert [standing.bot for standing in table] == ["good", "fair", "poor"]
    assert table[0].mu > 25 > table[2].mu
    assert table[0].share.value == pytest.approx(20.5 / 21)
    assert win_matrix(["good", "poor"], [_game(0, {"good": 1, "poor": 1})]) == [[None, 0.5], [0.5, None]]
    assert win_matrix(["a", "b"], []) == [[None, None], [None, None]]


def test_the_page_has_all_pictures_and_asks_for_nothing(tmp_path: Path) -> None:
    for package in ("openskill", "matplotlib"):
        pytest.importorskip(package, reason="the extra arena is not installed")
    bots = ["random", f"stdio:{sys.executable} -c <b>"]
    report = tmp_path / "report.html"
    options = ["--games", "2", "--file", str(tmp_path / "t.jsonl"), "--report", str(report)]
    text = run("tournament", *bots, *options)
    assert "2 games" in text
    page = report.read_text(encoding="utf-8")
    for title in ("Rating ladder", "Win matrix", "Towns per round", "Time per move"):
        assert f'aria-label="{title}"' in page
    assert "<b>" not in page
    assert "&lt;b&gt;" in page
    assert not re.search(r"https?:|//[a-z]|<script|<link|@import|url\((?!#)", page)


def test_without_the_extra_it_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from elfenland.arena.ratings import MissingExtra
    from elfenland.cli import tournament

    monkeypatch.setattr(tournament, "find_spec", lambda package: None)
    with pytest.raises(MissingExtra, match=re.escape('from a clone: pip install ".[arena]"')):
        tournament.tournament(["random", "random"], file=tmp_path / "t.jsonl")
    assert not (tmp_path / "t.jsonl").exists()
