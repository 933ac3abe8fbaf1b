"""The process in which games are reviewed, at the lowest priority of all. It imports nothing from the server except how
such a process starts.

A review is made in pieces, so that its progress can be shown and nothing has to wait long for a process that is to end.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from ..core.contract.registry import all_games
from ..core.contract.registry import game as find_game
from ..core.records.notation import read
from ..core.records.record import Record
from ..review import Look
from ..review.hints import hints, worth_of_plan
from ..review.result import Chances, Prospect
from ..review.reviewing import looked, put_together, to_look_at
from .helping import serve_below

NICENESS: Final = 15
LOOKS: Final = msgspec.json.Decoder(list[Look])


def begin() -> None:
    """Prepare the process for work."""
    serve_below(NICENESS)
    all_games()


@lru_cache(maxsize=2)
def record_of(text: str) -> Record:
    """The record being reviewed, read once."""
    return read(text)


def count_decisions(text: str) -> int:
    """How many decisions there are to look at."""
    return len(to_look_at(record_of(text)))


def look_at_some(text: str, level: str, first: int, upto: int) -> bytes:
    """Examine some of the decisions."""
    record = record_of(text)
    return msgspec.json.encode(list(looked(record, to_look_at(record)[first:upto], level)))


def finish(text: str, level: str, pieces: list[bytes]) -> bytes:
    """The review that follows from all pieces."""
    looks = [look for piece in pieces for look in LOOKS.decode(piece)]
    return msgspec.json.encode(put_together(record_of(text), level, looks))


def hints_in(game: str, position: str, most: int) -> list[Prospect]:
    """What a seat could do in a position that it could be in."""
    known = find_game(game)
    return list(hints(known, known.read(position), most))


@lru_cache(maxsize=200)
def worth_in(game: str, position: str, plan: tuple[int, ...], turns: int) -> Chances:
    """The chances of the seats after a plan."""
    known = find_game(game)
    return worth_of_plan(known, known.read(position), plan, turns)
