"""Every setting works, and docs/server.md promises nothing that no test has seen.

`PROVED` names for every setting a test that sets it, `PROMISED` for every paragraph of docs/server.md a test of what it
says. A new setting or paragraph fails here until it has one.
"""

from __future__ import annotations

import ast
import asyncio
import re
import socket
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from elfenland.server.app import make_context
from elfenland.server.limits import Limits
from elfenland.server.problems import Problem
from elfenland.server.run import bind
from elfenland.server.sessions import Sessions
from elfenland.server.settings import Settings

from .harness import Client, Server, free_port, wait_for

TESTS = Path(__file__).parent.parent
PAGE = (TESTS.parent / "docs" / "server.md").read_text()

#: A test that sets the setting to something else than its default and sees the difference.
PROVED = {
    "database_url": "server/test_command.py::test_backup_and_restore",
    "host": "server/test_command.py::test_serve_says_where_it_is",
    "port": "server/test_settings.py::test_the_address_to_listen_on",
    "workers": "server/test_postgres.py::test_several_workers_on_one_port",
    "public_url": "server/test_gate.py::test_behind_a_proxy_only_what_was_told_is_trusted",
    "trusted_proxies": "server/test_gate.py::test_behind_a_proxy_only_what_was_told_is_trusted",
    "allowed_hosts": "server/test_settings.py::test_more_names_to_answer_to",
    "secret": "server/test_settings.py::test_servers_with_one_secret_know_the_same_guests",
    "metrics_token": "server/test_access.py::test_metrics_are_for_who_runs_the_server",
    "bot_processes": "server/test_bots.py::test_a_bot_that_hangs_or_dies_costs_its_own_turn_alone",
    "bot_pace": "server/test_bots.py::test_a_paused_bot_waits_and_goes_on",
    "bot_time": "server/test_bots.py::test_a_bot_that_hangs_or_dies_costs_its_own_turn_alone",
    "bots": "server/test_bots.py::test_a_program_that_the_host_has_added_plays",
    "review_time": "server/test_reviews.py::test_a_review_is_made_once_and_stays",
    "reviews_at_once": "server/test_reviews.py::test_too_many_reviews_at_once_are_refused",
    "bot_lease": "server/test_leases.py::test_another_server_takes_over_the_turns_of_one_that_was_killed",
    "body_limit": "server/test_settings.py::test_sizes",
    "import_limit": "server/test_settings.py::test_sizes",
    "name_length": "server/test_settings.py::test_sizes",
    "chat_length": "server/test_settings.py::test_sizes",
    "chat_kept": "server/test_settings.py::test_the_chat_keeps_the_last_messages",
    "streams_per_session": "server/test_gate.py::test_games_and_streams_of_one_guest_are_limited",
    "streams_per_address": "server/test_settings.py::test_streams_of_one_address",
    "connections_per_address": "server/test_abuse.py::test_silent_connections_do_not_stop_players",
    "games_per_session": "server/test_gate.py::test_games_and_streams_of_one_guest_are_limited",
    "imports_per_session": "server/test_gate.py::test_imported_records_of_one_guest_are_limited",
    "writes": "server/test_gate.py::test_rates_are_answered_with_the_time_to_wait",
    "writes_per_address": "server/test_gate.py::test_an_address_is_limited_whatever_cookies_it_has",
    "reads": "server/test_settings.py::test_every_rate_is_counted_by_guest_and_by_address",
    "reads_per_address": "server/test_settings.py::test_every_rate_is_counted_by_guest_and_by_address",
    "creations": "server/test_gate.py::test_rates_are_answered_with_the_time_to_wait",
    "creations_per_address": "server/test_shared_rates.py::test_two_servers_share_one_limit",
    "limits_url": "server/test_shared_rates.py::test_a_redis_that_hangs_stops_nobody",
    "hints": "server/test_coach.py::test_too_many_questions_have_to_wait",
    "hints_per_address": "server/test_settings.py::test_every_rate_is_counted_by_guest_and_by_address",
    "heartbeat": "server/test_following.py::test_a_heartbeat_comes",
    "stall": "server/test_following.py::test_a_stalled_reader_is_dropped_without_harm_to_others",
    "request_time": "server/test_following.py::test_half_sent_requests_are_closed",
    "stop_time": "server/test_settings.py::test_a_stop_does_not_wait_for_a_request_that_never_ends",
    "resume_entries": "server/test_following.py::test_too_old_an_id_syncs",
    "live_seconds": "server/test_tables.py::test_who_stays_away_is_replaced_by_the_others_choice",
    "hours_seconds": "server/test_settings.py::test_slow_paces",
    "days_seconds": "server/test_settings.py::test_slow_paces",
    "expire_days": "server/test_storage.py::test_games_that_nobody_touches_expire",
    "keep_days": "server/test_storage.py::test_games_that_nobody_touches_expire",
    "smtp_url": "server/test_messages.py::test_mail_goes_to_confirmed_addresses_only_and_ends_with_one_click",
    "mail_from": "server/test_messages.py::test_mail_goes_to_confirmed_addresses_only_and_ends_with_one_click",
    "push_contact": "server/test_messages.py::test_pushes_are_signed_encrypted_and_end_when_the_browser_is_gone",
    "push_hosts": "server/test_messages.py::test_pushes_are_signed_encrypted_and_end_when_the_browser_is_gone",
    "message_delay": "server/test_messages.py::test_mail_goes_to_confirmed_addresses_only_and_ends_with_one_click",
    "log_level": "server/test_gate.py::test_logs_have_no_secrets",
}

