"""Tables: create, join, arrange, start, leave, hand over, agree, chat, rematch, import."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from elfenland.board import EDITIONS, OPTION_VALUES
from elfenland.server.settings import Settings

from .harness import Client, Server, wait_for


def status_of(client: Client, path: str, body: Any = None) -> tuple[int, str]:
    answer = client.http.post(path, json=body) if body is not None else client.http.post(path)
    return answer.status_code, answer.json()["code"]


def test_what_there_is(guest: Client) -> None:
    editions = guest.get("/api/editions")
    assert [edition["name"] for edition in editions["editions"]] == list(EDITIONS)
    assert editions["options"] == {name: list(values) for name, values in OPTION_VALUES.items()}
    assert [bot["name"] for bot in guest.get("/api/bots")] == ["random", "wanderer", "pathfinder", "elder"]


def test_levels_and_characters_can_be_chosen(guest: Client) -> None:
    opponents = guest.get("/api/opponents")
    assert [one["level"] for one in opponents["levels"]] == list(range(1, 12))
    for one in [opponents["levels"][0], *opponents["characters"]]:
        assert min(one["title"], one["text"])
        table = guest.post("/api/games", {"seats": [{"kind": "mine"}, {"kind": "bot", "bot": one["bot"]}]}, 201)
        assert table["seats"][1]["bot"] == one["bot"]


def test_the_next_level_follows_from_ones_results(guest: Client) -> None:
    won = {"results": [{"level": 3, "players": 2, "share": 1.0}] * 5}
    assert guest.post("/api/opponents/next", {"results": []})["bot"] == "level-3"
    assert guest.post("/api/opponents/next", won)["level"] == 4


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("town_cards", [False, True])
def test_every_edition_can_be_played(guest: Client, edition: str, town_cards: bool) -> None:
    table = guest.new("mine", "device", edition=edition, town_cards=town_cards)
    assert (table["edition"], table["options"]["town_cards"]) == (edition, town_cards)
    assert table["view"]["players"][0]["town_card"] is None or town_cards
    guest.step(table["game"])


def test_anyone_may_begin(own: Callable[..., Server]) -> None:
    """R1.4: by the operating system's luck, which the tests' other servers do not have."""
    client = own(prelude="import random, secrets; secrets.randbelow = random.SystemRandom().randrange").client()
    firsts = {client.new("device", "device", starting_player="random")["to_act"] for _ in range(40)}
    assert firsts == {0, 1}


def test_what_can_be_chosen(guest: Client) -> None:
    """Two to six seats of four kinds, every pace, every audience, a starting player."""
    for number in (2, 6):
        assert len(guest.new(*["device"] * number)["view"]["players"]) == number
    kinds = guest.new("mine", "device", "open", "bot", start=False)["seats"]
    assert [(seat["kind"], seat["device"], seat["bot"]) for seat in kinds] == [
        ("human", False, None), ("human", True, None), ("open", False, None), ("bot", False, "random"),
    ]  # fmt: skip
    for choice in ("pace=none", "pace=live", "pace=hours", "pace=days", "watch=everyone", "watch=link", "watch=nobody"):
        name, _, value = choice.partition("=")
        assert guest.new("mine", "bot", start=False, **{name: value})[name] == value
    assert guest.new("mine", "device", "device", starting_player=2)["to_act"] == 2
    for wrong in ({"seats": [{"kind": "mine"}]}, {"seats": [{"kind": "bot"}] * 7}, {"seats": [], "pace": "slow"}):
        assert status_of(guest, "/api/games", wrong) == (400, "body")
    seats = {"seats": [{"kind": "mine"}, {"kind": "bot"}]}
    assert status_of(guest, "/api/games", {**seats, "starting_player": 2}) == (422, "seats")


def test_the_paces() -> None:
    paces = ("none", "live", "hours", "days")
    assert [Settings().away_after(pace) for pace in paces] == [None, 120, 12 * 3600, 3 * 86400]


def test_options_one_by_one(guest: Client) -> None:
    table = guest.new("mine", "device", options={"caravan": "always"})
    assert table["edition"] == "custom"
    assert table["options"]["caravan"] == "always"
    assert guest.new("mine", "device", options={"town_cards": True})["options"]["town_cards"]
    seats = [{"kind": "mine"}, {"kind": "bot"}]
    for options in ({"caravan": "never"}, {"town_cards": 1}, {"edition": "rio-grande"}, {"self": 1}):
        assert status_of(guest, "/api/games", {"seats": seats, "options": options}) == (422, "option")
    assert status_of(guest, "/api/games", {"seats": seats, "options": {"dragons": 3}}) == (422, "option")
    assert status_of(guest, "/api/games", {"seats": seats, "edition": "none"}) == (422, "option")
    assert status_of(guest, "/api/games", {"seats": [*seats, {"kind": "bot", "bot": "stdio:sh"}]}) == (422, "bot")


def test_friends_by_link(guest: Client, other: Client, third: Client) -> None:
    table = guest.new("mine", "open", "bot", start=False, watch="everyone")
    game = f"/api/games/{table['game']}"
    assert (table["status"], table["version"], table["view"]) == ("open", 0, None)
    assert table["link"].endswith(f"/g/{table['game']}")
    assert table["game"] in [found["game"] for found in third.get("/api/games", which="open")]
    assert status_of(guest, f"{game}/start", {}) == (409, "seats_open")
    joined = other.post(f"{game}/join", {"name": "  Bo\u202e\n b  "})
    assert joined["seats"][1]["name"] == "Bo b"
    assert joined["my_seats"] == [1]
    assert other.post(f"{game}/join", {"name": "Bo"})["my_seats"] == [1]  # again changes nothing
    assert status_of(third, f"{game}/join", {"name": "Late"}) == (409, "seat_taken")
    assert status_of(other, f"{game}/start", {}) == (403, "not_host")
    assert guest.post(f"{game}/start", {})["status"] == "running"
    assert status_of(guest, f"{game}/start", {}) == (409, "not_open")
    assert table["game"] in [found["game"] for found in third.get("/api/games", which="running")]
    assert table["game"] in [found["game"] for found in other.get("/api/games", which="mine")]
    assert third.get(game)["view"]["players"][0]["hand"] is None


def test_friends_choose_their_seats(guest: Client, other: Client, third: Client) -> None:
    game = f"/api/games/{guest.new('mine', 'open', 'open', 'bot', start=False)['game']}"
    joined = other.post(f"{game}/join", {"name": "Bo", "seat": 2})
    assert (joined["my_seats"], joined["host_seat"]) == ([2], 0)
    assert status_of(third, f"{game}/seats/1/move") == (403, "not_seated")
    for taken in (0, 2, 3):
        assert status_of(other, f"{game}/seats/{taken}/move") == (409, "seat_taken")
    assert status_of(other, f"{game}/seats/4/move") == (404, "not_found")
    assert guest.post(f"{game}/seats/1/move")["my_seats"] == [1]
    moved = other.post(f"{game}/seats/0/move")
    assert [seat["name"] for seat in moved["seats"]] == ["Bo", "P0", "", "Random"]
    assert (moved["my_seats"], moved["host_seat"]) == ([0], 1)
    third.post(f"{game}/join", {"name": "Cleo"})
    assert guest.post(f"{game}/start", {})["status"] == "running"
    assert status_of(other, f"{game}/seats/2/move") == (409, "not_open")


def test_guests_keep_their_portrait_and_colour(guest: Client, other: Client) -> None:
    assert guest.post("/api/me", {"name": "Ann", "face": "piper", "colour": 2})["face"] == "piper"
    kept = guest.post("/api/me", {"name": "Anna"})
    assert (kept["name"], kept["face"], kept["colour"]) == ("Anna", "piper", 2)
    assert status_of(guest, "/api/me", {"name": "Ann", "face": "nobody"}) == (422, "face")
    game = f"/api/games/{guest.new('mine', 'open', 'open', start=False)['game']}"
    assert [seat["face"] for seat in other.get(game)["seats"]] == ["piper", "", ""]
    other.post("/api/me", {"name": "Bo", "face": "carter", "colour": 2})
    joined = other.post(f"{game}/join", {"name": "Bo"})
    assert joined["my_seats"] == [2]  # the seat of their colour
    assert [seat["face"] for seat in joined["seats"]] == ["piper", "", "carter"]
    other.post("/api/me", {"name": "Bo", "face": "", "colour": -1})
    assert other.post(f"{game}/join", {"name": "Bo", "seat": 2})["seats"][2]["face"] == ""
    assert guest.get("/api/games", which="mine")[0]["seats"][0]["face"] == "piper"


def test_a_list_says_how_far_the_own_games_are(guest: Client, other: Client) -> None:
    def listed(client: Client, game: str, which: str = "mine") -> tuple[int | None, int | None]:
        (found,) = [one for one in client.get("/api/games", which=which) if one["game"] == game]
        assert found["rounds"] == 4
        return found["round"], found["to_act"]

    game = guest.new("mine", "open", start=False, watch="everyone")["game"]
    assert listed(guest, game) == (None, None)
    other.post(f"/api/games/{game}/join", {"name": "Bo"})
    guest.post(f"/api/games/{game}/start")
    assert listed(guest, game) == listed(other, game) == (1, 0)
    assert listed(guest, game, "running") == (None, None)
    guest.step(game)
    assert listed(guest, game) == listed(other, game) == (1, 1)
    alone = guest.new("mine", "device")["game"]
    table = guest.play_on(alone, lambda table: table["view"]["round"] == 2)
    assert listed(guest, alone) == (2, table["to_act"])
    guest.play_on(alone)
    assert listed(guest, alone) == (None, None)


def test_names_are_told_apart_and_limited(guest: Client, other: Client) -> None:
    seats = [{"kind": "mine", "name": "Ann"}, {"kind": "device", "name": "Ann"}, {"kind": "open"}]
    table = guest.post("/api/games", {"seats": seats}, 201)
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Ann 2", ""]
    for name in ("", " \u200b ", "x" * 41):
        assert status_of(other, f"/api/games/{table['game']}/join", {"name": name}) == (422, "text")


def test_the_host_arranges_and_removes(guest: Client, other: Client) -> None:
    table = guest.new("mine", "open", start=False)
    game = f"/api/games/{table['game']}"
    other.post(f"{game}/join", {"name": "Bo"})
    assert status_of(other, f"{game}/seats/0", {"kind": "open"}) == (403, "not_host")
    assert guest.post(f"{game}/seats/1", {"kind": "open"})["seats"][1]["kind"] == "open"
    assert other.get(game)["my_seats"] == []
    assert guest.post(f"{game}/seats/1", {"kind": "bot"})["seats"][1]["kind"] == "bot"
    guest.post(f"{game}/start", {})
    assert status_of(guest, f"{game}/seats/1", {"kind": "open"}) == (409, "not_open")


def test_r1_4_the_oldest_is_asked_for(guest: Client) -> None:
    table = guest.new("mine", "device", "device", start=False, starting_player="oldest")
    game = f"/api/games/{table['game']}"
    assert status_of(guest, f"{game}/start", {}) == (422, "who_is_oldest")
    started = guest.post(f"{game}/start", {"starting_player": 2})
    assert (started["starting_player"], started["to_act"]) == (2, 2)


def test_pass_and_play(guest: Client) -> None:
    """Two people at one device: each view is one seat's, never both hands."""
    table = guest.new("mine", "device")
    assert table["my_seats"] == [0, 1]
    for seat in (0, 1):
        view = guest.get(f"/api/games/{table['game']}", seat=seat)["view"]
        assert [player["hand"] is not None for player in view["players"]] == [seat == 0, seat == 1]


