"""A client's WebSocket at a table: one task reads messages and handles them, another sends what has to wait in the
outbox."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ... import request_id
from ...crowd import Crowd
from ...errors import Problem
from ...limits import Limits, address
from ...live.live_table import LiveTable, frame_of
from ...live.outbox import Outbox
from ...live.tables import NoTable, OtherRules, SetAside, Tables
from ...owners.leases import Elsewhere
from ...people.accounts import Accounts, Identity, identify
from ...people.tokens import CHAT, PLAY
from ...store.companions import check_may_sit
from ...table.messages import (
    PROTOCOL,
    Act,
    BadMessage,
    Chat,
    ClientMessage,
    Conflict,
    Error,
    Hello,
    Look,
    Ping,
    Refused,
    Rematch,
    TakeSeat,
    Undo,
    read_message,
)
from ...table.seating import Refuse
from ..connections.wire import way_out

TRY_AGAIN: Final = 1013
GOING_AWAY: Final = 1001
NOT_ALLOWED: Final = 1008
NO_TABLE: Final = 4404
OTHER_RULES: Final = 4409
SET_ASIDE: Final = 4410
MOST_REASON: Final = 123  # bytes (RFC 6455, 5.5)
MOST_BAD: Final = 20  # invalid messages before the connection is closed
LOG = structlog.get_logger("petteia.socket")


@websocket("/ws/table/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Play at a table, or watch it. docs/protocol.md describes the messages."""
    limits: Limits = socket.app.state.limits
    who = await identify(socket)
    place = address(socket, socket.app.state.settings)
    user = who.user if who is not None else ""
    crowd: Crowd = socket.app.state.crowd
    busy = limits.wait("socket", place) > 0 or limits.spend("connect", address=place) > 0
    busy = busy or crowd.full(place, user) != ""
    accounts: Accounts = socket.app.state.accounts
    outbox = Outbox(way_out(socket.scope))
    with accounts.presence.of(user, outbox.close), crowd.with_one_more(place, user):
        await socket.accept(headers={request_id.HEADER: request_id.current()})
        if busy:
            await socket.close(TRY_AGAIN, "too many connections")
            return
        tables: Tables = socket.app.state.tables
        try:
            live = await tables.find(table)
        except NoTable:
            await socket.close(NO_TABLE, "no such table")
            return
        except Elsewhere:  # another server has just taken it
            await socket.close(TRY_AGAIN, "come back")
            return
        except OtherRules as reason:
            await socket.close(OTHER_RULES, shortened(reason))
            return
        except SetAside as reason:
            await socket.close(SET_ASIDE, shortened(reason))
            return
        await Attendance(socket, live, tables, limits, who, outbox, place).attend()


def shortened(reason: Exception) -> str:
    """A reason, cut to fit into the closing frame."""
    return str(reason).encode()[:MOST_REASON].decode(errors="ignore")


