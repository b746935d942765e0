"""How Schemathesis is helped: each operation meets tables of every kind, and every answer is noted.

Schemathesis loads this module in a process of its own. Where a path has a game, the test lets it draw one of KINDS;
here that word becomes a real table. What an operation changes or deletes was made for it alone.
"""

from __future__ import annotations

import os
import uuid
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import schemathesis

from elfenland.coach import puzzles
from server.harness import Client

URL, NOTES = os.environ["SCHEMA_URL"], os.environ["SCHEMA_NOTES"]
#: How often each operation was called.
calls: Counter[str] = Counter()


@cache
def guest() -> Client:
    """Who asks, unless he is about to delete himself."""
    client = Client(URL)
    client.post("/api/me", {"name": "Ann"})
    return client


@cache
def other() -> Client:
    return Client(URL)


def cookie(client: Client) -> str:
    if "elfenland" not in client.http.cookies:
        client.get("/api/paces")
    return f"elfenland={client.http.cookies['elfenland']}"


# ------------------------------------------------------------------ tables of every kind


def open_() -> str:
    return str(guest().new("mine", "open", start=False)["game"])


def full() -> str:
    return str(guest().new("mine", "device", start=False)["game"])


def running() -> str:
    return str(guest().new("mine", "device")["game"])


def alone() -> str:
    """Against a bot: where the coach helps."""
    return str(guest().new("mine", "bot")["game"])


def planning() -> str:
    """A counter lies on the board and can be taken back (R3.3)."""
    game = running()
    table = guest().play_on(game, lambda table: table["view"]["phase"] == "plan")
    action = guest().choose(table["view"], lambda choice: choice["action"] == "place")
    guest().act(game, table["version"], action, seat=table["view"]["seat"])
    return game


def paused() -> str:
    game = running()
    guest().post(f"/api/games/{game}/pause", {"agree": True})
    return game


def away() -> str:
    """Another's turn at seat 0, whose pace has gone by."""
    game = other().new("mine", "open", start=False, pace="live")["game"]
    guest().post(f"/api/games/{game}/join", {"name": "Ann"})
    other().post(f"/api/games/{game}/start", {})
    return str(game)


def finished() -> str:
    game = running()
    guest().play_on(game)
    return game


def theirs() -> str:
    """Another's game that nobody may watch."""
    return str(other().new("mine", "device", watch="nobody")["game"])


MAKE: dict[str, Callable[[], str]] = {
    "open": open_,
    "full": full,
    "running": running,
    "alone": alone,
    "planning": planning,
    "paused": paused,
    "away": away,
    "finished": finished,
    "theirs": theirs,
    "unknown": lambda: "unknown",
}
KINDS = list(MAKE)


@cache
def lasting(kind: str) -> str:
    """A table that is only looked at."""
    return MAKE[kind]()


@cache
def record() -> str:
    return guest().http.get(f"/api/games/{lasting('finished')}/record").text


@cache
def token() -> str:
    """What another guest's private link carries."""
    return str(other().get(f"/api/games/{theirs()}/seat-link", seat=0)["link"].rpartition("/")[2])


def imported() -> str:
    return str(guest().http.post("/api/records", content=record()).json()["game"])


def table_for(operation: str, method: str, kind: str) -> str:
    """The table that a word stands for; a fresh one where the operation may change it."""
    if method == "GET" or (kind == "finished" and operation != "delete_game"):
        return lasting(kind)
    return imported() if kind == "finished" else MAKE[kind]()


# ------------------------------------------------------------------ what Schemathesis calls


@schemathesis.serializer("application/jsonl")
def jsonl(context: Any, value: Any) -> Any:
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "surrogatepass")


