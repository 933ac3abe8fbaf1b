"""An acknowledged move is durable: kill -9 a server under load at random points, and look for every acknowledged move.

    python benchmarks/kill_nine.py [--moves 20000] [--kills 25] [--seed 1]

Clients play as fast as they can at many tables. After a number of acknowledgements that the seed decides, the server is
killed; everything acknowledged until then must be in the database. Then it is started again, and the games go on. With
`PETTEIA_DATABASE`, the database is that PostgreSQL one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import signal
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from servers.load import Client, Load, LoadTable
from servers.process import Server

from petteia.core.engine.rng import Rng
from petteia.server.settings import read_settings
from petteia.server.store.place import place_of

OK = re.compile(rb'^\{"t":"ok","n":(\d+),"action":(\d+)\}$')
TABLES = 24
FEWEST_TABLES = 8
Move = tuple[str, int, int]


@dataclass
class StormTable(LoadTable):
    """A table that records its acknowledged moves."""

    def hear(self, client: Client, payload: bytes) -> None:
        found = OK.match(payload)
        if found is not None:
            assert isinstance(self.load, Storm)
            self.load.acknowledge((self.id, int(found[1]), int(found[2])))
        super().hear(client, payload)


@dataclass
class Tally:
    """What came of it."""

    acknowledged: set[Move] = field(default_factory=set)
    kills: int = 0
    lost: list[Move] = field(default_factory=list)

    def plain(self) -> dict[str, int]:
        return {"acknowledged": len(self.acknowledged), "kills": self.kills, "lost": len(self.lost)}


class Storm(Load):
    """Plays until `moves` moves are acknowledged, then kills the server in the middle of whatever it is doing."""

    table_kind = StormTable

    def __init__(self, server: Server, tally: Tally, moves: int) -> None:
        super().__init__(server.address)
        self.server = server
        self.tally = tally
        self.until_kill = moves
        self.killed = asyncio.Event()

    def acknowledge(self, move: Move) -> None:
        self.tally.acknowledged.add(move)
        self.until_kill -= 1
        if self.until_kill == 0:
            self.server.process.send_signal(signal.SIGKILL)
            self.killed.set()

    async def play(self) -> None:
        """Play as fast as answers come; ends with the kill, or when all games are over."""
        while not self.killed.is_set() and not all(table.over for table in self.tables):
            while self.can_act:
                self.can_act.popleft().act()
            await asyncio.sleep(0)


def missing(data: Path, moves: set[Move]) -> list[Move]:
    """The moves that are not in the database."""
    sql = "SELECT table_id, number, action FROM entries WHERE kind = 'action'"
    place = place_of(read_settings(data=str(data)))
    return sorted(moves - set(place.do(lambda connection: connection.execute(sql).fetchall())))


async def storm(data: Path, moves: int, kills: int, seed: int) -> Tally:
    """Kill and restart about `kills` times, until `moves` moves are acknowledged."""
    tally, rng = Tally(), Rng(seed)
    ids: list[str] = []
    cookies: list[str] = []
    while len(tally.acknowledged) < moves:
        with Server(data) as server:
            load = Storm(server, tally, 1 + rng.below(2 * moves // kills))
            load.cookies = cookies
            if len(ids) < FEWEST_TABLES:
                ids = await load.make_tables(TABLES)
                cookies = load.cookies
            await load.connect(ids)
            await load.play()
            if load.killed.is_set():
                await asyncio.to_thread(server.process.wait)
                await asyncio.sleep(0.2)  # what was sent before still arrives
                tally.kills += 1
                tally.lost += missing(data, tally.acknowledged)
            ids = [table.id for table in load.tables if not table.over]
            load.close()
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=20_000)
    parser.add_argument("--kills", type=int, default=25)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tally = asyncio.run(storm(Path(folder), wanted.moves, wanted.kills, wanted.seed))
    print(json.dumps(tally.plain()))
    raise SystemExit(1 if tally.lost else 0)


if __name__ == "__main__":
    main()
