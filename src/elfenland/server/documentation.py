"""The API's documentation at /docs: plain HTML made from the OpenAPI document, without scripts."""

from __future__ import annotations

import html
import json
from functools import cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from elfenland.server.openapi import document

STYLE = """
:root { color-scheme: light dark; --line: #8886; --code: #8881; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
details { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; padding: .4rem .8rem; }
summary { cursor: pointer; }
.method { display: inline-block; min-width: 4.5rem; font-weight: 700; }
code, pre { font-family: ui-monospace, monospace; background: var(--code); border-radius: .3rem; }
code { padding: 0 .2rem; }
pre { padding: .6rem; overflow: auto; }
table { border-collapse: collapse; }
td, th { text-align: left; vertical-align: top; padding: .2rem .8rem .2rem 0; }
""".strip()


@cache
def page() -> bytes:
    """The whole page."""
    api = json.loads(document())
    parts = [
        "<!doctype html><html lang='en'><meta charset='utf-8'><title>Elfenland: the API</title>",
        "<meta name='viewport' content='width=device-width'><link rel='stylesheet' href='/docs.css'>",
        f"<h1>Elfenland: the API</h1><p>{_text(api['info']['description'])} ",
        "The same as a document for machines: <a href='/openapi.json'>/openapi.json</a>.</p>",
    ]
    for path, methods in api["paths"].items():
        parts += [_operation(path, method, op, api) for method, op in methods.items()]
    parts.append("<h2 id='shapes'>Shapes</h2>")
    for name, schema in sorted(api["components"]["schemas"].items()):
        shown = _text(json.dumps(schema, indent=1))
        parts.append(f"<details id='{_text(name)}'><summary><code>{_text(name)}</code> ")
        parts.append(f"{_text(schema.get('description', ''))}</summary><pre>{shown}</pre></details>")
    return "".join(parts).encode()


def _text(value: object) -> str:
    return html.escape(str(value))


def _operation(path: str, method: str, op: dict[str, Any], api: dict[str, Any]) -> str:
    head = f"<span class='method'>{method.upper()}</span> <code>{_text(path)}</code> {_text(op['summary'])}"
    return f"<details id='{op['operationId']}'><summary>{head}</summary>{_inside(path, method, op)}</details>"


def _inside(path: str, method: str, op: dict[str, Any]) -> str:
    parts = []
    if op["parameters"]:
        rows = "".join(
            f"<tr><td><code>{p['name']}</code><td>{p['in']}<td>{_text(p.get('description', ''))}"
            for p in op["parameters"]
        )
        parts.append(f"<h4>Parameters</h4><table>{rows}</table>")
    body = op.get("requestBody")
    if body is not None:
        for media, content in body["content"].items():
            parts.append(f"<h4>Body</h4><p>{media}: {_shape(content['schema'])}</p>")
            if "example" in content:
                parts.append(f"<pre>{_text(_curl(path, method, content['example']))}</pre>")
    elif method != "get":
        parts.append(f"<pre>{_text(_curl(path, method, None))}</pre>")
    rows = "".join(
        f"<tr><td>{status}<td>{_text(answer['description'])}<td>"
        + " ".join(f"{media}: {_shape(content['schema'])}" for media, content in answer.get("content", {}).items())
        for status, answer in sorted(op["responses"].items())
    )
    parts.append(f"<h4>Answers</h4><table>{rows}</table>")
    return "".join(parts)


def _curl(path: str, method: str, example: Any) -> str:
    command = f"curl -b jar -c jar -X {method.upper()} http://127.0.0.1:8765{path}"
    if example is None:
        return command
    return f"{command} \\\n  -H 'content-type: application/json' -d '{json.dumps(example)}'"


def _shape(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"<a href='#{_text(name)}'>{_text(name)}</a>"
    if schema.get("type") == "array":
        return f"list of {_shape(schema.get('items', {}))}"
    return _text(schema.get("type", "anything"))


def docs(request: Request) -> Response:
    """The page. Not async: making it takes a while the first time and must not block the event loop."""
    request.scope["elfenland"].route = "/docs"
    return Response(page(), media_type="text/html; charset=utf-8", headers={"cache-control": "public, no-cache"})


async def style(request: Request) -> Response:
    request.scope["elfenland"].route = "/docs"
    return Response(STYLE, media_type="text/css; charset=utf-8", headers={"cache-control": "public, no-cache"})


def routes() -> list[Route]:
    return [Route("/docs", docs, methods=["GET"]), Route("/docs.css", style, methods=["GET"])]
