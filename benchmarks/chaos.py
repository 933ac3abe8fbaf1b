"""Whatever happens, nothing that was acknowledged is lost, nothing happens twice, and in the end all see the same.

    python benchmarks/chaos.py [--actions 20000] [--seed 1] [--tables 8]

Clients that know nothing but docs/protocol.md play on bad wires (`bad_wire.py`) while the server is killed, frozen and
restarted, its disk is full or fails, its database is locked, and its clock is set (`troubles.py`). Afterwards, what
they decided and heard is compared with the log (`evidence.py`). The last line is JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import closing, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import httpx
from evidence import Evidence, Findings, Logged, examine
from network.bad_wire import BadWire
from troubles import TROUBLES, Disk, House
from visitors.reference_client import ReferenceClient
from visitors.stranger import BROKEN, Visitor, dial
from websockets.asyncio.client import ClientConnection

GAMES = (("duel", 2), ("duel", 2), ("duel", 2), ("cyclades", 3), ("duel", 2), ("legendary", 2))
CLOCK = {"move": 120, "bank": 600}  # at every third table: enough for any trouble, but not for a clock that was set
PATIENCE = 1.5  # seconds of silence after which a client repeats what it wants
MOST_SILENCE = 3  # how many such silences it takes until it hangs up
TWINS = 0.2  # share of players with two connections at once
UNDO = 0.03  # share of decisions that take the last one back
REST = 1.5  # seconds between troubles, roughly
STALL = 60.0  # seconds without an acknowledgement after which the server counts as dead
SETTLE = 90.0  # seconds within which everybody must see the same
SPECTATOR = -1


@dataclass
class Report:
    """What came of it."""

    acknowledged: int = 0
    games: int = 0
    findings: Findings = field(default_factory=Findings)
    diverged: list[str] = field(default_factory=list)
    seats_lost: list[str] = field(default_factory=list)
    stalls: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    audit: str = ""
    troubles: dict[str, int] = field(default_factory=dict)
    connections: dict[str, int] = field(default_factory=dict)
    mischief: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0

    @property
    def clean(self) -> bool:
        wrong = (self.diverged, self.seats_lost, self.stalls, self.faults, self.audit)
        return self.findings.clean and not any(wrong)

    def plain(self) -> dict[str, Any]:
        """The report as it is printed; for what went wrong, how often and the first few cases."""
        told = asdict(self) | asdict(self.findings)
        del told["findings"]
        short = {
            key: {"count": len(value), "first": value[:3]} for key, value in told.items() if isinstance(value, list)
        }
        return told | short | {"clean": self.clean}


class Survivor(ReferenceClient):
    """A client at a table that never gives up: it comes back, and repeats what was not answered."""

    def __init__(self, run: Run, table: str, seat: int, cookie: str, seed: float) -> None:
        super().__init__()
        self.run = run
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.rng = random.Random(seed)
        self.sockets: set[ClientConnection] = set()
        self.changed = asyncio.Event()

    @property
    def over(self) -> bool:
        return bool(self.info.get("status") == "over")

    def hear(self, frame: str) -> None:
        if frame.startswith('{"t":"ok"'):
            ok = json.loads(frame)
            self.run.evidence.acknowledged.add((self.table, ok["n"], self.seat, ok["action"]))
        super().hear(frame)
        self.changed.set()

    def decide(self) -> None:
        """Answer the question, or take the last action back."""
        if self.undo and self.rng.random() < UNDO:
            self.send(t="undo", n=self.n)
            return
        self.act(self.rng.randrange(1000))
        if self.pending is not None:
            self.run.evidence.decided.add((self.table, self.pending["n"], self.seat, self.pending["action"]))

    async def play(self) -> None:
        """Decide whenever there is a question, until the run has enough actions."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            if self.ask is not None and self.pending is None and not self.run.enough:
                self.decide()
            await self.say_all()

    async def say_all(self) -> None:
        said, self.outgoing = self.outgoing, []
        for socket in list(self.sockets):
            with suppress(*BROKEN):
                for frame in said:
                    await socket.send(frame)

    async def attend(self) -> None:
        """Stay connected, always."""
        while True:
            try:
                async with asyncio.timeout(PATIENCE * MOST_SILENCE):
                    socket = await dial(self.run.door(), self.table, self.cookie)
                self.sockets.add(socket)
                try:
                    await self.listen(socket)
                finally:
                    self.sockets.discard(socket)
                    socket.transport.abort()
            except BROKEN:
                await asyncio.sleep(0.05 + 0.2 * self.rng.random())

    async def listen(self, socket: ClientConnection) -> None:
        """Hear what comes; after a silence ask again, after a long one hang up."""
        silent = 0
        self.remind()
        while silent < MOST_SILENCE:
            await self.say_all()
            try:
                async with asyncio.timeout(PATIENCE):
                    self.hear(str(await socket.recv()))
                silent = 0
            except TimeoutError:
                silent += 1
                self.remind()