#: A quotation from the page, and a test of what it says. A paragraph may have several.
PROMISED = {
    "kept in one SQLite file": "server/test_command.py::test_games_are_kept_in_the_data_directory",
    "stops the server within seconds": "server/test_following.py::test_a_clean_stop_with_open_streams",
    "and so do the bots": "server/test_playing.py::test_bots_go_on_after_a_restart_and_play_no_turn_twice",
    "costs only its own turn": "server/test_bots.py::test_a_bot_that_hangs_or_dies_costs_its_own_turn_alone",
    "listens on every address": "server/test_addresses.py::test_lan_listens_everywhere",
    "links and QR codes then contain the machine's address": "server/test_addresses.py::test_links_of_an_open_server",
    "`elfenland serve --settings` lists them all": "server/test_command.py::test_settings_are_listed_without_secrets",
    "by web push": "server/test_messages.py::test_pushes_are_signed_encrypted_and_end_when_the_browser_is_gone",
    "must be confirmed by a link": "server/test_messages.py::"
    "test_mail_goes_to_confirmed_addresses_only_and_ends_with_one_click",
    "trusts the proxy only if you say so": "server/test_gate.py::test_behind_a_proxy_only_what_was_told_is_trusted",
    "does not count a trusted proxy's connections": "server/test_deploy.py::"
    "test_silent_connections_and_many_streams_stop_nobody_behind_nginx",
    "`X-Accel-Buffering: no`": "server/test_deploy.py::test_a_rolling_restart_behind_nginx_loses_no_stream",
    "is refused (421)": "server/test_gate.py::test_another_host_name_is_refused",
    "decides all races": "server/test_postgres.py::test_of_two_who_race_exactly_one_wins",
    "all others show at once": "server/test_postgres.py::test_what_one_worker_acknowledges_the_other_shows_at_once",
    "open streams are counted over all workers": "server/test_postgres.py::"
    "test_streams_of_one_guest_are_counted_over_all_workers",
    "rates hold over all workers and machines": "server/test_shared_rates.py::test_two_servers_share_one_limit",
    "nobody is refused for that": "server/test_shared_rates.py::test_redis_killed_in_the_middle",
    "waits at most a quarter of a second": "server/test_shared_rates.py::test_a_redis_that_hangs_stops_nobody",
    "take over its bots' turns": "server/test_leases.py::"
    "test_another_server_takes_over_the_turns_of_one_that_was_killed",
    "every stream goes on at the other server": "server/test_deploy.py::"
    "test_a_rolling_restart_behind_nginx_loses_no_stream",
    "only what they name is checked": "server/test_deploy.py::test_settings_and_files_that_are_named_exist",
    "which server answers which request": "server/test_deploy.py::test_a_rolling_restart_behind_nginx_loses_no_stream",
    "restart the servers one after the other": "server/test_deploy.py::"
    "test_a_rolling_restart_behind_nginx_loses_no_stream",
    "the first migrates the database": "server/test_storage.py::"
    "test_an_old_database_comes_up_to_date_and_its_past_is_unchanged",
    "refuses a database with a newer schema": "server/test_storage.py::test_a_newer_database_is_refused",
    "only once its log entry is on disk": "server/test_power.py::test_no_power_cut_takes_an_acknowledged_move_away",
    "refuses a database without them": "server/test_postgres.py::test_a_database_that_forgets_is_refused",
    "also through a symbolic link": "server/test_abuse.py::test_one_file_has_one_server_by_whatever_name",
    "writes get 503 with `Retry-After`": "server/test_broken_postgres.py::"
    "test_writes_get_503_and_everything_goes_on_afterwards",
    "When the disk is full": "server/test_storage.py::test_a_full_disk",
    "with PostgreSQL those in memory": "server/test_postgres.py::test_a_database_that_goes_away_and_comes_back",
    "If a line of the log cannot be written": "server/test_storage.py::test_a_log_that_cannot_be_written_harms_nobody",
    "Only its owner can read a new database file": "server/test_command.py::test_games_are_kept_in_the_data_directory",
    "replays a stored game unchanged": "server/test_storage.py::"
    "test_a_database_of_version_0_1_0_is_shown_as_then_and_played_on",
    "A backup is a snapshot": "server/test_storage.py::test_backup_while_serving_and_restore",
    "move a server from SQLite to PostgreSQL or back": "server/test_storage.py::test_from_sqlite_to_postgres_and_back",
    "in one verified SQLite file": "server/test_storage.py::test_a_damaged_backup_is_refused",
    "is not safe against power cuts (`unsafe`)": "server/test_broken_postgres.py::test_no_reload_makes_a_commit_unsafe",
    "is for Prometheus": "server/test_gate.py::test_metrics_and_health",
    "answers only requests from the machine itself": "server/test_access.py::test_metrics_are_for_who_runs_the_server",
    "All other requests get 403": "server/test_access.py::test_metrics_from_another_machine",
    "Names have at most 40 characters": "server/test_tables.py::test_names_are_told_apart_and_limited",
    "The host of a table can mute a seat": "server/test_tables.py::test_chat_and_mute",
    "remove its player": "server/test_tables.py::test_the_host_arranges_and_removes",
    "more than half of the others vote": "server/test_tables.py::test_who_stays_away_is_replaced_by_the_others_choice",
    "deletes a guest's name, messages and own tables": "server/test_tables.py::test_a_guest_deletes_what_is_his",
    "raises its limit of open files": "server/test_abuse.py::test_the_soft_limit_of_descriptors_is_raised",
    "closes connections beyond that": "server/test_abuse.py::test_silent_connections_do_not_stop_players",
    "`python bench/load.py` starts a server": "server/test_load.py::test_the_load_tool",
}
#: Paragraphs that only advise or refer.
ADVICE = ("Take a backup.",)


