"""From HTTP to an operation and back: rate, body, JSON."""

from __future__ import annotations

from typing import Any

from starlette.convertors import Convertor, register_url_convertor
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from elfenland.server.addresses import outside
from elfenland.server.calls import OPERATIONS, Call, Operation, Raw
from elfenland.server.context import Context
from elfenland.server.presenters import ENCODER
from elfenland.server.problems import Problem


class Endpoint:
    """An ASGI application for one path, with an operation for each method."""

    def __init__(self, context: Context, path: str, operations: dict[str, Operation]) -> None:
        self.context = context
        self.path = path
        self.operations = operations

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        visit = scope["elfenland"]
        visit.route = self.path
        operation = self.operations["GET" if scope["method"] == "HEAD" else scope["method"]]
        await self.context.limits.check(operation.rate, visit.session, visit.address)
        if "\0" in scope["path"]:  # nothing has such a name, and PostgreSQL does not even look for it
            raise Problem("not_found", "there is nothing at this address")
        headers = dict(scope["headers"])
        base = outside(self.context.settings, visit.base)
        call = Call(
            self.context, visit.session, visit.address, base, scope["path_params"], scope["query_string"], headers,
            scope=scope, receive=receive, send=send,
        )  # fmt: skip
        if operation.method != "GET":
            call.body = await self._body(operation, headers, receive)
        if operation.media == "text/event-stream":
            visit.stream = True
            await self._stream(operation, call, scope, send)
            return
        await self._answer(operation, await operation.handler(call), send)

    async def _body(self, operation: Operation, headers: dict[bytes, bytes], receive: Receive) -> bytes:
        """The complete body, if it has the right type and is not too large."""
        record = operation.body is str
        most = self.context.settings.import_limit if record else self.context.settings.body_limit
        too_large = Problem("too_large", f"the body may have at most {most} bytes")
        length = headers.get(b"content-length", b"0")
        if length.isdigit() and int(length) > most:
            raise too_large
        body = bytearray()
        more = True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise Problem("body", "the request was cut off")
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > most:
                raise too_large
        media = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
        if body and not record and media != b"application/json":
            raise Problem("media", "the body must be application/json")
        return bytes(body)

    async def _stream(self, operation: Operation, call: Call, scope: Scope, send: Send) -> None:
        if scope["method"] == "HEAD":
            raise Problem("method", "this is a stream; use GET")
        await operation.handler(call)

    async def _answer(self, operation: Operation, answer: Any, send: Send) -> None:
        headers: list[tuple[bytes, bytes]] = []
        body = b""
        if isinstance(answer, Raw):
            body = answer.body
            headers = [(b"content-type", answer.media.encode()), *answer.headers]
        elif operation.status != 204:
            body = ENCODER.encode(answer)
            headers = [(b"content-type", b"application/json")]
        if operation.status != 204:
            headers.append((b"content-length", str(len(body)).encode()))
        await send({"type": "http.response.start", "status": operation.status, "headers": headers})
        await send({"type": "http.response.body", "body": body})


class SeatNumber(Convertor[int]):
    """A seat in a path, of few digits, so that converting it cannot fail."""

    regex = "[0-9]{1,9}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("seat", SeatNumber())


def routes(context: Context) -> list[Route]:
    """One route for each path."""
    from elfenland.server import api, api_challenges, api_lessons, api_messages, api_play, api_puzzles  # noqa: F401

    paths: dict[str, dict[str, Operation]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = operation
    return [Route(path, Endpoint(context, path, found), methods=list(found)) for path, found in paths.items()]
