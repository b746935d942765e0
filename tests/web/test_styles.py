"""No dead styles: what a selector names is made somewhere, by the page or in the map's picture."""

from __future__ import annotations

import re
from pathlib import Path

import elfenland

PACKAGE = Path(elfenland.__path__[0])
MADE = "".join(
    path.read_text(encoding="utf-8")
    for folder, kind in (("web/js", "*.js"), ("web", "index.html"), ("picture", "*.py"))
    for path in sorted((PACKAGE / folder).rglob(kind))
)
#: Classes that are put together: kind-${kind}.
BEGUN = tuple(re.findall(r"\b([a-z]+-)\$\{", MADE))


def test_every_class_and_id_of_a_style_is_made_somewhere() -> None:
    dead = []
    for path in sorted((PACKAGE / "web" / "css").glob("*.css")):
        text = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        for name in sorted(set(re.findall(r"[.#]([A-Za-z][\w-]*)(?=[^{};]*\{)", text))):
            if not name.startswith(BEGUN) and not re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", MADE):
                dead.append(f"{path.name}: {name}")
    assert not dead
