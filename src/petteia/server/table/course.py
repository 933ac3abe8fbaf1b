"""The course of a game: the log of a table, and the position that it leads to.

The log only grows. Even an undo is an entry, so every entry keeps its number, a retry can never be mistaken for
something new, and a client only needs to know the number of the last entry it has.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from msgspec import Raw, Struct

from ...core.contract.event import Event
from ...core.contract.game import Game
from ...core.engine.state import CHANCE, SPECTATOR, State
from ...core.records.record import in_the_dark
from .messages import ENCODER, Entry

RECENT: Final = 40  # entries whose events are kept as they are; older ones are packed
MOST_UNDONE: Final = 4_000  # entries after which nothing can be undone: far more than the longest game has
HIDDEN: Final = -1  # in place of an action that the reader may not know


class Row(Struct, frozen=True):
    """An entry of the log as it is stored.

    An undo takes back `action` actions of the line. `shows` says that somebody saw something new; `at` is wall-clock
    time in milliseconds, and `spent` the time that the actor used.
    """

    n: int
    kind: Literal["action", "undo", "resign"]
    actor: int
    action: int
    shows: bool
    at: int
    spent: int


class Snapshot(Struct, frozen=True):
    """The position after `n` entries, so that a long game opens quickly."""

    n: int
    position: str


@dataclass
class Told:
    """An entry with its text and the events that it caused."""

    row: Row
    text: str
    events: list[Event]
    public: Entry | None = None  # as everybody sees it, if nothing in it is secret

    def seen_by(self, eyes: int) -> Entry:
        """The entry as a seat or a spectator may know it: what chance revealed to somebody else stays unnamed."""
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

    def packed(self, seats: int) -> Packed:
        """The entry as it is sent, for all eyes."""
        least = self.seen_by(SPECTATOR)
        if least is self.public:
            return written(least)
        return [written(self.seen_by(seat)) for seat in range(seats)] + [written(least)]


# as everybody sees it; or, if something in it is secret, as each seat sees it, and last as a spectator does
Packed = Raw | list[Raw]


def written(entry: Entry) -> Raw:
    return Raw(ENCODER.encode(entry))


class Course:
    """The log of a game, and the state after it."""

    def __init__(
        self, game: Game, seats: int, options: dict[str, str], position: str = "", strict: bool = False
    ) -> None:
        """A game before its first action, or one that continues from a given position. If it is strict, nobody can undo
        an action that others have answered, even if they agree."""
        self.game = game
        self.seats = seats
        self.options = options
        self.position = position
        self.strict = strict
        self.state = self.start()
        self.rows: list[Row] = []
        self.line: list[Row] = []  # the actions of the log that were not undone
        self.snapshots: list[Snapshot] = []
        self.drawn = 0  # how often chance has acted, which cannot be undone
        self.recent: deque[Told] = deque()
        self.packed: list[Packed] = []  # entries before the recent ones
        self.untold = 0  # entries before those, whose text nobody has asked for yet
        self.retelling: Course | None = None

    def start(self) -> State:
        if self.position:
            return self.game.read(self.position)
        return self.game.start(self.seats, **self.options)

    @property
    def length(self) -> int:
        """How many entries there are."""
        return len(self.rows)

    # ---- playing on

    def play(self, action: int, at: int, spent: int) -> Told:
        """Carry out a legal action as the next entry."""
        state = self.state
        actor = int(state.actor)
        shows, dark = actor == CHANCE or state.reveals(action), in_the_dark(state)
        text, events = carry_out(state, action)
        shows = shows or any(state.knows_all(seat) for seat in dark)
        return self.keep(Told(Row(self.length, "action", actor, action, shows, at, spent), text, events))

    def take_back(self, seat: int, count: int, at: int) -> Told:
        """Undo that many actions of the line."""
        return self.enter(Row(self.length, "undo", seat, count, False, at, 0))

    def resign(self, seat: int, at: int) -> Told:
        """Note that a seat resigned."""
        return self.enter(Row(self.length, "resign", seat, 0, False, at, 0))

    def enter(self, row: Row) -> Told:
        """Carry out an entry, whether new or from the store."""
        text, events = carry_out(self.state, row.action) if row.kind == "action" else (row.kind, [])
        told = self.keep(Told(row, text, events))
        if row.kind == "undo":
            self.state = self.replayed()
        return told

    def keep(self, told: Told) -> Told:
        """Write down an entry that has been carried out."""
        self.note(told.row)
        self.recent.append(told)
        if len(self.recent) > RECENT:
            self.packed.append(self.recent.popleft().packed(self.seats))
        return told

    def note(self, row: Row) -> None:
        """Write down an entry without carrying it out: the position is known by other means."""
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
        return self.after(row.action for row in self.line)

    def after(self, actions: Iterable[int]) -> State:
        """The state after these actions, from the beginning; without texts, each takes a microsecond."""
        state = self.start()
        for action in actions:
            state.play(action)
        return state

    def moment(self, n: int) -> State:
        """The state after the first `n` entries, replayed from the last snapshot before them that no undo has gone
        behind."""
        line: list[int] = []
        known: list[tuple[int, str]] = []  # positions, each with the number of actions before it
        snapshots = {snapshot.n: snapshot.position for snapshot in self.snapshots}
        for row in self.rows[:n]:
            if row.n in snapshots:
                known.append((len(line), snapshots[row.n]))
            if row.kind == "action":
                line.append(row.action)
            elif row.kind == "undo":
                del line[len(line) - row.action :]
                while known and known[-1][0] > len(line):
                    known.pop()
        if not known:
            return self.after(line)
        count, position = known[-1]
        state = self.game.read(position)
        for action in line[count:]:
            state.play(action)
        return state

    def load(self, rows: Sequence[Row], snapshots: Iterable[Snapshot] = ()) -> None:
        """Load the log of a stored game, carrying out only what follows the last snapshot within it."""
        self.snapshots = [snapshot for snapshot in snapshots if snapshot.n <= len(rows)]
        snapshot = self.snapshots[-1] if self.snapshots else None
        start = 0 if snapshot is None else snapshot.n
        for row in rows:
            if row.n < start:
                self.note(row)
                self.untold += 1
            else:
                if row.n == start and snapshot is not None:
                    self.state = self.game.read(snapshot.position)
                self.enter(row)
        if snapshot is not None and self.length == start:
            self.state = self.game.read(snapshot.position)

    # ---- telling

    def log(self, eyes: int, n: int) -> list[Raw]:
        """The entries from number `n` on, encoded for these eyes."""
        while self.retell(n):
            pass
        older = self.packed[max(0, n - self.untold) :]
        newer = [told for told in self.recent if told.row.n >= n]
        place = max(eyes, -1)  # its place in a packed entry: a spectator's is last
        return [one if isinstance(one, Raw) else one[place] for one in older] + [
            written(told.seen_by(eyes)) for told in newer
        ]

    def retell(self, n: int) -> bool:
        """Put some more of the entries from number `n` on into words; returns whether more remain.

        A table that was opened from a snapshot puts what came before into words only if somebody asks for it, and in
        small pieces, since words take far longer than the actions themselves.
        """
        if n >= self.untold:
            return False
        again = self.retelling = self.retelling or Course(self.game, self.seats, self.options, self.position)
        for row in self.rows[again.length : min(again.length + RECENT, self.untold)]:
            again.enter(row)
        if again.length < self.untold:
            return True
        self.packed = again.packed + [told.packed(self.seats) for told in again.recent] + self.packed
        self.untold = 0
        self.retelling = None
        return False

    # ---- taking back

    @property
    def full(self) -> bool:
        """Whether the log is too long to undo anything more; without a limit it could grow without end."""
        return self.length >= MOST_UNDONE

    def last_of(self, seats: Collection[int]) -> int:
        """The one of these seats that acted last; `SPECTATOR` if none has."""
        return next((row.actor for row in reversed(self.line) if row.actor in seats), SPECTATOR)

    def may_take_back(self, seat: int) -> int:
        """How many actions a seat may undo by itself: its last ones, back to any that revealed something."""
        count = 0
        if self.full:
            return count
        for row in reversed(self.line):
            if row.actor != seat or row.shows:
                break
            count += 1
        return count

    def back_to_own(self, seat: int) -> int:
        """How many actions back the seat's last one is; 0 if something has been revealed since or, in a strict game, if
        somebody has answered."""
        if self.full:
            return 0
        for count, row in enumerate(reversed(self.line), 1):
            if row.shows or (self.strict and row.actor != seat):
                break
            if row.actor == seat:
                return count
        return 0


def carry_out(state: State, action: int) -> tuple[str, list[Event]]:
    """Carry out an action; returns its text and its events."""
    text = state.text(action)
    events: list[Event] = []
    state.events = events
    state.play(action)
    state.events = None
    return text, events
