"""The cast: a face for each level of the bots, for each character, and some for people to choose from."""

from __future__ import annotations

from .face import Face

#: The faces of the levels, in the order of their dignity.
LEVEL_FACES: dict[str, Face] = {
    "sprout": Face(
        age="young", shape="child", skin="birch", hair="sprout", hair_colour="straw", mood="sleepy", robe="scarf",
        ears="droop", nose="button", tilt=5, colour="#7f9f4a",
    ),
    "wanderer": Face(
        age="young", shape="child", skin="chestnut", hair="curly", hair_colour="ink", mood="surprised", head="acorn",
        nose="button", back="sky", turn=-1, colour="#c07f2e",
    ),
    "strayling": Face(
        age="young", shape="heart", skin="peach", hair="braids", hair_colour="copper", mood="cheerful",
        extras=("freckles",), robe="scarf", eyes="green", ears="up", nose="button", back="sand", tilt=-4,
        colour="#3f8a7a",
    ),
    "forager": Face(
        skin="honey", hair="swept", mood="cheerful", head="hat", beard="goatee", robe="scarf", back="sky", turn=1,
        colour="#4b7f9a",
    ),
    "rambler": Face(
        shape="round", skin="walnut", hair="locs", hair_colour="ink", extras=("ring",), robe="mantle", eyes="amber",
        ears="up", nose="broad", back="sand", tilt=3, colour="#b5532f",
    ),
    "scout": Face(
        shape="heart", skin="olive", hair="tail", hair_colour="teal", mood="sly", extras=("bird",), robe="collar",
        eyes="amber", ears="up", back="woods", turn=1, colour="#2f6f52",
    ),
    "ranger": Face(
        shape="square", skin="peach", hair="swept", hair_colour="copper", mood="stern", head="hood", beard="short",
        eyes="green", nose="long", back="woods", turn=-1, colour="#4d7440",
    ),
    "navigator": Face(
        shape="long", skin="chestnut", hair="bun", hair_colour="plum", head="circlet", extras=("specs",),
        robe="collar", eyes="amber", ears="up", nose="broad", back="dusk", colour="#3f5f9a",
    ),
    "pathfinder": Face(
        age="old", skin="olive", hair="long", hair_colour="silver", head="leafcrown", robe="mantle", eyes="blue",
        nose="long", back="woods", turn=1, colour="#6a8a45",
    ),
    "elder": Face(
        age="old", shape="long", skin="birch", hair="bald", hair_colour="snow", mood="stern", beard="plait",
        extras=("specs",), robe="mantle", eyes="blue", ears="droop", back="dusk", turn=-1, colour="#7a4f86",
    ),
    "grand-elder": Face(
        age="old", shape="square", skin="walnut", hair="wavy", hair_colour="snow", head="crown", beard="long",
        robe="mantle", eyes="amber", ears="up", nose="broad", back="night", colour="#9a2f3a",
    ),
}  # fmt: skip

#: The faces of bots with a character.
CHARACTER_FACES: dict[str, Face] = {
    "saboteur": Face(
        shape="heart", skin="birch", hair_colour="ink", mood="sly", extras=("mask", "ring"), robe="scarf",
        eyes="green", ears="up", back="dusk", turn=1, tilt=3, colour="#7a2f3a",
    ),
    "miser": Face(
        age="old", shape="long", hair="bald", hair_colour="silver", mood="stern", beard="goatee",
        extras=("monocle", "coin"), robe="collar", eyes="dark", nose="long", back="sand", turn=-1, colour="#8a6a1f",
    ),
    "tourist": Face(
        shape="round", skin="honey", hair="bob", hair_colour="rose", mood="surprised", head="hat",
        extras=("map", "freckles"), robe="scarf", eyes="blue", nose="button", back="sky", tilt=-4, colour="#d0642c",
    ),
    "loner": Face(
        skin="walnut", hair="crop", hair_colour="silver", head="hood", eyes="amber", ears="droop", nose="broad",
        back="night", turn=-1, tilt=-3, colour="#4a5a78",
    ),
}  # fmt: skip

#: Faces for people to choose from.
PEOPLE_FACES: dict[str, Face] = {
    "meadow-queen": Face(
        skin="honey", hair="wavy", mood="cheerful", head="flowers", eyes="green", tilt=3, colour="#b05c92",
    ),
    "lamplighter": Face(
        shape="square", skin="chestnut", mood="cheerful", beard="short", extras=("ring",), robe="collar",
        eyes="amber", nose="broad", back="night", turn=1, colour="#d59a2a",
    ),
    "archivist": Face(
        shape="long", skin="birch", hair="bob", hair_colour="plum", extras=("specs",), robe="collar", eyes="violet",
        ears="up", back="dusk", turn=-1, colour="#4b6fa0",
    ),
    "ferrier": Face(
        shape="round", hair="curly", hair_colour="copper", mood="cheerful", beard="moustache", robe="scarf",
        eyes="blue", nose="broad", back="sky", tilt=-3, colour="#2f7f9a",
    ),
    "herbalist": Face(
        age="old", shape="round", skin="chestnut", hair="bun", hair_colour="snow", mood="cheerful",
        extras=("flower",), robe="mantle", eyes="dark", ears="droop", nose="broad", turn=-1, colour="#5f8a3f",
    ),
    "moonsinger": Face(
        shape="heart", skin="walnut", hair="long", hair_colour="silver", head="circlet", eyes="violet", ears="up",
        back="night", turn=1, tilt=2, colour="#5a5aa0",
    ),
    "mossling": Face(
        age="young", shape="child", skin="moss", hair_colour="moss", mood="cheerful", head="leafcrown", robe="scarf",
        eyes="amber", ears="up", nose="button", back="woods", colour="#a8743a",
    ),
    "falconer": Face(
        skin="olive", hair="tail", hair_colour="ink", mood="stern", beard="goatee", extras=("bird",), robe="mantle",
        eyes="dark", nose="long", back="sand", turn=1, colour="#8a4030",
    ),
    "gardener": Face(
        shape="heart", skin="birch", hair="long", hair_colour="straw", mood="cheerful",
        extras=("flower", "freckles"), robe="scarf", eyes="blue", nose="button", tilt=-4, colour="#3f8a5f",
    ),
    "stargazer": Face(
        age="old", shape="long", skin="honey", hair="locs", hair_colour="silver", beard="short", eyes="violet",
        extras=("monocle",), robe="collar", nose="long", back="night", turn=-1, colour="#3f5f9a",
    ),
    "piper": Face(
        skin="peach", hair="bob", hair_colour="oak", mood="sly", head="hood", eyes="green", ears="up", robe="cloak",
        extras=("freckles",), back="meadow", turn=1, tilt=-3, colour="#2f7f6a",
    ),
    "carter": Face(
        shape="square", skin="honey", hair="braids", hair_colour="oak", beard="plait", robe="scarf", nose="broad",
        back="sand", tilt=3, colour="#8a5a2b",
    ),
}  # fmt: skip

#: The face of whoever has chosen none.
NEUTRAL_FACES: dict[str, Face] = {
    "traveller": Face(skin="honey", hair="crop", hair_colour="oak", head="hood", colour="#6b7a5e"),
}

#: All faces by name.
PRESETS: dict[str, Face] = LEVEL_FACES | CHARACTER_FACES | PEOPLE_FACES | NEUTRAL_FACES
