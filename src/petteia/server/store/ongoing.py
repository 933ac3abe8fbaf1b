"""Games in progress: nobody is told anything about their positions, however they ask.

A person who plays alone against bots without a rating may ask for hints anyway, so such games are left out, unless they
are at a challenge or in a tournament that others did not turn up for; so are games in which nobody has decided anything
yet, since all games begin alike.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ...core.contract.refusal import OptionError
from ...core.contract.registry import game as find_game
from ...core.engine.state import State
from ..errors import Code, Problem
from ..table.course import Course
from .archive import open_table
from .store import Connection

GOING_ON: Final = (
    "SELECT id, (SELECT MAX(number) FROM entries WHERE table_id = id) FROM tables "
    "WHERE status = 'playing' AND game = ? "
    "AND (rated = 1 OR (SELECT COUNT(*) FROM seats WHERE table_id = id AND kind <> 'bot') > 1 "
    "OR tournament IS NOT NULL OR id IN (SELECT table_id FROM attempts))"
)
# what is quick to compare: who is asked what, and in which round
Sketch = tuple[int, str, int]
# by game, for each such table: its last entry, and the position after it, if anything has been decided by then
known: dict[str, dict[str, tuple[int, tuple[Sketch, str] | None]]] = {}


def check_not_ongoing(connection: Connection, game: str, positions: Iterable[State]) -> None:
    """Refuse current positions of games in progress. They are compared one after another, so they may be a single state
    that is played on."""
    lines = ongoing(connection, game)
    for position in positions:
        near = lines.get(sketch(position)) if lines else None
        if near and position.position() in near:
            raise Problem(
                Code.NOT_OVER, "This is the position of a game in progress; it can be analysed once that game is over"
            )


def ongoing(connection: Connection, game: str) -> dict[Sketch, set[str]]:
    """The current positions of games in progress, as lines, by their sketches. A game is replayed only if it has new
    entries."""
    before = known.get(game, {})
    known[game] = {
        table: before[table] if table in before and before[table][0] == last else (last, standing(connection, table))
        for table, last in connection.execute(GOING_ON, (game,)).fetchall()
        if last is not None
    }
    found: dict[Sketch, set[str]] = {}
    for _, position in known[game].values():
        if position is not None:
            found.setdefault(position[0], set()).add(position[1])
    return found


def standing(connection: Connection, table: str) -> tuple[Sketch, str] | None:
    """The current position of a game, once somebody has decided something."""
    opened = open_table(connection, table)
    if opened is None or not any(row.actor >= 0 for row in opened.rows):
        return None
    header = opened.header
    try:
        game = find_game(header.game).edition(header.rules)
    except OptionError:  # its rules are not installed, so nobody can analyse it either
        return None
    course = Course(game, len(header.chairs), header.options, header.position)
    course.snapshots = opened.snapshots
    for row in opened.rows:
        course.note(row)
    state = course.moment(course.length)
    return sketch(state), state.position()


def sketch(state: State) -> Sketch:
    """The parts of a position that cost nothing to compare."""
    return int(state.actor), state.question, int(state.round)
