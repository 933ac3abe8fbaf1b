"""What all requests about a table share: finding it, reading it or doing something there, or saying why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from ...errors import Code, Problem
from ...live.live_table import MOVED, LiveTable, Work
from ...live.tables import NoTable, OtherRules, SetAside, Tables
from ...people.accounts import Identity
from ...table.messages import TableInfo
from ...table.seating import Refuse
from ...table.step import Step
from ...table.table import Table

T = TypeVar("T")

# refusals of any request about a table, and of one that does something there or looks at its game
OF_A_TABLE: Final = (Code.NO_TABLE, Code.OTHER_RULES, Code.SET_ASIDE)
AT_A_TABLE: Final = (*OF_A_TABLE, Code.MOVED)


def problem(refusal: Refuse) -> Problem:
    """A table's refusal as the answer to a request."""
    return Problem(Code(refusal.error.code), refusal.error.text)


async def find(tables: Tables, id: str) -> LiveTable:
    """The table, or a refusal that says what is wrong."""
    try:
        return await tables.find(id)
    except NoTable:
        raise Problem(Code.NO_TABLE, "There is no such table") from None
    except OtherRules as reason:
        raise Problem(Code.OTHER_RULES, str(reason)) from None
    except SetAside as reason:
        raise Problem(Code.SET_ASIDE, str(reason)) from None


async def look(tables: Tables, id: str, look_at: Callable[[Table], T], again: bool = True) -> T:
    """Read something from a table, all of it already stored."""
    live = await find(tables, id)
    try:
        return await live.read(look_at)
    except Refuse as refusal:
        if again and refusal.error.code == MOVED[0]:
            return await look(tables, id, look_at, again=False)
        raise problem(refusal) from None


async def do(tables: Tables, id: str, work: Work, again: bool = True) -> tuple[LiveTable, Step]:
    """Do something at a table; if it has just been put away, at the one that replaces it."""
    live = await find(tables, id)
    try:
        return live, await live.do(work)
    except Refuse as refusal:
        if again and refusal.error.code == MOVED[0]:
            return await do(tables, id, work, again=False)
        raise problem(refusal) from None


def described(live: LiveTable, who: Identity | None) -> TableInfo:
    """A table as somebody sees it."""
    return live.info(who.user if who is not None else "")