#: Where an operation can succeed: the kind of table, the seat of the path, and the body.
FITTING: dict[str, tuple[str, int | None, dict[str, Any] | None]] = {
    "delete_game": ("running", None, None),
    "join": ("open", None, {"name": "Bo"}),
    "start": ("full", None, {}),
    "add_luck": ("open", None, {"number": "0123456789abcdef" * 2, "seat": None}),
    "leave": ("running", None, None),
    "rematch": ("finished", None, None),
    "change_seat": ("open", 1, {"kind": "bot"}),
    "move": ("open", 1, None),
    "hand_over": ("paused", 0, {"bot": "random"}),
    "take_seat": ("running", 0, None),
    "pause": ("running", None, {"agree": True}),
    "resume": ("paused", None, None),
    "takeback": ("planning", None, {"agree": True}),
    "hurry": ("running", None, None),
    "away": ("away", 0, {"vote": "bot"}),
    "stream": ("planning", None, None),
    "act": ("running", None, None),
    "talk": ("open", None, {"talk": "everyone"}),
    "mute": ("open", 1, {"muted": True}),
    "change_listing": ("open", None, {"listed": True}),
    "make_review": ("finished", None, None),
    "get_review": ("finished", None, None),
    "ask_coach": ("alone", None, {"step": 1, "seat": None}),
}


@schemathesis.hook
def before_call(context: Any, case: Any, kwargs: Any) -> None:
    operation, method = case.operation.definition.raw["operationId"], case.operation.method.upper()
    turn = calls[operation] % 3  # every third call, the first one included, can succeed
    calls[operation] += 1
    fitting = turn == 0 and operation in FITTING
    if fitting:
        fit(case, *FITTING[operation])
    case.headers["Cookie"] = cookie(goner() if operation == "delete_me" else guest())
    if case.path_parameters and case.path_parameters.get("game") in MAKE:
        case.path_parameters["game"] = table_for(operation, method, case.path_parameters["game"])
    if operation == "do_lesson" and turn == 0:
        case.path_parameters["lesson"], case.body = "round", {"task": 2, "actions": [], "show": True}
        case.media_type = "application/json"
    if operation == "answer_puzzle" and turn == 0:
        case.path_parameters["puzzle"], case.body = solved_puzzle()
        case.media_type = "application/json"
    if case.path_parameters and case.path_parameters.get("challenge") and turn < 2:
        case.path_parameters["challenge"] = challenge()
    if operation == "import_record" and turn == 0:
        case.body = record()
    elif operation == "open_seat" and turn == 0:
        case.body = {"token": token()}
    elif operation == "act" and fitting:
        case.body = lawful(case.path_parameters["game"])
    elif operation == "stream" and fitting:
        case.headers["Last-Event-ID"] = "1"


def solved_puzzle() -> tuple[str, dict[str, Any]]:
    """A puzzle and an answer to it."""
    puzzle = next(puzzle for puzzle in puzzles.shipped() if puzzle.kind != "place")
    return puzzle.id, {"actions": list(puzzles.solution(puzzle))}


@cache
def challenge() -> str:
    return str(guest().post("/api/challenges", {"bots": ["random"]}, 201)["id"])


def fit(case: Any, kind: str, seat: int | None, body: dict[str, Any] | None) -> None:
    """Make a case one that can succeed."""
    case.path_parameters["game"] = kind
    if seat is not None:
        case.path_parameters["seat"] = seat
    if body is not None:
        case.body = body
        case.media_type = "application/json"


def goner() -> Client:
    """A guest with something to delete."""
    client = Client(URL)
    client.new("mine", "bot")
    return client


def lawful(game: str) -> dict[str, Any]:
    """What can be played there now."""
    table = guest().get(f"/api/games/{game}")
    wish = {"version": table["version"], "action": guest().choose(table["view"]), "seat": table["view"]["seat"]}
    return {"id": uuid.uuid4().hex, **wish}


@schemathesis.hook
def after_call(context: Any, case: Any, response: Any) -> None:
    events = []
    if "text/event-stream" in response.headers.get("content-type", [""])[0]:
        events = [line[7:] for line in response.content.decode().splitlines() if line.startswith("event: ")]
    with open(NOTES, "a") as notes:
        notes.write(f"{case.operation.definition.raw['operationId']} {response.status_code} {' '.join(events)}\n")
