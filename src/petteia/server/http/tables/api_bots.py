"""HTTP for bots: a stream with a line for everything that concerns a bot account, and a request for every answer."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final, cast

import msgspec
from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from ....bots.bot import ANY_SEED
from ....core.engine.rng import Rng
from ....core.engine.state import SPECTATOR
from ...errors import Code, Problem
from ...limits import Limits
from ...live.tables import Tables
from ...people.accounts import Accounts
from ...people.tokens import PLAY, READ
from ...store import archive
from ...table.audience import Eyes, Onlooker, Showing
from ...table.messages import (
    ENCODER,
    Act,
    Action,
    Choice,
    Clock,
    Conflict,
    Entry,
    Number,
    Ok,
    Outcome,
    Refused,
    TableInfo,
)
from ...table.step import Step
from ...table.table import Table
from ..connections.forwarding import Forwarding
from ..web import Address, Someone
from .at_table import AT_A_TABLE, do, look
from .tributaries import Tributaries

MOST_TABLES: Final = 100
MOST_WAITING: Final = 1_000_000  # bytes by which a reader may be behind
SECONDS_BETWEEN: Final = 15.0  # between the empty lines that show that the stream is alive
LINES: Final = "application/x-ndjson"
NOT_CONNECTED: Final = 0  # in place of a connection's number
WITHDRAWN: Final = ("withdrawn", "The host has taken the invitation back")


class Line(msgspec.Struct, frozen=True, tag_field="t"):
    """A line of the stream, about one table."""

    table: str


class Challenged(Line, frozen=True, tag="challenged"):
    """A line of the stream: the bot is invited to a seat. `POST /api/tables/ID/join` with that seat accepts, `leave`
    declines; the game begins once everybody has agreed."""

    seat: int
    info: TableInfo


class Started(Line, frozen=True, tag="started"):
    """A line of the stream: a game has begun, or is in progress as the stream is opened, with `n` entries in its
    log."""

    n: int
    info: TableInfo
    clocks: list[Clock]


class PlayedOn(Line, frozen=True, tag="played"):
    """A line of the stream: new entries of the log, as the bot's seat may know them; a bot with several seats at the
    table is told only what is public."""

    n: int
    entries: list[Entry]
    clocks: list[Clock]


class Timed(Line, frozen=True, tag="clock"):
    """A line of the stream: somebody else plays for the bot, or has stopped doing so. The server's own bot plays the
    seats in `replaced`, which ran out of time or were left; `POST /api/tables/ID/join` takes one back."""

    n: int
    replaced: list[int]
    clocks: list[Clock]


class Asked(Line, frozen=True, tag="asked"):
    """A line of the stream: a question to the bot, and what its seat may know. `position` is a complete position that
    the seat could be in, a line that Petteia's engine can read to look ahead."""

    game: str
    n: int
    seat: int
    question: str
    actions: list[Choice]
    view: Any
    position: str
    clocks: list[Clock]


class Over(Line, frozen=True, tag="over"):
    """A line of the stream: a game has ended."""

    n: int
    result: Outcome


class Closed(Line, frozen=True, tag="closed"):
    """A line of the stream: the bot is no longer expected at a table, because the table cannot continue or the
    invitation was withdrawn; `code` and `text` say why."""

    code: str
    text: str


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action as entry `n` of the log; sent again, it is the same action."""

    n: Number
    action: Action


class Taken(msgspec.Struct, frozen=True):
    """The action is in the log, safely stored."""

    n: int
    action: int


class Feed:
    """The lines waiting to be sent to a bot, and what it has been told about each table."""

    def __init__(self, user: str) -> None:
        self.user = user
        self.waiting: deque[bytes] = deque()
        self.size = 0  # of everything that is waiting
        self.invited: dict[str, list[int]] = {}  # the seats it is invited to, by table
        self.told: dict[str, int] = {}  # by table it plays at, how many entries it knows
        self.asked: dict[str, int] = {}  # after how many entries it was last asked
        self.replaced: dict[str, list[int]] = {}  # its seats that another bot plays
        self.news = asyncio.Event()
        self.over = False

    def end(self) -> None:
        """End the stream: the account's token has stopped working, or nobody reads what is sent."""
        self.over = True
        self.news.set()

    def put(self, line: Line) -> None:
        """Queue a line. A reader that is too far behind is cut off; when it calls again, it is told the state of every
        game."""
        written = ENCODER.encode(line) + b"\n"
        self.waiting.append(written)
        self.size += len(written)
        if self.size > MOST_WAITING:
            self.end()
        self.news.set()

    def tell(self, table: Table) -> None:
        """Tell the bot what has happened at a table, or about a table that is new to it."""
        if self.over:
            return
        header, id = table.header, table.header.id
        seats = header.seats_of(self.user)
        if header.status == "waiting":
            self.invite(table, [seat for seat in seats if header.chairs[seat].invited], seats)
            return
        self.invited.pop(id, None)
        if not seats:
            return
        if header.status == "playing":
            self.follow(table, seats)
            self.ask(table)
        elif id in self.told and header.result is not None:
            self.follow(table, seats)  # the last entries
            self.put(Over(id, table.course.length, header.result))
            self.forget(id)

    def invite(self, table: Table, invited: list[int], seats: list[int]) -> None:
        """Tell about new invitations, and one that was withdrawn."""
        id = table.header.id
        before = self.invited.pop(id, [])
        for seat in invited:
            if seat not in before:
                self.put(Challenged(id, seat, table.info(seats)))
        if invited:
            self.invited[id] = invited
        elif before and not seats:
            self.put(Closed(id, *WITHDRAWN))

    def follow(self, table: Table, seats: list[int]) -> None:
        """Tell about a game that has begun or continued."""
        id, n = table.header.id, table.course.length
        clocks = table.clocks.show(table.now(), table.asked_person() is not None)
        replaced = [seat for seat in seats if table.header.chairs[seat].bot]
        if id not in self.told:
            self.put(Started(id, n, table.info(seats), clocks))
        elif n > self.told[id]:
            eyes = seats[0] if len(seats) == 1 else SPECTATOR
            self.put(PlayedOn(id, n, cast("list[Entry]", table.course.log(eyes, self.told[id])), clocks))
        if replaced != self.replaced.get(id, []):
            self.put(Timed(id, n, replaced, clocks))
            self.asked.pop(id, None)
        self.told[id], self.replaced[id] = n, replaced

    def ask(self, table: Table) -> None:
        """Ask the bot the question that it has to answer, unless it has been asked already."""
        course, seat = table.course, table.asked_person()
        id = table.header.id
        if seat is None or table.header.chairs[seat].user != self.user or self.asked.get(id) == course.length:
            return
        now = table.now()
        ask = Showing(course, table.clocks, seat, now, True).ask(Eyes(seat))
        assert ask is not None
        imagined = course.state.imagine(seat, Rng(ANY_SEED))
        view, position = imagined.view(seat), imagined.position()
        clocks = table.clocks.show(now, True)
        question = (table.game.id, course.length, seat, ask.question, ask.actions, view, position)
        self.put(Asked(id, *question, clocks))
        self.asked[id] = course.length

    def give_up(self, table: str, reason: Problem) -> None:
        """Tell the bot that it is no longer expected at a table, and why."""
        self.put(Closed(table, reason.code, reason.detail))
        self.forget(table)

    def forget(self, table: str) -> None:
        """Forget a table whose game is over for the bot."""
        for known in (self.told, self.asked):
            known.pop(table, None)
        self.replaced.pop(table, None)

    def waited(self) -> Sequence[bytes]:
        """Take the lines waiting so far."""
        lines = list(self.waiting)
        self.waiting.clear()
        self.size = 0
        return lines

    async def lines(self) -> AsyncIterator[bytes]:
        """The lines as they arrive, and regular empty ones."""
        while not self.over:
            self.news.clear()
            for line in self.waited():
                yield line
            try:
                await asyncio.wait_for(self.news.wait(), SECONDS_BETWEEN)
            except TimeoutError:
                yield b"\n"


