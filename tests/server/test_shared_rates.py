"""Rates counted by all servers together, in a real Redis: shared, killed, paused, back again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from envs.needs import need

from .harness import Client, Redis, Server, wait_for

need("redis", "redis")
LIMIT = 6


@pytest.fixture
def redis() -> Iterator[Redis]:
    found = Redis().start()
    yield found
    found.kill()


def two(own: Callable[..., Server], tmp_path: Path, redis: Redis, **settings: str) -> tuple[Client, Client]:
    """One guest at two servers that share nothing but the cookies' key and Redis."""
    settings = {"limits_url": redis.url, "secret": "k" * 32, **settings}
    here, there = (own(f"sqlite:///{tmp_path / name}.sqlite", **settings).client() for name in ("here", "there"))
    here.get("/api/me")
    there.http.cookies.update(here.http.cookies)
    return here, there


def create(client: Client) -> Any:
    return client.http.post("/api/games", json={"seats": [{"kind": "mine", "name": "Ann"}, {"kind": "open"}]})


def created(clients: list[Client]) -> int:
    """How many games can be made, in turn at each server, before both refuse."""
    number = 0
    for client in clients * 2 * LIMIT:
        answer = create(client)
        assert answer.status_code in (201, 429), answer.text
        if answer.status_code == 429:
            assert answer.json()["code"] == "too_many"
            assert int(answer.headers["retry-after"]) >= 1
        number += answer.status_code == 201
    return number


@pytest.mark.parametrize("setting", ["creations", "creations_per_address"])
def test_two_servers_share_one_limit(own: Callable[..., Server], tmp_path: Path, redis: Redis, setting: str) -> None:
    here, there = two(own, tmp_path, redis, **{setting: f"{LIMIT}/hour"})
    assert here.get("/healthz")["limits"] == there.get("/healthz")["limits"] == "shared"
    assert created([here, there]) == LIMIT


def test_without_a_store_each_server_counts_for_itself(own: Callable[..., Server], tmp_path: Path) -> None:
    settings = {"secret": "k" * 32, "creations": f"{LIMIT}/hour"}
    clients = [own(f"sqlite:///{tmp_path / name}.sqlite", **settings).client() for name in ("here", "there")]
    assert clients[0].get("/healthz")["limits"] == "own"
    assert created(clients) == 2 * LIMIT


def test_redis_killed_in_the_middle(own: Callable[..., Server], tmp_path: Path, redis: Redis) -> None:
    """Nobody notices but the operator; each server then lets through what its own count allows."""
    here, there = two(own, tmp_path, redis, creations=f"{LIMIT}/hour")
    assert create(here).status_code == 201
    redis.kill()
    assert created([here, there]) == 2 * LIMIT - 1
    assert here.get("/healthz")["limits"] == there.get("/healthz")["limits"] == "away"
    redis.start()  # and it has forgotten everything
    wait_for(lambda: here.get("/healthz")["limits"] == there.get("/healthz")["limits"] == "shared")
    assert created([here, there]) == 0


def test_a_redis_that_hangs_stops_nobody(own: Callable[..., Server], tmp_path: Path, redis: Redis) -> None:
    server = own(limits_url=redis.url, creations=f"{LIMIT}/hour")
    client = server.client()
    client.get("/api/me")
    with redis.paused():
        assert created([client]) == LIMIT
        assert client.get("/healthz")["limits"] == "away"
    wait_for(lambda: client.get("/healthz")["limits"] == "shared")
    assert server.said().count("shared rate limits away") == 1
    assert "shared rate limits back" in server.said()


def test_a_server_starts_without_its_redis(own: Callable[..., Server], redis: Redis) -> None:
    redis.kill()
    client = own(limits_url=redis.url, creations=f"{LIMIT}/hour").client()
    assert created([client]) == LIMIT
    assert client.get("/healthz")["limits"] == "away"
