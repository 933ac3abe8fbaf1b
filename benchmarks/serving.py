"""Measures the server against its contract: load on sockets, durable actions, opening long games. Last line: JSON.

`make bench-server` runs it; `--quick` is a tenth of it. Everything stays on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import re
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from servers.load import Load
from servers.process import Server, cpu_seconds
from servers.several import several, tables_on_postgres

from petteia import game as find_game
from petteia.core.engine.rng import Rng
from petteia.core.engine.state import CHANCE
from petteia.server.ids import new_id
from petteia.server.live.live_table import LiveTable
from petteia.server.live.tables import Tables
from petteia.server.live.workers import Workers
from petteia.server.store.database import Database
from petteia.server.store.store import Connection
from petteia.server.table import messages as m
from petteia.server.table.audience import Explaining, Onlooker
from petteia.server.table.course import Course
from petteia.server.table.header import Chair, Header

CONTRACT = {
    "p99_ms": 30.0,
    "kb_a_connection": 60.0,
    "cpu_ms_an_action": 0.4,
    "durable_actions_a_second": 5000.0,
    "opening_ms": 30.0,
    "moment_ms": 3.0,
    "explaining_ms": 3.0,
    "ready_s": 3.0,
    "stored_mb": 200.0,
    "postgres_actions_a_second": 5000.0,
    "two_carry": 1.7,
    "forwarded_cpu": 1.6,
    "forwarded_p99_ms": 60.0,
    "handed_over_s": 5.0,
}
AT_LEAST = ("durable_actions_a_second", "postgres_actions_a_second", "two_carry")  # all others: at most


def resident_kb(pid: int) -> int:
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    assert found is not None
    return int(found[1])


async def load(tables: int, rate: float, seconds: float) -> dict[str, float]:
    """Live tables with two sockets each, while bots think at two others."""
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        pid = server.process.pid
        generator = Load(server.address)
        ids = await generator.make_tables(tables)
        before = resident_kb(pid)
        await generator.connect(ids)
        await asyncio.sleep(1)
        memory = (resident_kb(pid) - before) / (2 * tables)
        await generator.run(seconds / 2, rate)  # until games are under way
        await generator.busy_bots()
        cpu = cpu_seconds(pid)
        count = await generator.run(seconds, rate)
        cpu = cpu_seconds(pid) - cpu
        latencies = sorted(generator.latencies)
        lost = count - len(latencies)
        generator.close()
    return {
        "tables": tables,
        "sockets": 2 * tables,
        "actions": count,
        "unanswered": lost,
        "actions_a_second": round(count / seconds, 1),
        "p50_ms": round(1000 * latencies[len(latencies) // 2], 2),
        "p99_ms": round(1000 * latencies[int(len(latencies) * 0.99)], 2),
        "kb_a_connection": round(memory, 1),
        "cpu_ms_an_action": round(1000 * cpu / count, 3),
    }


# ---- without sockets


def header_of(game: str, seats: int) -> Header:
    rules = find_game(game)
    chairs = tuple(Chair("person", f"user{seat}", f"User {seat}") for seat in range(seats))
    options = rules.check_options({})
    return Header(new_id(), game, rules.version, options, chairs, "user0", True, False, m.Pace(), 0, 0, os.urandom(32))


def add_users(connection: Connection) -> None:
    for seat in range(6):
        connection.execute(
            "INSERT INTO users (id, kind, name, created, seen) VALUES (?, 'guest', ?, 0, 0)", (f"user{seat}", f"{seat}")
        )


@asynccontextmanager
async def tables_on_sqlite() -> AsyncIterator[Tables]:
    """Tables stored in a file."""
    with tempfile.TemporaryDirectory() as folder:
        database = Database(Path(folder) / "bench.sqlite3")
        database.open()
        tables = Tables(database, Workers(1, 1.0))
        yield tables
        await tables.close()
        tables.workers.close()
        database.close()


async def durable(house: Tables, tables: int, seconds: float) -> dict[str, float]:
    """Actions a second at many tables at once, each on the disk before it counts."""
    await house.store.write(add_users)
    counts = [0, 0]

    async def begin() -> LiveTable:
        live = await house.create(header_of("duel", 2))
        await live.do(lambda table: table.begin("user0"))
        return live

    async def play(live: LiveTable, seed: int) -> None:
        rng = Rng(seed)
        while time.perf_counter() < until:
            course = live.table.course
            while live.table.playing and time.perf_counter() < until:
                seat, n, action = int(course.state.actor), course.length, rng.choice(course.state.legal())
                player, act = Onlooker(0, f"user{seat}", "", [seat]), m.Act(n, action)
                await live.do(lambda table, player=player, act=act: table.act(player, act))  # type: ignore[misc]
                counts[0] += 1
                counts[1] += course.length - n
            if time.perf_counter() < until:
                live = await begin()

    made = [await begin() for _ in range(tables)]
    begun, cpu = time.perf_counter(), time.process_time()
    until = begun + seconds
    await asyncio.gather(*(play(live, seed) for seed, live in enumerate(made)))
    took, cpu = time.perf_counter() - begun, time.process_time() - cpu
    return {
        "actions_a_second": round(counts[1] / took),  # actions of chance count like any other
        "decisions_a_second": round(counts[0] / took),
        "cpu_ms_a_decision": round(1000 * cpu / counts[0], 3),
    }


async def durable_on(tables: AbstractAsyncContextManager[Tables], name: str, seconds: float) -> dict[str, float]:
    """The same for tables in a given store, with the names of the figures prefixed."""
    async with tables as house:
        found = await durable(house, 500, seconds)
    return {f"{name}_{key}": value for key, value in found.items()}


async def opening(entries: int) -> dict[str, float]:
    """Processor time for opening a long game from the disk and showing it with its whole log."""
    with tempfile.TemporaryDirectory() as folder:
        database = Database(Path(folder) / "bench.sqlite3")
        database.open()
        await database.write(add_users)
        house = Tables(database, Workers(1, 1.0))
        found: dict[str, float] = {}
        for game, seats in (("duel", 2), ("cyclades", 4), ("legendary", 4)):
            header, rng = header_of(game, seats), Rng(3)
            live = await house.create(header)
            await live.do(lambda table: table.begin("user0"))
            for seat in range(seats):
                await live.do(lambda table, seat=seat: table.enter(seat, f"user{seat}", ""))  # type: ignore[misc]
            course = live.table.course
            while live.table.playing and course.length < entries:
                act = m.Act(course.length, rng.choice(course.state.legal()))
                seat = int(course.state.actor)
                await live.do(lambda table, seat=seat, act=act: table.receive(seat, act))  # type: ignore[misc]
            times = []
            for _ in range(9):
                live.put_away()
                begun = time.process_time()
                live = await house.find(header.id)
                await live.do(lambda table: table.enter(9, "user0", ""))
                step = await live.do(lambda table: table.receive(9, m.Hello(m.PROTOCOL)))
                size = sum(len(m.ENCODER.encode(message)) for _, message in step.send)
                times.append(time.process_time() - begun)
            found[f"{game}_{course.length}_ms"] = round(1000 * sorted(times)[4], 1)
            found[f"{game}_kb"] = size // 1000
        await house.close()
        house.workers.close()
        database.close()
    return found | {"opening_ms": max(value for key, value in found.items() if key.endswith("_ms"))}


def moments(entries: int) -> dict[str, float]:
    """Processor time for showing a moment of a very long game."""
    found = {}
    for game, seats in (("duel", 2), ("cyclades", 5), ("legendary", 6)):
        rules, rng = find_game(game), Rng(3)
        course = Course(rules, seats, rules.check_options({}))
        while course.length < entries and not course.state.over:
            state = course.state
            course.play(state.draw(rng) if state.actor == CHANCE else rng.choice(state.legal()), 0, 0)
        times = []
        for _ in range(9):
            begun = time.process_time()
            m.ENCODER.encode(course.moment(course.length - 1).view(0))
            times.append(time.process_time() - begun)
        found[f"{game}_moment_{course.length}_ms"] = round(1000 * sorted(times)[4], 3)
    return found | {"moment_ms": max(found.values())}


def explaining(entries: int) -> dict[str, float]:
    """Processor time of the longest piece of explaining a question, during which everybody else waits. Garbage is
    collected separately, as in the server."""
    found = {}
    gc.disable()
    for game, seats in (("duel", 2), ("cyclades", 5), ("legendary", 6)):
        rules, rng, longest = find_game(game), Rng(3), 0.0
        course = Course(rules, seats, rules.check_options({}))
        while course.length < entries and not course.state.over:
            state = course.state
            if state.actor == CHANCE:
                course.play(state.draw(rng), 0, 0)
                continue
            if course.length % 5 == 0:
                answers, more = Explaining(course.game, course.state, course.length), True
                while more:
                    begun = time.process_time()
                    more = answers.go_on()
                    longest = max(longest, time.process_time() - begun)
            course.play(rng.choice(state.legal()), 0, 0)
        found[f"{game}_piece_ms"] = round(1000 * longest, 2)
        gc.collect()
    gc.enable()
    return found | {"explaining_ms": max(found.values())}


async def stored(tables: int, seconds: float) -> dict[str, float]:
    """A start with many games in progress, each between a person and a bot: how soon the server is ready, and how much
    memory it uses once it has looked at all of them."""
    with tempfile.TemporaryDirectory() as folder:
        database = Database(Path(folder) / "petteia.sqlite3")
        database.open()
        await database.write(add_users)
        house = Tables(database, Workers(1, 1.0))
        for number in range(tables):
            header = header_of("duel", 2)
            chairs = (header.chairs[0], Chair("bot", bot="novice"))
            live = await house.create(msgspec.structs.replace(header, chairs=chairs))
            await live.do(lambda table: table.begin("user0"))
            live.put_away()
            if number % 500 == 0:
                print(f"\rstoring {number} of {tables} tables", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        await house.close()
        house.workers.close()
        await database.write(lambda connection: connection.execute("UPDATE tables SET due = 0").rowcount)
        database.close()
        begun = time.perf_counter()
        with Server(Path(folder)) as server:
            async with httpx.AsyncClient(base_url=server.address) as client:
                while (await client.get("/ready")).status_code != 200:
                    await asyncio.sleep(0.02)
                ready = time.perf_counter() - begun
                await asyncio.sleep(seconds)
                memory = resident_kb(server.process.pid) / 1000
                health = (await client.get("/health")).json()
    return {"ready_s": round(ready, 2), "stored_mb": round(memory, 1), "still_in_use": health["tables"]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a tenth of the load, for a tenth of the time")
    parser.add_argument(
        "--part",
        choices=("load", "durable", "postgres", "opening", "moments", "explaining", "stored", "several"),
        help="only this part",
    )
    wanted = parser.parse_args()
    part = 10 if wanted.quick else 1
    found: dict[str, Any] = {}
    if wanted.part in (None, "opening"):
        found |= uvloop.run(opening(300))
        print("opening a long game:", found, flush=True)
    if wanted.part in (None, "moments"):
        found |= moments(1000)
        print("a moment of a long game:", found["moment_ms"], "ms", flush=True)
    if wanted.part in (None, "explaining"):
        found |= explaining(500)
        print("the longest piece of an explanation:", found["explaining_ms"], "ms", flush=True)
    if wanted.part in (None, "stored"):
        found |= asyncio.run(stored(5000 // part, 60 / part))
        print(f"ready in {found['ready_s']} s, {found['stored_mb']} MB after a minute", flush=True)
    if wanted.part in (None, "durable"):
        found |= uvloop.run(durable_on(tables_on_sqlite(), "durable", 20 / part))
        print("durable actions a second:", found["durable_actions_a_second"], flush=True)
    if wanted.part in (None, "postgres"):
        found |= uvloop.run(durable_on(tables_on_postgres(), "postgres", 20 / part))
        print("the same on PostgreSQL:", found["postgres_actions_a_second"], flush=True)
    if wanted.part in (None, "load"):
        found |= uvloop.run(load(1000 // part, 500 / part, 30 / part))
        print(
            f"{found['actions_a_second']} actions/s at {found['tables']} tables: p99 {found['p99_ms']} ms", flush=True
        )
    if wanted.part in (None, "several"):
        found |= uvloop.run(several(500 // part, 250 / part, 30 / part))
        print(
            f"forwarded: {found['forwarded_cpu']} × the processor time, p99 {found['forwarded_p99_ms']} ms; "
            f"two servers carry {found['two_carry']} × one; handed over in {found['handed_over_s']} s",
            flush=True,
        )
    kept = kept_of(found)
    print(json.dumps(found | {"kept": kept}), flush=True)
    broken = [f"{name} is {found[name]}, promised: {CONTRACT[name]}" for name, good in kept.items() if not good]
    if broken:
        sys.exit("Promises that are not kept: " + "; ".join(broken))


def kept_of(found: dict[str, Any]) -> dict[str, bool]:
    """Which promises are kept, of those that were measured."""
    return {
        name: (found[name] >= bound if name in AT_LEAST else found[name] <= bound)
        for name, bound in CONTRACT.items()
        if name in found
    }


if __name__ == "__main__":
    main()
