"""Reviews of finished games in the store: for each table, the latest one."""

from __future__ import annotations

from typing import Final

import msgspec

from ...core.records.notation import write_lines
from ...review import Review
from ..errors import Code, Problem
from .records import stored_record
from .store import Connection

SAVE: Final = (
    "INSERT INTO reviews (table_id, level, places, document, at) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT (table_id) DO UPDATE SET level = excluded.level, places = excluded.places, "
    "document = excluded.document, at = excluded.at"
)
PLACES: Final = msgspec.json.Decoder(list[int])
DOCUMENT: Final = msgspec.json.Decoder(Review)


class Reviewable(msgspec.Struct, frozen=True):
    """A finished game to be reviewed: its record, and the number of log entries before each of its moments."""

    record: str
    places: list[int]


class StoredReview(msgspec.Struct, frozen=True):
    """A review, and the number of log entries before each of its moments."""

    level: str
    places: list[int]
    review: Review


def check_over(connection: Connection, table: str) -> None:
    """Refuse a game that is still in progress: nothing is said about it."""
    found = connection.execute("SELECT status FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        raise Problem(Code.NOT_FOUND, "There is no such table")
    if found[0] != "over":
        raise Problem(Code.NOT_OVER, "A game can be reviewed once it is over")


def reviewable(connection: Connection, table: str) -> Reviewable:
    """The game of a table, if it is over."""
    check_over(connection, table)
    return Reviewable(write_lines(stored_record(connection, table)), places_of(connection, table))


def places_of(connection: Connection, table: str) -> list[int]:
    """For each action that was not undone, the number of entries before it; and the number after the last one."""
    numbers: list[int] = []
    for number, kind, count in connection.execute(
        "SELECT number, kind, action FROM entries WHERE table_id = ? ORDER BY number", (table,)
    ).fetchall():
        if kind == "action":
            numbers.append(number)
        elif kind == "undo":
            del numbers[len(numbers) - count :]
    return [*numbers, numbers[-1] + 1] if numbers else [0]


def stored_review(connection: Connection, table: str) -> StoredReview | None:
    """The review of a finished game, if there is one yet."""
    check_over(connection, table)
    row = connection.execute("SELECT level, places, document FROM reviews WHERE table_id = ?", (table,)).fetchone()
    return None if row is None else StoredReview(row[0], PLACES.decode(row[1]), DOCUMENT.decode(row[2]))


def save_review(connection: Connection, table: str, level: str, places: list[int], document: bytes, at: int) -> None:
    """Store a review in place of the previous one."""
    connection.execute(SAVE, (table, level, msgspec.json.encode(places).decode(), document.decode(), at))
