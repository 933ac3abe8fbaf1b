from __future__ import annotations

import json
from pathlib import Path

import pytest

import petteia
import petteia.cli.commands.rules
from cli.running import Run
from petteia.locale import languages, words
from petteia.rulebook import rules_page

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
    assert "Did you mean: T1.2 · T1.1?" in result.stderr
    assert "Its chapters: T1, T2." in run("rules pebbles X").stderr


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
    monkeypatch.setattr(petteia.cli.commands.rules, "__file__", str(tmp_path / "installed" / "rules.py"))
    result = run("rules pebbles --coverage")
    assert result.exit_code == 2
    assert "source checkout" in result.stderr


def test_a_game_without_a_rules_page_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(petteia.game("pebbles")), "rules_page", lambda game: "")
    result = run("rules pebbles")
    assert result.exit_code == 2
    assert "Pebbles has no rules page." in result.stderr


def test_a_card_by_its_name(run: Run) -> None:
    shown = run("rules duel aqueduct").stdout
    assert "Aqueduct" in shown
    assert "3 × stone" in shown
    assert "Free with Baths in your city. D5.8" in shown
    assert run("rules duel Akvadukt --language cs").stdout == run("rules duel card/aqueduct --language cs").stdout


def test_a_hero_says_what_counts_when(run: Run) -> None:
    shown = run("rules legendary ajax").stdout
    assert "In battle Fights with strength 2." in shown
    assert "Sacrifice If you hold at least 7 lands: a metropolis." in shown


def test_things_as_json(run: Run) -> None:
    told = json.loads(run("rules duel law --json").stdout)
    assert [entry["name"] for entry in told["entries"]] == ["Law"]
    assert told["entries"][0]["effects"][0]["rule"] == "D9.4"


def test_a_misspelt_thing_is_an_error_that_names_a_near_one(run: Run) -> None:
    result = run("rules duel aquaduct")
    assert result.exit_code == 2
    assert "Did you mean: aqueduct?" in result.stderr


def test_rules_in_another_language(run: Run) -> None:
    assert "Vojenská nadvláda" in run("rules duel D8.5 --language cs").stdout
    assert "Katonai fölény" in run("rules duel --language hu").stdout
    assert "Военное превосходство" in run("rules duel d8 --language ru").stdout


def plain(text: str) -> str:
    """The words of a text with single spaces between."""
    return " ".join(text.split())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["duel", "cyclades", "legendary"])
def test_the_game_at_a_glance_comes_first_and_options_have_words(run: Run, game: str, language: str) -> None:
    own, known = words(language, game), petteia.game(game)
    shown = plain(run(f"rules {game} --language {language}", columns=2000).stdout)
    heads = [plain(own.format(head)) for head in ("overview-ways", "overview-turn", "rules-setup")]
    places = [shown.index(head) for head in heads]
    chapter = plain(rules_page(known, language)[0].partition("\n## ")[2].partition("\n")[0])
    assert places == sorted(places)
    assert places[-1] < shown.index(chapter)
    for way in known.almanac().ways:
        assert plain(own.format(f"{way.message}.title")) in shown[: shown.index(chapter)]
    for option in known.options:
        assert f"{option.name}=" not in shown
        assert "_" not in option.name or option.name not in shown


def test_a_rule_names_an_option_by_its_words(run: Run) -> None:
    shown = " ".join(run("rules cyclades C10.17").stdout.split())
    assert "Option Summoning the Kraken again: swims on: it swims on from where it is." in shown
