"""The course of a game: the log of a table, and the position that it leads to.

The log only grows. Taking back is an entry, too, so every entry keeps its number for ever, a retry can never be
mistaken for something new, and a client needs to know only the number of the last entry that it has.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from msgspec import Struct

from ..core.event import Event
from ..core.game import Game
from ..core.record import in_the_dark
from ..core.state import CHANCE, State
from .messages import Entry

RECENT: Final = 40  # entries whose events are kept at hand; older ones are told anew by replaying
HIDDEN: Final = -1  # instead of an action that the reader may not know


class Row(Struct, frozen=True):
    """An entry of the log as it is stored.

    An undo takes back `action` actions of the line. `shows` says that somebody saw something new; `at` is in
    milliseconds of the clock on the wall, and `spent` what the actor used of his time.
    """

    n: int
    kind: Literal["action", "undo", "resign"]
    actor: int
    action: int
    shows: bool
    at: int
    spent: int


class Snapshot(Struct, frozen=True):
    """The position after `n` entries, so that a long game opens fast."""

    n: int
    position: str


@dataclass
class Told:
    """An entry with its words and with what happened by it."""

    row: Row
    text: str
    events: list[Event]
    public: Entry | None = None  # as everybody sees it, where nothing of it is secret

    def seen_by(self, eyes: int) -> Entry:
        """The entry as that seat or a spectator may know it: what chance showed to another has no name."""
        seen = [event.seen_by(eyes) for event in self.events]
        if seen != self.events:
            secret = self.row.actor == CHANCE
            return self.entry(HIDDEN, "", seen) if secret else self.entry(self.row.action, self.text, seen)
        if self.public is None:
            self.public = self.entry(self.row.action, self.text, seen)
        return self.public

    def entry(self, action: int, text: str, events: list[Event]) -> Entry:
        row = self.row
        return Entry(row.n, row.kind, row.actor, action, text, [event.plain() for event in events])


class Course:
    """The log of a game, and the state after it."""

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.state = self.start()
        self.rows: list[Row] = []
        self.line: list[Row] = []  # the actions that stand: those of the log that were not taken back
        self.drawn = 0  # how often chance has acted, which nobody takes back
        self.recent: deque[Told] = deque(maxlen=RECENT)

    def start(self) -> State:
        return self.game.start(self.seats, **self.options)

    @property
    def length(self) -> int:
        """How many entries there are."""
        return len(self.rows)

    # ---- going on

    def play(self, action: int, at: int, spent: int) -> Told:
        """Take the action, which is legal, as the next entry."""
        state = self.state
        actor = int(state.actor)
        shows, dark = actor == CHANCE or state.reveals(action), in_the_dark(state)
        text, events = carry_out(state, action)
        shows = shows or any(state.knows_all(seat) for seat in dark)
        return self.keep(Told(Row(self.length, "action", actor, action, shows, at, spent), text, events))

    def take_back(self, seat: int, count: int, at: int) -> Told:
        """Take back that many actions of the line."""
        return self.enter(Row(self.length, "undo", seat, count, False, at, 0))

    def resign(self, seat: int, at: int) -> Told:
        """Note that a seat gave the game up."""
        return self.enter(Row(self.length, "resign", seat, 0, False, at, 0))

    def enter(self, row: Row) -> Told:
        """Carry an entry out, be it new or from the store."""
        text, events = carry_out(self.state, row.action) if row.kind == "action" else (row.kind, [])
        told = self.keep(Told(row, text, events))
        if row.kind == "undo":
            self.state = self.replayed()
        return told

    def keep(self, told: Told) -> Told:
        """Write an entry down that has been carried out."""
        self.note(told.row)
        self.recent.append(told)
        return told

    def note(self, row: Row) -> None:
        """Write an entry down, whose position is known otherwise."""
        if row.n != self.length:
            raise ValueError(f"entry {row.n} cannot follow {self.length} entries")
        self.rows.append(row)
        if row.kind == "action":
            self.line.append(row)
            self.drawn += row.actor == CHANCE
        elif row.kind == "undo":
            del self.line[len(self.line) - row.action :]

    def replayed(self) -> State:
        """The state after the line, from the beginning."""
        state = self.start()
        for row in self.line:
            state.play(row.action)
        return state

    def load(self, rows: Iterable[Row], snapshot: Snapshot | None = None) -> None:
        """Take over the log of a stored game, from a snapshot on if there is one."""
        start = 0 if snapshot is None else snapshot.n
        for row in rows:
            if row.n < start:
                self.note(row)
            else:
                if row.n == start and snapshot is not None:
                    self.state = self.game.read(snapshot.position)
                self.enter(row)
        if snapshot is not None and self.length == start:
            self.state = self.game.read(snapshot.position)

    # ---- telling

    def told_from(self, n: int) -> list[Told]:
        """The entries from number `n` on."""
        if n >= self.length:
            return []
        if self.recent and self.recent[0].row.n <= n:
            return [told for told in self.recent if told.row.n >= n]
        again = Course(self.game, self.seats, self.options)
        return [again.enter(row) for row in self.rows][n:]

    # ---- taking back

    def may_take_back(self, seat: int) -> int:
        """How many actions a seat may take back by itself: its last ones, up to any that showed something."""
        count = 0
        for row in reversed(self.line):
            if row.actor != seat or row.shows:
                break
            count += 1
        return count

    def back_to_own(self, seat: int) -> int:
        """How many actions back the seat's last one lies, if nothing has been shown since; else 0."""
        for count, row in enumerate(reversed(self.line), 1):
            if row.shows:
                break
            if row.actor == seat:
                return count
        return 0


def carry_out(state: State, action: int) -> tuple[str, list[Event]]:
    """Take an action; returns its words, and what happened."""
    text = state.text(action)
    events: list[Event] = []
    state.events = events
    state.play(action)
    state.events = None
    return text, events
