"""Messages to people who are not at the page: web push and e-mail, both only for those who asked for them.

In slow games (hours or days per move) the player to move gets a message. The worker that stored the move sends the
message, so it goes out once; it waits a little first, and says nothing to people who follow the table.
"""

from __future__ import annotations

import asyncio
import base64
import importlib.util
import json
import re
import secrets
import smtplib
import time
from collections.abc import Callable
from email import policy
from email.message import EmailMessage
from typing import Any, TypeVar
from urllib.parse import unquote, urlsplit

import structlog

from elfenland.server import wire
from elfenland.server.bodies import EmailWish, PushWish
from elfenland.server.context import Context
from elfenland.server.mail_texts import CONFIRM, NO_MORE, TURN, in_language
from elfenland.server.problems import Problem, StoreAway
from elfenland.server.settings import Settings
from elfenland.server.store import contact_queries as contacts
from elfenland.server.table import Table

log = structlog.get_logger()
T = TypeVar("T")
SLOW = ("hours", "days")
ADDRESS = re.compile(r"[^\s@<>,;:\"\\()\[\]]{1,64}@[^\s@<>,;:\"\\()\[\]]{1,190}\.[^\s@<>,;:\"\\()\[\]]{1,60}")
AGAIN = 60.0  # seconds until a guest may ask for another confirmation
DEVICES = 10  # of one guest
PATIENCE = 10  # seconds for a mail server or a push service
HAS_PUSH = importlib.util.find_spec("pywebpush") is not None


# ------------------------------------------------------------------ what there is


def pushes(settings: Settings) -> bool:
    return bool(settings.push_contact and settings.public_url) and HAS_PUSH


def mails(settings: Settings) -> bool:
    return bool(settings.smtp_url and settings.mail_from and settings.public_url)


async def of(context: Context, session: str) -> wire.Messages:
    """What a guest has asked for, and what this server offers."""
    key = await _vapid(context) if pushes(context.settings) else None
    found = await context.store.read(lambda db: (contacts.get(db, session), contacts.pushes_of(db, session)))
    contact, devices = found
    return wire.Messages(
        push=None if key is None else _public(key),
        devices=len(devices),
        mail=mails(context.settings),
        email=None if contact is None else contact.email,
        confirmed=contact is not None and contact.confirmed,
    )


async def _vapid(context: Context) -> str:
    """The key that signs pushes; made once and kept in the database."""

    def made() -> str:
        from py_vapid import Vapid02

        vapid = Vapid02()
        vapid.generate_keys()
        return str(vapid.private_pem().decode())

    kept = await context.store.read(contacts.vapid)
    if kept is None:
        new = await asyncio.to_thread(made)
        kept = await context.store.write(lambda db: contacts.keep_vapid(db, new))
    return kept


def _public(key: str) -> str:
    """The public half, as a browser wants it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    point = Vapid02.from_pem(key.encode()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).decode().rstrip("=")


# ------------------------------------------------------------------ asking for them


async def subscribe(context: Context, session: str, wish: PushWish) -> None:
    """Send pushes to a browser of the guest's."""
    if not pushes(context.settings):
        raise Problem("no_messages", "this server sends no pushes")
    parts = urlsplit(wish.endpoint)
    allowed = [host.strip() for host in context.settings.push_hosts.split(",") if host.strip()]
    name = parts.hostname or ""
    known = any(name == host or (host.startswith("*.") and name.endswith(host[1:])) for host in allowed)
    if not known or parts.scheme not in ("https", "http") or (parts.scheme == "http" and name != "127.0.0.1"):
        raise Problem("text", "this server knows no such push service; see ELFENLAND_PUSH_HOSTS")

    def work(db: Any) -> None:
        if len(contacts.pushes_of(db, session)) >= DEVICES:
            raise Problem("too_many", "you have asked for pushes in too many browsers", retry_after=60)
        contacts.add_push(db, session, wish.endpoint, wish.p256dh, wish.auth, wish.language)

    await context.store.write(work)


async def unsubscribe(context: Context, session: str) -> None:
    await context.store.write(lambda db: contacts.delete_pushes(db, session))


async def ask_for_mail(context: Context, session: str, base: str, wish: EmailWish) -> None:
    """Remember an address and ask there whether it is the guest's; nothing else goes there before."""
    settings = context.settings
    if not mails(settings):
        raise Problem("no_messages", "this server sends no e-mail")
    if not ADDRESS.fullmatch(wish.email):
        raise Problem("text", "this is not an e-mail address")
    now, token = time.time(), secrets.token_urlsafe(18)

    def work(db: Any) -> None:
        known = contacts.get(db, session)
        if known is not None and now - known.at < AGAIN:
            raise Problem("too_many", "wait a minute before you ask for another e-mail", retry_after=int(AGAIN))
        contacts.put(db, session, wish.email, token, wish.language, now)

    await context.store.write(work)
    subject, text = in_language(CONFIRM, wish.language)
    try:
        await _send(context, _mail, settings, wish.email, subject, f"{text}\n\n{base}/mail/{token}\n", "")
    except (OSError, smtplib.SMTPException) as error:
        log.warning("mail not sent", reason=str(error))
        await context.store.write(lambda db: contacts.delete(db, session))
        raise Problem("no_messages", "the mail server does not accept this e-mail at the moment") from None


