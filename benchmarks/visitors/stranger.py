"""A visitor from outside: visits a server over HTTP and plays over its sockets as docs/protocol.md describes.

Nothing here uses the package, only the addresses, the cookie and the messages that are documented.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from visitors.reference_client import ReferenceClient

SECONDS = 60.0  # how long a stranger waits for an answer
BROKEN = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError)


async def dial(address: str, table: str, cookie: str, source: str = "") -> ClientConnection:
    """An open socket at a table."""
    return await connect(
        address.replace("http", "ws", 1) + f"/ws/table/{table}",
        additional_headers={"Origin": address, "Cookie": f"petteia={cookie}"},
        local_addr=(source, 0) if source else None,
        max_size=None,
        compression=None,
        proxy=None,
        ping_interval=None,
        open_timeout=SECONDS,
        close_timeout=0.2,
    )


class Visitor:
    """A browser, connecting from an address of this machine if one is given; any in 127.0.0.0/8 will do."""

    def __init__(self, address: str, source: str = "", cookie: str = "") -> None:
        self.address = address
        self.source = source
        self.cookie = cookie
        self.http = httpx.AsyncClient(
            base_url=address,
            headers={"Origin": address},
            transport=httpx.AsyncHTTPTransport(local_address=source or None, verify=False),
            timeout=SECONDS,
        )

    async def come(self) -> Visitor:
        """Become a guest."""
        answer = await self.http.post("/api/guest")
        answer.raise_for_status()
        self.cookie = answer.cookies["petteia"]
        self.http.cookies.clear()
        return self

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        """The server's answer; a refusal is raised."""
        answer = await self.http.request(method, path, json=body or None, headers=self.headers)
        answer.raise_for_status()
        return answer.json()

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"petteia={self.cookie}"} if self.cookie else {}

    async def table(self, seats: list[str], game: str = "duel", start: bool = True, **how: Any) -> str:
        """Create a table; returns its id."""
        made = await self.ask("POST", "/api/tables", game=game, seats=seats, start=start, **how)
        return str(made["id"])

    async def socket(self, table: str) -> ClientConnection:
        return await dial(self.address, table, self.cookie, self.source)

    async def close(self) -> None:
        await self.http.aclose()


class Player(ReferenceClient):
    """A player at a table who comes back whenever the connection breaks."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        super().__init__()
        self.visitor = visitor
        self.table = table
        self.socket: ClientConnection | None = None
        self.broken = 0
        self.changed = asyncio.Event()

    @property
    def over(self) -> bool:
        return bool(self.info.get("status") == "over")

    async def say_all(self) -> None:
        """Send everything that is waiting, if there is a connection."""
        said, self.outgoing = self.outgoing, []
        if self.socket is not None:
            with suppress(*BROKEN):
                for frame in said:
                    await self.socket.send(frame)

    async def attend(self) -> None:
        """Stay at the table until the game is over or the task is cancelled."""
        while not self.over:
            try:
                self.socket = await self.visitor.socket(self.table)
                self.outgoing.clear()
                self.remind()
                await self.say_all()
                await self.listen(self.socket)
            except BROKEN:
                self.broken += 1
                await asyncio.sleep(0.1)
            finally:
                await self.leave()

    async def leave(self) -> None:
        """Hang up without a word."""
        socket, self.socket = self.socket, None
        if socket is not None:
            socket.transport.abort()

    async def listen(self, socket: ClientConnection) -> None:
        """Take in everything the server says."""
        while not self.over:
            self.hear(str(await socket.recv()))
            await self.say_all()
            self.changed.set()

    async def until(self, what: Any) -> None:
        """Wait until that is true of this player."""
        while not what(self):
            self.changed.clear()
            await self.changed.wait()


def message(**fields: Any) -> str:
    """A message as it is sent."""
    return json.dumps(fields)
