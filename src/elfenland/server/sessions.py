"""Guests: a signed cookie with a random id, set on first contact; no account, nothing stored."""

from __future__ import annotations

import hashlib
import secrets

from itsdangerous import BadSignature, Signer

from elfenland.server.limits import network

COOKIE = "elfenland"
YEAR = 365 * 86400


class Sessions:
    """Signs and reads the guests' cookies."""

    def __init__(self, secret: str) -> None:
        self.signer = Signer(secret, salt="elfenland.guest", digest_method=hashlib.sha256)

    def read(self, header: str) -> str | None:
        """The session in a Cookie header; None without one that we signed."""
        for part in header.split(";"):  # other applications' cookies may be of any form
            name, _, value = part.strip().partition("=")
            if name == COOKIE:
                try:
                    return self.signer.unsign(value.strip('"')).decode("ascii")
                except (BadSignature, UnicodeError):
                    continue
        return None

    def new(self) -> str:
        return secrets.token_urlsafe(16)

    def origin(self, address: str) -> str:
        """An address as a keyed hash: tells whether two are the same, not which one it is."""
        return self.signer.get_signature(network(address)).decode("ascii")[:16]

    def key(self, purpose: str) -> bytes:
        """A key for another purpose than cookies; neither follows from the other."""
        return self.signer.get_signature(f"elfenland {purpose}")

    def cookie(self, session: str, secure: bool) -> str:
        """The Set-Cookie header's value."""
        value = self.signer.sign(session).decode("ascii")
        end = "; Secure" if secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{end}"
