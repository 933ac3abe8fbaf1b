"""A server that stops in the middle of a handshake logs no errors."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import uvicorn

from petteia.server.http.connections.wire import Wire

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
REFUSAL = (
    {"type": "websocket.http.response.start", "status": 421, "headers": []},
    {"type": "websocket.http.response.body", "body": b""},
)
CLOSING = ({"type": "websocket.close", "code": 1013},)


@pytest.mark.parametrize("answers", [REFUSAL, CLOSING, ()])
def test_an_answer_after_the_end_is_dropped(answers: Any, caplog: pytest.LogCaptureFixture) -> None:
    asked, told = asyncio.Event(), asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        asked.set()
        await told.wait()
        for answer in answers:
            await send(answer)

    async def story() -> None:
        config = uvicorn.Config(app, ws=Wire, port=0, lifespan="off", log_config=None)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        address = server.servers[0].sockets[0].getsockname()
        reader, writer = await asyncio.open_connection(*address)
        writer.write(HANDSHAKE)
        await asked.wait()
        told.set()  # at the same moment
        for wire in list(server.server_state.connections):
            wire.shutdown()
        assert (await reader.read()).startswith(b"HTTP/1.1 500")
        while server.server_state.tasks:
            await asyncio.sleep(0.01)
        writer.close()
        server.should_exit = True
        await serving

    asyncio.run(asyncio.wait_for(story(), 60))
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []
