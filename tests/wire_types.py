"""Writes the page's types of what comes over the wire, from the OpenAPI document: `python tests/wire_types.py`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import elfenland
from elfenland.server import openapi

FILE = Path(elfenland.__file__).parent / "web" / "js" / "wire.d.ts"
HEAD = """\
// Generated from the OpenAPI document by tests/wire_types.py; do not edit.
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
Schema = dict[str, Any]


class Writer:
    """Schemas as TypeScript; those with a title of their own and tagged unions get a name."""

    def __init__(self) -> None:
        self.named: dict[str, str] = {}

    def type(self, schema: Schema) -> str:
        """A schema where it is used."""
        if "$ref" in schema:
            return str(schema["$ref"].rpartition("/")[2])
        if "discriminator" in schema:
            name = f"Any{schema['discriminator']['propertyName'].capitalize()}"
            return self.name(name, " | ".join(self.type(one) for one in schema["anyOf"]))
        if "anyOf" in schema:
            return " | ".join(dict.fromkeys(self.type(one) for one in schema["anyOf"]))
        if "enum" in schema or "const" in schema:
            words = " | ".join(json.dumps(one) for one in schema.get("enum", [schema.get("const")]))
            return self.name(schema["title"], words) if "title" in schema else words
        if schema.get("type") == "array":
            inner = self.type(schema["items"])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if schema.get("type") == "object":
            values = schema.get("additionalProperties")
            return f"Record<string, {self.type(values) if values else 'any'}>"
        return PLAIN[schema["type"]]

    def name(self, name: str, words: str) -> str:
        assert self.named.setdefault(name, words) == words, f"two different types are called {name}"
        return name

    def interface(self, name: str, schema: Schema) -> str:
        """An object with its fields."""
        lines = [f"/** {schema['description']} */"] if "description" in schema else []
        lines.append(f"export interface {name} {{")
        for field, shape in schema["properties"].items():
            if "description" in shape:
                lines.append(f"  /** {shape['description']} */")
            lines.append(f"  {field}{'' if field in schema.get('required', ()) else '?'}: {self.type(shape)};")
        return "\n".join([*lines, "}\n"])


def written(document: Schema) -> str:
    """The whole file. What a stream sends is text; its data are named in the document all the same."""
    writer = Writer()
    schemas = document["components"]["schemas"]
    interfaces = [writer.interface(name, schema) for name, schema in schemas.items() if "properties" in schema]
    unions = [f"export type {name} = {words};\n" for name, words in writer.named.items()]
    return HEAD + "\n" + "\n".join([*unions, *interfaces])


def current() -> str:
    return written(json.loads(openapi.document()))


if __name__ == "__main__":
    FILE.write_text(current(), encoding="utf-8")
