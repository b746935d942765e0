"""The board's pictures: well-formed, complete, the same every time, and fit for a strict page."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

import pytest

from elfenland.board import BOARD, CARD_NAMES, CHART
from elfenland.picture import (
    KIND_COLOURS,
    LAYERS,
    PLAYER_COLOURS,
    PLAYER_SHAPES,
    Position,
    board_svg,
    geometry,
    ground_svg,
    layer_svg,
    live_svg,
    map_css,
    shape_path,
)

ROADS = [connection.id for connection in BOARD.roads]
CONNECTIONS = [connection.id for connection in BOARD.connections]
TOWNS = [town.id for town in BOARD.towns]
CAPITAL = BOARD.towns[BOARD.capital].id


def crowded(seats: int = 6) -> Position:
    """A position with everything on it: thirty counters, and all boots in the capital."""
    kinds = {connection.id: next(k for k in CHART if CHART[k][connection.terrain]) for connection in BOARD.roads[:30]}
    return Position(
        boots=(CAPITAL,) * seats,
        pieces=tuple(frozenset(TOWNS) - {CAPITAL} for _ in range(seats)),
        counters=kinds,
        obstacles=frozenset(ROADS[:6]),
        prices=dict.fromkeys(ROADS[:30], 2) | {CONNECTIONS[-1]: 2, CONNECTIONS[35]: 1},
        caravan=frozenset(ROADS[6:9]),
        unpayable=frozenset(ROADS[9:12]),
        highlight_connections=frozenset([ROADS[3], CONNECTIONS[-1], CONNECTIONS[35]]),
        highlight_towns=frozenset(TOWNS[:3]),
        last=frozenset(ROADS[:1]),
        trails=tuple(tuple(ROADS[seat : seat + 5]) for seat in range(seats)),
    )


PICTURES: dict[str, Callable[[], str]] = {
    "empty by day": lambda: board_svg(),
    "empty by night": lambda: board_svg(night=True),
    "crowded by day": lambda: board_svg(crowded()),
    "crowded by night": lambda: board_svg(crowded(), night=True),
    "ground by day": lambda: ground_svg(False),
    "ground by night": lambda: ground_svg(True),
    **{f"{name} by day": partial(layer_svg, name, False) for name in LAYERS},
    **{f"{name} by night": partial(layer_svg, name, True) for name in LAYERS},
    "live": live_svg,
}


def tree(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def ids(svg: str) -> list[str]:
    return [element.attrib["id"] for element in tree(svg).iter() if "id" in element.attrib]


@pytest.mark.parametrize("name", PICTURES)
def test_each_picture_is_sound(name: str) -> None:
    svg = PICTURES[name]()
    tree(svg)  # well-formed
    assert not re.search(r"\b(nan|inf|None)\b", re.sub(r'href="data:[^"]*"', "", svg))
    known = ids(svg)
    assert len(known) == len(set(known)), "an id stands twice"
    used = set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg))
    assert used <= set(known), "something is used that is not defined"
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", ""), "a picture stands alone"


@pytest.mark.parametrize("name", [name for name in PICTURES if name != "live"])
def test_a_still_picture_needs_no_font_and_no_custom_property(name: str) -> None:
    svg = PICTURES[name]()
    assert "<text" not in svg
    assert "var(" not in svg


SHA = """
import hashlib, elfenland.picture as p
from elfenland.board import BOARD
towns, roads = frozenset(t.id for t in BOARD.towns), frozenset(road.id for road in BOARD.roads)
position = p.Position(boots=("virst", "virst"), pieces=(towns, towns), counters=dict.fromkeys(sorted(roads), "dragon"),
    obstacles=roads, caravan=roads, unpayable=roads, highlight_connections=roads, highlight_towns=towns, last=roads,
    trails=(tuple(sorted(roads)),))