@cache
def functions(file: str) -> dict[str, str]:
    """The functions of a test file, with their decorators, as text."""
    text = (TESTS / file).read_text()
    lines = text.splitlines()
    return {
        node.name: "\n".join(lines[min([node.lineno, *(d.lineno for d in node.decorator_list)]) - 1 : node.end_lineno])
        for node in ast.parse(text).body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }


def source(test: str) -> str:
    """A test's text, with that of the helpers and fixtures of its file that it names."""
    file, _, name = test.partition("::")
    known = functions(file)
    assert name in known, f"{test} does not exist"
    return "\n".join(text for other, text in known.items() if other == name or re.search(rf"\b{other}\b", known[name]))


def paragraphs() -> list[str]:
    """The page's paragraphs and points, without headings, tables and code."""
    text = re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)
    lines = [line.strip() for line in text.splitlines()]
    return [line for line in lines if line and not line.startswith(("#", "|")) and not line.endswith(":")]


# ------------------------------------------------------------------ the tables


@pytest.mark.parametrize("name", Settings.model_fields)
def test_every_setting_has_a_test_that_sets_it(name: str) -> None:
    assert name in PROVED, f"name a test of ELFENLAND_{name.upper()} here"
    assert re.search(rf'\b{name}=|"{name}"|\bELFENLAND_{name.upper()}\b', source(PROVED[name])), PROVED[name]


