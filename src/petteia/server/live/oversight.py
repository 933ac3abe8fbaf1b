"""Follows what admins do: the running server reads their log of deeds every second.

So the console needs no connection to the server besides the database, and an order given while no server is running is
carried out when one starts.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

import structlog

from ..people import moderation, sanctions
from ..people.accounts import Accounts
from ..people.moderation import Deed
from ..store.store import Connection
from ..table.messages import Error
from .tables import Tables

SECONDS_BETWEEN: Final = 1.0
BANNED: Final = Error("banned", "This account has been banned")
LOG = structlog.get_logger("petteia.oversight")


class Oversight:
    """Applies what admins have done to the people and tables that are live."""

    def __init__(self, accounts: Accounts, tables: Tables) -> None:
        self.accounts = accounts
        self.store = accounts.store
        self.tables = tables
        self.seen = 0
        self.busy = asyncio.Lock()

    async def begin(self) -> None:
        """Load the mutes, and close the tables that are waiting to be closed."""
        self.seen = await self.store.read(moderation.last_deed)
        await self.learn_mutes()
        await self.close_tables()

    async def follow(self) -> None:
        """Keep looking for new deeds. A failure is logged and retried."""
        begun = False
        while True:
            try:
                await (self.look() if begun else self.begin())
                begun = True
            except Exception as error:
                LOG.error("the log of deeds cannot be followed", exc_info=error)
            await asyncio.sleep(SECONDS_BETWEEN)

    async def look(self) -> None:
        """Carry out the deeds since the last look; one that fails is tried again at the next."""
        async with self.busy:
            for deed in await self.store.read(lambda connection: moderation.deeds_after(connection, self.seen)):
                await self.obey(deed)
                self.seen = deed.number
            await self.close_tables()

    async def obey(self, deed: Deed) -> None:
        """Carry out one deed."""
        if deed.kind in ("mute", "unmute"):
            await self.learn_mutes()
        elif deed.kind == "ban" and deed.user is not None:
            await self.send_away(deed.user)
        elif deed.kind == "rename" and deed.user is not None:
            self.tables.rename({deed.user: deed.name})

    async def close_tables(self) -> None:
        """Close the tables that are waiting to be closed, except those of other servers. At every look, because one of
        those may have died before it has closed its table."""
        for deed in await self.store.read(moderation.waiting_closures):
            assert deed.table is not None
            if await self.tables.may_be_ours(deed.table) and await self.tables.shut(deed.table):
                await self.store.write(partial(moderation.carried_out, number=deed.number, now=self.accounts.now()))
                LOG.info("table closed", deed=deed.number)

    async def learn_mutes(self) -> None:
        now = self.accounts.now()
        self.accounts.muted = await self.store.read(lambda connection: sanctions.muted(connection, now))

    async def send_away(self, user: str) -> None:
        """Tell a banned account and its bots, close all their connections, and drop all their plans."""
        users = [user, *await self.store.read(lambda connection: bots_of(connection, user))]
        self.tables.give_up_plans(users)
        self.tables.tell(users, BANNED)
        self.accounts.presence.end_here(users)  # every server follows the log


def bots_of(connection: Connection, owner: str) -> list[str]:
    """The ids of a person's bots."""
    return [bot for (bot,) in connection.execute("SELECT id FROM users WHERE owner = ?", (owner,)).fetchall()]
