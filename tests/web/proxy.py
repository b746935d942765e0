"""Between the browser and the server: counts every byte on the line, and apart what nothing waits for."""

from __future__ import annotations

import contextlib
import socket
import socketserver
import threading
from types import TracebackType
from typing import Any


class _Handler(socketserver.BaseRequestHandler):
    server: Proxy
    kind = "bytes"  # what is being asked for; a browser asks for one thing after the other

    def handle(self) -> None:
        with socket.create_connection(("127.0.0.1", self.server.behind)) as there:
            back = threading.Thread(target=self._pour, args=(there, self.request, True), daemon=True)
            back.start()
            self._pour(self.request, there, False)
            back.join()

    def _pour(self, source: socket.socket, target: socket.socket, counted: bool) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if counted:
                    self.server.count(data, self.kind)
                elif data.startswith((b"GET ", b"POST ")):
                    asked = data.partition(b"\r\n")[0]
                    self.kind = "faces" if b"/portrait/" in asked else "letters" if b"/alegreya" in asked else "bytes"
                target.sendall(data)
        with contextlib.suppress(OSError):
            target.shutdown(socket.SHUT_WR)


class Proxy(socketserver.ThreadingTCPServer):
    """Passes everything on to a port of this machine; knows how much came back, headers included."""

    daemon_threads = True
    block_on_close = False
    allow_reuse_address = True

    def __init__(self, behind: int) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.behind = behind
        self.bytes = 0
        self.faces = 0
        self.letters = 0
        self.answers = 0
        self._lock = threading.Lock()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"

    def count(self, data: bytes, kind: str) -> None:
        with self._lock:
            setattr(self, kind, getattr(self, kind) + len(data))
            self.answers += data.startswith(b"HTTP/1.1 ")

    def __enter__(self) -> Proxy:
        threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.shutdown()
        self.server_close()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that hangs up is nothing to speak of."""
