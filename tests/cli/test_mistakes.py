"""Errors are reported in the reader's language, and to programs in English, as the errors word them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import petteia
from cli.running import Run
from petteia.cli.wording import VARIABLE, told
from petteia.core.contract.flaws import EXACTLY
from petteia.core.contract.refusal import Fault, NotationError
from petteia.core.records.notation import RecordError, read, write_lines, write_text
from petteia.core.records.verification import Unfair, verify
from petteia.locale import FALLBACK, languages, words
from petteia.server.store.database import File
from petteia.server.store.upgrade import upgrade

OTHERS = [language for language in languages() if language != FALLBACK]
QUOTES = str.maketrans("“”", '""')
LATIN = re.compile(r"[A-Za-z]{3,}")


def played() -> petteia.Record:
    """A short game whose chance was pledged."""
    seeds = petteia.Seeds(bytes(32), ("", ""))
    record = petteia.Record(petteia.game("duel"), 2, pledge=seeds.pledge())
    for _ in range(12):
        state = record.state
        drawn = sum(entry.actor == petteia.CHANCE for entry in record.entries) + 1
        record.play(seeds.draw(state, drawn) if state.actor == petteia.CHANCE else state.legal()[0])
    record.seeds = seeds
    return record


LINES, TEXT = write_lines(played()), write_text(played())
FAULTS = {
    "empty": "\n",
    "not an object": LINES.replace('{"n": 1,', '[1]\n{"n": 1,'),
    "another format": LINES.replace('"petteia": 1', '"petteia": 7'),
    "not JSON": LINES.replace('{"n": 2,', "{n: 2,"),
    "another number": LINES.replace('"n": 2,', '"n": 9,'),
    "nobody": LINES.replace('"by": "chance"', '"by": "zeus"', 1),
    "another actor": LINES.replace('"by": "chance"', '"by": 1', 1),
    "a field of another kind": LINES.replace('"seats": 2', '"seats": "two"'),
    "a name that is none": LINES.replace('"players": []', '"players": [1, 2]'),
    "too few names": LINES.replace('"players": []', '"players": ["Ada"]'),
    "another game": LINES.replace('"game": "duel"', '"game": "chess"'),
    "other rules": LINES.replace(f'"rules": "{petteia.game("duel").version}"', '"rules": "0"'),
    "too many seats": LINES.replace('"seats": 2', '"seats": 5'),
    "no such choice": LINES.replace('"decline_token": "', '"decline_token": "full moon '),
    "cut short": "\n".join(LINES.splitlines()[:8]),
    "another seal": LINES[:-6] + '00"}\n',
    "another scheme": LINES.replace('"scheme": 2', '"scheme": 9'),
    "a seed that is none": LINES.replace('"players": ["", ""]}}', '"players": ["zeus", ""]}}'),
    "a tag twice": TEXT.replace("[Game", '[Rules "1"]\n[Game'),
    "no tag": TEXT.replace("[Game", "[Gamble"),
    "no number": TEXT.replace('[Seats "2"]', '[Seats "two"]'),
    "another decision": TEXT.replace("\n1. ", "\n7. "),
    "no line of a game": TEXT.replace("\n1. ", "\nfirst "),
}


def fault(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read(text)
    return caught.value


@pytest.mark.parametrize("name", FAULTS)
def test_english_is_what_the_error_says_and_other_languages_are_not(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    error = fault(FAULTS[name])
    monkeypatch.setenv(VARIABLE, FALLBACK)
    assert told(error).translate(QUOTES) == str(error)
    assert error.wrong.key, "it has a message"
    for language in OTHERS:
        monkeypatch.setenv(VARIABLE, language)
        own = words(language)
        assert told(error) == own.format("record-at-line", line=str(error.line), problem=told(error.wrong))
        assert told(error.wrong) != error.problem


def test_an_illegal_action_is_refused_in_the_reader_s_language(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = LINES.splitlines()
    number = next(place for place, line in enumerate(lines) if '"by": 0' in line)
    chosen = played().entries[number - 1].text
    again = lines[number].replace(f'"n": {number}', f'"n": {number + 1}')
    error = fault("\n".join([*lines[: number + 1], again, *lines[number + 1 :]]) + "\n")
    monkeypatch.setenv(VARIABLE, "ru")
    assert f"{chosen!r} недопустимо" in told(error)
    assert LATIN.findall(told(error).replace(chosen, "")) == []


def test_a_line_that_names_no_action_is_told_in_the_reader_s_language(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = LINES.splitlines()
    number = next(place for place, line in enumerate(lines) if '"do": "draft' in line)
    lines[number] = re.sub('"do": "[^"]*"', '"do": "wonder sphinx"', lines[number])
    wonder = fault("\n".join(lines) + "\n")
    assert str(wonder) == f"line {number + 1}: 'wonder sphinx'; expected something like 'wonder sphinx with baths'"
    monkeypatch.setenv(VARIABLE, "ru")
    assert told(wonder) == f"строка {number + 1}: 'wonder sphinx'; ожидалось что-то вроде 'wonder sphinx with baths'"


FIRST = petteia.game("duel").start(2).position()
# what a position may have wrong, and the message that says so
WRONG_POSITIONS = {
    "fault-beginning": FIRST.replace("duel/", "chess/", 1),
    "fault-key-value": f"{FIRST} moon",
    "fault-no-field": f"{FIRST} moon=1",
    "fault-field-twice": f"{FIRST} {FIRST.split()[1]}",
    "fault-lacks": " ".join(FIRST.split()[:-1]),
    "fault-unknown": FIRST.replace("ask=first", "ask=42"),
    "fault-near": FIRST.replace("ask=first", "ask=firs"),
    "fault-exactly-with": FIRST.replace("turn=0", "turn=1"),
    "fault-none-with": FIRST.replace("offer=", "offer=sphinx"),
}


@pytest.mark.parametrize("key", WRONG_POSITIONS)
def test_a_position_that_cannot_be_is_told_in_the_reader_s_language(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NotationError) as caught:
        petteia.game("duel").read(WRONG_POSITIONS[key])
    assert key in [fault.flaw.key for fault in caught.value.faults]
    monkeypatch.setenv(VARIABLE, FALLBACK)
    assert told(caught.value) == str(caught.value)
    for language in OTHERS:
        monkeypatch.setenv(VARIABLE, language)
        for fault in caught.value.faults:
            assert words(language).format(fault.flaw.key, **dict(fault.named)) in told(caught.value)


def test_many_faults_are_counted_in_the_reader_s_language(monkeypatch: pytest.MonkeyPatch) -> None:
    faults = [Fault("coins", EXACTLY, (("found", n), ("expected", 1))) for n in range(15)]
    monkeypatch.setenv(VARIABLE, "cs")
    lines = told(NotationError(*faults, "more than the box holds")).splitlines()
    assert lines[:2] == ["Chyb v\u00a0pozici: 16", "- coins: 0; očekáváno 1"]
    assert lines[-1] == "- a\u00a0další: 4"


def test_chance_that_was_changed_is_told_in_the_reader_s_language(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played()
    record.seeds = petteia.Seeds(bytes(31) + b"1", ("", ""))
    with pytest.raises(Unfair) as caught:
        verify(record)
    monkeypatch.setenv(VARIABLE, FALLBACK)
    assert told(caught.value) == str(caught.value)
    monkeypatch.setenv(VARIABLE, "ru")
    assert set(LATIN.findall(re.sub("[0-9a-f]{64}", "", told(caught.value)))) == {"SHA"}


MISTAKES: dict[str, tuple[str, dict[str, object]]] = {
    "replay letter.txt": ("record-not-text", {}),
    "replay games.jsonl --game 9": ("command-holds", {"file": "games.jsonl", "count": 2}),
    "play duel --resume games.jsonl": ("command-several-records", {"file": "games.jsonl", "count": 2}),
    "replay games.jsonl --step --json": ("command-step-alone", {}),
    "play duel --save games.jsonl": ("command-exists", {"file": "games.jsonl"}),
    "rules duel D1 --coverage": ("command-coverage-alone", {"what": "D1"}),
    "match duel --bots greedy,": ("command-names", {"found": "'greedy,'"}),
    "match duel --bots greedy,greedy,greedy": ("wrong-seats", {"game": "duel", "expected": "2", "found": "3"}),
    "match duel --bots greedy,random --option moon": ("command-option", {"found": "'moon'"}),
    "match duel --bots greedy,random --ray 127.0.0.1:1 --jobs 2": ("command-jobs", {}),
    "ladder duel --bots greedy": ("command-two-bots", {}),
    "map duel --svg duel.svg": ("command-no-maps", {"game": "duel", "names": "legendary"}),
}


@pytest.mark.parametrize("language", languages())
def test_mistakes_on_the_command_line_are_told_in_the_reader_s_language(run: Run, language: str) -> None:
    run("sim duel --games 2 --bots random,random --out games.jsonl")
    Path("letter.txt").write_bytes(b"\xff\xfe")
    games = ", ".join(petteia.all_games())  # asked now: other tests register games of their own
    no_game: dict[str, object] = {"found": "'chess'", "names": games}
    for command, (id, args) in {**MISTAKES, "rules chess": ("wrong-game", no_game)}.items():
        result = run(f"{command} --language {language}", columns=300)
        assert result.exit_code in (1, 2), command
        assert words(language).format(id, **args) in result.stderr, command


@pytest.mark.parametrize("language", languages())
def test_a_copy_of_the_database_is_told_in_the_reader_s_language(run: Run, language: str) -> None:
    Path("data").mkdir()
    upgrade(File(Path("data/petteia.sqlite3")))
    result = run(f"backup copy.sqlite3 --data data --language {language}")
    size = Path("copy.sqlite3").stat().st_size
    said = words(language).format("command-copied", file="data/petteia.sqlite3", copy="copy.sqlite3", bytes=size)
    assert result.stdout == f"{said}\n"
