"""Records as JSON lines, for programs: a header, a line for each action, and a last line with the result."""

from __future__ import annotations

import json
from typing import Any, Final

from ..engine.state import CHANCE, State
from .fair import UNORDERED, Pledge
from .reading import FORMAT, RecordError, add, check_equal, field, open_record, parse_json, read_seeds, seal_of
from .record import Record

OUTCOMES: Final = ("of", "weights")


def write_lines(record: Record) -> str:
    """A header line, one line per action, and a last line with result and hash."""
    header: dict[str, Any] = {
        "petteia": FORMAT,
        "game": record.game.id,
        "rules": record.game.version,
        "seats": record.seats,
        "options": record.options,
        "players": record.players,
        "tags": record.tags,
    }
    if record.start_position:
        header["position"] = record.start_position
    if record.pledge is not None:
        header["fair"] = pledged(record.pledge)
    lines = [header]
    state = record.start()
    for number, entry in enumerate(record.entries, 1):
        line: dict[str, Any] = {
            "n": number,
            "by": "chance" if entry.actor == CHANCE else entry.actor,
            "do": entry.text,
        }
        if record.pledge is not None:
            line |= possibilities(state)
            state.play(entry.action)
        if entry.comment:
            line["note"] = entry.comment
        lines.append(line)
    result = record.state.result
    footer: dict[str, Any] = {"result": None if result is None else result.plain(), "hash": record.state.digest()}
    if record.seeds is not None:
        footer["seeds"] = {"house": record.seeds.house.hex(), "players": list(record.seeds.players)}
    written = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in [*lines, footer])
    return written if record.pledge is None else f'{written}{{"seal": "{seal_of(written)}"}}\n'


def pledged(pledge: Pledge) -> dict[str, Any]:
    """A pledge as a header states it. The first scheme is written without a number: it used to be the only one."""
    numbered = {} if pledge.scheme == UNORDERED else {"scheme": pledge.scheme}
    return {**numbered, "house": pledge.house, "players": list(pledge.players)}


def possibilities(state: State) -> dict[str, Any]:
    """What chance can do now in the order of its actions, with the weights unless all are 1; empty if a seat acts."""
    if state.actor != CHANCE:
        return {}
    outcomes = {"of": [state.text(action) for action, _ in state.weights()]}
    weights = [weight for _, weight in state.weights()]
    return outcomes | ({"weights": weights} if set(weights) != {1} else {})


def read_lines(text: str) -> Record:
    """The record in a text of JSON lines."""
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    parsed = [(number, parse_json(number, line)) for number, line in lines]
    if not parsed:
        raise RecordError(1, "expected a header: the record is empty", "record-empty")
    first, header = parsed[0]
    record = open_record(header, dict.fromkeys(header, first), first)
    for number, line in parsed[1:-1]:
        expected = len(record.entries) + 1
        if line.get("n") != expected:
            found = repr(line.get("n"))
            problem = f'expected action {expected} as "n", found {found}'
            raise RecordError(number, problem, "record-number", expected=str(expected), found=found)
        by = line.get("by")
        if by != "chance" and type(by) is not int:
            problem = f'expected "by" to be a seat or "chance", found {by!r}'
            raise RecordError(number, problem, "record-by", found=repr(by))
        note = field(number, line, "note", str) if "note" in line else ""
        possible = {} if record.pledge is None else possibilities(record.state)
        add(record, number, str(by), field(number, line, "do", str), note)
        if record.pledge is not None:
            check_equal(number, "outcomes", {key: line[key] for key in OUTCOMES if key in line}, possible)
    last, footer = parsed[-1]
    if len(parsed) < 2 or "hash" not in footer:
        problem = 'expected a last line with "result" and "hash": the record is cut short'
        raise RecordError(last, problem, "record-cut-short")
    result = record.state.result
    check_equal(last, "result", footer.get("result"), None if result is None else result.plain())
    check_equal(last, "hash", footer["hash"], record.state.digest())
    if "seeds" in footer:
        record.seeds = read_seeds(last, field(last, footer, "seeds", dict), record)
    return record