def test_hand_over_and_take_back(guest: Client, other: Client) -> None:
    table = guest.new("mine", "open", start=False)
    game = f"/api/games/{table['game']}"
    other.post(f"{game}/join", {"name": "Bo"})
    guest.post(f"{game}/start", {})
    assert status_of(other, f"{game}/seats/0/bot", {"bot": "random"}) == (403, "not_yours")
    handed = guest.post(f"{game}/seats/0/bot", {"bot": "random"})
    assert (handed["seats"][0]["bot"], handed["seats"][0]["kind"]) == ("random", "human")
    wait_for(lambda: other.get(game)["to_act"] == 1)
    assert guest.post(f"{game}/seats/0/take")["seats"][0]["bot"] is None
    version = other.get(game)["version"]
    other.act(table["game"], version, "draw blind")
    guest.let_bots_play()
    assert other.get(game)["version"] == version + 1  # the bot has gone: it is the owner's turn


def test_leave_and_come_back(guest: Client, other: Client) -> None:
    table = guest.new("mine", "open", start=False)
    game = f"/api/games/{table['game']}"
    other.post(f"{game}/join", {"name": "Bo"})
    other.post(f"{game}/leave")
    assert guest.get(game)["seats"][1]["kind"] == "open"
    other.post(f"{game}/join", {"name": "Bo"})
    guest.post(f"{game}/start", {})
    left = guest.post(f"{game}/leave")
    assert left["seats"][0]["left"]
    assert left["seats"][0]["bot"] is not None
    assert other.get(game)["host"]
    wait_for(lambda: other.get(game)["to_act"] == 1)
    assert not guest.post(f"{game}/seats/0/take")["seats"][0]["left"]


