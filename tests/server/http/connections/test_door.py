"""Requests that begin but do not end are cut off in time, with a clock under the test's control; honest ones go on."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
import uvicorn
from uvicorn.server import ServerState

from petteia.server.http.connections.door import TOO_SLOW, Door, Patience, door_of
from petteia.server.http.connections.wire import Wire
from petteia.server.settings import read_settings
from server.living import LivingServer

PATIENCE = Patience(headers=10, body=20, reading=30, most_of_one=3, most=5)
HALF = b"GET /health HTTP/1.1\r\nHost: example.org\r\nX-Slow: "
WHOLE = b"GET /health HTTP/1.1\r\nHost: example.org\r\n\r\n"
BODY = b"POST /api/session HTTP/1.1\r\nHost: example.org\r\nContent-Length: 10\r\n\r\n01234"


class Alarm:
    """Something that is to happen later, or is not."""

    def __init__(self, at: float, work: Callable[..., None], args: tuple[Any, ...]) -> None:
        self.at, self.work, self.args = at, work, args
        self.off = False

    def cancel(self) -> None:
        self.off = True


class Hours:
    """A loop in which time passes only when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0
        self.alarms: list[Alarm] = []

    def call_later(self, seconds: float, work: Callable[..., None], *args: Any) -> Alarm:
        alarm = Alarm(self.now + seconds, work, args)
        self.alarms.append(alarm)
        return alarm

    def create_task(self, work: Any) -> asyncio.Task[Any]:
        return asyncio.get_running_loop().create_task(work)

    def passes(self, seconds: float) -> None:
        self.now += seconds
        due = [alarm for alarm in self.alarms if alarm.at <= self.now]
        self.alarms = [alarm for alarm in self.alarms if alarm.at > self.now]
        for alarm in due:
            if not alarm.off:
                alarm.work(*alarm.args)


class Line:
    """The transport of a connection; keeps what is written."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.said = b""
        self.closed = False
        self.protocol: Any = None

    def get_extra_info(self, name: str) -> Any:
        return {"peername": (self.host, 1), "sockname": ("127.0.0.1", 2)}.get(name)

    def get_protocol(self) -> Any:
        return self.protocol

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def write(self, data: bytes) -> None:
        self.said += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            self.protocol.connection_lost(None)

    abort = close

    def pause_reading(self) -> None:
        pass

    resume_reading = pause_reading


async def hello(scope: Any, receive: Any, send: Any) -> None:
    """Reads a body and says hello."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"5")]})
    await send({"type": "http.response.body", "body": b"hello"})


class Entrance:
    """Where clients come in."""

    def __init__(self, patience: Patience = PATIENCE, **environment: str) -> None:
        self.hours = Hours()
        self.door = door_of(read_settings(environment), patience)
        self.config = uvicorn.Config(hello, ws=Wire, log_config=None)
        self.state = ServerState()

    def comes(self, host: str = "198.51.100.7") -> tuple[Door, Line]:
        hours: Any = self.hours
        door = self.door(self.config, self.state, {}, hours)
        line: Any = Line(host)
        line.protocol = door
        door.connection_made(line)
        return door, line


@pytest.fixture
def logged() -> Iterator[list[Any]]:
    with structlog.testing.capture_logs() as events:
        yield events


async def answered() -> None:
    """Let the application answer."""
    for _ in range(5):
        await asyncio.sleep(0)


def story(work: Callable[[], Any]) -> None:
    asyncio.run(work())


def test_headers_that_drip_are_cut_however_often_a_byte_comes(logged: list[Any]) -> None:
    async def work() -> None:
        entrance = Entrance()
        door, line = entrance.comes()
        door.data_received(HALF)
        for _ in range(9):
            entrance.hours.passes(1)
            door.data_received(b"x")
        assert not line.is_closing()
        entrance.hours.passes(1)
        assert (line.is_closing(), line.said) == (True, TOO_SLOW)
        assert not door.waiting.everybody

    story(work)
    (event,) = logged
    assert (event["event"], event["address"], event["part"]) == ("slow request", "198.51.100.7", "headers")


