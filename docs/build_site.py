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
    lines += ["## Messages", "", "Every message that is sent, by its name.", ""]
    for name, schema in api["components"]["schemas"].items():
        lines += [f"### {name}", "", schema.get("description", ""), "", *fields(schema), ""]
    return "\n".join(lines)


def fields(schema: dict) -> list[str]:
    """The fields of a message as a table, or what else it can be."""
    needed = schema.get("required", [])
    rows = [
        f"| `{name}` | {kind(one)} | {'' if name in needed else 'may be absent. '}{one.get('description', '')} |"
        for name, one in schema.get("properties", {}).items()
    ]
    return ["| field | what it is | |", "|---|---|---|", *rows] if rows else [f"It is {kind(schema)}."]


def kind(schema: dict) -> str:
    """What a value can be, in words; messages are links to their tables."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[`{name}`](#{name.lower()})"
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(dict.fromkeys(kind(one) for one in schema[several]))
    if "enum" in schema:
        return " or ".join("null" if value is None else f"`{value}`" for value in schema["enum"])
    if schema.get("type") == "array":
        parts = schema.get("prefixItems") or [schema.get("items") or {}]
        return "list of " + ", ".join(kind(part) for part in parts)
    if isinstance(schema.get("additionalProperties"), dict):
        return "map of " + kind(schema["additionalProperties"])
    words = {"string": "text", "integer": "whole number", "boolean": "true or false", "object": "object"}
    return words.get(schema.get("type", ""), schema.get("type", "anything"))


def parameters(operation: dict) -> list[str]:
    given = [one for one in operation.get("parameters", []) if "name" in one]
    rows = [f"| `{one['name']}` | {one['in']} | {one.get('description', '')} |" for one in given]
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    if body:
        rows.append(f"| body | JSON | {kind(body)} |")
    return ["| takes | in | |", "|---|---|---|", *rows, ""] if rows else []


def answers(operation: dict) -> list[str]:
    rows = []
    for status, answer in operation["responses"].items():
        schema = answer.get("content", {}).get("application/json", {}).get("schema", {})
        told = answer.get("description", "").partition("\n")[0]
        rows.append(f"| {status} | {kind(schema) if schema else ''} | {told} |")
    return ["| answers | with | |", "|---|---|---|", *rows, ""]


if __name__ == "__main__":
    main()