def test_pause_by_agreement(guest: Client, other: Client) -> None:
    table = guest.new("mine", "open", "bot", start=False)
    game = f"/api/games/{table['game']}"
    other.post(f"{game}/join", {"name": "Bo"})
    guest.post(f"{game}/start", {})
    asked = guest.post(f"{game}/pause", {"agree": True})
    assert (asked["status"], asked["votes"]["pause"]) == ("running", [0])
    assert other.post(f"{game}/pause", {"agree": False})["votes"]["pause"] == []
    guest.post(f"{game}/pause", {"agree": True})
    assert other.post(f"{game}/pause", {"agree": True})["status"] == "paused"
    body = {"id": "a", "version": 1, "action": "draw blind"}
    assert status_of(guest, f"{game}/actions", body) == (409, "paused")
    assert other.post(f"{game}/resume")["status"] == "running"
    guest.post(f"{game}/actions", body)


def to_planning(client: Client, game: str) -> Any:
    return client.play_on(game, lambda table: table["view"]["phase"] == "plan")


def place(client: Client, game: str) -> Any:
    table = client.get(f"/api/games/{game}")
    action = client.choose(table["view"], lambda choice: choice["action"] == "place")
    return client.act(game, table["version"], action, seat=table["view"]["seat"])


def test_a_counter_is_taken_back_when_all_agree(guest: Client, other: Client) -> None:
    table = guest.new("mine", "open", "device", start=False)
    name = table["game"]
    game = f"/api/games/{name}"
    other.post(f"{game}/join", {"name": "Bo"})
    guest.post(f"{game}/start", {})
    while guest.get(game)["view"]["phase"] != "plan":
        guest.step(name)
        other.step(name)
    assert status_of(guest, f"{game}/takeback", {"agree": True}) == (409, "nothing_to_take_back")
    before = guest.get(game, seat=0)
    place(guest, name)
    other.act(name, before["version"] + 1, "pass")
    asked = guest.post(f"{game}/takeback", {"agree": True})
    assert (asked["votes"]["takeback_by"], asked["votes"]["takeback"]) == (0, [0, 2])
    assert other.post(f"{game}/takeback", {"agree": False})["votes"]["takeback_by"] is None
    guest.post(f"{game}/takeback", {"agree": True})
    agreed = other.post(f"{game}/takeback", {"agree": True})
    assert agreed["version"] == before["version"] + 3
    after = guest.get(game, seat=0)
    assert after["view"] == before["view"]
    entry = guest.get(f"{game}/log", **{"from": after["version"]})["entries"][0]
    assert entry["kind"] == "takeback"
    assert [event["event"] for event in entry["events"]] == ["place", "pass"]
    place(guest, name)  # the game goes on from there
    assert guest.get(game, at=before["version"] + 1, seat=0)["view"]["counters"]  # and the log still shows it


