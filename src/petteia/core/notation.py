"""Records as text: JSON lines for programs, and a form like chess's PGN for people.

Reading checks every action, the result and the hash of the last position. An error names the line and what was
expected there; nothing half-read is returned.

A record with a pledge of its chance has more: the pledge, in JSON what each action of chance could have been, the seeds
once they are revealed, and a last line with a seal, the SHA-256 of all that stands above it (docs/fair-chance.md).
"""

from __future__ import annotations

import hashlib
import json
import re
from typing import Any, Final

from .fair import Pledge, Seeds
from .record import Record
from .refusal import NotationError, OptionError
from .registry import game as find_game
from .result import Result
from .state import CHANCE, State

FORMAT: Final = 1
MOST_ENTRIES: Final = 200_000
TAG: Final = re.compile(r'^\[(?P<name>[A-Za-z][\w.]*) "(?P<value>(?:[^"\\]|\\.)*)"\]$')
TURN: Final = re.compile(r"^\d+\. (?P<seat>\d+): (?P<action>[^{}]*?)(?: \{(?P<comment>[^{}]*)\})?$")
SEAL: Final = re.compile(r'(?:\{"seal": |\[Seal )"(?P<seal>[0-9a-f]{64})"[\]}]')
SECRET: Final = re.compile(r"[0-9a-f]{64}")


