"""The OpenAPI document, made from the operations and their types."""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import version
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from elfenland.server.calls import OPERATIONS, Operation
from elfenland.server.wire import StreamChat, StreamLog, Table, Trouble

REF = "#/components/schemas/{name}"
#: Refusals that every endpoint may answer with, and their codes.
REFUSALS = {
    "400": "the query or the body cannot be read (query, body)",
    "403": "not for this caller (not_seated, not_yours, not_host, not_for_watching, link, muted, origin, not_operator)",
    "404": "there is no such game or seat (not_found)",
    "405": "this path does not take this method (method)",
    "409": "not now (stale, id_reused, not_running, not_open, paused, seat_taken, …)",
    "413": "the body is too large (too_large)",
    "415": "the body must be JSON (media)",
    "421": "the server does not answer to this name (host)",
    "422": "refused, with the rule's number if a rule forbids it",
    "429": "too many requests; see Retry-After (too_many)",
    "503": "the database is down or unsafe; see Retry-After (away, unsafe)",
}
PATH_PARAMETERS = {
    "game": {"type": "string", "maxLength": 40},
    "seat": {"type": "integer", "minimum": 0, "maximum": 5},
    "puzzle": {"type": "string", "maxLength": 40},
    "challenge": {"type": "string", "maxLength": 40},
    "lesson": {"type": "string", "maxLength": 40},
    "token": {"type": "string", "maxLength": 40},
}


#: One event of the stream, as a reader of Server-Sent Events gets it; its data is JSON.
STREAM_EVENT = {
    "description": "One event of the stream; log, table and chat come when there is something new.",
    "anyOf": [
        {
            "type": "object",
            "properties": {
                "event": {"const": event},
                "id": {"type": "string", "pattern": "^[0-9]+$", "description": "the version"},
                "retry": {"type": "integer"},
                "data": {
                    "type": "string",
                    "contentMediaType": "application/json",
                    "contentSchema": {"$ref": REF.format(name=shape)},
                },
            },
            "required": ["event", "data", *(["id"] if shape == "StreamLog" or event == "sync" else [])],
        }
        for event, shape in (("sync", "Table"), ("log", "StreamLog"), ("table", "Table"), ("chat", "StreamChat"))
    ],
}
RETRY_AFTER = {"Retry-After": {"required": True, "schema": {"type": "integer"}, "description": "seconds to wait"}}


def _path(path: str) -> str:
    return re.sub(r"\{(\w+):\w+\}", r"{\1}", path)


@cache
def document() -> bytes:
    """The whole OpenAPI document."""
    from elfenland.server import api, api_challenges, api_lessons, api_messages, api_play, api_puzzles  # noqa: F401

    operations = sorted(OPERATIONS, key=lambda op: (op.path, op.method))  # whatever was imported first
    shapes: list[Any] = [Trouble, StreamLog, StreamChat, Table]
    shapes += [shape for op in operations for shape in (op.answer, op.body) if shape is not None]
    schemas, components = msgspec.json.schema_components(shapes, ref_template=REF)
    found = {str(shape): schema for shape, schema in zip(shapes, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for op in operations:
        paths.setdefault(_path(op.path), {})[op.method.lower()] = _operation(op, found)
    whole = {
        "openapi": "3.1.0",
        "info": {
            "title": "Elfenland",
            "version": version("elfenland"),
            "description": "Play Elfenland over HTTP. A guest is known by the cookie that the first answer sets.",
        },
        "paths": paths,
        "components": {"schemas": {**components, "StreamEvent": STREAM_EVENT}},
    }
    return msgspec.json.encode(whole)


def _operation(op: Operation, schemas: dict[str, Any]) -> dict[str, Any]:
    trouble = {"application/json": {"schema": {"$ref": REF.format(name="Trouble")}}}
    answers: dict[str, Any] = {status: {"description": text, "content": trouble} for status, text in REFUSALS.items()}
    for status in ("429", "503"):
        answers[status]["headers"] = RETRY_AFTER
    answers[str(op.status)] = _success(op, schemas)
    described: dict[str, Any] = {
        "operationId": op.name,
        "summary": op.text.partition("\n")[0],
        "parameters": _parameters(op),
        "responses": answers,
    }
    if op.body is not None:
        content: dict[str, Any] = {"schema": schemas[str(op.body)]}
        if op.example is not None:
            content["example"] = op.example
        described["requestBody"] = {"required": op.example != {}, "content": {op.body_media: content}}
    return described


def _success(op: Operation, schemas: dict[str, Any]) -> dict[str, Any]:
    if op.status == 204:
        return {"description": "done"}
    if op.media == "text/event-stream":
        schema: dict[str, Any] = {"$ref": REF.format(name="StreamEvent")}
    else:
        schema = {"type": "string"} if op.answer is None else schemas[str(op.answer)]
    return {"description": "done", "content": {op.media: {"schema": schema}}}


def _parameters(op: Operation) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for name in re.findall(r"\{(\w+)(?::\w+)?\}", op.path):
        found.append({"name": name, "in": "path", "required": True, "schema": PATH_PARAMETERS[name]})
    for place, shape in (("query", op.query), ("header", op.headers)):
        if shape is not None:
            (_, components) = msgspec.json.schema_components([shape])
            fields = components[shape.__name__]["properties"]
            found += [_parameter(place, name, field) for name, field in fields.items()]
    return found


def _parameter(place: str, name: str, field: dict[str, Any]) -> dict[str, Any]:
    """A field of a query's Struct. Its None stands for a missing parameter and is not documented."""
    schema = field["anyOf"][0] if "anyOf" in field else {"type": "string", "enum": field["enum"]}
    return {"name": name, "in": place, "required": False, "description": field["description"], "schema": schema}


def answer(request: Request) -> Response:
    """Not async: making it takes a while the first time and must not block the event loop."""
    request.scope["elfenland"].route = "/openapi.json"
    return Response(document(), media_type="application/json", headers={"cache-control": "public, no-cache"})


def routes() -> list[Route]:
    return [Route("/openapi.json", answer, methods=["GET"])]
