"""Luck that can be repeated and luck that can be proved (docs/luck.md)."""

from __future__ import annotations

import json
import re
import runpy
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest
from cli.test_commands import run

from elfenland.arena.simulation import Setting, play_game
from elfenland.board import CARDS_OF_KIND
from elfenland.errors import LuckError
from elfenland.game import FairLuck, Game, Luck, Occasion, SameLuck, choose_whole, record, verify
from elfenland.game import events as e
from elfenland.game.luck import Purpose
from elfenland.rules import Rng
from properties.positions import settings

DOCS = Path(__file__).parent.parent.parent / "docs"
STAND_ALONE: dict[str, Any] = runpy.run_path(str(DOCS / "verify.py"))
SETTINGS = list(settings())
NUMBERS = ("0123456789abcdef" * 2, None, "f" * 32)


def played(chance: Luck, decisions: int = 1, setting: Setting = SETTINGS[0], events: int = 10**6) -> Game:
    """A game between random deciders; `decisions` seeds what they decide."""
    players = [e.Player(f"Player {seat}") for seat in range(len(setting.bots))]
    game = Game(setting.options, players, setting.starting_player, chance=chance, edition=setting.edition)
    rng = Rng(decisions)
    game.begin()
    while game.to_act is not None and len(game.events) < events:
        game.play(choose_whole(game.state, lambda state, legal: legal[rng.below(len(legal))]))
    return game


def fair(players: int, *, drawn_start: bool = False) -> FairLuck:
    luck = FairLuck("table 7", "7" * 64, (None,) * players, drawn_start)
    for seat in range(players):
        if seat != 1:  # a bot contributes nothing
            luck = luck.contribute(seat, f"{seat + 1:032x}")
    return luck


# ------------------------------------------------------------------ the specification


def test_the_test_vectors_of_the_document() -> None:
    text = (DOCS / "luck.md").read_text(encoding="utf-8")
    vectors = re.findall(r"^\| (luck|fair) \| `(\w+) (\d) ([-\d]) (\d+)` \| `(\w{16})` \|$", text, re.M)
    assert len(vectors) >= 6
    lucks: dict[str, SameLuck | FairLuck] = {
        "luck": SameLuck("spring"),
        "fair": FairLuck("table 7", f"{42:064x}", NUMBERS),
    }
    for kind, purpose, round, seat, index, number in vectors:
        occasion = Occasion(purpose, int(round), None if seat == "-" else int(seat))
        assert f"{lucks[kind].number(occasion, int(index)):016x}" == number
    assert f"`{FairLuck('table 7', f'{42:064x}', NUMBERS).commitment}`" in text


def test_a_deal_begins_as_the_document_says() -> None:
    first = json.loads(record.dumps(Game.new(4, luck="spring")).splitlines()[1])["counters"]
    assert f"`{' '.join(first)}`" in (DOCS / "luck.md").read_text(encoding="utf-8")


def test_a_pick_is_by_weight_and_never_of_nothing() -> None:
    bag = [3, 0, 1, 4, 0, 0, 2]
    picks = [SameLuck("weights").pick(bag, Occasion("card", 1, 0), index) for index in range(20_000)]
    shares = [picks.count(kind) / len(picks) for kind in range(7)]
    assert shares == pytest.approx([count / 10 for count in bag], abs=0.015)
    with pytest.raises(ValueError, match="empty bag"):
        SameLuck("weights").pick([0] * 7, Occasion("card", 1, 0), 0)


def test_each_draw_of_a_game_has_a_number_of_its_own() -> None:
    asked: list[tuple[Occasion, int]] = []

    class Noted(SameLuck):
        def pick(self, counts: Any, occasion: Occasion, index: int) -> int:
            asked.append((occasion, index))
            return super().pick(counts, occasion, index)

    played(Noted("noted"), setting=SETTINGS[-1])
    assert len(set(asked)) == len(asked) > 90
    assert {occasion.purpose for occasion, _ in asked} == set(get_args(Purpose)) - {"start"}


# ------------------------------------------------------------------ the same luck


def test_the_same_decisions_give_the_same_game() -> None:
    games = [played(SameLuck("spring"), decisions) for decisions in (1, 1, 2)]
    assert games[0].events == games[1].events != games[2].events
    assert played(SameLuck("summer"), 1).events != games[0].events


