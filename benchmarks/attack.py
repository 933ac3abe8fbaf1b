"""One account at one address attacks with a hundred connections, and honest people elsewhere must not notice.

    python benchmarks/attack.py [--seconds 10] [--together 60] [--sockets 100] [--only hellos,moments]

Each attack is first made alone, to see what it costs the server; then all are made at once. The last line is JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import shutil
import tempfile
import time
from collections.abc import Callable, Iterable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from servers.process import Server
from visitors.honest import ACTION, BOT, FAILED, VISIT, Honest, Sample, live_honestly
from visitors.hostile import ATTACKS, Enemy, Targets, attack_for
from visitors.stranger import Player, Visitor

CONTRACT = {"p99_ms": 100.0, "bot_ms": 1000.0}
QUIET_MS = 50.0  # the longest that honest people wait on a quiet machine that nobody attacks
ENTRIES = 1000  # in the long games
OWN_ENTRIES = 80
PAIRS = 2  # honest tables of two people
BOTS = ("easy", "medium")  # who sits at the other honest tables
SECONDS_A_GAME = 25.0  # the shortest time for an honest game; decides how many have to be prepared
SECONDS_TO_SETTLE = 2.0
HOSTILE_ADDRESS = "127.0.5.1"
PATIENCE = 120.0
TOGETHER = "together"
CALM = "calm"
KINDS = {CALM: [], TOGETHER: list(ATTACKS)} | {name: [name] for name in ATTACKS}
TICKS = os.sysconf("SC_CLK_TCK")


# ---- the processor time of a server


def usage(pid: int) -> tuple[float, float]:
    """Processor seconds so far: of a process itself, and of all its children, including those that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    own, ended = int(fields[11]) + int(fields[12]), int(fields[13]) + int(fields[14])
    children = 0.0
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            try:
                children += sum(usage(int(child)))
            except OSError:
                continue
    return own / TICKS, ended / TICKS + children


def come_first(pid: int | None) -> None:
    """Give a process, but not its children, priority over everything else on this machine. Needs root."""
    for task in Path(f"/proc/{pid}/task").iterdir():
        os.sched_setscheduler(int(task.name), os.SCHED_RR | os.SCHED_RESET_ON_FORK, os.sched_param(1))


# ---- processes next to it


class Elsewhere:
    """Work in a process of its own until it is told to end; it gets the arguments and one end of a pipe."""

    def __init__(self, work: Callable[..., None], *arguments: object) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self.process = spawn.Process(target=work, args=(*arguments, theirs), daemon=True)
        self.process.start()
        theirs.close()
        self.hear()  # waits until it has begun

    def hear(self) -> Any:
        """The next thing it says."""
        if not self.pipe.poll(PATIENCE):
            raise TimeoutError(f"{self.process.name} says nothing")
        return self.pipe.recv()

    def end(self) -> Any:
        """Tell it to end; returns the last thing it says."""
        self.pipe.send(None)
        return self.hear()

    def __enter__(self) -> Elsewhere:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.process.kill()
        self.process.join()
        self.process.close()
        self.pipe.close()


# ---- before the attack


@dataclass(frozen=True)
class Scene:
    """The honest people with their games, and an account for every attack."""

    honest: list[Honest]
    enemies: dict[str, tuple[str, Targets]]  # cookie and targets, by the name of the attack


async def play_alone(visitor: Visitor, entries: int, resign: bool) -> str:
    """A long random game of two seats at one screen; taking back makes its log as long as is wanted."""
    table = await visitor.table(["me", "me"], game="cyclades")
    player, rng = Player(visitor, table), random.Random(entries)
    attending = asyncio.create_task(player.attend())
    while player.n < entries:
        await player.until(lambda p: p.over or (p.ask is not None and p.pending is None))
        n = player.n
        if player.over:
            raise RuntimeError(f"the game ended after {n} entries")
        if player.undo and rng.random() < 0.7:
            player.send(t="undo", n=n)
        else:
            player.act(rng.randrange(1000))
        await player.say_all()
        await player.until(lambda p, n=n: p.n > n or p.over)
    if resign:
        player.send(t="resign", seat=0)
        await player.say_all()
        await player.until(lambda p: p.over)
    attending.cancel()
    await asyncio.gather(attending, return_exceptions=True)
    return table


