"""Playing: versions, ids of the client's own, refusals with their rule, undo, bots, restarts."""

from __future__ import annotations

import inspect
import random
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from elfenland.bots import make
from elfenland.game import Game, view_for
from elfenland.server.bots import GO_ON, LONGEST, SHORTEST, occasion, pause
from elfenland.server.settings import Settings
from elfenland.server.turns import forced

from .harness import Client, Server, counters_of, is_played_for, wait_for

ROOT = Path(__file__).parent.parent.parent


def try_action(client: Client, game: str, **body: Any) -> tuple[int, Any]:
    answer = client.http.post(f"/api/games/{game}/actions", json=body)
    return answer.status_code, answer.json()


def test_the_same_id_gets_the_same_answer(guest: Client) -> None:
    game = guest.new("mine", "device")["game"]
    wish = {"id": "one", "version": 1, "action": "draw blind"}
    first = guest.http.post(f"/api/games/{game}/actions", json=wish)
    guest.act(game, 2, "draw blind")
    again = guest.http.post(f"/api/games/{game}/actions", json=wish)
    assert first.status_code == again.status_code == 200
    assert first.content == again.content
    status, problem = try_action(guest, game, **{**wish, "action": "draw dragon"})
    assert (status, problem["code"]) == (409, "id_reused")
    status, problem = try_action(guest, game, **{**wish, "version": 3})
    assert (status, problem["code"]) == (409, "id_reused")
    assert guest.get(f"/api/games/{game}")["version"] == 3


def test_a_refusal_is_remembered_under_its_id(guest: Client) -> None:
    game = guest.new("mine", "device")["game"]
    wish = {"id": "no", "version": 1, "action": "pass"}
    status, problem = try_action(guest, game, **wish)
    assert (status, problem["code"], problem["rule"]) == (422, "wrong_phase", "R2.3")
    guest.act(game, 1, "draw blind")
    assert try_action(guest, game, **wish) == (status, problem)
    assert try_action(guest, game, id="no", version=2, action="draw blind")[1]["code"] == "id_reused"


def test_an_old_version_is_refused_with_the_present_state(guest: Client) -> None:
    game = guest.new("mine", "device")["game"]
    guest.act(game, 1, "draw blind")
    status, problem = try_action(guest, game, id="late", version=1, action="draw blind", seat=0)
    assert (status, problem["code"], problem["version"]) == (409, "stale", 2)
    assert problem["view"]["seat"] == 0
    assert problem["view"]["to_act"] == 1
    status, problem = try_action(guest, game, id="late", version=99, action="draw blind", seat=0)
    assert (status, problem["code"]) == (409, "stale")


def test_refusals_carry_code_rule_and_sentence(guest: Client) -> None:
    game = guest.new("mine", "device")["game"]
    status, problem = try_action(guest, game, id="a", version=1, action="draw blind", seat=1)
    assert (status, problem["code"], problem["rule"]) == (422, "not_your_turn", "R1.4")
    assert "player 1" in problem["sentence"]
    status, problem = try_action(guest, game, id="b", version=1, action="fly home")
    assert (status, problem["code"]) == (422, "syntax")
    status, problem = try_action(guest, game, id="c", version=1, action="undo")
    assert (status, problem["code"], problem["rule"]) == (422, "nothing_to_undo", "R4.1")
    assert guest.get(f"/api/games/{game}")["version"] == 1


