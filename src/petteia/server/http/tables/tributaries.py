"""A bot's stream when several servers share a database: each server reports on its own tables, and the one that the bot
has called merges everything."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from functools import partial
from typing import Final

from litestar.types import Scope

from ...live.tables import NoTable, OtherRules, SetAside, Tables
from ...owners.leases import Elsewhere, Member
from ...owners.peers import Unreachable
from ...store import archive
from ..connections.forwarding import Forwarding, kept, target

SECONDS_BETWEEN: Final = 1.0  # looking for other servers
MOST_TABLES: Final = 100
END: Final = None


class Tributaries:
    """Everything that concerns an account, from every server."""

    def __init__(self, forwarding: Forwarding, tables: Tables, user: str, scope: Scope) -> None:
        self.forwarding = forwarding
        self.tables = tables
        self.user = user
        self.scope = scope
        self.lines: asyncio.Queue[bytes | None] = asyncio.Queue(1)
        self.heard: dict[int, asyncio.Task[None]] = {}  # by the run of the other server

    async def merged(self, own: AsyncGenerator[bytes, None]) -> AsyncGenerator[bytes, None]:
        """Our own lines and those of other servers, until ours end."""
        tasks = [asyncio.create_task(self.read(own)), asyncio.create_task(self.follow())]
        try:
            while (line := await self.lines.get()) is not END:
                yield line
        finally:
            for task in [*tasks, *self.heard.values()]:
                task.cancel()

    async def read(self, own: AsyncGenerator[bytes, None]) -> None:
        """Pass on our own lines, then mark their end. If the bot has left, nobody needs the mark."""
        try:
            async with contextlib.aclosing(own):
                async for line in own:
                    await self.lines.put(line)
        except Exception:
            await self.lines.put(END)
            raise
        await self.lines.put(END)

    async def follow(self) -> None:
        """Listen to every other server. When one is gone, open its tables again: their new owners then report on
        them."""
        known: set[int] = set()
        while True:
            others = self.forwarding.owners.others
            for number, member in others.items():
                if number not in self.heard or self.heard[number].done():
                    self.heard[number] = asyncio.create_task(self.hear(member))
            if known - others.keys():
                await self.wake()
            known = set(others)
            await asyncio.sleep(SECONDS_BETWEEN)

    async def hear(self, member: Member) -> None:
        """Pass on the lines of another server, except empty ones, which we send ourselves."""
        headers = [*kept(self.scope), *self.forwarding.said(self.scope, member)]
        with contextlib.suppress(Unreachable):
            answer = await self.forwarding.peers.ask(member.address, b"GET", target(self.scope), headers)
            rest = b""
            try:
                async for part in answer.body():
                    *whole, rest = (rest + part).split(b"\n")
                    for line in whole:
                        if line and answer.status == 200:
                            await self.lines.put(line + b"\n")
            finally:
                answer.line.close()

    async def wake(self) -> None:
        """Open all tables of the account that no server has, which tells everybody who is listening."""
        user = self.user
        for id in await self.tables.store.read(partial(archive.awaited_at, user=user, most=MOST_TABLES)):
            with contextlib.suppress(NoTable, OtherRules, SetAside, Elsewhere):
                if await self.tables.may_be_ours(id):
                    await self.tables.find(id)