def hands(game: Game, round: int) -> list[list[str]]:
    """The cards dealt in a round, seat by seat."""
    found, now = [], 0
    for event in game.events:
        now = event.round if isinstance(event, e.RoundBegan) else now
        if isinstance(event, e.Dealt) and now == round:
            found.append([str(card) for card in event.cards])
    return found


def test_other_decisions_leave_most_of_the_luck_alone() -> None:
    """In later rounds the stack differs, and still most cards are the same; with a seed they are not."""

    def alike(one: Game, other: Game) -> float:
        pairs = [
            (a, b)
            for mine, theirs in zip(hands(one, 2), hands(other, 2), strict=True)
            for a, b in zip(mine, theirs, strict=False)
        ]
        return sum(a == b for a, b in pairs) / len(pairs)

    deals = range(20)
    same = [alike(played(SameLuck(f"{deal}"), 1), played(SameLuck(f"{deal}"), 2)) for deal in deals]
    assert sum(same) / len(same) > 0.6
    assert hands(played(SameLuck("1"), 1), 1) == hands(played(SameLuck("1"), 2), 1)
    setting = replace(SETTINGS[0], bots=("random",) * 4)
    seeded = [alike(*(play_game(setting, seed) for seed in (deal, deal + 1000))) for deal in deals]
    assert sum(seeded) / len(seeded) < 0.35


def test_a_deal_is_named_in_the_record_and_the_record_goes_on() -> None:
    game = Game.new(3, luck="spring")
    assert game.header.seed is None
    assert game.header.notes == {"luck": {"version": 1, "name": "spring"}}
    rng = Rng(5)

    def choose(_: Any, legal: list[int]) -> int:
        return legal[rng.below(len(legal))]

    for _ in range(4):
        game.play(choose_whole(game.state, choose))
    again = record.loads(record.dumps(game))
    for one in (game, again):
        rng = Rng(6)
        while not one.over:
            one.play(choose_whole(one.state, choose))
    assert again.events == game.events


@pytest.mark.parametrize("chance", [SameLuck("spring"), fair(2)], ids=["luck", "fair"])
def test_copies_keep_what_was_drawn_drawn(chance: Luck) -> None:
    game = played(chance, events=40)
    copies = [game.copy(), game.copy()]
    for copied in copies:
        rng = Rng(3)
        while not copied.over:
            copied.play(choose_whole(copied.state, lambda state, legal: legal[rng.below(len(legal))]))  # noqa: B023
    assert copies[0].events == copies[1].events
    assert len(game.events) < len(copies[0].events)


def wavering(luck: FairLuck, rng: Rng) -> tuple[Game, int, int]:
    """A game in which moves are undone and now and then the table goes back to before a draw; how often each."""
    game, undone, taken_back = played(luck, events=0), 0, 0
    while not game.over:
        game.play(choose_whole(game.state, lambda state, legal: legal[rng.below(len(legal))]))
        if game.can_undo and rng.below(2) == 0:
            game.undo()
            undone += 1
        drawn = [n for n, event in enumerate(game.events) if isinstance(event, e.Drawn)]
        if not game.over and drawn and drawn[-1] > len(game.events) - 8 and rng.below(12) == 0:
            lines = record.dumps(game).splitlines(keepends=True)  # as a server does: replay what still counts
            game = record.loads("".join(lines[: drawn[-1] + 1]))
            game.chance = FairLuck.from_dict(luck.to_dict())
            taken_back += 1
    return game, undone, taken_back


def test_undo_and_take_backs_keep_what_was_drawn_drawn() -> None:
    games = [wavering(fair(2), Rng(seed)) for seed in range(6)]
    assert all(proofs(record.dumps(game)) > 60 for game, _, _ in games)
    assert sum(undone for _, undone, _ in games) > 5
    assert sum(taken_back for _, _, taken_back in games) > 5


@pytest.mark.parametrize("seat", [0, None])
@pytest.mark.parametrize("chance", [SameLuck("spring in the wood"), fair(2)], ids=["luck", "fair"])
def test_a_redacted_record_tells_nothing_of_luck_to_come(chance: Luck, seat: int | None) -> None:
    text = record.dumps_redacted(played(chance, events=30), seat)
    assert "spring in the wood" not in text
    assert not isinstance(chance, FairLuck) or chance.secret not in text
    assert "notes" not in json.loads(text.splitlines()[0])


