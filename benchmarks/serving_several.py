"""What several servers cost: the same load at the owner of its tables, and through another server; and how long
handing tables over takes. Part of `benchmarks/serving.py`; needs Debian's PostgreSQL."""

from __future__ import annotations

import asyncio
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from serving_load import Load
from serving_process import Server, cpu_seconds

if TYPE_CHECKING:
    from server.cluster import Cluster


def postgres_seconds(cluster: Cluster) -> float:
    """Processor time of all processes of PostgreSQL that run."""
    pid = cluster.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return cpu_seconds(pid) + sum(cpu_seconds(int(child)) for child in children)


async def measured(generator: Load, servers: list[Server], cluster: Cluster, rate: float, seconds: float) -> Any:
    """Milliseconds of processor time an action, of the servers and of PostgreSQL, and how long actions took."""
    await generator.run(seconds / 3, rate)  # until games are under way
    before = [sum(cpu_seconds(server.process.pid) for server in servers), postgres_seconds(cluster)]
    count = await generator.run(seconds, rate)
    after = [sum(cpu_seconds(server.process.pid) for server in servers), postgres_seconds(cluster)]
    took = sorted(generator.latencies)
    served, stored = ((late - early) * 1000 / count for early, late in zip(before, after, strict=True))
    return {
        "actions": count,
        "unanswered": count - len(took),
        "cpu_ms_an_action": round(served, 3),
        "postgres_ms_an_action": round(stored, 3),
        "p50_ms": round(1000 * took[len(took) // 2], 1),
        "p99_ms": round(1000 * took[int(len(took) * 0.99)], 1),
    }


async def several(tables: int, rate: float, seconds: float) -> dict[str, Any]:
    """Two servers on one database; all tables are of the first."""
    sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
    from server.databases import cluster

    found: dict[str, Any] = {}
    database = cluster().lend()
    with tempfile.TemporaryDirectory() as folder:
        places = [Path(folder) / name for name in ("owner", "other")]
        for place in places:
            place.mkdir()
        with Server(places[0], PETTEIA_DATABASE=database) as owner:
            direct = Load(owner.address)
            ids = await direct.make_tables(tables)
            await direct.connect(ids)
            found["direct"] = await measured(direct, [owner], cluster(), rate, seconds)
            with Server(places[1], PETTEIA_DATABASE=database) as other:
                await asyncio.sleep(2)
                forwarded = Load(other.address)
                forwarded.cookies = direct.cookies
                await forwarded.connect([table.id for table in direct.tables if not table.over])
                direct.close()
                await asyncio.sleep(1)
                found["forwarded"] = await measured(forwarded, [owner, other], cluster(), rate, seconds)
                begun = time.perf_counter()
                owner.process.send_signal(signal.SIGTERM)
                name = database.partition("@/")[2].partition("?")[0]
                mine = "SELECT count(*) FROM leases WHERE run = (SELECT min(number) FROM runs)"
                while (await asyncio.to_thread(cluster().execute, mine, name))[0][0]:
                    await asyncio.sleep(0.02)
                found["handed_over_s"] = round(time.perf_counter() - begun, 2)
                found["tables"] = len(forwarded.tables)
                forwarded.close()
    cluster().drop(database)
    found["forwarded_cpu"] = round(found["forwarded"]["cpu_ms_an_action"] / found["direct"]["cpu_ms_an_action"], 2)
    found["forwarded_p99_ms"] = found["forwarded"]["p99_ms"]
    return found
