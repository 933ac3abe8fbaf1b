"""The load that `benchmarks/serving.py` puts on a server: many tables, two sockets each, a steady stream of actions.

The clients understand just enough of WebSocket and of the messages to play, so that they cost less than the server.
"""

from __future__ import annotations

import asyncio
import base64
import os
import re
import time
from collections import deque
from dataclasses import dataclass, field
from itertools import cycle, islice
from typing import Any, cast

import httpx

HELLO = b'{"t":"hello","protocol":2,"have":1000000}'
NUMBER = re.compile(rb'^\{"t":"(?:played|state)","n":(\d+),')
FIRST_ACTION = re.compile(rb'"ask":\{"seat":\d+,"question":"[a-z_]+","actions":\[\{"action":(\d+),')
OVER = b'"result":{"winners"'


class Client(asyncio.Protocol):
    """One socket at one seat."""

    def __init__(self, table: LoadTable, path: str, headers: dict[str, str]) -> None:
        self.table = table
        self.path = path
        self.headers = headers
        self.transport: asyncio.Transport | None = None
        self.buffer = bytearray()
        self.open = asyncio.get_running_loop().create_future()
        self.received = 0
        self.closed = False

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        lines = [f"GET {self.path} HTTP/1.1", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
        lines.append(f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}")
        lines += [f"{name}: {value}" for name, value in self.headers.items()]
        self.transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open.done():
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.buffer.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(bytes(self.buffer[:200])))
                return
            del self.buffer[: end + 4]
            self.open.set_result(None)
        while self.take_frame():
            pass

    def take_frame(self) -> bool:
        """Handle the next whole frame, if there is one."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4]), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10]), 10
        if len(buffer) < start + length:
            return False
        opcode, payload = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        if opcode == 9:
            self.send(payload, opcode=10)
        elif opcode == 1:
            self.received += 1
            self.table.hear(self, payload)
        return True

    def send(self, payload: bytes, opcode: int = 1) -> None:
        """Send a short frame; masked, as clients must, by a mask that changes nothing."""
        assert len(payload) < 126
        assert self.transport is not None
        self.transport.write(bytes([128 | opcode, 128 | len(payload), 0, 0, 0, 0]) + payload)


@dataclass
class LoadTable:
    """A table of the load: whose turn it is, and when the last action was sent."""

    load: Load
    id: str
    over: bool = False
    clients: list[Client] = field(default_factory=list)
    n: int = 0
    asked: Client | None = None
    action: bytes = b""
    sent_at: float = 0.0
    waiting_for: set[int] = field(default_factory=set)

    def hear(self, client: Client, payload: bytes) -> None:
        found = NUMBER.match(payload)
        if found is None:
            return
        n = int(found[1])
        self.n = max(self.n, n)
        self.over = self.over or OVER in payload
        question = FIRST_ACTION.search(payload)
        if question is not None:
            self.asked, self.action = client, question[1]
        if self.waiting_for:
            self.waiting_for.discard(id(client))
            if not self.waiting_for:
                self.load.done(self)
        elif self.asked is client:
            self.load.ready(self)

    def act(self) -> None:
        assert self.asked is not None
        client, self.asked = self.asked, None
        self.sent_at = time.perf_counter()
        self.waiting_for = {id(other) for other in self.clients}
        client.send(b'{"t":"act","n":%d,"action":%s}' % (self.n, self.action))


class Load:
    """All tables, and how long each action took until the last seat knew of it. With several servers, each creates its
    share of the tables, and the two players at a table connect to different servers."""

    table_kind = LoadTable

    def __init__(self, *addresses: str) -> None:
        self.addresses = addresses
        self.address = addresses[0]
        self.tables: list[LoadTable] = []
        self.can_act: deque[LoadTable] = deque()
        self.latencies: list[float] = []
        self.ended = 0
        self.cookies: list[str] = []

    def ready(self, table: LoadTable) -> None:
        self.can_act.append(table)

    def done(self, table: LoadTable) -> None:
        self.latencies.append(time.perf_counter() - table.sent_at)
        if table.asked is not None:
            self.can_act.append(table)
        else:
            self.ended += 1

    async def make_tables(self, count: int) -> list[str]:
        """Let two guests create that many tables for each other."""
        headers = {"Origin": self.address}
        async with (
            httpx.AsyncClient(base_url=self.address, headers=headers, timeout=60) as ann,
            httpx.AsyncClient(base_url=self.address, headers=headers, timeout=60) as bob,
        ):
            (await ann.post("/api/guest")).raise_for_status()
            (await bob.post("/api/guest")).raise_for_status()
            self.cookies = [f"petteia={client.cookies['petteia']}" for client in (ann, bob)]
            free = asyncio.Semaphore(8)

            async def ask(server: str, who: int, path: str, **body: Any) -> Any:
                headers = {"Origin": server, "Cookie": self.cookies[who]}
                answer = await anybody.post(f"{server}/api/tables{path}", json=body, headers=headers)
                return answer.raise_for_status().json()

            async def make(server: str) -> str:
                async with free:
                    id = str((await ask(server, 0, "", game="duel", seats=["me", "open"]))["id"])
                    await ask(server, 1, f"/{id}/join")
                    await ask(server, 0, f"/{id}/start")
                    return id

            async with httpx.AsyncClient(timeout=60) as anybody:
                made = (make(server) for server in islice(cycle(self.addresses), count))
                return list(await asyncio.gather(*made))

    async def busy_bots(self) -> None:
        """Start two tables at which bots think hard against each other."""
        async with httpx.AsyncClient(base_url=self.address, headers={"Origin": self.address}, timeout=60) as host:
            (await host.post("/api/guest")).raise_for_status()
            for _ in range(2):
                bots = {"game": "duel", "seats": ["expert", "expert"], "start": True}
                (await host.post("/api/tables", json=bots)).raise_for_status()

    async def connect(self, ids: list[str], at_once: int = 1) -> None:
        """Connect two sockets per table, `at_once` tables at a time."""
        free = asyncio.Semaphore(at_once)

        async def sit_down(id: str) -> None:
            async with free:
                await self.sit_down(id)

        await asyncio.gather(*map(sit_down, ids))

    async def sit_down(self, id: str) -> None:
        loop = asyncio.get_running_loop()
        table = self.table_kind(self, id)
        self.tables.append(table)
        for address, cookie in zip(cycle(self.addresses), self.cookies, strict=False):
            host, _, port = address.removeprefix("http://").partition(":")
            headers = {"Host": f"{host}:{port}", "Origin": address, "Cookie": cookie}
            client = Client(table, f"/ws/table/{id}", headers)
            await loop.create_connection(lambda client=client: client, host, int(port))  # type: ignore[misc]
            await client.open
            table.clients.append(client)
        for client in table.clients:
            client.send(HELLO)

    async def run(self, seconds: float, rate: float) -> int:
        """Play a steady stream of `rate` actions a second; returns how many there were."""
        self.latencies.clear()
        begun = time.perf_counter()
        sent = 0
        while (now := time.perf_counter() - begun) < seconds:
            due = int(now * rate)
            while sent < due and self.can_act:
                self.can_act.popleft().act()
                sent += 1
            await asyncio.sleep(0.001)
        while len(self.latencies) < sent and time.perf_counter() - begun < seconds + 10:
            await asyncio.sleep(0.01)
        return sent

    def close(self) -> None:
        for table in self.tables:
            for client in table.clients:
                if client.transport is not None:
                    client.transport.abort()
