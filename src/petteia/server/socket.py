"""A client's WebSocket at a table: one task reads and obeys, another writes what has to wait in the outbox."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from .accounts import Accounts, Identity, identify
from .limits import Limits, address
from .messages import PROTOCOL, Act, BadMessage, Chat, ClientMessage, Error, Explain, Hello, Look, Ping, read_message
from .outbox import Outbox
from .seating import Refuse
from .tables import LiveTable, NoTable, OtherRules, Tables, frame_of
from .tokens import CHAT, PLAY
from .wire import way_out

TRY_AGAIN: Final = 1013
GOING_AWAY: Final = 1001
NOT_ALLOWED: Final = 1008
NO_TABLE: Final = 4404
OTHER_RULES: Final = 4409
MOST_BAD: Final = 20  # messages that are none, before the connection is closed
# kinds of messages that have a limit of their own
LIMITED: Final[dict[type, str]] = {Act: "act", Explain: "explain", Chat: "chat", Hello: "hello"}


@websocket("/ws/table/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """Play at a table, or watch it. docs/protocol.md tells what goes over the wire."""
    limits: Limits = socket.app.state.limits
    who = await identify(socket)
    busy = limits.wait("socket", address(socket, socket.app.state.settings)) > 0
    accounts: Accounts = socket.app.state.accounts
    outbox = Outbox(way_out(socket.scope))
    with accounts.presence.of(who.user if who is not None else "", outbox.close):
        await socket.accept()
        if busy:
            await socket.close(TRY_AGAIN, "too many connections")
            return
        tables: Tables = socket.app.state.tables
        try:
            live = await tables.find(table)
        except NoTable:
            await socket.close(NO_TABLE, "no such table")
            return
        except OtherRules as reason:
            await socket.close(OTHER_RULES, str(reason))
            return
        await Attendance(socket, live, tables, limits, who, outbox).attend()


class Attendance:
    """Somebody's time at a table, from the first message to the last."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        live: LiveTable,
        tables: Tables,
        limits: Limits,
        who: Identity | None,
        outbox: Outbox,
    ) -> None:
        self.socket = socket
        self.live = live
        self.limits = limits
        self.who = who
        self.id = next(tables.connections)
        self.key = f"socket {self.id}"
        self.outbox = outbox
        self.bad = 0

    async def attend(self) -> None:
        """Read and write until either side ends it."""
        user, name = (self.who.user, self.who.name) if self.who is not None else ("", "")
        try:
            await self.live.enter(self.id, user, name, self.outbox)
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
        """Obey one message after the other; whoever sends too fast is read more slowly."""
        while True:
            event: Any = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if self.outbox.closed:  # whoever has signed out is not heard any more, even before the socket is closed
                continue
            wait = self.limits.wait("message", self.key)
            if wait:
                await asyncio.sleep(wait)
            try:
                message = read_message(event.get("text") or event.get("bytes") or "")
            except BadMessage as bad:
                self.bad += 1
                if self.bad > MOST_BAD:
                    await self.socket.close(NOT_ALLOWED, "no messages of this protocol")
                    return
                self.outbox.put(frame_of(Error("bad_message", str(bad))))
                continue
            refusal = self.refused(message)
            if refusal is not None:
                self.outbox.put(frame_of(refusal))
            else:
                await self.live.receive(self.id, message)

    def refused(self, message: ClientMessage) -> Error | None:
        """What the table need not hear: too much of a kind, or more than a token allows."""
        kind = LIMITED.get(type(message))
        asker = self.who.user if kind == "chat" and self.who is not None else self.key
        if kind is not None and self.limits.wait(kind, asker):
            return Error("too_many", "Too many messages of this kind; wait a little")
        if self.who is None or isinstance(message, Hello | Ping | Look):
            return None
        scope = CHAT if isinstance(message, Chat) else PLAY
        return None if scope in self.who.scopes else Error("scope", f"This needs the scope {scope!r}")

    async def write(self) -> None:
        """Send what waits. Who fell behind gets a fresh view; who takes nothing any more does not answer pings
        either, and is disconnected."""
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
        except (WebSocketDisconnect, OSError):
            return
