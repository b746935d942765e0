"""One request as the endpoints see it, and how an endpoint is declared."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import parse_qsl

import msgspec

from elfenland.server.context import Context
from elfenland.server.problems import Problem
from elfenland.server.table import Table

T = TypeVar("T")


@dataclass
class Call:
    """A request past the gate: the guest is known, the body complete and not too large."""

    context: Context
    session: str
    address: str
    base: str  # the start of links for others
    path: dict[str, Any]
    query_string: bytes
    headers: dict[bytes, bytes]
    body: bytes = b""
    scope: Any = None
    receive: Any = None
    send: Any = None

    async def table(self) -> Table:
        return await self.context.tables.get(self.path["game"])

    @property
    def seat(self) -> int:
        """The seat that the path names."""
        return int(self.path["seat"])

    def read(self, shape: type[T]) -> T:
        """The body, checked against a shape."""
        try:
            return msgspec.json.decode(self.body or b"{}", type=shape)
        except msgspec.ValidationError as error:
            raise Problem("body", f"the body does not fit: {error}") from None
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Problem("body", f"the body is not JSON: {error}") from None

    def query(self, shape: type[T]) -> T:
        """The query, checked against a shape; the last of repeated values counts."""
        try:
            pairs = parse_qsl(self.query_string.decode("ascii"), keep_blank_values=True, max_num_fields=20)
            if any("\0" in text for _, text in pairs):
                raise Problem("query", "the query does not fit: NUL is not allowed")
            return msgspec.convert({name: as_number(text) for name, text in pairs}, shape)
        except ValueError as error:
            raise Problem("query", f"the query does not fit: {error}") from None


def as_number(text: str) -> int | str:
    """Plain digits as a number, any other text as it is."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else text


@dataclass(frozen=True)
class Raw:
    """An answer that is not JSON."""

    body: bytes
    media: str
    headers: tuple[tuple[bytes, bytes], ...] = ()


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Operation:
    """An endpoint: its address, what it takes and returns, and its documentation."""

    method: str
    path: str
    handler: Handler
    answer: Any
    status: int = 200
    body: Any = None
    query: Any = None  # a Struct whose fields are the parameters
    headers: Any = None
    rate: str = "read"
    example: Any = None
    media: str = "application/json"
    body_media: str = "application/json"

    @property
    def name(self) -> str:
        return self.handler.__name__

    @property
    def text(self) -> str:
        return self.handler.__doc__ or ""


OPERATIONS: list[Operation] = []


def operation(method: str, path: str, answer: Any, **more: Any) -> Callable[[Handler], Handler]:
    """Declare an endpoint; all but GET count as writes."""

    def add(handler: Handler) -> Handler:
        more.setdefault("rate", "read" if method == "GET" else "write")
        OPERATIONS.append(Operation(method, path, handler, answer, **more))
        return handler

    return add
