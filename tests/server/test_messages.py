"""Messages that it is somebody's turn: real mail to a mail server, real pushes to a push service, both our own."""

from __future__ import annotations

import base64
import contextlib
import json
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
import httpx
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from elfenland.server import messages

from .harness import Client, Server, free_port, wait_for
from .test_people import together


class Post:
    """Keeps the mail that comes."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 taken"


@pytest.fixture
def post() -> Iterator[tuple[Post, str]]:
    """A mail server, and its address."""
    kept = Post()
    controller = Controller(kept, hostname="127.0.0.1", port=free_port())
    controller.start()
    yield kept, f"smtp://127.0.0.1:{controller.port}"
    controller.stop()


class Service:
    """A push service with one browser, which can read what comes."""

    def __init__(self) -> None:
        self.pushes: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.pushes.append(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), b"sixteen bytes ok"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def subscription(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": f"http://127.0.0.1:{self.server.server_address[1]}/browser",
            "p256dh": base64.urlsafe_b64encode(point).decode().rstrip("="),
            "auth": base64.urlsafe_b64encode(self.auth).decode().rstrip("="),
            "language": "de",
        }

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


@pytest.fixture
def service() -> Iterator[Service]:
    started = Service()
    yield started
    started.server.shutdown()
    started.server.server_close()


def begin(own: Callable[..., Server], **more: str) -> Server:
    port = free_port()
    return own(port=str(port), public_url=f"http://127.0.0.1:{port}", message_delay="0", **more)


def take_turn(player: Client, game: str) -> None:
    player.act(game, player.get(f"/api/games/{game}")["version"], "draw blind")


def test_mail_goes_to_confirmed_addresses_only_and_ends_with_one_click(
    own: Callable[..., Server], post: tuple[Post, str]
) -> None:
    kept, address = post
    server = begin(own, smtp_url=address, mail_from="table@example.org")
    ann, bo, cy = (server.client() for _ in range(3))
    assert ann.get("/api/me/messages") == {
        "push": None, "devices": 0, "mail": True, "email": None, "confirmed": False,
    }  # fmt: skip
    assert bo.http.post("/api/me/email", json={"email": "no address"}).status_code == 422
    asked = bo.post("/api/me/email", {"email": "bo@example.org", "language": "de"})
    assert (asked["email"], asked["confirmed"]) == ("bo@example.org", False)
    assert bo.http.post("/api/me/email", json={"email": "other@example.org"}).status_code == 429
    (question,) = kept.mails
    assert (question["To"], question["From"]) == ("bo@example.org", "table@example.org")
    token = re.search(rf"{server.url}/mail/(\S+)", question.get_content())[1]  # type: ignore[index]
    cy.post("/api/me/email", {"email": "cy@example.org"})
    confirm = re.search(rf"{server.url}/mail/(\S+)", kept.mails[1].get_content())[1]  # type: ignore[index]
    assert cy.http.post(f"/api/mail/{confirm}", json={"wanted": True}).status_code == 204
    game, other = together(ann, bo, pace="days"), together(ann, cy, pace="days")
    take_turn(ann, game)  # his turn, but he has not said that the address is his
    take_turn(ann, other)
    wait_for(lambda: len(kept.mails) > 2)  # who is asked later has been told
    assert [mail["To"] for mail in kept.mails] == ["bo@example.org", "cy@example.org", "cy@example.org"]
    take_turn(bo, game)
    assert ann.http.post("/api/mail/wrong", json={"wanted": True}).status_code == 404
    assert ann.http.post(f"/api/mail/{token}", json={"wanted": True}).status_code == 204
    take_turn(ann, game)
    wait_for(lambda: len(kept.mails) > 3)
    told = kept.mails[3]
    assert told["Subject"] == "Du bist am Zug"
    assert f"{server.url}/g/{game}" in told.get_content()
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    one_click = told["List-Unsubscribe"].strip("<>")
    form = {"content-type": "application/x-www-form-urlencoded"}
    ended = server.client().http.post(one_click, content="List-Unsubscribe=One-Click", headers=form)
    assert ended.status_code == 204
    assert bo.get("/api/me/messages")["email"] is None
    assert len(kept.mails) == 4


def ask_for_mail(guest: Client) -> None:
    with contextlib.suppress(httpx.TransportError):  # the server stops meanwhile
        guest.http.post("/api/me/email", json={"email": "ann@example.org"})


def test_a_mail_server_that_hangs_stops_nobody(own: Callable[..., Server]) -> None:
    """It takes all connections and says nothing."""
    with socket.create_server(("127.0.0.1", 0), backlog=100) as silent:
        port = silent.getsockname()[1]
        server = begin(own, smtp_url=f"smtp://127.0.0.1:{port}", mail_from="table@example.org")
        guests, player = [server.client() for _ in range(40)], server.client()
        asking = [threading.Thread(target=ask_for_mail, args=[guest]) for guest in guests]
        began = time.monotonic()
        for thread in asking:
            thread.start()
        player.let_bots_play()
        player.get("/api/games?which=mine")
        assert time.monotonic() - began < messages.PATIENCE, "everybody waited for the mail server"
        server.stop(20)  # raises if it takes longer
    for thread in asking:
        thread.join(20)


def test_pushes_are_signed_encrypted_and_end_when_the_browser_is_gone(
    own: Callable[..., Server], service: Service
) -> None:
    server = begin(own, push_contact="mailto:host@example.org", push_hosts="127.0.0.1")
    ann, bo = server.client(), server.client()
    key = bo.get("/api/me/messages")["push"]
    assert len(base64.urlsafe_b64decode(key + "=")) == 65
    wrong = {**service.subscription, "endpoint": "https://elsewhere.example/x"}
    assert bo.http.post("/api/me/push", json=wrong).status_code == 422, "a server is no tool against other servers"
    assert bo.post("/api/me/push", service.subscription)["devices"] == 1
    game = together(ann, bo, pace="hours")
    take_turn(ann, game)
    wait_for(lambda: bool(service.pushes))
    headers, body = service.pushes[0]
    assert headers["content-encoding"] == "aes128gcm"
    assert key in headers["authorization"]
    words = service.read(body)
    assert words == {
        "title": "Du bist am Zug",
        "body": "Du bist am Zug. Am Tisch: P0.",
        "url": f"{server.url}/g/{game}",
    }
    service.status = 410
    take_turn(bo, game)
    take_turn(ann, game)
    wait_for(lambda: bo.get("/api/me/messages")["devices"] == 0)
    service.status = 201
    bo.post("/api/me/push", service.subscription)
    bo.http.delete("/api/me")
    assert bo.get("/api/me/messages")["devices"] == 0
