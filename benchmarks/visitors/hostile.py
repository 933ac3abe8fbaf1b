"""What somebody with bad intentions can do: each attack is what one connection does, again and again.

A hostile connection asks as fast as the server lets it, at most `RATE` times a second, comes back at once when it is
thrown out, and ignores what it hears.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

from websockets.asyncio.client import ClientConnection

from visitors.stranger import BROKEN, dial, message

RATE = 20.0  # per connection and second
NICENESS = 5  # attackers have processors of their own; here they leave ours to the server
STATUS = re.compile(rb"HTTP/1\.1 (\d+)")
LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)


@dataclass(frozen=True)
class Targets:
    """Tables worth attacking: a long game in progress, a long one that has ended, honest people's, and one's own."""

    long: str
    ended: str
    honest: tuple[str, ...]
    own: str
    entries: int


@dataclass
class Enemy:
    """One account at one address, with what its connections have done so far."""

    address: str
    source: str
    cookie: str
    targets: Targets
    seen: Counter[str] = field(default_factory=Counter)
    rng: random.Random = field(default_factory=lambda: random.Random(1))

    async def socket(self, table: str) -> ClientConnection:
        opened = await dial(self.address, table, self.cookie, self.source)
        self.seen["connected"] += 1
        return opened

    async def connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        name, _, port = self.host.partition(":")
        opened = await asyncio.open_connection(name, int(port), local_addr=(self.source, 0))
        self.seen["connected"] += 1
        return opened

    @property
    def host(self) -> str:
        return self.address.removeprefix("http://")

    # ---- by socket

    async def besiege(self, table: str, say: Callable[[int], str]) -> None:
        """Say the same kind of thing on a socket at a table, endlessly."""
        socket = await self.socket(table)
        listening = asyncio.create_task(self.listen(socket))
        try:
            for turn in range(1_000_000):
                await socket.send(say(turn))
                self.seen["sent"] += 1
                await asyncio.sleep(1 / RATE)
        finally:
            listening.cancel()
            socket.transport.abort()

    async def listen(self, socket: ClientConnection) -> None:
        with suppress(*BROKEN):
            while True:
                heard = str(await socket.recv())
                self.seen["bytes"] += len(heard)
                self.seen["refused" if '"too_many"' in heard[:60] else "answered"] += 1

    # ---- by request

    async def request(self, *asked: tuple[str, str, Any]) -> None:
        """Ask for these things in turn on one connection, endlessly."""
        reader, writer = await self.connection()
        try:
            while True:
                for method, path, body in asked:
                    content = b"" if body is None else json.dumps(body).encode()
                    head = [
                        f"{method} {path} HTTP/1.1",
                        f"Host: {self.host}",
                        f"Origin: {self.address}",
                        f"Cookie: petteia={self.cookie}",
                        "Content-Type: application/json",
                        f"Content-Length: {len(content)}",
                    ]
                    writer.write("\r\n".join([*head, "", ""]).encode() + content)
                    self.seen["sent"] += 1
                    await self.hear_answer(reader)
                    await asyncio.sleep(1 / RATE)
        finally:
            writer.transport.abort()

    async def hear_answer(self, reader: asyncio.StreamReader) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        status, length = STATUS.match(head), LENGTH.search(head)
        if status is None or length is None:
            raise EOFError
        await reader.readexactly(int(length[1]))
        self.seen["bytes"] += len(head) + int(length[1])
        self.seen["refused" if status[1] in (b"429", b"503") else "answered"] += 1
        self.seen[f"status {status[1].decode()}"] += 1


Attack = Callable[[Enemy], Awaitable[None]]


# ---- attacks over the socket


async def stale_acts(enemy: Enemy) -> None:
    """Actions for a number that is long past, each answered with the whole state."""
    await enemy.besiege(enemy.targets.long, lambda turn: message(t="act", n=0, action=turn % 7))


async def hellos(enemy: Enemy) -> None:
    """Hellos of a client that has nothing yet, each answered with the whole log."""
    await enemy.besiege(enemy.targets.long, lambda turn: message(t="hello", protocol=2, have=-1))


async def hellos_at_the_honest(enemy: Enemy) -> None:
    """The same at the tables of honest people."""
    table = enemy.rng.choice(enemy.targets.honest)
    await enemy.besiege(table, lambda turn: message(t="hello", protocol=2, have=-1))


async def explains(enemy: Enemy) -> None:
    """Explanations of all options at one's own table, for one seat on turn after the other."""
    hello = message(t="hello", protocol=2, have=100_000, explain=True)
    await enemy.besiege(enemy.targets.own, lambda turn: message(t="look", seat=turn % 2) if turn else hello)


async def undos(enemy: Enemy) -> None:
    """Requests to take back, most of them for a number that is past."""
    await enemy.besiege(enemy.targets.own, lambda turn: message(t="undo", n=enemy.targets.entries if turn % 2 else 0))


async def noise(enemy: Enemy) -> None:
    """Frames that are not messages; after some of them the server hangs up, and it starts again."""
    await enemy.besiege(enemy.targets.long, lambda turn: "[" * 10_000)


