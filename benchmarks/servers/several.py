"""What several servers cost and carry: the same load on the owner of its tables, through another server, and on two
that share it; and how long it takes to hand tables over. Part of `benchmarks/serving.py`; needs Debian's PostgreSQL."""

from __future__ import annotations

import asyncio
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from petteia.server.live.tables import Tables
from petteia.server.live.workers import Workers
from petteia.server.owners.news import News
from petteia.server.owners.owners import Owners
from petteia.server.store.place import place_at
from petteia.server.store.runs import begin_run
from servers.load import Load
from servers.process import Server, cpu_seconds

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

if TYPE_CHECKING:
    from server.cluster import Cluster

AT_ONCE = 50  # how many tables reconnect at the same time


def postgres_seconds(cluster: Cluster) -> float:
    """Processor time of all running PostgreSQL processes."""
    pid = cluster.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return cpu_seconds(pid) + sum(cpu_seconds(int(child)) for child in children)


@asynccontextmanager
async def tables_on_postgres() -> AsyncIterator[Tables]:
    """Tables stored in PostgreSQL, each with its lease, as on one of several servers. Commits wait for the disk."""
    from server.cluster import Cluster

    class Durable(Cluster):
        settings = (*Cluster.settings, "fsync=on", "full_page_writes=on", "shared_buffers=128MB", "max_wal_size=4GB")

    cluster = Durable()
    address = cluster.lend()
    store = place_at(address).store()
    store.open()
    runs = await store.write(lambda connection: begin_run(connection, 0))
    tables = Tables(store, Workers(1, 1.0), runs=runs)
    tables.owners = Owners(store, address, runs.number, "127.0.0.1:9", News(store, tables.now))
    await tables.owners.begin()
    alive = asyncio.create_task(tables.owners.run())
    yield tables
    await tables.close()
    await tables.owners.leave()
    await alive
    await tables.owners.hang_up()
    tables.workers.close()
    store.close()
    cluster.remove()


async def measured(generator: Load, servers: list[Server], cluster: Cluster, rate: float, seconds: float) -> Any:
    """Milliseconds of processor time per action, of the servers and of PostgreSQL, and how long actions took."""
    await generator.run(seconds / 3, rate)  # until games are under way

    def spent() -> list[float]:
        return [postgres_seconds(cluster), *(cpu_seconds(server.process.pid) for server in servers)]

    before = spent()
    count = await generator.run(seconds, rate)
    stored, *served = ((late - early) * 1000 / count for early, late in zip(before, spent(), strict=True))
    took = sorted(generator.latencies)
    return {
        "actions": count,
        "unanswered": count - len(took),
        "cpu_ms_an_action": round(sum(served), 3),
        "busiest_ms_an_action": round(max(served), 3),
        "postgres_ms_an_action": round(stored, 3),
        "p50_ms": round(1000 * took[len(took) // 2], 1),
        "p99_ms": round(1000 * took[int(len(took) * 0.99)], 1),
    }


async def several(tables: int, rate: float, seconds: float) -> dict[str, Any]:
    """A load on PostgreSQL, three times: on one server; on the same server through another, to which all tables are
    then handed over; and twice the load on two servers with half of the tables each, where the two players at a table
    connect to different servers.

    What two servers carry is computed from processor time, because on a small machine the load itself needs a core: one
    server is full when its core is, two are when the core of the busier one is.
    """
    from server.databases import cluster

    found: dict[str, Any] = {}
    database = cluster().lend()
    with tempfile.TemporaryDirectory() as folder:
        places = [Path(folder) / name for name in ("owner", "other")]
        for place in places:
            place.mkdir()
        with Server(places[0], PETTEIA_DATABASE=database) as owner:
            direct = Load(owner.address)
            await direct.connect(await direct.make_tables(tables))
            found["direct"] = await measured(direct, [owner], cluster(), rate, seconds)
            with Server(places[1], PETTEIA_DATABASE=database) as other:
                await asyncio.sleep(2)
                forwarded = Load(other.address)
                forwarded.cookies = direct.cookies
                await forwarded.connect([table.id for table in direct.tables if not table.over])
                direct.close()
                await asyncio.sleep(1)
                found["forwarded"] = await measured(forwarded, [owner, other], cluster(), rate, seconds)
                found |= await handed_over(forwarded, owner)
                owner.process.wait()
                with Server(places[0], PETTEIA_DATABASE=database) as again:
                    await asyncio.sleep(2)
                    both = Load(again.address, other.address)
                    await both.connect(await both.make_tables(tables))
                    found["both"] = await measured(both, [again, other], cluster(), 2 * rate, seconds)
                    both.close()
    cluster().drop(database)
    one, two = found["direct"], found["both"]
    found["forwarded_cpu"] = round(found["forwarded"]["cpu_ms_an_action"] / one["cpu_ms_an_action"], 2)
    found["forwarded_p99_ms"] = found["forwarded"]["p99_ms"]
    found["two_carry"] = round(one["busiest_ms_an_action"] / two["busiest_ms_an_action"], 2)
    return found


async def handed_over(load: Load, owner: Server) -> dict[str, float]:
    """Seconds from the moment the owner of all tables is told to leave until everybody is back at a table, through the
    server they are connected to; and the number of tables."""
    tables = [table for table in load.tables if not table.over]
    after = Load(*load.addresses)
    after.cookies = load.cookies
    begun = time.perf_counter()
    owner.process.send_signal(signal.SIGTERM)
    while not all(client.closed for table in tables for client in table.clients):
        await asyncio.sleep(0.005)
    await after.connect([table.id for table in tables], at_once=AT_ONCE)
    while not all(table.n for table in after.tables):
        await asyncio.sleep(0.005)
    took = time.perf_counter() - begun
    load.close()
    after.close()
    return {"handed_over_s": round(took, 2), "handed_over_tables": len(tables)}
