"""What a seat gets does not depend on what it may not know: byte for byte, errors included."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from properties.positions import games, settings
from properties.test_game import every_action

from elfenland.errors import Refused
from elfenland.game import Game, redaction, view_for, views
from elfenland.game.events import Dealt, Event, Kept, to_json
from elfenland.game.record import dumps_redacted
from elfenland.rules import Rng
from secrecy.test_live import a_refusal_tells_a_number_of_the_state
from secrecy.twins import hidden_differs, twin_of

SETTINGS = list(settings())
Pair = tuple[Game, Game, int | None]


def pairs(setting_number: int, every: int = 17) -> Iterator[Pair]:
    """Games with twins, at many moments, for seats and spectators."""
    setting = SETTINGS[setting_number]
    rng = Rng(setting_number, 4)
    seats: list[int | None] = [*range(len(setting.bots)), None]
    for number, game in enumerate(games(setting, setting_number)):
        if number % every == 0 and not game.over:
            seat = seats[(number // every) % len(seats)]
            twin = twin_of(game, seat, rng)
            if hidden_differs(game, twin):
                yield game, twin, seat


def stream(game: Game, seat: int | None) -> bytes:
    """Everything a seat gets: view, record, event stream."""
    lines = [views.view_json(view_for(game, seat)), dumps_redacted(game, seat).encode()]
    lines += [to_json(redaction.redact(event, seat)).encode() for event in game.events]
    return b"\n".join(lines)


def refusals(game: Game, seat: int) -> list[str]:
    """What the seat is told for every action there is: the sentence, or that it was accepted."""
    told = []
    for action in every_action():
        try:
            game.copy().play(action, seat)
            told.append("accepted")
        except Refused as refusal:
            told.append(f"{refusal.code} {refusal.rule} {refusal}")
    return told


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_twins_give_a_seat_the_same_bytes(number: int) -> None:
    found = 0
    for game, twin, seat in pairs(number):
        found += 1
        assert stream(game, seat) == stream(twin, seat)
    assert found >= 2


@pytest.mark.parametrize("number", range(0, len(SETTINGS), 3))
def test_twins_give_a_seat_the_same_legal_lists_and_errors(number: int) -> None:
    for game, twin, seat in pairs(number, every=41):
        if seat is not None:
            assert refusals(game, seat) == refusals(twin, seat)


# ------------------------------------------------------------------ leaks planted on purpose


def leak_deal(event: Event, seat: int | None) -> Event:
    return event if isinstance(event, Dealt) else redaction.redact(event, seat)


def leak_keep(event: Event, seat: int | None) -> Event:
    return event if isinstance(event, Kept) else redaction.redact(event, seat)


@pytest.fixture(scope="module")
def twins() -> list[Pair]:
    """Made before a leak is planted, so that only the leak makes a difference."""
    return [(a.copy(), b, seat) for number in range(4) for a, b, seat in pairs(number, 11)]


def caught(twins: list[Pair]) -> bool:
    return any(stream(game, seat) != stream(twin, seat) for game, twin, seat in twins)


def test_a_leaked_deal_is_caught(twins: list[Pair], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "redact", leak_deal)
    assert caught(twins)


def test_a_leaked_keep_is_caught(twins: list[Pair], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "redact", leak_keep)
    assert caught(twins)


def test_an_opened_hand_is_caught(twins: list[Pair], monkeypatch: pytest.MonkeyPatch) -> None:
    seat_view = views._seat_view
    monkeypatch.setattr(views, "_seat_view", lambda game, s, open_book: seat_view(game, s, open_book or s == 1))
    assert caught(twins)


def test_a_leaking_error_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    a_refusal_tells_a_number_of_the_state(monkeypatch)
    assert any(
        refusals(game, seat) != refusals(twin, seat)
        for game, twin, seat in pairs(0, 5)
        if seat not in (None, game.to_act)
    )


def test_no_leak_is_not_caught(twins: list[Pair]) -> None:
    assert not caught(twins)
