"""HTTP for programs that play: a stream with a line for every question, and a request for every answer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from litestar import Controller, get, post
from litestar.datastructures import State
from litestar.response import Stream

from . import archive
from .accounts import Accounts, Identity
from .api_lobby import do, find
from .audience import Onlooker, Showing
from .errors import Code, Problem
from .messages import ENCODER, Act, Action, Choice, Conflict, Number, Ok, Refused
from .step import Step
from .table import Table
from .tables import Tables
from .tokens import PLAY, READ
from .web import ERRORS

MOST_TABLES: Final = 100
SECONDS_BETWEEN: Final = 15.0  # an empty line says that the stream still lives
NOT_CONNECTED: Final = 0  # the number of no connection


class Asked(msgspec.Struct, frozen=True, tag="asked", tag_field="t"):
    """A line of the stream: a question to the bot, and what its seat may know."""

    table: str
    game: str
    n: int
    seat: int
    question: str
    actions: list[Choice]
    view: Any


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action, as entry `n` of the log; the same again is the same action."""

    n: Number
    action: Action


class Taken(msgspec.Struct, frozen=True):
    """The action stands in the log, safely stored."""

    n: int
    action: int


class Feed:
    """The questions that wait to be sent to a bot: of each table, the last."""

    def __init__(self, user: str) -> None:
        self.user = user
        self.waiting: dict[str, bytes] = {}
        self.told: dict[str, int] = {}
        self.news = asyncio.Event()
        self.over = False

    def end(self) -> None:
        """The account's token is worth nothing any more."""
        self.over = True
        self.news.set()

    def tell(self, table: Table) -> None:
        """The bot is asked at the table, perhaps still the same."""
        course, seat = table.course, table.asked_person()
        id = table.header.id
        if seat is None or table.header.chairs[seat].user != self.user or self.told.get(id) == course.length:
            return
        ask = Showing(course, table.clocks, seat, table.now(), True).ask(seat)
        assert ask is not None
        line = Asked(id, table.game.id, course.length, seat, ask.question, ask.actions, course.state.view(seat))
        self.told[id] = course.length
        self.waiting[id] = ENCODER.encode(line) + b"\n"
        self.news.set()

    async def lines(self) -> AsyncIterator[bytes]:
        """The questions as they come, and an empty line now and then."""
        while not self.over:
            for id in list(self.waiting):
                yield self.waiting.pop(id)
            self.news.clear()
            try:
                await asyncio.wait_for(self.news.wait(), SECONDS_BETWEEN)
            except TimeoutError:
                yield b"\n"


class BotsApi(Controller):
    """For programs that play, with a token of a bot account."""

    path = "/api"
    responses = ERRORS
    tags = ("bots",)

    @get("/stream")
    async def stream(self, state: State, someone: Identity) -> Stream:
        """A line of JSON each time that the asker's account is asked something, at any table."""
        someone.need(READ)
        return Stream(questions(state.tables, state.accounts, someone.user), media_type="application/x-ndjson")

    @post("/tables/{id:str}/act", status_code=200)
    async def act(self, id: str, data: Answer, state: State, someone: Identity) -> Taken:
        """Take an action. One that is not legal is refused with its rule."""
        someone.need(PLAY)

        def work(table: Table) -> Step:
            player = Onlooker(NOT_CONNECTED, someone.user, someone.name, table.header.seats_of(someone.user))
            return table.act(player, Act(data.n, data.action))

        _, step = await do(state.tables, id, work)
        answer = next(message for connections, message in step.send if connections == [NOT_CONNECTED])
        if isinstance(answer, Refused):
            raise Problem(Code.REFUSED, answer.text, rule=answer.rule, key=answer.key)
        if isinstance(answer, Conflict):
            n = (await find(state.tables, id)).table.course.length
            raise Problem(Code.CONFLICT, f"The log has {n} entries by now", n=n)
        assert isinstance(answer, Ok)
        return Taken(answer.n, answer.action)


async def questions(tables: Tables, accounts: Accounts, user: str) -> AsyncIterator[bytes]:
    """What an account is asked, from now on and already, until it signs out."""
    feed = Feed(user)
    tables.listen(user, feed.tell)
    try:
        with accounts.presence.of(user, feed.end):
            for header in await accounts.store.read(lambda c: archive.tables_of(c, user, ("playing",), MOST_TABLES)):
                feed.tell((await find(tables, header.id)).table)
            async for line in feed.lines():
                yield line
    finally:
        tables.unlisten(user, feed.tell)
