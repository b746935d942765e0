"""A server that takes itself to be open to a home network, while it listens to this machine alone, as tests must."""

#: Its address in that network; the tests' Chromium finds it here (`harness.py`).
HOME = "192.168.1.5"
#: What its process does before it serves.
PRELUDE = f"""
import socket
from elfenland.server import addresses
addresses.home_address = lambda: {HOME!r}
bind = socket.socket.bind
socket.socket.bind = lambda sock, place: bind(sock, ("127.0.0.1", *place[1:]))
"""
#: The command line after that.
COMMAND = PRELUDE + "from elfenland.cli import main\nmain()"
