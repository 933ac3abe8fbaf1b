"""The tool that changes rules on purpose: it changes what it says, the same each time, and its excuses are about
existing code."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import mutate_rules
from mutate_rules import (
    CHANGES,
    FOLDERS,
    GAMES,
    Excuse,
    Journal,
    Outcome,
    chosen_mutations,
    excuses,
    functions,
    mutated,
    places_of,
    rule_modules,
)


@pytest.mark.parametrize("game", FOLDERS)
def test_the_same_seed_changes_the_same_places(game: str) -> None:
    chosen = chosen_mutations(game, 12, 3)
    assert [mutation for mutation, _ in chosen] == [mutation for mutation, _ in chosen_mutations(game, 12, 3)]
    assert [mutation for mutation, _ in chosen] != [mutation for mutation, _ in chosen_mutations(game, 12, 4)]
    for mutation, text in chosen:
        plain = ast.unparse(ast.parse((GAMES / mutation.file).read_text(encoding="utf-8")))
        assert text != plain
        assert mutation.before in plain
        assert mutation.after in text


def test_there_are_places_enough_and_of_every_kind() -> None:
    kinds: dict[str, int] = dict.fromkeys(CHANGES, 0)
    for path in rule_modules("duel"):
        for place in places_of("duel", path):
            kinds[place.kind] += 1
    assert min(kinds.values()) > 30


@pytest.mark.parametrize(
    ("source", "after"),
    [
        ("def f(a):\n    return a < 3", "return a <= 3"),
        ("def f(a):\n    return a < 3", "return a < 4"),
        ("def f(a, b):\n    return a and b", "return a or b"),
        ("def f(a):\n    a.coins += 2", "a.coins -= 2"),
        ("def f(a):\n    a.coins += 2", "pass"),
        ("def f(a):\n    g(a)\n    return True", "pass"),
        ("def f(a):\n    g(a)\n    return True", "return False"),
    ],
)
def test_what_is_changed(source: str, after: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = GAMES / "duel" / "rules" / "invented.py"
    monkeypatch.setattr(mutate_rules, "parsed", lambda _: ast.parse(source))
    assert after in [mutated(place)[0].after for place in places_of("duel", path)]


def test_shared_rules_are_tried_for_each_game() -> None:
    path = next(path for path in rule_modules("cyclades") if "aegean" in path.parts)
    for ours, theirs in zip(places_of("cyclades", path), places_of("legendary", path), strict=True):
        (one, text), (other, same_text) = mutated(ours), mutated(theirs)
        assert text == same_text
        assert one.id != other.id


def test_an_excuse_is_about_a_line_that_is_there() -> None:
    for excuse, reason in excuses().items():
        assert GAMES / excuse.file in rule_modules(excuse.game), excuse
        tree = ast.parse((GAMES / excuse.file).read_text(encoding="utf-8"))
        sources = [ast.unparse(found) for found in functions(tree) if found.name == excuse.function]
        assert any(excuse.before in source for source in sources), excuse
        assert excuse.before != excuse.after
        assert len(reason) > 20, excuse


def test_nothing_is_excused_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    row = """[[mutation]]\ngame = "duel"\nfile = "a"\nfunction = "f"\nbefore = "1"\nafter = "2"\nreason = "..."\n"""
    monkeypatch.setattr(mutate_rules, "EXCUSES", tmp_path / "twice.toml")
    mutate_rules.EXCUSES.write_text(row + row)
    with pytest.raises(ValueError, match="twice"):
        excuses()


@pytest.mark.parametrize(("excused", "code"), [(True, 0), (False, 1)])
def test_a_survivor_without_a_reason_fails_the_run(
    excused: bool, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    chosen = [mutation for mutation, _ in chosen_mutations("duel", 40, 1)]
    survivor = chosen[7]
    journal = Journal(tmp_path / "journal.jsonl")
    for mutation in chosen:
        journal.add(Outcome(mutation.id, mutation is not survivor, "", 0.1))
    reasons = {Excuse(*(getattr(survivor, name) for name in Excuse._fields)): "It is only asked where it is so anyway."}
    monkeypatch.setattr(mutate_rules, "excuses", lambda: reasons if excused else {})
    monkeypatch.setattr("signal.signal", lambda *_: None)
    monkeypatch.setattr("sys.argv", ["mutate_rules", "duel", "--places", "40", "--journal", str(journal.path)])
    assert mutate_rules.main() == code
    told = capsys.readouterr().out
    assert f"duel, {survivor.file}:{survivor.line}" in told
    assert ("NOT NOTICED" in told) is not excused
