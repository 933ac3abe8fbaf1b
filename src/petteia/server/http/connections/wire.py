"""A WebSocket as uvicorn serves it, with a shortcut: whole frames go to the socket without passing through the
framework.

A game server mostly sends messages, and most of the cost of sending was in a task, three wrappers and a general frame
writer. ASGI still opens, reads and closes sockets, and writes to slow ones.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION: Final = "petteia.wire"  # where an application finds the wire in its scope
WHOLE_TEXT: Final = 0x81  # the first byte of a text in one frame (RFC 6455, 5.2)
NOT_TEXT: Final = 1007  # the reason to end a connection when a text is not UTF-8 (RFC 6455, 7.4.1)
# the last frame from a server that restarts (RFC 6455, 5.5.1; its code is registered with IANA)
COME_BACK: Final = bytes((0x88, 2)) + (1012).to_bytes(2)
MOST_UNREAD: Final = 4  # messages
SHORT: Final = 126
MIDDLE: Final = 1 << 16


class Wire(WebSocketsSansIOProtocol):
    """One client's WebSocket. If another server has the table, it is joined to that server's: bytes from either side go
    to the other unchanged."""

    far: asyncio.Transport | None = None  # the other server's side, if joined
    hung_up = False  # by us, before the handshake was complete

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # it is a WebSocket, and the application is about to be told
            self.scope["extensions"][EXTENSION] = {"write": self.write, "wire": self}

    # ---- joined to another server

    def join(self, far: asyncio.Transport) -> bool:
        """Send everything received to the far side from now on; returns whether the client is still there."""
        self.handshake_complete = True  # the far side does it
        if self.disconnected or self.transport.is_closing():
            return False
        self.far = far
        return True

    def part(self) -> None:
        """Tell the client to come back: the far side is gone."""
        if self.far is not None and not self.transport.is_closing():
            self.transport.write(COME_BACK)
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        if self.far is not None:
            self.far.write(data)
        else:
            super().data_received(data)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.far is not None:
            self.far.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.far is not None:
            self.far.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.far is not None:
            self.far.close()

    def shutdown(self) -> None:
        if self.far is not None:
            self.part()
            self.far.close()  # however long the client takes to notice
            return
        self.hung_up = not self.handshake_complete
        super().shutdown()
        self.handshake_complete = True

    async def send(self, message: Any) -> None:
        """Send the application's message; nothing, if we hung up before it answered."""
        if not self.hung_up:
            await super().send(message)

    # ---- messages

    def send_receive_event_to_app(self) -> None:
        """Hand a message to the application. Reading pauses only while several are waiting: pausing for every message
        is expensive."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            if self.conn.state is State.OPEN:  # otherwise one side has already said goodbye
                self.conn.send_close(NOT_TEXT)
                self.handle_parser_exception()
            return
        if self.read_paused or self.queue.qsize() >= MOST_UNREAD:
            super().send_receive_event_to_app()
        else:
            self.read_paused = True  # pretend, so that it is not paused again
            super().send_receive_event_to_app()
            self.read_paused = False

    def write(self, texts: Sequence[str]) -> bool:
        """Send texts together at once, if the client keeps up; returns whether they were sent."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(b"".join(map(framed, texts)))
        return True


def is_text(payload: bytes) -> bool:
    """Whether the payload is UTF-8, as every text must be (RFC 6455, 8.1)."""
    try:
        payload.decode()
    except UnicodeDecodeError:
        return False
    return True


def framed(text: str) -> bytes:
    """A text in one frame, unmasked, as a server sends it."""
    payload = text.encode()
    length = len(payload)
    if length < SHORT:
        return bytes((WHOLE_TEXT, length)) + payload
    if length < MIDDLE:
        return bytes((WHOLE_TEXT, SHORT)) + length.to_bytes(2) + payload
    return bytes((WHOLE_TEXT, SHORT + 1)) + length.to_bytes(8) + payload


def way_out(scope: Any) -> Any:
    """The function that sends at once over the socket of a scope; None if the HTTP server is not ours."""
    return scope.get("extensions", {}).get(EXTENSION, {}).get("write")


def wire_of(scope: Any) -> Wire | None:
    """The socket of a scope; None if the HTTP server is not ours."""
    found: Wire | None = scope.get("extensions", {}).get(EXTENSION, {}).get("wire")
    return found