@dataclass
class Sitting:
    """A table with everybody who is connected to it."""

    id: str
    survivors: list[Survivor]
    tasks: list[asyncio.Task[None]]

    async def break_up(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


class Run:
    """One run: a server, a wire, tables one after the other, and troubles until enough is acknowledged."""

    def __init__(self, house: House, actions: int, seed: int, clocks: bool) -> None:
        self.house = house
        self.wire = house.wire
        self.actions = actions
        self.rng = random.Random(seed)
        self.clocks = clocks
        self.evidence = Evidence()
        self.report = Report()
        self.troubles: Counter[str] = Counter()
        self.rounds = 0  # how often all troubles have occurred
        self.made = 0

    @property
    def enough(self) -> bool:
        return bool(self.report.stalls) or (len(self.evidence) >= self.actions and self.rounds > 0)

    def door(self) -> str:
        """The address to which players connect."""
        return self.wire.address

    # ---- tables

    def bots_at(self, game: str) -> list[str]:
        """Bots that play a game with people."""
        return []

    async def sit_down(self) -> Sitting:
        """A new table with its players and a spectator; tries to create it until that works."""
        number, self.made = self.made, self.made + 1
        game, seats = GAMES[number % len(GAMES)]
        bots = self.bots_at(game)
        clock = {"pace": CLOCK} if self.clocks and number % 3 == 2 else {}
        while True:
            people = [Visitor(self.house.address) for _ in range(seats - len(bots))]
            try:
                for person in people:
                    await person.come()
                asked = ["me", *["open"] * (len(people) - 1), *bots]
                table = await people[0].table(asked, game=game, start=False, **clock)
                for seat, person in enumerate(people[1:], 1):
                    await person.ask("POST", f"/api/tables/{table}/join", seat=seat)
                await people[0].ask("POST", f"/api/tables/{table}/start")
                break
            except (httpx.HTTPError, OSError):
                await asyncio.sleep(0.2)
            finally:
                for person in people:
                    await person.close()
        survivors = [Survivor(self, table, seat, one.cookie, self.rng.random()) for seat, one in enumerate(people)]
        survivors.append(Survivor(self, table, SPECTATOR, "", self.rng.random()))
        tasks = []
        for survivor in survivors:
            tasks.append(asyncio.create_task(survivor.play()))
            for _ in range(2 if survivor.rng.random() < TWINS else 1):
                tasks.append(asyncio.create_task(survivor.attend()))
        return Sitting(table, survivors, tasks)

    async def play_tables(self) -> None:
        """Play one game after the other, each to its end or until the run has enough actions."""
        while not self.enough:
            sitting = await self.sit_down()
            try:
                while not self.enough and not all(survivor.over for survivor in sitting.survivors):
                    await asyncio.sleep(0.05)
                    for task in sitting.tasks:
                        if task.done():
                            task.result()
                await self.converge(sitting)
                self.report.games += 1
            finally:
                await sitting.break_up()

    async def converge(self, sitting: Sitting) -> None:
        """Wait until everybody at a table sees what a newcomer sees."""
        until = time.monotonic() + SETTLE
        differing = sitting.survivors
        trouble = ""
        while differing and time.monotonic() < until:
            await asyncio.sleep(0.1)
            try:
                differing, trouble = [one for one in differing if not await self.sees_all(one)], ""
            except BROKEN as error:
                trouble = f", and somebody new does not get in: {error!r}"
        self.report.diverged += [f"{one.table}: seat {one.seat} at {one.n}{trouble}" for one in differing]

    async def sees_all(self, survivor: Survivor) -> bool:
        """Whether a client knows exactly what a new client at the same seat is told."""
        fresh = ReferenceClient()
        socket = await dial(self.house.address, survivor.table, survivor.cookie)
        try:
            async with asyncio.timeout(PATIENCE * MOST_SILENCE):
                await socket.send(fresh.outgoing[0])
                while fresh.view is None:
                    fresh.hear(str(await socket.recv()))
        finally:
            socket.transport.abort()
        return (survivor.n, survivor.view, survivor.ask, survivor.log) == (fresh.n, fresh.view, fresh.ask, fresh.log)

    # ---- troubles

    async def trouble(self, name: str) -> None:
        """One trouble, from its beginning to its end."""
        await TROUBLES[name](self.house)

    async def make_trouble(self, names: list[str]) -> None:
        """One trouble after the other, with some rest between them."""
        while True:
            for name in self.rng.sample(names, len(names)):
                await asyncio.sleep(self.rng.uniform(0.0, 2 * REST))
                await self.trouble(name)
                self.troubles[name] += 1
            self.rounds += 1

    async def watch(self, trouble: asyncio.Task[None]) -> None:
        """Report progress; a server that does nothing any more is recorded and ends the run."""
        heard, since, told = 0, time.monotonic(), 0.0
        while not self.enough:
            await asyncio.sleep(0.2)
            now = time.monotonic()
            if trouble.done():
                trouble.result()
            if len(self.evidence) > heard:
                heard, since = len(self.evidence), now
            if now - since > STALL:
                self.report.stalls.append(f"nothing was acknowledged for {STALL:g} s after {heard} actions")
            if now - told > 10:
                told = now
                print(f"{heard} actions acknowledged, {sum(self.troubles.values())} troubles", flush=True)

    async def go(self, tables: int, names: list[str]) -> Report:
        """Play under troubles, then in peace until everybody sees the same; returns what was found."""
        begun = time.monotonic()
        await self.wire.start()
        await self.house.start()
        playing = [asyncio.create_task(self.play_tables()) for _ in range(tables)]
        trouble = asyncio.create_task(self.make_trouble(names))
        try:
            await self.watch(trouble)
        finally:
            trouble.cancel()
            await asyncio.gather(trouble, return_exceptions=True)
        await self.mend()
        self.wire.calm_down()
        await asyncio.gather(*playing)
        await self.house.end(signal.SIGTERM)
        await self.wire.stop()
        self.judge()
        self.report.seconds = round(time.monotonic() - begun, 1)
        return self.report

    async def mend(self) -> None:
        """Clean up after a last trouble that was interrupted."""
        if self.house.server is None or self.house.server.process.poll() is not None:
            await self.house.start()

    # ---- afterwards

    def judge(self) -> None:
        """Compare the evidence with what is on the disk, and run the server's own audit as well."""
        logs, by_bots = read_logs(self.house.data / "petteia.sqlite3")
        report = self.report
        report.findings = examine(self.evidence, logs, by_bots)
        report.acknowledged = len(self.evidence)
        report.seats_lost = [f"{table}: seat {seat}" for table, seat in by_bots]
        report.faults = faults((self.house.data / "server.log").read_text(errors="replace"))
        report.audit = audit(self.house.data)
        report.troubles = dict(self.troubles)
        report.connections = dict(self.wire.met)
        report.mischief = dict(self.wire.mischief)


def read_logs(database: Path) -> tuple[dict[str, list[Logged]], list[tuple[str, int]]]:
    """The stored log of every table, and the seats of people that a bot has taken over."""
    with closing(sqlite3.connect(database)) as connection:
        logs: dict[str, list[Logged]] = {}
        for table, *entry in connection.execute(
            "SELECT table_id, number, kind, actor, action FROM entries ORDER BY table_id, number"
        ):
            logs.setdefault(table, []).append((entry[0], entry[1], entry[2], entry[3]))
        lost = connection.execute("SELECT table_id, seat FROM seats WHERE kind = 'person' AND bot <> ''").fetchall()
    return logs, lost


# what a server says when its disk is full or fails, or when another process holds its database
EXPECTED = ("sqlite3.OperationalError", "No space left on device", "File too large")


def faults(log: str) -> list[str]:
    """Errors in a server's log that no trouble explains."""
    found = []
    for line in log.splitlines():
        try:
            entry = json.loads(line)
        except ValueError:
            if '"event"' not in line:  # otherwise it is a line of ours that the full disk cut short
                found.append(line[:300])
            continue
        if entry.get("level") in ("error", "critical") and not any(word in line for word in EXPECTED):
            found.append(line[-600:])
    return found


def audit(data: Path) -> str:
    """What `petteia audit` complains about."""
    command = [sys.executable, "-m", "petteia", "audit", "--data", str(data)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else (done.stdout + done.stderr)[-2000:]


async def chaos(
    folder: Path, actions: int, seed: int, tables: int, only: Iterable[str] = TROUBLES, clocks: bool = True
) -> Report:
    """Do a whole run in a folder."""
    with Disk(folder) as disk:
        names = [name for name in only if name != "full" or disk.mounted]
        house = House(disk, BadWire(seed), seed)
        try:
            return await Run(house, actions, seed, clocks).go(tables, names)
        finally:
            if house.server is not None:
                house.server.end()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--actions", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--only", default=",".join(TROUBLES), help=f"some of {','.join(TROUBLES)}")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(chaos(Path(folder), wanted.actions, wanted.seed, wanted.tables, wanted.only.split(",")))
    print(json.dumps(report.plain()))
    raise SystemExit(0 if report.clean else 1)


if __name__ == "__main__":
    main()