class BotsApi(Controller):
    """For programs that play, with a bot account's token."""

    path = "/api"
    tags = ("bots",)

    @get(
        "/stream",
        media_type=LINES,
        refuses=[Code.SCOPE, Code.BUSY],
        responses={
            200: ResponseSpec(
                Challenged | Started | PlayedOn | Timed | Asked | Over | Closed,
                media_type=LINES,
                description="A line each time, and empty lines between",
                generate_examples=False,
            )
        },
    )
    async def stream(self, request: Request[Any, Any, Any], state: State, someone: Someone, address: Address) -> Stream:
        """A line of JSON for everything that concerns the account at any table: invitations, actions, questions for it,
        and how games end."""
        someone.need(READ)
        counted = () if request.scope.get("petteia_server") else (address, someone.user)  # by the server that it called
        state.crowd.check(*counted)
        lines = concerning(
            state.tables, state.accounts, state.limits, someone.user, state.crowd.with_one_more(*counted)
        )
        forwarding: Forwarding | None = state.get("forwarding")
        if forwarding is not None and counted:
            lines = Tributaries(forwarding, state.tables, someone.user, request.scope).merged(lines)
        return Stream(lines, media_type=LINES)

    @post(
        "/tables/{id:str}/act",
        status_code=200,
        refuses=(*AT_A_TABLE, Code.SCOPE, Code.NOT_ASKED, Code.REFUSED, Code.CONFLICT),
    )
    async def act(self, id: FromPath[str], data: JSONBody[Answer], state: State, someone: Someone) -> Taken:
        """Take an action. An illegal one is refused, with the rule."""
        someone.need(PLAY)

        def work(table: Table) -> Step:
            player = Onlooker(NOT_CONNECTED, someone.user, someone.name, table.header.seats_of(someone.user))
            return table.act(player, Act(data.n, data.action))

        _, step = await do(state.tables, id, work)
        if step.explaining is not None:
            state.limits.spend("explained", account=someone.user)
        answer = next(message for connections, message in step.send if connections == [NOT_CONNECTED])
        if isinstance(answer, Refused):
            raise Problem(Code.REFUSED, answer.text, rule=answer.rule, key=answer.key)
        if isinstance(answer, Conflict):
            n = await look(state.tables, id, lambda table: table.course.length)
            raise Problem(Code.CONFLICT, f"The log now has {n} entries", n=n)
        assert isinstance(answer, Ok)
        return Taken(answer.n, answer.action)


async def concerning(
    tables: Tables, accounts: Accounts, limits: Limits, user: str, counted: AbstractContextManager[None]
) -> AsyncGenerator[bytes, None]:
    """Everything that concerns an account, pending and new, until it signs out; so long, it is counted. The first empty
    line says that it can now be invited; each table is examined once the lines about those before it have been
    sent."""
    feed = Feed(user)
    tables.listen(user, feed.tell)
    try:
        with accounts.presence.of(user, feed.end), counted:
            yield b"\n"
            for id in await accounts.store.read(lambda c: archive.awaited_at(c, user, MOST_TABLES)):
                if not await tables.may_be_ours(id):
                    continue
                limits.spend("hello", account=user)
                try:
                    await look(tables, id, feed.tell)
                except Problem as reason:
                    feed.give_up(id, reason)
                for line in feed.waited():
                    yield line
            async for line in feed.lines():
                yield line
    finally:
        tables.unlisten(user, feed.tell)
