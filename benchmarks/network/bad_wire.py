"""A wire that loses, doubles and reorders frames, breaks, goes silent or is slow: a proxy for a server's sockets.

It knows where a WebSocket frame ends (RFC 6455, 5.2), but nothing about its content.
"""

from __future__ import annotations

import asyncio
import random
import socket
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import dataclass

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]

FINE = 0.25  # share of connections that never have bad luck
FRAMES = 40  # a connection with a bad end ends after about this many
LONGEST_HOLD = 0.05  # seconds by which a frame is late
GHOST_SECONDS = 15.0  # how long the server believes in a client that is gone
SLOW_BYTES = 4_000  # what a slow reader takes at a time
SLOW_REST = 0.05  # seconds in between
SMALL_BUFFER = 8_192  # of a slow reader
BROKEN = (OSError, EOFError, asyncio.IncompleteReadError)


@dataclass(frozen=True)
class Fate:
    """The fate of a connection: the shares of its frames that have bad luck, and how it ends after some frames."""

    lost: float = 0.0
    doubled: float = 0.0
    late: float = 0.0
    slow: bool = False
    end: str = ""  # "cut", "silent" or "ghost"


FATES = {
    "fine": Fate(),
    "lossy": Fate(lost=0.1, doubled=0.1, late=0.2),
    "doubled": Fate(doubled=0.5),
    "reordered": Fate(late=0.5),
    "cut": Fate(end="cut"),
    "half-open": Fate(end="silent"),
    "ghost": Fate(end="ghost"),
    "slow": Fate(slow=True),
}


class BadWire:
    """The proxy: clients connect to `address`, and reach the server that `upstream` names at that moment."""

    def __init__(self, seed: int, upstream: str = "") -> None:
        self.rng = random.Random(seed)
        self.upstream = upstream
        self.address = ""
        self.calm = False  # if set, nothing goes wrong any more
        self.met: Counter[str] = Counter()  # fates
        self.mischief: Counter[str] = Counter()  # frames that had bad luck, and bad ends
        self.open: set[Connection] = set()
        self.carrying: set[asyncio.Task[None]] = set()
        self.server: asyncio.Server | None = None

    async def start(self) -> None:
        self.server = await asyncio.start_server(self.take, "127.0.0.1", 0, backlog=512)
        host, port = self.server.sockets[0].getsockname()
        self.address = f"http://{host}:{port}"

    async def stop(self) -> None:
        if self.server is not None:
            self.server.close()
        for task in self.carrying:
            task.cancel()
        await asyncio.gather(*self.carrying, return_exceptions=True)

    def cut_all(self) -> None:
        """Every connection breaks at once."""
        for connection in list(self.open):
            connection.break_off()

    def calm_down(self) -> None:
        """Stop all mischief; clients on a bad wire get a good one."""
        self.calm = True
        self.cut_all()

    def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self.accept(reader, writer))
        self.carrying.add(task)
        task.add_done_callback(self.carrying.discard)

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        name = "fine" if self.calm or self.rng.random() < FINE else self.rng.choice(list(FATES))
        try:
            server = await reach(self.upstream, FATES[name].slow)
        except OSError:
            writer.transport.abort()
            return
        self.met[name] += 1
        connection = Connection(FATES[name], (reader, writer), server, random.Random(self.rng.random()), self.mischief)
        self.open.add(connection)
        try:
            await connection.carry()
        finally:
            self.open.discard(connection)


async def reach(address: str, slow: bool) -> Streams:
    """A connection to the server; a slow reader has a small buffer."""
    host, _, port = address.removeprefix("http://").partition(":")
    made = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        if slow:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
        made.setblocking(False)
        await asyncio.get_running_loop().sock_connect(made, (host, int(port)))
    except BaseException:
        made.close()
        raise
    return await asyncio.open_connection(sock=made, limit=SMALL_BUFFER if slow else 2**16)


class Connection:
    """One client's way to the server and back."""

    def __init__(
        self, fate: Fate, client: Streams, server: Streams, rng: random.Random, mischief: Counter[str]
    ) -> None:
        self.fate = fate
        self.mischief = mischief
        self.client = client
        self.server = server
        self.rng = rng
        self.ends_after = 1 + int(rng.expovariate(1 / FRAMES)) if fate.end else 0

    async def carry(self) -> None:
        """Pass on everything from either side until the connection has ended."""
        ways = [
            asyncio.create_task(self.pass_on(self.client[0], self.server[1], slow=False)),
            asyncio.create_task(self.pass_on(self.server[0], self.client[1], slow=self.fate.slow)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            if self.fate.end == "ghost" and not self.server[1].transport.is_closing():
                self.client[1].transport.abort()
                await asyncio.sleep(GHOST_SECONDS)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            self.break_off()

    def break_off(self) -> None:
        for _, writer in (self.client, self.server):
            writer.transport.abort()

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, slow: bool) -> None:
        """Pass on one direction: the head unchanged, then frame after frame as the fate decides."""
        with suppress(*BROKEN):
            writer.write(await reader.readuntil(b"\r\n\r\n"))
            async for frame in frames(reader):
                self.ends_after -= 1
                if self.fate.end and self.ends_after == 0:
                    self.mischief[self.fate.end] += 1
                if self.fate.end and self.ends_after <= 0:
                    if self.fate.end != "silent":
                        return
                elif slow:
                    await drip(frame, writer)
                else:
                    await self.deliver(frame, writer)

    async def deliver(self, frame: bytes, writer: asyncio.StreamWriter) -> None:
        """Deliver a frame: perhaps not at all, twice, or later than the next ones."""
        if not is_message(frame):
            write(writer, frame)
        elif self.happens("lost", self.fate.lost):
            return
        else:
            for _ in range(2 if self.happens("doubled", self.fate.doubled) else 1):
                if self.happens("late", self.fate.late):
                    later(self.rng.random() * LONGEST_HOLD, lambda: write(writer, frame))
                else:
                    write(writer, frame)
        await writer.drain()

    def happens(self, what: str, share: float) -> bool:
        """Whether a frame has that bad luck."""
        happened = self.rng.random() < share
        self.mischief[what] += happened
        return happened


async def drip(frame: bytes, writer: asyncio.StreamWriter) -> None:
    """Deliver a frame drop by drop."""
    for start in range(0, len(frame), SLOW_BYTES):
        writer.write(frame[start : start + SLOW_BYTES])
        await writer.drain()
        await asyncio.sleep(SLOW_REST)


def later(seconds: float, what: Callable[[], None]) -> None:
    asyncio.get_running_loop().call_later(seconds, what)


def write(writer: asyncio.StreamWriter, frame: bytes) -> None:
    if not writer.transport.is_closing():
        writer.write(frame)


async def frames(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    """Whole frames as they come."""
    while True:
        head = await reader.readexactly(2)
        length, masked = head[1] & 127, head[1] >> 7
        more = await reader.readexactly({126: 2, 127: 8}.get(length, 0))
        size = int.from_bytes(more) if more else length
        yield head + more + await reader.readexactly(4 * masked + size)


def is_message(frame: bytes) -> bool:
    """Whether a frame is a whole text or binary message; others (a close, a ping, part of a message) are left
    alone."""
    return frame[0] in (0x81, 0x82)