pictures = p.board_svg(position) + p.live_svg() + p.ground_svg(True) + p.map_css() + str(p.geometry())
print(hashlib.sha256(pictures.encode()).hexdigest())
"""


def test_the_same_position_gives_the_same_picture_in_another_process(capsys: pytest.CaptureFixture[str]) -> None:
    other = subprocess.run([sys.executable, "-c", SHA], capture_output=True, text=True, check=True).stdout
    exec(SHA, {})
    assert capsys.readouterr().out == other
    assert board_svg(crowded()) == board_svg(crowded())


def test_live_has_every_handle() -> None:
    known = set(ids(live_svg()))
    for name in CONNECTIONS:
        assert {f"road:{name}", f"course:{name}"} <= known
    for town in TOWNS:
        assert {f"town:{town}", f"label:{town}"} <= known
    groups = {element.attrib.get("id"): element for element in tree(live_svg()).iter()}
    for connection in BOARD.connections:
        group = groups[f"road:{connection.id}"]
        assert group.attrib["data-terrain"] == connection.terrain
        hits = [e for e in group.iter() if e.attrib.get("class") == "hit"]
        course = groups[f"course:{connection.id}"]
        assert [e.attrib["d"] for e in hits] == [course.attrib["d"]], "each connection can be pointed at"
    width = re.search(r"\.hit\{[^}]*stroke-width:([\d.]+)", map_css())
    assert width
    assert float(width.group(1)) >= 14


def test_live_holds_under_a_strict_policy() -> None:
    svg = live_svg()
    assert "style=" not in svg
    assert "<style" not in svg
    assert "<script" not in svg
    assert not re.search(r"\son\w+=", svg)
    names = set(re.findall(r"var\(--([\w-]+)\)", svg + map_css()))
    declared = set(re.findall(r"--([\w-]+):", map_css()))
    assert names <= declared, "a colour is used that the stylesheet does not declare"
    classes = {c for found in re.findall(r'class="([^"]+)"', svg) for c in found.split()}
    styled = set(re.findall(r"\.([a-z][\w-]*)", map_css()))
    assert classes - styled <= {"way", "town"}, "a class has no rule"


def test_sizes() -> None:
    for night in (False, True):
        assert len(gzip.compress(ground_svg(night).encode(), 9)) <= 90_000
        assert sum(len(gzip.compress(layer_svg(name, night).encode(), 9)) for name in LAYERS) <= 90_000
    assert len(gzip.compress(live_svg().encode(), 9)) <= 10_000
    assert 'width="800" height="386"' in board_svg(width=800)


def test_drawing_is_quick_once_the_ground_is_drawn() -> None:
    position = crowded()
    board_svg(position)
    best = min(timed(position) for _ in range(5))
    assert best < 0.1, "a picture should take a few milliseconds"


def timed(position: Position) -> float:
    start = time.perf_counter()
    board_svg(position)
    return time.perf_counter() - start


@pytest.mark.parametrize("seats", range(1, 7))
def test_every_boot_and_piece_is_drawn(seats: int) -> None:
    svg = board_svg(crowded(seats))
    for colour in PLAYER_COLOURS[:seats]:
        assert svg.count(f'fill="{colour}"') == 20 + 5, "twenty pieces, and five connections travelled"
        assert svg.count(f'stroke="{colour}"') == 5
    for seat in range(6):
        assert svg.count(f'href="#boot-{seat}"') == (seat < seats)


def test_counters_obstacles_and_prices_are_drawn() -> None:
    position = crowded()
    svg = board_svg(position)
    for kind in set(position.counters.values()):
        assert svg.count(f'href="#mini-{kind}"') == list(position.counters.values()).count(kind)
    assert svg.count('href="#mini-obstacle"') == 6
    assert svg.count('href="#mark-caravan"') == 3
    assert svg.count('href="#mini-raft"') == 2
    pips = svg.count('r="2.9"') - board_svg().count('r="2.9"')
    assert pips == sum(position.prices.values())


def test_geometry_has_every_place() -> None:
    found = json.loads(json.dumps(geometry()))
    assert found["view_box"] == [0, 0, 1140, 550]
    assert set(found["towns"]) == set(TOWNS)
    assert set(found["connections"]) == set(CONNECTIONS)
    for town in found["towns"].values():
        assert len(town["boots"]) == len(town["pieces"]) == 6
        assert len(town["label"]) == 4
        for x, y in [*town["boots"], *town["pieces"]]:
            assert 10 <= x <= 1130, "a boot or a piece lies beyond the sheet"
            assert 14 <= y <= 540, "a boot or a piece lies beyond the sheet"
    for connection in BOARD.connections:
        here = found["connections"][connection.id]
        assert here["terrain"] == connection.terrain
        assert here["d"].startswith("M")
        assert "c" in here["d"]
        assert (here["from"], here["to"]) == (BOARD.towns[connection.a].id, BOARD.towns[connection.b].id)


def overlap(a: tuple[float, ...], b: tuple[float, ...]) -> bool:
    return min(a[2], b[2]) > max(a[0], b[0]) and min(a[3], b[3]) > max(a[1], b[1])


def test_no_counter_covers_a_name_or_another_counter() -> None:
    found = geometry()
    names = {
        town: (t["label"][0], t["label"][1], t["label"][0] + t["label"][2], t["label"][1] + t["label"][3])
        for town, t in found["towns"].items()
    }
    tiles = {}
    for connection in ROADS:
        x, y = found["connections"][connection]["socket"]
        tiles[connection] = (x - 12.5, y - 12.5, x + 12.5, y + 12.5)
    for connection, tile in tiles.items():
        assert not [town for town, name in names.items() if overlap(tile, name)], connection
        assert not [other for other, box in tiles.items() if other != connection and overlap(tile, box)], connection
    for town, name in names.items():
        assert not [other for other, box in names.items() if other != town and overlap(name, box)], town


def test_no_boot_covers_a_name() -> None:
    found = geometry()
    for town, t in found["towns"].items():
        for x, y in t["boots"]:
            pin = (x - 8, y - 13, x + 12, y + 10)  # without the halo
            for other, o in found["towns"].items():
                left, top, width, height = o["label"]
                assert not overlap(pin, (left, top, left + width, top + height)), f"{town} over {other}"


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"boots": ("nowhere",), "pieces": ()}, "no town 'nowhere'"),
        ({"boots": (), "pieces": (), "counters": {"a-b": "dragon"}}, "no connection 'a-b'"),
        ({"boots": (), "pieces": (), "counters": {ROADS[0]: "broom"}}, "no kind 'broom'"),
        ({"boots": (CAPITAL,) * 7, "pieces": ()}, "at most 6 seats"),
        ({"boots": (), "pieces": (), "trails": (("x",),)}, "no connection 'x'"),
    ],
)
def test_a_wrong_position_is_refused_in_one_sentence(wrong: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Position(**wrong)  # type: ignore[arg-type]


def test_colours_and_shapes() -> None:
    assert set(KIND_COLOURS) == set(CARD_NAMES)
    assert len(PLAYER_COLOURS) == len(PLAYER_SHAPES) == len(set(PLAYER_COLOURS)) == 6
    assert len({shape_path(seat, 5) for seat in range(6)}) == 6


def test_the_examples_of_the_document_run() -> None:
    text = (Path(__file__).parents[2] / "docs" / "pictures.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    exec(example, {})
