"""The page and its files: one HTML file, static files, the map's pictures, QR codes of our own links.

The page's URLs contain a hash of all files (`/static/VERSION/…`). A browser caches these files for good and revalidates
only the HTML file, so an upgrade shows at once.
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
from functools import cache, lru_cache, partial
from pathlib import Path

import brotli
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from elfenland.server import bundle
from elfenland.server.addresses import outside
from elfenland.server.problems import Problem

YEAR = "public, max-age=31536000, immutable"
ASK = "public, no-cache"  # keep it, but revalidate
OWN = "private, no-cache"  # the same, but for one browser: it comes with a guest's cookie
PAGES = (
    "/",
    "/g/{game}",
    "/s/{token}",
    "/r/{game}",
    "/review/{game}",
    "/learn",
    "/learn/{lesson}",
    "/rules",
    "/about",
    "/tables",
    "/games",
    "/mail/{token}",
    "/puzzles",
    "/puzzle/{puzzle}",
    "/c/{challenge}",
)
TYPES = {
    ".js": "text/javascript", ".ftl": "text/plain", ".svg": "image/svg+xml", ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}  # fmt: skip
VERSION = re.compile(r"v[0-9a-f]{12}")
BUNDLED = ("js/all.js", "js/later.js", "css/all.css", "css/later.css")
BEST, QUICK = 10, 5  # brotli's effort for what is packed once, and for what somebody waits for
PACKED = ("text/", "application/json", "image/svg+xml", "application/manifest+json")


def routes() -> list[Route]:
    """All pages and files."""
    found = [Route(path, page, methods=["GET"]) for path in PAGES]
    found += [Route(f"/map/{name}", picture, methods=["GET"]) for name in PICTURES]
    found += [
        Route("/static/{path:path}", static, methods=["GET"]),
        Route("/portrait/{name}.svg", portrait, methods=["GET"]),
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
    """The sources of the drawn map; read once, like the drawing code itself."""
    sources = sorted(path for folder in ("picture", "board") for path in (ROOT / folder).rglob("*") if path.is_file())
    return b"".join(path.read_bytes() for path in sources if path.suffix != ".pyc")


@lru_cache(2)
def _version(stamps: tuple[tuple[str, int, int], ...]) -> str:
    digest = hashlib.sha256(_drawing())
    for name, _, _ in stamps:
        digest.update(name.encode() + (WEB / name).read_bytes())
    return f"v{digest.hexdigest()[:12]}"


_looked: tuple[float, str] = (float("-inf"), "")  # when the files were last checked, and their version


def version() -> str:
    """The version of all files together; a changed file changes it within a second."""
    global _looked
    if time.monotonic() - _looked[0] > 1:
        found = ((path, path.stat()) for path in sorted(WEB.rglob("*")) if path.is_file())
        stamps = tuple((str(path.relative_to(WEB)), stat.st_mtime_ns, stat.st_size) for path, stat in found)
        _looked = time.monotonic(), _version(stamps)
    return _looked[1]


@lru_cache(4)
def _bundled(name: str, _version: str) -> bytes:
    """A bundle of other files."""
    if name.endswith(".js"):
        return bundle.scripts(WEB)[name].encode()
    return bundle.styles(WEB, drawn("map.css").decode(), name).encode()


# ------------------------------------------------------------------ answers


async def _file(request: Request, body: bytes, media: str, cache_control: str, effort: int = BEST) -> Response:
    """A file with its ETag; 304 if the browser has it; compressed as the browser accepts it."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": cache_control, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") in (tag, f"W/{tag}"):
        return Response(status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    encoding = next((way for way in ("br", "gzip") if re.search(rf"\b{way}\b", accepted)), None)
    if encoding and len(body) > 800 and media.startswith(PACKED):
        body = await run_in_threadpool(_packed, body, encoding, effort)
        headers["content-encoding"] = encoding
    return Response(body, media_type=media, headers=headers)


@lru_cache(500)  # about a hundred files, and portraits of whatever name somebody asks for
def _packed(body: bytes, encoding: str, effort: int) -> bytes:
    """Brotli where it is accepted (browsers do so over HTTPS), a tenth smaller than gzip."""
    if encoding == "br":
        return bytes(brotli.compress(body, quality=effort))
    return gzip.compress(body, 9, mtime=0)


def _cache_control(request: Request) -> str:
    """For good if the address carries a version (?v=…), else revalidated."""
    return YEAR if request.query_params.get("v") else ASK


def _visit(request: Request, route: str) -> None:
    request.scope["elfenland"].route = route


async def page(request: Request) -> Response:
    """The one HTML file; its script reads the address."""
    _visit(request, "page")
    return await _file(request, _with_version("index.html"), "text/html; charset=utf-8", OWN)


def is_for_a_person(request: Request) -> bool:
    """Whether a browser asks for a document to show, not for a file or data."""
    asks = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    return asks and not request.url.path.startswith(("/api/", "/map/", "/static/"))


async def nowhere(request: Request) -> Response:
    """The page with status 404; its script says that there is nothing here."""
    answer = await page(request)
    if answer.status_code == 200:
        answer.status_code = 404
    return answer


def _with_version(name: str) -> bytes:
    """A file with the version put into the addresses of all others."""
    return (WEB / name).read_text(encoding="utf-8").replace("/static/", f"/static/{version()}/").encode()


async def static(request: Request) -> Response:
    """A file of the page, with or without a version in its address; an old version gets the present file."""
    _visit(request, "/static")
    if not stays_inside(request.path_params["path"]):
        raise Problem("not_found", "there is no such file")
    parts = request.path_params["path"].split("/")
    cache_control = _cache_control(request)
    if VERSION.fullmatch(parts[0]):
        cache_control = YEAR if parts.pop(0) == version() else ASK
    name = "/".join(parts)
    if name in BUNDLED:
        body = await run_in_threadpool(_bundled, name, version())
    elif name.startswith("map/") and parts[-1] in PICTURES and len(parts) == 2:
        body = await run_in_threadpool(drawn, parts[-1])
    elif (WEB / name).is_file():
        body = (WEB / name).read_bytes()
    else:
        raise Problem("not_found", "there is no such file")
    return await _file(request, body, media_of(parts[-1]), cache_control)


def stays_inside(path: str) -> bool:
    """Whether a path names something inside the folder it is joined to, on Windows as well."""
    parts = path.split("/")
    odd = any(part in ("", ".", "..") or any(sign in part for sign in "\\:\0") for part in parts)
    return len(path) <= 200 and not odd


def media_of(name: str) -> str:
    """The media type for a file name; texts are UTF-8."""
    end = name[name.rfind(".") :] if "." in name else ""
    media = TYPES.get(end) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"{media}; charset=utf-8" if media.startswith("text/") else media


async def service_worker(request: Request) -> Response:
    """It contains the version, so that a change of any file makes a new service worker."""
    _visit(request, "/sw.js")
    return await _file(request, _with_version("sw.js"), "text/javascript; charset=utf-8", ASK)


async def manifest(request: Request) -> Response:
    _visit(request, "/manifest.webmanifest")
    return await _file(request, (WEB / "manifest.webmanifest").read_bytes(), media_of("x.webmanifest"), ASK)


async def favicon(request: Request) -> Response:
    _visit(request, "/favicon.ico")
    return await _file(request, (WEB / "icon.svg").read_bytes(), "image/svg+xml", ASK)


# ------------------------------------------------------------------ the map


def _geometry() -> str:
    from elfenland.picture import geometry

    places = geometry()
    for way in places["connections"].values():
        del way["d"]  # live.svg has the curves already
    return json.dumps(places, ensure_ascii=False, separators=(",", ":"))


def _layer(name: str, night: bool) -> str:
    from elfenland.picture import layer_svg

    return layer_svg(name, night)


def _live() -> str:
    from elfenland.picture import live_svg

    return live_svg()


def _css() -> str:
    from elfenland.picture import map_css

    return map_css()


def _pieces() -> str:
    from elfenland.picture import SYMBOLS, piece_svg
    from elfenland.picture.pieces import symbol

    marks = [name for name in SYMBOLS if name.startswith("mark-")]
    unseen = ("mark-", "piece-", "card-back")  # the page draws these itself, or never
    pictures = {name: piece_svg(name) for name in SYMBOLS if not name.startswith(unseen)}
    return json.dumps({"pictures": pictures, "marks": "".join(map(symbol, marks))}, separators=(",", ":"))


PICTURES: dict[str, tuple[str, Callable[[], str]]] = {
    **{
        f"{name}-{time}.svg": ("image/svg+xml", partial(_layer, name, time == "night"))
        for name in ("ground", "heights", "roads", "sockets", "towns")
        for time in ("day", "night")
    },
    "live.svg": ("image/svg+xml", _live),
    "pieces.json": ("application/json", _pieces),
    "map.css": ("text/css; charset=utf-8", _css),
    "geometry.json": ("application/json", _geometry),
}


@cache
def drawn(name: str) -> bytes:
    """A picture of the map, drawn once."""
    return PICTURES[name][1]().encode()


def draw_all() -> None:
    """Draw and compress everything in advance, so that the first page comes at once."""
    bodies = [drawn(name) for name in PICTURES] + [_bundled(name, version()) for name in BUNDLED]
    for body in bodies:
        _packed(body, "br", BEST)


async def picture(request: Request) -> Response:
    """A picture of the map."""
    _visit(request, "/map")
    name = request.url.path.rpartition("/")[2]
    body = await run_in_threadpool(drawn, name)  # drawing takes a while the first time
    return await _file(request, body, PICTURES[name][0], _cache_control(request))


@lru_cache(1000)
def _portrait(name: str, seat: int | None, compact: bool) -> bytes:
    from elfenland.picture import LEVEL_FACES, PRESETS, face_of, portrait_svg

    levels = {f"level-{n}": face for n, face in enumerate(LEVEL_FACES.values(), 1)}
    face = levels.get(name) or PRESETS.get(name) or face_of(name)
    return portrait_svg(face, seat=seat, compact=compact).encode()


async def portrait(request: Request) -> Response:
    """The portrait of a bot, a preset or any text; `?seat=` gives its colour and badge, `?compact=1` comes closer."""
    _visit(request, "/portrait")
    name, seat = request.path_params["name"], request.query_params.get("seat")
    if len(name) > 60 or (seat is not None and seat not in ("0", "1", "2", "3", "4", "5")):
        raise Problem("query", "a portrait has a name of at most 60 letters and a seat from 0 to 5")
    body = _portrait(name, None if seat is None else int(seat), request.query_params.get("compact") == "1")
    return await _file(request, body, "image/svg+xml", _cache_control(request), QUICK)


# ------------------------------------------------------------------ QR codes


async def qr(request: Request) -> Response:
    """A QR code of one of this server's own links."""
    _visit(request, "/qr.svg")
    text = request.query_params.get("text", "")
    base = request.scope["elfenland"].base
    own = (f"{base}/", f"{outside(request.app.state.context.settings, base)}/")
    if not text.startswith(own) or len(text) > 300:
        raise Problem("query", "this server draws QR codes of its own links only")
    visit = request.scope["elfenland"]
    await request.app.state.context.limits.check("read", visit.session, visit.address)
    return Response(
        await run_in_threadpool(_qr, text), media_type="image/svg+xml", headers={"cache-control": "no-store"}
    )


@lru_cache(256)
def _qr(text: str) -> bytes:
    import segno

    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(out, kind="svg", scale=8, border=3, xmldecl=False)
    return out.getvalue()
