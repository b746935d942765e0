"""The page and everything it needs: one HTML file, static files, the map's pictures, QR codes of own links.

The page names its files by an address that carries their version (`/static/VERSION/…`), so that a browser keeps them
for good and an upgrade shows at once: only the HTML file itself is asked for anew.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import mimetypes
import re
import time
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from elfenland.server import joined
from elfenland.server.home import outside
from elfenland.server.problems import Problem

YEAR = "public, max-age=31536000, immutable"
ASK = "public, no-cache"  # keep it, but ask whether it is still the same
OWN = "private, no-cache"  # the same, but for this browser alone, as it comes with a guest's cookie
PAGES = ("/", "/g/{game}", "/s/{token}", "/r/{game}", "/rules", "/about")
TYPES = {
    ".js": "text/javascript", ".ftl": "text/plain", ".svg": "image/svg+xml", ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}  # fmt: skip
VERSION = re.compile(r"v[0-9a-f]{12}")
JOINED = ("js/all.js", "js/later.js", "css/all.css")
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


ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"


# ------------------------------------------------------------------ versions


@cache
def _drawing() -> bytes:
    """What the map is drawn by; read once, as the drawing code is."""
    sources = sorted(path for folder in ("picture", "board") for path in (ROOT / folder).rglob("*") if path.is_file())
    return b"".join(path.read_bytes() for path in sources if path.suffix != ".pyc")


@lru_cache(2)
def _version(stamps: tuple[tuple[str, int, int], ...]) -> str:
    digest = hashlib.sha256(_drawing())
    for name, _, _ in stamps:
        digest.update(name.encode() + (WEB / name).read_bytes())
    return f"v{digest.hexdigest()[:12]}"


_looked: tuple[float, str] = (float("-inf"), "")  # when the files were looked at last, and their version


def version() -> str:
    """The version of all files together; a changed file changes it within a second."""
    global _looked
    if time.monotonic() - _looked[0] > 1:
        found = ((path, path.stat()) for path in sorted(WEB.rglob("*")) if path.is_file())
        stamps = tuple((str(path.relative_to(WEB)), stat.st_mtime_ns, stat.st_size) for path, stat in found)
        _looked = time.monotonic(), _version(stamps)
    return _looked[1]


@lru_cache(4)
def _joined(name: str, _version: str) -> bytes:
    """The files that are put together from others."""
    if name.endswith(".js"):
        return joined.scripts(WEB)[name].encode()
    return joined.styles(WEB, drawn("map.css").decode()).encode()


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
    return gzip.compress(body, 9, mtime=0)


def _cache_control(request: Request) -> str:
    """Long where the address carries a version (?v=…), else with a question each time."""
    return YEAR if request.query_params.get("v") else ASK


def _visit(request: Request, route: str) -> None:
    request.scope["elfenland"].route = route


async def page(request: Request) -> Response:
    """The one HTML file; it finds its way by the address."""
    _visit(request, "page")
    return _file(request, _with_version("index.html"), "text/html; charset=utf-8", OWN)


def is_for_a_person(request: Request) -> bool:
    """Whether a browser asks for something to show, and not for a part of a page or for the game's data."""
    asks = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    return asks and not request.url.path.startswith(("/api/", "/map/", "/static/"))


async def nowhere(request: Request) -> Response:
    """The page at an address that it does not know either, and will say so."""
    answer = await page(request)
    if answer.status_code == 200:
        answer.status_code = 404
    return answer


def _with_version(name: str) -> bytes:
    """A file in which the addresses of the others are to carry their version."""
    return (WEB / name).read_text(encoding="utf-8").replace("/static/", f"/static/{version()}/").encode()


async def static(request: Request) -> Response:
    """A file of the page, with or without a version before its name; of another version we have but the present one."""
    _visit(request, "/static")
    parts = request.path_params["path"].split("/")
    if len(request.path_params["path"]) > 200 or any(
        part in ("", ".", "..") or "\\" in part or "\0" in part for part in parts
    ):
        raise Problem("not_found", "there is no such file")
    cache_control = _cache_control(request)
    if VERSION.fullmatch(parts[0]):
        cache_control = YEAR if parts.pop(0) == version() else ASK
    name = "/".join(parts)
    if name in JOINED:
        body = await run_in_threadpool(_joined, name, version())
    elif name.startswith("map/") and parts[-1] in PICTURES and len(parts) == 2:
        body = await run_in_threadpool(drawn, parts[-1])
    elif (WEB / name).is_file():
        body = (WEB / name).read_bytes()
    else:
        raise Problem("not_found", "there is no such file")
    return _file(request, body, media_of(parts[-1]), cache_control)


def media_of(name: str) -> str:
    """The media type of a file's name; texts are UTF-8."""
    end = name[name.rfind(".") :] if "." in name else ""
    media = TYPES.get(end) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"{media}; charset=utf-8" if media.startswith("text/") else media


async def service_worker(request: Request) -> Response:
    """Its version is written into it, so that a new version of any file is a new service worker."""
    _visit(request, "/sw.js")
    return _file(request, _with_version("sw.js"), "text/javascript; charset=utf-8", ASK)


async def manifest(request: Request) -> Response:
    _visit(request, "/manifest.webmanifest")
    return _file(request, (WEB / "manifest.webmanifest").read_bytes(), media_of("x.webmanifest"), ASK)


async def favicon(request: Request) -> Response:
    _visit(request, "/favicon.ico")
    return _file(request, (WEB / "icon.svg").read_bytes(), "image/svg+xml", ASK)


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
    bodies = [drawn(name) for name in PICTURES] + [_joined(name, version()) for name in JOINED]
    for body in bodies:
        _packed(body)


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
    own = (f"{base}/", f"{outside(request.app.state.hall.settings, base)}/")
    if not text.startswith(own) or len(text) > 300:
        raise Problem("query", "this server draws QR codes of its own links only")
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(out, kind="svg", scale=8, border=3, xmldecl=False)
    return Response(out.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})
