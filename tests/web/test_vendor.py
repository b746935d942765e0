"""Vendored parts: named with their licence, self-contained, small."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import elfenland

VENDOR = Path(elfenland.__path__[0]) / "web" / "vendor"
CREDITS = (VENDOR / "VENDOR.md").read_text(encoding="utf-8")
MODULES = sorted(VENDOR.glob("*.js"))


def test_every_part_is_credited_and_every_licence_is_there() -> None:
    assert MODULES
    assert not [module.name for module in MODULES if f"`{module.name}`" not in CREDITS]
    named = set(re.findall(r"`licences/([a-z0-9.-]+)`", CREDITS))
    assert named == {licence.name for licence in (VENDOR / "licences").iterdir()}


def test_modules_import_only_each_other_and_name_no_source_map() -> None:
    for module in MODULES:
        source = module.read_text(encoding="utf-8")
        assert "sourceMappingURL" not in source, module.name
        imported = re.findall(r"""\b(?:from|import) ?["']([^"']+)["']""", source)
        assert all((VENDOR / name).is_file() for name in imported), f"{module.name} imports {imported}"


def test_parts_are_small() -> None:
    """Their share of the 250 kB of the first load."""
    code = sum(len(gzip.compress(module.read_bytes())) for module in MODULES)
    headings, text = (
        sum(font.stat().st_size for font in (VENDOR / "fonts").glob(f"{face}-*.woff2"))
        for face in ("philosopher", "alegreya-sans")
    )
    assert code < 20_000
    assert 20_000 < headings < 40_000
    assert 20_000 < text < 30_000, "it follows later"


def test_every_typeface_is_credited() -> None:
    fonts = {font.name for font in (VENDOR / "fonts").glob("*.woff2")}
    credited = re.findall(r"^\| `fonts/([a-z-]+)-\*\.woff2` \| \S+ \| \S+ \| OFL-1\.1", CREDITS, re.MULTILINE)
    assert fonts == {
        f"{face}-{script}-{weight}.woff2"
        for face in credited
        for script in ("latin", "cyrillic")
        for weight in ("regular", "bold")
    }
    for face in credited:
        name = face.replace("-", " ").title()
        licence = (VENDOR / "licences" / f"{face}-ofl.txt").read_text(encoding="utf-8")
        assert re.match(rf"Copyright 20\d\d The {name} Project Authors", licence), face
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence, face


def test_the_about_page_names_everyone() -> None:
    about = (VENDOR.parent / "js" / "pages" / "about.js").read_text(encoding="utf-8")
    credits = re.findall(
        r"^\| `[^|]+ \| (\S+) \| (\S+) \| (\S+) \(`licences/(\S+)`\) \| ([^|]+) \|$", CREDITS, re.MULTILINE
    )
    assert len(credits) == CREDITS.count("licences/")
    for package, version, licence, file, credit in credits:
        assert package.rpartition("/")[2].replace("-", " ") in about.lower().replace("-", " "), package
        assert all(word in about for word in (version, licence, file, credit.removeprefix("the "))), package
