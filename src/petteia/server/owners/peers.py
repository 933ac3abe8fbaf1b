"""Requests to other servers, over connections that are kept for a short while."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Final

import h11

SECONDS_TO_CONNECT: Final = 2.0
SECONDS_TO_ANSWER: Final = 15.0
KEPT: Final = 2.0  # seconds; the other side closes idle connections a little later
MOST_KEPT: Final = 32  # to one server
BYTES: Final = 65_536
Headers = Sequence[tuple[bytes, bytes]]


class Unreachable(RuntimeError):
    """The server does not answer; `heard` says whether it may have received the request."""

    def __init__(self, heard: bool) -> None:
        super().__init__("the other server does not answer")
        self.heard = heard


class TooSlow(Unreachable):
    """The server has not answered in time."""


def split(address: str) -> tuple[str, int]:
    """Host and port of an address."""
    host, _, port = address.rpartition(":")
    return host.strip("[]"), int(port)


class Line:
    """A connection to a server, for one request at a time."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.http = h11.Connection(h11.CLIENT)
        self.idle_since = 0.0

    async def ask(self, request: h11.Request, body: bytes) -> h11.Response:
        """Send a request; returns the beginning of the answer."""
        said = [self.http.send(request), self.http.send(h11.Data(data=body)) if body else b""]
        said.append(self.http.send(h11.EndOfMessage()))
        self.writer.write(b"".join(part or b"" for part in said))
        await self.writer.drain()
        while True:
            event = await self.next_event()
            if isinstance(event, h11.Response):
                return event

    async def next_event(self) -> h11.Event:
        while True:
            event = self.http.next_event()
            if event is not h11.NEED_DATA:
                if event is h11.PAUSED or isinstance(event, h11.ConnectionClosed):
                    raise ConnectionResetError
                return event  # type: ignore[return-value]  # h11's sentinels have their own types
            self.http.receive_data(await self.reader.read(BYTES))

    async def body(self) -> AsyncIterator[bytes]:
        """The rest of the answer as it arrives."""
        while True:
            event = await self.next_event()
            if isinstance(event, h11.Data):
                yield bytes(event.data)
            elif isinstance(event, h11.EndOfMessage):
                return

    def close(self) -> None:
        self.writer.close()


class Answer:
    """A server's answer, to be read to its end or closed."""

    def __init__(self, response: h11.Response, line: Line, keep: Callable[[Line], None]) -> None:
        self.status = response.status_code
        self.headers: Headers = list(response.headers)
        self.line = line
        self.keep = keep

    async def body(self) -> AsyncIterator[bytes]:
        """The body as it arrives."""
        try:
            async for part in self.line.body():
                yield part
        except (OSError, h11.ProtocolError):
            self.line.close()
            raise Unreachable(True) from None
        self.keep(self.line)


class Peers:
    """All connections to other servers."""

    def __init__(self, passed: Callable[[], float] = time.monotonic) -> None:
        self.passed = passed
        self.kept: dict[str, list[Line]] = {}

    async def ask(
        self, address: str, method: bytes, target: bytes, headers: Headers, body: bytes = b"", patience: float = 0.0
    ) -> Answer:
        """Send a request to a server. A request that may have been received is not repeated, unless it was sent on a
        kept connection that had just been closed."""
        request = h11.Request(method=method, target=target, headers=list(headers))
        kept = self.take(address)
        if kept is not None:
            try:
                return await self.ask_on(kept, address, request, body, patience or SECONDS_TO_ANSWER)
            except TooSlow:
                raise
            except Unreachable:
                pass
        try:
            async with asyncio.timeout(SECONDS_TO_CONNECT):
                line = Line(*await asyncio.open_connection(*split(address)))
        except OSError:
            raise Unreachable(kept is not None) from None
        return await self.ask_on(line, address, request, body, patience or SECONDS_TO_ANSWER)

    async def ask_on(self, line: Line, address: str, request: h11.Request, body: bytes, patience: float) -> Answer:
        try:
            async with asyncio.timeout(patience):
                return Answer(await line.ask(request, body), line, lambda line: self.keep(address, line))
        except (OSError, h11.ProtocolError) as error:
            line.close()
            raise (TooSlow if isinstance(error, TimeoutError) else Unreachable)(True) from None
        except BaseException:
            line.close()
            raise

    def take(self, address: str) -> Line | None:
        """A connection that was kept, if it is not too old."""
        lines = self.kept.get(address, [])
        while lines:
            line = lines.pop()
            if self.passed() - line.idle_since < KEPT and not line.reader.at_eof():
                return line
            line.close()
        return None

    def keep(self, address: str, line: Line) -> None:
        """Keep the connection of a finished request for the next one."""
        lines = self.kept.setdefault(address, [])
        if line.http.our_state is h11.DONE and line.http.their_state is h11.DONE and len(lines) < MOST_KEPT:
            line.http.start_next_cycle()
            line.idle_since = self.passed()
            lines.append(line)
        else:
            line.close()

    def close(self) -> None:
        for lines in self.kept.values():
            for line in lines:
                line.close()
        self.kept.clear()
