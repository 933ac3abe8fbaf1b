"""Records as text for people, in a notation like chess's PGN: tags, then a numbered line for each decision."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from ..contract.result import Result
from ..engine.state import CHANCE
from .fair import UNORDERED
from .reading import FORMAT, RecordError, add, check_equal, open_record, parse_json, read_seeds, seal_of
from .record import Record

TAG: Final = re.compile(r'^\[(?P<name>[A-Za-z][\w.]*) "(?P<value>(?:[^"\\]|\\.)*)"\]$')
TURN: Final = re.compile(r"^(?P<number>[0-9]+)\. (?P<seat>[0-9]+): (?P<action>[^{}]*?)(?: \{(?P<comment>[^{}]*)\})?$")
# the tags that hold each part of a header
HEADER_TAGS: Final = {
    "game": "Game",
    "rules": "Rules",
    "seats": "Seats",
    "options": r"Option\..*",
    "players": "Player[0-9]+",
    "tags": r"Tag\..*",
    "position": "Position",
    "fair": r"Fair\..*",
}


def write_result(result: Result | None) -> tuple[str, str]:
    """Winners with the reason, and the scores, for the tags of the text form."""
    if result is None:
        return "*", ""
    scores = [" ".join(f"{category}={points}" for category, points in score.items()) for score in result.scores]
    return " ".join(str(winner) for winner in result.winners) + " by " + result.reason, " / ".join(scores)


def write_text(record: Record) -> str:
    """Tags, then a numbered line for each decision; actions of chance are on lines that begin with a star."""
    outcome, scores = write_result(record.state.result)
    tags = {"Petteia": str(FORMAT), "Game": record.game.id, "Rules": record.game.version, "Seats": str(record.seats)}
    tags |= {f"Option.{name}": value for name, value in record.options.items()}
    tags |= {f"Player{seat}": name for seat, name in enumerate(record.players)}
    tags |= {f"Tag.{name}": value for name, value in record.tags.items()}
    if record.start_position:
        tags["Position"] = record.start_position
    if record.pledge is not None:
        if record.pledge.scheme != UNORDERED:
            tags["Fair.Scheme"] = str(record.pledge.scheme)
        tags["Fair.House"] = record.pledge.house
        tags |= {f"Fair.Player{seat}": hash for seat, hash in enumerate(record.pledge.players)}
    tags |= {"Result": outcome, "Scores": scores, "Hash": record.state.digest()}
    if record.seeds is not None:
        tags["Seed.House"] = record.seeds.house.hex()
        tags |= {f"Seed.Player{seat}": seed for seat, seed in enumerate(record.seeds.players)}
    lines = [f"[{name} {json.dumps(value, ensure_ascii=False)}]" for name, value in tags.items()] + [""]
    drawn: list[str] = []
    decisions = 0
    for entry in record.entries:
        comment = f" {{{plain_comment(entry.comment)}}}" if entry.comment else ""
        if entry.actor == CHANCE:
            drawn.append(entry.text + comment)
            continue
        if drawn:
            lines.append("* " + "; ".join(drawn))
            drawn = []
        decisions += 1
        lines.append(f"{decisions}. {entry.actor}: {entry.text}{comment}")
    if drawn:
        lines.append("* " + "; ".join(drawn))
    written = "\n".join(lines) + "\n"
    return written if record.pledge is None else f'{written}[Seal "{seal_of(written)}"]\n'


def plain_comment(comment: str) -> str:
    """A comment made to fit between braces on one line."""
    return " ".join(comment.replace("{", "(").replace("}", ")").replace(";", ",").split())


def read_text(text: str) -> Record:
    """The record in the notation for people."""
    tags: dict[str, str] = {}
    where: dict[str, int] = {}
    moves: list[tuple[int, str]] = []
    for number, line in enumerate(text.split("\n"), 1):
        line = line.strip()
        tag = TAG.match(line)
        if tag and not moves:
            if tag["name"] in tags:
                raise RecordError(number, f"the tag {tag['name']} appears twice", "record-tag-twice", tag=tag["name"])
            tags[tag["name"]] = parse_json(number, f'{{"value": "{tag["value"]}"}}')["value"]
            where[tag["name"]] = number
        elif line:
            moves.append((number, line))
    lacking = [name for name in ("Petteia", "Game", "Rules", "Seats", "Result", "Hash") if name not in tags]
    if lacking:
        missing = f'[{lacking[0]} "…"]'
        raise RecordError(1, f"expected a tag {missing} at the top", "record-tag-missing", found=missing)
    record = open_record(header_of_tags(tags, where), header_lines(where), where["Petteia"])
    decisions = 0
    for number, line in moves:
        for count, by, action, comment in split_moves(number, line):
            decisions += by != "chance"
            if count not in ("", str(decisions)):
                problem = f"expected decision {decisions}, found {count}"
                raise RecordError(number, problem, "record-decision", expected=str(decisions), found=count)
            add(record, number, by, action, comment)
    outcome, scores = write_result(record.state.result)
    check_equal(where["Result"], "result", tags["Result"], outcome)
    check_equal(where.get("Scores", where["Result"]), "scores", tags.get("Scores", scores), scores)
    check_equal(where["Hash"], "hash", tags["Hash"], record.state.digest())
    if "Seed.House" in tags:
        record.seeds = read_seeds(where["Seed.House"], house_and_players(tags, where, "Seed."), record)
    return record


def header_of_tags(tags: dict[str, str], where: dict[str, int]) -> dict[str, Any]:
    """The header of the JSON format, from the tags."""
    for name in ("Petteia", "Seats", "Fair.Scheme"):
        if name in tags and re.fullmatch("[0-9]{1,9}", tags[name]) is None:
            found = repr(tags[name])
            raise RecordError(where[name], f"expected a number, found {found}", "record-no-number", found=found)
    scheme = {"scheme": int(tags["Fair.Scheme"])} if "Fair.Scheme" in tags else {}
    fair = {"fair": scheme | house_and_players(tags, where, "Fair.")} if "Fair.House" in tags else {}
    return fair | {
        "petteia": int(tags["Petteia"]),
        "game": tags["Game"],
        "rules": tags["Rules"],
        "seats": int(tags["Seats"]),
        "options": {name[7:]: value for name, value in tags.items() if name.startswith("Option.")},
        "players": by_seat(tags, where, "Player"),
        "tags": {name[4:]: value for name, value in tags.items() if name.startswith("Tag.")},
        "position": tags.get("Position", ""),
    }


def header_lines(where: dict[str, int]) -> dict[str, int]:
    """The line of each part of the header that is made from tags: that of its first tag."""
    lines: dict[str, int] = {}
    for name, number in where.items():
        for key, tag in HEADER_TAGS.items():
            if re.fullmatch(tag, name):
                lines.setdefault(key, number)
    return lines


def by_seat(tags: dict[str, str], where: dict[str, int], prefix: str) -> list[str]:
    """The values of the tags with that prefix and a seat's number, from seat 0 on without gaps."""
    found = [name for name in tags if re.fullmatch(re.escape(prefix) + "[0-9]+", name)]
    for seat, name in enumerate(found):
        if name != f"{prefix}{seat}":
            problem = f"expected the tag {prefix}{seat}, found {name}"
            raise RecordError(where[name], problem, "record-tag", expected=f"{prefix}{seat}", found=name)
    return [tags[name] for name in found]


def house_and_players(tags: dict[str, str], where: dict[str, int], prefix: str) -> dict[str, Any]:
    """The pledge or the seeds of the JSON format, from the tags with that prefix."""
    return {"house": tags[prefix + "House"], "players": by_seat(tags, where, prefix + "Player")}


def split_moves(number: int, line: str) -> list[tuple[str, str, str, str]]:
    """Who did what on a line, with the number of the decision before it and any comments after it."""
    if line.startswith("*"):
        parts = [re.fullmatch(r"([^{}]*?)(?: \{([^{}]*)\})?", part.strip()) for part in line[1:].split(";")]
        if not all(parts):
            problem = f"expected actions of chance between semicolons, found {line!r}"
            raise RecordError(number, problem, "record-chance", found=repr(line))
        return [("", "chance", part[1], part[2] or "") for part in parts if part]
    turn = TURN.match(line)
    if turn is None:
        problem = f"expected a line like '12. 0: build baths' or '* reveal walls', found {line!r}"
        raise RecordError(number, problem, "record-move", found=repr(line))
    return [(turn["number"], turn["seat"], turn["action"], turn["comment"] or "")]
