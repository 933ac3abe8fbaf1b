"""Measures durable writes: many tasks, each waiting until its write is on the disk.

    python benchmarks/database.py [--tasks N] [--seconds S] [--folder PATH | --database postgresql://…]

The last line is JSON. Two promises: 5,000 durable writes a second from a thousand tasks, and none of them lost. The
figures depend on the disk: a folder in memory measures nothing, so the default is the current one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path

from petteia.server.settings import read_settings
from petteia.server.store.archive import save_entries
from petteia.server.store.place import Place, place_of
from petteia.server.store.store import Connection, Store
from petteia.server.table.course import Row

LEAST_A_SECOND = 5_000
SETUP = (
    "INSERT INTO users (id, kind, name, created, seen) VALUES ('host', 'guest', 'Host', 0, 0)",
    "INSERT INTO tables (id, game, rules, options, host, status, public, rated, move, bank, delay, secret, created) "
    "VALUES (?, 'duel', '1', '{}', 'host', 'playing', 0, 0, 0, 0, 0, ?, 0)",
)


async def play(database: Store, table: str, until: float, waits: list[float]) -> int:
    """Play one table: an action, and the next as soon as it is durable; returns how many there were."""
    number = 0
    while time.perf_counter() < until:
        begun = time.perf_counter()
        await database.write(save_entries(table, [Row(number, "action", 0, 17, False, 1_800_000_000_000, 0)]))
        waits.append(time.perf_counter() - begun)
        number += 1
    return number


def clean(connection: Connection) -> None:
    for table in ("entries", "tables", "users"):
        connection.execute(f"DELETE FROM {table}")


async def measure(place: Place, tasks: int, seconds: float) -> dict[str, float]:
    database = place.store()
    database.open()
    try:
        tables = [f"table {number}" for number in range(tasks)]
        await database.write(clean)
        await database.write(lambda connection: connection.execute(SETUP[0]).fetchall())
        await database.write(lambda c: c.executemany(SETUP[1], [(table, b"") for table in tables]))
        waits: list[float] = []
        begun, processor = time.perf_counter(), time.process_time()
        counts = await asyncio.gather(*(play(database, table, begun + seconds, waits) for table in tables))
        took, worked = time.perf_counter() - begun, time.process_time() - processor
        (kept,) = await database.read(lambda c: c.execute("SELECT count(*) FROM entries").fetchone())
        waits.sort()
        return {
            "tasks": tasks,
            "writes": sum(counts),
            "lost": sum(counts) - kept,
            "writes_a_second": round(sum(counts) / took),
            "p50_ms": round(waits[len(waits) // 2] * 1000, 2),
            "p99_ms": round(waits[len(waits) * 99 // 100] * 1000, 2),
            "processor_us_a_write": round(worked / sum(counts) * 1e6, 1),
        }
    finally:
        database.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Durable writes a second.")
    parser.add_argument("--tasks", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--folder", type=Path, default=Path())
    parser.add_argument("--database", default="", help="one of PostgreSQL that may be emptied")
    given = parser.parse_args()
    figures = []
    for tasks in sorted({1, 100, given.tasks}):
        with tempfile.TemporaryDirectory(prefix="petteia-bench-", dir=given.folder) as folder:
            place = place_of(read_settings({}, data=folder, database=given.database))
            figures.append(asyncio.run(measure(place, tasks, given.seconds)))
        print("  ".join(f"{name} {value:,}" for name, value in figures[-1].items()))
    kept = figures[-1]["writes_a_second"] >= LEAST_A_SECOND and not any(figure["lost"] for figure in figures)
    print(json.dumps({"benchmark": "database", "kept": kept, "figures": figures}))
    raise SystemExit(0 if kept else 1)


if __name__ == "__main__":
    main()