@pytest.mark.parametrize("name", ["", "x" * 101, "two\nlines"])
def test_a_deals_name_is_one_line(name: str) -> None:
    with pytest.raises(LuckError, match="name"):
        Game.new(2, luck=name)


def test_a_game_has_one_source_of_luck() -> None:
    with pytest.raises(ValueError, match="not from both"):
        Game.new(2, luck="spring", seed=1)


# ------------------------------------------------------------------ fair luck


def test_only_a_finished_game_tells_its_secret() -> None:
    luck = fair(2)
    game = played(luck, events=60)
    assert not game.over
    assert luck.secret not in record.dumps(game)
    assert luck.commitment in record.dumps(game)
    with pytest.raises(LuckError, match="when the game is over"):
        verify(record.loads(record.dumps(game)))
    with pytest.raises(STAND_ALONE["Wrong"], match="when the game is over"):
        STAND_ALONE["verify"](record.dumps(game).splitlines())


def test_a_contribution_is_given_once_and_well_formed() -> None:
    luck = FairLuck.commit(2, "table").contribute(0, "a" * 32)
    assert FairLuck.commit(2, "table").commitment != luck.commitment
    for seat, number in ((0, "b" * 32), (2, "b" * 32), (-1, "b" * 32), (1, "B" * 32), (1, "b" * 31), (1, "")):
        with pytest.raises(LuckError):
            luck.contribute(seat, number)
    assert luck.contribute(1, "b" * 32).contributions == ("a" * 32, "b" * 32)


def test_every_contribution_and_the_secret_decide() -> None:
    luck = fair(3)
    others = [replace(luck, secret="0" * 64), replace(luck, contributions=("5" * 32, *luck.contributions[1:]))]
    occasions = [(Occasion("card", 1, 0), index) for index in range(8)]
    for other in others:
        assert [luck.number(*draw) for draw in occasions] != [other.number(*draw) for draw in occasions]


def test_fair_luck_is_stored_and_restored() -> None:
    luck = fair(4, drawn_start=True)
    assert FairLuck.from_dict(json.loads(json.dumps(luck.to_dict()))) == luck
    for broken in ({}, None, {**luck.to_dict(), "version": 2}, {**luck.to_dict(), "secret": "x"}):
        with pytest.raises(LuckError):
            FairLuck.from_dict(broken)


# ------------------------------------------------------------------ proved, by both verifiers


def proofs(text: str, receipts: tuple[str, ...] = ()) -> int:
    """How many draws both verifiers prove; a refusal must be both's."""
    try:
        ours = verify(record.loads(text), receipts).draws
    except LuckError:
        with pytest.raises(STAND_ALONE["Wrong"]):
            STAND_ALONE["verify"](text.splitlines(), receipts)
        raise
    assert STAND_ALONE["verify"](text.splitlines(), receipts) == ours
    return ours


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_whole_games_of_every_edition_are_proved(setting: Setting) -> None:
    for chance in (SameLuck("spring"), fair(len(setting.bots))):
        assert proofs(record.dumps(played(chance, setting=setting))) > 60


def starting(luck: FairLuck) -> Setting:
    bots = ("random",) * len(luck.contributions)
    setting: Setting = replace(SETTINGS[2], starting_player=luck.starting_player(), bots=bots)
    return setting


def test_receipts_and_the_starting_player_are_proved() -> None:
    luck = fair(4, drawn_start=True)
    game = played(luck, setting=starting(luck))
    assert proofs(record.dumps(game), tuple(luck.receipt(seat) for seat in (0, 2, 3))) > 60
    with pytest.raises(LuckError, match="should have begun"):
        proofs(
            record.dumps(
                played(luck, setting=replace(starting(luck), starting_player=(luck.starting_player() + 1) % 4))
            )
        )


def edited(text: str, change: Callable[[list[Any]], None]) -> str:
    lines = [json.loads(line) for line in text.splitlines()]
    change(lines)
    return "".join(json.dumps(line) + "\n" for line in lines)


@pytest.fixture(scope="module")
def finished() -> tuple[FairLuck, str]:
    luck = fair(2)
    return luck, record.dumps(played(luck))


