"""Pieces and portraits over HTTP."""

from __future__ import annotations

from elfenland.board import CARD_NAMES
from elfenland.picture import LEVEL_FACES, PRESETS, SYMBOLS, face_of, piece_svg, portrait_svg

from .harness import Client


def test_the_pieces(guest: Client) -> None:
    for path in ("/map/pieces.json", "/static/map/pieces.json"):
        given = guest.http.get(path).json()
        assert given["pictures"].items() <= {name: piece_svg(name) for name in SYMBOLS}.items()
        assert {f"card-{kind}" for kind in CARD_NAMES} <= given["pictures"].keys()
        assert given["marks"].count("<symbol ") == 3


def test_a_portrait_of_a_preset_and_of_any_text(guest: Client) -> None:
    assert guest.http.get("/portrait/elder.svg").text == portrait_svg(PRESETS["elder"])
    seated = guest.http.get("/portrait/elder.svg?seat=2&compact=1")
    assert seated.text == portrait_svg(PRESETS["elder"], seat=2, compact=True)
    assert seated.headers["content-type"] == "image/svg+xml"
    assert guest.http.get("/portrait/level-9.svg").text == portrait_svg(LEVEL_FACES["pathfinder"])
    assert "etag" in seated.headers
    assert "immutable" in guest.http.get("/portrait/elder.svg?v=1").headers["cache-control"]
    assert guest.http.get("/portrait/%D0%81%D0%BB%D0%BA%D0%B0%20%3C.svg").text == portrait_svg(face_of("Ёлка <"))


def test_a_portrait_that_cannot_be(guest: Client) -> None:
    for path in ("/portrait/elder.svg?seat=6", "/portrait/elder.svg?seat=blue", f"/portrait/{'x' * 61}.svg"):
        answer = guest.http.get(path)
        assert answer.status_code == 400, path
        assert answer.json()["code"] == "query", answer.text
