"""What both notations of a record share: the header, the actions and the checks. Every error names its line."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

from ..contract.refusal import NotationError, NotThere, OptionError, Refusal, Worded
from ..contract.registry import game as find_game
from ..engine.state import CHANCE
from .fair import UNORDERED, Pledge, Seeds
from .record import Record

FORMAT: Final = 1
MOST_ENTRIES: Final = 200_000
SECRET: Final = re.compile(r"[0-9a-f]{64}")
KINDS: Final[dict[type[Any], str]] = {str: "text", int: "a number", list: "a list", dict: "an object"}
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


def seal_of(text: str) -> str:
    """A hash that shows whether a text was changed by accident."""
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()


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


def actor_name(actor: int) -> str:
    return "chance" if actor == CHANCE else str(actor)


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
