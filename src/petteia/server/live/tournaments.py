"""Looks after tournaments: begins them, draws rounds, makes tables, calls up missing players, counts results.

Everything is stored, and each step is one work, done exactly once. So nothing is remembered here except what was shown
last.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Protocol, TypeVar

import structlog

from ...core.contract.registry import game as find_game
from ...core.records.fair import new_secret
from ..ids import new_id
from ..owners.leases import Elsewhere
from ..store import tournaments as books
from ..store.store import Connection, Store
from ..store.tournaments import Progress, Shown, Tournament
from ..table.header import Chair, Header
from ..table.seating import Refuse
from ..table.table import Table
from .live_table import Work
from .tables import NoTable, OtherRules, SetAside, Tables

LOOK_SECONDS: Final = 2.0
MOST_SHOWN: Final = 50
LOG = structlog.get_logger("petteia.tournaments")
T = TypeVar("T")


class Desk(Protocol):
    """Something that does slow work on the database without changing it."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """The result of the work."""


class Tournaments:
    """All tournaments of a server."""

    def __init__(self, tables: Tables, desk: Desk) -> None:
        self.tables = tables
        self.store: Store = tables.store
        self.desk = desk
        self.shown: OrderedDict[str, Shown] = OrderedDict()

    async def run(self) -> None:
        """Keep taking every step that is due."""
        while True:
            await self.look()
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Take every step that is due; one tournament that fails does not stop the others."""
        now = self.tables.now()
        for id in await self.store.read(partial(books.under_way, now=now)):
            try:
                await self.go_on(id)
            except Exception as error:
                LOG.error("a tournament stands still", tournament=id, exc_info=error)

    async def go_on(self, id: str) -> None:
        """Take the steps of one tournament that are due."""
        now = self.tables.now()
        found = await self.store.read(partial(books.progress, id=id, now=now))
        if found.tournament.status == "open":
            await self.store.write(partial(books.begin, id=id, now=now))
            LOG.info("tournament begins", tournament=id)
        for table in found.late:
            await self.at(table, Table.call_up)
        for table in found.deserted:
            await self.at(table, Table.give_up_on)
        if found.counted or found.late or found.deserted:
            await self.store.write(partial(books.count, id=id, now=now))
        found = await self.store.read(partial(books.progress, id=id, now=now))
        if found.tournament.status == "running" and not found.tournament.held:
            await self.draw(found, now)

    async def at(self, table: str, work: Work) -> None:
        """Do something at a table, unless another server has it, which does the same; anything that has just changed
        there is noticed at the next look."""
        with contextlib.suppress(NoTable, OtherRules, SetAside, Elsewhere, Refuse):
            await (await self.tables.find(table)).do(work)

    async def draw(self, found: Progress, now: int) -> None:
        """Draw who meets next, if it is time to, or end the tournament."""
        one = found.tournament
        if one.kind == "arena":
            if now >= one.ends:
                if not found.unfinished:
                    await self.store.write(partial(books.end, id=one.id, now=now))
                return
            if found.free < 2:
                return
        elif found.unfinished or now < one.rests:
            return
        drawn = await self.desk.read(partial(books.draw, id=one.id, now=now))
        if drawn:
            header_of = partial(self.header_of, one, await self.store.read(partial(people_of, id=one.id)), now)
            made = await self.store.write(partial(books.make, before=one, drawn=drawn, header_of=header_of, now=now))
            LOG.info("drawn", tournament=one.id, round=drawn[0][0], meetings=made)
        elif one.kind != "arena":
            await self.store.write(partial(books.end, id=one.id, now=now))
            LOG.info("tournament over", tournament=one.id)

    def header_of(
        self, one: Tournament, people: dict[str, tuple[str, int | None]], now: int, seats: Sequence[str]
    ) -> Header:
        """The table for a game: the players drawn are invited, and it begins when all have arrived."""
        chairs = [Chair("person", user, people[user][0], rating=people[user][1], invited=True) for user in seats]
        return Header(
            id=new_id(),
            game=one.game,
            rules=find_game(one.game).version,
            options=one.options,
            chairs=tuple(chairs),
            host=one.owner,
            public=True,
            rated=one.rated,
            pace=one.pace,
            delay=0,
            created=now,
            secret=new_secret(),
            eager=True,
            tournament=one.id,
        )

    async def show(self, id: str) -> Shown:
        """The current state of a tournament, worked out again only if something has changed."""
        version = await self.store.read(partial(books.version_of, id=id))
        kept = self.shown.get(id)
        if kept is None or kept.tournament.version != version:
            kept = self.shown[id] = await self.desk.read(partial(books.shown, id=id))
            if len(self.shown) > MOST_SHOWN:
                self.shown.popitem(last=False)
        return kept


def people_of(connection: Connection, id: str) -> dict[str, tuple[str, int | None]]:
    """The names of the entrants, and the ratings of those who show them."""
    rows = connection.execute(
        "SELECT entrants.user_id, name, CASE WHEN coalesce(profiles.ratings, 1) = 1 THEN rating END FROM entrants "
        "JOIN users ON users.id = entrants.user_id LEFT JOIN profiles ON profiles.user_id = entrants.user_id "
        "WHERE tournament_id = ?",
        (id,),
    ).fetchall()
    return {user: (name, rating) for user, name, rating in rows}
