"""Under which address others reach this server: what its links and QR codes say."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

from elfenland.server.settings import Settings

LOOPBACK = ("localhost", "127.0.0.1", "::1")


def home_address() -> str | None:
    """This machine's address in the network around it, None where there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; the system only chooses the way out
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith(("127.", "0.")) else address


def is_here(base: str) -> bool:
    """Whether an address of a page names the machine itself."""
    try:
        return urlsplit(base).hostname in LOOPBACK
    except ValueError:  # brackets without an address
        return False


def outside(settings: Settings, base: str) -> str:
    """The address for links that others are to open.

    Whoever plays on the machine itself has the page under 127.0.0.1, where nobody else would find it. Where the
    server listens to the whole network, links name the machine's address there instead; asked anew each time, as a
    laptop changes its network.
    """
    if settings.public_url or not settings.is_everywhere:
        return base
    address = home_address() if is_here(base) else None
    if address is None:
        return base
    scheme, _, place = base.partition("://")
    port = place.rpartition("]")[2].partition(":")[2]
    return f"{scheme}://{address}:{port}" if port else f"{scheme}://{address}"
