"""The page's modules and styles bundled: a few files instead of eighty, two thirds of the bytes.

The page is plain ES modules and runs unbundled as well (`/static/js/main.js`). Fetched one by one, each module costs
headers and compresses badly, so the server bundles them. Every module becomes a function that runs once, after those
it imports, and returns its exports. That is equivalent as long as no module reassigns an exported name (`export let`
is refused) and no imports form a cycle.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

MAIN = "js/main.js"
FIRST = (MAIN, "js/pages/table.js")
#: Names the styles of every visit, in their order; css/later.css those of the places that come later.
STYLES = "css/all.css"

_LINE_COMMENT = re.compile(r"^[ \t]*//[^\n]*\n", re.MULTILINE)
_BLOCK_COMMENT = re.compile(r"/\*\*.*?\*/\s*", re.DOTALL)
_INDENT = re.compile(r"^[ \t]+", re.MULTILINE)
_IMPORT = re.compile(r'(?<![\w$.])import\s*(?:([\w$]+|\*\s*as\s+[\w$]+|\{[^{}]*\})\s*from\s*)?"(\.[^"]+)";?')
_LATER = re.compile(r'(?<![\w$.])import\("(\.[^"]+)"\)')
_EXPORT_FROM = re.compile(r'(?<![\w$.])export\s*(\*|\{[^{}]*\})\s*from\s*"(\.[^"]+)";?')
_EXPORT_LIST = re.compile(r"(?<![\w$.])export\s*(\{[^{}]*\});?")
_EXPORT_DEFAULT = re.compile(r"(?<![\w$.])export default function\(")
_IMPORT_STYLE = re.compile(r'@import "([^"]+)";')
_ADDRESS = re.compile(r'url\("(?![a-z]+:|/)([^"]+)"\)')
_STYLE_SPACE = re.compile(r"\s*([{};,])\s+")
_EXPORT = re.compile(r"^export ((?:async )?function|class|const) ([\w$]+)", re.MULTILINE)


class NotBundled(ValueError):
    """A module is written in a way that cannot be bundled."""


def scripts(web: Path) -> dict[str, str]:
    """The bundles by name: what the start page and a table need, and what may come later."""
    sources: dict[str, str] = {}
    order: list[str] = []
    later = [_visit(web, name, sources, order, ()) for name in FIRST if (web / name).is_file()]
    first = [*(name for name in order if name != MAIN), MAIN]  # it starts the page, so it comes last
    while later:
        for name in later.pop():
            if name not in sources:
                later.append(_visit(web, name, sources, order, ()))
    rest = order[len(first) :]
    numbers = {name: f"module_{n}" for n, name in enumerate([*first, *rest])}
    names = ", ".join(numbers[name] for name in first)
    return {
        "js/all.js": _bundled(first, sources, numbers, set(rest)) + f"export {{ {names} }};\n",
        "js/later.js": f'import {{ {names} }} from "./all.js";\n'
        + _bundled(rest, sources, numbers, set())
        + f"export {{ {', '.join(numbers[name] for name in rest)} }};\n",
    }


def _bundled(names: list[str], sources: dict[str, str], numbers: dict[str, str], away: set[str]) -> str:
    """The modules of one bundle; those in `away` are in the other."""
    return "".join(_part(name, sources[name], numbers, away) for name in names)


def _visit(web: Path, name: str, sources: dict[str, str], order: list[str], path: tuple[str, ...]) -> list[str]:
    """Put a module after its imports; returns what they load lazily."""
    if name in path:
        raise NotBundled(f"{' → '.join((*path, name))}: these imports form a cycle")
    if name in sources:
        return []
    sources[name] = source = _bare((web / name).read_text(encoding="utf-8"), name)
    later = [_resolved(name, target) for target in _LATER.findall(source)]
    for target in _targets(source):
        later += _visit(web, _resolved(name, target), sources, order, (*path, name))
    order.append(name)
    return later


def _targets(source: str) -> list[str]:
    """The modules that a source imports, in order."""
    found = [(m.start(), m[2]) for pattern in (_IMPORT, _EXPORT_FROM) for m in pattern.finditer(source)]
    return [target for _, target in sorted(found)]


def _resolved(name: str, target: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), target))


def _bare(source: str, name: str) -> str:
    """A module without comments and indentation; third-party modules keep theirs, which name their licences."""
    if name.startswith("vendor/"):
        return source
    return _INDENT.sub("", _BLOCK_COMMENT.sub("", _LINE_COMMENT.sub("", source)))


def _names(braces: str) -> list[tuple[str, str]]:
    """`{a, b as c}` as pairs of inner and outer name."""
    pairs = [part.split(" as ") for part in re.split(r"\s*,\s*", braces.strip("{} \n\t")) if part]
    return [(pair[0].strip(), pair[-1].strip()) for pair in pairs]


def _part(name: str, source: str, numbers: dict[str, str], away: set[str]) -> str:
    """A module as a part of its bundle."""
    given: list[str] = []

    def module(target: str) -> str:
        return numbers[_resolved(name, target)]

    def taken(match: re.Match[str]) -> str:
        what = match[1]
        if what is None:
            return ""
        if what.startswith("*"):
            return f"const {what.split()[-1]} = {module(match[2])};"
        if what.startswith("{"):
            pairs = [inner if inner == outer else f"{inner}: {outer}" for inner, outer in _names(what)]
            return f"const {{ {', '.join(pairs)} }} = {module(match[2])};"
        return f"const {what} = {module(match[2])}.default;"

    def passed_on(match: re.Match[str]) -> str:
        there = module(match[2])
        if match[1] == "*":
            given.append(f"...{there}")
        else:
            given.extend(f"{outer}: {there}.{inner}" for inner, outer in _names(match[1]))
        return ""

    def listed(match: re.Match[str]) -> str:
        given.extend(f"{outer}: {inner}" for inner, outer in _names(match[1]))
        return ""

    def declared(match: re.Match[str]) -> str:
        given.append(match[2])
        return f"{match[1]} {match[2]}"

    def loaded(match: re.Match[str]) -> str:
        there = module(match[1])
        if _resolved(name, match[1]) in away:
            return f'import("./later.js").then((later) => later.{there})'
        return f"Promise.resolve({there})"

    def default(match: re.Match[str]) -> str:
        given.append("default: module_default")
        return "const module_default = function("

    text = _IMPORT.sub(taken, _EXPORT_FROM.sub(passed_on, source))
    text = _LATER.sub(loaded, text)
    text = _EXPORT_DEFAULT.sub(default, _EXPORT.sub(declared, _EXPORT_LIST.sub(listed, text)))
    left = re.search(r"^(import|export)\b.*", text, re.MULTILINE)
    if left:
        raise NotBundled(f"{name}: cannot bundle {left[0]!r}")
    return f"const {numbers[name]} = (() => {{\n{text.strip()}\nreturn {{ {', '.join(given)} }};\n}})();\n"


def styles(web: Path, map_css: str, sheet: str = STYLES) -> str:
    """All styles that a sheet names as one, in its order; those of the map are generated."""

    def moved(name: str) -> str:
        """A style sheet with its addresses made relative to css/."""
        folder = posixpath.dirname(name)
        text = map_css if name == "map/map.css" else (web / name).read_text(encoding="utf-8")
        return _ADDRESS.sub(lambda url: f'url("{posixpath.relpath(posixpath.join(folder, url[1]), "css")}")', text)

    names = _IMPORT_STYLE.findall((web / sheet).read_text(encoding="utf-8"))
    parts = [moved(_resolved(sheet, name)) for name in names]
    bare = re.sub(r"/\*.*?\*/\s*", "", "\n".join(parts), flags=re.DOTALL)
    return _STYLE_SPACE.sub(r"\1", bare)
