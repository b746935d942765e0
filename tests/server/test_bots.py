"""Bots at the table: they delay nobody, give way to people, and forget no table."""

from __future__ import annotations

import time
from collections.abc import Callable

from elfenland.server.bots import LONGEST

from .harness import Client, Server
from .test_tables import wait_for


def bots_turn_to_plan(client: Client) -> str:
    """A game in which a searching bot is to plan, which takes it all of its time."""
    seats = [{"kind": "mine"}, {"kind": "bot", "bot": "elder"}]
    for _ in range(20):
        game = str(client.post("/api/games", {"seats": seats, "start": True}, 201)["game"])
        table = client.play_on(game, lambda table: table["view"]["phase"] == "plan")
        if table["to_act"] == 0:
            client.try_choice(table)
            table = client.get(f"/api/games/{game}")
        if (table["to_act"], table["view"]["phase"]) == (1, "plan"):
            return game
    raise AssertionError("no bot came to plan")


def test_a_thinking_bot_delays_nobody(own: Callable[..., Server]) -> None:
    """While it thinks, others are answered, and so are those at its own table."""
    client = own(bot_time="3").client()
    game = bots_turn_to_plan(client)
    version = client.get(f"/api/games/{game}")["version"]
    began = time.monotonic()
    times: list[float] = []
    while client.get(f"/api/games/{game}")["version"] == version:
        before = time.monotonic()
        client.step(client.new("mine", "device")["game"])
        times.append(time.monotonic() - before)
        assert time.monotonic() - began < 60
    thought = time.monotonic() - began
    assert thought > 1.5, "the bot hardly thought, this shows nothing"
    assert len(times) > 5
    assert sorted(times)[len(times) // 2] < thought / 5


def test_who_takes_his_seat_back_plays_himself(own: Callable[..., Server]) -> None:
    """Also when the bot was about to play: its action is thrown away."""
    scale = 0.4
    client = own(bot_pace=str(scale)).client()
    game = client.new("mine", "device")["game"]
    path = f"/api/games/{game}"
    client.post(f"{path}/seats/0/bot", {"bot": "random"})
    client.post(f"{path}/seats/0/take")
    time.sleep(scale * LONGEST + 1)
    assert client.get(path)["version"] == 1
    client.post(f"{path}/seats/0/bot", {"bot": "random"})
    wait_for(lambda: client.get(path)["to_act"] == 1)


def test_a_paused_bot_waits_and_goes_on(own: Callable[..., Server]) -> None:
    scale = 0.2
    client = own(bot_pace=str(scale)).client()
    seats = [{"kind": "mine"}, {"kind": "bot", "bot": "random"}]
    game = client.post("/api/games", {"seats": seats, "start": True, "starting_player": 1}, 201)["game"]
    path = f"/api/games/{game}"
    assert client.post(f"{path}/pause", {"agree": True})["status"] == "paused"
    time.sleep(scale * LONGEST + 1)
    assert client.get(path)["version"] == 1
    client.post(f"{path}/resume")
    wait_for(lambda: client.get(path)["version"] > 1)


def test_more_tables_than_memory_keeps(own: Callable[..., Server]) -> None:
    """A table that was put out of memory while a bot thinks there is still one table."""
    server = own(None, "from elfenland.server import tables; tables.KEPT = 2", bot_pace="0.3")
    client = server.client()
    seats = [{"kind": "bot", "bot": "random"}] * 2
    games = [client.post("/api/games", {"seats": seats, "start": True}, 201)["game"] for _ in range(6)]

    def go_on() -> None:
        before = [client.get(f"/api/games/{game}")["version"] for game in games]
        wait_for(lambda: all(client.get(f"/api/games/{g}")["version"] > b for g, b in zip(games, before, strict=True)))

    for _ in range(3):
        go_on()
    server.stop()
    server.start()
    go_on()
