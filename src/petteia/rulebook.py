"""The numbered rules of a game and the tests that prove them."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from .core.contract.game import Game
from .locale import words

ORIGINAL = "en"  # the language in which the rules are written; the others are translations

Test = TypeVar("Test", bound=Callable[..., object])

PARAGRAPH = re.compile(r"^\*\*(?P<id>[A-Z]+\d+\.\d+)\*\* (?P<text>.*(?:\n(?!\n|\*\*|#).*)*)", re.MULTILINE)
HEADING = re.compile(r"^## (?P<id>[A-Z]+\d+) (?P<title>.*)$", re.MULTILINE)


@dataclass(frozen=True)
class Rule:
    """One numbered rule, in our words."""

    id: str
    text: str
    chapter: str


def rules_page(game: Game, language: str) -> tuple[str, str]:
    """The rules page in that language, or in English if the game has no translation; and the language it is in."""
    translated = game.manifest.rules_page(language)
    if translated is not None:
        return words(language).typeset(translated.read_text(encoding="utf-8")), language
    return game.rules_page(), ORIGINAL


def rules(game: Game, language: str = ORIGINAL) -> dict[str, Rule]:
    """The rules of a game by id, in the order of its rules page."""
    page, _ = rules_page(game, language)
    chapters = {match["id"]: match["title"] for match in HEADING.finditer(page)}
    found: dict[str, Rule] = {}
    for match in PARAGRAPH.finditer(page):
        id = match["id"]
        if id in found:
            raise ValueError(f"the rules page of {game.id} has {id} twice")
        text = " ".join(match["text"].split())
        found[id] = Rule(id, text, chapters[id.partition(".")[0]])
    return found


def books_differ(game: Game) -> str:
    """The id of the chapter on where the printed rulebooks differ, or "" if there is none."""
    chapters = {match["title"]: match["id"] for match in HEADING.finditer(game.rules_page())}
    return chapters.get("Where the books differ", "")


def rule(*ids: str) -> Callable[[Test], Test]:
    """Marks a test with the rules that it proves: `@rule("D5.7")`."""

    def mark(test: Test) -> Test:
        test.rules = ids  # type: ignore[attr-defined]
        return test

    return mark


def citations(tests: Path) -> dict[str, list[str]]:
    """The tests below a folder that cite each rule, found by reading their sources."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for id in cited(node):
                    found.setdefault(id, []).append(f"{path.relative_to(tests).as_posix()}::{node.name}")
    return found


def cited(test: ast.FunctionDef) -> list[str]:
    """The ids in a test's `@rule(...)`."""
    return [
        argument.value
        for decorator in test.decorator_list
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "rule"
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
