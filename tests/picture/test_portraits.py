"""The portraits: complete, self-contained, small, the same every time, and told apart."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import combinations
from xml.etree import ElementTree

import pytest
from envs.needs import need

from elfenland.picture import PLAYER_COLOURS, PRESETS, Face, face_of, portrait_svg
from elfenland.picture.portraits import CHARACTER_FACES, LEVEL_FACES, NEUTRAL_FACES, PEOPLE_FACES
from elfenland.picture.portraits.face import BEARDS, CHOICES, EXTRAS, HAIRS, HEADS
from picture.grey import outlines

TEXTS = [f"elf {k}" for k in range(60)] + ["", "Ёлка", "<&\"'>", "x" * 500]


def sound(svg: str) -> None:
    root = ElementTree.fromstring(svg)
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids)) == 1
    assert set(re.findall(r"url\(#([^)]+)\)", svg)) == set(ids)
    for foreign in ("href", "style", "<text", "<script", "<image"):
        assert foreign not in svg, foreign
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"\b(nan|inf|None)\b", svg)
    assert len(svg) < 7_500


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_sound(name: str) -> None:
    sound(portrait_svg(PRESETS[name]))
    sound(portrait_svg(PRESETS[name], seat=3, compact=True))


@pytest.mark.parametrize("text", TEXTS)
def test_any_text_has_a_face(text: str) -> None:
    assert face_of(text) == face_of(text)
    sound(portrait_svg(face_of(text), seat=1))


def test_every_choice_can_be_drawn() -> None:
    for choice, values in CHOICES.items():
        for value in values:
            sound(portrait_svg(Face(**{choice: value})))  # type: ignore[arg-type]
    for head in HEADS:
        for hair in HAIRS:
            sound(portrait_svg(Face(head=head, hair=hair, turn=1, tilt=3)))
    for extra in EXTRAS:
        for beard in BEARDS:
            sound(portrait_svg(Face(extras=(extra,), beard=beard, age="old")))


def test_the_cast() -> None:
    assert (len(LEVEL_FACES), len(PEOPLE_FACES) >= 9) == (11, True)
    assert set(CHARACTER_FACES) == {"saboteur", "miser", "tourist", "loner"}
    assert set(NEUTRAL_FACES) == {"traveller"}
    assert len(PRESETS) == sum(map(len, (LEVEL_FACES, CHARACTER_FACES, PEOPLE_FACES, NEUTRAL_FACES)))
    assert {face.turn for face in PRESETS.values()} == {-1, 0, 1}, "not all look ahead"


def test_ids_of_different_portraits_differ() -> None:
    pictures = [portrait_svg(face, compact=compact) for face in PRESETS.values() for compact in (False, True)]
    ids = re.findall(r' id="([^"]+)"', "".join(pictures))
    assert len(ids) == len(set(ids)) == len(pictures)
    assert ' id="seat2-bust"' in portrait_svg(PRESETS["elder"], uid="seat2")


def test_a_seat_gives_its_colour_and_shape() -> None:
    pictures = [portrait_svg(PRESETS["elder"], seat=seat) for seat in range(6)]
    assert len(set(pictures)) == 6
    for colour, picture in zip(PLAYER_COLOURS, pictures, strict=True):
        assert picture.count(f'fill="{colour}"') >= 3, "ring, robe and badge"
        assert "var(" not in picture
    assert f"var(--p,{PLAYER_COLOURS[2]})" in portrait_svg(PRESETS["elder"], seat=2, live=True)
    assert f'fill="{PLAYER_COLOURS[2]}"' not in portrait_svg(PRESETS["elder"], seat=2, live=True)


SHA = """
import hashlib
from elfenland.picture import PRESETS, face_of, portrait_svg
faces = [*PRESETS.values(), *(face_of(str(k)) for k in range(20))]
print(hashlib.sha256("".join(portrait_svg(face, seat=1) for face in faces).encode()).hexdigest())
"""


def test_the_same_face_gives_the_same_picture_in_another_process() -> None:
    runs = (subprocess.run([sys.executable, "-c", SHA], capture_output=True, text=True, check=True) for _ in range(2))
    assert len({run.stdout for run in runs}) == 1


def test_presets_differ_even_small_and_grey() -> None:
    need("research", "resvg_py", "PIL", "numpy")
    edges = {name: outlines(portrait_svg(face, compact=True), 40) for name, face in PRESETS.items()}
    for first, second in combinations(PRESETS, 2):
        assert (edges[first] != edges[second]).mean() > 0.1, f"{first} looks like {second}"


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"hair": "mohawk"}, "a face has no hair 'mohawk'; choose from long, "),
        ({"turn": 2}, "a face has no turn 2"),
        ({"extras": ("gun",)}, "a face has no extra 'gun'"),
    ],
)
def test_a_wrong_face_is_refused_in_one_sentence(wrong: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Face(**wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="there is no seat 6"):
        portrait_svg(Face(), seat=6)
