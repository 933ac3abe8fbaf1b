"""Answers planned in advance, for games over days: "if Ben takes the Temple, I take the Baths; else the Stable".

A plan belongs to a seat and to the round of the game in which it was made. Nobody else learns that there is one: an
answer is played after a while, as if its owner opened the table, played and left again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from ...core.engine.state import State
from .course import Course
from .messages import Action, SeatNumber

MOST_LINES: Final = 24
MOST_ANSWERS: Final = 120  # in all lines together; each is tried when the seat is asked
MOST_ALTERNATIVES: Final = 40
LONGEST_ANSWER: Final = 12  # actions

Answer = Annotated[list[Action], Meta(min_length=1, max_length=LONGEST_ANSWER)]


class PlannedDeed(Struct, frozen=True, forbid_unknown_fields=True):
    """What another seat may do."""

    seat: SeatNumber
    action: Action


class PlanLine(Struct, frozen=True, forbid_unknown_fields=True):
    """On my turn, if `when` has happened since my last one (or in any case, without it), I play the first of `answers`
    that is possible; each is one action, or several in a row. The line applies once the line with the number `after`
    has been played, counted from 1; 0 means at once. With `again`, it holds until the end of the round, not just
    once."""

    answers: Annotated[list[Answer], Meta(min_length=1, max_length=MOST_ALTERNATIVES)]
    when: PlannedDeed | None = None
    after: Annotated[int, Meta(ge=0, le=MOST_LINES)] = 0
    again: bool = False


class Plan(Struct, frozen=True):
    """A plan, and how far it has got: the lines whose `after` is `at` hold, for deeds from entry `since` on; `doing` is
    the rest of an answer that has begun."""

    lines: list[PlanLine]
    round: int
    since: int
    at: int = 0
    doing: list[int] = []

    def holding(self) -> Iterator[tuple[int, PlanLine]]:
        """The lines that hold now, with their numbers."""
        return ((number, line) for number, line in enumerate(self.lines, 1) if line.after == self.at)

    @property
    def over(self) -> bool:
        """Whether nothing of it is left to play."""
        return not self.doing and not any(self.holding())

    def fitting(self, course: Course, seat: int) -> tuple[int, list[int]] | None:
        """The number of the line that fits and the answer to play for the seat that is asked; None if nothing fits."""
        if self.round != course.state.round:
            return None
        if self.doing:
            return (self.at, self.doing) if possible(course.state, seat, self.doing[:1]) else None
        for number, line in self.holding():
            if line.when is None or happened(course, self.since, line.when):
                for answer in line.answers:
                    if possible(course.state, seat, answer):
                        return number, answer
        return None

    def after(self, course: Course, seat: int, action: int) -> Plan | None:
        """What remains of the plan once the seat that is asked plays this action; None if it had planned something
        else."""
        found = self.fitting(course, seat)
        if found is None or found[1][0] != action:
            return None
        number, answer = found
        stays = self.doing or self.lines[number - 1].again
        left = replace(self, at=self.at if stays else number, doing=answer[1:], since=course.length + 1)
        return None if left.over else left


def happened(course: Course, since: int, deed: PlannedDeed) -> bool:
    """Whether a seat has done that since then, and has not undone it."""
    return any((row.actor, row.action) == (deed.seat, deed.action) for row in reversed(course.line) if row.n >= since)


def possible(state: State, seat: int, actions: Sequence[int]) -> bool:
    """Whether a seat could take these actions now, one after the other; those that follow chance or somebody else's
    action are not checked."""
    after = state if len(actions) == 1 else state.copy()
    for place, action in enumerate(actions):
        if after.actor != seat:
            return place > 0
        if action not in after.legal():
            return False
        if place + 1 < len(actions):
            after.play(action)
    return True


def fault_in(lines: Sequence[PlanLine], seats: int, decisions: int) -> str:
    """What is wrong with the lines of a plan, whatever the position; "" if nothing is."""
    if len(lines) > MOST_LINES or sum(len(line.answers) for line in lines) > MOST_ANSWERS:
        return f"A plan has at most {MOST_LINES} lines with {MOST_ANSWERS} answers"
    for number, line in enumerate(lines, 1):
        actions = [action for answer in line.answers for action in answer]
        if line.when is not None:
            actions.append(line.when.action)
            if line.when.seat >= seats:
                return f"Line {number}: there is no seat {line.when.seat}"
        if max(actions) >= decisions:
            return f"Line {number}: there is no action {max(actions)}"
        if line.after >= number:
            return f"Line {number} comes after one that is not before it"
    return ""
