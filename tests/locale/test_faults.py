"""Every fault of a position or a text is a row: written once, used, with its message in five languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent_messages import variables

import petteia
from petteia.core.contract import flaws, refusal
from petteia.core.contract.flaws import EXACTLY_WITH, MOST, NUMBER
from petteia.core.contract.possible import ABOUT, Faults
from petteia.core.contract.refusal import Fault, Flaw, NotationError
from petteia.locale import FALLBACK, languages, words
from petteia.locale.problems import told
from petteia.rulebook import rules

PACKAGE = Path(petteia.__file__).parent
ROWS = {name: one for home in (refusal, flaws) for name, one in vars(home).items() if isinstance(one, Flaw) and one.key}
TOLD_BY = {"expect": 2, "add": 1, "wrong": 1}  # where a call has its row
TILES = "games/legendary/rules/map/tiles.py"  # whose text is part of the package: only who changes it meets its faults


@cache
def sources() -> dict[str, ast.Module]:
    """The sources that tell faults, by path."""
    paths = [path for room in ("core", "games") for path in sorted((PACKAGE / room).rglob("*.py"))]
    return {str(path.relative_to(PACKAGE)): ast.parse(path.read_text(encoding="utf-8")) for path in paths}


def calls() -> Iterator[tuple[str, ast.Call, ast.expr]]:
    """Each call that tells a fault, with what it takes for its row."""
    for path, tree in sources().items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            method = isinstance(node.func, ast.Attribute) and ast.unparse(node.func.value) in ("faults", "self")
            name = node.func.attr if isinstance(node.func, ast.Attribute) and method else ast.unparse(node.func)
            at = TOLD_BY.get(name, -1)
            if 0 <= at < len(node.args) and (method or name == "wrong"):
                yield f"{path}:{node.lineno}", node, node.args[at]


def test_each_is_written_once() -> None:
    keys = [row.key for row in ROWS.values()]
    assert len(keys) > 40
    assert [key for key in keys if keys.count(key) > 1] == []


def test_each_is_used() -> None:
    used = {
        node.id
        for path, tree in sources().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
    }
    assert sorted(ROWS.keys() - used) == []


def test_no_game_tells_a_fault_beside_them() -> None:
    """Neither by a sentence of its own nor by an error that holds one."""
    loose = [place for place, _, row in calls() if place.startswith("games/") and ast.unparse(row) not in ROWS]
    for path, tree in sources().items():
        for node in ast.walk(tree) if path.startswith("games/") and path != TILES else ():
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("NotationError", "Fault"):
                row = ast.unparse(node.args[1]) if len(node.args) > 1 else ""
                loose += [f"{path}:{node.lineno}"] if row not in ROWS else []
    assert loose == []


def test_each_is_given_its_arguments() -> None:
    checked = 0
    for place, call, row in calls():
        if isinstance(row, ast.Name) and row.id in ROWS:
            given = {keyword.arg for keyword in call.keywords} - set(ABOUT)
            assert given == ROWS[row.id].arguments, place
            checked += 1
    assert checked > 300


def test_every_rule_that_a_fault_names_exists() -> None:
    for place, call, _ in calls():
        known = rules(petteia.game(place.split("/")[1])) if place.split("/")[1] in petteia.all_games() else {}
        for keyword in call.keywords:
            if keyword.arg == "rule" and isinstance(keyword.value, ast.Constant):
                assert keyword.value.value in known, place


@pytest.mark.parametrize("language", languages())
def test_each_has_its_message_with_exactly_its_arguments(language: str) -> None:
    for row in ROWS.values():
        assert variables(language, "", row.key) == row.arguments, row.key


@pytest.mark.parametrize("name", ROWS)
def test_english_is_told_as_the_row_says_it(name: str) -> None:
    row = ROWS[name]
    named = {argument: f"<{argument}>" for argument in row.arguments}
    assert words(FALLBACK).format(row.key, **named) == words(FALLBACK).typeset(row.english.format_map(named))


def fault() -> NotationError:
    faults = Faults()
    faults.add("fleets", MOST, found=9, most=8, seat=1, rule="C1.2")
    faults.add("land", MOST, found=9, most=8, faction=2)
    faults.add("table", EXACTLY_WITH, at="15", found="?", given="ask=turn", expected="+")
    with pytest.raises(NotationError) as caught:
        faults.refuse()
    return caught.value


def test_a_fault_says_where_whose_and_by_which_rule() -> None:
    assert str(fault()).splitlines()[1:] == [
        "- fleets, seat 1: 9; expected at most 8 (C1.2)",
        "- land, faction 2: 9; expected at most 8",
        "- table, 15: ? with ask=turn; expected +",
    ]
    assert told(fault(), "cs").splitlines()[1:] == [
        "- fleets, místo 1: 9; očekáváno nejvýše 8 (C1.2)",
        "- land, frakce 2: 9; očekáváno nejvýše 8",
        "- table, 15: ? při ask=turn; očekáváno +",
    ]


def test_what_a_plug_in_says_in_english_stays_so() -> None:
    faults = Faults()
    faults.add("board", "not 64 squares", "64")
    faults.expect(False, "leaper", "nowhere to leap on")
    with pytest.raises(NotationError) as caught:
        faults.refuse()
    assert told(caught.value, "ru").splitlines()[1:] == [
        "- board: not 64 squares; expected 64",
        "- leaper: nowhere to leap on",
    ]


def test_a_row_refuses_arguments_that_are_not_its_own() -> None:
    with pytest.raises(AssertionError, match="takes"):
        Fault("pawn", NUMBER, (("found", 12),))
