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
    fonts = sum(font.stat().st_size for font in (VENDOR / "fonts").glob("*.woff2"))
    assert code < 20_000
    assert fonts < 40_000


def test_the_about_page_names_everyone() -> None:
    about = (VENDOR.parent / "js" / "pages" / "about.js").read_text(encoding="utf-8")
    picture = (VENDOR.parent.parent / "picture" / "CREDITS.md").read_text(encoding="utf-8")
    for icon, author in re.findall(r"^\| (\w+) \| (?!glyph)[a-z-]+ \| ([^|(]+?) (?:\(.*)?\|$", picture, re.MULTILINE):
        line = re.search(rf'\["([^"]+)", \[[^\]]*"{icon}"', about)
        assert line, icon
        assert line[1] in author, icon
    for package, version, licence, credit in re.findall(
        r"^\| `[^|]+ \| (\S+) \| (\S+) \| (\S+)[^|]*\| ([^|]+) \|$", CREDITS, re.MULTILINE
    ):
        if "fontsource" not in package:
            assert package.rpartition("/")[2] in about.lower(), package
            assert version in about, package
            assert licence in about, package
        assert credit.removeprefix("the ") in about, package
