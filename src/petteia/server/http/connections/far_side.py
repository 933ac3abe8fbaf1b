"""From a client's WebSocket to the server that has the table: bytes pass through unchanged.

The client's request goes to the other server with some headers added, and the answer is passed back unread except for
its first line. So everything a socket can say or be refused works here as it does directly.
"""

from __future__ import annotations

import asyncio
from typing import Final, cast

from ...owners.peers import SECONDS_TO_CONNECT, Headers, Unreachable, split
from .wire import Wire

SECONDS_TO_ANSWER: Final = 3.0
END_OF_HEAD: Final = b"\r\n\r\n"
LONGEST_HEAD: Final = 65_536


class FarSide(asyncio.Protocol):
    """A connection to another server for one WebSocket."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.head = b""
        self.wire: Wire | None = None
        self.answered: asyncio.Future[int] = loop.create_future()
        self.closed: asyncio.Future[None] = loop.create_future()
        self.transport: asyncio.Transport

    # ---- called by its transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's does not inherit from it

    def data_received(self, data: bytes) -> None:
        if self.wire is not None:
            self.wire.transport.write(data)
            return
        self.head += data
        if not self.answered.done() and (END_OF_HEAD in self.head or len(self.head) > LONGEST_HEAD):
            self.answered.set_result(status_of(self.head))

    def pause_writing(self) -> None:
        if self.wire is not None:
            self.wire.transport.pause_reading()

    def resume_writing(self) -> None:
        if self.wire is not None:
            self.wire.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.answered.done():
            self.answered.set_result(0)
        if not self.closed.done():
            self.closed.set_result(None)
        if self.wire is not None:
            self.wire.part()

    # ---- called by us

    async def ask(self, path: bytes, headers: Headers) -> int:
        """Send the client's request; returns the status of the answer."""
        lines = [b"GET " + path + b" HTTP/1.1", *(name + b": " + value for name, value in headers), b"", b""]
        self.transport.write(b"\r\n".join(lines))
        async with asyncio.timeout(SECONDS_TO_ANSWER):
            return await self.answered

    async def join(self, wire: Wire) -> None:
        """Join both sides until one of them is gone."""
        if wire.join(self.transport):
            self.wire = wire
            wire.transport.write(self.head)
            await self.closed
        self.transport.close()

    def part(self) -> None:
        """Cut the connection to the other server."""
        self.transport.abort()


def status_of(head: bytes) -> int:
    """The status in the first line of an answer; 0 if there is none."""
    words = head.split(b" ", 2)
    return int(words[1]) if len(words) == 3 and words[1].isdigit() else 0


async def reach(address: str, path: bytes, headers: Headers) -> tuple[FarSide, int]:
    """A connection to another server after asking it for a WebSocket, and the status of its answer."""
    host, port = split(address)
    try:
        async with asyncio.timeout(SECONDS_TO_CONNECT):
            _, far = await asyncio.get_running_loop().create_connection(FarSide, host, port)
    except OSError:
        raise Unreachable(False) from None
    try:
        status = await far.ask(path, headers)
    except BaseException as error:
        far.part()
        if isinstance(error, TimeoutError):
            raise Unreachable(True) from None
        raise
    if status == 0:
        far.part()
        raise Unreachable(True)
    return far, status
