"""The messages of a language as they are written: their variables, the forms of names among them, their selectors."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from petteia.locale import HOUSE, files_of, house_files, resource

FORM = "-"  # between an argument and the form of its name, as in $god-dat


@dataclass
class Reading(Visitor):
    """What a pattern holds: its variables and the forms of names among them, the messages it refers to, and the cases
    of its selectors."""

    variables: set[str] = field(default_factory=set)
    forms: set[tuple[str, str]] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    selectors: list[set[str]] = field(default_factory=list)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        argument, _, form = node.id.name.partition(FORM)
        self.variables.add(argument)
        if form:
            self.forms.add((argument, form))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        self.selectors.append(keys)
        self.generic_visit(node)


def files(language: str, game: str) -> list[Path]:
    return files_of(game, language) or house_files(language, *HOUSE)


@cache
def messages(language: str, game: str = "") -> dict[str, ast.Message]:
    """The messages of a game, or of the interface, by id."""
    found: dict[str, ast.Message] = {}
    for path in files(language, game):
        for entry in resource(path).body:
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} appears twice"
                found[entry.id.name] = entry
    return found


def reading(node: ast.BaseNode) -> Reading:
    found = Reading()
    found.visit(node)
    return found


@cache
def variables(language: str, game: str, id: str) -> set[str]:
    """The arguments of a message and of those that it refers to; a game's may refer to the house's."""
    found = reading((messages(language, game) | messages(language))[id])
    return found.variables.union(*(variables(language, game, other) for other in found.references))
