"""The icons of kinds and things: game-icons, as path data in a box of 512 by 512 (authors in CREDITS.md)."""

from __future__ import annotations

import json
from importlib.resources import files

from .lines import num

#: Path data of the seven kinds, `obstacle`, `boot`, `caravan` and `castle`.
ICONS: dict[str, str] = json.loads(files(__package__).joinpath("icons.json").read_text(encoding="utf-8"))

BOX = 512


def icon_path(name: str) -> str:
    """The path data of an icon by its name; a ValueError names those that there are."""
    if name not in ICONS:
        raise ValueError(f"there is no icon {name!r}, only {', '.join(sorted(ICONS))}")
    return ICONS[name]


def icon_definition(name: str) -> str:
    """The icon as something that `stamp` copies."""
    return f'<path id="icon-{name}" d="{icon_path(name)}"/>'


def stamp(name: str, size: float, colour: str) -> str:
    """A copy of a defined icon around the origin."""
    corner = num(-size / 2)
    return f'<use href="#icon-{name}" fill="{colour}" transform="translate({corner} {corner})scale({size / BOX:.4f})"/>'
