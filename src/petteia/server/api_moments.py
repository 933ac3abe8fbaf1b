"""HTTP: how a table stood after any of its entries, for time travel and replays."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, get
from litestar.datastructures import State
from litestar.params import Parameter

from ..core.state import CHANCE, SPECTATOR
from .accounts import Identity
from .api_lobby import find
from .course import Course
from .errors import Code, Problem
from .table import Table
from .web import ERRORS


class ChanceAction(msgspec.Struct, frozen=True):
    """What chance did as entry `n`, out of what it could have done: actions with their weights."""

    n: int
    action: int
    weights: list[tuple[int, int]]


class MomentsApi(Controller):
    """The past of a table."""

    path = "/api/tables"
    responses = ERRORS
    tags = ("tables",)

    @get("/{id:str}/moments/{n:int}")
    async def moment(
        self,
        id: str,
        n: Annotated[int, Parameter(ge=0, description="how many entries had been made")],
        state: State,
        anyone: Identity | None,
        seat: Annotated[int | None, Parameter(ge=SPECTATOR, description="whose view; the own one without it")] = None,
    ) -> dict[str, Any]:
        """The view of that moment, as far as the asker may know it: his own, and after the end everybody's."""
        table = (await find(state.tables, id)).table
        eyes = eyes_on_the_past(table, anyone, seat)
        course = table.course if table.trailing is None or eyes != SPECTATOR else table.trailing
        if n > course.length:
            raise Problem(Code.NOT_FOUND, f"Only {course.length} entries have been made")
        return {"n": n, "view": past(course, n).state.view(eyes)}

    @get("/{id:str}/chance")
    async def chance(self, id: str, state: State) -> list[ChanceAction]:
        """All that chance did in an ended game, so that a browser can derive it again from the seeds."""
        table = (await find(state.tables, id)).table
        if table.header.status != "over":
            raise Problem(Code.NOT_OVER, "Chance can be checked when the game is over")
        return chance_of(table.course)


def chance_of(course: Course) -> list[ChanceAction]:
    """What chance did; what was taken back by players after it counts as well, as no number is used twice."""
    found = []
    then = Course(course.game, course.seats, course.options)
    for row in course.rows:
        if row.kind == "action" and row.actor == CHANCE:
            found.append(ChanceAction(row.n, row.action, then.state.weights()))
        then.load([row])
    return found


def eyes_on_the_past(table: Table, who: Identity | None, seat: int | None) -> int:
    """Whose view somebody gets: of his only seat while the game goes on, of any once nothing is secret any more."""
    own = table.header.seats_of(who.user) if who is not None else []
    usual = own[0] if len(own) == 1 else SPECTATOR
    if seat is None or seat == usual:
        return usual
    if table.header.status != "over" or seat >= len(table.header.chairs):
        raise Problem(Code.NOT_YOUR_SEAT, "That view is open when the game is over")
    return seat


def past(course: Course, n: int) -> Course:
    """The course as it was after so many entries."""
    then = Course(course.game, course.seats, course.options)
    then.load(course.rows[:n])
    return then
