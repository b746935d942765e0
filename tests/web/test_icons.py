"""Icons: every one is used, and every one that is not our own drawing is credited."""

from __future__ import annotations

import re
from pathlib import Path

import elfenland
from elfenland.picture import sprite

PACKAGE = Path(elfenland.__path__[0])
WEB, VENDOR = PACKAGE / "web", PACKAGE / "web" / "vendor"
IMAGES = {".svg", ".png", ".webp", ".ico", ".gif", ".jpg"}
#: Drawn for whoever makes pictures with the library (docs/pictures.md); the page needs neither.
FOR_THE_LIBRARY = {"card-back", "piece-N"}


def sources(folder: Path, *kinds: str) -> str:
    """The text of all files of our own below a folder."""
    files = [file for kind in kinds for file in folder.rglob(f"*.{kind}") if VENDOR not in file.parents]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def test_nothing_vendored_is_a_picture_or_out_of_use() -> None:
    """Icons of others would be files or data there; each would need a credit, and there is none that we need."""
    kept = [file for file in VENDOR.rglob("*") if file.is_file() and file.suffix not in (".md", ".txt", ".woff2")]
    assert not [file.name for file in kept if file.suffix in IMAGES | {".json"}]
    used = sources(WEB, "js", "css") + "\n".join(file.read_text(encoding="utf-8") for file in VENDOR.glob("*.js"))
    used += (WEB / "index.html").read_text(encoding="utf-8")
    for file in kept:
        name = file.name.replace(".d.ts", ".js")
        assert name in used, f"nobody uses {file.name}"


def test_every_icon_file_of_ours_is_used() -> None:
    icons = {file.name for file in WEB.rglob("*") if file.suffix in IMAGES and VENDOR not in file.parents}
    assert icons
    text = sources(WEB, "js", "html", "webmanifest") + sources(PACKAGE / "server", "py")
    assert {icon for icon in icons if icon not in text} == set()


def test_every_sign_of_the_menu_is_used() -> None:
    menu = (WEB / "js" / "components" / "menu-sheet.js").read_text(encoding="utf-8")
    signs, rest = re.split(r"^};$", menu, maxsplit=1, flags=re.MULTILINE)
    names = re.findall(r'^  (\w+): "M', signs, re.MULTILINE)
    assert len(names) > 10
    assert {name for name in names if f'["{name}"' not in rest and f'"{name}"' not in rest} == set()


def test_every_symbol_of_the_sprite_is_used() -> None:
    """Names that end in a kind or a seat are put together where they are used."""
    symbols = set(re.findall(r'<symbol[^>]*id="([^"]+)"', sprite()))
    kinds = "giant_pig|elfcycle|magic_cloud|unicorn|troll_wagon|dragon|raft|obstacle"
    names = {re.sub(rf"-({kinds})$", "-KIND", re.sub(r"-\d$", "-N", symbol)) for symbol in symbols}
    assert names >= {"counter-KIND", "mini-KIND", "card-KIND", "boot-N", *FOR_THE_LIBRARY}
    page = sources(WEB / "js", "js")
    together = {"counter-KIND": '"mini" : "counter"}-${kind}', "mini-KIND": "`mini-${kind}`"}
    together |= {"card-KIND": "`card-${kind}`", "boot-N": "`boot-${seat}`"}
    unused = {name for name in names if together.get(name, f'"{name}"') not in page}
    assert unused == FOR_THE_LIBRARY


def test_the_pictures_credit_what_is_not_ours() -> None:
    credits = (PACKAGE / "picture" / "CREDITS.md").read_text(encoding="utf-8")
    data = [file for file in (PACKAGE / "picture").rglob("*") if file.suffix in IMAGES | {".json"}]
    assert [file.name for file in data if f"`{file.name}`" not in credits] == []
