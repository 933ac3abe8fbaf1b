"""A server that leaves keeps nobody waiting, and a client that has hung up need not be told anything."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from petteia.server.crowd import Crowd
from petteia.server.errors import Code, Problem
from petteia.server.http.connections.forwarding import COME_BACK, MISDIRECTED, Forwarding, misdirect
from petteia.server.http.connections.wire import EXTENSION
from petteia.server.owners.leases import LEASE, Elsewhere
from server.owners.test_leases import Seat, Time, run


def test_nobody_waits_until_a_server_that_leaves_is_sure_of_its_tables() -> None:
    async def story(here: Seat, there: Seat, time: Time) -> None:
        time.at += LEASE
        assert here.owners.lapsed
        waiting = asyncio.create_task(here.owners.sure())
        await asyncio.sleep(0)
        here.owners.begin_to_leave()
        with pytest.raises(Elsewhere):
            await asyncio.wait_for(waiting, 1.0)

    run(story)


def test_a_server_that_leaves_does_not_look_for_owners() -> None:
    async def story(here: Seat, there: Seat, time: Time) -> None:
        forwarding = Forwarding(here.owners)
        for_ever = asyncio.get_running_loop().time() + 1000.0
        assert await forwarding.again("a table", for_ever) is None
        here.owners.begin_to_leave()
        with pytest.raises(Problem) as told:
            await forwarding.again("a table", for_ever)
        assert told.value.code == Code.BUSY

    run(story)


def test_who_comes_to_a_server_that_leaves_is_not_joined_to_another() -> None:
    async def story(here: Seat, there: Seat, time: Time) -> None:
        here.owners.begin_to_leave()
        said: list[Any] = []

        async def send(message: Any) -> None:
            said.append(message)

        app = SimpleNamespace(state=SimpleNamespace(crowd=Crowd()))
        scope: Any = {"extensions": {EXTENSION: {"wire": "a socket"}}, "litestar_app": app}
        assert not await Forwarding(here.owners).join(scope, send, "a table", there.owners.me)
        assert said == [COME_BACK]

    run(story)


def test_who_has_hung_up_is_not_told_where_a_table_is_not() -> None:
    said: list[Any] = []

    async def send(message: Any) -> None:
        said.append(message)
        if message["type"] == "websocket.http.response.body":
            raise RuntimeError("the handler is closed")  # as uvloop says it

    asyncio.run(misdirect({"type": "websocket"}, send))  # type: ignore[arg-type]
    assert said[0]["status"] == MISDIRECTED
    assert len(said) == 2
