"""What all sentences of a language respect: the words of the glossary, the right case of names, buttons that say
something complete, and the language's own typography."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import petteia
from petteia.locale import languages, words

SOURCES = Path(petteia.__file__).parent
FIXTURES = Path(__file__).parents[1] / "fixtures"
FORBIDDEN = json.loads(Path(__file__).with_name("forbidden_words.json").read_text(encoding="utf-8"))
# words that ask for a case, or end in nothing
PREPOSITIONS = {
    "en": "at for from of to with",
    "cs": "bez do k ke mezi na nad o od po pod pro proti před přes při s u v ve z za ze",
    "pl": "bez dla do ku między na nad o od po pod przeciw przed przez przy u w we z za ze",
    "ru": "без в во для до за из к ко между на над о об от по под при про против с со у через",
}
# arguments whose names are never inflected: places, players, and gods, creatures and heroes without a form
NAMES = {
    *("area", "island", "island_to", "land", "land_to", "origin", "other", "place", "sea", "sea_to", "site", "slot"),
    *("attacker", "defender", "faction", "loser", "name", "names", "seat", "victim"),
    *("creature", "god", "hero", "hero_for"),
}
PLAYERS = {"attacker", "defender", "faction", "loser", "name", "names", "seat", "victim", "who"}
FORM = re.compile(r"[a-z_]+-(?:acc|dat)$")  # a name in another case, as of a god or a building
NOT_NAMES = {"help-hera"}  # its hero is a price
ARTICLES = "a az"  # Hungarian: which of them depends on the word that follows


def files(language: str) -> list[Path]:
    """Every file of messages in a language, wherever it lies."""
    return sorted(SOURCES.rglob(f"locale/{language}/*.ftl"))


def pages(language: str) -> list[Path]:
    """The rules pages in a language."""
    return sorted(SOURCES.rglob("rules.md" if language == "en" else f"rules.{language}.md"))


def about(path: Path) -> str:
    """What a file is about: the game of a rules page, or the name of a file of messages."""
    return path.parent.name if path.suffix == ".md" else path.stem


class Junctions(Visitor):
    """The text before each variable of a pattern, with the variable."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []

    def visit_Pattern(self, pattern: ast.Pattern) -> None:
        before = ""
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                before = element.value
            elif isinstance(element, ast.Placeable):
                inner = element.expression
                if isinstance(inner, ast.VariableReference | ast.MessageReference):
                    self.found.append((before, inner.id.name))
                before = ""
        self.generic_visit(pattern)


def junctions(language: str) -> Iterator[tuple[str, str, str]]:
    """Every variable of a language with its message and the last word before it."""
    for path in files(language):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                looker = Junctions()
                looker.visit(entry)
                for before, variable in looker.found:
                    yield entry.id.name, (re.findall(r"(?:^|(?<=[\s(„«]))(\w+) $", before) or [""])[0].lower(), variable


@pytest.mark.parametrize("language", ["cs", "pl", "ru"])
def test_no_preposition_stands_before_a_name_that_is_not_inflected(language: str) -> None:
    asking = set(PREPOSITIONS[language].split())
    assert [
        f"{id}: {word} {{ ${name} }}"
        for id, word, name in junctions(language)
        if word in asking and name in NAMES and id not in NOT_NAMES
    ] == []


def test_no_hungarian_article_stands_before_what_is_not_known_yet() -> None:
    articles = set(ARTICLES.split())
    assert [f"{id}: {word} {{ {name} }}" for id, word, name in junctions("hu") if word in articles] == []


class Neighbours(Visitor):
    """Each player's name that something else follows after no more than a space, with what follows."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []

    def visit_Pattern(self, pattern: ast.Pattern) -> None:
        for first, space, second in zip(pattern.elements, pattern.elements[1:], pattern.elements[2:], strict=False):
            match first, space, second:
                case (
                    ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))),
                    ast.TextElement(value=" "),
                    ast.Placeable(expression=ast.VariableReference() | ast.MessageReference() as next),
                ) if name in PLAYERS:
                    self.found.append((name, next.id.name))
        self.generic_visit(pattern)


@pytest.mark.parametrize("language", languages())
def test_no_number_stands_after_a_name_that_may_end_in_one(language: str) -> None:
    """Bots of a kind are called Random 1 and Random 2, and "Random 2 6 coins" reads as 26."""
    joined = []
    for path in files(language):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name != "people-numbered":  # which makes such names
                looker = Neighbours()
                looker.visit(entry)
                joined += [f"{entry.id.name}: {name} {next}" for name, next in looker.found if not FORM.match(next)]
    assert joined == []


@pytest.mark.parametrize("language", PREPOSITIONS)
def test_no_button_ends_in_nothing(language: str) -> None:
    asking = set(PREPOSITIONS[language].split())
    dangling = []
    for path in files(language):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith(("verb-", "action-")) and entry.value:
                last = entry.value.elements[-1]
                if isinstance(last, ast.TextElement) and last.value.split()[-1].lower() in asking:
                    dangling.append(entry.id.name)
    assert dangling == []


class SilentOnes(Visitor):
    """The numbers that a text for "one" does not say."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_SelectExpression(self, choice: ast.SelectExpression) -> None:
        for variant in choice.variants:
            key, number = variant.key, choice.selector
            if isinstance(key, ast.Identifier) and key.name == "one" and isinstance(number, ast.VariableReference):
                said = Junctions()
                said.visit(variant.value)
                if number.id.name not in {name for _, name in said.found}:
                    self.found.append(number.id.name)
        self.generic_visit(choice)


def test_russian_says_its_number_where_one_may_be_twenty_one() -> None:
    silent = []
    for path in files("ru"):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                looker = SilentOnes()
                looker.visit(entry)
                silent += [f"{path.stem}: {entry.id.name}, {name}" for name in looker.found]
    assert silent == []


@pytest.mark.parametrize("language", languages())
def test_forbidden_synonyms_do_not_come_back(language: str) -> None:
    found = []
    for path in (*files(language), *pages(language)):
        text = path.read_text(encoding="utf-8")
        broken, joint = (r"\n(?=\S)", " ") if path.suffix == ".md" else (r"(?m)^#.*$", "")
        text = re.sub(broken, joint, text)
        for rule in FORBIDDEN[language]:
            if about(path).startswith(tuple(rule.get("in", [""]))):
                found += [f"{path.name}: {match[0]}, say: {rule['say']}" for match in re.finditer(rule["words"], text)]
    assert found == []


@pytest.mark.parametrize("language", languages())
def test_files_leave_the_typography_to_the_formatter(language: str) -> None:
    opening, closing = list(words(language).format("typography.quotes"))
    for path in files(language):
        text = re.sub(r'\{ ".*?" \}', "", path.read_text(encoding="utf-8"))
        assert re.findall(r".*(?:\.\.\.|[^{ ] - |\u00a0|\u202f).*", text, re.MULTILINE) == [], path
        foreign = set("„“”«»") - {opening, closing}
        told = "".join(line for line in text.splitlines() if not line.startswith(("#", "    .quotes")))
        assert [mark for mark in foreign if mark in told] == [], path


@pytest.mark.parametrize("case", json.loads((FIXTURES / "typography.json").read_text(encoding="utf-8")))
def test_sentences_are_set_as_the_language_prints_them(case: dict[str, str]) -> None:
    own = words(case["language"])
    assert own.typeset(case["plain"]) == case["set"]
    assert own.typeset(case["set"]) == case["set"]


def test_what_people_copy_into_a_shell_is_left_alone() -> None:
    assert words("cs").format("terminal-resume", command="petteia play a b 2 c").endswith("petteia play a b 2 c")
