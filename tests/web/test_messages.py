"""Messages that it is your turn, on the page: the button for pushes, the field for mail, the page its link opens."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from email import message_from_bytes, policy
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import Browser, Page

from .harness import Server, axe, new_page, until

#: A browser whose push service is a name only; what it would send is what a real one sends.
SUBSCRIBE = """
PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
  window.asked = { key: applicationServerKey.length, userVisibleOnly };
  return { toJSON: () => ({ endpoint: 'https://push.example.org/browser', keys: {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'c2l4dGVlbiBieXRlcyBvaw' } }) };
};
"""


class Post:
    """Keeps the mail that comes, as text."""

    def __init__(self) -> None:
        self.mails: list[str] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        mail = message_from_bytes(envelope.content, policy=policy.default)
        self.mails.append(mail.get_content())
        return "250 taken"


@pytest.fixture
def sender(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Server, Post]]:
    """A server that sends mail and pushes, and where its mail arrives."""
    post, server = Post(), Server(tmp_path / "games.sqlite")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    controller = Controller(post, hostname="127.0.0.1", port=port)
    controller.start()
    monkeypatch.setenv("ELFENLAND_SMTP_URL", f"smtp://127.0.0.1:{port}")
    monkeypatch.setenv("ELFENLAND_MAIL_FROM", "table@example.org")
    monkeypatch.setenv("ELFENLAND_PUBLIC_URL", server.address)
    monkeypatch.setenv("ELFENLAND_PUSH_CONTACT", "mailto:host@example.org")
    monkeypatch.setenv("ELFENLAND_PUSH_HOSTS", "push.example.org")
    server.start()
    yield server, post
    server.close()
    controller.stop()


def open_settings(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("#play-now").wait_for()
    page.get_by_role("button", name="Settings").first.click()
    page.locator(".messages-field").wait_for()


def test_mail_is_asked_for_confirmed_by_its_link_and_ended(chromium: Browser, sender: tuple[Server, Post]) -> None:
    server, post = sender
    watched = new_page(chromium, server.address)
    page = watched.page
    open_settings(page, server.address)
    page.locator("input[name=email]").fill("ann@example.org")
    page.locator("#mail-add").click()
    until(page, "/ann@example.org/.test(document.querySelector('.messages-field').textContent)")
    while not post.mails:
        page.wait_for_timeout(25)
    link = re.search(rf"{re.escape(server.address)}/mail/\S+", post.mails[0])
    assert link
    # The link may be opened in another browser; it asks before it does anything.
    reader = new_page(chromium, server.address)
    reader.page.goto(link[0])
    reader.page.locator("#mail-yes").wait_for()
    assert not axe(reader.page)
    assert page.request.get(f"{server.address}/api/me/messages").json()["confirmed"] is False
    reader.page.locator("#mail-yes").click()
    reader.page.locator("#mail-done").wait_for()
    assert page.request.get(f"{server.address}/api/me/messages").json()["confirmed"] is True
    reader.page.goto(link[0])
    reader.page.locator("#mail-no").click()
    reader.page.locator("#mail-done").wait_for()
    assert page.request.get(f"{server.address}/api/me/messages").json()["email"] is None
    reader.page.goto(f"{server.address}/mail/nobody-has-this")
    reader.page.locator("#mail-yes").click()
    until(reader.page, "/./.test(document.querySelector('#mail-done')?.textContent ?? '')")
    reader.forgive("404")
    assert not watched.wrong + reader.wrong
    watched.context.close()
    reader.context.close()


def test_the_push_button_subscribes_this_browser_and_ends_it(chromium: Browser, sender: tuple[Server, Post]) -> None:
    server, _ = sender
    watched = new_page(chromium, server.address, service_workers="allow")
    page = watched.page
    page.add_init_script(SUBSCRIBE)
    open_settings(page, server.address)
    messages = f"{server.address}/api/me/messages"
    before = page.locator("#push").text_content()
    page.locator("#push").click()
    until(page, f"document.querySelector('#push').textContent !== {before!r}")
    assert page.evaluate("() => window.asked") == {"key": 65, "userVisibleOnly": True}
    assert page.request.get(messages).json()["devices"] == 1
    page.locator("#push").click()
    until(page, f"document.querySelector('#push').textContent === {before!r}")
    assert page.request.get(messages).json()["devices"] == 0
    assert not watched.wrong
    watched.context.close()
