"""A client that does not read makes nobody wait, and gets a fresh view when it reads again."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from petteia.server.http.tables.socket import Attendance
from petteia.server.limits import Limits
from petteia.server.live.outbox import MOST_FRAMES, Outbox
from server.live.test_tables import add_users, first_action, house, new_table, run


class Stuck:
    """A socket that takes what it is sent only while `reads` is set."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.frames: list[Any] = []
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def say(self, **message: Any) -> None:
        self.said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def receive(self) -> dict[str, Any]:
        return await self.said.get()

    async def send(self, event: dict[str, Any]) -> None:
        await self.reads.wait()
        self.frames.append(json.loads(event["text"]))


def test_a_client_that_takes_nothing_makes_nobody_wait(tmp_path: Path) -> None:
    async def story(path: Path) -> None:
        async with house(path) as tables:
            await tables.store.write(add_users)
            live = await new_table(tables)
            stuck: Any = Stuck()
            attendance = Attendance(stuck, live, tables, Limits(on=False), None, Outbox(), "")
            attending = asyncio.create_task(attendance.attend())
            stuck.say(t="hello", protocol=2)
            while live.table.playing:
                await live.do(first_action)
                assert len(attendance.outbox.frames) <= MOST_FRAMES
            assert attendance.outbox.behind
            stuck.reads.set()
            async with asyncio.timeout(30):
                while not stuck.frames or stuck.frames[-1]["t"] != "state":
                    await asyncio.sleep(0.01)
            assert len(stuck.frames) < MOST_FRAMES
            assert stuck.frames[-1]["n"] == live.table.course.length
            stuck.said.put_nowait({"type": "websocket.disconnect"})
            await attending
            await live.do(lambda table: table.tick())
            assert live.table.onlookers == {}

    run(story, tmp_path)


class Chatterbox:
    """A socket that always has another message to read, and then is gone."""

    def __init__(self, messages: int) -> None:
        self.left = messages

    async def receive(self) -> dict[str, Any]:
        self.left -= 1
        return (
            {"type": "websocket.receive", "text": '{"t": "ping"}'}
            if self.left >= 0
            else {"type": "websocket.disconnect"}
        )

    async def send(self, event: dict[str, Any]) -> None:
        pass


def test_others_have_their_turn_between_two_messages_of_a_socket(tmp_path: Path) -> None:
    async def story(path: Path) -> None:
        async with house(path) as tables:
            await tables.store.write(add_users)
            live = await new_table(tables)
            box: Any = Chatterbox(50)
            attendance = Attendance(box, live, tables, Limits(on=False), None, Outbox(), "")
            left = []

            async def others() -> None:
                while box.left >= 0:
                    left.append(box.left)
                    await asyncio.sleep(0)

            going_on = asyncio.create_task(others())
            await attendance.attend()
            await going_on
            assert set(left) >= set(range(50)), "after every single one"

    run(story, tmp_path)