async def prepare(address: str, attacks: Iterable[str], seconds: float) -> Scene:
    """Prepare accounts, their games and long games, while limits do not count yet."""
    games = 1 + int(seconds / SECONDS_A_GAME)
    async with AsyncExitStack() as stack:

        async def guest() -> Visitor:
            visitor = Visitor(address)
            stack.push_async_callback(visitor.close)
            return await visitor.come()

        honest = [await pair_of_people(await guest(), await guest(), games, pair + 1) for pair in range(PAIRS)]
        for number, bot in enumerate(BOTS):
            cid = await guest()
            tables = [await cid.table(["me", bot]) for _ in range(games)]
            honest.append(Honest((f"127.0.3.{number + 1}",), (cid.cookie,), tuple(tables)))
        past = await guest()
        long, ended = [await play_alone(past, ENTRIES, resign) for resign in (False, True)]
        enemies = {}
        for attack in attacks:
            enemy = await guest()
            own = await play_alone(enemy, OWN_ENTRIES, resign=False)
            where = tuple(one.tables[0] for one in honest)
            enemies[attack] = (enemy.cookie, Targets(long, ended, where, own, ENTRIES))
    return Scene(honest, enemies)


async def pair_of_people(ann: Visitor, bob: Visitor, games: int, number: int) -> Honest:
    """Two people with `games` games against each other, each with an address of their own."""
    tables = [await ann.table(["me", "open"], start=False) for _ in range(games)]
    for table in tables:
        await bob.ask("POST", f"/api/tables/{table}/join", seat=1)
        await ann.ask("POST", f"/api/tables/{table}/start")
    return Honest((f"127.0.1.{number}", f"127.0.2.{number}"), (ann.cookie, bob.cookie), tuple(tables))


# ---- the attack


@dataclass(frozen=True)
class Force:
    """How many connections attack, and for how long: each attack alone, and all together."""

    sockets: int = 100
    seconds: float = 10.0
    together: float = 60.0
    urgent: bool = False


@dataclass
class Phase:
    """A period in which something was done to the server: what it cost, and what honest people noticed."""

    lasted: float
    cpu: float
    workers: float
    recovery: float
    felt: list[Sample]
    seen: dict[str, int]

    def report(self) -> dict[str, Any]:
        """The figures; `cpu_ms_each` is what the server itself spent on each hostile request it handled."""
        dealt_with = self.seen.get("answered", 0) + self.seen.get("refused", 0) + self.seen.get("broken", 0)
        return {
            "cpu_a_second": round(self.cpu / self.lasted, 3),
            "workers_a_second": round(self.workers / self.lasted, 3),
            "cpu_ms_each": round(1000 * self.cpu / dealt_with, 3) if dealt_with else 0.0,
            "p50_ms": milliseconds(self.felt, ACTION, 0.5),
            "p99_ms": milliseconds(self.felt, ACTION, 0.99),
            "bot_ms": milliseconds(self.felt, BOT, 1.0),
            "visit_ms": milliseconds(self.felt, VISIT, 1.0),
            "visits_failed": sum(sample.kind == FAILED for sample in self.felt),
            "actions": sum(sample.kind == ACTION for sample in self.felt),
            "recovery_s": round(self.recovery, 2),
            "hostile": self.seen,
        }


def milliseconds(samples: list[Sample], kind: str, share: float) -> float:
    """The time that this share of the samples stayed below; no samples at all count as the worst."""
    found = sorted(sample.seconds for sample in samples if sample.kind == kind)
    return round(1000 * found[min(len(found) - 1, int(len(found) * share))], 1) if found else 1000 * PATIENCE


