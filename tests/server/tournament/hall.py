"""A hall for tournaments: a real database, a clock that the test moves, players who come, resign or stay away.
The server in it can be killed at any write, and another one goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from msgspec.structs import replace

import petteia
from petteia.server.live.tables import Tables
from petteia.server.live.tournaments import Tournaments
from petteia.server.store import organising
from petteia.server.store.store import Connection
from petteia.server.store.tournaments import Shown, Tournament
from petteia.server.store.works import GroupedStore
from petteia.server.table.audience import Onlooker
from petteia.server.table.messages import Pace
from petteia.server.tournament.score import Kind
from server import databases
from server.house import Clock

T = TypeVar("T")
LIVE = Pace(10, 300)
DAYS = Pace(3 * 86_400, 0)


class Killed(BaseException):
    """The server has been killed."""


class Mortal:
    """A store whose server dies at the write of that number, before it or just after."""

    def __init__(self, store: GroupedStore) -> None:
        self.store = store
        self.writes = 0
        self.dies_at = -1
        self.after = False

    async def write(self, work: Callable[[Connection], T]) -> T:
        self.writes += 1
        dies = self.writes == self.dies_at
        if dies and not self.after:
            raise Killed
        done = await self.store.write(work)
        if dies:
            raise Killed
        return done

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self.store.read(work)


class Silent:
    """Bots that are asked and never answer."""

    async def ask(self, *_: object) -> int:
        await asyncio.Event().wait()
        return 0

    def close(self) -> None:
        pass


class Hall:
    """Somewhere to play."""

    def __init__(self, folder: Path, players: int, seed: int = 1) -> None:
        self.place = databases.place_in(folder)
        self.clock = Clock()
        self.rng = Random(seed)
        self.users = [f"p{number}" for number in range(players)]
        self.away: set[str] = set()  # who does not come
        self.tables: Tables | None = None

    async def __aenter__(self) -> Hall:
        await self.open()
        await self.store.write(self.add_users)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def add_users(self, connection: Connection) -> None:
        for user in [*self.users, "host"]:
            connection.execute(
                "INSERT INTO users (id, kind, name, created, seen) VALUES (?, 'person', ?, 0, 0)", (user, user.title())
            )

    async def open(self) -> None:
        """A server starts, and knows nothing but what is stored."""
        self.database = self.place.store()
        self.database.open()
        self.store = Mortal(self.database)
        self.tables = Tables(self.store, Silent(), self.clock)  # type: ignore[arg-type]
        self.tournaments = Tournaments(self.tables, self.store)

    async def close(self) -> None:
        assert self.tables is not None
        await self.tables.close()
        self.tables.workers.close()
        self.database.close()

    # ---- what people do

    async def announce(self, kind: Kind, **more: Any) -> str:
        now = self.clock()
        new = Tournament(
            id="cup",
            title="Cup",
            owner="host",
            game="duel",
            options={},
            kind=kind,
            seats=2,
            rounds=3,
            minutes=60,
            pause=30,
            pace=LIVE,
            rated=True,
            starts=now,
            seed=7,
            created=now,
        )
        new = replace(new, **more)
        new = replace(new, options=petteia.game(new.game).check_options(new.options))
        await self.store.write(lambda connection: organising.create(connection, new))
        await self.store.write(self.enter_all)
        return new.id

    def enter_all(self, connection: Connection) -> None:
        for user in self.users:
            organising.enter(connection, "cup", user, self.clock())

    async def enter(self, user: str) -> None:
        await self.store.write(lambda connection: organising.enter(connection, "cup", user, self.clock()))

    async def pause(self, user: str) -> None:
        await self.store.write(lambda connection: organising.set_pause(connection, "cup", user, True, self.clock()))

    async def shown(self) -> Shown:
        return await self.tournaments.show("cup")

    async def come(self, table: str, users: tuple[str, ...]) -> None:
        """Those who were drawn sit down, except who is away."""
        assert self.tables is not None
        live = await self.tables.find(table)
        for seat, user in enumerate(users):
            if user not in self.away and live.table.header.chairs[seat].invited:
                await live.do(lambda table, user=user, seat=seat: table.take_seat(user, user.title(), seat))  # type: ignore[misc]

    async def resign(self, table: str, user: str) -> None:
        assert self.tables is not None
        live = await self.tables.find(table)
        seats = live.table.header.seats_of(user)
        await live.do(lambda table: table.resign(Onlooker(0, user, "", seats), None))

    async def play(self) -> None:
        """Everybody who is there plays: of each table somebody resigns, as chance has it."""
        assert self.tables is not None
        found = await self.shown()
        for table, meeting in found.meetings:
            if meeting.points is not None or table is None:
                continue
            await self.come(table, meeting.seats)
            live = await self.tables.find(table)
            if live.table.header.status == "playing" and len(meeting.seats) == 2:
                await self.resign(table, meeting.seats[self.rng.randrange(2)])

    async def look(self, seconds: float = 0.0) -> None:
        """Time passes, and the server looks after its tournaments."""
        self.clock.at += round(seconds * 1000)
        await self.tournaments.look()

    async def hold(self, looks: int = 200) -> Shown:
        """Play it to its end."""
        for _ in range(looks):
            await self.look(20)
            found = await self.shown()
            if found.tournament.status in ("over", "off"):
                return found
            await self.play()
        raise AssertionError("the tournament does not end")
