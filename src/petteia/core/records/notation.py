"""Records as text: JSON lines for programs, and a notation like chess's PGN for people.

Reading checks every action, the result and the hash of the last position. An error names the line and what was expected
there; nothing half-read is returned.

A record with a pledge contains more: the pledge; in JSON, all outcomes of each action of chance; the seeds once they
are revealed; and a last line with a seal, the SHA-256 of everything above it (docs/fair-chance.md).
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

from ..contract.refusal import NotationError, NotThere, OptionError, Refusal, Worded
from ..contract.registry import game as find_game
from ..contract.result import Result
from ..engine.state import CHANCE, State
from .fair import UNORDERED, Pledge, Seeds
from .record import Record

FORMAT: Final = 1
MOST_ENTRIES: Final = 200_000
TAG: Final = re.compile(r'^\[(?P<name>[A-Za-z][\w.]*) "(?P<value>(?:[^"\\]|\\.)*)"\]$')
TURN: Final = re.compile(r"^(?P<number>[0-9]+)\. (?P<seat>[0-9]+): (?P<action>[^{}]*?)(?: \{(?P<comment>[^{}]*)\})?$")
SEAL: Final = re.compile(r'\{"seal": "([0-9a-f]{64})"\}|\[Seal "([0-9a-f]{64})"\]')
OUTCOMES: Final = ("of", "weights")
BYTE_ORDER_MARK: Final = "\ufeff"
HEADER_BEGINS: Final = '{"petteia":'
SECRET: Final = re.compile(r"[0-9a-f]{64}")
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
T = TypeVar("T")


class RecordError(Worded):
    """A record that cannot be read; says at which line, and what was expected there."""

    def __init__(self, line: int, problem: str | Worded, key: str = "", /, **named: int | str | Refusal) -> None:
        wrong = problem if isinstance(problem, Worded) else Worded(problem, key, **named)
        super().__init__(f"line {line}: {wrong}", "record-at-line", line=str(line), problem=wrong)
        self.line = line
        self.wrong = wrong

    @property
    def problem(self) -> str:
        """What is wrong on that line."""
        return str(self.wrong)


def read_all(text: str) -> list[Record]:
    """The records in a text: one in either format, or several as JSON lines, one after the other."""
    return [read_at(first, part) for first, part in split(text)]


def read_at(first: int, text: str) -> Record:
    """The record in the part of a text that begins at line `first`."""
    try:
        return read(text)
    except RecordError as error:
        raise RecordError(first - 1 + error.line, error.wrong) from None


def split(text: str) -> list[tuple[int, str]]:
    """The parts of a text that are one record each, with the numbers of their first lines."""
    lines = text.removeprefix(BYTE_ORDER_MARK).split("\n")
    starts = [number for number, line in enumerate(lines) if line.startswith(HEADER_BEGINS)]
    if len(starts) < 2:
        return [(1, text)]
    starts[0] = 0
    return [
        (start + 1, "\n".join(lines[start:stop])) for start, stop in zip(starts, [*starts[1:], len(lines)], strict=True)
    ]


def read(text: str) -> Record:
    """The record in a text, in either format; a leading byte order mark is ignored."""
    text = text.removeprefix(BYTE_ORDER_MARK)
    if (number := len(split(text))) > 1:
        raise RecordError(1, f"expected one record, found {number}: `read_all` reads them")
    sealed, _, last = text.rstrip("\n").rpartition("\n")
    seal = SEAL.fullmatch(last)
    content = sealed + "\n" if seal else text
    record = read_lines(content) if text.lstrip()[:1] == "{" else read_text(content)
    if seal or record.pledge is not None:
        found = (seal[1] or seal[2]) if seal else None
        check_equal(text.rstrip("\n").count("\n") + 1, "seal", found, seal_of(content))
    return record


def seal_of(text: str) -> str:
    """A hash that shows whether a text was changed by accident."""
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()


def actor_name(actor: int) -> str:
    return "chance" if actor == CHANCE else str(actor)


# ---- JSON lines


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


KINDS: Final[dict[type[Any], str]] = {str: "text", int: "a number", list: "a list", dict: "an object"}


def parse_json(number: int, line: str) -> dict[str, Any]:
    try:
        parsed = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise RecordError(number, f"not JSON ({error})", "record-not-json", problem=str(error)) from None
    if not isinstance(parsed, dict):
        raise RecordError(number, "expected a JSON object", "record-no-object")
    return parsed


def field(number: int, line: dict[str, Any], key: str, kind: type[Any]) -> Any:
    """A field of a line, checked to have the right type."""
    value = line.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        problem = f'expected "{key}" to be {KINDS[kind]}, found {value!r}'
        raise RecordError(number, problem, "record-kind", field=key, kind=kind.__name__, found=repr(value))
    return value


def texts(number: int, what: str, values: Iterable[Any]) -> None:
    """Check that all of these are text."""
    for value in values:
        if not isinstance(value, str):
            problem = f"expected each {what} to be text, found {value!r}"
            raise RecordError(number, problem, "record-texts", what=what, found=repr(value))


def open_record(header: dict[str, Any], where: dict[str, int], first: int) -> Record:
    """A record without actions, from a header. `where` has the line of each of its fields; other errors are at
    `first`."""

    def line(key: str) -> int:
        return where.get(key, first)

    def part(key: str, kind: type[Any]) -> Any:
        return field(line(key), header, key, kind)

    if header.get("petteia") is not FORMAT:
        found = repr(header.get("petteia"))
        problem = f'expected a header with "petteia": {FORMAT}, found {found}'
        raise RecordError(first, problem, "record-header", format=FORMAT, found=found)
    players, tags, options, seats = part("players", list), part("tags", dict), part("options", dict), part("seats", int)
    position = part("position", str) if "position" in header else ""
    texts(line("players"), "player", players)
    texts(line("tags"), "tag", tags.values())
    texts(line("options"), "option", options.values())
    pledge = read_pledge(line("fair"), part("fair", dict)) if "fair" in header else None
    current = refused_at(line("game"), lambda: find_game(part("game", str)))
    game = refused_at(line("rules"), lambda: current.edition(part("rules", str)))
    refused_at(line("seats"), lambda: game.check_seats(seats))
    refused_at(line("options"), lambda: game.check_options(options))
    if position:
        refused_at(line("position"), lambda: game.read(position))
    if len(players) not in (0, seats):
        problem = f"expected a name for each of {seats} seats or none, found {len(players)}"
        raise RecordError(line("players"), problem, "record-names", seats=seats, count=len(players))
    if pledge is not None and len(pledge.players) != seats:
        problem = f"expected a pledge for each of {seats} seats, found {len(pledge.players)}"
        raise RecordError(line("fair"), problem, "record-pledges", seats=seats, count=len(pledge.players))
    return refused_at(line("position"), lambda: Record(game, seats, options, players, tags, position, pledge))


def refused_at(number: int, find: Callable[[], T]) -> T:
    """What `find` returns; if the game rejects it, the error names that line."""
    try:
        return find()
    except (OptionError, NotationError) as error:
        raise RecordError(number, error) from None


def read_pledge(number: int, fair: dict[str, Any]) -> Pledge:
    """The hashes that were shown before the first action."""
    house, players = field(number, fair, "house", str), field(number, fair, "players", list)
    texts(number, "pledge", players)
    scheme = field(number, fair, "scheme", int) if "scheme" in fair else UNORDERED
    return refused_at(number, lambda: Pledge(house, tuple(players), scheme))


def read_seeds(number: int, seeds: dict[str, Any], record: Record) -> Seeds:
    """The seeds that a record reveals; `verify` checks whether they are the ones that were pledged."""
    house, players = field(number, seeds, "house", str), field(number, seeds, "players", list)
    if record.pledge is None:
        raise RecordError(number, "seeds are revealed, but none were pledged", "record-no-pledge")
    if SECRET.fullmatch(house) is None:
        problem = f"expected 64 hexadecimal digits as the seed of the house, found {house!r}"
        raise RecordError(number, problem, "record-house-seed", found=repr(house))
    if len(players) != record.seats or not all(isinstance(seed, str) for seed in players):
        problem = f"expected a seed, as text, for each of {record.seats} seats, found {players!r}"
        raise RecordError(number, problem, "record-seeds", seats=record.seats, found=repr(players))
    scheme = record.pledge.scheme
    return refused_at(number, lambda: Seeds(bytes.fromhex(house), tuple(players), scheme))


def add(record: Record, number: int, by: str, text: str, comment: str) -> None:
    """Play the next action of a record that is being read."""
    state = record.state
    if state.over:
        raise RecordError(number, f"the game is over; {text!r} cannot follow", "record-over", action=repr(text))
    if len(record.entries) >= MOST_ENTRIES:
        raise RecordError(number, f"a record holds at most {MOST_ENTRIES:,} actions", "record-most", most=MOST_ENTRIES)
    if by != actor_name(state.actor):
        actor, question = actor_name(state.actor), state.question
        problem = f"expected an action by {actor} ({question}), found one by {by}"
        raise RecordError(number, problem, "record-turn", actor=actor, question=question, found=by)
    try:
        action = state.parse(text)
        refusal = state.why_not(action)
    except NotThere as error:
        raise RecordError(
            number, str(error), "record-illegal", action=repr(text), problem=error.refusal, game=record.game.id
        ) from None
    except NotationError as error:
        if all(fault.flaw.key for fault in error.faults):
            raise RecordError(number, error) from None
        raise RecordError(number, str(error), "record-no-action", action=repr(text)) from None
    if refusal is not None:
        problem, game = f"{text!r} is not legal: {refusal}", record.game.id
        raise RecordError(number, problem, "record-illegal", action=repr(text), problem=refusal, game=game)
    record.play(action, comment)


def check_equal(number: int, what: str, found: object, expected: object) -> None:
    if found != expected:
        problem = f"expected {what} {expected!r}, found {found!r}"
        raise RecordError(number, problem, "record-differs", what=what, expected=repr(expected), found=repr(found))


# ---- notation for people


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
