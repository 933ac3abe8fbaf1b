"""All tables that are in use: each does one thing after the other, in the task of whoever asked for it.

Persist, then acknowledge, then publish: what a step of a table stores is on the disk before anybody hears of it. If it
cannot be stored, nobody hears of it, and the table is read anew from what is on the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

import structlog

from ..core.fair import new_secret
from ..core.game import Game
from ..core.refusal import OptionError
from ..core.registry import game as find_game
from . import archive
from .header import Header
from .messages import ENCODER, ClientMessage, Error, ServerMessage
from .outbox import Outbox
from .seating import Refuse
from .step import Step
from .store import Store
from .table import Table
from .thinking import BotQuestion
from .workers import Workers

IDLE_SECONDS: Final = 60.0  # after which a table that nobody looks at is put away
LONGEST_SLEEP: Final = 86_400.0
MOVED: Final = ("moved", "Come back to the table: it is read anew")
LOG = structlog.get_logger("petteia.tables")

Work = Callable[[Table], Step]


def milliseconds() -> int:
    """Now by the clock on the wall."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """An id that nobody guesses: who has it has been given the link."""
    return secrets.token_urlsafe(9)


class NoTable(LookupError):
    """There is no table of that id."""


class OtherRules(RuntimeError):
    """The table is played by rules that this version does not have; it keeps them, and waits."""

    def __init__(self, header: Header) -> None:
        super().__init__(f"This game is played by version {header.rules} of the rules of {header.game}")


def rules_of(header: Header) -> Game:
    """The very rules that a table was begun with."""
    with contextlib.suppress(OptionError):
        game = find_game(header.game)
        if game.version == header.rules:
            return game
    raise OtherRules(header)


class LiveTable:
    """A table in use: its onlookers' outboxes, its clock and its bots."""

    def __init__(self, tables: Tables, table: Table) -> None:
        self.tables = tables
        self.table = table
        self.id = table.header.id
        self.busy = asyncio.Lock()
        self.outboxes: dict[int, Outbox] = {}
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.rings_at = 0
        self.last_used = time.monotonic()
        self.gone = False

    # ---- what others ask of it

    async def do(self, work: Work) -> Step:
        """Do something at the table, when its turn comes; returns when it is stored. What is refused is raised."""
        async with self.busy:
            if self.gone:
                raise Refuse(*MOVED)
            return await self.take(work)

    async def hear(self, work: Work) -> None:
        """Do something whose refusal nobody waits for."""
        try:
            await self.do(work)
        except Refuse:
            return

    async def receive(self, connection: int, message: ClientMessage) -> None:
        """A client says something; what follows comes to its outbox."""
        await self.hear(lambda table: table.receive(connection, message))

    async def enter(self, connection: int, user: str, name: str, outbox: Outbox) -> None:
        """Somebody connects."""
        self.outboxes[connection] = outbox
        try:
            await self.do(lambda table: table.enter(connection, user, name))
        except BaseException:
            self.outboxes.pop(connection, None)
            raise

    def leave(self, connection: int) -> None:
        """A connection is gone; the table hears of it as soon as it can."""
        self.outboxes.pop(connection, None)
        self.tables.later(self.hear(lambda table: table.leave(connection)))

    # ---- its life

    def begin(self) -> None:
        """From now on bots are asked and clocks run."""
        self.tables.later(self.hear(lambda table: Step()))

    async def take(self, work: Work) -> Step:
        """Do a work, store what came of it, and only then tell of it.

        Whatever goes wrong on the way, a caller that is cancelled included, the table is left to the store.
        """
        self.last_used = time.monotonic()
        try:
            step = work(self.table)
            if step.store:
                await self.tables.save(self.id, step)
                if self.gone:
                    raise Refuse(*MOVED)
            self.deliver(step)
            self.go_on()
        except Refuse:
            raise
        except Exception as error:
            self.fail(error)
            raise Refuse(*MOVED) from error
        except BaseException:
            self.put_away()
            raise
        return step

    def deliver(self, step: Step) -> None:
        """Put every message into the outboxes of those whom it concerns; it is written once for all of them."""
        frames: dict[int, list[str]] = {}
        for connections, message in step.send:
            frame = frame_of(message)
            for connection in connections:
                frames.setdefault(connection, []).append(frame)
        for connection, together in frames.items():
            outbox = self.outboxes.get(connection)
            if outbox is not None:
                outbox.put(*together)

    def go_on(self) -> None:
        """Ask the bot whose turn it is, and set the alarm for the next time that something is due."""
        if self.thinking is None and self.table.asked_bot() is not None:
            # in a lesson, what is done alike is answered alike
            seed = self.table.course.length if self.table.header.lesson else secrets.randbits(62)
            question = self.table.bot_question(seed)
            self.thinking = asyncio.create_task(self.think(question), name=f"bot at {self.id}")
        self.tables.tell_asked(self.table)
        wake = self.table.wakes_at()
        if wake is not None and (self.alarm is None or wake < self.rings_at):
            self.set_alarm(wake)

    def set_alarm(self, wake: int) -> None:
        """Look at the table then. Each action moves that time on; an alarm that rings too early is set anew."""
        if self.alarm is not None:
            self.alarm.cancel()
        seconds = min(LONGEST_SLEEP, max(0.0, (wake - self.table.now()) / 1000))
        self.rings_at = wake
        self.alarm = asyncio.get_running_loop().call_later(seconds, self.ring)

    def ring(self) -> None:
        self.alarm = None
        self.tables.later(self.hear(lambda table: table.tick()))

    async def think(self, question: BotQuestion) -> None:
        """Let a bot answer, and play what it says."""
        action = await self.tables.workers.ask(question)
        self.thinking = None
        await self.hear(lambda table: table.bot_answered(question, action))

    def fail(self, error: Exception) -> None:
        """What could not be stored has not happened: everybody comes back to the table as the disk has it."""
        LOG.error("table failed", table=self.id, exc_info=error)
        self.put_away()

    def put_away(self) -> None:
        """Leave the table to the store; whoever is still connected has to come back."""
        self.gone = True
        self.tables.forget(self)
        if self.alarm is not None:
            self.alarm.cancel()
        if self.thinking is not None:
            self.thinking.cancel()
        for outbox in self.outboxes.values():
            outbox.put(frame_of(Error(*MOVED)))
            outbox.close()
        self.outboxes.clear()

    def idle(self, now: float) -> bool:
        """Whether nobody looks and nothing goes on."""
        nobody = not self.outboxes and self.thinking is None and not self.busy.locked()
        return nobody and now - self.last_used > IDLE_SECONDS


