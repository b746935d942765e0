"""A face as named choices: from a preset, or from any text."""

from __future__ import annotations

from dataclasses import dataclass, fields
from random import Random

SKINS = {  # base, shade, blush
    "birch": ("#fbe3cc", "#ebc3a4", "#f0a58e"),
    "peach": ("#f6d2ae", "#e0ab80", "#e88f72"),
    "honey": ("#e8b884", "#cc9159", "#d97a52"),
    "olive": ("#cda878", "#ab8350", "#c37648"),
    "chestnut": ("#a8734a", "#855433", "#a84f35"),
    "walnut": ("#7d5136", "#5f3a26", "#8a3f2e"),
    "moss": ("#c6cf9c", "#a0ad74", "#cf9a72"),
}
HAIR_COLOURS = {  # base, shade
    "ink": ("#463a3c", "#2f2629"),
    "oak": ("#7a5132", "#5a3a22"),
    "copper": ("#c8682f", "#9c4a1e"),
    "straw": ("#e9c469", "#c79b42"),
    "silver": ("#d9d6cf", "#b1acab"),
    "snow": ("#f6f2e8", "#d3ccbf"),
    "moss": ("#8aa05a", "#657b3f"),
    "plum": ("#7b4a6b", "#5b334f"),
    "teal": ("#3f7f83", "#2b5e63"),
    "rose": ("#cf8378", "#a8605a"),
}
BACKS = {  # sky, hill, sun or moon
    "meadow": ("#dcebd0", "#b7cf86", "#f6e6a4"),
    "sky": ("#cfe6ea", "#a5c98f", "#fbf3de"),
    "dusk": ("#e9cfd3", "#b48aa0", "#f7dfa6"),
    "sand": ("#f8e7ba", "#e2bd70", "#fdf6e0"),
    "night": ("#5b7387", "#3d5a5a", "#f6ecc6"),
    "woods": ("#bcd0a0", "#7f9f63", "#e6efc6"),
}
EYES = {
    "hazel": "#8a5a2b",
    "green": "#4d8448",
    "blue": "#3f7fa6",
    "dark": "#3b2a22",
    "amber": "#c0842a",
    "violet": "#76508f",
}
SHAPES = {  # half the width, half the jaw, where the chin is
    "oval": (18.0, 11.0, 72.0),
    "round": (19.5, 14.0, 70.5),
    "long": (17.0, 10.0, 75.0),
    "square": (18.0, 14.5, 72.5),
    "heart": (18.8, 7.5, 72.0),
    "child": (20.0, 15.5, 71.0),
}
HAIRS = ("long", "wavy", "bob", "braids", "bun", "curly", "crop", "swept", "locs", "tail", "bald", "sprout")
MOODS = ("calm", "cheerful", "sly", "stern", "sleepy", "surprised")
HEADS = ("none", "leafcrown", "hood", "acorn", "hat", "circlet", "flowers", "crown")
BEARDS = ("none", "goatee", "short", "long", "moustache", "plait")
NOSES = ("soft", "long", "broad", "button")
EXTRAS = ("specs", "flower", "bird", "freckles", "ring", "mask", "monocle", "map", "coin")

#: What each choice may be.
CHOICES: dict[str, tuple[object, ...]] = {
    "skin": tuple(SKINS),
    "hair": HAIRS,
    "hair_colour": tuple(HAIR_COLOURS),
    "shape": tuple(SHAPES),
    "eyes": tuple(EYES),
    "back": tuple(BACKS),
    "mood": MOODS,
    "head": HEADS,
    "beard": BEARDS,
    "nose": NOSES,
    "ears": ("up", "side", "droop"),
    "robe": ("cloak", "scarf", "mantle", "collar"),
    "age": ("young", "adult", "old"),
    "turn": (-1, 0, 1),
}


@dataclass(frozen=True)
class Face:
    """Everything that makes a face; `turn` is where it looks: -1 left, 0 ahead, 1 right; `tilt` is in degrees."""

    skin: str = "peach"
    hair: str = "crop"
    hair_colour: str = "oak"
    shape: str = "oval"
    eyes: str = "hazel"
    back: str = "meadow"
    mood: str = "calm"
    head: str = "none"
    beard: str = "none"
    nose: str = "soft"
    ears: str = "side"
    robe: str = "cloak"
    extras: tuple[str, ...] = ()
    age: str = "adult"
    turn: int = 0
    tilt: float = 0
    colour: str = "#2f5d50"

    def __post_init__(self) -> None:
        for choice in fields(self):
            known, value = CHOICES.get(choice.name), getattr(self, choice.name)
            if known and value not in known:
                raise ValueError(f"a face has no {choice.name} {value!r}; choose from {', '.join(map(str, known))}")
        for extra in self.extras:
            if extra not in EXTRAS:
                raise ValueError(f"a face has no extra {extra!r}; choose from {', '.join(EXTRAS)}")


def face_of(text: str) -> Face:
    """A face for any text: the same text always has the same face."""
    rng = Random(f"elf:{text}")
    age = rng.choices(("young", "adult", "old"), (2, 8, 3))[0]
    young, old = age == "young", age == "old"
    head = rng.choice(("none", "none", "none", "leafcrown", "hood", "acorn", "hat", "circlet", "flowers"))
    hairs = [hair for hair in HAIRS if (hair != "bald" or old) and (hair != "sprout" or (young and head == "none"))]
    colours = ("silver", "snow") if old else tuple(c for c in HAIR_COLOURS if c != "snow")
    extras = rng.sample(("specs", "flower", "bird", "freckles", "ring"), rng.choice((0, 0, 1, 1, 2)))
    if head in ("flowers", "hood"):
        extras = [extra for extra in extras if extra not in ("flower", "ring")]
    return Face(
        skin=rng.choice(tuple(SKINS)),
        hair=rng.choice(hairs),
        hair_colour=rng.choice(colours),
        shape="child" if young else rng.choice([shape for shape in SHAPES if shape != "child"]),
        eyes=rng.choice(tuple(EYES)),
        back=rng.choice(tuple(BACKS)),
        mood=rng.choices(MOODS, (4, 5, 3, 3, 1, 2))[0],
        head=head,
        beard="none" if young else rng.choice(("none",) * 6 + BEARDS[1:]),
        nose="button" if young else rng.choice(NOSES),
        ears=rng.choice(("up", "side", "droop")),
        robe=rng.choice(("cloak", "scarf", "mantle", "collar")),
        extras=tuple(extras),
        age=age,
        turn=rng.choice((-1, -1, 0, 1, 1)),
        tilt=rng.choice((-4, -2, 0, 0, 2, 4)),
        colour=rng.choice(("#2f5d50", "#4b6fa0", "#8a4030", "#7a4f86", "#8a6a1f", "#3f8a5f", "#5a5aa0")),
    )
