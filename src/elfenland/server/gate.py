"""The gate around every endpoint: host, origin and guest before it; headers, metrics and logs after it."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from elfenland.errors import ElfenlandError
from elfenland.server.addresses import is_here
from elfenland.server.context import Context
from elfenland.server.problems import Conflict, Problem, StoreAway, from_error

log = structlog.get_logger()
WRITES = {"POST", "PUT", "PATCH", "DELETE"}
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
SECURITY: list[tuple[bytes, bytes]] = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
#: The part of them that the page's files need; the rest is for documents that a browser shows.
FOR_PARTS = {b"x-content-type-options", b"cross-origin-resource-policy"}
PARTS = (b"text/javascript", b"text/css", b"text/plain", b"font/woff2", b"application/json")


class Gate:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, context: Context) -> None:
        self.app = app
        self.context = context
        self.hosts = _own_hosts(context)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            if scope["type"] == "lifespan":
                await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        answer = _Answer(send, scope["scheme"] == "https", scope["path"])
        scope["elfenland"] = answer.visit
        try:
            self._admit(scope, answer)
            await self.app(scope, receive, answer.send)
        except ElfenlandError as error:
            await answer.problem(from_error(error))
        except StoreAway as error:
            self.context.metrics.store_away.inc()
            log.error("store away", reason=str(error))
            sentence = "the server cannot store or read games just now; try again in a moment"
            await answer.problem(Problem("away", sentence, retry_after=2))
        except Conflict:
            await answer.problem(Problem("busy", "too many changes at once; try again", retry_after=1))
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("unexpected", route=answer.visit.route, method=scope["method"])
            await answer.problem(Problem("internal", "something went wrong on the server; it has been logged"))
        finally:
            self._note(scope, answer, time.perf_counter() - began)

    # ------------------------------------------------------------------ before

    def _admit(self, scope: Scope, answer: _Answer) -> None:
        """Refuse what must not come in; identify the guest."""
        headers = dict(scope["headers"])
        visit = answer.visit
        host = headers.get(b"host", b"").decode("latin-1")
        self._check_host(host)
        public = self.context.settings.public_url.rstrip("/")
        visit.base = public or f"{scope['scheme']}://{host}"
        visit.address = scope["client"][0] if scope.get("client") else "unknown"
        if scope["method"] in WRITES:
            self._check_origin(headers, visit.base)
        session = self.context.sessions.read(headers.get(b"cookie", b"").decode("latin-1"))
        if session is None:
            session = self.context.sessions.new()
            answer.cookie = self.context.sessions.cookie(session, answer.secure)
        visit.session = session

    def _check_host(self, host: str) -> None:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:  # brackets without an address
            name = ""
        if "*" in self.hosts or name in self.hosts or (_is_address(name) and not self.context.settings.is_loopback):
            return
        sentence = f"this server does not answer to the name {name[:80]!r}; set ELFENLAND_PUBLIC_URL or ALLOWED_HOSTS"
        raise Problem("host", sentence)

    def _check_origin(self, headers: dict[bytes, bytes], base: str) -> None:
        """A write must come from our own page, or from no page at all."""
        origin = headers.get(b"origin")
        if origin is not None and origin.decode("latin-1") != base:
            raise Problem("origin", "this request comes from another website")
        if origin is None and headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
            raise Problem("origin", "this request comes from another website")

    # ------------------------------------------------------------------ after

    def _note(self, scope: Scope, answer: _Answer, seconds: float) -> None:
        visit = answer.visit
        status = answer.status or 499
        self.context.metrics.requests.labels(visit.route, status).inc()
        if not visit.stream:
            self.context.metrics.seconds.labels(visit.route).observe(seconds)
        log.info(
            "request", method=scope["method"], route=visit.route, status=status, ms=round(seconds * 1e3, 1),
            address=visit.address,
        )  # fmt: skip


class Visit:
    """What the gate knows about a request."""

    def __init__(self) -> None:
        self.session = ""
        self.base = ""
        self.address = ""
        self.route = "other"
        self.stream = False


class _Answer:
    """Sends an answer with the headers common to all."""

    def __init__(self, send: Send, secure: bool, path: str) -> None:
        self._send = send
        self.secure = secure
        self.static = path.startswith("/static/")
        self.api = path.startswith("/api/")
        self.visit = Visit()
        self.cookie: str | None = None
        self.status = 0

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = list(message.get("headers", []))
            names = {name for name, _ in headers}
            part = self.static and dict(headers).get(b"content-type", b"").startswith(PARTS)
            wanted = [(name, value) for name, value in SECURITY if not part or name in FOR_PARTS]
            names |= self._useless()
            headers += [(name, value) for name, value in wanted if name not in names]
            if b"cache-control" not in names:
                headers.append((b"cache-control", b"no-store"))
            if self.secure:
                headers.append((b"strict-transport-security", b"max-age=31536000"))
            # Already with the page: its first requests come all at once and must come from one guest.
            if self.cookie is not None and (self.api or self.visit.route == "page"):
                headers.append((b"set-cookie", self.cookie.encode()))
            message = {**message, "headers": headers}
        await self._send(message)

    def _useless(self) -> set[bytes]:
        """Headers that browsers ignore, with a complaint, over plain HTTP from another machine."""
        far = self.visit.base.startswith("http://") and not is_here(self.visit.base)
        return {b"cross-origin-opener-policy"} if far else set()

    async def problem(self, problem: Problem) -> None:
        """Answer with a refusal, unless an answer has already begun."""
        if self.status:
            return
        body = msgspec.json.encode(problem.data)
        headers: list[tuple[bytes, bytes]] = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
        ]
        if problem.retry_after is not None:
            headers.append((b"retry-after", str(problem.retry_after).encode()))
        if problem.code == "too_large":
            headers.append((b"connection", b"close"))
        await self.send({"type": "http.response.start", "status": problem.status, "headers": headers})
        await self.send({"type": "http.response.body", "body": body})


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _own_hosts(context: Context) -> set[str]:
    """The host names this server answers to; a foreign name pointed at it gets nothing."""
    settings = context.settings
    hosts = {"localhost", "127.0.0.1", "::1", settings.host.lower()}
    hosts |= {name.strip().lower() for name in settings.allowed_hosts.split(",")}
    public: Any = urlsplit(settings.public_url).hostname
    hosts.add((public or "").lower())
    if not settings.is_loopback:
        own = socket.gethostname().lower()
        hosts |= {own, f"{own}.local", own.partition(".")[0]}
    return hosts - {""}