async def answer(context: Context, token: str, wanted: bool) -> None:
    """Confirm an address by the token that was sent there, or delete it."""
    if not await context.store.write(lambda db: contacts.confirm(db, token, wanted)):
        raise Problem("not_found", "this link is no longer valid")


async def forget_mail(context: Context, session: str) -> None:
    await context.store.write(lambda db: contacts.delete(db, session))


# ------------------------------------------------------------------ sending them


class Messenger:
    """Tells people who are away that it is their turn."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.sending: set[asyncio.Task[None]] = set()

    def moved(self, table: Table) -> None:
        """A move was stored here; whoever is to act now may want to know."""
        if not (mails(self.context.settings) or pushes(self.context.settings)):
            return
        seat, doc = table.to_act, table.doc
        if table.status != "running" or doc.pace not in SLOW or seat is None or not doc.seats[seat].is_human:
            return
        if table.since != table.entries[-1].at:
            return  # the same turn goes on
        task = asyncio.ensure_future(self._tell(table, table.version, seat))
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)

    async def _tell(self, table: Table, version: int, seat: int) -> None:
        await asyncio.sleep(self.context.settings.message_delay)
        owners = table.doc.seats[seat].owners
        if table.version != version or self.context.presence.of(table.id, owners)[0]:
            return
        players = ", ".join(one.name for n, one in enumerate(table.doc.seats) if n != seat)
        base = self.context.settings.public_url.rstrip("/")
        for session in owners:
            try:
                await self._tell_guest(session, f"{base}/g/{table.id}", base, players)
            except StoreAway as error:
                log.warning("message not sent", reason=str(error))

    async def _tell_guest(self, session: str, link: str, base: str, players: str) -> None:
        store, settings = self.context.store, self.context.settings
        contact, devices = await store.read(lambda db: (contacts.get(db, session), contacts.pushes_of(db, session)))
        if contact is not None and contact.confirmed and mails(settings):
            subject, text = in_language(TURN, contact.language)
            end = f"{base}/mail/{contact.token}"
            body = f"{text.format(players=players)}\n\n{link}\n\n{NO_MORE.get(contact.language, NO_MORE['en'])} {end}\n"
            one_click = f"{base}/api/mail/{contact.token}/unsubscribe"
            try:
                await _send(self.context, _mail, settings, contact.email, subject, body, one_click)
            except (OSError, smtplib.SMTPException) as error:
                log.warning("mail not sent", reason=str(error))
        for device in devices if pushes(settings) else []:
            title, text = in_language(TURN, device.language)
            data = json.dumps({"title": title, "body": text.format(players=players), "url": link})
            key = await _vapid(self.context)
            if await _send(self.context, _push, settings, key, device, data):
                await store.write(lambda db, gone=device.endpoint: contacts.delete_push(db, gone))  # type: ignore[misc]


async def _send(context: Context, send: Callable[..., T], *values: Any) -> T:
    """Send a message, in a thread of those kept for that."""
    return await asyncio.get_running_loop().run_in_executor(context.senders, send, *values)


def _mail(settings: Settings, to: str, subject: str, text: str, one_click: str) -> None:
    """Send an e-mail; with a header that ends them with one click (RFC 8058)."""
    message = EmailMessage(policy.SMTP.clone(max_line_length=900))  # an address must not be folded
    message["From"], message["To"], message["Subject"] = settings.mail_from, to, subject
    if one_click:
        message["List-Unsubscribe"] = f"<{one_click}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(text)
    parts = urlsplit(settings.smtp_url)
    make = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP
    with make(parts.hostname or "", parts.port or 0, timeout=PATIENCE) as server:
        if parts.scheme == "smtp+starttls":
            server.starttls()
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(message)


def _push(settings: Settings, key: str, device: contacts.Push, data: str) -> bool:
    """Send a push; whether the service says that this browser wants no more."""
    from py_vapid import Vapid02
    from pywebpush import WebPushException, webpush

    keys = {"p256dh": device.p256dh, "auth": device.auth}
    try:
        webpush(
            {"endpoint": device.endpoint, "keys": keys},
            data,
            vapid_private_key=Vapid02.from_pem(key.encode()),
            vapid_claims={"sub": settings.push_contact},
            ttl=86400,
            timeout=PATIENCE,
        )
    except WebPushException as error:
        status = getattr(error.response, "status_code", None)
        log.warning("push not sent", status=status)
        return status in (404, 410)
    except (OSError, ValueError) as error:
        log.warning("push not sent", reason=str(error))
    return False
