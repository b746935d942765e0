"""Bots at the table: they delay nobody, give way to people, and forget no table."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

from elfenland.server.bots import LONGEST, SHORTEST

from .harness import Client, Server, children, wait_for

assert LONGEST < 4 * SHORTEST  # so five moves of one bot take longer than any move of another (`let_bots_play`)


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
    client = own(bot_pace="0.4").client()
    game = client.new("mine", "device")["game"]
    path = f"/api/games/{game}"
    client.post(f"{path}/seats/0/bot", {"bot": "random"})
    client.post(f"{path}/seats/0/take")
    client.let_bots_play()
    assert client.get(path)["version"] == 1
    client.post(f"{path}/seats/0/bot", {"bot": "random"})
    wait_for(lambda: client.get(path)["to_act"] == 1)


def test_a_paused_bot_waits_and_goes_on(own: Callable[..., Server]) -> None:
    client = own(bot_pace="0.2").client()
    seats = [{"kind": "mine"}, {"kind": "bot", "bot": "random"}]
    game = client.post("/api/games", {"seats": seats, "start": True, "starting_player": 1}, 201)["game"]
    path = f"/api/games/{game}"
    assert client.post(f"{path}/pause", {"agree": True})["status"] == "paused"
    client.let_bots_play()
    assert client.get(path)["version"] == 1
    client.post(f"{path}/resume")
    wait_for(lambda: client.get(path)["version"] > 1)


def test_bots_hurry_when_all_people_ask_until_one_plays(own: Callable[..., Server]) -> None:
    """A pause of many minutes ends at once, and the next ones begin no more."""
    server = own(bot_pace="900")
    ann, bo = server.client(), server.client()
    seats = [{"kind": "mine"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    game = ann.post("/api/games", {"seats": seats, "start": True, "starting_player": 1}, 201)["game"]
    path = f"/api/games/{game}"
    assert ann.get(path)["to_act"] == 1
    ann.post(f"{path}/hurry")
    wait_for(lambda: ann.get(path)["to_act"] == 0)
    table = ann.get(path)
    ann.act(game, table["version"], "draw blind")
    assert {ann.get(path)["version"] for _ in range(20)} == {table["version"] + 1}, "after my move they take their time"
    ann.post(f"{path}/hurry")
    wait_for(lambda: ann.get(path)["to_act"] == 0)
    # With another person both must ask.
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "mine"}, {"kind": "open"}]
    game = ann.post("/api/games", {"seats": seats, "starting_player": 0}, 201)["game"]
    path = f"/api/games/{game}"
    bo.post(f"{path}/join", {"name": "Bo"})
    ann.post(f"{path}/start", {})
    ann.post(f"{path}/hurry")
    assert {ann.get(path)["version"] for _ in range(20)} == {1}
    bo.post(f"{path}/hurry")
    wait_for(lambda: ann.get(path)["to_act"] == 1)


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


def test_a_bot_that_hangs_or_dies_costs_its_own_turn_alone(tmp_path: Path) -> None:
    """The random bot steps in for it, and other tables are played on meanwhile."""
    server = Server(f"sqlite:///{tmp_path / 'games.sqlite'}", bot_processes="2", bot_time="0.1")
    server.environment["PYTHONPATH"] = os.pathsep.join(
        [str(Path(__file__).parent / "broken_bots"), server.environment["PYTHONPATH"]]
    )
    server.start()
    try:
        client = server.client()
        seats = [{"kind": "bot", "bot": bot} for bot in ("wanderer", "pathfinder", "random")]
        game = client.post("/api/games", {"seats": seats, "start": True}, 201)["game"]
        client.let_bots_play()
        client.wait_beyond(game, 4)
        said = server.said()
        assert "TimeoutError" in said
        assert "ProcessExpired" in said
    finally:
        server.close()


def test_idle_bots_processes_that_are_ended_are_replaced(own: Callable[..., Server]) -> None:
    server = own()
    client = server.client()
    client.let_bots_play()
    client.http.delete("/api/me")
    processes = [pid for pid in children(server.pid) if "spawn_main" in command_of(pid)]
    assert processes
    for pid in processes:
        os.kill(pid, signal.SIGKILL)
    wait_for(lambda: not any(Path(f"/proc/{pid}/cmdline").exists() and command_of(pid) for pid in processes))
    client.let_bots_play()


def command_of(pid: int) -> str:
    return Path(f"/proc/{pid}/cmdline").read_text()


def test_a_program_that_the_host_has_added_plays(own: Callable[..., Server]) -> None:
    """People choose it by its name; what it is stays with the server."""
    program = Path(__file__).parents[2] / "examples" / "stdio_bot.py"
    client = own(bots=f"Ada=stdio:{sys.executable} {program}").client()
    assert client.get("/api/bots")[-1] == {"name": "Ada", "text": "A bot that the host of this server has added."}
    seats = [{"kind": "mine"}, {"kind": "bot", "bot": "Ada"}]
    table = client.post("/api/games", {"seats": seats, "start": True}, 201)
    assert [seat["name"] for seat in table["seats"]][1] == "Ada"
    table = client.play_on(str(table["game"]), lambda table: table["view"]["phase"] == "plan")
    assert sum(event["event"] == "draw" and event["player"] == 1 for event in table["view"]["events"]) == 3
    client.post("/api/games", {"seats": [{"kind": "bot", "bot": f"stdio:{program}"}, {"kind": "mine"}]}, 422)
