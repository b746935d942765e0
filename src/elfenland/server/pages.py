"""The page and everything it needs: one HTML file, static files, the map's pictures, QR codes of own links."""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import mimetypes
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from elfenland.server.problems import Problem

YEAR = "public, max-age=31536000, immutable"
ASK = "public, no-cache"  # keep it, but ask whether it is still the same
PAGES = ("/", "/g/{game}", "/s/{token}", "/r/{game}", "/rules", "/about")
TYPES = {".js": "text/javascript", ".ftl": "text/plain", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
PACKED = ("text/", "application/json", "image/svg+xml", "application/manifest+json")


def routes() -> list[Route]:
    """All pages and files."""
    found = [Route(path, page, methods=["GET"]) for path in PAGES]
    found += [Route(f"/map/{name}", picture, methods=["GET"]) for name in PICTURES]
    found += [
        Route("/static/{path:path}", static, methods=["GET"]),
        Route("/qr.svg", qr, methods=["GET"]),
        Route("/favicon.ico", favicon, methods=["GET"]),
        Route("/sw.js", service_worker, methods=["GET"]),
        Route("/manifest.webmanifest", manifest, methods=["GET"]),
    ]
    return found


def web() -> Traversable:
    return files("elfenland") / "web"


# ------------------------------------------------------------------ answers


def _file(request: Request, body: bytes, media: str, cache_control: str) -> Response:
    """A file with its ETag; 304 where the browser has it; packed where the browser takes that."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": cache_control, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") in (tag, f"W/{tag}"):
        return Response(status_code=304, headers=headers)
    if len(body) > 800 and media.startswith(PACKED) and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = _packed(body), "gzip"
    return Response(body, media_type=media, headers=headers)


@cache
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, 6, mtime=0)


def _cache_control(request: Request) -> str:
    """Long where the address carries a version (?v=…), else with a question each time."""
    return YEAR if request.query_params.get("v") else ASK


def _visit(request: Request, route: str) -> None:
    request.scope["elfenland"].route = route


async def page(request: Request) -> Response:
    """The one HTML file; it finds its way by the address."""
    _visit(request, "page")
    return _file(request, (web() / "index.html").read_bytes(), "text/html; charset=utf-8", ASK)


async def static(request: Request) -> Response:
    """A file of the page."""
    _visit(request, "/static")
    place = web()
    parts = request.path_params["path"].split("/")
    if any(part in ("", ".", "..") or "\\" in part or "\0" in part for part in parts):
        raise Problem("not_found", "there is no such file")
    for part in parts:
        place = place / part
    if not place.is_file():
        raise Problem("not_found", "there is no such file")
    return _file(request, place.read_bytes(), media_of(parts[-1]), _cache_control(request))


def media_of(name: str) -> str:
    """The media type of a file's name; texts are UTF-8."""
    end = name[name.rfind(".") :] if "." in name else ""
    media = TYPES.get(end) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"{media}; charset=utf-8" if media.startswith("text/") else media


async def _own(request: Request, name: str, cache_control: str) -> Response:
    _visit(request, f"/{name}")
    place = web() / name
    if not place.is_file():
        raise Problem("not_found", "there is no such file")
    return _file(request, place.read_bytes(), media_of(name), cache_control)


async def service_worker(request: Request) -> Response:
    return await _own(request, "sw.js", ASK)


async def manifest(request: Request) -> Response:
    return await _own(request, "manifest.webmanifest", ASK)


async def favicon(request: Request) -> Response:
    return await _own(request, "icon.svg", ASK)


# ------------------------------------------------------------------ the map


def _geometry() -> str:
    from elfenland.picture import geometry

    places = geometry()
    for way in places["connections"].values():
        del way["d"]  # the courses are in live.svg already
    return json.dumps(places, ensure_ascii=False, separators=(",", ":"))


def _ground(night: bool) -> str:
    from elfenland.picture import ground_svg

    return ground_svg(night)


def _live() -> str:
    from elfenland.picture import live_svg

    return live_svg()


def _css() -> str:
    from elfenland.picture import map_css

    return map_css()


PICTURES: dict[str, tuple[str, Callable[[], str]]] = {
    "ground-day.svg": ("image/svg+xml", lambda: _ground(False)),
    "ground-night.svg": ("image/svg+xml", lambda: _ground(True)),
    "live.svg": ("image/svg+xml", _live),
    "map.css": ("text/css; charset=utf-8", _css),
    "geometry.json": ("application/json", _geometry),
}


@cache
def drawn(name: str) -> bytes:
    """A picture of the map, drawn once."""
    return PICTURES[name][1]().encode()


def draw_all() -> None:
    """Draw and pack everything before anybody asks, so that the first page comes at once."""
    for name in PICTURES:
        _packed(drawn(name))


def picture(request: Request) -> Response:
    """A picture of the map. Not async: the first drawing takes a while and must not delay anyone."""
    _visit(request, "/map")
    name = request.url.path.rpartition("/")[2]
    return _file(request, drawn(name), PICTURES[name][0], _cache_control(request))


# ------------------------------------------------------------------ QR codes


async def qr(request: Request) -> Response:
    """A QR code, of this server's own links only."""
    import segno

    _visit(request, "/qr.svg")
    text = request.query_params.get("text", "")
    base = request.scope["elfenland"].base
    if not text.startswith(f"{base}/") or len(text) > 300:
        raise Problem("query", "this server draws QR codes of its own links only")
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(out, kind="svg", scale=8, border=3, xmldecl=False)
    return Response(out.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})