class RecordError(ValueError):
    """A record that cannot be read; says in which line, and what was expected."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


def read(text: str) -> Record:
    """The record that a text holds, in either form."""
    sealed, _, last = text.rstrip("\n").rpartition("\n")
    seal = SEAL.fullmatch(last)
    content = sealed + "\n" if seal else text
    record = read_lines(content) if text.lstrip()[:1] == "{" else read_text(content)
    if seal or record.pledge is not None:
        check_equal(text.rstrip("\n").count("\n") + 1, "the seal", seal and seal["seal"], seal_of(content))
    return record


def seal_of(text: str) -> str:
    """What shows that nothing in a text was changed by accident."""
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()


def actor_name(actor: int) -> str:
    return "chance" if actor == CHANCE else str(actor)


# ---- JSON lines


def write_lines(record: Record) -> str:
    """A header line, a line an action, a last line with result and hash."""
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
        header["fair"] = {"house": record.pledge.house, "players": list(record.pledge.players)}
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


def possibilities(state: State) -> dict[str, Any]:
    """What chance can do now in the order of its actions, with the weights unless all are 1; nothing for a seat."""
    if state.actor != CHANCE:
        return {}
    outcomes = {"of": [state.text(action) for action, _ in state.weights()]}
    weights = [weight for _, weight in state.weights()]
    return outcomes | ({"weights": weights} if set(weights) != {1} else {})


def read_lines(text: str) -> Record:
    """The record that JSON lines hold."""
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    parsed = [(number, parse_json(number, line)) for number, line in lines]
    first, header = parsed[0]
    record = open_record(first, header)
    for number, line in parsed[1:-1]:
        expected = len(record.entries) + 1
        if line.get("n") != expected:
            raise RecordError(number, f'expected action {expected} as "n", found {line.get("n")!r}')
        by = line.get("by")
        note = line.get("note", "")
        possible = {} if record.pledge is None else possibilities(record.state)
        add(record, number, str(by), field(number, line, "do", str), note if isinstance(note, str) else "")
        for key, outcomes in possible.items():
            check_equal(number, f'"{key}"', line.get(key), outcomes)
    last, footer = parsed[-1]
    if len(parsed) < 2 or "hash" not in footer:
        raise RecordError(last, 'expected a last line with "result" and "hash": the record is cut short')
    result = record.state.result
    check_equal(last, "result", footer.get("result"), None if result is None else result.plain())
    check_equal(last, "hash", footer["hash"], record.state.digest())
    if "seeds" in footer:
        record.seeds = read_seeds(last, field(last, footer, "seeds", dict), record)
    return record


def parse_json(number: int, line: str) -> dict[str, Any]:
    try:
        parsed = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise RecordError(number, f"not JSON ({error})") from None
    if not isinstance(parsed, dict):
        raise RecordError(number, "expected a JSON object")
    return parsed


def field(number: int, line: dict[str, Any], key: str, kind: type[Any]) -> Any:
    """A field of a line, of the right type."""
    value = line.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise RecordError(number, f'expected "{key}" to be {kind.__name__}, found {value!r}')
    return value


def open_record(number: int, header: dict[str, Any]) -> Record:
    """A record without actions, as a header says."""
    if header.get("petteia") != FORMAT:
        raise RecordError(number, f'expected a header with "petteia": {FORMAT}, found {header.get("petteia")!r}')
    players, tags = field(number, header, "players", list), field(number, header, "tags", dict)
    options, seats = field(number, header, "options", dict), field(number, header, "seats", int)
    position = header.get("position", "")
    if not all(isinstance(name, str) for name in [*players, *tags.values(), position]):
        raise RecordError(number, "players, tags and position must be text")
    pledge = read_pledge(number, field(number, header, "fair", dict)) if "fair" in header else None
    try:
        game = find_game(field(number, header, "game", str))
        if field(number, header, "rules", str) != game.version:
            raise RecordError(number, f"written for rules {header['rules']} of {game.id}, these are {game.version}")
        return Record(game, seats, options, players, tags, position, pledge)
    except (OptionError, NotationError) as error:
        raise RecordError(number, str(error)) from None


def read_pledge(number: int, fair: dict[str, Any]) -> Pledge:
    """The hashes that were shown before the first action."""
    house, players = field(number, fair, "house", str), field(number, fair, "players", list)
    return Pledge(house, tuple(map(str, players)))


def read_seeds(number: int, seeds: dict[str, Any], record: Record) -> Seeds:
    """The seeds that a record reveals; whether they are those that were pledged, `verify` says."""
    house, players = field(number, seeds, "house", str), field(number, seeds, "players", list)
    if record.pledge is None:
        raise RecordError(number, "seeds are revealed, but none were pledged")
    if SECRET.fullmatch(house) is None:
        raise RecordError(number, f"expected 64 hexadecimal digits as the seed of the house, found {house!r}")
    if len(players) != record.seats or not all(isinstance(seed, str) for seed in players):
        raise RecordError(number, f"expected a seed, as text, for each of {record.seats} seats, found {players!r}")
    try:
        return Seeds(bytes.fromhex(house), tuple(players))
    except OptionError as error:
        raise RecordError(number, str(error)) from None


def add(record: Record, number: int, by: str, text: str, comment: str) -> None:
    """Play the next action of a record that is being read."""
    state = record.state
    if state.over:
        raise RecordError(number, f"the game is over; {text!r} cannot follow")
    if len(record.entries) >= MOST_ENTRIES:
        raise RecordError(number, f"a record holds at most {MOST_ENTRIES} actions")
    if by != actor_name(state.actor):
        raise RecordError(
            number, f"expected an action by {actor_name(state.actor)} ({state.question}), found one by {by}"
        )
    try:
        action = state.parse(text)
        refusal = state.why_not(action)
    except NotationError as error:
        raise RecordError(number, str(error)) from None
    if refusal is not None:
        raise RecordError(number, f"{text!r} is not legal: {refusal}")
    record.play(action, comment)


def check_equal(number: int, what: str, found: object, expected: object) -> None:
    if found != expected:
        raise RecordError(number, f"expected {what} {expected!r}, found {found!r}")


# ---- for people


def write_result(result: Result | None) -> tuple[str, str]:
    """Winners with the reason, and the scores; for the tags of the text form."""
    if result is None:
        return "*", ""
    scores = [" ".join(f"{category}={points}" for category, points in score.items()) for score in result.scores]
    return " ".join(str(winner) for winner in result.winners) + " by " + result.reason, " / ".join(scores)


def write_text(record: Record) -> str:
    """Tags, then a numbered line a decision; what chance did stands on lines that begin with a star."""
    outcome, scores = write_result(record.state.result)
    tags = {"Petteia": str(FORMAT), "Game": record.game.id, "Rules": record.game.version, "Seats": str(record.seats)}
    tags |= {f"Option.{name}": value for name, value in record.options.items()}
    tags |= {f"Player{seat}": name for seat, name in enumerate(record.players)}
    tags |= {f"Tag.{name}": value for name, value in record.tags.items()}
    if record.start_position:
        tags["Position"] = record.start_position
    if record.pledge is not None:
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
    """A comment that fits between braces on one line."""
    return " ".join(comment.replace("{", "(").replace("}", ")").replace(";", ",").split())


def read_text(text: str) -> Record:
    """The record that the form for people holds."""
    tags: dict[str, str] = {}
    where: dict[str, int] = {}
    moves: list[tuple[int, str]] = []
    for number, line in enumerate(text.split("\n"), 1):
        line = line.strip()
        tag = TAG.match(line)
        if tag and not moves:
            if tag["name"] in tags:
                raise RecordError(number, f"the tag {tag['name']} stands twice")
            tags[tag["name"]] = parse_json(number, f'{{"value": "{tag["value"]}"}}')["value"]
            where[tag["name"]] = number
        elif line:
            moves.append((number, line))
    lacking = [name for name in ("Petteia", "Game", "Rules", "Seats", "Result", "Hash") if name not in tags]
    if lacking:
        raise RecordError(1, f'expected a tag [{lacking[0]} "…"] at the top')
    record = open_record(where["Petteia"], header_of_tags(tags, where))
    for number, line in moves:
        for by, action, comment in split_moves(number, line):
            add(record, number, by, action, comment)
    outcome, scores = write_result(record.state.result)
    check_equal(where["Result"], "result", tags["Result"], outcome)
    check_equal(where.get("Scores", where["Result"]), "scores", tags.get("Scores", scores), scores)
    check_equal(where["Hash"], "hash", tags["Hash"], record.state.digest())
    if "Seed.House" in tags:
        record.seeds = read_seeds(where["Seed.House"], house_and_players(tags, "Seed."), record)
    return record


def header_of_tags(tags: dict[str, str], where: dict[str, int]) -> dict[str, Any]:
    """The header of the JSON form that the tags say."""
    for name in ("Petteia", "Seats"):
        if re.fullmatch("[0-9]{1,9}", tags[name]) is None:
            raise RecordError(where[name], f"expected a number, found {tags[name]!r}")
    fair = {"fair": house_and_players(tags, "Fair.")} if "Fair.House" in tags else {}
    return fair | {
        "petteia": int(tags["Petteia"]),
        "game": tags["Game"],
        "rules": tags["Rules"],
        "seats": int(tags["Seats"]),
        "options": {name[7:]: value for name, value in tags.items() if name.startswith("Option.")},
        "players": by_seat(tags, "Player"),
        "tags": {name[4:]: value for name, value in tags.items() if name.startswith("Tag.")},
        "position": tags.get("Position", ""),
    }


def by_seat(tags: dict[str, str], prefix: str) -> list[str]:
    """The values of the tags that have a seat's number after that prefix."""
    return [value for name, value in tags.items() if re.fullmatch(re.escape(prefix) + r"\d+", name)]


def house_and_players(tags: dict[str, str], prefix: str) -> dict[str, Any]:
    """The pledge or the seeds of the JSON form that the tags of that prefix say."""
    return {"house": tags[prefix + "House"], "players": by_seat(tags, prefix + "Player")}


def split_moves(number: int, line: str) -> list[tuple[str, str, str]]:
    """Who did what on a line, with comments."""
    if line.startswith("*"):
        parts = [re.fullmatch(r"([^{}]*?)(?: \{([^{}]*)\})?", part.strip()) for part in line[1:].split(";")]
        if not all(parts):
            raise RecordError(number, f"expected actions of chance between semicolons, found {line!r}")
        return [("chance", part[1], part[2] or "") for part in parts if part]
    turn = TURN.match(line)
    if turn is None:
        raise RecordError(number, f"expected a line like '12. 0: build baths' or '* reveal walls', found {line!r}")
    return [(turn["seat"], turn["action"], turn["comment"] or "")]
