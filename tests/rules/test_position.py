"""The position as one line of text: every position of whole games, redacted ones, and what is refused."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from elfenland.board import EDITIONS, resolve
from elfenland.bots import make
from elfenland.errors import ElfenlandError, PositionError, RecordError, Refused
from elfenland.game import Game, record, redact_state, view_for
from elfenland.rules import Rng, State, options_of
from elfenland.rules.numbering import CHANCE, TOWN_CARDS

EDITION_SEATS = [(edition, 2 + number % 5) for number, edition in enumerate(EDITIONS)]


@pytest.mark.parametrize(("edition", "players"), EDITION_SEATS)
@pytest.mark.parametrize("town_cards", [False, True])
def test_every_state_of_a_game_is_read_back(edition: str, players: int, town_cards: bool) -> None:
    options = resolve(edition, town_cards)
    state, rng = State.start(options, players, players - 1), Rng(players)
    assert options_of(state) == options
    seen = set()
    while True:
        text = state.to_text()
        assert State.from_text(text) == state, text
        seen.add(state.phase)
        if state.over:
            break
        if state.actor == CHANCE:
            state.resolve(state.sample(rng))
        else:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
    assert len(seen) >= 11
    assert eval(repr(state)) == state
    assert (TOWN_CARDS in seen) == town_cards


def test_custom_rules_are_written_down() -> None:
    options = resolve("amigo-de", True, caravan="always", tie_break="cards")
    state = State.start(options, 2)
    assert state.to_text().startswith(
        "rio-grande,town_cards=true,early_finish=finish_round,caravan=always,tie_break=cards "
    )
    assert options_of(State.from_text(state.to_text())) == options


def test_a_seats_knowledge_is_read_back() -> None:
    for seed in range(3):
        game = Game.new(2 + 2 * seed, seed=seed, town_cards=seed % 2 == 0)
        pick = random.Random(seed)
        while not game.over:
            for seat in range(len(game.players)):
                text = game.to_text(seat)
                assert State.from_text(text) == redact_state(game.state, seat)
            game.play(pick.choice(game.legal()))


def test_a_seats_text_tells_nothing_more() -> None:
    game = Game.new(3, seed=5, town_cards=True)
    own, _, other = game.to_text(0).split()[5:]
    assert "?" not in own
    assert other.split(":")[1] == "?8"
    assert other.split(":")[3] == "?1"
    assert other.endswith(":?")


def test_a_game_goes_on_from_any_position() -> None:
    for seed in range(2):
        game = Game.new(3, seed=seed, edition=list(EDITIONS)[seed], town_cards=bool(seed % 2))
        pick = random.Random(seed)
        while not game.over:
            again = Game.from_text(game.to_text(), seed=9)
            assert again.legal() == game.legal()
            assert (again.options, again.round, again.phase, again.to_act) == (
                game.options,
                game.round,
                game.phase,
                game.to_act,
            )
            game.play(pick.choice(game.legal()))
            if pick.random() < 0.02:
                while not again.over:
                    again.play(pick.choice(again.legal()))
                assert again.outcome is not None
        ended = Game.from_text(game.to_text())
        assert ended.outcome == game.outcome
        with pytest.raises(Refused, match="the game is over"):
            ended.play("pass")


@pytest.mark.parametrize("bot", ["random", "wanderer", "pathfinder"])
def test_bots_play_on_from_a_position(bot: str) -> None:
    game = Game.new(2, seed=3)
    while game.phase == "draw":
        game.play("draw blind")
    again = Game.from_text(game.to_text(), ["Ann", "Ben"], seed=1)
    assert [player.name for player in again.players] == ["Ann", "Ben"]
    players = [make(bot, seed=1, stream=seat) for seat in range(2)]
    while again.round == 1:
        assert again.to_act is not None
        again.play(players[again.to_act].choose(view_for(again, again.to_act), None))


def test_such_a_game_has_no_record() -> None:
    game = Game.from_text(Game.new(2, seed=3).to_text())
    with pytest.raises(RecordError, match="started from a position"):
        record.dumps(game)
    with pytest.raises(RecordError, match="started from a position"):
        game.at(0)


TWO = Game.new(2, seed=3).to_text()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "five parts"),
        (TWO.replace("rio-grande", "atlantis"), "there is no edition"),
        (TWO.replace("rio-grande", "rio-grande,caravan=never"), "not an option"),
        (TWO.replace("1/draw", "5/draw"), "not a round and a phase"),
        (TWO.replace("1/draw", "1/sleep"), "not a round and a phase"),
        (TWO.replace("1/draw", "1/draw=3"), "not a round and a phase"),
        (TWO.replace("1/draw", "1/pay=3*here-there"), "there is no connection"),
        (TWO.replace("1/draw", "1/pay=3*usselen-wylhien"), "the caravan can be paid"),
        (TWO.replace("1/draw", "4/keep"), "not possible"),
        (TWO.replace("0>0:0", "0>0"), "does not say who starts"),
        (TWO.replace("0>0:0", "0>1:0"), "goes around"),
        (TWO.replace("0>0:0", "0>0:6"), "so many turns"),
        (TWO.replace("0>0:0", "2>0:0"), "only 2 seats"),
        (TWO.replace(" 35 ", " 34 "), "there are 35 roads, not 34"),
        (TWO.replace(" 35 ", " D35 "), "there are 35 roads, not 36"),
        (TWO.replace(" 35 ", " R34 "), "not a row of roads"),
        (TWO.replace(" 35 ", " DDDDDDDDD26 "), "there are only 8 counters dragon"),
        (TWO.replace(" el:", " xx:", 1), "is no town"),
        (TWO.replace(" el:", " el:DDDDDDDDDDDDD", 1), "there are only"),
        (TWO.replace(" el:", " el:RRRRRR", 1), "at most 8 cards"),
        (TWO.replace(" el:", " el:Q", 1), "are no kinds"),
        (TWO.replace(":x:-", ":y:-", 1), "has its obstacle"),
        (TWO.replace(":x:-", ":x", 1), "seven parts"),
        (TWO.replace(":x:-", ":x:yt", 1), "town cards"),
        (TWO.replace(":x:-", ":x:el", 1), "town card"),
        ("?" * 1001, "at most 1000 characters"),
    ],
)
def test_wrong_texts_are_refused_with_a_sentence(text: str, told: str) -> None:
    with pytest.raises(PositionError, match=told):
        State.from_text(text)


def test_a_game_needs_the_whole_truth_and_a_choice() -> None:
    game = Game.new(2, seed=3)
    with pytest.raises(PositionError, match="hides something"):
        Game.from_text(game.to_text(0))
    with pytest.raises(PositionError, match="2 players, not 3"):
        Game.from_text(game.to_text(), ["Ann", "Ben", "Cleo"])
    with pytest.raises(PositionError, match="where a player is to choose"):
        Game.from_text(State.start(resolve(), 2).to_text())


def test_rubbish_never_does_harm() -> None:
    """Texts with a few signs changed are refused or can be played to their end."""
    pick = random.Random(7)
    texts = []
    game = Game.new(3, seed=2)
    while not game.over:
        texts.append(game.to_text())
        game.play(pick.choice(game.legal()))
    played = 0
    for _ in range(300):
        signs = list(pick.choice(texts))
        for _ in range(pick.randint(1, 3)):
            signs[pick.randrange(len(signs))] = pick.choice("PECUWDRx-?:0123456789> adelmory")
        try:
            changed = Game.from_text("".join(signs), seed=1)
        except ElfenlandError:
            continue
        while not changed.over:
            changed.play(pick.choice(changed.legal()))
        played += 1
    assert played > 10


def test_an_odd_state_still_has_a_repr() -> None:
    state = State()
    assert repr(state).startswith("State.from_bytes(")
    assert eval(repr(state)) == state


def test_a_record_at_any_of_its_events(tmp_path: Path) -> None:
    game = Game.new(3, seed=4, luck=None)
    pick = random.Random(1)
    texts = {}
    while not game.over:
        texts[len(game.events)] = game.to_text()
        game.play(pick.choice(game.legal()))
    file = tmp_path / "game.jsonl"
    file.write_text(record.dumps(game), encoding="utf-8")
    read = record.load(file)
    for events, text in list(texts.items())[::7]:
        then = read.at(events)
        assert then.to_text() == text
        assert then.play(then.legal()[0])[0] is not None
    assert read.at(len(read.events)).outcome == game.outcome
    with pytest.raises(IndexError, match="events, not"):
        read.at(9999)


def test_reprs_are_short_and_readable() -> None:
    game = Game.new(3, seed=4)
    assert repr(view_for(game, 0)) == (
        "<View of seat 0: rio-grande, round 1, draw, seat 0 to act, 3 players, 5 choices, 8 events>"
    )
    assert repr(view_for(game, None)).startswith("<View of a spectator: rio-grande, round 1, draw, seat 0 to act")