def test_who_stays_away_is_replaced_by_the_others_choice(own: Callable[..., Server]) -> None:
    server = own(live_seconds="1")
    ann, bo, cy = server.client(), server.client(), server.client()
    table = ann.new("mine", "open", "open", start=False, pace="live")
    game = f"/api/games/{table['game']}"
    bo.post(f"{game}/join", {"name": "Bo"})
    cy.post(f"{game}/join", {"name": "Cy"})
    ann.post(f"{game}/start", {})
    assert status_of(bo, f"{game}/away/0", {"vote": "bot"}) == (409, "not_away")
    wait_for(lambda: bo.get(game)["votes"]["may_replace"] == 0)
    assert status_of(ann, f"{game}/away/0", {"vote": "bot"}) == (403, "not_yours")
    voted = bo.post(f"{game}/away/0", {"vote": "bot", "bot": "random"})
    assert voted["seats"][0]["bot"] is None  # one of two is not more than half
    assert voted["votes"]["away"] == {"0": {"1": "random"}}
    assert cy.post(f"{game}/away/0", {"vote": "bot", "bot": "random"})["seats"][0]["bot"] == "random"
    wait_for(lambda: bo.get(game)["to_act"] == 1)
    assert ann.post(f"{game}/seats/0/take")["seats"][0]["bot"] is None


