"""The playing pieces: complete, self-contained, small, and told apart without colour."""

from __future__ import annotations

import gzip
import re
from itertools import combinations
from xml.etree import ElementTree

import pytest
from envs.needs import need

from elfenland.board import CARD_NAMES, CHART, COUNTER_NAMES
from elfenland.picture import SYMBOLS, piece_svg, sprite
from elfenland.picture.pieces.cards import DIGITS, prices
from picture.grey import outlines

SVG = "{http://www.w3.org/2000/svg}"


def test_the_sprite_has_every_symbol_and_all_that_they_use() -> None:
    root = ElementTree.fromstring(sprite())
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    assert {symbol.attrib["id"] for symbol in root.iter(f"{SVG}symbol")} == set(SYMBOLS)
    assert set(re.findall(r'href="#([^"]+)"', sprite())) <= set(ids)
    assert {f"figure-{kind}" for kind in CARD_NAMES} <= set(ids)


def test_there_is_a_piece_for_everything() -> None:
    assert {f"counter-{kind}" for kind in COUNTER_NAMES} < set(SYMBOLS)
    assert {f"{form}-{kind}" for form in ("mini", "card") for kind in CARD_NAMES} < set(SYMBOLS)
    assert {f"{form}-{seat}" for form in ("boot", "piece") for seat in range(6)} < set(SYMBOLS)
    assert {"counter-obstacle", "mini-obstacle", "counter-back", "card-back", "mark-caravan"} < set(SYMBOLS)


@pytest.mark.parametrize("name", SYMBOLS)
def test_a_piece_stands_alone(name: str) -> None:
    svg = piece_svg(name)
    root = ElementTree.fromstring(svg)
    assert root.attrib["viewBox"] == ("0 0 100 140" if name.startswith("card") else "0 0 100 100")
    for foreign in (" id=", "href", "url(", "var(", "style", "<text", "<script", "<image"):
        assert foreign not in svg, foreign
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"\b(nan|inf|None)\b", svg)
    assert piece_svg(name, 64).count('width="64"') == 1


def test_the_sprite_is_small() -> None:
    assert len(gzip.compress(sprite().encode(), 9)) <= 16_000


def test_a_card_shows_its_row_of_the_chart() -> None:
    for kind, row in CHART.items():
        assert dict(prices(kind)) == {terrain: str(price) for terrain, price in row.items() if price}
        for _, price in prices(kind):
            assert DIGITS[price] in piece_svg(f"card-{kind}")
    assert dict(prices("raft")) == {"river": "1/2", "lake": "2"}


def test_an_unknown_piece_is_refused_in_one_sentence() -> None:
    with pytest.raises(ValueError, match="no piece 'counter-broom'"):
        piece_svg("counter-broom")


def test_no_two_pieces_differ_by_colour_alone() -> None:
    """In grey and at 28 pixels, any two counters, boots or town pieces have clearly different lines."""
    need("research", "resvg_py", "PIL", "numpy")
    families = [  # and the least share of pixels that differ: boots differ only by the shape on their shafts
        ([f"mini-{kind}" for kind in (*CARD_NAMES, "obstacle")], 0.2),
        ([f"counter-{kind}" for kind in (*COUNTER_NAMES, "obstacle", "back")], 0.2),
        ([f"boot-{seat}" for seat in range(6)], 0.02),
        ([f"piece-{seat}" for seat in range(6)], 0.1),
    ]
    for family, least in families:
        edges = {name: outlines(piece_svg(name), 28) for name in family}
        for first, second in combinations(family, 2):
            assert (edges[first] != edges[second]).mean() > least, f"{first} looks like {second}"
