"""Honest people who play at a human pace while others attack: how long the server makes them wait.

They live in a process of their own, so that nothing but the server can make them wait.
"""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass
from multiprocessing.connection import Connection

from visitors.stranger import BROKEN, SECONDS, Player, Visitor, message

PACE = 0.5  # seconds that an honest person thinks about an action
VISIT_SECONDS = 2.0
ACTION, BOT, VISIT, FAILED = "action", "bot", "visit", "failed"


@dataclass(frozen=True)
class Honest:
    """People at tables of their own, where they play one game after the other; at some, a bot is the opponent."""

    sources: tuple[str, ...]
    cookies: tuple[str, ...]
    tables: tuple[str, ...]

    @property
    def against_bot(self) -> bool:
        return len(self.cookies) == 1


@dataclass(frozen=True)
class Sample:
    """A wait for something: when it began, and how many seconds it took."""

    kind: str
    at: float
    seconds: float


class Waiting:
    """The waits of honest people."""

    def __init__(self) -> None:
        self.samples: list[Sample] = []
        self.open: dict[object, tuple[str, float]] = {}

    def begin(self, kind: str, key: object) -> None:
        self.open.setdefault(key, (kind, time.monotonic()))

    def end(self, key: object) -> None:
        kind, at = self.open.pop(key, ("", 0.0))
        if kind:
            self.samples.append(Sample(kind, at, time.monotonic() - at))

    def drop(self, key: object) -> None:
        self.open.pop(key, None)

    def has_felt(self, kind: str) -> bool:
        return any(sample.kind == kind for sample in self.samples)

    def all(self) -> list[Sample]:
        """All waits; those that are not over yet count up to now."""
        now = time.monotonic()
        return self.samples + [Sample(kind, at, now - at) for kind, at in self.open.values()]


async def play_table(honest: Honest, address: str, table: str, seed: int, waiting: Waiting) -> None:
    """Play one game to its end, and record how long each action took until everybody at the table knew of it."""
    rng = random.Random(seed)
    visitors = [Visitor(address, *who) for who in zip(honest.sources, honest.cookies, strict=True)]
    players = [Player(visitor, table) for visitor in visitors]
    attending = [asyncio.create_task(player.attend()) for player in players]
    try:
        while not all(player.over for player in players):
            asked = next((player for player in players if player.ask is not None and player.pending is None), None)
            if asked is None:
                await asyncio.sleep(0.02)
                continue
            await asyncio.sleep(PACE * (0.5 + rng.random()))
            await take_action(asked, players, rng.randrange(1000), waiting)
            if honest.against_bot:
                await hear_bot(asked, waiting)
    finally:
        for task in attending:
            task.cancel()
        await asyncio.gather(*attending, return_exceptions=True)
        for visitor in visitors:
            await visitor.close()


async def take_action(asked: Player, players: list[Player], which: int, waiting: Waiting) -> None:
    """Take an action, and repeat it until everybody knows of it."""
    if asked.ask is None:
        return
    n = asked.n
    waiting.begin(ACTION, n)
    asked.act(which)
    await asked.say_all()
    while not all(player.n > n or player.over for player in players):
        try:
            async with asyncio.timeout(5):
                for player in players:
                    await player.until(lambda p: p.n > n or p.over)
        except TimeoutError:
            for player in players:
                player.remind()
                await player.say_all()
    waiting.end(n)


async def hear_bot(player: Player, waiting: Waiting) -> None:
    """Wait for the bot until the player is asked again; each of its actions counts as an answer."""
    while player.ask is None and not player.over:
        n = player.n
        waiting.begin(BOT, n)
        await player.until(lambda p, n=n: p.n > n or p.over)
        if player.n > n:
            waiting.end(n)
        waiting.drop(n)


async def visit(address: str, source: str, table: str, waiting: Waiting) -> None:
    """Look at an honest table from outside, again and again: connect, see the position, leave."""
    visitor = Visitor(address, source)
    while True:
        waiting.begin(VISIT, "visit")
        try:
            async with asyncio.timeout(SECONDS):
                socket = await visitor.socket(table)
                try:
                    await socket.send(message(t="hello", protocol=2, have=-1))
                    while '"t":"state"' not in str(await socket.recv())[:20]:
                        pass
                finally:
                    socket.transport.abort()
            waiting.end("visit")
        except BROKEN:
            waiting.drop("visit")
            waiting.samples.append(Sample(FAILED, time.monotonic(), 0.0))
        await asyncio.sleep(VISIT_SECONDS)


async def live(everybody: list[Honest], address: str, end: Connection) -> list[Sample]:
    """Play until the other end of the pipe says to stop; it is told when all are at their tables."""
    kinds = [*(BOT if honest.against_bot else ACTION for honest in everybody), VISIT]
    waiting = [Waiting() for _ in kinds]

    async def play(honest: Honest, seed: int) -> None:
        for table in honest.tables:
            await play_table(honest, address, table, seed, waiting[seed])

    tasks = [asyncio.create_task(play(honest, seed)) for seed, honest in enumerate(everybody)]
    tasks.append(asyncio.create_task(visit(address, "127.0.9.1", everybody[0].tables[0], waiting[-1])))
    begun = False
    while not end.poll():
        await asyncio.sleep(0.1)
        if not begun and all(one.has_felt(kind) for one, kind in zip(waiting, kinds, strict=True)):
            begun = True
            end.send("begun")
        for task in tasks:
            if task.done():
                task.result()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return [sample for one in waiting for sample in one.all()]


def live_honestly(everybody: list[Honest], address: str, end: Connection) -> None:
    """Run the honest people in a process of their own; their waits are sent through the pipe."""
    end.send(asyncio.run(live(everybody, address, end)))
