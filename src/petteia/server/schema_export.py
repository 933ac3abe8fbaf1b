"""Writes what is generated from the messages: a JSON schema for everybody, and TypeScript types for the page.

`python -m petteia.server.schema_export` writes both; a test sees to it that they are current.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from .messages import PROTOCOL, ClientMessage, ServerMessage

ROOT: Final = Path(__file__).parents[3]
SCHEMA: Final = ROOT / "docs" / "protocol.schema.json"
TYPES: Final = ROOT / "web" / "src" / "lib" / "protocol.ts"
PRIMITIVES: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def json_schema() -> dict[str, Any]:
    """All messages, client's and server's, as one JSON schema with a definition for each type."""
    (client, server), definitions = msgspec.json.schema_components(
        (ClientMessage, ServerMessage), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Petteia table protocol",
        "version": PROTOCOL,
        "$defs": definitions | {"ClientMessage": client, "ServerMessage": server},
    }


def typescript() -> str:
    """The same as types for the page."""
    definitions = json_schema()["$defs"]
    lines = [
        "// Generated from src/petteia/server/messages.py by `python -m petteia.server.schema_export`.",
        "",
        f"export const PROTOCOL = {PROTOCOL};",
        "",
    ]
    for name, schema in definitions.items():
        if schema.get("description"):
            lines.append(f"/** {' '.join(schema['description'].split())} */")
        if schema.get("type") == "object":
            lines.append(f"export interface {name} {{")
            lines += [f"  {field}" for field in fields(schema)]
            lines += ["}", ""]
        else:
            lines += [f"export type {name} = {type_of(schema)};", ""]
    return "\n".join(lines)


def fields(schema: dict[str, Any]) -> list[str]:
    """A line a field; what has a default may be left out."""
    required = set(schema.get("required", ()))
    return [f"{name}{'' if name in required else '?'}: {type_of(kind)};" for name, kind in schema["properties"].items()]


def type_of(schema: dict[str, Any]) -> str:
    """The TypeScript type of a schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(type_of(option) for option in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        item = type_of(schema["items"])
        return f"({item})[]" if " " in item else f"{item}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {type_of(values)}>" if isinstance(values, dict) else "Record<string, unknown>"
    return PRIMITIVES.get(str(kind), "unknown")


def files() -> dict[Path, str]:
    """Every generated file with its text."""
    return {SCHEMA: json.dumps(json_schema(), indent=2) + "\n", TYPES: typescript()}


def main() -> None:
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
