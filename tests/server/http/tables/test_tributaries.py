"""A bot's stream from several servers: nothing of it is left behind when the bot has gone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from types import SimpleNamespace
from typing import Any

import pytest

from petteia.server.http.tables.tributaries import Tributaries


class Lines:
    """A server's own lines, and whether they have been closed."""

    def __init__(self, *lines: bytes, fault: Exception | None = None) -> None:
        self.lines = lines
        self.fault = fault
        self.closed = False

    async def told(self) -> AsyncGenerator[bytes, None]:
        try:
            for line in self.lines:
                yield line
            if self.fault is not None:
                raise self.fault
        finally:
            self.closed = True


def tributaries() -> Tributaries:
    """With no other server there."""
    alone: Any = SimpleNamespace(owners=SimpleNamespace(others={}))
    nothing: Any = None
    return Tributaries(alone, nothing, "ann", nothing)


async def a_while() -> None:
    """Let every task go on until it waits."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_nothing_waits_for_a_bot_that_has_left() -> None:
    async def story() -> None:
        own = Lines(b"1\n", b"2\n", b"3\n", b"4\n")
        stream = tributaries().merged(own.told())
        assert await anext(stream) == b"1\n"
        await a_while()  # the next line waits for the bot, and the one after it for room
        await stream.aclose()
        await a_while()
        assert own.closed
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(story())


@pytest.mark.parametrize("fault", [None, OSError("the disk is gone")])
def test_a_stream_ends_with_its_own_lines(fault: Exception | None) -> None:
    async def story() -> list[bytes]:
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)  # the fault is told at the end of its task
        return [line async for line in tributaries().merged(Lines(b"1\n", b"2\n", fault=fault).told())]

    assert asyncio.run(asyncio.wait_for(story(), 60)) == [b"1\n", b"2\n"]
