from __future__ import annotations

import json
from pathlib import Path

import pytest

import petteia
import petteia.cli.rules
from cli.running import Run

pytestmark = pytest.mark.usefixtures("pebbles")


def checkout(cited: str) -> None:
    """A source checkout around the current folder, with one test that cites these rules."""
    Path("pyproject.toml").write_text("")
    Path("tests").mkdir()
    Path("tests/test_turns.py").write_text(f"@rule({cited})\ndef test_taking():\n    pass\n")


def test_the_whole_page_is_shown(run: Run) -> None:
    shown = run("rules pebbles").stdout
    assert "T1 Turns" in shown
    assert "Who takes the last pebble wins." in shown


def test_one_rule_is_shown_under_its_chapter(run: Run) -> None:
    shown = run("rules pebbles t1.2").stdout
    assert "T1 Turns" in shown
    assert "T1.2 You may not take more than there are, however much you would like to." in " ".join(shown.split())
    assert "T1.1" not in shown


def test_a_chapter_is_shown_without_the_others(run: Run) -> None:
    shown = run("rules pebbles T1").stdout
    assert "T1.1" in shown
    assert "T1.2" in shown
    assert "T2" not in shown


def test_rules_as_json(run: Run) -> None:
    assert json.loads(run("rules pebbles T2.1 --json").stdout) == {
        "game": "pebbles",
        "rules": [{"id": "T2.1", "text": "Who takes the last pebble wins.", "chapter": "The end"}],
    }


def test_an_unknown_rule_is_refused_with_near_ones(run: Run) -> None:
    result = run("rules pebbles T1.9")
    assert result.exit_code == 2
    assert "did you mean T1.2 or T1.1" in result.stderr
    assert "its chapters are T1, T2" in run("rules pebbles X").stderr


def test_coverage_fails_while_a_rule_has_no_test(run: Run) -> None:
    checkout('"T1.1", "T2.1"')
    result = run("rules pebbles --coverage --json")
    assert result.exit_code == 1
    assert json.loads(result.stdout) == {
        "game": "pebbles",
        "total": 3,
        "uncovered": ["T1.2"],
        "tests": {"T1.1": ["test_turns.py::test_taking"], "T1.2": [], "T2.1": ["test_turns.py::test_taking"]},
    }


def test_coverage_succeeds_when_every_rule_has_one(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout('"T1.1", "T1.2", "T2.1"')
    Path("deeper").mkdir()
    monkeypatch.chdir("deeper")
    result = run("rules pebbles --coverage")
    assert result.exit_code == 0


def test_coverage_names_the_rule_without_a_test(run: Run) -> None:
    checkout('"T1.1"')
    shown = run("rules pebbles --coverage").stdout
    assert "T1.2" in shown
    assert "no test" in shown
    assert "1 of 3 rules of pebbles have a test" in shown


def test_coverage_outside_a_checkout_says_so(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(petteia.cli.rules, "__file__", str(tmp_path / "installed" / "rules.py"))
    result = run("rules pebbles --coverage")
    assert result.exit_code == 2
    assert "source checkout" in result.stderr


def test_a_game_without_a_rules_page_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(petteia.game("pebbles")), "rules_page", lambda game: "")
    result = run("rules pebbles")
    assert result.exit_code == 2
    assert "pebbles has no rules page" in result.stderr
