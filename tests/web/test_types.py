"""The type checker refuses what it is there to refuse: mistakes are made on purpose in a copy of the page."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TSC = ROOT / "node_modules" / ".bin" / "tsc"
PAGE = Path("src/elfenland/web")
#: A mistake: in which file of js/, what stands there, what is written instead, and what tsc says about it.
MISTAKES = {
    "a message that no case handles": ("update.js", 'case "hurry":', 'case "shown":', "parameter of type 'never'"),
    "a message of the page that no case handles": ("update.js", 'case "bell":', 'case "ask":', "type 'TableMessage'"),
    "a message that writes anything": ("playing.js", 'type: "sent"', 'type: "set", values: {}', "'\"set\"'"),
    "a wrong type": (
        "playing.js",
        "reach, version }",
        'reach, version: "1" }',
        "Type 'string' is not assignable to type 'number'",
    ),
    "a field that the wire lost": ("wire.d.ts", "last_pass: boolean", "final_pass: boolean", "'last_pass'"),
    "a field whose type changed": ("wire.d.ts", "may_replace: number", "may_replace: string", "seat-news.js("),
}


def test_the_type_checker_refuses_mistakes(tmp_path: Path) -> None:
    if not TSC.exists():
        if "node" in os.environ.get("ELFENLAND_REQUIRE", "").split():
            pytest.fail("scripts/check-page has not installed the page's tools")
        pytest.skip("the page's tools are not installed; scripts/check-page does that")
    for part in ("js", "vendor"):
        shutil.copytree(ROOT / PAGE / part, tmp_path / PAGE / part)
    shutil.copy(ROOT / "tsconfig.json", tmp_path)
    for name, right, wrong, _ in MISTAKES.values():
        file = tmp_path / PAGE / "js" / name
        source = file.read_text(encoding="utf-8")
        assert source.count(right) == 1
        file.write_text(source.replace(right, wrong), encoding="utf-8")
    command = [str(TSC), "--project", str(tmp_path)]
    said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    missed = [mistake for mistake, (*_, words) in MISTAKES.items() if words not in said]
    assert not missed, said
