"""Twins played through a live server: the same bytes for the seat, in streams, after breaks, undo and take-back too."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest
from long import LONG

from elfenland.errors import Refused
from elfenland.game import Game, record, redact, view_for, views
from elfenland.game import events as e
from elfenland.server import access, event_log, play, presenters, stream
from elfenland.server.table import Table
from secrecy.live import Pair, differ, pairs

NUMBER = int(os.environ.get("ELFENLAND_PAIRS", "10000" if LONG else "6"))
TOLD = 100  # pairs between two lines that say how far it is (pytest -s)
#: Among so many pairs each leak must show.
ENOUGH = 12
Plant = Callable[[pytest.MonkeyPatch], None]


def test_twins_hear_the_same() -> None:
    for number, pair in enumerate(pairs(0, NUMBER)):
        assert differ(pair) is None, number
        if number % TOLD == TOLD - 1 or number == NUMBER - 1:
            print(f"{number + 1} of {NUMBER} pairs, no difference", flush=True)


# ------------------------------------------------------------------ leaks planted on purpose

LEAKS: dict[str, Plant] = {}


def leak(plant: Plant) -> Plant:
    LEAKS[plant.__name__] = plant
    return plant


def letting_through(*kinds: type) -> Callable[[e.Event, int | None], e.Event]:
    """A redaction that forgets some kinds of events."""
    return lambda event, seat: event if isinstance(event, kinds) else redact(event, seat)


for where, module in (("log", event_log), ("history", views), ("record", record)):
    for what, kinds in (
        ("deals", (e.Dealt,)),
        ("secret_counters", (e.SecretDrawn,)),
        ("everything", (object,)),
    ):

        def forget(patch: pytest.MonkeyPatch, module: Any = module, kinds: Any = kinds) -> None:
            patch.setattr(module, "redact", letting_through(*kinds))

        LEAKS[f"{what}_in_the_{where}"] = forget


@leak
def streams_show_the_first_seats_view(patch: pytest.MonkeyPatch) -> None:
    view_of = presenters.view_of
    patch.setattr(stream, "view_of", lambda table, seat, **more: view_of(table, 0, **more))


@leak
def streams_show_the_first_seats_log(patch: pytest.MonkeyPatch) -> None:
    log_for = presenters.log_for
    patch.setattr(stream, "log_for", lambda table, seat, after, upto: log_for(table, 0, after, upto))


@leak
def the_log_is_the_first_seats(patch: pytest.MonkeyPatch) -> None:
    log_for = presenters.log_for
    patch.setattr("elfenland.server.api_play.log_for", lambda table, seat, after, upto: log_for(table, 0, after, upto))


@leak
def the_past_is_an_open_book(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("elfenland.server.api.view_at", lambda table, game, seat: view_for(game, seat, open_book=True))


@leak
def hands_lie_open(patch: pytest.MonkeyPatch) -> None:
    seat_view = views._seat_view
    patch.setattr(views, "_seat_view", lambda game, seat, is_open: seat_view(game, seat, True))


@leak
def the_second_hand_lies_open(patch: pytest.MonkeyPatch) -> None:
    seat_view = views._seat_view
    patch.setattr(views, "_seat_view", lambda game, seat, is_open: seat_view(game, seat, is_open or seat == 1))


@leak
def everyone_sees_what_the_actor_may_do(patch: pytest.MonkeyPatch) -> None:
    view_of = presenters.view_of

    def generous(table: Table, seat: int | None, history: bool = True) -> Any:
        view = view_of(table, seat, history)
        actor = None if table.game is None or table.game.over else view_for(table.game, table.game.to_act)
        return view if view is None or actor is None else msgspec.structs.replace(view, legal=actor.legal)

    patch.setattr(stream, "view_of", generous)


@leak
def spectators_sit_in_the_first_seat(patch: pytest.MonkeyPatch) -> None:
    viewing_seat = access.viewing_seat
    patch.setattr(access, "viewing_seat", lambda *arguments: viewing_seat(*arguments) or 0)


@leak
def a_table_tells_a_number_of_the_state(patch: pytest.MonkeyPatch) -> None:
    table_for = presenters.table_for

    def talkative(table: Table, *more: Any) -> Any:
        assert table.game is not None
        return msgspec.structs.replace(table_for(table, *more), rematch=str(hash(table.game.state) % 1000))

    patch.setattr(stream, "table_for", talkative)


@leak
def a_message_is_longer_with_some_hands(patch: pytest.MonkeyPatch) -> None:
    log = stream.Stream._log

    def padded(self: stream.Stream, after: int) -> bytes:
        assert self.table.game is not None
        return log(self, after) + b":" + b" " * (hash(self.table.game.state) % 7) + b"\n\n"

    patch.setattr(stream.Stream, "_log", padded)


@leak
def a_message_comes_later_with_some_hands(patch: pytest.MonkeyPatch) -> None:
    news = stream._news

    async def hesitant(reader: stream.Stream, heartbeat: float) -> bytes:
        found = await news(reader, heartbeat)
        if reader.table.game is not None and hash(reader.table.game.state) % 2:
            await asyncio.sleep(0.2)
            found += reader.next()
        return found

    patch.setattr(stream, "_news", hesitant)


@leak
def a_refusal_tells_a_number_of_the_state(patch: pytest.MonkeyPatch) -> None:
    check = Game._check_turn

    def talkative(self: Game, seat: int | None, action: object) -> int:
        try:
            return check(self, seat, action)  # type: ignore[arg-type]
        except Refused as refusal:
            raise Refused(refusal.code, refusal.rule, f"{refusal} {hash(self.state)}", seat) from None

    patch.setattr(Game, "_check_turn", talkative)


@leak
def a_stale_action_gets_the_actors_view(patch: pytest.MonkeyPatch) -> None:
    stale = play.stale
    patch.setattr(play, "stale", lambda table, seat: stale(table, table.to_act if table.to_act is not None else seat))


@cache
def enough() -> list[Pair]:
    """Made before a leak is planted, when there is nothing to hear."""
    found = list(pairs(0, ENOUGH))
    assert differ(found[0]) is None
    return found


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_heard(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = enough()
    LEAKS[name](monkeypatch)
    assert any(differ(pair) for pair in found)
