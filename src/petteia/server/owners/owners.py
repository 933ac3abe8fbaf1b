"""One server among several on a database: it says every second that it is alive, and learns which others are.

By its own clock, it knows whether it still counts as alive. If not, it does nothing at any table until PostgreSQL has
said which are still its own. If PostgreSQL is down, no server can take them, and all simply wait.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import psycopg
import structlog

from ..store.store import FAILURES, Closed, Store
from . import leases
from .leases import LEASE, NOW, Elsewhere, Lease, Member
from .news import CHANNEL, News
from .sharing import Sharing

EVERY: Final = 1.0  # seconds between two beats
MARGIN: Final = 1.0  # seconds before the end of a lease from which it is not relied on
SECONDS_TO_ANSWER: Final = 5  # for PostgreSQL, before the connection is given up
PATIENCE: Final = 20.0  # seconds to wait for PostgreSQL before a request is refused
LOG = structlog.get_logger("petteia.owners")

# one statement: renews our life and returns who is alive, as it was before; the last column is the number of the latest
# news
BEAT: Final = (
    f"WITH clock AS MATERIALIZED (SELECT {NOW} AS now), "
    f"renewed AS (UPDATE runs SET until = now + {LEASE}, told = $2 FROM clock WHERE number = $1) "
    "SELECT number, address, secret, until > now, told, (SELECT coalesce(max(number), 0) FROM news) "
    "FROM runs, clock WHERE number = $1 OR until > now"
)


class Owners:
    """Which tables are ours, and which servers have the others."""

    def __init__(
        self,
        store: Store,
        database: str,
        number: int,
        address: str,
        news: News,
        sharing: Sharing | None = None,
        passed: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store = store
        self.database = database
        self.me = Member(number, address, secrets.token_urlsafe(32))
        self.news = news
        self.sharing = sharing
        self.passed = passed
        self.others: dict[int, Member] = {}
        self.lost: Callable[[dict[str, int]], None] = lambda held: None  # told which tables we still have
        self.gone: list[Callable[[Member], None]] = []  # told of servers that are gone
        self.leaving = False
        self.relied_until = 0.0
        self.renewed = asyncio.Event()
        self.link: psycopg.AsyncConnection[Any] | None = None

    # ---- its life

    async def begin(self) -> None:
        """Join the other servers."""
        await self.store.write(partial(leases.join, me=self.me))
        await self.news.begin()
        await self.beat()

    async def run(self) -> None:
        """Stay alive until we leave."""
        while not self.leaving:
            try:
                await self.wait_for_news()
                await self.beat()
            except (psycopg.Error, OSError, *FAILURES) as error:
                LOG.warning("cannot say that we are alive", problem=" ".join(str(error).split()))
                await self.hang_up()
                await asyncio.sleep(EVERY / 2)
            except Exception as error:  # whatever it is, our leases must not end because of it
                LOG.error("a beat failed", exc_info=error)
                await asyncio.sleep(EVERY / 2)

    def begin_to_leave(self) -> None:
        """Take no more tables, and let nobody wait for us to come back."""
        self.leaving = True
        self.renewed.set()

    async def leave(self) -> None:
        """Leave the other servers, which can take all our tables at once."""
        self.begin_to_leave()
        with contextlib.suppress(Closed, *FAILURES):
            await self.store.write(partial(leases.leave, run=self.me.number))

    async def hang_up(self) -> None:
        """End the connection on which we say that we are alive."""
        link, self.link = self.link, None
        if link is not None:
            with contextlib.suppress(psycopg.Error, OSError):
                await link.close()

    async def connected(self) -> psycopg.AsyncConnection[Any]:
        """The connection on which we say that we are alive, and hear notifications. Since everything on it is repeated
        every second, its commits do not wait for the disk."""
        if self.link is None or self.link.closed:
            self.link = await psycopg.AsyncConnection.connect(
                self.database,
                autocommit=True,
                cursor_factory=psycopg.AsyncRawCursor,
                application_name="petteia alive",
                connect_timeout=SECONDS_TO_ANSWER,
                tcp_user_timeout=SECONDS_TO_ANSWER * 1000,
            )
            await self.link.execute("SET synchronous_commit = off")
            await self.link.execute(f"SET statement_timeout = {SECONDS_TO_ANSWER * 1000}")
            await self.link.execute(f"LISTEN {CHANNEL}")
        return self.link

    async def wait_for_news(self) -> None:
        """Wait for a notification, but at most for one beat."""
        link = await self.connected()
        async for _ in link.notifies(timeout=EVERY, stop_after=1):
            pass

    async def beat(self) -> None:
        """Say that we are alive, learn which others are, and hear the news."""
        link = await self.connected()
        told = self.told()
        begun = self.passed()
        rows = await (await link.execute(BEAT, (self.me.number, told))).fetchall()
        mine = next((row for row in rows if row[0] == self.me.number), None)
        if self.leaving:
            return
        if mine is None:
            await self.rejoin()
            return
        if not mine[3] or begun > self.relied_until:
            await self.look_what_is_left()
        self.relied_until = begun + LEASE / 1000 - MARGIN
        self.renewed.set()
        self.meet({row[0]: Member(*row[:3]) for row in rows if row[0] != self.me.number and row[1]})
        self.hear({row[0]: row[4] for row in rows if row[0] in self.others})
        if rows[0][5] > self.news.seen:
            await self.news.look()

    def told(self) -> str:
        """What we tell the others now. If that cannot be said, we are alive all the same."""
        try:
            return "" if self.sharing is None else self.sharing.told()
        except Exception as error:
            LOG.error("others cannot be told what is used here", exc_info=error)
            return ""

    def hear(self, others: dict[int, str | None]) -> None:
        """Take in what the others tell. A server of another release may tell what we do not understand."""
        try:
            if self.sharing is not None:
                self.sharing.hear(others)
        except Exception as error:
            LOG.error("what others tell is not understood", exc_info=error)

    async def rejoin(self) -> None:
        """Join the others again after somebody has deleted our row; meanwhile, they could take our tables."""
        LOG.error("this server was no longer listed, and joins again", run=self.me.number)
        await self.store.write(partial(leases.join, me=self.me))
        await self.look_what_is_left()

    async def look_what_is_left(self) -> None:
        """Find out which tables are still ours after a while of not counting as alive, when others may have taken
        them."""
        if self.sharing is not None:
            self.sharing.forget()
        self.lost(await self.store.read(partial(leases.held, run=self.me.number)))

    def meet(self, others: dict[int, Member]) -> None:
        """Note which other servers are alive, and tell of those that are gone."""
        gone = [member for number, member in self.others.items() if number not in others]
        self.others = others
        for member in gone:
            LOG.info("a server is gone", run=member.number)
            for hear in list(self.gone):
                hear(member)

    # ---- our tables

    @property
    def lapsed(self) -> bool:
        """Whether others may consider us gone."""
        return self.passed() > self.relied_until

    async def sure(self) -> None:
        """Wait until we know which tables are ours; raises `Elsewhere` if we are leaving, or if it takes too long."""
        until = self.passed() + PATIENCE
        while self.lapsed:
            if self.leaving:
                raise Elsewhere
            self.renewed.clear()
            try:
                await asyncio.wait_for(self.renewed.wait(), max(0.0, until - self.passed()))
            except TimeoutError:
                raise Elsewhere from None

    async def claim(self, table: str) -> Lease:
        """Take a table that no server has; otherwise raises `Elsewhere` with the one that has it."""
        if self.leaving:
            raise Elsewhere
        found = await self.store.write(partial(leases.claim, table=table, run=self.me.number))
        if isinstance(found, Lease):
            return found
        raise Elsewhere(found)

    async def release(self, table: str, fence: int, due: int | None) -> None:
        """Give up a table to the next server that wants it."""
        with contextlib.suppress(Closed, *FAILURES):
            await self.store.write(partial(leases.release, table=table, fence=fence, due=due))

    async def give_up(self, table: str, fence: int) -> None:
        """Give up a table that could not be opened."""
        with contextlib.suppress(Closed, *FAILURES):
            await self.store.write(partial(leases.give_up, table=table, fence=fence))

    async def holder(self, table: str) -> Member | None:
        """The other server that has a table in use, if any. If we are leaving, any other for a table that no server
        has."""
        found = await self.store.read(partial(leases.holder, table=table))
        if found is not None and found.number != self.me.number:
            return found
        return next(iter(self.others.values()), None) if self.leaving else None

    def leads(self) -> bool:
        """Whether we do what only one may do, as far as we know."""
        return not self.lapsed and not self.leaving and self.me.number < min(self.others, default=self.me.number + 1)