class Attendance:
    """One connection's time at a table, from its first message to its last."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        live: LiveTable,
        tables: Tables,
        limits: Limits,
        who: Identity | None,
        outbox: Outbox,
        place: str,
    ) -> None:
        self.place = place
        self.request = request_id.current()
        self.socket = socket
        self.live = live
        self.limits = limits
        self.who = who
        self.id = next(tables.connections)
        self.key = f"socket {self.id}"
        self.outbox = outbox
        self.heard = 0  # messages
        self.bad = 0

    async def attend(self) -> None:
        """Read and write until either side ends the connection."""
        user, name = (self.who.user, self.who.name) if self.who is not None else ("", "")
        try:
            await self.live.enter(self.id, user, name, self.outbox, self.place)
        except Refuse as refusal:
            await self.socket.close(TRY_AGAIN, refusal.error.code)
            return
        writing = asyncio.create_task(self.write(), name=self.key)
        try:
            await self.read()
        finally:
            writing.cancel()
            self.live.leave(self.id)
            self.limits.forget(self.key)

    async def read(self) -> None:
        """Handle one message after another, letting others continue in between. Clients that send too fast, or ask for
        more than they can afford, are read more slowly."""
        while True:
            event: Any = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if self.outbox.closed:  # after signing out, nothing is heard, even before the socket is closed
                continue
            self.heard += 1
            request_id.bind(f"{self.request}.{self.heard}")
            wait = self.limits.wait("message", self.key)
            if wait:
                await asyncio.sleep(wait)
            try:
                message = read_message(event.get("text") or event.get("bytes") or "")
            except BadMessage as bad:
                await self.pay("bad")
                self.bad += 1
                if self.bad > MOST_BAD:
                    with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):  # it may be gone already
                        await self.socket.close(NOT_ALLOWED, "no messages of this protocol")
                    return
                self.answer(None, Error("bad_message", str(bad)))
                continue
            await self.pay(message.__struct_config__.tag)
            refusal = self.refused(message) or await self.unwelcome(message)
            if refusal is not None:
                self.answer(message, refusal)
                continue
            step = await self.live.receive(self.id, message)
            for _, said in step.send:
                if isinstance(said, Error | Refused | Conflict):
                    self.note(message, said)
            if step.explaining is not None:
                await self.pay("explained")

    def answer(self, message: ClientMessage | None, refusal: Error) -> None:
        """Refuse a message, valid or not."""
        self.note(message, refusal)
        self.outbox.put(frame_of(refusal))

    def note(self, message: ClientMessage | None, said: Error | Refused | Conflict) -> None:
        """Log that a message was refused: at which table, as which entry of its log, and why."""
        LOG.info(
            "message refused",
            table=self.live.id,
            message=message.__struct_config__.tag if message is not None else "",
            n=message.n if isinstance(message, Act | Undo) else None,
            why=said.code if isinstance(said, Error) else said.__struct_config__.tag,
        )

    async def pay(self, what: str | int | None) -> None:
        """Charge a message to the socket, the account and the address; wait until all of them can afford it."""
        account = self.who.user if self.who is not None else ""
        wait = self.limits.spend(str(what), socket=self.key, account=account, address=self.place)
        await asyncio.sleep(wait)

    def refused(self, message: ClientMessage) -> Error | None:
        """The refusal of a message that the table need not hear: too much chat, too many tables, or more than a token
        allows."""
        if isinstance(message, Chat) and self.limits.wait("chat", self.who.user if self.who is not None else self.key):
            return Error("too_many", "Too many messages of this kind; wait a little")
        if self.who is None or isinstance(message, Hello | Ping | Look):
            return None
        if isinstance(message, Chat) and self.socket.app.state.accounts.is_muted(self.who.user):
            return Error("muted", "You may not write in chats at present")
        scope = CHAT if isinstance(message, Chat) else PLAY
        if scope not in self.who.scopes:
            return Error("scope", f"This needs the scope {scope!r}")
        return self.no_room(self.who.user) if isinstance(message, Rematch) else None

    async def unwelcome(self, message: ClientMessage) -> Error | None:
        """The refusal of somebody whom the host has blocked and who wants to sit down."""
        if not isinstance(message, TakeSeat) or self.who is None:
            return None
        header, user = self.live.header, self.who.user
        try:
            await self.live.tables.store.read(lambda connection: check_may_sit(connection, header, user))
        except Problem as problem:
            return Error(problem.code, problem.detail)
        return None

    def no_room(self, user: str) -> Error | None:
        """The refusal of a new table for somebody, if there can be none now."""
        try:
            self.socket.app.state.load.check_tables()
            self.limits.check("table", user)
        except Problem as problem:
            return Error(problem.code, problem.detail)
        return None

    async def write(self) -> None:
        """Send what is waiting. A client that fell behind gets a fresh view; one that no longer reads does not answer
        pings, either, and is disconnected."""
        try:
            while True:
                frame = await self.outbox.take()
                if frame is not None:
                    await self.socket.send({"type": "websocket.send", "text": frame, "bytes": None})
                elif self.outbox.catch_up():
                    await self.live.receive(self.id, Hello(PROTOCOL))
                else:
                    await self.socket.close(GOING_AWAY, "come back")
                    return
        except (WebSocketDisconnect, OSError, RuntimeError):  # RuntimeError: the connection has been closed meanwhile
            return
