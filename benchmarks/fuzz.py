"""Whatever bytes arrive, the server answers sensibly: never with an error of its own.

    python benchmarks/fuzz.py [--socket 10000000] [--http 5000] [--seed 1]

`--socket` bytes of nonsense go over the sockets of tables, and `--http` requests to all addresses of the API. A fault
is a response with status 500, a socket closed with 1011, an error in the server's log, or a server that is gone. The
last line is JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from servers.process import Server
from visitors.nonsense import Nonsense, framed, handshake
from visitors.stranger import Visitor, message

CHEAP = {"PETTEIA_PASSWORD_TIME": "1", "PETTEIA_PASSWORD_MEMORY": "8", "PETTEIA_WORKERS": "1"}
AT_ONCE = 6  # connections
FRAMES = 40  # on a connection, at most
PATIENCE = 10.0  # seconds for an answer
PATIENCE_FOR_HALF = 2.0  # for an answer to what may be only the first part of a request
ENDLESS = ("/api/stream",)
ENDING = ("/api/session", "/api/sessions", "/api/account/delete")  # end our guests' visits, so they are rare
TABLES_LAST = 200  # connections or requests after which guests and tables are replaced by new ones
INTERNAL_ERROR = 1011
STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})")
MAY_BE_UNAVAILABLE = (b'"busy"', b'"overloaded"')


@dataclass
class Tally:
    """What was sent, what came back, and what should not have."""

    socket_bytes: int = 0
    frames: int = 0
    connections: int = 0
    closed: Counter[str] = field(default_factory=Counter)
    requests: int = 0
    statuses: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def plain(self) -> dict[str, Any]:
        told = dict(vars(self))
        return told | {"faults": {"count": len(self.faults), "first": self.faults[:10]}}


@dataclass(frozen=True)
class Operation:
    """An operation of the API, according to its own description."""

    method: str
    path: str
    fields: tuple[str, ...] = ()


def operations(described: dict[str, Any]) -> list[Operation]:
    """All operations in an OpenAPI document, with the names of the fields of each body."""
    found = []
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            content = operation.get("requestBody", {}).get("content", {})
            schemas = [kind.get("schema", {}) for kind in content.values()]
            for name in [schema["$ref"].rpartition("/")[2] for schema in schemas if "$ref" in schema]:
                schemas.append(described["components"]["schemas"][name])
            fields = tuple(name for schema in schemas for name in schema.get("properties", {}))
            if path not in ENDLESS:
                found.append(Operation(method.upper(), path, fields))
    return found


class Siege:
    """Nonsense for one server."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.seed = seed
        self.tally = Tally()
        self.host = server.address.removeprefix("http://").encode()
        self.guests: list[Visitor] = []  # including former ones
        self.visitors: list[Visitor] = []
        self.tables: list[str] = []

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        host, _, port = self.host.decode().partition(":")
        return await asyncio.open_connection(host, int(port))

    def headers(self, visitor: Visitor | None) -> list[bytes]:
        """The headers that a browser would send."""
        known = [b"Cookie: petteia=" + visitor.cookie.encode()] if visitor is not None else []
        return [b"Host: " + self.host, b"Origin: http://" + self.host, *known]

    async def set_up(self) -> None:
        """Create guests, and a table of every kind: played alone, waiting, against a bot, and ended."""
        ann, bob = Visitor(self.server.address), Visitor(self.server.address)
        self.guests += [ann, bob]
        await ann.come()
        await bob.come()
        tables = [await ann.table(["me", "me"], game=game) for game in ("duel", "cyclades", "legendary", "duel")]
        socket = await ann.socket(tables[-1])
        await socket.send(message(t="resign", seat=0))
        while '"status":"over"' not in str(await socket.recv()):
            pass
        socket.transport.abort()
        tables.append(await ann.table(["me", "open"], start=False))
        tables.append(await ann.table(["me", "easy"]))
        self.visitors, self.tables = [ann, bob], tables

    # ---- sockets

    async def fuzz_sockets(self, size: int) -> None:
        """Send `size` bytes of frames."""
        workers = [asyncio.create_task(self.fuzz_socket(number, size)) for number in range(AT_ONCE)]
        try:
            await asyncio.gather(*workers)
        finally:
            for worker in workers:
                worker.cancel()

    async def fuzz_socket(self, number: int, size: int) -> None:
        told = 0.0
        nonsense = Nonsense(self.seed * 1000 + number)
        while self.tally.socket_bytes < size:
            if number == 0 and self.tally.connections % TABLES_LAST < AT_ONCE:
                await self.set_up()
            who = nonsense.rng.choice([*self.visitors, None])
            try:
                await self.torment(nonsense, nonsense.rng.choice(self.tables), who)
            except (OSError, EOFError, asyncio.IncompleteReadError):
                self.tally.closed["broken"] += 1
            if number == 0 and time.monotonic() - told > 10:
                told = time.monotonic()
                print(f"{self.tally.socket_bytes:,} bytes in {self.tally.connections} connections", flush=True)
                await self.check_alive()

    async def torment(self, nonsense: Nonsense, table: str, who: Visitor | None) -> None:
        """Open a connection, say nonsense, and hear how it ends."""
        reader, writer = await self.connect()
        self.tally.connections += 1
        try:
            writer.write(handshake(f"/ws/table/{table}", self.headers(who)))
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.tally.faults.append(f"a socket was not opened: {head[:200]!r}")
                return
            listening = asyncio.create_task(self.listen(reader))
            said = []
            for _ in range(nonsense.rng.randrange(1, FRAMES)):
                said.append(nonsense.frame())
                self.tally.frames += 1
                self.tally.socket_bytes += len(said[-1])
                writer.write(said[-1])
                await writer.drain()
                if listening.done():
                    break
            with suppress(OSError):
                writer.write(framed(b'{"t":"ping"}', 0x81) + framed(b"\x03\xe8", 0x88))
            code = await asyncio.wait_for(listening, PATIENCE)
            self.tally.closed[str(code)] += 1
            if code == INTERNAL_ERROR:
                self.tally.faults.append(f"closed with 1011 after {said[-3:]!r}"[:600])
        except TimeoutError:
            self.tally.closed["silent"] += 1  # it waits for the rest of a frame
        finally:
            writer.transport.abort()

    async def listen(self, reader: asyncio.StreamReader) -> int:
        """Hear everything until the server hangs up; returns its closing code, or 0."""
        with suppress(OSError, asyncio.IncompleteReadError):
            async for first, payload in frames(reader):
                if first & 15 == 8:
                    return int.from_bytes(payload[:2])
        return 0

    # ---- requests

    async def fuzz_requests(self, count: int) -> None:
        """Send `count` requests, to every address in the API's description and to the page's."""
        await self.set_up()
        known = operations(await self.visitors[0].ask("GET", "/api/schema"))
        known += [Operation("GET", path) for path in ("/", "/assets/{name}", "/t/{id}", "/{name}", "/ws/table/{id}")]
        await asyncio.gather(*(self.fuzz_request(number, count, known) for number in range(AT_ONCE)))

    async def fuzz_request(self, number: int, count: int, known: list[Operation]) -> None:
        nonsense = Nonsense(self.seed * 1000 + 500 + number)
        while self.tally.requests < count:
            asked = nonsense.rng.choice(known)
            path = asked.path
            if path in ENDING and nonsense.happens(0.9):
                continue
            self.tally.requests += 1
            if self.tally.requests % TABLES_LAST == 0:
                await self.set_up()
                await self.check_alive()
                print(f"{self.tally.requests} requests: {dict(self.tally.statuses)}", flush=True)
            for place in ("{id}", "{table}"):
                if nonsense.happens(0.8):
                    path = path.replace(place, nonsense.rng.choice(self.tables))
            headers = self.headers(nonsense.rng.choice([*self.visitors, None]))
            with suppress(OSError):
                await self.ask(nonsense.request(asked.method, path, asked.fields, headers))

    async def ask(self, request: bytes) -> None:
        """Send a request and check the status of the response, if there is one."""
        reader, writer = await self.connect()
        try:
            writer.write(request)
            answer = await asyncio.wait_for(reader.read(65536), PATIENCE_FOR_HALF)
        except TimeoutError:
            answer = b""
        finally:
            writer.transport.abort()
        found = STATUS.match(answer)
        status = found[1].decode() if found is not None else "none"
        self.tally.statuses[status] += 1
        unavailable = status == "503" and any(word in answer for word in MAY_BE_UNAVAILABLE)
        if status.startswith("5") and not unavailable:
            self.tally.faults.append(f"{answer[:300]!r} to {request[:1500]!r}")

    # ---- afterwards

    async def check_alive(self) -> None:
        answer = await self.visitors[0].http.get("/health")
        if answer.status_code != 200:
            self.tally.faults.append(f"/health says {answer.status_code}")

    def read_log(self) -> None:
        """Errors in the server's log are faults."""
        for line in self.server.log.read_text(errors="replace").splitlines():
            if '"level": "error"' in line or not line.startswith("{"):
                self.tally.faults.append(line[-1500:])
        if self.server.process.poll() is not None:
            self.tally.faults.append(f"the server has ended with {self.server.process.returncode}")


async def frames(reader: asyncio.StreamReader) -> AsyncIterator[tuple[int, bytes]]:
    """The frames that a server sends: the first byte, and the content."""
    while True:
        head = await reader.readexactly(2)
        more = await reader.readexactly({126: 2, 127: 8}.get(head[1], 0))
        yield head[0], await reader.readexactly(int.from_bytes(more) if more else head[1])


async def fuzz(data: Path, socket_bytes: int, requests: int, seed: int) -> Tally:
    """Besiege a server with nonsense; returns the outcome."""
    with Server(data, **CHEAP) as server:
        siege = Siege(server, seed)
        await siege.fuzz_requests(requests)
        await siege.fuzz_sockets(socket_bytes)
        await siege.check_alive()
        siege.read_log()
        for guest in siege.guests:
            await guest.close()
        return siege.tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--socket", type=int, default=10_000_000, help="bytes over sockets")
    parser.add_argument("--http", type=int, default=5_000, help="requests")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tally = asyncio.run(fuzz(Path(folder), wanted.socket, wanted.http, wanted.seed))
    print(json.dumps(tally.plain()))
    raise SystemExit(1 if tally.faults else 0)


if __name__ == "__main__":
    main()