def test_undo_is_an_entry_of_its_own(guest: Client, other: Client) -> None:
    """Travel moves are seen by all at once and can be taken back until the turn ends."""
    for _ in range(20):  # until a hand can travel
        game = guest.new("mine", "device")["game"]
        path = f"/api/games/{game}"
        table = guest.play_on(game, lambda table: table["view"]["phase"] == "travel")
        moves = [choice for choice in table["view"]["legal"] if choice["action"] == "move"]
        if moves:
            break
    seat, version = table["view"]["seat"], table["version"]
    moved = guest.act(game, version, moves[0]["text"])
    assert moved["view"]["can_undo"]
    assert other.get(path)["view"]["players"][seat]["boot"] == moves[0]["to"]
    undone = guest.act(game, version + 1, "undo")
    assert undone["version"] == version + 2
    assert undone["events"][0]["event"] == "move"
    after = guest.get(path)
    assert after["view"] == table["view"]
    entries = other.get(f"{path}/log", **{"from": version + 1})["entries"]
    assert [(entry["kind"], entry["events"][0]["event"]) for entry in entries] == [("play", "move"), ("undo", "move")]
    assert other.get(path, at=version + 1)["view"]["players"][seat]["boot"] == moves[0]["to"]
    status, problem = try_action(guest, game, id="u", version=version + 2, action="undo")
    assert (status, problem["code"]) == (422, "nothing_to_undo")


def test_to_and_fro_comes_to_an_end(own: Callable[..., Server]) -> None:
    """Neither undoing nor unlawful actions fill the disk; what was answered stays answered."""
    small = "from elfenland.server import play; play.MOST_ENTRIES = 60; play.MOST_REFUSALS = 3"
    client = own(None, small).client()
    game, version, move = travelling(client)
    status, problem = 200, dict[str, Any]()
    while status == 200:
        client.act(game, version, move)
        status, problem = try_action(client, game, id=f"u{version}", version=version + 1, action="undo")
        version += 2 if status == 200 else 1
    assert (status, problem["code"]) == (429, "too_many")
    assert 59 <= version <= 61
    for number in range(5):
        wish = {"id": f"no{number}", "version": version, "action": "draw blind"}
        assert try_action(client, game, **wish)[0] == (422 if number < 3 else 429)
    assert try_action(client, game, id="no1", version=version, action="draw blind")[0] == 422
    client.play_on(game)  # the game itself goes on


def travelling(client: Client) -> tuple[str, int, str]:
    """A game, its version, and a move that the player to act can make there."""
    for _ in range(20):
        game = client.new("mine", "device")["game"]
        table = client.play_on(game, lambda table: table["view"]["phase"] == "travel")
        moves = [choice["text"] for choice in table["view"]["legal"] if choice["action"] == "move"]
        if moves:
            return game, table["version"], moves[0]
    raise AssertionError("no hand can travel")


