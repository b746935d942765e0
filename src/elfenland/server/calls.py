"""One request as the endpoints see it: who asks, for what, with which body."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import parse_qs

import msgspec

from elfenland.server.hall import Hall
from elfenland.server.problems import Problem
from elfenland.server.table import Table

T = TypeVar("T")


@dataclass
class Call:
    """A request after the gate: the guest is known, the body is whole and not too large."""

    hall: Hall
    session: str
    address: str
    base: str  # what a link for others begins with
    path: dict[str, Any]
    query_string: bytes
    headers: dict[bytes, bytes]
    body: bytes = b""
    scope: Any = None
    receive: Any = None
    send: Any = None

    async def table(self) -> Table:
        return await self.hall.tables.get(self.path["game"])

    @property
    def seat(self) -> int:
        """The seat that the path names."""
        return int(self.path["seat"])

    def read(self, shape: type[T]) -> T:
        """The body as a shape; what is wrong with it is told."""
        try:
            return msgspec.json.decode(self.body or b"{}", type=shape)
        except msgspec.ValidationError as error:
            raise Problem("body", f"the body does not fit: {error}") from None
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Problem("body", f"the body is no JSON: {error}") from None

    def query(self, name: str) -> str | None:
        try:
            values = parse_qs(self.query_string.decode("ascii"), keep_blank_values=True, max_num_fields=20)
        except ValueError:
            raise Problem("query", "the query cannot be read") from None
        found = values.get(name)
        return found[-1] if found else None

    def number(self, name: str) -> int | None:
        """A whole number out of the query, None where it is not there."""
        text = self.query(name)
        if text is None:
            return None
        if not text.isascii() or not text.isdigit() or len(text) > 15:
            raise Problem("query", f"{name} is a whole number, not {text[:40]!r}")
        return int(text)


@dataclass(frozen=True)
class Raw:
    """An answer that is not JSON."""

    body: bytes
    media: str
    headers: tuple[tuple[bytes, bytes], ...] = ()


Handler = Callable[[Call], Awaitable[Any]]
Parameter = tuple[str, str, str]  # name, "integer" or an enumeration by |, what it is


@dataclass(frozen=True)
class Operation:
    """An endpoint: how it is called, what it takes and gives, and what the documentation shows."""

    method: str
    path: str
    handler: Handler
    answer: Any
    status: int = 200
    body: Any = None
    query: tuple[Parameter, ...] = ()
    headers: tuple[Parameter, ...] = ()
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
    """Declare an endpoint; those that change something count as writes."""

    def add(handler: Handler) -> Handler:
        more.setdefault("rate", "read" if method == "GET" else "write")
        OPERATIONS.append(Operation(method, path, handler, answer, **more))
        return handler

    return add
