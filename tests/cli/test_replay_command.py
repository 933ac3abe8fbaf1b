from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import petteia
from cli.running import Run
from petteia.arena import play_game
from petteia.bots import bot


@pytest.fixture
def record(tmp_path: Path) -> petteia.Record:
    """A finished game, saved in both forms."""
    record = petteia.Record(petteia.game("duel"), players=["Anna", "random"])
    play_game(record, [bot("random", "duel"), bot("random", "duel")], petteia.Rng(7))
    (tmp_path / "game.jsonl").write_text(petteia.write_lines(record))
    (tmp_path / "game.txt").write_text(petteia.write_text(record))
    return record


@pytest.mark.parametrize("name", ["game.jsonl", "game.txt"])
def test_either_form_is_verified_and_the_last_position_shown(run: Run, record: petteia.Record, name: str) -> None:
    result = run(f"replay {name}")
    assert result.exit_code == 0
    assert f"✓ Verified: {name}, 7 Wonders Duel, Winner: " in result.stdout
    assert f"actions: {len(record.entries)}\n" in result.stdout
    assert "Progress tokens  " in result.stdout


def test_json_has_players_actions_and_result(run: Run, record: petteia.Record) -> None:
    shown = json.loads(run("replay game.jsonl --json").stdout)
    assert record.state.result is not None
    assert shown["game"] == "duel"
    assert shown["players"] == ["Anna", "random"]
    assert [action["do"] for action in shown["actions"]] == [entry.text for entry in record.entries]
    assert shown["actions"][0]["by"] == "chance"
    assert shown["result"] == record.state.result.plain()
    assert shown["verified"] is True


def test_one_position_can_be_asked_for(run: Run, record: petteia.Record) -> None:
    assert record.entries[34].text == "build tavern"
    shown = run("replay game.jsonl --to 35").stdout
    assert "After action 35 of" in shown
    assert "random: Build Tavern for free" in shown
    assert "· random builds Tavern." in shown
    assert "Progress tokens  " not in shown


def test_stepping_goes_forward_back_and_to_a_number(run: Run, record: petteia.Record) -> None:
    shown = run("replay game.jsonl --step", typed="\nb\n\n35\nx\n999\nb\nq\n").stdout
    steps = re.findall(r"After action (\d+) of", shown)
    assert steps == ["0", "1", "0", "1", "35", "34"]
    assert shown.count("Press Enter, or type b, q or a number") == 2


def test_stepping_stops_at_both_ends_and_at_the_end_of_the_input(run: Run, record: petteia.Record) -> None:
    last = len(record.entries)
    result = run("replay game.jsonl --step", typed=f"b\n{last}\n\n")
    assert result.exit_code == 0
    assert "This is the beginning." in result.stdout
    assert "That was the last action" in result.stdout


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            '"do": "build tavern"',
            '"do": "build palace"',
            "line 36: 'build palace' is not legal: Not face up on the table: Palace.",
        ),
        (
            '"do": "build tavern"',
            '"do": "discard apothecary"',
            "line 36: 'discard apothecary' is not legal: Not face up on the table: Apothecary.",
        ),
        ('"n": 35,', '"n": 53,', 'line 36: expected action 35 as "n", found 53'),
        ('"rules": "1"', '"rules": "0"', "line 1: duel is played under version 1 of its rules here, not 0"),
        ('"hash": "', '"hash": "0', "expected hash"),
    ],
)
def test_a_broken_record_names_the_line_and_what_was_expected(
    run: Run, record: petteia.Record, old: str, new: str, says: str
) -> None:
    path = Path("game.jsonl")
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))
    result = run("replay game.jsonl")
    assert result.exit_code == 1
    assert says in result.stderr
    assert result.stdout == ""


def test_a_record_cut_short_is_refused(run: Run, record: petteia.Record) -> None:
    path = Path("game.jsonl")
    path.write_text("".join(path.read_text().splitlines(keepends=True)[:-1]))
    result = run("replay game.jsonl --json")
    assert result.exit_code == 1
    assert "the record is cut short" in result.stderr


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"hello\n", b"[]"])
def test_a_file_that_is_no_record_is_refused(run: Run, content: bytes) -> None:
    Path("letter").write_bytes(content)
    result = run("replay letter")
    assert result.exit_code == 1
    assert "letter" in result.stderr


def test_arguments_that_contradict_each_other_are_refused(run: Run, record: petteia.Record) -> None:
    assert run("replay game.jsonl --step --to 3").exit_code == 2
    result = run("replay game.jsonl --to 999")
    assert result.exit_code == 2
    assert f"the record has {len(record.entries)} actions" in result.stderr
    assert run("replay nowhere.jsonl").exit_code == 2


def test_an_unfinished_game_says_so(run: Run) -> None:
    unfinished = petteia.Record(petteia.game("duel"))
    Path("begun.jsonl").write_text(petteia.write_lines(unfinished))
    shown = run("replay begun.jsonl").stdout
    assert "7 Wonders Duel, not finished, actions: 0" in shown
    assert "Seat 0" in shown
