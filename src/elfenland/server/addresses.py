"""The address at which others reach this server, for its links and QR codes."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

from elfenland.server.settings import Settings

LOOPBACK = ("localhost", "127.0.0.1", "::1")


def home_address() -> str | None:
    """This machine's address in the local network; None without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; the system only picks a route
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith(("127.", "0.")) else address


def is_here(base: str) -> bool:
    """Whether a page's address names this machine itself."""
    try:
        return urlsplit(base).hostname in LOOPBACK
    except ValueError:  # brackets without an address
        return False


def outside(settings: Settings, base: str) -> str:
    """The address for links that other people open.

    A player on this machine has the page at 127.0.0.1, which is of no use to anyone else. When the server listens
    to the whole network, links carry the machine's address there instead. It is looked up each time, because a
    laptop changes networks.
    """
    if settings.public_url or not settings.is_everywhere:
        return base
    address = home_address() if is_here(base) else None
    if address is None:
        return base
    scheme, _, place = base.partition("://")
    port = place.rpartition("]")[2].partition(":")[2]
    return f"{scheme}://{address}:{port}" if port else f"{scheme}://{address}"