def test_a_body_that_drips_is_cut(logged: list[Any]) -> None:
    async def work() -> None:
        entrance = Entrance()
        door, line = entrance.comes()
        entrance.hours.passes(9)
        door.data_received(BODY)
        await answered()
        for _ in range(4):
            entrance.hours.passes(4.9)
            door.data_received(b"x")
        assert not line.is_closing()
        entrance.hours.passes(0.4)
        assert (line.is_closing(), line.said) == (True, TOO_SLOW)
        await answered()

    story(work)
    assert [(event["event"], event["part"]) for event in logged] == [("slow request", "body")]


def test_honest_requests_go_on_over_one_connection(logged: list[Any]) -> None:
    async def work() -> None:
        entrance = Entrance()
        door, line = entrance.comes()
        for count in range(1, 6):
            entrance.hours.passes(4)
            door.data_received(HALF if count % 2 else BODY)
            entrance.hours.passes(4)
            door.data_received(b"no\r\n\r\n" if count % 2 else b"56789")
            await answered()
            assert line.said.count(b"hello") == count
            assert list(door.waiting.everybody) == [door]
        assert not line.is_closing()
        door.connection_lost(None)
        assert not door.waiting.everybody

    story(work)
    assert logged == []


def test_an_answer_takes_as_long_as_it_takes() -> None:
    async def work() -> None:
        entrance = Entrance()
        door, line = entrance.comes()
        door.data_received(WHOLE)  # the application has not begun to answer
        entrance.hours.passes(3600)
        assert not line.is_closing()
        assert not door.waiting.everybody
        await answered()
        assert b"hello" in line.said

    story(work)


def test_who_does_not_read_the_answer_is_cut(logged: list[Any]) -> None:
    async def work() -> None:
        entrance = Entrance()
        door, line = entrance.comes()
        door.data_received(WHOLE)
        door.pause_writing()
        entrance.hours.passes(29)
        door.resume_writing()
        door.pause_writing()
        entrance.hours.passes(29)
        assert not line.is_closing()
        entrance.hours.passes(1)
        assert line.is_closing()
        await answered()

    story(work)
    assert [event["event"] for event in logged] == ["slow reader"]


def test_a_connection_that_says_nothing_is_closed_without_a_word(logged: list[Any]) -> None:
    async def work() -> None:
        entrance = Entrance()
        _, line = entrance.comes()
        entrance.hours.passes(10)
        assert (line.is_closing(), line.said) == (True, b"")

    story(work)
    assert logged == []


def test_of_too_many_from_one_address_the_oldest_go(logged: list[Any]) -> None:
    async def work() -> None:
        entrance = Entrance()
        _, friends_line = entrance.comes("203.0.113.9")
        crowd = [entrance.comes() for _ in range(4)]
        assert [line.is_closing() for _, line in crowd] == [True, False, False, False]
        honest, line = entrance.comes()
        honest.data_received(WHOLE)
        await answered()
        assert b"hello" in line.said
        assert [line.is_closing() for _, line in crowd] == [True, True, False, False]
        assert not friends_line.is_closing()

    story(work)
    assert [(event["event"], event["address"]) for event in logged] == [
        ("too many connections wait", "198.51.100.7")
    ] * 2


def test_of_too_many_from_everywhere_the_oldest_go() -> None:
    async def work() -> None:
        entrance = Entrance()
        crowd = [entrance.comes(f"203.0.113.{number}") for number in range(6)]
        assert [line.is_closing() for _, line in crowd] == [True, False, False, False, False, False]

    story(work)


def test_a_proxy_brings_everybody() -> None:
    async def work() -> None:
        entrance = Entrance(PETTEIA_PROXIES="10.0.0.1")
        crowd = [entrance.comes("10.0.0.1") for _ in range(5)]
        assert not any(line.is_closing() for _, line in crowd)

    story(work)


def test_a_real_server_under_half_requests_answers_honest_ones(tmp_path: Path) -> None:
    with LivingServer(tmp_path) as server, ExitStack() as crowd:
        host, port = server.address.removeprefix("http://").split(":")
        for _ in range(300):
            half = crowd.enter_context(socket.create_connection((host, int(port))))
            half.sendall(HALF)
        with closing(server.guest()) as ann:
            seat = ann.sit(ann.table(["me", "me"])["id"])
            assert seat.act()["t"] == "ok"
            seat.close()
        assert httpx.get(f"{server.address}/health").status_code == 200
        assert server.log.read_text().count("too many connections wait") >= 200
