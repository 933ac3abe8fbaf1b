"""How ids of messages are made from names, and names are found in sources."""

from __future__ import annotations

import ast
from collections.abc import Iterable


def ids(prefix: str, names: Iterable[object]) -> set[str]:
    return {f"{prefix}-{name}".replace(" ", "_") for name in names}


def calls_of(name: str, within: ast.AST) -> list[ast.Call]:
    return [node for node in ast.walk(within) if isinstance(node, ast.Call) and is_name(node.func, name)]


def is_name(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name
