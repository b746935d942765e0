"""The gate: origins, hosts, sizes, rates, headers, logs without secrets."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path

import brotli
import httpx
import pytest

from elfenland.server.openapi import REFUSALS
from elfenland.server.problems import STATUS

from .harness import Client, Server
from .test_tables import status_of


def test_security_headers_on_every_kind_of_answer(guest: Client) -> None:
    for path in ("/", "/api/me", "/api/games/none", "/nowhere", "/docs", "/map/map.css"):
        headers = guest.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


def test_parts_of_the_page_carry_what_parts_need(guest: Client) -> None:
    for path in ("js/all.js", "css/all.css", "map/geometry.json", "i18n/en/ui.ftl"):
        headers = guest.http.get(f"/static/{path}").headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "content-security-policy" not in headers
    for path in ("/static/map/ground-day.svg", "/static/icon.svg", "/sw.js"):
        assert "default-src 'none'" in guest.http.get(path).headers["content-security-policy"], path


def test_the_cookie_is_given_at_the_first_contact_and_kept(shared: Server) -> None:
    with httpx.Client(base_url=shared.url) as http:
        cookie = http.get("/api/me").headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "set-cookie" not in http.get("/api/me").headers


def test_the_page_brings_the_cookie_and_its_parts_do_not(shared: Server) -> None:
    """What the page asks at once must come from one guest; what others may keep for everybody has no guest's cookie."""
    for path in ("/", "/rules", "/g/nothing"):
        answer = httpx.get(shared.url + path, timeout=60)
        assert "set-cookie" in answer.headers, path
        assert answer.headers["cache-control"].startswith("private"), path
    parts = ("/sw.js", "/manifest.webmanifest", "/favicon.ico")
    for path in (*parts, "/map/ground-day.svg", "/static/css/all.css", "/healthz"):
        assert "set-cookie" not in httpx.get(shared.url + path, follow_redirects=True, timeout=60).headers, path


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://elsewhere.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_a_write_from_another_page_is_refused(guest: Client, headers: dict[str, str]) -> None:
    answer = guest.http.post("/api/me", json={"name": "x"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")


def test_a_write_from_the_own_page(guest: Client, shared: Server) -> None:
    headers = {"origin": shared.url, "sec-fetch-site": "same-origin"}
    assert guest.http.post("/api/me", json={"name": "x"}, headers=headers).status_code == 200


def test_another_host_name_is_refused(guest: Client) -> None:
    answer = guest.http.get("/api/me", headers={"host": "elsewhere.example"})
    assert (answer.status_code, answer.json()["code"]) == (421, "host")
    for odd in ("", "[", "[::1", "]", "127.0.0.1:x@elsewhere.example", "\xff"):
        assert guest.http.get("/api/me", headers={b"host": odd.encode("latin-1")}).status_code == 421, odd
    for own_name in ("localhost:1", "[::1]:8765", "LOCALHOST"):
        assert guest.http.get("/api/me", headers={"host": own_name}).status_code == 200


def test_behind_a_proxy_only_what_was_told_is_trusted(own: Callable[..., Server], tmp_path: Path) -> None:
    forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}
    server = own()
    client = server.client()
    assert client.http.get("/api/me", headers=forwarded).headers.get("strict-transport-security") is None
    database = f"sqlite:///{tmp_path / 'other.sqlite'}"
    told = own(database, trusted_proxies="127.0.0.1", public_url="https://play.example.org")
    proxied = told.client()
    answer = proxied.http.get("/api/me", headers={**forwarded, "host": "play.example.org"})
    assert answer.headers["strict-transport-security"]
    assert "Secure" in answer.headers["set-cookie"]
    origin = {**forwarded, "host": "play.example.org", "origin": "https://play.example.org"}
    body = {"seats": [{"kind": "mine"}, {"kind": "bot"}]}
    made = proxied.http.post("/api/games", json=body, headers=origin)
    assert made.json()["link"].startswith("https://play.example.org/g/")


def test_sizes(guest: Client) -> None:
    large = {"seats": [{"kind": "mine", "name": "x" * 20_000}, {"kind": "bot"}]}
    assert status_of(guest, "/api/games", large) == (413, "too_large")
    assert guest.http.post("/api/records", content=b"x" * 1_000_001).status_code == 413
    assert guest.http.post("/api/records", content=b"x" * 900_000).status_code == 422
    answer = guest.http.post("/api/me", content=iter([b'{"name":"', b"x" * 20_000, b'"}']))  # without a length
    assert answer.status_code == 413


def test_odd_addresses_are_simply_not_there(guest: Client) -> None:
    game = guest.new("mine", "device")["game"]
    seats = f"/api/games/{game}/seats"
    for path in (f"{seats}/{'9' * 5000}/take", f"{seats}/{'9' * 9}/take", f"{seats}/-1/take", f"{seats}/x/take"):
        assert guest.http.post(path).status_code == 404
    for path in ("/static/" + "a" * 5000, "/static/" + "a/" * 4000 + "b", "/static/%00", "/static/%ff"):
        assert guest.http.get(path).status_code == 404
    for path in ("/api/games/%00", "/api/games/%ff%fe", "/api/games/a%2fb", f"/api/games/{'x' * 20_000}"):
        assert guest.http.get(path).status_code == 404
    for query in ("seat=%ff", "seat=-1", "seat=1e3", f"at={'9' * 5000}", "at=99", "seat=" * 30):
        assert guest.http.get(f"/api/games/{game}?{query}").status_code == 400, query


def test_a_browser_that_is_lost_gets_the_page(shared: Server) -> None:
    browser = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    page = httpx.get(f"{shared.url}/rules", headers=browser, timeout=60)
    for path in ("/nowhere", "/no/such/page", "/g/", "/rules.html"):
        answer = httpx.get(shared.url + path, headers=browser, follow_redirects=True, timeout=60)
        assert (answer.status_code, answer.content) == (404, page.content), path
        assert "set-cookie" in answer.headers
        assert answer.headers["cache-control"].startswith("private")
        assert answer.headers["content-security-policy"] == page.headers["content-security-policy"]
    # Programs, parts of the page and the interface get what they can read.
    assert httpx.get(f"{shared.url}/nowhere", timeout=60).json()["code"] == "not_found"
    for path in ("/api/nowhere", "/map/nowhere.svg", "/static/nowhere.js"):
        answer = httpx.get(shared.url + path, headers=browser, timeout=60)
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found"), path
    answer = httpx.post(f"{shared.url}/nowhere", headers=browser, timeout=60)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


def test_bodies_that_do_not_fit(guest: Client) -> None:
    json_type = {"content-type": "application/json"}
    for content in (
        b"{",
        b"[]",
        b"[" * 5000,
        b'{"name": 3}',
        b'{"nom": "x"}',
        b'{"name": "\xff"}',
        b'{"name":"\\ud800"}',
    ):
        answer = guest.http.post("/api/me", content=content, headers=json_type)
        assert (answer.status_code, answer.json()["code"]) == (400, "body"), content
    answer = guest.http.post("/api/me", content=b'{"name": "x"}', headers={"content-type": "text/plain"})
    assert (answer.status_code, answer.json()["code"]) == (415, "media")


def test_rates_are_answered_with_the_time_to_wait(own: Callable[..., Server]) -> None:
    client = own(writes="3/minute", creations="2/minute").client()
    for _ in range(2):
        client.new("mine", "bot", start=False)
    answer = client.http.post("/api/games", json={"seats": [{"kind": "mine"}, {"kind": "bot"}]})
    assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
    assert 1 <= int(answer.headers["retry-after"]) <= 60
    statuses = [client.http.post("/api/me", json={"name": "x"}).status_code for _ in range(5)]
    assert statuses == [200, 200, 200, 429, 429]
    assert client.http.get("/api/me").status_code == 200  # reading goes on


def test_an_address_is_limited_whatever_cookies_it_has(own: Callable[..., Server]) -> None:
    server = own(writes_per_address="4/minute")
    statuses = [server.client().http.post("/api/me", json={"name": "x"}).status_code for _ in range(6)]
    assert statuses == [200, 200, 200, 200, 429, 429]


def test_games_and_streams_of_one_guest_are_limited(own: Callable[..., Server]) -> None:
    client = own(games_per_session="2", streams_per_session="2").client()
    game = client.new("mine", "bot", start=False)["game"]
    client.new("mine", "bot", start=False)
    assert status_of(client, "/api/games", {"seats": [{"kind": "mine"}, {"kind": "bot"}]}) == (429, "too_many")
    path = f"/api/games/{game}/stream"
    with client.http.stream("GET", path), client.http.stream("GET", path):
        assert client.http.get(path).status_code == 429
    for _ in range(50):
        with client.http.stream("GET", path) as answer:
            if answer.status_code == 200:
                return
    raise AssertionError("closed streams still count")


def test_imported_records_of_one_guest_are_limited(own: Callable[..., Server]) -> None:
    client = own(imports_per_session="1").client()
    game = client.new("mine", "device")["game"]
    client.play_on(game)
    record = client.http.get(f"/api/games/{game}/record").content
    imported = client.http.post("/api/records", content=record).json()["game"]
    answer = client.http.post("/api/records", content=record)
    assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
    assert client.http.delete(f"/api/games/{imported}").status_code == 204
    assert client.http.post("/api/records", content=record).status_code == 201


def test_logs_have_no_secrets(own: Callable[..., Server]) -> None:
    server = own(log_level="debug")
    client = server.client()
    game = client.new("mine", "device")["game"]
    client.post(f"/api/games/{game}/chat", {"text": "a word in private"})
    link = client.get(f"/api/games/{game}/seat-link", seat=0)["link"]
    client.http.get("/s/" + link.rpartition("/")[2])
    client.http.post("/api/open", json={"token": link.rpartition("/")[2]})
    hand = client.get(f"/api/games/{game}", seat=0)["view"]["players"][0]["hand"]
    server.stop()
    log = server.said()
    lines = [json.loads(line) for line in log.splitlines()]
    assert any(line["event"] == "request" and line["status"] == 200 for line in lines)
    for secret in (client.http.cookies["elfenland"], link.rpartition(".")[2], "a word in private", hand[0]):
        assert secret not in log


def test_files_are_cached_by_their_tag(guest: Client) -> None:
    first = guest.http.get("/map/geometry.json", headers={"accept-encoding": "identity"})
    again = guest.http.get("/map/geometry.json", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert "immutable" in guest.http.get("/map/geometry.json?v=1").headers["cache-control"]
    for accepted, unpack in (("gzip, deflate, br", brotli.decompress), ("gzip, deflate", gzip.decompress)):
        request = guest.http.build_request("GET", "/map/geometry.json", headers={"accept-encoding": accepted})
        packed = guest.http.send(request, stream=True)
        assert unpack(b"".join(packed.iter_raw())) == first.content
        packed.close()


@pytest.mark.parametrize(
    "path", ["../pyproject.toml", "%2e%2e/__init__.py", "js/..%2f..%2fgame.py", "nothing.js", "js"]
)
def test_only_files_of_the_page_are_served(guest: Client, path: str) -> None:
    assert guest.http.get(f"/static/{path}").status_code == 404


def test_qr_codes_of_own_links_only(guest: Client, shared: Server) -> None:
    answer = guest.http.get("/qr.svg", params={"text": f"{shared.url}/g/abc"})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert b"<svg" in answer.content
    assert guest.http.get("/qr.svg", params={"text": "https://elsewhere.example/"}).status_code == 400


def test_qr_codes_count_as_reads(own: Callable[..., Server]) -> None:
    server = own(reads="3/hour")
    client = server.client()
    client.http.get("/")  # who has a cookie is counted by it
    found = [client.http.get("/qr.svg", params={"text": f"{server.url}/g/{n}"}).status_code for n in range(4)]
    assert found == [200, 200, 200, 429]


def test_metrics_and_health(guest: Client) -> None:
    game = guest.new("mine", "device")["game"]
    guest.step(game)
    text = guest.http.get("/metrics").text
    assert 'elfenland_log_entries_total{kind="play"}' in text
    assert 'elfenland_tables{status="running"}' in text
    assert game not in text
    assert guest.get("/healthz")["status"] == "ok"


def test_every_refusal_is_documented() -> None:
    guide = (Path(__file__).parent.parent.parent / "docs" / "http.md").read_text(encoding="utf-8")
    for code, status in STATUS.items():
        assert f"`{code}`" in guide or status == 500 or code == "method", code
        assert str(status) in REFUSALS or status == 500


def test_the_documentation_needs_no_foreign_address(guest: Client, shared: Server) -> None:
    page = guest.http.get("/docs").text
    assert "<script" not in page
    assert "http://127.0.0.1:8765" in page  # in the examples
    assert "//" not in page.replace("http://127.0.0.1:8765", "")
    for path in guest.get("/openapi.json")["paths"]:
        assert path.replace("&", "&amp;") in page
