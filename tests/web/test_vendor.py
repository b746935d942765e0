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
