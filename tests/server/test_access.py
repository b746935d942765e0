"""Who may do what: every endpoint × every kind of caller, in one table.

A route without a row fails `test_every_route_has_a_row`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from elfenland.picture import LAYERS
from elfenland.server.access import check_operator
from elfenland.server.app import create
from elfenland.server.problems import Problem
from elfenland.server.settings import Settings

from .harness import Server

#: Callers: nobody has no cookie yet, stranger is a guest from elsewhere, foreign a page of another origin,
#: host and seat sit at the table, unwatched is a stranger at a game that nobody may watch, proxied one whose request
#: a proxy on this machine has passed on.
CALLERS = ("nobody", "stranger", "host", "seat", "foreign", "unwatched", "proxied")
HEADERS = {
    "foreign": {"origin": "https://elsewhere.example", "sec-fetch-site": "cross-site"},
    "proxied": {"x-forwarded-for": "203.0.113.9"},
}
G = "/api/games/{game}"
#: The answers in the order of CALLERS. The game is running; 409 and 422 mean: allowed, but not now.
TABLE: dict[tuple[str, str], tuple[Any, tuple[int, ...]]] = {
    ("GET", "/api/me"): (None, (200, 200, 200, 200, 200, 200, 200)),
    ("POST", "/api/me"): ({"name": "x"}, (200, 200, 200, 200, 403, 200, 200)),
    ("DELETE", "/api/me"): (None, (204, 204, 204, 204, 403, 204, 204)),
    ("GET", "/api/editions"): (None, (200, 200, 200, 200, 200, 200, 200)),
    ("GET", "/api/waiting"): (None, (200, 200, 200, 200, 200, 200, 200)),
    ("GET", "/api/me/games"): (None, (200, 200, 200, 200, 200, 200, 200)),
    ("GET", "/api/me/records"): (None, (200, 200, 200, 200, 200, 200, 200)),
    ("POST", G + "/listing"): ({"listed": True}, (403, 403, 409, 403, 403, 403, 403)),
    ("GET", "/api/me/messages"): (None, (200, 200, 200, 200, 200, 200, 200)),
    ("POST", "/api/me/push"): (
        {"endpoint": "https://push.example/x", "p256dh": "B" * 87, "auth": "A" * 22},
        (409, 409, 409, 409, 403, 409, 409),
    ),
    ("DELETE", "/api/me/push"): (None, (204, 204, 204, 204, 403, 204, 204)),
    ("POST", "/api/me/email"): ({"email": "ann@example.org"}, (409, 409, 409, 409, 403, 409, 409)),
    ("DELETE", "/api/me/email"): (None, (204, 204, 204, 204, 403, 204, 204)),
    ("POST", "/api/mail/{token}"): ({"wanted": True}, (404, 404, 404, 404, 403, 404, 404)),
    ("POST", "/api/mail/{token}/unsubscribe"): ("x", (404, 404, 404, 404, 403, 404, 404)),
    ("GET", "/api/paces"): (None, (200, 200, 200, 200, 200, 200, 200)),
    ("GET", "/api/bots"): (None, (200, 200, 200, 200, 200, 200, 200)),
    ("GET", "/api/opponents"): (None, (200, 200, 200, 200, 200, 200, 200)),
    ("POST", "/api/opponents/next"): ({"results": []}, (200, 200, 200, 200, 403, 200, 200)),
    ("GET", "/api/games"): (None, (200, 200, 200, 200, 200, 200, 200)),
    ("POST", "/api/games"): ({"seats": [{"kind": "mine"}, {"kind": "bot"}]}, (201, 201, 201, 201, 403, 201, 201)),
    ("GET", G): (None, (200, 200, 200, 200, 200, 403, 200)),
    ("GET", G + "?seat=0"): (None, (403, 403, 200, 403, 403, 403, 403)),
    ("GET", G + "?seat=1"): (None, (403, 403, 403, 200, 403, 403, 403)),
    ("GET", G + "?seat=0&at=1"): (None, (403, 403, 200, 403, 403, 403, 403)),
    ("DELETE", G): (None, (403, 403, 409, 403, 403, 403, 403)),
    ("POST", G + "/join"): ({"name": "x"}, (409, 409, 409, 409, 403, 409, 409)),
    ("POST", G + "/start"): ({}, (403, 403, 409, 403, 403, 403, 403)),
    ("POST", G + "/luck"): ({"number": "0" * 32}, (403, 403, 409, 409, 403, 403, 403)),
    ("POST", G + "/leave"): (None, (403, 403, 200, 200, 403, 403, 403)),
    ("POST", G + "/rematch"): (None, (403, 403, 409, 409, 403, 403, 403)),
    ("POST", G + "/seats/{seat:seat}"): ({"kind": "open"}, (403, 403, 409, 403, 403, 403, 403)),
    ("POST", G + "/seats/{seat:seat}/move"): (None, (403, 403, 409, 409, 403, 403, 403)),
    ("POST", G + "/seats/{seat:seat}/bot"): ({"bot": "random"}, (403, 403, 200, 403, 403, 403, 403)),
    ("POST", G + "/seats/{seat:seat}/take"): (None, (403, 403, 200, 403, 403, 403, 403)),
    ("GET", G + "/seat-link?seat=0"): (None, (403, 403, 200, 403, 403, 403, 403)),
    ("POST", G + "/seat-link?seat=0"): (None, (403, 403, 200, 403, 403, 403, 403)),
    ("POST", "/api/open"): ({"token": "no"}, (403, 403, 403, 403, 403, 403, 403)),
    ("POST", G + "/pause"): ({"agree": True}, (403, 403, 200, 200, 403, 403, 403)),
    ("POST", G + "/resume"): (None, (403, 403, 409, 409, 403, 403, 403)),
    ("POST", G + "/takeback"): ({"agree": True}, (403, 403, 409, 409, 403, 403, 403)),
    ("POST", G + "/hurry"): (None, (403, 403, 200, 200, 403, 403, 403)),
    ("POST", G + "/away/{seat:seat}"): ({"vote": "wait"}, (403, 403, 409, 409, 403, 403, 403)),
    ("POST", G + "/chat"): ({"text": "x"}, (403, 403, 200, 200, 403, 403, 403)),
    ("POST", G + "/talk"): ({"talk": "everyone"}, (403, 403, 200, 403, 403, 403, 403)),
    ("POST", G + "/mute/{seat:seat}"): ({"muted": True}, (403, 403, 200, 403, 403, 403, 403)),
    ("POST", G + "/actions"): (
        {"id": "x", "version": 1, "action": "draw blind"},
        (403, 403, 200, 422, 403, 403, 403),
    ),
    ("POST", G + "/actions?of=0"): (
        {"id": "y", "version": 1, "action": "draw blind", "seat": 0},
        (403, 403, 200, 403, 403, 403, 403),
    ),
    ("GET", G + "/stream"): (None, (200, 200, 200, 200, 200, 403, 200)),
    ("GET", G + "/stream?seat=0"): (None, (403, 403, 200, 403, 403, 403, 403)),
    ("GET", G + "/log"): (None, (200, 200, 200, 200, 200, 403, 200)),
    ("GET", G + "/log?seat=0"): (None, (403, 403, 200, 403, 403, 403, 403)),
    ("GET", G + "/record"): (None, (200, 200, 200, 200, 200, 403, 200)),
    ("GET", G + "/record?seat=0"): (None, (403, 403, 200, 403, 403, 403, 403)),
    ("GET", "/api/lessons"): (None, (200, 200, 200, 200, 200, 200, 200)),
    ("POST", "/api/lessons/{lesson}"): ({"task": 1, "actions": []}, (404, 404, 404, 404, 403, 404, 404)),
    ("GET", G + "/review"): (None, (409, 409, 409, 409, 409, 403, 409)),
    ("POST", G + "/review"): (None, (409, 409, 409, 409, 403, 403, 409)),
    ("GET", "/api/puzzles"): (None, (200, 200, 200, 200, 200, 200, 200)),
    ("GET", "/api/next-puzzle"): (None, (200, 200, 200, 200, 200, 200, 200)),
    ("GET", "/api/puzzles/{puzzle}"): (None, (404, 404, 404, 404, 404, 404, 404)),
    ("POST", "/api/puzzles/{puzzle}/answers"): ({"actions": []}, (404, 404, 404, 404, 403, 404, 404)),
    ("POST", "/api/puzzles/{puzzle}/help"): ({"what": "score"}, (404, 404, 404, 404, 403, 404, 404)),
    ("GET", "/api/deal-of-the-day"): (None, (200, 200, 200, 200, 200, 200, 200)),
    ("POST", "/api/challenges"): ({}, (201, 201, 201, 201, 403, 201, 201)),
    ("GET", "/api/challenges/{challenge}"): (None, (404, 404, 404, 404, 404, 404, 404)),
    ("POST", "/api/challenges/{challenge}/play"): (None, (404, 404, 404, 404, 403, 404, 404)),
    ("POST", "/api/records"): ("no record", (422, 422, 422, 422, 403, 422, 422)),
    ("GET", G + "/reach"): (None, (403, 403, 200, 200, 403, 403, 403)),
    ("GET", G + "/reach?seat=0"): (None, (403, 403, 200, 403, 403, 403, 403)),
    ("GET", G + "/journey"): (None, (403, 403, 200, 200, 403, 403, 403)),
    ("GET", G + "/journey?seat=0"): (None, (403, 403, 200, 403, 403, 403, 403)),
    ("GET", G + "/journey?seat=0&at=1"): (None, (403, 403, 200, 403, 403, 403, 403)),
    ("POST", G + "/hint"): ({"step": 1}, (403, 403, 403, 403, 403, 403, 403)),
    ("GET", "/healthz"): (None, (200, 200, 200, 200, 200, 200, 200)),
    ("GET", "/metrics"): (None, (200, 200, 200, 200, 200, 200, 403)),
    ("GET", "/openapi.json"): (None, (200, 200, 200, 200, 200, 200, 200)),
    ("GET", "/docs"): (None, (200, 200, 200, 200, 200, 200, 200)),
    ("GET", "/docs.css"): (None, (200, 200, 200, 200, 200, 200, 200)),
    ("GET", "/qr.svg?text=http://elsewhere/"): (None, (400, 400, 400, 400, 400, 400, 400)),
    **{
        ("GET", path): (None, (200, 200, 200, 200, 200, 200, 200))
        for path in (
            "/",
            "/g/{game}",
            "/s/{token}",
            "/r/{game}",
            "/review/{game}",
            "/learn",
            "/learn/{lesson}",
            "/rules",
            "/about",
            "/tables",
            "/games",
            "/mail/{token}",
            "/puzzles",
            "/puzzle/{puzzle}",
            "/c/{challenge}",
            *(f"/map/{name}-{time}.svg" for name in LAYERS for time in ("day", "night")),
            "/map/live.svg",
            "/map/pieces.json",
            "/portrait/{name}.svg",
            "/map/map.css",
            "/map/geometry.json",
            "/static/{path:path}",
            "/favicon.ico",
            "/sw.js",
            "/manifest.webmanifest",
        )
    },
}
#: What `qr.svg` answers without a text of our own is a bad request, whoever asks.
FILES = {"/static/{path:path}": "/static/js/i18n.js"}
#: The page's author may not have made these yet; then they are not there for anybody.
MAY_BE_MISSING = {"/favicon.ico", "/sw.js", "/manifest.webmanifest"}


def test_every_route_has_a_row() -> None:
    app = create(Settings(database_url="sqlite:////nowhere/never-opened.sqlite"))
    routes = {(m, route.path) for route in app.routes for m in getattr(route, "methods", None) or () if m != "HEAD"}  # type: ignore[attr-defined]
    rows = {(method, path.partition("?")[0]) for method, path in TABLE}
    assert routes - rows == set(), "these routes have no row in the access table"
    assert rows - routes == set(), "these rows have no route"


def ask(server: Server, caller: str, method: str, path: str, body: Any) -> int:
    """A fresh table, and one request by this kind of caller."""
    host, seat = server.client(), server.client()
    watch = "nobody" if caller == "unwatched" else "link"
    game = host.new("mine", "open", start=False, watch=watch)["game"]
    seat.post(f"/api/games/{game}/join", {"name": "Bo"})
    host.post(f"/api/games/{game}/start", {})
    who = {"host": host, "seat": seat}.get(caller, server.client())
    if caller == "stranger":
        who.get("/api/me")
    path = FILES.get(path, path).replace("{game}", game).replace("{seat:seat}", "0").replace("{token}", "t")
    content = {"content": body} if isinstance(body, str) else {} if body is None else {"json": body}
    with who.http.stream(method, path, headers=HEADERS.get(caller, {}), **content) as answer:
        return answer.status_code


@pytest.mark.parametrize(("method", "path"), TABLE)
def test_the_table_holds(shared: Server, method: str, path: str) -> None:
    body, expected = TABLE[method, path]
    found = tuple(ask(shared, caller, method, path, body) for caller in CALLERS)
    if path in MAY_BE_MISSING and set(found) == {404}:
        return
    assert dict(zip(CALLERS, found, strict=True)) == dict(zip(CALLERS, expected, strict=True))


def test_metrics_are_for_who_runs_the_server(own: Callable[..., Server]) -> None:
    """Without a token only for this machine, see the table above; with one, for every caller who sends it."""
    http = own(metrics_token="swordfish").client().http
    assert http.get("/metrics").json()["code"] == "not_operator"
    for wrong in ("swordfish", "Bearer", "Bearer swordfis", "Bearer swordfish2", "Basic swordfish"):
        assert http.get("/metrics", headers={"authorization": wrong}).status_code == 403
    right = {"authorization": "Bearer swordfish"}
    assert http.get("/metrics", headers=right).status_code == 200
    assert http.get("/metrics", headers={**right, **HEADERS["proxied"]}).status_code == 200


def test_metrics_from_another_machine() -> None:
    for address in ("203.0.113.9", "192.168.0.7", "fe80::1", "unknown"):
        with pytest.raises(Problem, match="only the operator of this server"):
            check_operator(address, {}, "")
    for address in ("127.0.0.1", "::1", "127.1.2.3"):
        check_operator(address, {}, "")


def test_a_forged_cookie_is_nobody(shared: Server) -> None:
    host = shared.client()
    game = host.new("mine", "bot")["game"]
    session, _, signature = host.http.cookies["elfenland"].partition(".")
    other = ("A" if signature[0] != "A" else "B") + signature[1:]
    for forged in (f"{session}.{other}", f"x{session}.{signature}", session, "", "x.y"):
        answer = httpx.get(f"{shared.url}/api/games/{game}?seat=0", cookies={"elfenland": forged}, timeout=60)
        assert answer.status_code == 403


def test_a_finished_game_opens_everything(shared: Server) -> None:
    host, stranger = shared.client(), shared.client()
    game = host.new("mine", "device", watch="everyone")["game"]
    host.play_on(game)
    table = stranger.get(f"/api/games/{game}", seat=1)
    assert all(player["hand"] is not None for player in table["view"]["players"])
    assert '"seat"' not in stranger.http.get(f"/api/games/{game}/record").text.splitlines()[0]
    deal = next(
        e for x in stranger.get(f"/api/games/{game}/log")["entries"] for e in x["events"] if e["event"] == "deal"
    )
    assert None not in deal["cards"]
