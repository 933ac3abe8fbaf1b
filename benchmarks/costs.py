"""What everything that a client can ask for costs the server, in milliseconds of processor time, and what is charged.

A real server and one client on this machine play the most expensive game, Cyclades with five seats, after 150 entries.
The last line is JSON. `server/costs.py` charges at least what this measures.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
from servers.process import Server, cpu_seconds
from websockets.asyncio.client import ClientConnection, connect

from petteia.server.costs import COSTS


class Client:
    """A client that plays all seats of a table at one screen."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.AsyncClient(base_url=server.address, headers={"Origin": server.address}, timeout=60)

    async def begin(self) -> None:
        (await self.http.post("/api/guest")).raise_for_status()

    async def table(self, game: str, seats: int) -> str:
        answer = await self.http.post("/api/tables", json={"game": game, "seats": ["me"] * seats, "start": True})
        return str(answer.raise_for_status().json()["id"])

    async def sit(self, table: str) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.server.address.replace("http", "ws") + f"/ws/table/{table}"
        headers = {"Cookie": cookie, "Origin": self.server.address}
        return await connect(address, additional_headers=headers, compression=None, max_size=None)

    async def play(self, socket: ClientConnection, entries: int, explain: bool) -> tuple[int, int]:
        """Take the middle one of all actions until there are `entries` entries or the game is over; returns how many
        entries there are, and how many actions were taken."""
        await say(socket, t="hello", protocol=2, explain=explain)
        state = await until(socket, "state")
        taken = 0
        while state["n"] < entries:
            if state["hand_over"] is not None:
                await say(socket, t="look", seat=state["hand_over"])
                state = await until(socket, "state")
            if state["ask"] is None:
                break
            actions = state["ask"]["actions"]
            await say(socket, t="act", n=state["n"], action=actions[len(actions) // 2]["action"])
            state = await until(socket, "played")
            taken += 1
        return state["n"], taken


def spent(pid: int) -> float:
    """Processor time of the server and its worker processes."""
    helpers = {
        int(one) for task in Path(f"/proc/{pid}/task").iterdir() for one in (task / "children").read_text().split()
    }
    return cpu_seconds(pid) + sum(cpu_seconds(helper) for helper in helpers)


async def at_rest(pid: int) -> None:
    """Wait until the server is idle: just after its start it is busy looking things up."""
    before = -1.0
    while (now := spent(pid)) > before:
        before = now
        await asyncio.sleep(0.5)


async def say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))


async def until(socket: ClientConnection, kind: str) -> Any:
    while True:
        message = json.loads(await socket.recv())
        if message["t"] == kind:
            return message


async def measure(times: int, entries: int) -> dict[str, float]:
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        pid = server.process.pid
        client = Client(server)
        await client.begin()
        table = await client.table("cyclades", 5)
        await at_rest(pid)

        async def cost(name: str, count: int, work: Callable[[], Awaitable[object]]) -> None:
            await work()  # the first may start a process
            before = spent(pid)
            for _ in range(count):
                await work()
            found[name] = round(1000 * (spent(pid) - before) / count, 2)

        async with await client.sit(table) as socket:
            before = cpu_seconds(pid)
            n, taken = await client.play(socket, entries, explain=False)
            found["act"] = round(1000 * (cpu_seconds(pid) - before) / taken, 2)
            async with await client.sit(await client.table("cyclades", 5)) as other:
                before = cpu_seconds(pid)
                _, taken = await client.play(other, entries, explain=True)
                found["explained"] = round(1000 * (cpu_seconds(pid) - before) / taken - found["act"], 2)

            async def ask(answer: str, **message: Any) -> None:
                await say(socket, **message)
                await until(socket, answer)

            await cost("hello", times, lambda: ask("state", t="hello", protocol=2))
            await cost("ping", times, lambda: ask("pong", t="ping"))
            await cost("bad", 15, lambda: ask("error", t="nonsense"))
            await cost("moment", times, lambda: client.http.get(f"/api/tables/{table}/moments/{n // 2}"))
            await cost("list", times, lambda: client.http.get("/api/me/tables"))
            await cost("request", times, lambda: client.http.get("/api/me"))

            async def come_and_go() -> None:
                async with await client.sit(table) as other:
                    await say(other, t="ping")
                    await until(other, "pong")

            await cost("connect", times, come_and_go)
            await cost("table", times // 4, lambda: client.table("cyclades", 5))
            await cost("map", times // 4, lambda: client.http.get("/api/games/legendary/map?seats=6&code=random"))
            await cost("export", times // 4, lambda: client.http.get("/api/account/export"))
            await cost("picture", times // 10, lambda: client.http.get(f"/t/{table}/picture.png"))
            await client.play(socket, 10_000, explain=False)
            record = (await client.http.get(f"/api/tables/{table}/record")).raise_for_status().text
            await cost("record", times // 10, lambda: client.http.get(f"/api/tables/{table}/record"))
            await cost("chance", times // 10, lambda: client.http.get(f"/api/tables/{table}/chance"))
            await cost("open", times // 10, lambda: client.http.post("/api/records", json={"text": record}))
        await client.http.aclose()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--times", type=int, default=100, help="how often each thing is asked for")
    parser.add_argument("--entries", type=int, default=150, help="how long the game is by then")
    given = parser.parse_args()
    found = asyncio.run(measure(given.times, given.entries))
    for name, milliseconds in found.items():
        print(f"{name:10} {milliseconds:7.2f} ms   charged {COSTS[name]:6.2f}")
    print(json.dumps({"benchmark": "costs", "milliseconds": found, "charged": {name: COSTS[name] for name in found}}))


if __name__ == "__main__":
    main()
