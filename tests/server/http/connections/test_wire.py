"""Frames that go straight to the socket can be read by any client, in the order in which they were put."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from petteia.server.http.connections.wire import framed
from petteia.server.live.outbox import Outbox


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_a_client_reads_texts_of_any_length_that_come_together(length: int) -> None:
    client = ClientProtocol(parse_uri("ws://localhost"), state=OPEN, max_size=None)
    texts = ["x" * length, "Θεμιστοκλῆς"]
    client.receive_data(b"".join(map(framed, texts)))
    frames = [event for event in client.events_received() if isinstance(event, Frame)]
    assert [(frame.opcode, bytes(frame.data).decode()) for frame in frames] == [(Opcode.TEXT, text) for text in texts]


class Socket:
    """Takes frames at once while it is `ready`."""

    def __init__(self) -> None:
        self.ready = True
        self.got: list[str] = []

    def send_now(self, frames: Sequence[str]) -> bool:
        if self.ready:
            self.got += frames
        return self.ready


def test_nothing_overtakes_a_frame_that_had_to_wait() -> None:
    async def story() -> None:
        socket = Socket()
        outbox = Outbox(socket.send_now)
        taking = asyncio.create_task(outbox.take())
        await asyncio.sleep(0)
        outbox.put("1", "2")
        assert socket.got == ["1", "2"]
        socket.ready = False
        outbox.put("3", "4")
        socket.ready = True
        outbox.put("5")  # while others wait
        assert await taking == "3"
        assert [await outbox.take(), await outbox.take()] == ["4", "5"]
        outbox.put("6")  # while 5 is on its way
        assert socket.got == ["1", "2"]
        assert await outbox.take() == "6"

    asyncio.run(story())