async def comings_and_goings(enemy: Enemy) -> None:
    """Connect to an honest table, say hello, and leave without waiting for the answer."""
    table = enemy.rng.choice(enemy.targets.honest)
    while True:
        socket = await enemy.socket(table)
        try:
            await socket.send(message(t="hello", protocol=2, have=-1))
            enemy.seen["sent"] += 1
            await asyncio.sleep(1 / RATE)
        finally:
            socket.transport.abort()


async def never_reads(enemy: Enemy) -> None:
    """Ask for long answers and take none of them."""
    socket = await enemy.socket(enemy.targets.long)
    socket.transport.pause_reading()
    try:
        while True:
            await socket.send(message(t="hello", protocol=2, have=-1))
            enemy.seen["sent"] += 1
            await asyncio.sleep(1 / RATE)
    finally:
        socket.transport.abort()


# ---- attacks over HTTP


async def moments(enemy: Enemy) -> None:
    """Positions of a long game near its end."""
    n, long = enemy.targets.entries, enemy.targets.long
    await enemy.request(*(("GET", f"/api/tables/{long}/moments/{n - step}", None) for step in range(1, 50)))


async def exports(enemy: Enemy) -> None:
    """Everything that is stored about the account, a long game, and its chance."""
    ended = enemy.targets.ended
    await enemy.request(
        ("GET", "/api/account/export", None),
        ("GET", f"/api/tables/{ended}/record", None),
        ("GET", f"/api/tables/{ended}/chance", None),
        ("GET", f"/api/tables/{ended}/record?format=text", None),
    )


async def lists(enemy: Enemy) -> None:
    """The lists that the lobby, the leaderboard and the box show to everybody."""
    await enemy.request(
        ("GET", "/api/tables", None),
        ("GET", "/api/me/tables", None),
        ("GET", "/api/me/history", None),
        ("GET", "/api/ratings/duel?pace=live", None),
        ("GET", "/api/games", None),
        ("GET", "/api/games/legendary/facts", None),
        ("GET", "/api/games/cyclades/map?seats=5", None),
        ("GET", "/api/schema/openapi.json", None),
    )


async def six_experts(enemy: Enemy) -> None:
    """Tables where six bots think hard and nobody watches."""
    wanted = {"game": "legendary", "seats": ["expert"] * 6, "start": True}
    await enemy.request(("POST", "/api/tables", wanted))


async def passwords(enemy: Enemy) -> None:
    """Guesses at passwords, which are deliberately expensive for the server."""
    guesses = ({"name": f"nobody{n}", "password": "correct horse battery"} for n in range(50))
    await enemy.request(*(("POST", "/api/session", guess) for guess in guesses))


async def guests(enemy: Enemy) -> None:
    """More and more accounts."""
    await enemy.request(("POST", "/api/guest", None))


async def maps(enemy: Enemy) -> None:
    """Maps that are being laid."""
    await enemy.request(("POST", "/api/games/legendary/maps", {"seats": 6}))


async def half_requests(enemy: Enemy) -> None:
    """Requests, bodies, handshakes and frames that begin and never end."""
    host = enemy.host.encode()
    beginnings = [
        b"GET /api/tables HTTP/1.1\r\nHost: " + host + b"\r\nX-Slow: ",
        b"POST /api/guest HTTP/1.1\r\nHost: " + host + b"\r\nContent-Length: 60000\r\n\r\n{",
        b"GET /ws/table/x HTTP/1.1\r\nUpgrade: websocket\r\nX-Slow: ",
        b"",
    ]
    while True:
        opened = []
        try:
            for beginning in beginnings * 5:
                _, writer = await enemy.connection()
                opened.append(writer)
                writer.write(beginning)
            for _ in range(100):
                for writer in opened:
                    writer.write(b"a")
                    enemy.seen["sent"] += 1
                await asyncio.sleep(0.5)
                if all(writer.transport.is_closing() for writer in opened):
                    break
        finally:
            for writer in opened:
                writer.transport.abort()


ATTACKS: dict[str, Attack] = {
    attack.__name__: attack
    for attack in (
        stale_acts,
        hellos,
        hellos_at_the_honest,
        explains,
        undos,
        noise,
        comings_and_goings,
        never_reads,
        moments,
        exports,
        lists,
        six_experts,
        passwords,
        guests,
        maps,
        half_requests,
    )
}


async def persist(enemy: Enemy, attack: Attack) -> None:
    """Attack, and come back whenever the connection breaks."""
    while True:
        try:
            await attack(enemy)
        except (*BROKEN, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            enemy.seen["broken"] += 1
        await asyncio.sleep(1 / RATE)


async def attack_until(enemy: Enemy, kinds: list[str], sockets: int, pipe: Connection) -> dict[str, int]:
    """Attack with `sockets` connections until the pipe says to stop."""
    chosen = [ATTACKS[kinds[number % len(kinds)]] for number in range(sockets if kinds else 0)]
    tasks = [asyncio.create_task(persist(enemy, attack)) for attack in chosen]
    while not pipe.poll():
        await asyncio.sleep(0.1)
        for task in tasks:
            if task.done():
                task.result()
    return dict(enemy.seen)


def attack_for(enemy: Enemy, kinds: list[str], sockets: int, pipe: Connection) -> None:
    """Run the attack in a process of its own; what the enemy saw is sent through the pipe."""
    os.nice(NICENESS)
    pipe.send("begun")
    pipe.send(asyncio.run(attack_until(enemy, kinds, sockets, pipe)))