def test_a_vote_about_who_is_away_counts_for_one_turn(own: Callable[..., Server]) -> None:
    server = own(live_seconds="1")
    ann, bo, cy = server.client(), server.client(), server.client()
    game = ann.new("mine", "open", "open", start=False, pace="live")["game"]
    path = f"/api/games/{game}"
    bo.post(f"{path}/join", {"name": "Bo"})
    cy.post(f"{path}/join", {"name": "Cy"})
    ann.post(f"{path}/start", {})
    wait_for(lambda: bo.get(path)["votes"]["may_replace"] == 0)
    bo.post(f"{path}/away/0", {"vote": "bot"})
    for number, player in enumerate((ann, bo, cy), 1):  # she comes back and plays
        player.act(game, number, "draw blind")
    wait_for(lambda: bo.get(path)["votes"]["may_replace"] == 0)
    assert cy.get(path)["votes"]["away"] == {}
    assert cy.post(f"{path}/away/0", {"vote": "bot"})["seats"][0]["bot"] is None


def test_chat_and_mute(guest: Client, other: Client, third: Client) -> None:
    table = guest.new("mine", "open", start=False)
    game = f"/api/games/{table['game']}"
    other.post(f"{game}/join", {"name": "Bo"})
    said = other.post(f"{game}/chat", {"text": "good\u0007 day"})["chat"]
    assert [(line["seat"], line["name"], line["text"]) for line in said] == [(1, "Bo", "good day")]
    assert status_of(third, f"{game}/chat", {"text": "hm"}) == (403, "not_seated")
    assert status_of(other, f"{game}/chat", {"text": "x" * 501}) == (422, "text")
    guest.post(f"{game}/mute/1", {"muted": True})
    assert status_of(other, f"{game}/chat", {"text": "but"}) == (403, "muted")
    guest.post(f"{game}/mute/1", {"muted": False})
    assert len(other.post(f"{game}/chat", {"text": "thanks"})["chat"]) == 2
    started = guest.post(f"{game}/start", {})
    guest.post(f"{game}/chat", {"text": "and off we go"})
    guest.act(table["game"], started["version"], "draw blind")  # chat never makes a move stale


