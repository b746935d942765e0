"""The coach at a table: three steps for the seat to act, where it is allowed, written down for all to see."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from elfenland.game import parse, record

from .harness import Client, Reader, Server


def ask(client: Client, game: str, step: int = 1, status: int = 200, **more: Any) -> Any:
    return client.post(f"/api/games/{game}/hint", {"step": step, **more}, status)


def notes_of(client: Client, game: str) -> Any:
    return json.loads(client.http.get(f"/api/games/{game}/record").text.splitlines()[0]).get("notes")


def with_people(server: Server, **more: Any) -> tuple[Client, Client, str]:
    """A running game of two people and a bot; the first is to act."""
    host, guest = server.client(), server.client()
    game = host.new("mine", "open", "bot", start=False, **more)["game"]
    guest.post(f"/api/games/{game}/join", {"name": "Bo"})
    host.post(f"/api/games/{game}/start", {})
    return host, guest, game


def test_three_steps_say_more_and_more(shared: Server) -> None:
    client = shared.client()
    game = client.new("mine", "bot")["game"]
    nudge, choice, compared = (ask(client, game, step)["hint"] for step in (1, 2, 3))
    assert nudge["facts"]
    assert nudge["choice"] is None
    assert not nudge["compared"]
    assert choice["choice"] == compared["choice"] == compared["compared"][0]["action"]
    assert choice["facts"] == compared["facts"]
    assert not choice["compared"]
    assert all(0 <= one["share"] <= 1 and one["worlds"] > 1 for one in compared["compared"])
    table = client.get(f"/api/games/{game}")
    assert str(parse(choice["choice"])).split()[0] in {one["action"] for one in table["view"]["legal"]}
    client.act(game, table["version"], choice["choice"])


def test_the_record_and_the_table_say_that_the_coach_was_asked(own: Callable[..., Server]) -> None:
    server = own(bot_processes="1")
    client = server.client()
    table = client.new("mine", "bot")
    game, events = table["game"], len(table["view"]["events"])
    assert notes_of(client, game) is None
    follower = Reader(server.client(), game)
    follower.start()
    for step in (2, 1, 3, 1):
        ask(client, game, step)
    expected = {"coach": [{"seat": 0, "event": events, "step": 3}]}
    assert notes_of(client, game) == expected
    follower.wait(lambda reader: any(data.get("helped") == [1, 0] for _, _, data in reader.messages))
    assert client.get(f"/api/games/{game}")["version"] == table["version"], "nothing has happened in the game"
    server.stop()
    server.start()
    client.http.base_url = server.url
    assert notes_of(client, game) == expected
    client.play_on(game)
    whole = client.http.get(f"/api/games/{game}/record").text
    assert record.loads(whole).notes == expected
    copy = client.http.post("/api/records", content=whole).json()["game"]
    server.stop()
    server.start()
    assert notes_of(client, copy) == expected, "an imported record keeps its notes"


def test_between_people_only_where_the_table_allows_it(shared: Server) -> None:
    host, guest, game = with_people(shared)
    assert not host.get(f"/api/games/{game}")["coach"]
    for client in (host, guest):
        assert ask(client, game, status=403)["code"] == "no_coach"
    assert ask(shared.client(), game, status=403)["code"] == "not_seated"
    host, guest, game = with_people(shared, coach=True)
    assert guest.get(f"/api/games/{game}")["coach"], "everybody at the table knows"
    assert ask(host, game)["seat"] == 0
    assert guest.get(f"/api/games/{game}")["helped"] == [1, 0, 0]
    assert ask(guest, game, status=422)["code"] == "not_your_turn"
    assert ask(guest, game, status=403, seat=0)["code"] == "not_yours"
    assert ask(shared.client(), game, status=403)["code"] == "not_seated"
    assert ask(shared.client(), game, status=403, seat=0)["code"] == "not_seated"


def test_people_at_one_device_are_people(shared: Server) -> None:
    client = shared.client()
    assert ask(client, client.new("mine", "device")["game"], status=403)["code"] == "no_coach"
    assert ask(client, client.new("mine", "device", coach=True)["game"])["seat"] == 0


def test_a_seat_that_a_bot_plays_for_a_person_is_still_a_persons(shared: Server) -> None:
    host, guest, game = with_people(shared)
    guest.post(f"/api/games/{game}/leave")
    assert ask(host, game, status=403)["code"] == "no_coach"


def test_not_in_a_challenge_which_others_play_too(shared: Server) -> None:
    client = shared.client()
    challenge = client.post("/api/challenges", {"bots": ["random"]}, 201)["id"]
    game = client.post(f"/api/challenges/{challenge}/play")["game"]
    table = client.play_on(game, lambda table: bool(table["view"]["legal"]))
    assert not table["coach"]
    assert ask(client, game, status=403)["code"] == "no_coach"


@pytest.mark.parametrize("status", ["open", "paused", "finished", "import"])
def test_only_in_a_running_game(shared: Server, status: str) -> None:
    client = shared.client()
    game = client.new("mine", "bot", start=status != "open")["game"]
    if status == "paused":
        client.post(f"/api/games/{game}/pause", {"agree": True})
    elif status != "open":
        client.play_on(game)
    if status == "import":
        text = client.http.get(f"/api/games/{game}/record").text
        game = client.http.post("/api/records", content=text).json()["game"]
        assert ask(client, game, status=403)["code"] == "not_seated"
        return
    assert ask(client, game, status=409)["code"] == ("paused" if status == "paused" else "not_running")


def test_too_many_questions_have_to_wait(own: Callable[..., Server]) -> None:
    client = own(hints="2/minute", bot_processes="1").client()
    game = client.new("mine", "bot")["game"]
    ask(client, game)
    ask(client, game, 2)
    answer = client.http.post(f"/api/games/{game}/hint", json={"step": 3})
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) > 0


def test_a_coach_that_fails_says_so_and_notes_nothing(own: Callable[..., Server]) -> None:
    broken = "from elfenland.server import coaching; coaching.WORLDS = 'many'"
    client = own(prelude=broken, bot_processes="1").client()
    game = client.new("mine", "bot")["game"]
    assert ask(client, game, status=409)["code"] == "busy"
    assert notes_of(client, game) is None


def test_a_rematch_begins_without_notes(shared: Server) -> None:
    client = shared.client()
    game = client.new("mine", "device", coach=True)["game"]
    ask(client, game)
    client.play_on(game)
    again = client.post(f"/api/games/{game}/rematch")
    assert again["coach"]
    assert again["helped"] == [0, 0]


# ------------------------------------------------------------------ what if


def test_what_if_leaves_no_trace(shared: Server) -> None:
    client, other = shared.client(), shared.client()
    game = client.new("mine", "device")["game"]
    table = client.play_on(game, lambda table: table["view"]["phase"] == "plan")
    path = f"/api/games/{game}"
    follower = Reader(other, game)
    follower.start()
    follower.wait(lambda reader: bool(reader.messages))
    record_before, table_before = client.http.get(f"{path}/record").text, client.get(path)
    laid = [one["text"] for one in table["view"]["legal"] if one["action"] == "place"][:20]
    found = [client.get(f"{path}/journey", laid=text)["collected"] for text in laid]
    assert max(found) > client.get(f"{path}/journey")["collected"], "some counter opens a way"
    client.get(f"{path}/journey", laid=", ".join(laid[:1]), at=table["version"])
    offered = client.get(f"{path}/journey", guessed="")["guesses"]
    guessed = [client.get(f"{path}/journey", guessed=one["text"])["collected"] for one in offered[:40]]
    assert max(guessed) > client.get(f"{path}/journey")["collected"], "what others place opens a way, too"
    assert client.http.get(f"{path}/record").text == record_before
    after = client.get(path)
    assert {**after, "now": 0} == {**table_before, "now": 0}
    client.act(game, table["version"], laid[0], seat=table["view"]["seat"])
    follower.wait(lambda reader: table["version"] + 1 in reader.versions)
    assert [event for event, _, _ in follower.messages if event != "table"] == ["sync", "log"]


def test_guesses_are_what_others_may_place(shared: Server) -> None:
    client = shared.client()
    game = client.new("mine", "device")["game"]
    path = f"/api/games/{game}/journey"
    assert client.get(path, guessed="", seat=0)["guesses"] == [], "only in planning"
    table = client.play_on(game, lambda table: table["view"]["phase"] == "plan")
    seat, version = table["view"]["seat"], table["version"]
    assert client.get(path, seat=seat)["guesses"] == [], "only if they are asked for"
    first = client.get(path, guessed="", seat=seat)["guesses"][0]
    lays = [one for one in table["view"]["legal"] if one["action"] == "place"]
    mine = next(one for one in lays if one["connection"] != first["connection"])
    after = client.get(path, guessed=first["text"], laid=mine["text"], seat=seat)["guesses"]
    taken = {first["connection"], mine["connection"]}
    assert taken.isdisjoint(one["connection"] for one in after if one["action"] == "place")
    waiting = client.get(path, guessed=first["text"], seat=1 - seat)
    assert waiting["guesses"], "also for whoever is not to act"
    assert client.get(path, guessed=first["text"], seat=seat, at=version) == {
        **client.get(path, guessed=first["text"], seat=seat),
        "lays": [one for one in table["view"]["legal"] if one["action"] in ("place", "obstacle")],
    }
    for guessed, sentence in {
        "pass": "only counters and obstacles",
        "place dragon beata~elvenhold": "waterway",
        f"{first['text']}, {first['text']}": "counter (R3.",
        f"obstacle {first['connection']}": "no counter for an obstacle (R3.3)",
    }.items():
        answer = client.http.get(path, params={"seat": seat, "guessed": guessed})
        assert answer.status_code == 400
        assert (answer.json()["code"], sentence in answer.json()["sentence"]) == ("query", True), answer.text


def test_what_if_looks_back_at_ones_own_view(shared: Server) -> None:
    host, guest, game = with_people(shared, watch="everyone")
    path = f"/api/games/{game}"
    assert host.get(f"{path}/journey", at=1, seat=0)["steps"] is not None
    assert guest.http.get(f"{path}/journey", params={"at": 1, "seat": 0}).json()["code"] == "not_yours"
    alone = host.new("mine", "device", watch="everyone")["game"]
    last = host.play_on(alone)["version"]
    stranger = shared.client()
    assert stranger.get(f"/api/games/{alone}/journey", at=1, seat=1)["steps"] is not None
    for query in ({"at": last, "seat": 1}, {"at": last + 1, "seat": 1}, {"at": 1}, {"seat": 1}):
        assert stranger.http.get(f"/api/games/{alone}/journey", params=query).status_code in (400, 403, 409)
