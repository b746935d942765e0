"""Guests: a signed cookie with a random id, given at the first contact; no account, nothing stored."""

from __future__ import annotations

import hashlib
import secrets
from http.cookies import CookieError, SimpleCookie

from itsdangerous import BadSignature, Signer

COOKIE = "elfenland"
YEAR = 365 * 86400


class Sessions:
    """Signs and reads the guests' cookies."""

    def __init__(self, secret: str) -> None:
        self.signer = Signer(secret, salt="elfenland.guest", digest_method=hashlib.sha256)

    def read(self, header: str) -> str | None:
        """The session of a Cookie header; None where there is none that we have signed."""
        try:
            morsel = SimpleCookie(header).get(COOKIE)
        except CookieError:
            return None
        if morsel is None:
            return None
        try:
            return self.signer.unsign(morsel.value).decode("ascii")
        except (BadSignature, UnicodeError):
            return None

    def new(self) -> str:
        return secrets.token_urlsafe(16)

    def cookie(self, session: str, secure: bool) -> str:
        """The Set-Cookie header's value."""
        value = self.signer.sign(session).decode("ascii")
        end = "; Secure" if secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{end}"