def test_nothing_is_tested_that_is_gone() -> None:
    assert set(PROVED) <= set(Settings.model_fields)
    for quotation, test in PROMISED.items():
        assert quotation in PAGE, quotation
        assert source(test)


def test_every_documented_setting_exists() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| `ELFENLAND_")]
    names = re.findall(r"`(?:ELFENLAND_|…)([A-Z_]+)`", " ".join(row.split("|")[1] for row in rows))
    assert len(names) > 35
    assert {name.lower() for name in names} <= set(Settings.model_fields)
    assert {name.lower() for name in re.findall(r"ELFENLAND_([A-Z_]+[A-Z])", PAGE)} <= {*Settings.model_fields, "long"}


@pytest.mark.parametrize("paragraph", paragraphs(), ids=lambda text: text[:40])
def test_every_paragraph_has_a_test(paragraph: str) -> None:
    assert any(text in paragraph for text in (*PROMISED, *ADVICE)), "quote what it promises, and name a test of that"


def test_every_test_that_the_page_on_reliability_names_exists() -> None:
    page = (TESTS.parent / "docs" / "reliability.md").read_text()
    named = set(re.findall(r"`(test_\w+)`", page))
    files = list(TESTS.rglob("test_*.py"))
    there = {name for file in files for name in (file.stem, *functions(str(file.relative_to(TESTS))))}
    assert len(named) > 40
    assert named <= there, named - there


# ------------------------------------------------------------------ settings that no other test sets


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that allows little."""
    limits = {"body_limit": "300", "import_limit": "3000", "name_length": "5", "chat_length": "10", "chat_kept": "3"}
    paces = {"hours_seconds": "0", "days_seconds": "1000"}
    database = f"sqlite:///{tmp_path_factory.mktemp('small') / 'games.sqlite'}"
    server = Server(
        database, allowed_hosts="Other.example, third.example", streams_per_address="2", **limits, **paces
    ).start()
    yield server
    server.close()


def test_more_names_to_answer_to(small: Server) -> None:
    """What `allowed_hosts` names, and no others."""
    client = small.client()
    for host, status in (("other.example", 200), ("THIRD.example:8765", 200), ("fourth.example", 421)):
        assert client.http.get("/api/paces", headers={"host": host}).status_code == status, host


def test_sizes(small: Server) -> None:
    client = small.client()
    fits, room = {"name": "Anna"}, 300 - len('{"name":"Anna"}')
    assert client.http.post("/api/me", json=fits).status_code == 200
    json_type = {"content-type": "application/json"}
    for spaces, status in ((room, 200), (room + 1, 413)):
        body = b'{"name":"Anna"}' + b" " * spaces
        assert client.http.post("/api/me", content=body, headers=json_type).status_code == status
    for length, status in ((3000, 422), (3001, 413)):  # the first is read, and is no record
        assert client.http.post("/api/records", content=b"x" * length).status_code == status
    assert [client.http.post("/api/me", json={"name": "x" * n}).status_code for n in (5, 6)] == [200, 422]
    game = client.new("mine", "open", start=False)["game"]
    chat = f"/api/games/{game}/chat"
    assert [client.http.post(chat, json={"text": "x" * n}).status_code for n in (10, 11)] == [200, 422]


def test_the_chat_keeps_the_last_messages(small: Server) -> None:
    client = small.client()
    game = client.new("mine", "open", start=False)["game"]
    for text in "abcde":
        client.post(f"/api/games/{game}/chat", {"text": text})
    assert [line["text"] for line in client.get(f"/api/games/{game}")["chat"]] == ["c", "d", "e"]


def test_streams_of_one_address(small: Server) -> None:
    """Whatever cookies they have."""
    clients = [small.client() for _ in range(3)]
    game = clients[0].new("mine", "open", start=False)["game"]
    path = f"/api/games/{game}/stream"
    with clients[0].http.stream("GET", path), clients[1].http.stream("GET", path):
        assert clients[2].http.get(path).status_code == 429


@pytest.mark.parametrize(("pace", "late"), [("hours", True), ("days", False)])
def test_slow_paces(small: Server, pace: str, late: bool) -> None:
    assert small.client().get("/api/paces") == {"live": 120, "hours": 0, "days": 1000}
    ann, bo = small.client(), small.client()
    game = ann.new("mine", "open", start=False, pace=pace)["game"]
    bo.post(f"/api/games/{game}/join", {"name": "Bo"})
    ann.post(f"/api/games/{game}/start", {})
    answer = bo.http.post(f"/api/games/{game}/away/0", json={"vote": "bot", "bot": "random"})
    assert answer.status_code == (200 if late else 409), answer.text


RATES = ("reads", "writes", "creations", "hints")


@pytest.mark.parametrize("setting", ["reads", "reads_per_address", "hints_per_address", *RATES])
def test_every_rate_is_counted_by_guest_and_by_address(setting: str) -> None:
    """A limit of three: the fourth request is refused, of the guest or of the address, and no other kind of it."""
    kind = {"reads": "read", "writes": "write", "creations": "create", "hints": "hint"}[setting.partition("_")[0]]
    limits = Limits(Settings.model_validate({setting: "3/hour"}))

    async def refused(what: str, guest: str, address: str) -> bool:
        try:
            await limits.check(what, guest, address)
        except Problem as problem:
            return problem.code == "too_many"
        return False

    async def play() -> None:
        by_address = setting.endswith("_per_address")
        asked = [("guest", f"192.0.2.{n}") if not by_address else (f"guest{n}", "192.0.2.1") for n in range(4)]
        assert [await refused(kind, *who) for who in asked] == [False, False, False, True]
        assert not await refused(kind, "another", "192.0.2.99")
        assert not await refused("write" if kind == "read" else "read", *asked[0])

    asyncio.run(play())


def test_reads_are_limited_over_http(own: Callable[..., Server]) -> None:
    client: Client = own(reads="3/hour").client()
    client.http.post("/api/me", json={"name": "Ann"})
    assert [client.http.get("/api/paces").status_code for _ in range(4)] == [200, 200, 200, 429]


def test_servers_with_one_secret_know_the_same_guests(tmp_path: Path) -> None:
    def sessions(secret: str, name: str) -> Sessions:
        return make_context(Settings(secret=secret, database_url=f"sqlite:///{tmp_path / name}")).sessions

    cookie = sessions("a" * 32, "one").cookie("guest", secure=False).partition(";")[0]
    assert sessions("a" * 32, "two").read(cookie) == "guest"
    assert sessions("b" * 32, "three").read(cookie) is None


def test_the_address_to_listen_on() -> None:
    port = free_port()
    sock = bind(Settings(host="127.0.0.1", port=port))
    assert sock.getsockname() == ("127.0.0.1", port)
    sock.close()


def test_a_stop_does_not_wait_for_a_request_that_never_ends(own: Callable[..., Server]) -> None:
    server = own(stop_time="1", request_time="600")
    host, _, port = server.url.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port))) as line:
        head = f"POST /api/me HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n"
        line.sendall(head.encode())
        client = server.client()
        wait_for(lambda: client.http.get("/api/paces").status_code == 200)  # the half request was read before this one
        server.stop(60)
