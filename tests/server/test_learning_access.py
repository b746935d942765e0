"""Who gets help, what-if and reviews of which game: games × running or finished × callers, in one table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from .harness import Client, Server

#: nobody has no cookie, spectator follows the table, elsewhere plays another running game, host and seat play this one.
CALLERS = ("nobody", "spectator", "elsewhere", "host", "seat")
#: What is asked, as the table calls it.
ASKED: dict[str, Callable[[Client, str], Any]] = {
    "hint": lambda who, path: who.http.post(f"{path}/hint", json={"step": 1}),
    "hint for 0": lambda who, path: who.http.post(f"{path}/hint", json={"step": 1, "seat": 0}),
    "review": lambda who, path: who.http.get(f"{path}/review"),
    "make review": lambda who, path: who.http.post(f"{path}/review"),
    "what if": lambda who, path: who.http.get(f"{path}/journey"),
    "what if then": lambda who, path: who.http.get(f"{path}/journey", params={"seat": 0, "at": 1}),
}
SEEN, UNSEEN = ("not_finished",) * 5, ("not_for_watching",) * 3 + ("not_finished",) * 2
NOT_SEATED = ("not_seated",) * 3
THINK = (*NOT_SEATED, "ok", "ok")
THINK_THEN = (*NOT_SEATED, "ok", "not_yours")
#: The answers in the order of CALLERS: ok, or the code of the refusal.
RUNNING = {"review": SEEN, "make review": SEEN, "what if": THINK, "what if then": THINK_THEN}
FINISHED = {"review": ("ok",) * 5, "make review": ("ok",) * 5, "what if": (*NOT_SEATED, "not_running", "not_running")}
FINISHED["what if then"] = ("ok",) * 5
HELP = {"hint": (*NOT_SEATED, "ok", "not_your_turn"), "hint for 0": (*NOT_SEATED, "ok", "not_yours")}
LATE = {"hint": (*NOT_SEATED, "not_running", "not_running"), "hint for 0": (*NOT_SEATED, "not_running", "not_yours")}
NONE = {"hint": (*NOT_SEATED, "no_coach", "no_coach"), "hint for 0": (*NOT_SEATED, "no_coach", "not_yours")}
HIDDEN = {"review": UNSEEN, "make review": UNSEEN}
HIDDEN_LATER = dict.fromkeys(("review", "make review", "what if then"), ("not_for_watching",) * 3 + ("ok",) * 2)
#: How a table is made, and what is answered while the game runs and after it.
GAMES: dict[str, tuple[dict[str, Any], dict[str, Any], dict[str, Any]]] = {
    "bots": ({}, {**RUNNING, **HELP}, {**FINISHED, **LATE}),
    "bots, coach for all": ({"coach": True}, {**RUNNING, **HELP}, {**FINISHED, **LATE}),
    "challenge": ({}, {**RUNNING, **NONE}, {**FINISHED, **NONE}),
    "people": ({}, {**RUNNING, **NONE}, {**FINISHED, **NONE}),
    "people, coach for all": ({"coach": True}, {**RUNNING, **HELP}, {**FINISHED, **LATE}),
    "people, unwatched": (
        {"watch": "nobody"},
        {**RUNNING, **HIDDEN, **NONE},
        {**FINISHED, **HIDDEN_LATER, **NONE},
    ),
    "people, unwatched, coach for all": (
        {"watch": "nobody", "coach": True},
        {**RUNNING, **HIDDEN, **HELP},
        {**FINISHED, **HIDDEN_LATER, **LATE},
    ),
}


def begun(kind: str, host: Client, seat: Client, more: dict[str, Any]) -> str:
    """A game of this kind in which the host is to act; the seat plays in it where people do."""
    if kind == "challenge":
        challenge = host.post("/api/challenges", {"bots": ["random"]}, 201)["id"]
        game = str(host.post(f"/api/challenges/{challenge}/play")["game"])
        host.play_on(game, lambda table: bool(table["view"]["legal"]))
        return game
    if kind.startswith("bots"):
        return str(host.new("mine", "bot", **more)["game"])
    game = str(host.new("mine", "open", start=False, **more)["game"])
    seat.post(f"/api/games/{game}/join", {"name": "Bo"})
    host.post(f"/api/games/{game}/start", {})
    return game


def answers(callers: dict[str, Client], game: str) -> dict[str, dict[str, str]]:
    """What everybody gets for everything."""
    found: dict[str, dict[str, str]] = {}
    for what, ask in ASKED.items():
        for name, who in callers.items():
            answer = ask(who, f"/api/games/{game}")
            found.setdefault(what, {})[name] = "ok" if answer.status_code == 200 else answer.json()["code"]
    return found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = tmp_path_factory.mktemp("learning") / "games.sqlite"
    started = Server(f"sqlite:///{path}", review_time="0.5", bot_processes="1", reviews_at_once="9").start()
    yield started
    started.close()


@pytest.mark.parametrize("kind", GAMES)
def test_help_what_if_and_reviews_are_for_whom_the_table_says(server: Server, kind: str) -> None:
    callers = {name: server.client() for name in CALLERS}
    host, seat = callers["host"], callers["seat"]
    callers["elsewhere"].new("mine", "bot")
    more, running, finished = GAMES[kind]
    game = begun(kind, host, seat, more)
    if not kind.startswith("people"):
        del callers["seat"]
    callers["spectator"].http.get(f"/api/games/{game}")

    def expected(table: dict[str, Any]) -> dict[str, dict[str, str]]:
        rows = {what: dict(zip(CALLERS, table[what], strict=True)) for what in ASKED}
        return {what: {name: row[name] for name in callers} for what, row in rows.items()}

    assert answers(callers, game) == expected(running)
    if kind.startswith("people"):
        while host.get(f"/api/games/{game}")["status"] == "running":
            host.step(game)
            seat.step(game)
    else:
        host.play_on(game)
    assert answers(callers, game) == expected(finished)
