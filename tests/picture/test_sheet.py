"""The sheets that show everything."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from elfenland.picture import PRESETS, SYMBOLS


@pytest.mark.parametrize("what", ["pieces", "faces"])
def test_a_sheet_is_sound(what: str, tmp_path: Path) -> None:
    file = tmp_path / "sheet.svg"
    command = [sys.executable, "-m", "elfenland.picture.sheet", what, "-o", str(file)]
    assert "sheet.svg shows all" in subprocess.run(command, capture_output=True, text=True, check=True).stdout
    svg = file.read_text(encoding="utf-8")
    ids = [element.attrib["id"] for element in ElementTree.fromstring(svg).iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    used = set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg))
    assert used <= set(ids)
    if what == "pieces":
        assert set(SYMBOLS) <= used
    else:
        assert len(used) == len(ids) >= 7 * len(PRESETS)
