"""Records that somebody has opened: games from files, kept as finished tables where nobody from this server played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from ...bots import bot_names
from ...core.engine.state import CHANCE, State
from ...core.records.notation import RecordError, read
from ...core.records.record import Record
from ...locale.problems import told
from ..errors import Code, Problem
from ..table.course import Row
from ..table.ending import UNFINISHED, Ending
from ..table.header import Chair, Header
from ..table.messages import Outcome, Pace
from .archive import save_entries, save_header
from .history import record_result
from .ongoing import check_not_ongoing
from .store import Connection

LONGEST: Final = 500_000  # characters in a record
MOST_ENTRIES: Final = 5_000
LONGEST_NAME: Final = 40
ROWS_AT_ONCE: Final = 1_000
NO_SECRET: Final = bytes(32)  # nothing follows from it: these games had other seeds


class CheckedRecord(msgspec.Struct, frozen=True):
    """A record with every action checked, as a table keeps it."""

    game: str
    rules: str
    options: dict[str, str]
    chairs: tuple[Chair, ...]
    position: str
    rows: list[Row]
    outcome: Outcome
    digest: str


def checked_record(connection: Connection, text: str, now: int, language: str) -> tuple[CheckedRecord, str]:
    """The one record in a text, and the text; a refusal names the line, and says in that language what is wrong there.
    It takes a while, so a clerk does it."""
    try:
        record = read(text)
    except RecordError as error:
        raise Problem(Code.BAD_RECORD, str(error), line=error.line, told=told(error.wrong, language)) from None
    if len(record.entries) > MOST_ENTRIES:
        raise Problem(Code.TOO_LARGE, f"A record of at most {MOST_ENTRIES} actions can be opened")
    check_not_ongoing(connection, record.game.id, positions_of(record))
    return checked(record, now), text


def positions_of(record: Record) -> Iterator[State]:
    """Every position of the game, one after another."""
    state = record.start()
    yield state
    for entry in record.entries:
        state.play(entry.action)
        yield state


def checked(record: Record, now: int) -> CheckedRecord:
    """A record in which every action is legal, as a table keeps it."""
    result = record.state.result
    return CheckedRecord(
        record.game.id,
        record.game.version,
        record.options,
        tuple(chair_of(record.game.id, name) for name in record.players or [""] * record.seats),
        record.start_position,
        [
            Row(n, "action", entry.actor, entry.action, entry.actor == CHANCE or entry.reveals, now, 0)
            for n, entry in enumerate(record.entries)
        ],
        Outcome([], UNFINISHED, []) if result is None else msgspec.convert(result.plain(), Outcome),
        record.state.digest(),
    )


def chair_of(game: str, name: str) -> Chair:
    """The seat of a player in a record: one of our bots, or else open, under the player's name."""
    if name in bot_names(game):
        return Chair("bot", bot=name)
    return Chair("open", called="".join(letter for letter in name if letter.isprintable())[:LONGEST_NAME])


def header_of(record: CheckedRecord, id: str, host: str, now: int) -> Header:
    """The table of an opened record: finished, private and unrated."""
    return Header(
        id=id,
        game=record.game,
        rules=record.rules,
        options=record.options,
        chairs=record.chairs,
        host=host,
        public=False,
        rated=False,
        pace=Pace(),
        delay=0,
        created=now,
        secret=NO_SECRET,
        status="over",
        started=now,
        ended=now,
        result=record.outcome,
        opened=True,
        position=record.position,
    )


def save_opened(connection: Connection, header: Header, record: CheckedRecord, text: str) -> None:
    """Store the table of an opened record, and the record as written."""
    save_header(connection, header)
    for first in range(0, len(record.rows), ROWS_AT_ONCE):
        save_entries(header.id, record.rows[first : first + ROWS_AT_ONCE])(connection)
    connection.execute(
        "INSERT INTO opened (table_id, position, record) VALUES (?, ?, ?)", (header.id, header.position, text)
    )
    outcome = record.outcome
    ending = (outcome.winners, outcome.reason, outcome.scores, record.digest, len(record.rows), header.ended)
    record_result(connection, Ending(header.id, *ending))
