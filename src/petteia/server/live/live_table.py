"""A table in use: it does one thing at a time, in the task that asked for it.

Persist, then acknowledge, then publish: whatever a step of a table stores is on disk before anybody hears of it. If it
cannot be stored, nobody hears of it, and the table is reloaded from disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
import structlog

from ...core.engine.state import CHANCE
from .. import request_id
from ..metrics import ACTION_SECONDS, ACTIONS_OF
from ..store import archive
from ..store.store import FAILURES
from ..table.asking import BotQuestion
from ..table.course import Row
from ..table.messages import ENCODER, ClientMessage, Error, ServerMessage, TableInfo
from ..table.seating import Refuse
from ..table.step import Due, Step, Turn
from ..table.table import Table
from .outbox import Outbox
from .workers import Standing, Urgency

if TYPE_CHECKING:
    from .tables import Tables

IDLE_SECONDS: Final = 60.0  # after which a table that nobody is watching is put away
SLOW: Final = 1.0  # seconds from an action to its last frame, above which the operator is told
MOVED: Final = ("moved", "The table is being reloaded; open it again")
LOG = structlog.get_logger("petteia.tables")

T = TypeVar("T")
Work = Callable[[Table], Step]


class LiveTable:
    """A table in use: its onlookers' outboxes, its clock and its bots."""

    def __init__(self, tables: Tables, table: Table, due: int | None = None, fence: int | None = None) -> None:
        self.tables = tables
        self.table = table
        self.fence = fence  # of our lease, if several servers share the database
        self.id = table.header.id
        self.busy = asyncio.Lock()
        self.outboxes: dict[int, Outbox] = {}
        self.thinking: asyncio.Task[None] | None = None
        self.header = table.header  # as stored
        self.due = due  # when it next needs attention, as stored
        self.awaited = table.awaited()  # whose move it is waiting for, as stored
        self.last_used = time.monotonic()
        self.watched_until = 0.0  # by those who follow it from elsewhere than its own page
        self.under_review = False  # while it is, the table is kept in use
        self.gone = False
        self.astray = False  # something has happened that may not be stored

    # ---- what others ask of it

    async def do(self, work: Work, arrived: float | None = None) -> Step:
        """Do something at the table when its turn comes; returns once it is stored. A refusal is raised."""
        since = time.perf_counter() if arrived is None else arrived
        if self.tables.owners is not None and self.tables.owners.lapsed:
            await self.tables.be_sure()
        async with self.busy:
            if self.gone:
                raise Refuse(*MOVED)
            step = await self.take(work)
        count_entries(self.id, step, time.perf_counter() - since)
        return step

    async def read(self, look: Callable[[Table], T]) -> T:
        """Read the table while nothing is under way, so that everything in it is stored."""
        if self.tables.owners is not None and self.tables.owners.lapsed:
            await self.tables.be_sure()
        async with self.busy:
            if self.gone:
                raise Refuse(*MOVED)
            return look(self.table)

    def info(self, user: str) -> TableInfo:
        """The table as somebody sees it right now: as it is stored."""
        return self.table.info(self.header.seats_of(user) if user else [], self.header)

    async def hear(self, work: Work) -> None:
        """Do something and ignore a refusal."""
        with contextlib.suppress(Refuse):
            await self.do(work)

    async def receive(self, connection: int, message: ClientMessage) -> Step:
        """Handle a client's message; the answer goes to its outbox. Slow work is done in pieces, so that other tables
        can continue in between."""
        arrived = time.perf_counter()
        async with self.busy:
            for _ in self.table.prepare(connection, message):
                await asyncio.sleep(0)
        try:
            return await self.do(lambda table: table.receive(connection, message), arrived)
        except Refuse:
            return Step()

    async def enter(self, connection: int, user: str, name: str, outbox: Outbox, address: str = "") -> None:
        """Let a new connection in."""
        self.outboxes[connection] = outbox
        if user == self.header.host:
            self.tables.note_place(user, address)
        try:
            await self.do(lambda table: table.enter(connection, user, name))
        except BaseException:
            self.outboxes.pop(connection, None)
            raise

    def leave(self, connection: int) -> None:
        """Drop a connection that is gone; the table is told as soon as possible."""
        self.outboxes.pop(connection, None)
        self.tables.later(self.hear(lambda table: table.leave(connection)))

    # ---- its life

    def begin(self, left: bool = False) -> None:
        """Start asking bots and running clocks; `left` says that the server that had the table died."""
        self.tables.later(self.hear(lambda table: table.taken_over() if left else Step()))

    async def take(self, work: Work) -> Step:
        """Do some work, store its consequences, and only then publish them.

        If anything goes wrong on the way, even if the caller is cancelled, the table is put away and reloaded from the
        store.
        """
        self.last_used = time.monotonic()
        seated = set(self.header.people())
        try:
            step = work(self.table)
            self.note_due(step)
            self.note_turn(step)
            if step.store:
                await self.tables.save(self.id, step, self.fence)
                if self.gone:
                    raise Refuse(*MOVED)
                self.header = self.table.header
            for _ in step.explain():
                await asyncio.sleep(0)
            self.deliver(step)
            self.go_on()
            self.tables.tell_seated(self.table, seated.union(self.header.people()))
        except Refuse:
            raise
        except Exception as error:
            self.fail(error)
            raise Refuse(*MOVED) from error
        except BaseException:
            self.astray = True
            self.put_away()
            raise
        return step

    def note_due(self, step: Step) -> None:
        """Store when the table next needs attention, if that is sooner than stored, or if one of the two is never."""
        due = self.table.due()
        if (due is None) != (self.due is None) or (due is not None and self.due is not None and due < self.due):
            step.store.append(Due(due))
            self.due = due

    def note_turn(self, step: Step) -> None:
        """Store whose move the game is waiting for, if that has changed."""
        awaited = self.table.awaited()
        if awaited != self.awaited:
            step.store.append(Turn(awaited, self.tables.now()))
            self.awaited = awaited

    def deliver(self, step: Step) -> None:
        """Put every message into the outboxes of its recipients, encoded once for all of them."""
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
        """Ask the bot whose turn it is, and set the alarm for the next time something is due."""
        if self.thinking is None and self.table.asked_bot() is not None and self.wanted():
            question = self.table.bot_question(bots_seed(self.table))
            self.thinking = asyncio.create_task(self.think(question), name=f"bot at {self.id}")
        wake = self.table.wakes_at()
        if wake is not None:
            self.tables.schedule.set(self.id, wake)

    def wanted(self) -> bool:
        """Whether anybody cares how the game continues: games between bots pause while nobody is watching, and so do
        those where bots are playing for everybody."""
        return bool(self.outboxes or self.header.awake()) or time.monotonic() < self.watched_until

    def standing(self) -> Standing:
        """On whose behalf the table's bots think."""
        table = self.table
        people = set(self.header.people())
        present = any(onlooker.user in people for onlooker in table.onlookers.values())
        urgency = Urgency.PERSON_PRESENT if present else Urgency.PERSON_AWAY if people else Urgency.ONLY_BOTS
        return Standing(self.header.host, self.tables.places.get(self.header.host, ""), urgency)

    async def think(self, question: BotQuestion) -> None:
        """Let a bot answer, and play its answer; in a game that is shown, slowly enough to follow."""
        action = None
        if self.header.exhibition:
            await asyncio.sleep(self.tables.leisure)
        try:
            action = await self.tables.workers.ask(question, self.standing())
        except Exception as error:
            LOG.error("nobody could ask a bot", table=self.id, exc_info=error)
        self.thinking = None
        await self.hear(lambda table: table.bot_answered(question, action))

    def fail(self, error: Exception) -> None:
        """Put the table away after a failure: what could not be stored has not happened, and everybody returns to the
        table as it is on disk."""
        self.astray = True
        self.put_away()
        if self.fence is not None and isinstance(error, (archive.Lost, *FAILURES)):
            LOG.warning("table lost", table=self.id, n=self.table.course.length, problem=str(error))
        else:
            LOG.error("table failed", table=self.id, n=self.table.course.length, exc_info=error)

    def put_away(self, quietly: bool = False) -> None:
        """Take the table out of use; everybody still connected has to reconnect, and is told so unless `quietly`."""
        self.gone = True
        try:
            self.tables.forget(self)
        except Exception as error:
            LOG.error("a table's clock is lost until it is opened", table=self.id, exc_info=error)
        if self.thinking is not None:
            self.thinking.cancel()
        for outbox in self.outboxes.values():
            if not quietly:
                outbox.put(frame_of(Error(*MOVED)))
            outbox.close()
        self.outboxes.clear()

    def at_rest(self) -> bool:
        """Whether nobody is connected and nothing is happening."""
        return not (self.outboxes or self.thinking or self.busy.locked() or self.under_review)

    def idle(self, now: float) -> bool:
        """Whether the table has been at rest for a while."""
        return self.at_rest() and now - self.last_used > IDLE_SECONDS


def bots_seed(table: Table) -> int:
    """The seed of a bot's chance; in a lesson, the same actions get the same answers."""
    return table.course.length if table.header.lesson else secrets.randbits(62)


def count_entries(table: str, step: Step, seconds: float) -> None:
    """Count the entries of a step that is done, once everybody who keeps up has heard of it."""
    rows = [stored for stored in step.store if isinstance(stored, Row)]
    for row in rows:
        ACTIONS_OF["chance" if row.actor == CHANCE else row.kind].inc()
    if rows:
        ACTION_SECONDS.observe(seconds)
    if rows and seconds > SLOW:
        LOG.warning("slow action", table=table, n=rows[0].n, seconds=round(seconds, 3))


def frame_of(message: ServerMessage) -> str:
    """A message as it is sent; an error includes the id by which an operator finds it in the log."""
    if isinstance(message, Error):
        message = msgspec.structs.replace(message, request=request_id.current())
    return ENCODER.encode(message).decode()
