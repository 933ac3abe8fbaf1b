"""Games saved to a file of records as they are played, so that a long run can be resumed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from ..core.contract.refusal import Worded
from ..core.contract.registry import game as find_game
from ..core.records.notation import split

T = TypeVar("T")

RUN = "Run"  # the tag with the name of the run that a record belongs to
NUMBER = "Number"  # the tag with the number of the game in its run, counted from 1


class JournalError(Worded):
    """The file does not hold the games of the run that is to be resumed."""


@dataclass(frozen=True)
class Run:
    """What the records of a run have in common: a command with its arguments, and what it plays."""

    name: str
    game: str
    options: dict[str, str]

    def is_that_of(self, header: dict[str, Any]) -> bool:
        """Whether a record with that header belongs to this run; an option missing from it has its default."""
        tags, options = header.get("tags"), header.get("options")
        if not isinstance(tags, dict) or not isinstance(options, dict) or header.get("game") != self.game:
            return False
        known = find_game(self.game).check_options(self.options)
        return tags.get(RUN) == self.name and {name: options.get(name, known[name]) for name in known} == known

    def tags(self, index: int, **more: str) -> dict[str, str]:
        """The tags for the record of a game, given its number counted from 0."""
        return {RUN: self.name, NUMBER: str(index + 1), **more}


@dataclass(frozen=True)
class KeptGame:
    """What a record says about its game without being replayed."""

    tags: dict[str, str]
    winners: tuple[int, ...]
    reason: str
    decisions: int

    @property
    def index(self) -> int:
        """The number of the game in its run, counted from 0."""
        return int(self.tags[NUMBER]) - 1

    def reward(self, seat: int) -> float:
        """What the game was worth to the seat."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0


def kept(
    path: Path | None,
    run: Run,
    remember: Callable[[KeptGame], T],
    play: Callable[[list[T]], Iterator[tuple[T, str]]],
) -> Iterator[T]:
    """All games of a run: those in the file, then the rest as they are played.

    `remember` turns what a record says into a game; `play` plays those that are still missing, each with its record,
    which is written at once.
    """
    if path is None:
        for game, _ in play([]):
            yield game
        return
    records = read_records(path, run)
    done = [remember(described(record)) for record in records]
    path.write_text("".join(records), encoding="utf-8")  # drops a last record that was cut off
    yield from done
    for game, record in play(done):
        with path.open("a", encoding="utf-8") as file:
            file.write(record)
        yield game


def read_records(path: Path, run: Run) -> list[str]:
    """The records in a file, which must all be of this run; a last one that was cut off is left out."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    records = [part if part.endswith("\n") else part + "\n" for _, part in split(text)] if text.strip() else []
    for record in records:
        if not run.is_that_of(loaded(record.partition("\n")[0])):
            told = f"{path} holds another run: {record[:200]}"
            raise JournalError(told, "journal-other-run", file=str(path), found=record[:200])
    return records if not records or whole(records[-1]) else records[:-1]


def whole(record: str) -> bool:
    """Whether a record has its last line."""
    return "hash" in loaded(record.rstrip("\n").rpartition("\n")[2])


def described(record: str) -> KeptGame:
    """What a record says without being replayed."""
    header, *actions, footer = (loaded(line) for line in record.splitlines())
    result = footer["result"] or {"winners": [], "reason": ""}
    decisions = sum(action["by"] != "chance" for action in actions)
    return KeptGame(header["tags"], tuple(result["winners"]), result["reason"], decisions)


def loaded(line: str) -> dict[str, Any]:
    """A line of a record as data; empty if it is not one."""
    try:
        found = json.loads(line)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