def test_a_changed_outcome_is_caught(finished: tuple[FairLuck, str]) -> None:
    """Two cards of two players change places: a legal game, and not the one that was drawn."""

    def swap(lines: list[Any]) -> None:
        first, second = [line for line in lines if line.get("event") == "deal"][:2]
        a, b = next((a, b) for a in range(8) for b in range(8) if first["cards"][a] != second["cards"][b])
        first["cards"][a], second["cards"][b] = second["cards"][b], first["cards"][a]
        del lines[lines.index(second) + 1 :]

    changed = edited(finished[1], swap)
    with pytest.raises(LuckError, match="line 4"):
        proofs(changed)
    unchanged = edited(finished[1], lambda lines: lines.__delitem__(slice(5, None)))
    assert proofs(unchanged) == 21


def test_a_late_commitment_is_caught(finished: tuple[FairLuck, str]) -> None:
    """A server that tries secrets after it knows the numbers has to show another commitment than at the start."""
    luck = finished[0]
    later = replace(luck, secret="5" * 64)
    text = record.dumps(played(later))
    assert proofs(text) > 60
    with pytest.raises(LuckError, match="another commitment"):
        proofs(text, (luck.receipt(0),))

    def keep_the_commitment(lines: list[Any]) -> None:
        lines[0]["notes"]["fair"]["commitment"] = luck.commitment

    with pytest.raises(LuckError, match="committed to"):
        proofs(edited(text, keep_the_commitment))


def test_a_swapped_number_is_caught(finished: tuple[FairLuck, str]) -> None:
    luck, text = finished

    def swap(lines: list[Any]) -> None:
        lines[0]["notes"]["fair"]["contributions"][0] = "5" * 32

    with pytest.raises(LuckError, match="is not what was drawn"):
        proofs(edited(text, swap))
    dealt_again = record.dumps(played(replace(luck, contributions=("5" * 32, None))))
    assert proofs(dealt_again) > 60
    with pytest.raises(LuckError, match="sent a different number"):
        proofs(dealt_again, (luck.receipt(0),))


def test_a_record_without_luck_proves_nothing() -> None:
    with pytest.raises(LuckError, match="nothing can be proved"):
        proofs(record.dumps(Game.new(2, seed=1)))


def test_the_commands(tmp_path: Path, finished: tuple[FairLuck, str]) -> None:
    luck, text = finished
    file = tmp_path / "game.jsonl"
    file.write_text(text, encoding="utf-8")
    assert "1 of the players' numbers; 1 receipts agree" in run("verify", str(file), "--receipt", luck.receipt(0))
    assert "is not a receipt" in run("verify", str(file), "--receipt", "fair1:x", code=1)
    run("simulate", "-n", "1", "-s", "7", "--same-luck", "--records", str(tmp_path))
    assert "the deal that the record names" in run("verify", str(tmp_path / "game-7.jsonl"))


def another_start(lines: list[Any]) -> None:
    """Another counter was turned up first."""
    counters = lines[1]["counters"]
    counters[0] = next(kind for kind in ("dragon", "unicorn") if kind != counters[0])


FORGERIES: dict[str, Callable[[list[Any]], None]] = {
    "outcome": another_start,
    "commitment": lambda lines: lines[0]["notes"]["fair"].update(secret="5" * 64),
    "number": lambda lines: lines[0]["notes"]["fair"].update(contributions=["5" * 32, None]),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_both_programs_refuse_a_forgery(forgery: str, tmp_path: Path, finished: tuple[FairLuck, str]) -> None:
    luck, text = finished
    file = tmp_path / "game.jsonl"
    stand_alone = [sys.executable, "-I", str(DOCS / "verify.py"), str(file), luck.receipt(0)]
    file.write_text(text, encoding="utf-8")
    assert subprocess.run(stand_alone, capture_output=True).returncode == 0
    file.write_text(edited(text, FORGERIES[forgery]), encoding="utf-8")
    run("verify", str(file), "--receipt", luck.receipt(0), code=1)
    refused = subprocess.run(stand_alone, capture_output=True, text=True)
    assert (refused.returncode, refused.stderr[:11]) == (1, "not proved:")


def test_the_stand_alone_verifier_stays_small_and_alone() -> None:
    text = (DOCS / "verify.py").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 150
    assert set(re.findall(r"^(?:from|import) (\w+)", text, re.M)) == {"collections", "hashlib", "hmac", "json", "sys"}
    assert STAND_ALONE["CARDS"] == dict(zip(STAND_ALONE["KINDS"], CARDS_OF_KIND, strict=True))