class Tables:
    """All tables of a server."""

    def __init__(self, store: Store, workers: Workers, now: Callable[[], int] = milliseconds) -> None:
        self.store = store
        self.workers = workers
        self.now = now
        self.live: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Task[LiveTable]] = {}
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self.running: set[asyncio.Task[None]] = set()
        self.connections = itertools.count(1)
        self.asked: dict[str, list[Callable[[Table], None]]] = {}  # who wants to hear when an account is asked
        self.closed = False
        self.resumed = False  # after a start, all games go on

    # ---- opening and putting away

    async def find(self, id: str) -> LiveTable:
        """The table of that id, from the store if it is not in use."""
        live = self.live.get(id)
        if live is not None:
            return live
        opening = self.opening.get(id)
        if opening is None:
            opening = self.opening[id] = asyncio.create_task(self.open(id))
            opening.add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(opening)

    async def open(self, id: str) -> LiveTable:
        opened = await self.store.read(lambda connection: archive.open_table(connection, id))
        if opened is None or self.closed:
            raise NoTable(id)
        table = self.make(opened.header)
        table.load(opened.rows, opened.snapshot, opened.chat)
        return self.use(table)

    async def create(self, header: Header) -> LiveTable:
        """A new table."""
        await self.store.write(lambda connection: archive.save(connection, header.id, [header]))
        return self.use(self.make(header))

    def make(self, header: Header) -> Table:
        return Table(header, rules_of(header), self.now, new_id, new_secret)

    def use(self, table: Table) -> LiveTable:
        alarm = self.alarms.pop(table.header.id, None)
        if alarm is not None:
            alarm.cancel()
        live = self.live[table.header.id] = LiveTable(self, table)
        live.begin()
        return live

    def forget(self, live: LiveTable) -> None:
        """The table is no longer in use; when its time comes, it is opened again."""
        if self.live.get(live.id) is live:
            del self.live[live.id]
        wake = live.table.wakes_at()
        if wake is not None and not self.closed:
            seconds = min(LONGEST_SLEEP, max(1.0, (wake - self.now()) / 1000))
            loop = asyncio.get_running_loop()
            self.alarms[live.id] = loop.call_later(seconds, lambda: self.later(self.wake(live.id)))

    async def wake(self, id: str) -> None:
        """Open a table that something is due at."""
        self.alarms.pop(id, None)
        with contextlib.suppress(NoTable, OtherRules):
            await self.find(id)

    async def resume(self) -> None:
        """After a start: bots and clocks of all games that were going on go on."""
        for id in await self.store.read(archive.being_played):
            await self.wake(id)

    async def sweep(self) -> None:
        """Put away what nobody uses, for ever and ever."""
        while True:
            await asyncio.sleep(IDLE_SECONDS / 4)
            now = time.monotonic()
            for live in [live for live in self.live.values() if live.idle(now)]:
                live.put_away()

    async def close(self) -> None:
        """Put all tables away. Everything that was acknowledged is stored already."""
        self.closed = True
        for alarm in self.alarms.values():
            alarm.cancel()
        for live in list(self.live.values()):
            live.put_away()
        for task in list(self.running):
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something without waiting for it."""
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self.running.discard)

    # ---- the store

    async def save(self, table: str, step: Step) -> None:
        """Make durable what follows from a step."""
        await self.store.write(archive.saving(table, step.store))

    # ---- who wants to know when an account is asked

    def listen(self, user: str, tell: Callable[[Table], None]) -> None:
        self.asked.setdefault(user, []).append(tell)

    def unlisten(self, user: str, tell: Callable[[Table], None]) -> None:
        self.asked[user].remove(tell)
        if not self.asked[user]:
            del self.asked[user]

    def tell_asked(self, table: Table) -> None:
        """Tell whoever is asked at the table, if he listens."""
        if self.asked:
            seat = table.asked_person()
            user = table.header.chairs[seat].user if seat is not None else ""
            for tell in self.asked.get(user, ()):
                tell(table)


def frame_of(message: ServerMessage) -> str:
    """A message as it is sent."""
    return ENCODER.encode(message).decode()
