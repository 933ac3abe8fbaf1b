"""HTTP: the state of a table after any of its entries, for time travel and replays."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Controller, get
from litestar.datastructures import State
from litestar.params import FromPath, Parameter

from ....core.engine.state import CHANCE, SPECTATOR
from ...errors import Code, Problem
from ...live.tables import Tables, rules_of
from ...people.accounts import Identity
from ...store import archive
from ...store.store import Connection
from ...table.course import Course
from ...table.header import Header
from ...table.table import Table
from ..web import Anyone
from .at_table import AT_A_TABLE, OF_A_TABLE, find, look


class ChanceAction(msgspec.Struct, frozen=True):
    """What chance did as entry `n`, out of what it could have done: actions with their weights."""

    n: int
    action: int
    weights: list[tuple[int, int]]


class MomentsApi(Controller):
    """The past of a table."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/{id:str}/moments/{n:int}", refuses=(*AT_A_TABLE, Code.NOT_FOUND, Code.NOT_YOUR_SEAT), opt={"cost": "moment"})
    async def moment(
        self,
        id: FromPath[str],
        n: Annotated[int, Parameter(ge=0, description="how many entries had been made")],
        state: State,
        anyone: Anyone,
        seat: Annotated[int | None, Parameter(ge=SPECTATOR, description="whose view; by default one's own")] = None,
    ) -> dict[str, Any]:
        """The view at a moment: the caller's own or, after the game, anybody's."""

        def then(table: Table) -> dict[str, Any]:
            eyes = eyes_on_the_past(table.header, anyone, seat)
            plays = anyone is not None and table.header.seats_of(anyone.user)
            course = table.course if table.trailing is None or plays else table.trailing
            if n > course.length:
                raise Problem(Code.NOT_FOUND, f"The log has only {course.length} entries")
            return {"n": n, "view": course.moment(n).view(eyes)}

        return await look(state.tables, id, then)

    @get("/{id:str}/chance", refuses=(*OF_A_TABLE, Code.NOT_OVER), opt={"cost": "chance"})
    async def chance(self, id: FromPath[str], state: State) -> list[ChanceAction]:
        """All actions of chance in a finished game, so that a browser can recompute them from the seeds."""
        await finished(state.tables, id, "Chance can be checked once the game is over")
        found: list[ChanceAction] = await state.desk.read(partial(chance_of, table=id))
        return found


async def finished(tables: Tables, id: str, otherwise: str) -> Header:
    """The header of a table whose game is over, which a clerk may read; others are refused."""
    header = (await find(tables, id)).header
    if header.status != "over":
        raise Problem(Code.NOT_OVER, otherwise)
    return header


def past_of(connection: Connection, table: str) -> Course:
    """The log of a finished game, to look at any of its moments."""
    opened = archive.open_table(connection, table)
    assert opened is not None  # it was found before
    header = opened.header
    course = Course(rules_of(header), len(header.chairs), header.options, header.position)
    course.snapshots = opened.snapshots
    for row in opened.rows:
        course.note(row)
    return course


def chance_of(connection: Connection, table: str) -> list[ChanceAction]:
    """The actions of chance. They are never undone, so these are the ones of the line, each with what preceded it."""
    course = past_of(connection, table)
    found = []
    state = course.start()
    for row in course.line:
        if row.actor == CHANCE:
            found.append(ChanceAction(row.n, row.action, state.weights()))
        state.play(row.action)
    return found


def eyes_on_the_past(header: Header, who: Identity | None, seat: int | None) -> int:
    """Whose view somebody gets: their only seat's or a spectator's during the game, any once nothing is secret."""
    own = header.seats_of(who.user) if who is not None else []
    usual = own[0] if len(own) == 1 else SPECTATOR
    if seat is None or seat == usual:
        return usual
    if header.status != "over" or seat >= len(header.chairs):
        raise Problem(Code.NOT_YOUR_SEAT, "That view is available once the game is over")
    return seat