def test_rematch_export_and_import(guest: Client, other: Client) -> None:
    table = guest.new("mine", "open", "bot", start=False)
    game = f"/api/games/{table['game']}"
    other.post(f"{game}/join", {"name": "Bo"})
    guest.post(f"{game}/start", {})
    assert status_of(guest, f"{game}/rematch") == (409, "not_finished")
    other_redacted = other.http.get(f"{game}/record").text
    assert '"seat":1' in other_redacted.splitlines()[0]
    while guest.get(game)["status"] == "running":
        guest.step(table["game"])
        other.step(table["game"])
    whole = guest.http.get(f"{game}/record")
    assert whole.headers["content-type"] == "application/jsonl"
    new = other.post(f"{game}/rematch")
    assert new["starting_player"] == 1
    assert new["host"]
    assert guest.post(f"{game}/rematch")["game"] == new["game"] == guest.get(game)["rematch"]
    assert other.post(f"/api/games/{new['game']}/start", {})["to_act"] == 1

    answer = guest.http.post("/api/records", content=whole.content)
    assert answer.status_code == 201
    imported = guest.get(f"/api/games/{answer.json()['game']}")
    assert (imported["status"], imported["source"]) == ("finished", "import")
    again = guest.http.get(f"/api/games/{imported['game']}/record").text.splitlines()
    assert again[1:] == whole.text.splitlines()[1:]
    assert imported["version"] == guest.get(game)["version"]  # one entry a decision, no undo was played
    middle = guest.get(f"/api/games/{imported['game']}", at=imported["version"] // 2)["view"]
    assert all(player["hand"] is not None for player in middle["players"])


def test_a_bad_record_is_refused_with_its_line(guest: Client) -> None:
    answer = guest.http.post("/api/records", content=b'{"record":"elfenland"}\n')
    assert (answer.status_code, answer.json()["code"], answer.json()["line"]) == (422, "record", 1)


def test_a_seat_on_another_device(guest: Client, other: Client, third: Client) -> None:
    table = guest.new("mine", "bot")
    game = f"/api/games/{table['game']}"
    link = guest.get(f"{game}/seat-link", seat=0)["link"]
    token = link.rpartition("/s/")[2]
    assert other.post("/api/open", {"token": token}) == {"game": table["game"], "seat": 0}
    assert other.get(game)["my_seats"] == [0]
    renewed = guest.post(f"{game}/seat-link?seat=0")["link"]
    assert renewed != link
    assert other.get(game)["my_seats"] == []
    for wrong in (token, token[:-1], f"{table['game']}.9.x", f"{table['game']}.1.", "nonsense", ""):
        assert status_of(third, "/api/open", {"token": wrong}) == (403, "link")


def test_of_two_devices_that_renew_a_link_at_once_one_keeps_the_seat(guest: Client, other: Client) -> None:
    game = guest.new("mine", "bot", start=False)["game"]
    path = f"/api/games/{game}"
    for _ in range(10):
        owner, second = (guest, other) if guest.get(path)["my_seats"] else (other, guest)
        token = owner.get(f"{path}/seat-link", seat=0)["link"].rpartition("/s/")[2]
        second.post("/api/open", {"token": token})
        with ThreadPoolExecutor(2) as pool:
            answers = list(
                pool.map(lambda client: client.http.post(f"{path}/seat-link?seat=0").status_code, (guest, other))
            )
        assert sorted(answers) == [200, 403]
        assert [bool(c.get(path)["my_seats"]) for c in (guest, other)] == [status == 200 for status in answers]


def test_a_guest_deletes_what_is_his(guest: Client, other: Client) -> None:
    guest.post("/api/me", {"name": "Zebulon"})
    alone = guest.new("mine", "bot")
    table = guest.new("mine", "open", start=False)
    game = f"/api/games/{table['game']}"
    other.post(f"{game}/join", {"name": "Bo"})
    guest.post(f"{game}/chat", {"text": "hello"})
    guest.post(f"{game}/start", {})
    guest.post(f"{game}/chat", {"text": "hello again"})
    assert guest.http.delete(game).json()["code"] == "others_play"
    assert guest.http.delete("/api/me").status_code == 204
    assert guest.get("/api/me") == {"name": None, "face": "", "colour": -1, "games": [], "bots": []}
    assert other.http.get(f"/api/games/{alone['game']}").status_code == 404
    seen = other.get(game)
    for part in ("", "/record", "/log"):
        text = other.http.get(game + part).text
        assert "Zebulon" not in text
        assert "P0" not in text
    assert seen["chat"] == []
    assert seen["seats"][0]["left"]
    wait_for(lambda: other.get(game)["to_act"] == 1)


def test_a_host_deletes_his_table(guest: Client, other: Client) -> None:
    table = guest.new("mine", "bot")
    game = f"/api/games/{table['game']}"
    assert other.http.delete(game).status_code == 403
    assert guest.http.delete(game).status_code == 204
    assert guest.http.get(game).status_code == 404


def test_reach_and_journey(guest: Client) -> None:
    table = guest.new("mine", "device")
    game = f"/api/games/{table['game']}"
    reach = guest.get(f"{game}/reach", seat=0)["towns"]
    assert reach["elvenhold"] == {"cards": [], "steps": [], "collected": 0, "more": None}
    journey = guest.get(f"{game}/journey", seat=0)
    assert set(journey["towns"]) <= set(reach)


def test_a_journey_with_counters_laid_in_thought(guest: Client) -> None:
    table = guest.new("mine", "device")
    game = f"/api/games/{table['game']}"
    before = guest.get(game, seat=0)
    hand = before["view"]["players"][0]["hand"]
    kind = max({*hand} - {"raft"}, key=hand.count)
    roads = ("elvenhold-beata", "lapphalya-elvenhold", "ergeren-elvenhold")
    found = [
        guest.http.get(f"{game}/journey", params={"seat": 0, "laid": f"place {kind} {road}"}).json() for road in roads
    ]
    assert any(road in str(one.get("steps")) for road, one in zip(roads, found, strict=True))
    assert guest.get(game, seat=0) | {"now": 0} == before | {"now": 0}  # only in thought
    refused = {
        "dance": "query",
        "pass": "query",
        "place dragon beata~elvenhold": "query",
        "obstacle elvenhold-beata": "query",
        "place elfcycle ixara-virst,place troll_wagon rivinia~tichih": "query",
    }
    for laid, code in refused.items():
        answer = guest.http.get(f"{game}/journey", params={"seat": 0, "laid": laid})
        assert answer.json()["code"] == code, (laid, answer.text)
