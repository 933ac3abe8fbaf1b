"""A cable between two processes that can be cut: then nothing gets through, and neither end is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from network.bad_wire import BROKEN, Streams

AT_ONCE = 65_536  # bytes


class Cable:
    """Carries everything that comes in to the far end, which `dial` reaches, and back."""

    def __init__(self, dial: Callable[[], Awaitable[Streams]]) -> None:
        self.dial = dial
        self.whole = asyncio.Event()
        self.whole.set()
        self.carrying: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def cut(self) -> AsyncIterator[None]:
        """Cut the cable for a while; what is sent meanwhile waits, like packets that are sent again and again."""
        self.whole.clear()
        try:
            yield
        finally:
            self.whole.set()

    async def rest(self) -> None:
        """Wait until all connections have ended."""
        await asyncio.gather(*self.carrying, return_exceptions=True)

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry one connection, from its beginning to its end."""
        task = asyncio.current_task()
        assert task is not None
        self.carrying.add(task)
        task.add_done_callback(self.carrying.discard)
        await self.whole.wait()
        try:
            far_reader, far_writer = await self.dial()
        except OSError:
            writer.close()
            return
        await asyncio.gather(self.pass_on(reader, far_writer), self.pass_on(far_reader, writer))

    async def pass_on(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(AT_ONCE):
                await self.whole.wait()
                sink.write(data)
                await sink.drain()
        except BROKEN:
            pass
        finally:
            sink.close()
            with suppress(*BROKEN):
                await sink.wait_closed()
