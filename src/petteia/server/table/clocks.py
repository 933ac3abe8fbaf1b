"""The clocks of a table: time for each turn, and a bank for players who need longer. All times are in milliseconds.

What a clock shows follows from the log, which records when each action was taken and how long it took; anything that is
not in the log (a bot takes over, somebody returns, actions are undone) leaves a `Reading`. A clock runs whether or not
anybody is watching; only time while the server is down does not count.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from .course import Row
from .messages import Clock, Pace

LONGEST_WAIT: Final = 14 * 86_400_000  # for a turn without a clock, so that every game ends some day
GRACE: Final = 30_000  # the least time left to somebody who takes their seat back


class Reading(Struct, frozen=True):
    """What all clocks showed after `n` entries."""

    n: int
    turn: int | None
    spent: int
    granted: bool
    bank: list[int]
    last: list[int]
    begun: list[int]


class Clocks:
    """How much time each seat has left, and since when the active one has been thinking."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.timed = pace.move > 0 or pace.bank > 0
        self.move = pace.move * 1000 if self.timed else LONGEST_WAIT
        self.bank = [pace.bank * 1000] * seats
        self.last = [0] * seats  # what each seat spent on its last turn
        self.begun = [0] * seats  # and on a turn that somebody else's undo interrupted, which still counts
        self.spent = 0  # on the current turn
        self.granted = False  # whether a player has come back during this turn
        self.turn: int | None = None
        self.since = 0

    def read(self, n: int) -> Reading:
        """What the clocks show after `n` entries, to be stored."""
        return Reading(n, self.turn, self.spent, self.granted, [*self.bank], [*self.last], [*self.begun])

    def set(self, reading: Reading) -> None:
        """Continue from a reading."""
        self.turn, self.spent, self.granted = reading.turn, reading.spent, reading.granted
        self.bank, self.last, self.begun = [*reading.bank], [*reading.last], [*reading.begun]

    def note(self, row: Row) -> None:
        """Deduct the time an entry took from its seat's clock."""
        if row.actor >= 0 and row.kind == "action":
            self.begin(row.actor, row.at)
            self.spent += row.spent

    def begin(self, seat: int, at: int) -> None:
        """Start the clock of the seat that is asked. If another seat was asked before, its turn is settled and a new
        one begins."""
        if self.turn != seat:
            if self.turn is not None:
                self.bank[self.turn] = max(0, self.bank[self.turn] - self.beyond(self.spent))
                self.last[self.turn] = self.spent
            self.turn = seat
            self.spent, self.begun[seat] = self.begun[seat], 0
            self.granted = False
        self.since = at

    def beyond(self, spent: int) -> int:
        """How much of a turn is charged to the bank."""
        return max(0, spent - self.move)

    def stop(self, at: int) -> None:
        """Stop the clock of a seat that is no longer asked, though it has not answered: the time it used is spent."""
        self.spent += self.used(at)
        self.since = at

    def take_back(self, seat: int) -> None:
        """Undo the seat's last action: its turn continues where it was, and the next turn of the seat that was asked
        meanwhile begins with the time already used."""
        if self.turn != seat:
            if self.turn is not None:
                self.begun[self.turn] = self.spent
            self.bank[seat] += self.beyond(self.last[seat])
            self.turn, self.spent, self.last[seat] = seat, self.last[seat], 0
        self.granted = True

    def grant(self, seat: int) -> None:
        """Give a player who takes their seat back at least `GRACE` on the clock, once a turn."""
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
        """When the active seat's time runs out."""
        return self.since + self.left(self.since)

    def show(self, at: int, running: bool) -> list[Clock]:
        """All clocks, as people see them; empty if the game has no clock."""
        return [self.show_one(seat, at, running) for seat in range(len(self.bank))] if self.timed else []

    def show_one(self, seat: int, at: int, running: bool) -> Clock:
        if seat != self.turn:
            return Clock(seat, self.move / 1000, self.bank[seat] / 1000, False)
        spent = self.spent + (self.used(at) if running else 0)
        over = self.beyond(spent)
        return Clock(seat, max(0, self.move - spent) / 1000, max(0, self.bank[seat] - over) / 1000, running)
