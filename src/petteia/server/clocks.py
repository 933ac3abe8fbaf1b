"""The clocks of a table: time for each turn, and a bank for whoever needs longer. All times are in milliseconds.

What a clock shows follows from the log, which says of every action how long it took: nothing else is stored, and
time in which the server was not there has not passed.
"""

from __future__ import annotations

from typing import Final

from .course import Row
from .messages import Clock, Pace

LONGEST_WAIT: Final = 14 * 86_400_000  # for a turn where no clock is set: every game ends some day
GRACE: Final = 30_000  # the least that somebody finds who takes his seat back


class Clocks:
    """Where each seat stands with its time, and since when the one who is asked thinks."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.timed = pace.move > 0 or pace.bank > 0
        self.move = pace.move * 1000 if self.timed else LONGEST_WAIT
        self.bank = [pace.bank * 1000] * seats
        self.spent = 0  # of the present turn
        self.turn: int | None = None
        self.since = 0

    def note(self, row: Row) -> None:
        """Take what a seat's entry took off its clock."""
        if row.actor >= 0 and row.kind == "action":
            self.begin(row.actor, row.at)
            self.spent += row.spent

    def begin(self, seat: int, at: int) -> None:
        """The seat is asked. If another was asked before, that one's turn is settled and a new one begins."""
        if self.turn != seat:
            if self.turn is not None:
                self.bank[self.turn] = max(0, self.bank[self.turn] - max(0, self.spent - self.move))
            self.turn = seat
            self.spent = 0
        self.since = at

    def grant(self, seat: int) -> None:
        """Somebody takes his seat back: he finds at least a moment on his clock."""
        if self.turn == seat:
            self.spent = min(self.spent, max(0, self.move + self.bank[seat] - GRACE))
        if self.move + self.bank[seat] < GRACE:
            self.bank[seat] = GRACE - self.move

    def used(self, at: int) -> int:
        """How long the one who is asked has thought about this question."""
        return max(0, at - self.since)

    def left(self, at: int) -> int:
        """What is left to the one who is asked, in all."""
        assert self.turn is not None
        return self.move + self.bank[self.turn] - self.spent - self.used(at)

    def deadline(self) -> int:
        """When the time of the one who is asked is up."""
        return self.since + self.left(self.since)

    def show(self, at: int, running: bool) -> list[Clock]:
        """All clocks, for people: none where there is no clock."""
        return [self.show_one(seat, at, running) for seat in range(len(self.bank))] if self.timed else []

    def show_one(self, seat: int, at: int, running: bool) -> Clock:
        if seat != self.turn:
            return Clock(seat, self.move / 1000, self.bank[seat] / 1000, False)
        spent = self.spent + (self.used(at) if running else 0)
        over = max(0, spent - self.move)
        return Clock(seat, max(0, self.move - spent) / 1000, max(0, self.bank[seat] - over) / 1000, running)