def test_many_at_once_play_one_version_once(guest: Client) -> None:
    """The same wish sent by many threads at once is carried out once."""
    game = guest.new("mine", "device")["game"]
    answers: list[bytes] = []

    def send(number: int) -> None:
        body = {"id": f"w{number % 2}", "version": 1, "action": "draw blind", "seat": 0}
        answers.append(guest.http.post(f"/api/games/{game}/actions", json=body).content)

    threads = [threading.Thread(target=send, args=(n,)) for n in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert guest.get(f"/api/games/{game}")["version"] == 2
    assert len(set(answers)) == 2  # the winner's answer, and stale for the other id


def test_bots_play_a_whole_game_by_themselves(guest: Client) -> None:
    game = guest.post("/api/games", {"seats": [{"kind": "bot", "bot": "random"}] * 3, "start": True}, 201)["game"]
    wait_for(lambda: guest.get(f"/api/games/{game}")["status"] == "finished", 60)
    view = guest.get(f"/api/games/{game}")["view"]
    assert all(player["hand"] is not None for player in view["players"])


def test_the_pace_of_bots_tells_nothing() -> None:
    """The pause is drawn from one distribution that knows nothing of the hand, and is longer than any thought."""
    times = [pause(random.Random(seed), 1.0) for seed in range(2_000)]
    assert list(inspect.signature(pause).parameters) == ["rng", "scale", "occasion"]
    assert min(times) >= SHORTEST > Settings().bot_time
    assert max(times) <= LONGEST
    assert 1.3 < sum(times) / len(times) < 1.9


#: How long the page shows an event at normal speed, in seconds (web/js/map/motion.js).
SHOWN = {"move": 0.58, "place": 0.6, "obstacle": 0.6, "draw": 0.26}


def longest_wait(seed: int) -> float:
    """The longest wait between two choices of a person in a game against three gentle bots."""
    rng, waits, heard, seen = random.Random(seed), [0.0], 0.0, 0.0  # when the server was done, and the page
    game = Game.new(("Ann", "Bo", "Cy", "Di"), seed=seed)
    bots = [make("pathfinder", seed=seed), *(make("level-2", seed=seed + n) for n in (1, 2, 3))]
    while not game.over:
        seat, only, before = game.to_act, forced("running", game), len(game.events)
        assert seat is not None
        if seat == 0 and not only:
            waits.append(max(heard, seen))
            heard = seen = 0.0
        else:
            heard += pause(rng, 1.0, occasion(game, [0]))
        game.play(only or bots[seat].choose(view_for(game, seat), 1), seat)
        if seat != 0 or only:
            seen = max(heard, seen) + sum(
                SHOWN.get(str(type(e).__struct_config__.tag), 0.13) for e in game.events[before:]
            )
    return max(waits)


def test_nobody_waits_fifteen_seconds_for_three_gentle_bots() -> None:
    """Pauses of the server and what the page shows meanwhile, added up; no clock is looked at."""
    assert max(longest_wait(seed) for seed in range(3)) < 15


def until_played_for(client: Client, kind: str) -> Any:
    """A table at which the server is about to make a player's only choice: a pass, or the last counter to keep."""
    left, rest = {"pass": (0, "obstacle"), "keep": (1, "pass")}[kind]
    game = client.new("mine", "device")["game"]
    while True:
        table = client.get(f"/api/games/{game}")
        assert table["status"] == "running", f"nobody had to {kind}"
        if is_played_for(table):
            if table["view"]["legal"][0]["action"] == kind:
                return table
            gone_on(client, table)
        else:
            plan = "place" if counters_of(table) > left else rest
            client.try_choice(table, lambda choice: choice["action"] == plan)  # noqa: B023


def gone_on(client: Client, table: Any) -> None:
    """Wait until the server has made the choice."""
    wait_for(lambda: client.get(f"/api/games/{table['game']}")["version"] > table["version"])


@pytest.mark.parametrize("kind", ["pass", "keep"])
def test_a_player_with_one_choice_is_played_for_but_not_at_once(kind: str, own: Callable[..., Server]) -> None:
    """R3.5, R5.2: only where everybody knows that there is no other, and not at once."""
    client = own(bot_pace="0.3").client()
    table = until_played_for(client, kind)
    gone_on(client, table)
    entry = client.get(f"/api/games/{table['game']}/log", **{"from": table["version"] + 1})["entries"][0]
    assert entry["events"][0]["event"] == kind
    assert entry["at"] - table["since"] >= 0.3 * GO_ON


@pytest.mark.parametrize("kind", ["pass", "keep"])
def test_a_choice_that_the_server_made_first_is_acknowledged(kind: str, own: Callable[..., Server]) -> None:
    """R3.5, R5.2: a player's only choice counts once if the server makes it at the same time; any other is stale."""
    guest = own(bot_pace="0.2").client()
    table = until_played_for(guest, kind)
    game = table["game"]
    version, seat, action = table["version"], table["to_act"], table["view"]["legal"][0]["text"]
    gone_on(guest, table)
    for name in ("late", "late", "later"):  # the same again, too
        status, answer = try_action(guest, game, id=name, version=version, action=action, seat=seat)
        assert (status, answer["version"], answer["events"][0]["event"]) == (200, version + 1, kind)
    for other in ("draw blind", "keep", "keep nothing"):
        status, answer = try_action(guest, game, id=other.replace(" ", "-"), version=version, action=other, seat=seat)
        assert (status, answer["code"]) == (409, "stale")
    status, answer = try_action(guest, game, id="earlier", version=version - 1, action=action, seat=seat)
    assert status == 409
    entries = guest.get(f"/api/games/{game}/log", **{"from": version + 1})["entries"]
    assert [entry["version"] for entry in entries] == list(range(version + 1, version + 1 + len(entries)))


def test_every_entry_can_be_shown_again(guest: Client, other: Client) -> None:
    """What a player was told after each of their actions is what `?at=` shows later, undoing included."""
    game = guest.new("mine", "device")["game"]
    path = f"/api/games/{game}"
    told: dict[int, Any] = {}

    def moves(choice: Any) -> bool:
        return bool(choice["action"] == "move")

    undone = False
    while not (undone and len(told) >= 70):
        table = guest.get(path)
        if table["status"] != "running":
            break
        view = table["view"]
        undo = view["can_undo"] and (not undone or guest.rng.random() < 0.4)
        undone = undone or undo
        action = "undo" if undo else guest.choose(view, moves)
        status, answer = try_action(guest, game, id=f"v{len(told)}", version=table["version"], action=action)
        if status == 200:
            told[answer["version"]] = answer["view"]
    for version, view in told.items():
        assert {**guest.get(path, at=version, seat=view["seat"])["view"], "events": []} == view
    entries = other.get(f"{path}/log")["entries"]
    versions = [entry["version"] for entry in entries]
    assert versions == list(range(1, len(entries) + 1))
    assert {"play", "undo"} <= {entry["kind"] for entry in entries}
    assert all(other.get(path, at=version)["view"]["seat"] is None for version in versions)


def test_a_restart_changes_nothing(own: Callable[..., Server]) -> None:
    server = own()
    client = server.client()
    game = client.new("mine", "device")["game"]
    wish = {"id": "one", "version": 1, "action": "draw blind"}
    first = client.http.post(f"/api/games/{game}/actions", json=wish).content
    client.play_on(game, lambda table: table["version"] > 40)
    path = f"/api/games/{game}"
    pages = [client.http.get(path, params={"seat": 1, "at": at}).json()["view"] for at in (5, 20, 40)]
    log = client.http.get(f"{path}/log").content
    server.stop()
    server.start()
    assert client.http.post(f"/api/games/{game}/actions", json=wish).content == first
    again = [client.http.get(path, params={"seat": 1, "at": at}).json()["view"] for at in (5, 20, 40)]
    assert again == pages
    assert client.http.get(f"{path}/log").content == log
    assert client.play_on(game)["status"] == "finished"


def test_bots_go_on_after_a_restart_and_play_no_turn_twice(own: Callable[..., Server]) -> None:
    server = own(bot_pace="0.02")
    client = server.client()
    seats = [{"kind": "bot", "bot": "random"}] * 4
    games = [client.post("/api/games", {"seats": seats, "start": True}, 201)["game"] for _ in range(3)]
    for _ in range(3):
        before = sum(client.get(f"/api/games/{game}")["version"] for game in games)
        wait_for(lambda least=before + 6: sum(client.get(f"/api/games/{game}")["version"] for game in games) > least)  # type: ignore[misc]
        server.kill()
        server.start()
    left = [client.get(f"/api/games/{game}")["version"] for game in games]
    wait_for(lambda: all(client.get(f"/api/games/{g}")["version"] > b for g, b in zip(games, left, strict=True)))
    for game in games:
        entries = client.get(f"/api/games/{game}/log")["entries"]
        assert [entry["version"] for entry in entries] == list(range(1, len(entries) + 1))


def test_the_example_plays_a_whole_game(shared: Server) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "http_client.py"), shared.url],
        capture_output=True,
        text=True,
        timeout=100,
    )
    assert done.returncode == 0, done.stderr
    assert "winners:" in done.stdout
