"""Every refusal of a game is a row: written once, used, with its message in five languages and a rule that exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent_messages import variables
from locale_needs import GAMES as SOURCES
from locale_needs import OWN, module, reasons, refusal_message

import petteia
from petteia.core.contract.refusal import Reason, Refusal
from petteia.locale import languages
from petteia.locale.sentences import refusal_id
from petteia.rulebook import rules

GAMES = tuple(OWN)
RULE = re.compile(r"[CDL]\d+\.\d+")
# what a program may want to know and no sentence says
CONDITIONS = {"fleets", "gold", "hero", "heroes", "lands", "most", "pairs", "priestesses"}
UNSAID = {
    "cyclades": {"kraken_there": {"creature"}, "no_such_action": {"action"}},
    "duel": {"card_covered": {"slot"}},
    "legendary": {
        "apollo_taken": {"god"},
        "kraken_there": {"faction"},
        "no_room": {"hero"},
        "no_sacrifice": CONDITIONS,
        "no_such_action": {"action"},
    },
}


@cache
def sources(game: str) -> dict[str, ast.Module]:
    """The sources of a game, by module."""
    paths = sorted((SOURCES / game).rglob("*.py"))
    named = {".".join(path.relative_to(SOURCES / game).with_suffix("").parts): path for path in paths}
    return {name: ast.parse(path.read_text(encoding="utf-8")) for name, path in named.items() if "__init__" not in name}


def uses(game: str) -> Iterator[tuple[str, Reason, ast.Call | None]]:
    """Each place where a row is named, with its call where it is called there."""
    for name, tree in sources(game).items():
        known = {id: one for id, one in vars(module(game, name)).items() if isinstance(one, Reason)}
        called = {node.func: node for node in ast.walk(tree) if isinstance(node, ast.Call)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in known:
                yield f"{name}:{node.lineno}", known[node.id], called.get(node)


@pytest.mark.parametrize("game", GAMES)
class TestTheRowsOfAGame:
    def test_each_is_written_once(self, game: str) -> None:
        keys = [(reason.key, reason.case) for reason in reasons(game)]
        assert len(keys) > 30
        assert [key for key in sorted(set(keys)) if keys.count(key) > 1] == []

    def test_each_is_used(self, game: str) -> None:
        used = {id(reason) for _, reason, _ in uses(game)}
        assert [reason.key for reason in reasons(game) if id(reason) not in used] == []

    def test_there_are_no_refusals_beside_them(self, game: str) -> None:
        loose = [
            f"{name}:{node.lineno}"
            for name, tree in sources(game).items()
            for node in ast.walk(tree)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"
        ]
        assert loose == []

    def test_each_is_given_its_arguments_and_a_rule_where_it_has_none(self, game: str) -> None:
        for place, reason, call in uses(game):
            if call is not None and None not in {keyword.arg for keyword in call.keywords}:
                assert {keyword.arg for keyword in call.keywords} == reason.arguments, place
                assert len(call.args) == (not reason.rule and reason.key != "no_such_action"), place

    @pytest.mark.parametrize("language", languages())
    def test_each_has_its_message_with_exactly_its_arguments(self, game: str, language: str) -> None:
        for reason in reasons(game):
            said = variables(language, game, refusal_message(game, reason))
            assert reason.arguments - UNSAID[game].get(reason.key, set()) - said == set(), f"{reason.key}: not said"
            assert said - reason.arguments == set(), f"{reason.key}: not given"

    def test_nothing_is_called_unsaid_that_is_said(self, game: str) -> None:
        for key, names in UNSAID[game].items():
            rows = [reason for reason in reasons(game) if reason.key == key]
            assert rows, key
            said = [variables("en", game, refusal_message(game, reason)) for reason in rows]
            assert not names & frozenset.intersection(*map(frozenset, said)), key

    def test_the_message_is_found_from_the_refusal(self, game: str) -> None:
        for reason in reasons(game):
            args: dict[str, int | str] = dict.fromkeys(reason.arguments, reason.case)
            assert refusal_id(Refusal("", reason.key, "", args)) == refusal_message(game, reason)

    def test_every_rule_that_is_named_exists(self, game: str) -> None:
        known = rules(petteia.game(game))
        named = {
            node.value
            for tree in sources(game).values()
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE.fullmatch(node.value)
        }
        assert len(named) >= 20
        assert {reason.rule for reason in reasons(game)} - {""} <= named
        assert named - set(known) == set()


def test_a_row_refuses_arguments_that_are_not_its_own() -> None:
    taken = Reason("card_gone", "D0.2", "The card in slot {slot} has been taken")
    assert taken(slot=3) == Refusal("D0.2", "card_gone", "The card in slot 3 has been taken", {"slot": 3})
    with pytest.raises(AssertionError, match="card_gone takes"):
        taken(place=3)