async def recover(address: str) -> float:
    """Seconds until the server answers an honest stranger promptly."""
    begun = time.monotonic()
    async with httpx.AsyncClient(
        base_url=address, transport=httpx.AsyncHTTPTransport(local_address="127.0.9.2"), timeout=1.0
    ) as http:
        while time.monotonic() - begun < PATIENCE:
            asked = time.monotonic()
            try:
                await http.get("/health")
            except httpx.HTTPError:
                continue
            if time.monotonic() - asked < 0.25:
                break
    return time.monotonic() - begun


async def attack(data: Path, name: str, scene: Scene, force: Force, seconds: float) -> Phase:
    """Run a server with a copy of the data and honest people at their tables, with one attack or all for some
    seconds."""
    cookie, targets = scene.enemies[name]
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(data / "petteia.sqlite3", folder)
        with (
            Server(Path(folder), PETTEIA_LIMITS="true") as server,
            Elsewhere(live_honestly, scene.honest, server.address) as honest,
        ):
            await asyncio.sleep(SECONDS_TO_SETTLE)
            if force.urgent:
                come_first(server.process.pid)
                come_first(honest.process.pid)
            enemy = Enemy(server.address, HOSTILE_ADDRESS, cookie, targets)
            with Elsewhere(attack_for, enemy, KINDS[name], force.sockets) as hostile:
                begun, (cpu, workers) = time.monotonic(), usage(server.process.pid)
                await asyncio.sleep(seconds)
                ended, (cpu_then, workers_then) = time.monotonic(), usage(server.process.pid)
                seen = hostile.end()
            recovery = await recover(server.address)
            samples = honest.end()
    felt = [sample for sample in samples if begun <= sample.at < ended]
    return Phase(ended - begun, cpu_then - cpu, workers_then - workers, recovery, felt, seen)


async def siege(data: Path, names: list[str], force: Force) -> dict[str, Any]:
    """Prepare, then make every attack."""
    lasts = {CALM: force.seconds} | dict.fromkeys(names, force.seconds)
    lasts |= {TOGETHER: force.together} if force.together else {}
    with Server(data) as server:
        scene = await prepare(server.address, lasts, max(lasts.values()) + 2 * SECONDS_TO_SETTLE)
        server.stop()
    found = {}
    for name, lasting in lasts.items():
        found[name] = report = (await attack(data, name, scene, force, lasting)).report()
        print(
            f"{name:21}{report['cpu_a_second']:5.2f} + {report['workers_a_second']:.2f} processors,"
            f" {report['cpu_ms_each']:6.2f} ms each, honest p99 {report['p99_ms']:8.1f} ms,"
            f" bot {report['bot_ms']:8.1f} ms, visit {report['visit_ms']:8.1f} ms,"
            f" well again after {report['recovery_s']} s",
            flush=True,
        )
    return found


def verdict(found: dict[str, Any]) -> dict[str, Any]:
    """The findings, with whether each promise to honest people was kept, and whether the machine is fit to measure
    it."""
    kept = {
        name: {what: report[what] <= bound for what, bound in CONTRACT.items()}
        for name, report in found.items()
        if name != CALM
    }
    return {"phases": found, "kept": kept, "quiet": found[CALM]["p99_ms"] <= QUIET_MS}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=Force.seconds, help="of each attack alone")
    parser.add_argument("--together", type=float, default=Force.together, help="of all at once; 0 leaves it out")
    parser.add_argument("--sockets", type=int, default=Force.sockets)
    parser.add_argument(
        "--urgent", action="store_true", help="as root, on a busy machine: the server and the honest come first"
    )
    parser.add_argument("--only", default=",".join(ATTACKS), help=f"some of {','.join(ATTACKS)}")
    wanted = parser.parse_args()
    names = [name for name in wanted.only.split(",") if name]
    with tempfile.TemporaryDirectory() as folder:
        force = Force(wanted.sockets, wanted.seconds, wanted.together, wanted.urgent)
        found = asyncio.run(siege(Path(folder), names, force))
    told = verdict(found)
    if not told["quiet"]:
        print("The machine is busy with something else: honest people wait even when nobody attacks.")
    print(json.dumps(told))
    raise SystemExit(0 if all(all(one.values()) for one in told["kept"].values()) else 1)


if __name__ == "__main__":
    main()
