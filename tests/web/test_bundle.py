"""The page's modules joined into one file: nothing is lost, and what cannot be joined is refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import elfenland
from elfenland.server import bundle, pages

WEB = Path(elfenland.__path__[0]) / "web"
MODULES = sorted(path.relative_to(WEB).as_posix() for path in WEB.rglob("*/*.js"))


def test_every_module_is_in_it_once() -> None:
    files = bundle.scripts(WEB)
    begins = re.findall(r"^const module_\d+ = \(\(\) => \{$", "".join(files.values()), re.MULTILINE)
    assert len(begins) == len(set(begins)) == len(MODULES) - len(TYPES_ONLY)
    for text in files.values():
        assert len(re.findall(r"^\s*(?:import|export)\b", text, re.MULTILINE)) <= 2
        assert "/**" not in text
    assert "later.js" not in files["js/later.js"]


#: Modules that hold nothing but types for the checker.
TYPES_ONLY = {"js/types.js"}


def test_no_text_of_the_page_looks_like_a_comment() -> None:
    """Comments are taken out by their signs alone."""
    for name in MODULES:
        if name.startswith("js/"):
            source = re.sub(r"/\*\*.*?\*/", "", (WEB / name).read_text(encoding="utf-8"), flags=re.DOTALL)
            assert "/*" not in source, name


def write(folder: Path, **modules: str) -> Path:
    (folder / "js").mkdir()
    for name, source in modules.items():
        (folder / "js" / f"{name}.js").write_text(source)
    return folder


def test_all_forms_of_import_and_export(tmp_path: Path) -> None:
    web = write(
        tmp_path,
        main='import "./c.js";import { a, b as c } from "./a.js";import * as all from "./c.js";import d from "./d.js";',
        a="export const a = 1;\nexport async function b() {}\nexport class K {}\n",
        c='export * from "./a.js";\nexport { a as z } from "./a.js";\nconst later = () => import("./e.js");\n',
        d="export default function(x){}",
        e='import { a } from "./a.js";\nconst x = 1;\nexport { x as y, a };\n',
    )
    files = bundle.scripts(web)
    text, later = files["js/all.js"], files["js/later.js"]
    assert "const { a, b: c } = module_0;" in text
    assert "return { a, b, K };" in text
    assert "const all = module_1;" in text
    assert "return { ...module_0, z: module_0.a };" in text
    assert "const d = module_2.default;" in text
    assert 'const later = () => import("./later.js").then((later) => later.module_4);' in text
    assert text.endswith("export { module_0, module_1, module_2, module_3 };\n")
    assert later.startswith('import { module_0, module_1, module_2, module_3 } from "./all.js";\nconst module_4 =')
    assert "return { y: x, a: a };" in later
    assert later.endswith("export { module_4 };\n")


@pytest.mark.parametrize(
    "modules",
    [
        {"main": 'import { a } from "./a.js";', "a": 'import { b } from "./b.js";', "b": 'import { a } from "./a.js";'},
        {"main": "export let changing = 1;"},
        {"main": "export const { a, b } = {};"},
    ],
)
def test_what_cannot_be_joined_is_refused(tmp_path: Path, modules: dict[str, str]) -> None:
    with pytest.raises(bundle.NotBundled):
        bundle.scripts(write(tmp_path, **modules))


def test_styles_find_their_fonts() -> None:
    text = bundle.styles(WEB, pages.drawn("map.css").decode())
    addresses = re.findall(r'url\("([^"]+)"\)', text)
    assert addresses
    for address in addresses:
        assert address.startswith("data:") or (WEB / "css" / address).resolve().is_file(), address
    named = re.findall(r"/static/([^\"]+)", (WEB / "index.html").read_text(encoding="utf-8"))
    assert {"js/all.js", "css/all.css"} <= set(named)


def test_every_style_is_named() -> None:
    sheets = [WEB / "css" / name for name in ("all.css", "later.css")]
    named = [name for sheet in sheets for name in re.findall(r'@import "([^"]+)"', sheet.read_text(encoding="utf-8"))]
    ours = sorted(name for name in named if "/" not in name)
    assert ours == sorted(path.name for path in (WEB / "css").glob("*.css") if path not in sheets)
