"""Every message that the page asks for exists, and every message that exists is asked for."""

from __future__ import annotations

import json
import re
from pathlib import Path

import elfenland

WEB = Path(elfenland.__path__[0]) / "web"
SOURCES = {path: path.read_text(encoding="utf-8") for path in sorted((WEB / "js").rglob("*.js"))}
#: All but the rules, whose keys are listed.
PARTS = sorted(path for path in (WEB / "i18n" / "en").glob("*.ftl") if path.stem != "rules")
FTL = "".join(path.read_text(encoding="utf-8") for path in PARTS)
KEYS = set(re.findall(r"^([a-z][\w-]*) =", FTL, re.MULTILINE))
RULES = {entry["key"] for entry in json.loads((WEB / "i18n" / "rules.json").read_text(encoding="utf-8"))}


def test_every_key_that_is_asked_for_exists() -> None:
    for path, source in SOURCES.items():
        asked = set(re.findall(r'\bt\("([a-z][\w.-]*)"', source)) | set(
            re.findall(r'key: "([a-z][a-z-]+-[\w-]+)"', source)
        )
        missing = {key for key in asked if key.split(".")[0] not in KEYS | RULES}
        assert not missing, f"{path.name} asks for {sorted(missing)}"


def test_every_key_is_asked_for() -> None:
    everything = "".join(SOURCES.values())
    begun = tuple(re.findall(r"`([a-z-]+-)\$\{", everything))  # t(`hint-${hint}`)
    referred = set(re.findall(r"\{ ([a-z][\w-]*)[ .]", FTL))
    unused = {
        key
        for key in KEYS - referred
        if not re.search(rf'["`]{re.escape(key.removesuffix("-own"))}[".`]', everything)
        and not re.search(rf'["`]{re.escape(key)}[".`]', everything)
        and not key.startswith(begun)
        and not key.startswith("term-")  # the glossary is whole, used or not
    }
    assert not unused


def test_every_file_is_checked_by_its_types() -> None:
    for path, source in SOURCES.items():
        assert source.startswith("// @ts-check\n/**"), f"{path.name} does not begin with // @ts-check and what it is"
        assert "innerHTML =" not in source, f"{path.name} writes markup"
