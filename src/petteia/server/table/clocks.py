"""The clocks of a table: time for each turn, and a bank for players who need longer. All times are in milliseconds.

What a clock shows follows from the log, which records when each action was taken and how long it took; what is not in
the log (a bot takes over, somebody returns, actions are taken back) leaves a `Reading`. A clock runs whether or not
anybody is looking; only time while the server is down does not count.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from .course import Row
from .messages import Clock, Pace

LONGEST_WAIT: Final = 14 * 86_400_000  # for a turn where no clock is set: every game ends some day
GRACE: Final = 30_000  # the least that somebody finds who takes his seat back


class Reading(Struct, frozen=True):
    """All clocks as they stood after `n` entries."""

    n: int
    turn: int | None
    spent: int
    granted: bool
    bank: list[int]
    last: list[int]
    begun: list[int]


class Clocks:
    """How much time each seat has, and since when the active one has been thinking."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.timed = pace.move > 0 or pace.bank > 0
        self.move = pace.move * 1000 if self.timed else LONGEST_WAIT
        self.bank = [pace.bank * 1000] * seats
        self.last = [0] * seats  # what each seat spent on its last turn
        self.begun = [0] * seats  # and on a turn that others took back from it, which still counts
        self.spent = 0  # of the present turn
        self.granted = False  # whether somebody has returned in this turn
        self.turn: int | None = None
        self.since = 0

    def read(self, n: int) -> Reading:
        """How the clocks stand after `n` entries, to be stored."""
        return Reading(n, self.turn, self.spent, self.granted, [*self.bank], [*self.last], [*self.begun])

    def set(self, reading: Reading) -> None:
        """Go on from a reading."""
        self.turn, self.spent, self.granted = reading.turn, reading.spent, reading.granted
        self.bank, self.last, self.begun = [*reading.bank], [*reading.last], [*reading.begun]

    def note(self, row: Row) -> None:
        """Deduct the time an entry took from its seat's clock."""
        if row.actor >= 0 and row.kind == "action":
            self.begin(row.actor, row.at)
            self.spent += row.spent

    def begin(self, seat: int, at: int) -> None:
        """The seat is asked. If another was asked before, that one's turn is settled and a new one begins."""
        if self.turn != seat:
            if self.turn is not None:
                self.bank[self.turn] = max(0, self.bank[self.turn] - self.beyond(self.spent))
                self.last[self.turn] = self.spent
            self.turn = seat
            self.spent, self.begun[seat] = self.begun[seat], 0
            self.granted = False
        self.since = at

    def beyond(self, spent: int) -> int:
        """What the bank has to pay of a turn."""
        return max(0, spent - self.move)

    def stop(self, at: int) -> None:
        """The active seat is not asked any more, though it has not answered: what it used is spent."""
        self.spent += self.used(at)
        self.since = at

    def take_back(self, seat: int) -> None:
        """The seat's last action is undone: its turn goes on where it was, and whoever was asked since begins with the
        time that he has used already."""
        if self.turn != seat:
            if self.turn is not None:
                self.begun[self.turn] = self.spent
            self.bank[seat] += self.beyond(self.last[seat])
            self.turn, self.spent, self.last[seat] = seat, self.last[seat], 0
        self.granted = True

    def grant(self, seat: int) -> None:
        """Somebody takes their seat back: they have at least a moment on the clock, once in a turn."""
        if self.turn == seat:
            if self.granted:
                return
            self.spent = min(self.spent, max(0, self.move + self.bank[seat] - GRACE))
            self.granted = True
        if self.move + self.bank[seat] < GRACE:
            self.bank[seat] = GRACE - self.move

    def used(self, at: int) -> int:
        """How long the active seat has thought about this question."""
        return max(0, at - self.since)

    def left(self, at: int) -> int:
        """The total time left for the active seat."""
        assert self.turn is not None
        return self.move + self.bank[self.turn] - self.spent - self.used(at)

    def deadline(self) -> int:
        """When the active seat's time is up."""
        return self.since + self.left(self.since)

    def show(self, at: int, running: bool) -> list[Clock]:
        """All clocks, for people: empty if there is no clock."""
        return [self.show_one(seat, at, running) for seat in range(len(self.bank))] if self.timed else []

    def show_one(self, seat: int, at: int, running: bool) -> Clock:
        if seat != self.turn:
            return Clock(seat, self.move / 1000, self.bank[seat] / 1000, False)
        spent = self.spent + (self.used(at) if running else 0)
        over = self.beyond(spent)
        return Clock(seat, max(0, self.move - spent) / 1000, max(0, self.bank[seat] - over) / 1000, running)
