"""Portraits of elves: from a preset, or for any text.

    portrait_svg(PRESETS["elder"], seat=2)              in the colour of a seat, with its shape
    portrait_svg(face_of("Aelin"), compact=True)        a closer view, for 40 pixels and less

Hats, hair and ears rise out of the round frame; the bust stays inside it.
"""

from .drawing import portrait_svg
from .face import Face, face_of
from .presets import CHARACTER_FACES, LEVEL_FACES, NEUTRAL_FACES, PEOPLE_FACES, PRESETS

__all__ = [
    "CHARACTER_FACES",
    "LEVEL_FACES",
    "NEUTRAL_FACES",
    "PEOPLE_FACES",
    "PRESETS",
    "Face",
    "face_of",
    "portrait_svg",
]
