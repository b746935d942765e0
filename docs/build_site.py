"""Put the documentation's pages together and build the site: scripts/docs runs this.

The pages of docs/, the files beside it that belong to them, and the HTTP reference made from the OpenAPI document go to
build/docs; mkdocs makes build/site of them and stops at any link that leads nowhere.
"""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAGE = ROOT / "build" / "docs"
#: Files beside docs/ and what they are called in the site.
BESIDE = {
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
}


def main() -> None:
    shutil.rmtree(STAGE, ignore_errors=True)
    shutil.copytree(ROOT / "docs", STAGE, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    shutil.copytree(ROOT / "examples", STAGE / "examples", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name, page in BESIDE.items():
        shutil.copy(ROOT / name, STAGE / page)
    (STAGE / "http-reference.md").write_text(http_reference(), encoding="utf-8")
    for page in STAGE.rglob("*.md"):
        page.write_text(links(page.read_text(encoding="utf-8")), encoding="utf-8")
    subprocess.run([sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict"], cwd=ROOT, check=True)
    print(f"{ROOT / 'build' / 'site' / 'index.html'}")


def links(text: str) -> str:
    """Links as they are within the site."""
    text = text.replace("](../examples/bot_package)", "](examples/bot_package/elfenland_scout.py)")
    text = text.replace("](../examples/", "](examples/").replace("](docs/notes)", "](notes/2026-11-elder.md)")
    for name, page in BESIDE.items():
        text = re.sub(rf"\]\((?:\.\./)?{re.escape(name)}", f"]({page}", text)
    return text.replace("](docs/", "](")


def http_reference() -> str:
    """Every operation of the HTTP API, from the OpenAPI document."""
    from elfenland.server.openapi import document

    api = json.loads(document())
    lines = ["# HTTP reference", "", api["info"]["description"], "", "Made from the server's `/openapi.json`.", ""]
    for path, methods in api["paths"].items():
        for method, operation in methods.items():
            lines += [f"## {method.upper()} {path}", "", operation["summary"], "", operation.get("description", ""), ""]
            lines += parameters(operation) + answers(operation)
    return "\n".join(lines)


def parameters(operation: dict) -> list[str]:
    given = [one for one in operation.get("parameters", []) if "name" in one]
    rows = [f"| `{one['name']}` | {one['in']} | {one.get('description', '')} |" for one in given]
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    if body:
        rows.append(f"| body | JSON | `{body.get('$ref', 'object').rpartition('/')[2]}` |")
    return ["| takes | in | |", "|---|---|---|", *rows, ""] if rows else []


def answers(operation: dict) -> list[str]:
    rows = []
    for status, answer in operation["responses"].items():
        schema = answer.get("content", {}).get("application/json", {}).get("schema", {})
        shape = schema.get("$ref", "").rpartition("/")[2]
        told = answer.get("description", "").partition("\n")[0]
        rows.append(f"| {status} | {f'`{shape}`' if shape else ''} | {told} |")
    return ["| answers | with | |", "|---|---|---|", *rows, ""]


if __name__ == "__main__":
    main()
